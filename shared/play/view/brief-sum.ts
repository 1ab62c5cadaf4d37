import { isShipCard } from '#shared/game/cards/catalog/models'
import type { EventOf, EventType, GameEvent } from '#shared/game/engine/event'
import type { Command, Faction, LostUnit, Seat, UnitId } from '#shared/game/engine/state'
import type { BriefMessages } from '#shared/messages/en/brief'
import type { terms } from '#shared/messages/en/terms'
import { isSame } from '#shared/messages/place-words'
import { type Sentence, unit } from '#shared/messages/sentence'
import type { GameView } from './game-view'

export interface BriefWords {
  brief: BriefMessages
  terms: Pick<typeof terms, 'defense' | 'card' | 'ships' | 'squadrons' | 'listed'>
  tell(event: GameEvent, context: { factions: Record<Seat, Faction> }): Sentence | undefined
}

/** What the reader knows of units. */
export type BriefView = Pick<
  GameView,
  'viewer' | 'firstPlayer' | 'factions' | 'ships' | 'squadrons' | 'lost' | 'reserve'
>

export const seatOf = (id: UnitId, { ships, squadrons, lost, reserve }: BriefView): Seat | undefined =>
  (ships[id] ?? squadrons[id] ?? reserve?.ships[id] ?? reserve?.squadrons[id] ?? lost.find((each) => each.id === id))
    ?.seat

/** What became of one unit. */
interface Fate {
  shields: number
  hull: number
  regained: { shields: number; hull: number }
  faceup: string[]
  tokens: string[]
  gone?: LostUnit['cause']
  revealed: Command[]
  moved: boolean
}

type Note<K extends EventType> = (event: EventOf<K>, fate: (id: UnitId) => Fate, words: BriefWords) => void

/** What counts as a gain or a loss; of all else the lines below tell. */
const NOTES: { [K in EventType]?: Note<K> } = {
  shieldsLost: (e, fate) => {
    fate(e.ship).shields += e.points
  },
  shieldRecovered: (e, fate) => {
    fate(e.ship).regained.shields += 1
  },
  hullRecovered: (e, fate) => {
    fate(e.squadron).regained.hull += e.points
  },
  hullLost: (e, fate) => {
    fate(e.squadron).hull += e.points
  },
  damageWithoutCard: (e, fate) => {
    fate(e.ship).hull += 1
  },
  damageDealt: (e, fate, { terms: { card } }) => {
    fate(e.ship).hull += 1
    if (e.card !== undefined) fate(e.ship).faceup.push(card(e.card))
  },
  damageDiscarded: (e, fate) => {
    fate(e.ship).regained.hull += 1
  },
  defenseDiscarded: (e, fate, { terms: { defense } }) => {
    fate(e.unit).tokens.push(defense[e.kind])
  },
  defenseSpent: (e, fate, { terms: { defense } }) => {
    if (e.becomes === 'discarded') fate(e.unit).tokens.push(defense[e.kind])
  },
  destroyed: (e, fate) => {
    fate(e.unit).gone = e.cause
  },
  dialRevealed: (e, fate) => {
    fate(e.ship).revealed.push(e.command)
  },
  moved: (e, fate) => {
    fate(e.ship).moved = true
  },
  squadronMoved: (e, fate) => {
    // One that stays has moved as well, by the rules alone
    if (!isSame(e.from, e.to)) fate(e.squadron).moved = true
  },
}

function note<K extends EventType>(event: EventOf<K>, fate: (id: UnitId) => Fate, words: BriefWords): void {
  const take: Note<K> | undefined = NOTES[event.type as K]
  take?.(event, fate, words)
}

