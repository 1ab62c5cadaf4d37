import { describe, expect, test } from 'vitest'
import { begin, logFor, supposing, viewFor } from '#shared/game'
import { objectiveCard } from '#shared/game/cards/catalog/objectives'
import { hmacChance } from '#shared/game/engine/chance'
import type { GameEvent } from '#shared/game/engine/event'
import type { FrameOf } from '#shared/game/engine/frame'
import type { GameState, Score, Seat } from '#shared/game/engine/state'
import { SHOWN, type TableSnapshot, tableAfterStep, tableOf, viewThen } from '#shared/play/view/after-events'
import type { GameView } from '#shared/play/view/game-view'
import { valuesThrough } from '#shared/play/view/values-through'
import { randomDecision } from '#test/programs/sim/bot'
import { FLEETS, type Fleets, isBattle, openingOf } from '#test/programs/sim/fleets'
import { casesIn } from '#test/support/case-files'
import { type PlayOptions, playCase } from '#test/support/case-play'
import { seeded } from '#test/support/random-choice'

const hex = (n: number, bytes: number): string => n.toString(16).padStart(2 * bytes, '0')
const seen = (state: GameState): GameView => structuredClone(viewFor(state, 'spectator', []))
/** The table folded on, with the values that the rules tell beside it; `from`: the view where the fold began. */
function folded(
  table: TableSnapshot,
  events: readonly GameEvent[],
  from: GameView,
  rules = supposing.rules,
): TableSnapshot {
  const told = logFor(events, 'spectator').map((event, n) => ({ step: table.step + 1 + n, event }))
  const values = valuesThrough(from, told, rules, table)
  return told.reduce((before, step) => tableAfterStep(before, step, values), table)
}

/** No event tells that an effect begins to last, or was used. */
const lastingAs = ({ lasting, uses }: GameView, from: GameView): GameView => ({ ...from, lasting, uses })

type Scored = Pick<TableSnapshot, 'score' | 'lost' | 'objective' | 'victoryTokens'>

/** What an objective would add at the end, besides what is lost and the tokens that are held (R15.6, R15.9). */
function extrasIn({ score, lost, objective, victoryTokens }: Scored): Score {
  const worth = objective === undefined ? 0 : (objectiveCard(objective).victoryTokens ?? 0)
  const extra = (seat: Seat) =>
    lost.filter((unit) => unit.seat !== seat).reduce((sum, { points }) => sum - points, score[seat]) -
    (victoryTokens?.[seat] ?? 0) * worth
  return { a: extra('a'), b: extra('b') }
}

/** The score as events tell it; what the objective adds stays as `extras` until the game is over. */
function toldScore(view: GameView, extras: Score): Score {
  if (view.result) return view.score
  const now = extrasIn(view)
  return { a: view.score.a - now.a + extras.a, b: view.score.b - now.b + extras.b }
}

/** What differs between a table that was folded from events, from one on with such `extras`, and what a spectator sees. */
function differences(table: TableSnapshot, seenNow: GameView, extras: Score): string[] {
  const view = { ...seenNow, score: toldScore(seenNow, extras) }
  const drawn = viewThen(table, view)
  const told = SHOWN.filter((field) => !alike(drawn[field], view[field]))
  const frames = <K extends 'activation' | 'attack' | 'displaced'>(kind: K, of: GameView) =>
    of.now.findLast((frame): frame is FrameOf<K> => frame.kind === kind)
  const dialIn = (of: GameView) => {
    const activation = frames('activation', of)
    return activation && of.ships[activation.ship] && activation.dial
  }
  const attack = frames('attack', view)
  const attackThen = frames('attack', drawn)
  const between = ({
    attacker,
    zone,
    defender,
    defendingZone,
    range,
    pool,
    locked,
    spent,
    redirects,
    total,
  }: FrameOf<'attack'>) =>
    JSON.stringify({
      ...{ attacker, zone, defender, defendingZone, range, pool, locked, spent, total },
      // A redirect that can take nothing is settled without a word.
      redirects: redirects.map((redirect) => ({ zone: redirect.zone, points: redirect.points ?? 0 })),
    })
  return [
    ...told,
    ...(table.step === view.step ? [] : ['step']),
    ...(dialIn(drawn) === dialIn(view) ? [] : ['revealed dial']),
    ...(JSON.stringify(frames('displaced', drawn)?.squadrons) === JSON.stringify(liftedIn(view))
      ? []
      : ['displaced squadrons']),
    ...(attack && isDrawn(view, attack) && (!attackThen || between(attackThen) !== between(attack)) ? ['attack'] : []),
  ]
}

