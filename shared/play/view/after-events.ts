import type { EventOf, EventType, GameEvent } from '#shared/game/engine/event'
import type { Frame } from '#shared/game/engine/frame'
import { type Command, type DefenseToken, otherSeat, type UnitId } from '#shared/game/engine/state'
import { attackFolds } from './after-events-attack'
import { leftReserve, setupFolds } from './after-events-setup'
import {
  each,
  earned,
  type Folds,
  type Patch,
  placed,
  SHOWN,
  ship,
  squadron,
  type TableSnapshot,
} from './after-events-table'
import type { DialView, GameView, ReserveView, ShipView } from './game-view'
import type { ShipValues, SquadronValues } from './unit-values'

export { SHOWN, type TableSnapshot } from './after-events-table'

const nothing = () => ({})

/** The revealed dial goes faceup on the ship card (R5.12, R5.21), an extra one does not. */
function dialLaidDown(t: TableSnapshot, e: { ship: string; command: Command; gained?: true }): Patch {
  const { dial, gained = [] } = t.activation ?? {}
  if (e.gained) {
    const left = gained.toSpliced(gained.indexOf(e.command), 1)
    return { activation: { ship: e.ship, ...(dial && { dial }), ...(left.length > 0 && { gained: left }) } }
  }
  return {
    ...ship(t, e.ship, ({ spentDials }) => ({ spentDials: [...spentDials, e.command] })),
    activation: { ship: e.ship, ...(gained.length > 0 && { gained }) },
  }
}

/** R5.14: one of each kind. */
const tokenGone = (t: TableSnapshot, e: { ship: string; command: Command }): Patch =>
  ship(t, e.ship, ({ commandTokens }) => ({ commandTokens: commandTokens.filter((each) => each !== e.command) }))

const dialsStored = (before: ShipView, source: string, hidden: readonly DialView[]): ShipView => ({
  ...before,
  storedDials: [...(before.storedDials ?? []), ...hidden.map((dial) => ({ ...dial, source }))],
  dialsGiven: hidden.at(-1)?.n ?? before.dialsGiven,
})

/** What is left of the dials on its cards; none: absent. */
function storedDialSpent(t: TableSnapshot, { ship: id, n }: EventOf<'storedDialSpent'>): Patch {
  const found = t.ships[id]
  if (!found) return {}
  const { storedDials = [], ...before } = found
  const left = storedDials.filter((dial) => dial.n !== n)
  return { ships: { ...t.ships, [id]: { ...before, ...(left.length > 0 && { storedDials: left }) } } }
}

/** New dials lie under the old ones; as many that were spent go back to the others (R4.5, R4.9). */
const dialsSet = (t: TableSnapshot, { dials, source }: EventOf<'dialsSet'>): Patch => ({
  ships: each(t.ships, (before, id) => {
    const news = dials.filter((dial) => dial.ship === id)
    const hidden = news.map(({ n, commitment }): DialView => ({ n, command: 'unknown', commitment }))
    if (source !== undefined) return news.length > 0 ? dialsStored(before, source, hidden) : before
    return {
      ...before,
      dials: [...before.dials, ...hidden],
      dialsGiven: news.at(-1)?.n ?? before.dialsGiven,
      spentDials: before.spentDials.slice(news.length),
    }
  }),
})

function cardMoved(t: TableSnapshot, { source, by: id, to: on }: EventOf<'cardMoved'>): Patch {
  const { [source]: old, ...cards } = t.cards
  if (!old) return {}
  const { reserve } = t
  const setAside = each(reserve?.setAside ?? {}, (by) => (by === source ? id : by))
  return { cards: { ...cards, [id]: { ...old, id, on } }, ...(reserve && { reserve: { ...reserve, setAside } }) }
}

function cardReplaced(t: TableSnapshot, { source, by: id, card }: EventOf<'cardReplaced'>): Patch {
  const { [source]: old, ...cards } = t.cards
  if (!old) return {}
  const { on, seat } = old
  return { cards: { ...cards, [id]: { id, card, on, seat, exhausted: false, discarded: false } } }
}

