import type { EventType, GameEvent } from '#shared/engine/event'
import type { Command, Faction, Seat, UnitId } from '#shared/engine/state'
import type { BriefMessages } from '#shared/messages/en/brief'
import type { terms } from '#shared/messages/en/terms'
import { type Sentence, say, unit } from '#shared/messages/sentence'
import type { GameView } from './game-view'

/** A public event and the step that it made. */
export interface Happening {
  step: number
  event: GameEvent
}
/** Several sentences of the log that belong together; `step`: of the first of them. */
export interface BriefLine {
  step: number
  sentence: Sentence
}
/** One activation, a round as it begins, or what belongs to neither. */
export interface BriefGroup {
  step: number
  about?: { unit: UnitId } | { round: number }
  lines: BriefLine[]
}
export interface Brief {
  /** Gains and losses; undefined: there were none. */
  sum?: Sentence
  groups: BriefGroup[]
}

export interface BriefWords {
  brief: BriefMessages
  terms: Pick<typeof terms, 'defense' | 'card'>
  tell(event: GameEvent, context: { factions: Record<Seat, Faction> }): Sentence | undefined
}

type Known = Pick<GameView, 'viewer' | 'firstPlayer' | 'factions' | 'ships' | 'squadrons' | 'lost'>

/** A mail tells at most this many lines, the latest of them. */
export const BRIEF_LINES = 12

/** How luck came about is in the log; where in a round it was, the events around it say. */
const LEFT_OUT: ReadonlySet<EventType> = new Set(['drawn', 'deckShuffled', 'phaseBegan'])
/** Events with which something begins that is told in a line of its own. */
const BEGINNINGS: ReadonlySet<EventType> = new Set([
  'roundBegan',
  'dialsSet',
  'shipActivated',
  'squadronActivated',
  'commandResolved',
  'attackDeclared',
  'navigated',
  'courseSet',
  'tokensReadied',
  'gameOver',
])

/** What has happened, for the viewer of `view`, oldest first: gains and losses summed up, then every activation in turn. */
export function briefOf(happened: readonly Happening[], view: Known, words: BriefWords): Brief {
  const sum = sumOf(
    happened.map(({ event }) => event),
    view,
    words,
  )
  return { ...(sum && { sum }), groups: groupsOf(happened, view, words) }
}

/** The brief as lines of a message, oldest first: what is summed up, then as many of the latest as there is room for. */
export function briefLines({ sum, groups }: Brief, { brief }: BriefWords): Sentence[] {
  const lines = groups.flatMap((group) => group.lines.map(({ sentence }) => sentence))
  const front = sum ? [capitalized(sum)] : []
  const room = BRIEF_LINES - front.length
  if (lines.length <= room) return [...front, ...lines]
  const latest = lines.slice(1 - room)
  return [...front, [brief.earlier(lines.length - latest.length)], ...latest]
}

const capitalized = ([first = '', ...rest]: Sentence): Sentence =>
  typeof first === 'string' ? [`${first.charAt(0).toUpperCase()}${first.slice(1)}`, ...rest] : [first, ...rest]

function groupsOf(happened: readonly Happening[], { factions }: Known, { tell }: BriefWords): BriefGroup[] {
  const groups: BriefGroup[] = []
  let begun: EventType | undefined
  for (const { step, event } of happened) {
    const about = aboutOf(event)
    if (about || groups.length === 0) groups.push({ step, ...(about && { about }), lines: [] })
    const sentence = LEFT_OUT.has(event.type) ? undefined : tell(event, { factions })
    const lines = groups.at(-1)?.lines
    if (!sentence || !lines) continue
    const line = lines.at(-1)
    // A course that Navigate has changed is one thing with it
    if (line && (!BEGINNINGS.has(event.type) || (event.type === 'courseSet' && begun === 'navigated')))
      line.sentence = say`${line.sentence} ${sentence}`
    else {
      lines.push({ step, sentence })
      begun = event.type
    }
  }
  return groups.filter(({ lines }) => lines.length > 0)
}

/** A squadron that a ship activates is part of the ship's activation. */
function aboutOf(event: GameEvent): BriefGroup['about'] {
  if (event.type === 'shipActivated') return { unit: event.ship }
  if (event.type === 'squadronActivated' && event.by === undefined) return { unit: event.squadron }
  return event.type === 'roundBegan' ? { round: event.round } : undefined
}

/** What became of one unit. */
interface Fate {
  shields: number
  hull: number
  regained: { shields: number; hull: number }
  faceup: string[]
  tokens: string[]
  gone?: 'damage' | 'left-area'
  revealed: Command[]
}

function sumOf(events: readonly GameEvent[], view: Known, words: BriefWords): Sentence | undefined {
  const fates = new Map<UnitId, Fate>()
  const fate = (id: UnitId): Fate => {
    const there = fates.get(id)
    if (there) return there
    const fresh = { shields: 0, hull: 0, regained: { shields: 0, hull: 0 }, faceup: [], tokens: [], revealed: [] }
    fates.set(id, fresh)
    return fresh
  }
  for (const event of events) note(event, fate, words)
  const seatOf = (id: UnitId) =>
    (view.ships[id] ?? view.squadrons[id] ?? view.lost.find((each) => each.id === id))?.seat
  const first = view.viewer === 'spectator' ? view.firstPlayer : view.viewer
  const ordered = [...fates].sort(([p], [q]) => Number(seatOf(q) === first) - Number(seatOf(p) === first))
  const clauses = ordered.flatMap(([id, each]) => clausesOf(id, each, seatOf(id) === view.viewer, words))
  return clauses.length === 0 ? undefined : words.brief.sum(clauses)
}

function note(event: GameEvent, fate: (id: UnitId) => Fate, { terms }: BriefWords): void {
  switch (event.type) {
    case 'shieldsLost':
      fate(event.ship).shields += event.points
      break
    case 'shieldRecovered':
      fate(event.ship).regained.shields += 1
      break
    case 'hullLost':
      fate(event.squadron).hull += event.points
      break
    case 'damageWithoutCard':
      fate(event.ship).hull += 1
      break
    case 'damageDealt':
      fate(event.ship).hull += 1
      if (event.card !== undefined) fate(event.ship).faceup.push(terms.card(event.card))
      break
    case 'damageDiscarded':
      fate(event.ship).regained.hull += 1
      break
    case 'defenseDiscarded':
      fate(event.unit).tokens.push(terms.defense[event.kind])
      break
    case 'defenseSpent':
      if (event.becomes === 'discarded') fate(event.unit).tokens.push(terms.defense[event.kind])
      break
    case 'destroyed':
      fate(event.unit).gone = event.cause
      break
    case 'dialRevealed':
      fate(event.ship).revealed.push(event.command)
      break
  }
}

/** Of a unit that is gone nothing else matters; what one has revealed oneself one knows. */
function clausesOf(id: UnitId, fate: Fate, own: boolean, { brief }: BriefWords): Sentence[] {
  const { shields, hull, regained, faceup, tokens, gone, revealed } = fate
  const named = own ? brief.own([unit(id)]) : [unit(id)]
  if (gone) return [gone === 'damage' ? brief.destroyed(named) : brief.left(named)]
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
    ...(own ? [] : revealed.map((command) => brief.revealed(named, command))),
  ]
}
