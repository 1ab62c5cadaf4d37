import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { begin, pending, supposing, viewFor } from '#shared/game'
import type { Run } from '#shared/game/engine/apply'
import type { Chance } from '#shared/game/engine/chance'
import type { Choice, DecisionRequest } from '#shared/game/engine/decision'
import type { GameEvent } from '#shared/game/engine/event'
import type { GameState, Seat } from '#shared/game/engine/state'
import { isLegalDestination } from '#shared/game/flow/squadron-move'
import { placeOf } from '#shared/game/flow/table'
import { sidesFreeOfTool } from '#shared/game/geometry/maneuver-tool'
import { type Consequences, type Happening, isOfTheMove, isQuiet } from '#shared/play/preview/consequences'
import { foretell, type Line } from '#shared/play/preview/foretell'
import { UNKNOWN_CARD } from '#shared/play/view/objective-cards'
import { tableState } from '#test/support/case-table'
import { ZEROS } from '#test/support/fixture-game'
import { crowded, equallyClose } from './crowded-moves'

/** What comes after the move in the events of a submission, and is none of its matter. */
const AFTERWARDS: ReadonlySet<string> = new Set([
  'dialDiscarded',
  'activationEnded',
  'shipActivated',
  'squadronEnded',
  'squadronActivated',
  'passed',
  'phaseBegan',
  'roundBegan',
])

interface Truth {
  /** What happened besides the move itself. */
  events: GameEvent[]
  /** How often somebody was asked something before it was over. */
  asked: number
}

/** Any number, again and again. */
const cycle = (numbers: readonly number[]) => {
  let n = 0
  return (below: number): number => (numbers[n++ % numbers.length] ?? 0) % Math.max(1, below)
}

/** What really comes of it: the game itself, with all that is hidden, and any answers to all that is asked. */
function play(state: GameState, lines: readonly Line[], numbers: readonly number[]): Truth {
  const any = cycle(numbers)
  const chance: Chance = { draw: (_n, _purpose, ranges) => ranges.map((range) => any(range)) }
  const run = begin(state, chance)
  let [frame, from] = [-1, 0]
  for (const [i, line] of lines.entries()) {
    while (i > 0 && isMidway(run, frame) && !run.pending().some(({ ask }) => ask === line.ask)) answerAny(run, any)
    const request = run.pending().find(({ ask, subject }) => ask === line.ask && subject === line.subject)
    if (!request) return { events: run.events.slice(from).filter((event) => !isOfTheMove(event)), asked: 0 }
    const top = run.state.stack.at(-1)?.id ?? -1
    if (top !== frame) from = run.events.length
    frame = top
    take(run, request, line.choose)
    if (i < lines.length - 1) continue
    const isOpen = () => run.state.stack.some(({ id }) => id === frame) && run.pending().length > 0
    let asked = 0
    for (; isOpen(); asked += 1) answerAny(run, any)
    const since = run.events.slice(from)
    const over = since.findIndex(({ type }) => AFTERWARDS.has(type))
    const events = over < 0 ? since : since.slice(0, over)
    return { events: events.filter((event) => !isOfTheMove(event)), asked }
  }
  throw new Error('no lines')
}

const isMidway = (run: Run, frame: number): boolean => run.state.stack.some(({ id }) => id === frame)

function take(run: Run, request: DecisionRequest, choice: Choice): void {
  const refused = run.take({ kind: 'answer', request: request.id, seat: request.seat, choice })
  if (refused) throw new Error(`${request.ask}: ${refused.code}`)
}

function answerAny(run: Run, any: (below: number) => number): void {
  const [request] = run.pending()
  if (!request) throw new Error('nothing is asked')
  take(run, request, anyAnswer(request, any))
}

function anyAnswer(request: DecisionRequest, any: (below: number) => number): Choice {
  switch (request.kind) {
    case 'option':
      return { option: request.options[any(request.options.length)]?.id ?? '' }
    case 'options':
      return { options: request.options.slice(0, request.min).map(({ id }) => id) }
    case 'places':
      return { places: request.suggested }
    case 'course':
      return { clicks: request.yaws.map(() => 0), side: 'left' }
    case 'destination':
      return { to: request.around }
    case 'dials':
      return {
        dials: Object.fromEntries(
          request.ships.map(({ ship }) => [ship, [{ command: 'repair' as const, salt: '5a'.repeat(16) }]]),
        ),
      }
    default:
      throw new Error(`no answer to ${request.ask}`)
  }
}

/** Everything that is told, what may be done and what acts in another order included. */
const allIn = (happens: readonly Happening[]): Happening[] =>
  happens.flatMap((one) => ('does' in one ? [one, ...allIn(one.does)] : [one]))
const eventsIn = (happens: readonly Happening[]): GameEvent[] =>
  happens.flatMap((one) => (one.kind === 'event' ? [one.event] : []))