function openedIn<D extends DialView>(dials: EventOf<'dialsOpened'>['dials'], id: UnitId, dial: D): D {
  const open = dials.find((one) => one.ship === id && one.n === dial.n)
  return open ? { ...dial, command: open.command } : dial
}

/** After the end every dial is open (R17.16). */
const dialsOpened = (t: TableSnapshot, { dials }: EventOf<'dialsOpened'>): Patch => ({
  ships: each(t.ships, (before, id) => ({
    ...before,
    dials: before.dials.map((dial) => openedIn(dials, id, dial)),
    ...(before.storedDials && { storedDials: before.storedDials.map((dial) => openedIn(dials, id, dial)) }),
  })),
})

function dialReplaced(t: TableSnapshot, { ship: id, seat, n, commitment, place = 0 }: EventOf<'dialReplaced'>): Patch {
  return newDial(t, id, { n, command: 'unknown', commitment, knownTo: seat }, place)
}

const dialsLookedAt = (t: TableSnapshot, { ship: id, seat }: EventOf<'dialsLookedAt'>): Patch =>
  ship(t, id, ({ dials }) => ({ dials: dials.map((dial) => ({ knownTo: seat, ...dial })) }))

/** In the open (R17.7f). */
const dialChanged = (t: TableSnapshot, { ship: id, n, command, commitment }: EventOf<'dialChanged'>): Patch =>
  newDial(t, id, { n, command, commitment, knownTo: 'all' }, 0)

const newDial = (t: TableSnapshot, id: string, dial: DialView, place: number): Patch =>
  ship(t, id, ({ dials }) => ({ dials: dials.with(place, dial), dialsGiven: dial.n }))

function destroyed(
  t: TableSnapshot,
  { unit: id, card, seat, points, cause, pose, tokens }: EventOf<'destroyed'>,
): Patch {
  const { [id]: goneShip, ...ships } = t.ships
  const { [id]: goneSquadron, ...squadrons } = t.squadrons
  const { reserve } = t
  const left = goneShip ?? goneSquadron ?? reserve?.ships[id] ?? reserve?.squadrons[id]
  const tag = left?.tag ?? ''
  const stood = pose && { pose, ...(tokens && { tokens }) }
  const lost = [...t.lost, { id, tag, card, seat, points, cause, round: t.round, ...stood }]
  const activation = t.activation?.ship === id ? undefined : t.activation
  const objectiveTokens = t.objectiveTokens?.filter(({ on }) => on !== id)
  return {
    ships,
    squadrons,
    lost,
    activation,
    ...(objectiveTokens && { objectiveTokens }),
    ...leftReserve(reserve, id),
    ...earned(t, otherSeat(seat), points),
  }
}

function readied(t: TableSnapshot, { tokens }: EventOf<'tokensReadied'>): Patch {
  const ready = <U extends { defense: DefenseToken[] }>(unit: U, id: string): U => ({
    ...unit,
    defense: unit.defense.map((token) =>
      tokens.some((one) => one.unit === id && one.token === token.id) ? { ...token, exhausted: false } : token,
    ),
  })
  return { ships: each(t.ships, ready), squadrons: each(t.squadrons, ready) }
}

const notActivated = <U extends { activated: boolean }>(unit: U): U => ({ ...unit, activated: false })

const card = (
  t: TableSnapshot,
  ids: readonly string[],
  change: { exhausted: boolean } | { discarded: boolean },
): Patch => ({
  cards: each(t.cards, (before, id) => (ids.includes(id) ? { ...before, ...change } : before)),
})

