import { otherSeat, type Seat } from '#shared/game/engine/terms'
import type { Scoring } from './event-scoring'
import { type MatchResult, worthOf } from './match-result'
import type { EntrantId } from './season-record'

/** Where who plays comes from: a seed, from 1, or the winner or loser of another game. */
type Slot = { readonly seed: number } | { readonly from: string; readonly takes: 'winner' | 'loser' }

export interface KnockOutGame {
  /** The places that are at stake in it and in what follows, and a number: `1-8.2` is a quarter-final. */
  readonly id: string
  /** Games of a round can be played at once. */
  readonly round: number
  readonly a: Slot
  readonly b: Slot
  readonly best: number
  readonly worst: number
}

/** Whether losers go on: not at all, for third place, or until each place is decided (L6.12). */
export type Consolation = 'none' | 'third' | 'all'

/** The best of a table go on; who cannot is left out, and the next one moves up (L6.12). */
export const cut = (
  table: readonly { readonly entrant: EntrantId }[],
  places: number,
  out: readonly EntrantId[] = [],
): EntrantId[] =>
  table
    .map(({ entrant }) => entrant)
    .filter((entrant) => !out.includes(entrant))
    .slice(0, places)

/**
 * Seeds so that the two best can only meet in the final, the four best in the semi-finals, and so on. Where their number is
 * no power of two, the best have no opponent in the first round.
 */
export function bracket(seeds: number, consolation: Consolation): KnockOutGame[] {
  let size = 1
  while (size < seeds) size *= 2
  return gamesOf(
    seedOrder(size).map((seed) => ({ seed })),
    { best: 1, round: 1, consolation },
  )
}

/** 1 against 8, 4 against 5, 2 against 7, 3 against 6. */
function seedOrder(size: number): number[] {
  return size === 1 ? [1] : seedOrder(size / 2).flatMap((seed) => [seed, size + 1 - seed])
}

interface Level {
  readonly best: number
  readonly round: number
  readonly consolation: Consolation
}

function gamesOf(slots: readonly Slot[], { best, round, consolation }: Level): KnockOutGame[] {
  if (slots.length < 2) return []
  const half = slots.length / 2
  const worst = best + slots.length - 1
  const games = Array.from({ length: half }, (_, k) => {
    const [a, b] = slots.slice(2 * k, 2 * k + 2)
    return a && b ? [{ id: `${best}-${worst}.${k + 1}`, round, a, b, best, worst }] : []
  }).flat()
  const going = (takes: 'winner' | 'loser') => games.map(({ id }): Slot => ({ from: id, takes }))
  const goOn = consolation === 'all' || (consolation === 'third' && half === 2)
  return [
    ...games,
    ...gamesOf(going('winner'), { best, round: round + 1, consolation }),
    ...(goOn ? gamesOf(going('loser'), { best: best + half, round: round + 1, consolation: 'all' }) : []),
  ]
}

/** `neither`: the game was not played, and both are out. */
export type KnockOutOutcome = Seat | 'neither'

/** What a result means for who goes on; of a void one nothing: they play again. */
export function knockOutOutcome(result: MatchResult, scoring: Scoring): KnockOutOutcome | undefined {
  const worth = worthOf(result, scoring)
  return worth && (worth.winner ?? 'neither')
}

export interface KnockOutState {
  /** Both players are known, and it has to be played. */
  readonly due: readonly { readonly game: KnockOutGame; readonly a: EntrantId; readonly b: EntrantId }[]
  /** The place that is sure to each; of losers who do not go on, the places that they share. */
  readonly places: readonly { readonly entrant: EntrantId; readonly best: number; readonly worst: number }[]
}

/** Undefined: not known yet. Null: there will never be one. */
type Holder = EntrantId | null | undefined

/** Who plays whom, and who has come where; without an opponent one goes on. */
export function knockOutState(
  games: readonly KnockOutGame[],
  seeds: readonly EntrantId[],
  outcomeOf: (id: string) => KnockOutOutcome | undefined,
): KnockOutState {
  const ended = new Map<string, Record<'winner' | 'loser', Holder>>()
  const due: { game: KnockOutGame; a: EntrantId; b: EntrantId }[] = []
  const out: { entrant: EntrantId; best: number; worst: number }[] = []
  const holder = (slot: Slot): Holder =>
    'seed' in slot ? (seeds[slot.seed - 1] ?? null) : ended.get(slot.from)?.[slot.takes]
  const goesOn = (id: string, takes: 'winner' | 'loser') =>
    games.some(({ a, b }) => [a, b].some((slot) => 'from' in slot && slot.from === id && slot.takes === takes))

  for (const game of games.toSorted((p, q) => p.round - q.round)) {
    const sides = { a: holder(game.a), b: holder(game.b) }
    const result = endOf(sides, outcomeOf(game.id))
    if (result === undefined) {
      if (typeof sides.a === 'string' && typeof sides.b === 'string') due.push({ game, a: sides.a, b: sides.b })
      continue
    }
    ended.set(game.id, result)
    const middle = (game.best + game.worst + 1) / 2
    const stays = (entrant: Holder, best: number, worst: number) => {
      if (typeof entrant === 'string') out.push({ entrant, best, worst })
    }
    if (!goesOn(game.id, 'winner')) stays(result.winner, game.best, middle - 1)
    if (!goesOn(game.id, 'loser')) stays(result.loser, middle, game.worst)
    if (result.winner === null && result.loser === null) {
      stays(sides.a, middle, game.worst)
      stays(sides.b, middle, game.worst)
    }
  }
  return { due, places: out.sort((p, q) => p.best - q.best) }
}

function endOf(
  sides: Record<Seat, Holder>,
  outcome: KnockOutOutcome | undefined,
): Record<'winner' | 'loser', Holder> | undefined {
  if (sides.a === undefined || sides.b === undefined) return undefined
  if (sides.a === null || sides.b === null) {
    return { winner: sides.a === null ? sides.b : sides.a, loser: null }
  }
  if (outcome === undefined) return undefined
  if (outcome === 'neither') return { winner: null, loser: null }
  return { winner: sides[outcome], loser: sides[otherSeat(outcome)] }
}