const unitOf = (event: GameEvent): string | undefined =>
  'ship' in event ? event.ship : 'unit' in event ? event.unit : 'squadron' in event ? event.squadron : undefined

/** A further attack or maneuver goes on beyond what is looked at; a card that nobody has seen may do anything. */
const isOpenEnded = ({ happens, end }: Consequences): boolean =>
  end === 'unknown' ||
  allIn(happens).some(
    (one) =>
      one.kind === 'event' &&
      (one.event.type === 'granted' ||
        ((one.event.type === 'damageDealt' || one.event.type === 'damageFlipped') && one.event.card === UNKNOWN_CARD)),
  ) ||
  // Dice may deal such a card
  allIn(happens).some(({ kind }) => kind === 'dice')

function isTold(event: GameEvent, told: Consequences): boolean {
  const all = allIn(told.happens)
  const unit = unitOf(event)
  switch (event.type) {
    case 'effectDeclined':
    case 'zoneChosen':
      return true
    case 'objectiveTokenMoved':
      return all.some((one) => one.kind === 'asked' && one.request.ask === 'squadron.strategic')
    case 'destroyed':
      return (
        told.endangered.includes(event.unit) || eventsIn(all).some((e) => e.type === 'destroyed' && e.unit === unit)
      )
    case 'gameOver':
      return told.endangered.length > 0 || eventsIn(all).some(({ type }) => type === event.type)
    case 'shieldsLost':
    case 'damageDealt':
    case 'damageWithoutCard':
    case 'overlapped':
      return all.some(
        (one) =>
          (one.kind === 'damage' && one.unit === unit) ||
          (one.kind === 'tie' && (one.ship === unit || one.ships.some((ship) => ship === unit))) ||
          (one.kind === 'event' && one.event.type === event.type && unitOf(one.event) === unit),
      )
    default:
      return eventsIn(all).some(
        (one) =>
          one.type === event.type &&
          unitOf(one) === unit &&
          (!('source' in one) || !('source' in event) || one.source === event.source),
      )
  }
}

/** Holds what is told before a move against what then comes of it, whatever is hidden, drawn and answered. */
function judge(state: GameState, seat: Seat, lines: readonly Line[], numbers: readonly number[]) {
  const told = foretell(supposing, viewFor(state, seat), lines)
  if (told === undefined) throw new Error(`not told: ${JSON.stringify(lines)}`)
  const truth = play(state, lines, numbers)
  const isNothing = truth.events.length === 0 && truth.asked === 0
  // What nobody knows yet may come to nothing
  if (told.end === 'whole') expect({ quiet: isQuiet(told), told, truth }).toEqual({ quiet: isNothing, told, truth })
  const untold = isOpenEnded(told) ? [] : truth.events.filter((event) => !isTold(event, told))
  expect({ untold, told: untold.length > 0 && told }).toEqual({ untold: [], told: false })
  // An order that somebody chooses may leave nothing for what is told behind it
  const isChosen = told.happens.some(({ kind }) => kind === 'asked' || kind === 'instead')
  const destroyed = eventsIn(told.happens).flatMap((event) => (event.type === 'destroyed' ? [event.unit] : []))
  const spared = destroyed.filter((unit) => !truth.events.some((e) => e.type === 'destroyed' && e.unit === unit))
  if (!isChosen) expect({ spared, told: spared.length > 0 && told }).toEqual({ spared: [], told: false })
  return { told, truth }
}

/** What a run of tables has brought, so that none of it is missing unnoticed. */
class Seen {
  quiet = 0
  readonly kinds = new Map<string, number>()
  count(told: Consequences): void {
    if (isQuiet(told)) this.quiet += 1
    if (told.endangered.length > 0) this.kinds.set('endangered', told.endangered.length)
    for (const one of allIn(told.happens)) {
      const kind = one.kind === 'event' ? one.event.type : one.kind
      this.kinds.set(kind, (this.kinds.get(kind) ?? 0) + 1)
    }
  }
}