/** It is over, or has only one end left: somebody is asked what a unit leaves behind that was destroyed in it. */
const isDrawn = ({ ships, squadrons }: GameView, { step, attacker, defender }: FrameOf<'attack'>): boolean =>
  step !== 'next' && [attacker, defender].every((id) => ships[id] ?? squadrons[id])

/** Squadrons that nobody has put down again yet: asked for, or still lifted while cards are asked (R10.28). */
function liftedIn({ now, ships }: GameView): string[] | undefined {
  const displaced = now.findLast((frame) => frame.kind === 'displaced')
  if (displaced?.kind === 'displaced') return displaced.squadrons
  const maneuver = now.findLast((frame) => frame.kind === 'maneuver')
  if (maneuver?.kind !== 'maneuver' || !STILL_LIFTED.includes(maneuver.step) || !ships[maneuver.ship]) return undefined
  const squadrons = maneuver.lifted.map(({ squadron }) => squadron)
  return squadrons.length > 0 ? squadrons : undefined
}
const STILL_LIFTED = ['closest', 'damage', 'overlaps', 'displaced']

/** What a view that is not the start of an activation shows besides the table. */
function goingOnIn({ now }: GameView): Pick<TableSnapshot, 'activation' | 'attack' | 'displaced'> {
  const last = <K extends 'activation' | 'attack' | 'displaced'>(kind: K) =>
    now.findLast((frame): frame is FrameOf<K> => frame.kind === kind)
  return { activation: last('activation'), attack: last('attack'), displaced: last('displaced') }
}

/** The same to who reads it. Which tokens are barred hangs on an attack, whose end no event tells. */
function alike(x: unknown, y: unknown): boolean {
  if (x === y) return true
  if (typeof x !== 'object' || typeof y !== 'object' || x === null || y === null) return false
  const [one, other] = [x as Record<string, unknown>, y as Record<string, unknown>]
  for (const key in one) if (key !== 'barredTokens' && !alike(one[key], other[key])) return false
  for (const key in other) if (key !== 'barredTokens' && !(key in one) && other[key] !== undefined) return false
  return Array.isArray(x) === Array.isArray(y)
}

/** Plays a whole game; after every decision, the table folded on from `every`th view is compared with the spectator's. */
function faultsIn(fleets: Fleets, seed: number, every: number): string[] {
  const below = seeded(seed)
  const gameId = hex(seed, 16)
  const chance = hmacChance({ secret: hex(seed, 32), gameId, salts: { a: hex(1, 16), b: hex(2, 16) } })
  const run = begin(openingOf(fleets, { gameId, seed, chance, below }), chance)
  let from = seen(run.state)
  let table = tableOf(from)
  let extras = extrasIn(table)
  const faults: string[] = []
  for (let n = 0; !run.state.result && n < 2_000 && faults.length === 0; n += 1) {
    const before = run.events.length
    run.take(randomDecision(run.state, run.pending(), below))
    const events = run.events.slice(before)
    const view = seen(run.state)
    table = folded(table, events, lastingAs(view, from))
    faults.push(
      ...differences(table, view, extras).map(
        (what) => `seed ${seed}, decision ${n}: ${what} after ${events.map((e) => e.type).join(' ')}`,
      ),
    )
    from = view
    if (n % every === 0) table = tableOf(view)
    if (n % every === 0) extras = extrasIn(view)
  }
  return faults
}

/** Battles by one preset are among those by any. */
const WIDEST = FLEETS.filter((fleets) => fleets === 'battle' || !isBattle(fleets))

describe('the table after an event, folded from public events alone', () => {
  test.each(WIDEST)('is what a spectator sees, in whole games of %s', (fleets) => {
    for (let seed = 1; seed <= (fleets === 'battle' ? 3 : 12); seed += 1)
      expect(faultsIn(fleets, seed, 1_000_000)).toEqual([])
  })

  test('is what a spectator sees, after every step of every case', () => {
    const faults: string[] = []
    for (const { where, file } of casesIn(['test/cases'])) {
      let table: TableSnapshot | undefined
      let from: GameView | undefined
      let extras: Score = { a: 0, b: 0 }
      const watch: PlayOptions['watch'] = ({ state, events, rules }) => {
        const view = seen(state)
        table = table && from && folded(table, events, lastingAs(view, from), rules)
        from = view
        if (table) faults.push(...differences(table, view, extras).map((what) => `${where}: ${what}`))
        extras = extrasIn(view)
        // What lay faceup before the case began was told by no event of it
        table = { ...tableOf(view), ...goingOnIn(view) }
      }
      if (file) playCase(file, { watch })
    }
    expect(faults).toEqual([])
  })
})
