import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import type { Game } from 'boardgame.io'

/** boardgame.io is CommonJS with folders for its parts, which modules cannot import by name. */
const require = createRequire(import.meta.url)
const { Server } = require('boardgame.io/server') as typeof import('boardgame.io/server')
const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/client')
const { SocketIO } = require('boardgame.io/multiplayer') as typeof import('boardgame.io/multiplayer')

const NAME = 'reference'
/** 40 units of this kind are 21 kB of JSON, like a game of 400 points. */
const UNITS = 40

const unit = (n: number) => ({
  id: `unit-${n}`,
  card: 'nebulon-b-escort-frigate',
  seat: n % 2 === 0 ? 'a' : 'b',
  pose: { x: 450_000 + n, y: 300_000 + n, heading: 90_000 },
  shields: { front: 3, right: 1, rear: 2, left: 1 },
  defense: ['evade', 'brace', 'redirect'].map((kind) => ({ id: `${kind}-1`, kind, exhausted: false })),
  dials: [{ n: 1, command: 'navigate', commitment: '5a'.repeat(32), salt: '01'.repeat(16) }],
  activated: false,
})

type Unit = ReturnType<typeof unit>
const seenBy = (each: Unit, player: string | null): Unit =>
  each.seat === (player === '0' ? 'a' : 'b')
    ? each
    : { ...each, dials: each.dials.map((dial) => ({ ...dial, command: 'unknown', salt: '' })) }

interface Table {
  moves: number
  units: Unit[]
}

/** Two players in turn, one move each, which moves and marks a unit. */
const GAME: Game<Table> = {
  name: NAME,
  setup: () => ({ moves: 0, units: Array.from({ length: UNITS }, (_, n) => unit(n)) }),
  turn: { minMoves: 1, maxMoves: 1 },
  // Nobody sees the dials of the other, as here.
  playerView: ({ G, playerID }) => ({ ...G, units: G.units.map((each) => seenBy(each, playerID)) }),
  moves: {
    move({ G }, x: number) {
      G.moves += 1
      const moved = G.units[G.moves % G.units.length]
      if (!moved) return
      moved.pose.x = x
      moved.activated = !moved.activated
    },
  },
}

/** A running server in memory with so many matches, both players of each connected over their own sockets. */
export interface Reference {
  /** Makes so many moves in each match, one after the other; ends when both players have seen the last of each. */
  play(movesEach: number): Promise<void>
  close(): void
}

export async function openReference(matches: number): Promise<Reference> {
  const server = Server({ games: [GAME], origins: [/localhost/] })
  const running = await quietly(() => server.run({ port: 0, callback: () => {} }))
  const { port } = running.appServer.address() as AddressInfo
  const pairs = await Promise.all(Array.from({ length: matches }, () => match(`http://localhost:${port}`)))
  return {
    play: async (movesEach) => {
      await Promise.all(pairs.map((pair) => playMatch(pair, movesEach)))
    },
    close() {
      for (const client of pairs.flat()) client.stop()
      server.kill(running)
    },
  }
}

/** It tells of its port. */
async function quietly<T>(act: () => Promise<T>): Promise<T> {
  const { log, info } = console
  Object.assign(console, { log: () => {}, info: () => {} })
  return act().finally(() => Object.assign(console, { log, info }))
}

type Player = Awaited<ReturnType<typeof connected>>

async function match(url: string): Promise<[Player, Player]> {
  const { matchID } = await post(`${url}/games/${NAME}/create`, { numPlayers: 2 })
  return [await connected(url, matchID, '0'), await connected(url, matchID, '1')]
}

async function post(url: string, body: object): Promise<{ matchID: string; playerCredentials: string }> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await answer.json()) as { matchID: string; playerCredentials: string }
}

async function connected(url: string, matchID: string, playerID: '0' | '1') {
  const joined = await post(`${url}/games/${NAME}/${matchID}/join`, { playerID, playerName: playerID })
  const { playerCredentials: credentials } = joined
  const multiplayer = SocketIO({ server: url })
  const client = Client({ game: GAME, matchID, playerID, credentials, multiplayer, debug: false })
  client.start()
  await new Promise<void>((resolve) => {
    client.subscribe((state) => state?.isConnected && resolve())
  })
  return client
}

/** The next move is made when the last one has come to the other player. */
async function playMatch(players: readonly [Player, Player], moves: number): Promise<void> {
  for (let made = 0; made < moves; made += 1) {
    const n = movesIn(players[0])
    const [mover, other] = n % 2 === 0 ? players : [players[1], players[0]]
    const arrived = arrival(other, n + 1)
    mover.moves.move?.(n)
    await arrived
  }
}

const movesIn = (player: Player): number => player.getState()?.G.moves ?? 0

function arrival(player: Player, n: number): Promise<void> {
  return new Promise((resolve) => {
    let stop = () => {}
    stop = player.subscribe((state) => {
      if (!state || state.G.moves < n) return
      queueMicrotask(() => stop())
      resolve()
    })
  })
}