describe('what is told of a move before it is sent is what comes of it', () => {
  test('a maneuver, whatever lies and stands around it', async () => {
    const seen = new Seen()
    await fc.assert(
      fc.property(
        crowded,
        fc.constantFrom(undefined, 'navigate' as const),
        fc.array(fc.nat(997), { minLength: 24, maxLength: 24 }),
        (table, dial, numbers) => {
          const activating = { ship: 'ship-1', ...(dial && { dial }) }
          const { state } = begin(tableState({ ...table, activating }), ZEROS)
          const any = cycle(numbers)
          const lines = anyCourse(state, any)
          if (lines === undefined) return
          const { told } = judge(state, lines.seat, lines.lines, numbers)
          seen.count(told)
        },
      ),
      { numRuns: 500, seed: 14, endOnFailure: true },
    )
    expect(seen.quiet).toBeGreaterThan(20)
    for (const kind of ['damage', 'dice', 'may', 'asked', 'effectUsed', 'overlapped', 'destroyed', 'granted'])
      expect([kind, seen.kinds.has(kind)]).toEqual([kind, true])
  })

  test('a maneuver that ends on two ships equally close (R10.19)', async () => {
    const seen = new Seen()
    await fc.assert(
      fc.property(equallyClose, fc.array(fc.nat(997), { minLength: 24, maxLength: 24 }), (table, numbers) => {
        const { state } = begin(tableState(table), ZEROS)
        const [asked] = pending(state)
        if (asked?.kind !== 'course') throw new Error('no course is asked')
        const straight = { clicks: asked.yaws.map(() => 0), side: 'left' as const }
        const line = { ask: asked.ask, subject: asked.subject, choose: straight }
        seen.count(judge(state, asked.seat, [line], numbers).told)
      }),
      { numRuns: 150, seed: 16, endOnFailure: true },
    )
    for (const kind of ['tie', 'may', 'unless', 'endangered', 'destroyed'])
      expect([kind, seen.kinds.has(kind)]).toEqual([kind, true])
  })

  test('a move of a squadron, whatever lies and stands around it', async () => {
    const seen = new Seen()
    await fc.assert(
      fc.property(crowded, fc.array(fc.nat(997), { minLength: 24, maxLength: 24 }), (table, numbers) => {
        const { state } = begin(tableState({ ...table, phase: 'squadron' }), ZEROS)
        const flight = anyFlight(state, cycle(numbers))
        if (flight === undefined) return
        const { told } = judge(state, flight.seat, flight.lines, numbers)
        seen.count(told)
      }),
      { numRuns: 700, seed: 15, endOnFailure: true },
    )
    expect(seen.quiet).toBeGreaterThan(50)
    for (const kind of ['destroyed', 'may', 'hullRecovered', 'asked'])
      expect([kind, seen.kinds.has(kind)]).toEqual([kind, true])
  })
})

/** Any move of any squadron whose seat is first. */
function anyFlight(state: GameState, any: (below: number) => number): { seat: Seat; lines: Line[] } | undefined {
  const view = viewFor(state, state.firstPlayer)
  const asked = view.requests[0]
  if (asked?.ask !== 'squadron.activate' || asked.kind !== 'option') return undefined
  const squadron = view.squadrons[asked.options[any(asked.options.length)]?.id ?? '']
  if (!squadron) return undefined
  const chosen: Line = { ask: asked.ask, subject: asked.subject, choose: { option: squadron.id } }
  const moves: Line = { ask: 'squadron.act', subject: squadron.id, choose: { option: 'move' } }
  const before = begin(state, { draw: () => [] })
  take(before, asked, chosen.choose)
  const [act] = before.pending()
  if (act?.kind !== 'option' || !act.options.some(({ id }) => id === 'move')) return undefined
  take(before, act, moves.choose)
  const [request] = before.pending()
  if (request?.kind !== 'destination') return undefined
  // Far around the squadron, or close around something that lies there: few other places are on anything
  const { x, y } = request.around
  const lying = Object.values(state.obstacles).map(({ pose }) => pose)
  const aims = [{ x, y, step: 5_000 }, ...lying.map((pose) => ({ ...pose, step: 1_000 }))]
  const first = any(aims.length)
  for (let n = 0; n < 30; n += 1) {
    const aim = aims[(first + n) % aims.length] ?? { x, y, step: 0 }
    const to = { x: aim.x + aim.step * (any(101) - 50), y: aim.y + aim.step * (any(97) - 48) }
    if (isLegalDestination(state, request, { to })) continue
    return { seat: request.seat, lines: [chosen, moves, { ask: request.ask, subject: squadron.id, choose: { to } }] }
  }
  return undefined
}

/** Any course of the ship whose turn it is, with any Navigate. */
function anyCourse(state: GameState, any: (below: number) => number): { seat: Seat; lines: Line[] } | undefined {
  const [asked] = pending(state)
  if (asked?.kind === 'option' && asked.ask === 'maneuver.navigate') {
    const option = asked.options[any(asked.options.length)]
    const yaws = option?.yaws ?? []
    const navigate: Line = { ask: asked.ask, subject: asked.subject, choose: { option: option?.id ?? '' } }
    const course = courseOf(state, asked.subject, yaws, any)
    return { seat: asked.seat, lines: yaws.every((yaw) => yaw === 0) ? [navigate] : [navigate, course] }
  }
  if (asked?.kind !== 'course') return undefined
  return { seat: asked.seat, lines: [courseOf(state, asked.ship, asked.yaws, any)] }
}

function courseOf(state: GameState, subject: string, yaws: readonly number[], any: (below: number) => number): Line {
  const clicks = yaws.map((yaw) => any(2 * yaw + 1) - yaw)
  const [side = 'left'] = sidesFreeOfTool(placeOf(state, subject).size, clicks)
  return { ask: 'maneuver.course', subject, choose: { clicks, side } }
}
