import type { Deps, Rules } from '#functions/ports/deps'
import type { Head } from '#functions/ports/head'
import { commitGame } from '#functions/use-cases/commit/commit-game'
import { chanceOf } from '#functions/use-cases/commit/game-chance'
import { nextHead } from '#functions/use-cases/commit/next-head'
import type { Chance } from '#shared/game/engine/chance'
import type { Choice, DecisionRequest } from '#shared/game/engine/decision'
import { type Command, DIE_FACES, type DieColor, type DieFace, type GameState } from '#shared/game/engine/state'
import type { GameEntry, NewGame, Submission } from '#shared/play/protocol/request-bodies'
import type { GamePage } from '#shared/play/protocol/responses'
import { seededHex } from '#test/support/seeded-entropy'
import { type Player, SOON } from './player'

const hex = seededHex(3)

/** Asks the service as the pages of this player would, with their cookies. */
async function ask(player: Player, path: string, data?: object): Promise<GamePage> {
  const { request } = player.page
  const answer = await (data === undefined ? request.get(path) : request.post(path, { data }))
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  return await answer.json()
}

/** A game of two signed-in players that has just begun: `rebel` has made it, `empire` has joined. @returns its id */
export async function beganGame(rebel: Player, empire: Player): Promise<string> {
  const wanted: NewGame = { submissionId: hex(8), wish: 'rebel', salt: hex(16), hoursPerHandOff: 48 }
  const { id, invitation } = await ask(rebel, '/games', wanted)
  const joining: GameEntry = { wish: 'imperial', salt: hex(16) }
  await ask(empire, `/invitations/${invitation?.slice('/i/'.length)}`, joining)
  return id
}

/** Answers the question that is open for this player, as their page would. */
export async function answer(
  player: Player,
  game: string,
  choose: (request: DecisionRequest) => Choice,
): Promise<void> {
  const { view } = await ask(player, `/games/${game}?since=0`)
  const request = view?.requests[0]
  if (request === undefined) throw new Error(`nothing is asked of ${player.email}`)
  const script = [{ ask: request.ask, subject: request.subject, choose: choose(request) }]
  const submission: Submission = { submissionId: hex(8), answers: request.id, script }
  await ask(player, `/games/${game}/decisions`, submission)
}

/** Answers the question for dials with the same command for each of them. */
export async function setDials(player: Player, game: string, command: Command): Promise<void> {
  await answer(player, game, (request) => {
    if (request.kind !== 'dials') throw new Error('no dials are asked for')
    const dials = request.ships.map(({ ship, missing }) => [
      ship,
      Array.from({ length: missing }, () => ({ command, salt: hex(16) })),
    ])
    return { dials: Object.fromEntries(dials) }
  })
}

/**
 * Lays the table of a running game as `lay` says, by a commit like any other: clocks, lists and log go on. Decisions and
 * draws did not make this table, so its log cannot be replayed; everything after it is the game's own.
 */
export async function arrange(
  deps: Deps,
  game: string,
  lay: (state: GameState, chance: Chance) => void,
): Promise<void> {
  const loaded = await deps.games.load(game)
  if (loaded?.newest === undefined) throw new Error('the game is not written out')
  const { head } = loaded
  const now = deps.clock.now()
  const next = nextHead(head, arranged(await deps.rules(), head, lay), deps.settings, now)
  const outcome = await commitGame(deps.games, next, now)
  if (outcome !== 'done') throw new Error(`arranging the table: ${outcome}`)
}

function arranged(rules: Rules, head: Head, lay: (state: GameState, chance: Chance) => void) {
  if (head.state === undefined) throw new Error('the game has not begun')
  const state = structuredClone(head.state)
  lay(state, chanceOf(rules, head))
  return { state, decisions: [], draws: [], events: [], open: rules.pending(state) }
}

/**
 * A game whose dials are set: the two sign in, the table is laid as `lay` says, and the next dice fall as `throws` says.
 * @returns its id
 */
export async function laidGame(
  deps: Deps,
  [rebel, empire]: readonly [Player, Player],
  lay: (state: GameState) => void,
  throws: readonly Throw[],
): Promise<string> {
  for (const player of [rebel, empire]) {
    player.page.setDefaultTimeout(SOON.timeout)
    await player.page.goto('/sign-in')
    await player.signIn()
  }
  const game = await beganGame(rebel, empire)
  await setDials(rebel, game, 'concentrate-fire')
  await setDials(empire, game, 'repair')
  await arrange(deps, game, (state, chance) => {
    lay(state)
    state.nextDraw = drawThatThrows(chance, state.nextDraw, throws)
  })
  return game
}

/** What one throw shows, in the order of the pool. */
export type Throw = readonly (readonly [DieColor, DieFace])[]

/**
 * Number of the first draw from which the game's own dice fall like this, one throw after the other. Chance stays what
 * both players' salts and the service's secret make of it: draws are left out, none is changed.
 */
export function drawThatThrows(chance: Chance, from: number, throws: readonly Throw[]): number {
  const falls = (n: number, dice: Throw): boolean => {
    const numbers = chance.draw(
      n,
      'dice',
      dice.map(([color]) => DIE_FACES[color].length),
    )
    return dice.every(([color, face], i) => DIE_FACES[color][numbers[i] ?? 0] === face)
  }
  let n = from
  while (!throws.every((dice, i) => falls(n + i, dice))) n += 1
  return n
}