/** What each event changes on the table before everybody's eyes; total, so that a new event must say so. */
const FOLDS: Folds<EventType> = {
  ...attackFolds,
  ...setupFolds,
  // The forces stand on the table by then: the first snapshot has them.
  sidesSettled: (_, e) => ({ factions: e.factions, firstPlayer: e.firstPlayer }),
  drawn: nothing,
  luckSkipped: nothing,
  deckShuffled: nothing,
  roundBegan: (_, e) => ({ round: e.round, firstPlayer: e.firstPlayer }),
  phaseBegan: (_, e) => ({ round: e.round, phase: e.phase, activation: undefined, attack: undefined }),
  dialsSet,
  passed: nothing,
  shipActivated: (t, e) => ({
    ...ship(t, e.ship, () => ({ activated: true })),
    activation: { ship: e.ship },
    attack: undefined,
  }),
  dialRevealed: (t, e) => ({
    ...ship(t, e.ship, ({ dials }) => ({ dials: dials.slice(1) })),
    activation: { ...t.activation, ship: e.ship, dial: e.command },
  }),
  dialKept: nothing,
  storedDialSpent,
  dialGained: (t, e) => ({
    activation: { ...t.activation, ship: e.ship, gained: [...(t.activation?.gained ?? []), e.command] },
  }),
  dialSpent: dialLaidDown,
  dialDiscarded: dialLaidDown,
  dialLost: (t, e) =>
    ship(t, e.ship, ({ dials, spentDials }) => ({ dials: dials.slice(1), spentDials: [...spentDials, e.command] })),
  dialReplaced,
  dialsLookedAt,
  dialChanged,
  tokenGained: (t, e) =>
    ship(t, e.ship, ({ commandTokens }) => ({
      commandTokens: commandTokens.includes(e.command) ? commandTokens : [...commandTokens, e.command],
    })),
  tokenSpent: tokenGone,
  raidTokenGained: (t, e) => ship(t, e.ship, ({ raidTokens }) => ({ raidTokens: [...raidTokens, e.command] })),
  raidTokensRemoved: (t, e) =>
    ship(t, e.ship, ({ raidTokens }) => ({ raidTokens: raidTokens.filter((each) => !e.commands.includes(each)) })),
  tokenDiscarded: (t, e) => (e.why === 'duplicate' ? {} : tokenGone(t, e)),
  navigated: () => ({ attack: undefined }),
  maneuverSlowed: nothing,
  speedChanged: (t, e) => ship(t, e.ship, () => ({ dialSpeed: e.to })),
  courseSet: () => ({ attack: undefined }),
  moved: (t, e) => ({ ...ship(t, e.ship, () => ({ pose: e.to })), attack: undefined }),
  overlapped: nothing,
  squadronsLifted: (_, e) => ({
    displaced: { ship: e.ship, squadrons: e.squadrons.map(({ squadron: id }) => id) },
  }),
  squadronsPlaced: (t, e) => ({ ...placed(t, e.places), displaced: undefined }),
  squadronsReturned: (t, e) => ({ ...placed(t, e.places), displaced: undefined }),
  commandResolved: nothing,
  shieldRecovered: (t, e) =>
    ship(t, e.ship, ({ shields }) => ({ shields: { ...shields, [e.zone]: shields[e.zone] + 1 } })),
  shieldMoved: (t, { ship: id, other = id, from, to }) => {
    const { ships = t.ships } = ship(t, id, ({ shields }) => ({ shields: { ...shields, [from]: shields[from] - 1 } }))
    return ship({ ...t, ships }, other, ({ shields }) => ({ shields: { ...shields, [to]: shields[to] + 1 } }))
  },
  engineeringGained: nothing,
  damageRevealed: nothing,
  repairEnded: nothing,
  sliderTurned: (t, e) => squadron(t, e.squadron, () => ({ activated: e.activated })),
  squadronActivated: (t, e) => ({ ...squadron(t, e.squadron, () => ({ activated: true })), attack: undefined }),
  squadronMoved: (t, e) => ({ ...squadron(t, e.squadron, () => ({ at: e.to })), attack: undefined }),
  squadronEnded: () => ({ attack: undefined }),
  squadronCommandEnded: () => ({ attack: undefined }),
  granted: nothing,
  cardsLookedAt: nothing,
  destroyed,
  activationEnded: () => ({ activation: undefined, attack: undefined, displaced: undefined }),
  tokensReadied: readied,
  cardsReadied: (t, e) => card(t, e.cards, { exhausted: false }),
  initiativeFlipped: (t) => ({ ships: each(t.ships, notActivated), squadrons: each(t.squadrons, notActivated) }),
  effectUsed: nothing,
  effectDeclined: nothing,
  cardExhausted: (t, e) => card(t, [e.source], { exhausted: true }),
  cardSwitched: (t, { source, on }) => ({
    cards: each(t.cards, ({ off, ...before }, id) =>
      id !== source ? { ...before, ...(off && { off }) } : on ? before : { ...before, off: true as const },
    ),
  }),
  cardDiscarded: (t, e) => card(t, [e.source], { discarded: true }),
  cardReplaced,
  cardMoved,
  dialsOpened,
  gameOver: (_, e) => ({
    result: e.result,
    score: e.result.score,
    phase: 'over',
    activation: undefined,
    attack: undefined,
    displaced: undefined,
  }),
}

