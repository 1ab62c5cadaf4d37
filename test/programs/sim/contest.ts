import { PRESETS } from '#shared/fleet/game-presets'
import { begin, viewFor } from '#shared/game'
import { hmacChance } from '#shared/game/engine/chance'
import type { GameState, Seat } from '#shared/game/engine/state'
import { newBattle } from '#shared/game/flow/new-battle'
import type { AnswerContext, Bot } from '#shared/play/bots/bot'
import { hex } from '#shared/play/bots/random'
import { practiceBot } from '#test/support/practice-bot'
import { seeded, seededFor } from '#test/support/random-choice'
import { Brought } from './brought'
import { fullFleet } from './full-fleet'

/** The practice bot against itself, but the other one uses no card that it need not use; obstacles are there for both. */

export interface ContestGame {
  seed: number
  seat: Seat
  won: boolean
  own: number
  other: number
}
export interface ContestReport {
  games: number
  won: number
  /** Mean scores. */
  score: { own: number; other: number }
  lost: ContestGame[]
}

/** A game that goes on longer than this hangs. */
const MOST_DECISIONS = 5_000
const SIDES = ['rebel', 'imperial'] as const

/**
 * Battles of 400 points with as many upgrades as there is room for, both sides with the same fleet; each is played twice,
 * so that the bot takes either seat.
 */
export function upgradesAgainstNone(
  { games, seed }: { games: number; seed: number },
  progress: (played: readonly ContestGame[]) => void = () => {},
): ContestReport {
  const brought = new Brought()
  const played: ContestGame[] = []
  for (let at = seed; played.length < games; at += 1) {
    const opening = mirroredBattle(at, brought)
    for (const seat of ['a', 'b'] as const) {
      if (played.length < games) played.push(contest(at, opening, seat))
      progress(played)
    }
  }
  const mean = (of: (game: ContestGame) => number) =>
    Math.round((played.reduce((sum, game) => sum + of(game), 0) / played.length) * 10) / 10
  return {
    games: played.length,
    won: played.filter(({ won }) => won).length,
    score: { own: mean(({ own }) => own), other: mean(({ other }) => other) },
    lost: played.filter(({ won }) => !won),
  }
}

const padded = (n: number, bytes: number): string => n.toString(16).padStart(2 * bytes, '0')

function mirroredBattle(seed: number, brought: Brought): GameState {
  const options = PRESETS['casual-400']
  const faction = SIDES[seed % 2] ?? 'rebel'
  const fleet = fullFleet({ options, faction, wanted: [], rareSquadrons: 4, brought, below: seeded(seed) })
  brought.note([fleet])
  return newBattle({ gameId: padded(seed, 16), options, fleets: { a: fleet, b: fleet } })
}

function contest(seed: number, opening: GameState, own: Seat): ContestGame {
  const chance = hmacChance({
    secret: padded(seed, 32),
    gameId: opening.gameId,
    salts: { a: padded(1, 16), b: padded(2, 16) },
  })
  const run = begin(structuredClone(opening), chance)
  for (let decisions = 0; !run.state.result && decisions < MOST_DECISIONS; decisions += 1) {
    const open = run.pending()
    const [request] = open
    if (!request) throw new Error('nobody is asked')
    const { id, seat } = request
    const below = seededFor(seed, id)
    const asked = { view: viewFor(run.state, seat, open), request, salt: () => hex(16, below) }
    const choice = (seat === own ? practiceBot : ignoringCards)(asked)
    const refused = run.take({ kind: 'answer', request: id, seat, choice })
    if (refused) throw new Error(`game ${seed}: ${request.ask} was answered by ${JSON.stringify(choice)}`)
  }
  const { result } = run.state
  if (!result) throw new Error(`game ${seed} does not end`)
  const other = own === 'a' ? 'b' : 'a'
  return { seed, seat: own, won: result.winner === own, own: result.score[own], other: result.score[other] }
}

/** Cards that need not be used are not even seen. */
const ignoringCards: Bot = (asked) => practiceBot(withoutCards(asked))

function withoutCards(asked: AnswerContext): AnswerContext {
  const { request, view } = asked
  if (request.kind !== 'option') return asked
  const options = request.options.filter(({ source }) => source === undefined || source in view.obstacles)
  return options.length === 0 ? asked : { ...asked, request: { ...request, options } }
}