/** Gains and losses in one sentence, the reader's own first, and what the other side has revealed, moved and gained. */
export function sumOf(events: readonly GameEvent[], view: BriefView, words: BriefWords): Sentence | undefined {
  const fates = new Map<UnitId, Fate>()
  const fate = (id: UnitId): Fate => {
    const there = fates.get(id)
    if (there) return there
    const fresh = { shields: 0, hull: 0, regained: { shields: 0, hull: 0 }, faceup: [], tokens: [], revealed: [] }
    fates.set(id, { ...fresh, moved: false })
    return fate(id)
  }
  for (const event of events) note(event, fate, words)
  const first = view.viewer === 'spectator' ? view.firstPlayer : view.viewer
  const isFirst = (id: UnitId) => Number(seatOf(id, view) === first)
  const isOwn = (id: UnitId) => seatOf(id, view) === view.viewer
  const ordered = [...fates].sort(([p], [q]) => isFirst(q) - isFirst(p))
  const clauses = [
    ...ordered.flatMap(([id, each]) => clausesOf(id, each, view, words)),
    ...movesOf(
      ordered.filter(([id, each]) => isOnlyMoved(each) && !isOwn(id)).map(([id]) => id),
      view,
      words,
    ),
    ...countsOf(events, isOwn, view, words),
  ]
  return clauses.length === 0 ? undefined : words.brief.sum(clauses)
}

/** Of a unit that is gone nothing else matters; what one has revealed oneself one knows. */
function clausesOf(id: UnitId, fate: Fate, view: BriefView, { brief }: BriefWords): Sentence[] {
  const { shields, hull, regained, faceup, tokens, gone, revealed } = fate
  const own = seatOf(id, view) === view.viewer
  const named = own ? brief.own([unit(id)], isShip(id, view)) : [unit(id)]
  if (gone) return [brief.gone[gone](named)]
  const lost = [
    ...(shields > 0 ? [brief.shields(shields)] : []),
    ...(hull > 0 ? [`${brief.hull(hull)}${faceup.length > 0 ? ` (${brief.faceup(faceup)})` : ''}`] : []),
    ...tokens.map((kind) => brief.token(kind)),
  ]
  const back = [
    ...(regained.shields > 0 ? [brief.shields(regained.shields)] : []),
    ...(regained.hull > 0 ? [brief.hull(regained.hull)] : []),
  ]
  return [
    ...(lost.length > 0 ? [brief.lost(named, lost)] : []),
    ...(back.length > 0 ? [brief.gained(named, back)] : []),
    ...(own ? [] : revealed.map((command) => brief.revealed(named, command, fate.moved))),
  ]
}

/** That a ship which has revealed its dial moves is said there. */
const isOnlyMoved = ({ moved, gone, revealed }: Fate): boolean => moved && !gone && revealed.length === 0

const isShip = (id: UnitId, { ships, reserve, lost }: BriefView): boolean =>
  (ships[id] ?? reserve?.ships[id]) !== undefined || lost.some((one) => one.id === id && isShipCard(one.card))

function unitsOf(ids: readonly UnitId[], view: BriefView, { terms }: BriefWords): string {
  const ships = ids.filter((id) => isShip(id, view)).length
  const squadrons = ids.length - ships
  return terms.listed([
    ...(ships > 0 ? [terms.ships(ships)] : []),
    ...(squadrons > 0 ? [terms.squadrons(squadrons)] : []),
  ])
}

/** One is named, several are counted: so a round of squadrons stays one clause. */
function movesOf(ids: readonly UnitId[], view: BriefView, words: BriefWords): Sentence[] {
  const [only, ...others] = ids
  if (only === undefined) return []
  return [words.brief.moved(others.length === 0 ? [unit(only)] : [unitsOf(ids, view, words)], ids.length)]
}

function countsOf(
  events: readonly GameEvent[],
  isOwn: (id: UnitId) => boolean,
  view: BriefView,
  words: BriefWords,
): Sentence[] {
  const deployed: UnitId[] = []
  let tokens = 0
  for (const event of events) {
    if (event.type === 'shipDeployed' && !isOwn(event.ship)) deployed.push(event.ship)
    else if (event.type === 'squadronDeployed' && !isOwn(event.squadron)) deployed.push(event.squadron)
    else if (event.type === 'tokenGained' && !isOwn(event.ship)) tokens += 1
  }
  return [
    ...(deployed.length > 0 ? [words.brief.deployed(unitsOf(deployed, view, words))] : []),
    ...(tokens > 0 ? [[words.brief.commandTokens(tokens)]] : []),
  ]
}
