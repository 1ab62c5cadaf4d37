import { begin, viewFor } from '#shared/game'
import { hmacChance } from '#shared/game/engine/chance'
import type { Faction, LostUnit, Seat } from '#shared/game/engine/state'
import { newLearningGame } from '#shared/game/flow/learning-scenario'
import type { Bot } from '#shared/play/bots/bot'
import { hex, randomChoice } from '#shared/play/bots/random'
import { practiceBot } from '#test/support/practice-bot'
import { eagerChoice, seeded } from '#test/support/random-choice'

/** Whom the practice bot plays: any legal answers, or somebody who moves about at random but likes to fight. */
export const OPPONENTS = ['random', 'eager'] as const
export type Opponent = (typeof OPPONENTS)[number]

export interface Played {
  seed: number
  won: boolean
  faction: Faction
  reason: string
  score: { own: number; other: number }
  /** Units of the bot that left the table. */
  left: LostUnit[]
}
export interface Tournament {
  games: Played[]
  won: number
  /** Answers of the bot that were not legal. */
  refused: string[]
  /** Longest answer of each ask, in ms. */
  slowest: Record<string, number>
}

/** A game that goes on longer than this hangs. */
const MOST_DECISIONS = 3_000
const padded = (n: number, bytes: number): string => n.toString(16).padStart(2 * bytes, '0')

/** Whole games of the learning scenario; the bot takes each side and each seat in turn. Same seeds, same games. */
export function tournament({ games, seed, against }: { games: number; seed: number; against: Opponent }): Tournament {
  const all: Tournament = { games: [], won: 0, refused: [], slowest: {} }
  for (let i = 0; i < games; i += 1) {
    const played = play(seed + i, against, all)
    all.games.push(played)
    if (played.won) all.won += 1
  }
  return all
}

function play(seed: number, against: Opponent, notes: Pick<Tournament, 'refused' | 'slowest'>): Played {
  const below = seeded(seed)
  const own: Seat = seed % 2 === 0 ? 'a' : 'b'
  const other: Seat = own === 'a' ? 'b' : 'a'
  const faction: Faction = seed % 4 < 2 ? 'rebel' : 'imperial'
  const gameId = padded(seed, 16)
  const chance = hmacChance({ secret: padded(seed, 32), gameId, salts: { a: padded(1, 16), b: padded(2, 16) } })
  const wishes = { a: 'any', b: 'any', [own]: faction } as Record<Seat, Faction | 'any'>
  const run = begin(newLearningGame({ gameId, wishes }), chance)
  for (let decisions = 0; !run.state.result && decisions < MOST_DECISIONS; decisions += 1) {
    const open = run.pending()
    const [request] = open
    if (!request) throw new Error('nobody is asked')
    const { id, seat } = request
    if (seat === other) {
      const choose = against === 'eager' ? eagerChoice : randomChoice
      run.take({ kind: 'answer', request: id, seat, choice: choose(run.state, request, below) })
      continue
    }
    const asked = { view: viewFor(run.state, seat, open), request, salt: () => hex(16, below) }
    const choice = timed(practiceBot, asked, notes.slowest)
    if (!run.take({ kind: 'answer', request: id, seat, choice })) continue
    notes.refused.push(`${request.ask} in game ${seed}: ${JSON.stringify(choice)}`)
    run.take({ kind: 'answer', request: id, seat, choice: randomChoice(run.state, request, below) })
  }
  const { result, lost, factions } = run.state
  if (!result) throw new Error(`game ${seed} does not end`)
  return {
    seed,
    won: result.winner === own,
    faction: factions[own],
    reason: result.reason,
    score: { own: result.score[own], other: result.score[other] },
    left: lost.filter((unit) => unit.seat === own && unit.cause === 'left-area'),
  }
}

function timed(bot: Bot, asked: Parameters<Bot>[0], slowest: Record<string, number>): ReturnType<Bot> {
  const start = performance.now()
  const choice = bot(asked)
  const { ask } = asked.request
  slowest[ask] = Math.max(slowest[ask] ?? 0, performance.now() - start)
  return choice
}