function folded<K extends EventType>(table: TableSnapshot, event: EventOf<K>): Patch {
  const fold: (table: TableSnapshot, event: EventOf<K>) => Patch = FOLDS[event.type as K]
  return fold(table, event)
}

/** The table after one more public event; nothing is played, and nothing hidden is needed. */
export function tableAfter(table: TableSnapshot, event: GameEvent): TableSnapshot {
  const { reserve, ...after } = { ...table, ...folded(table, event), step: table.step + 1 }
  return { ...after, ...(reserve && { reserve }) }
}

/** A public event, and the step it made. */
export interface Step {
  readonly step: number
  readonly event: GameEvent
}

/** The values of units that are others after a step (`valuesThrough`). */
export interface ValuesSnapshot {
  step: number
  units: Record<UnitId, ShipValues | SquadronValues>
}

/** The table after one more step that is told with the values of units after it. */
export function tableAfterStep(
  table: TableSnapshot,
  { step, event }: Step,
  values: readonly ValuesSnapshot[] = [],
): TableSnapshot {
  const units = values.find((then) => then.step === step)?.units
  const after = tableAfter(table, event)
  return units ? { ...after, ...withValues(after, units) } : after
}

function withValues(
  { ships, squadrons, reserve }: TableSnapshot,
  units: ValuesSnapshot['units'],
): Partial<TableSnapshot> {
  const now = <U extends { values: object }>(unit: U, id: UnitId): U =>
    units[id] ? { ...unit, values: units[id] } : unit
  const of = (waiting: ReserveView) => ({ ships: each(waiting.ships, now), squadrons: each(waiting.squadrons, now) })
  return {
    ships: each(ships, now),
    squadrons: each(squadrons, now),
    ...(reserve && { reserve: { ...reserve, ...of(reserve) } }),
  }
}

/** A table to go on from: what a spectator's view showed at its step. */
export function tableOf(view: GameView): TableSnapshot {
  const shown = SHOWN.flatMap((field) => (view[field] === undefined ? [] : [[field, view[field]]]))
  return { step: view.step, ...(Object.fromEntries(shown) as Pick<GameView, (typeof SHOWN)[number]>) }
}

/** What was going on at that moment, as frames that drawings understand; the numbers of these say nothing. */
function goingOn({ activation, displaced, attack, ships, squadrons }: TableSnapshot): Frame[] {
  const base = { id: 0, answered: { a: 0, b: 0 } }
  const there = (id: string) => ships[id] !== undefined || squadrons[id] !== undefined
  const host = displaced && ships[displaced.ship]
  return [
    ...(activation ? [{ ...base, kind: 'activation' as const, step: 'revealed' as const, ...activation }] : []),
    ...(displaced && host ? [{ ...base, kind: 'displaced' as const, ...displaced, seat: otherSeat(host.seat) }] : []),
    ...(attack && there(attack.attacker) && there(attack.defender)
      ? [{ ...base, kind: 'attack' as const, ...attack }]
      : []),
  ]
}

/** The table after a step, as a part of the replay tells it (`ReplayPart`). */
export const tableAtStep = (
  { view, log, values }: { view: GameView; log: readonly Step[]; values?: readonly ValuesSnapshot[] },
  step: number,
): TableSnapshot =>
  log.filter((each) => each.step <= step).reduce((table, each) => tableAfterStep(table, each, values), tableOf(view))

/** The table as a spectator's view, for everything that draws one; `frame` is any view of the same game. */
export function viewThen(table: TableSnapshot, frame: GameView): GameView {
  const { activation: _a, displaced: _d, attack: _f, ...shown } = table
  const { reserve: _r, ...rest } = frame
  return { ...rest, viewer: 'spectator', now: goingOn(table), requests: [], awaited: [], ...shown }
}
