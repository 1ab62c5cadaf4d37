import type { EventType, GameEvent } from '#shared/game/engine/event'
import type { UnitId } from '#shared/game/engine/state'
import { type Sentence, say } from '#shared/messages/sentence'
import { type BriefView, type BriefWords, seatOf, sumOf } from './brief-sum'
import { QUIET_EVENTS } from './quiet-events'

export type { BriefWords } from './brief-sum'

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

/** A mail tells at most this many lines, the latest of them. */
export const BRIEF_LINES = 12

/** Events with which something begins that is told in a line of its own. */
const BEGINNINGS: ReadonlySet<EventType> = new Set([
  'fleetsRevealed',
  'initiativeTaken',
  'objectiveChosen',
  'obstaclePlaced',
  'shipDeployed',
  'squadronDeployed',
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

/** With so few steps the rules go on by themselves to the other side's first question. */
export const AUTOMATIC_STEPS = 2

/**
 * What is news to the viewer of `view`, whose own last decision led to step `decided`: everything after it, and before
 * that the beginning of the other side's activation, where the rules left it no choice (R5.2, R11.4) and so made it at once.
 */
export function newsAfter(decided: number, happened: readonly Happening[], view: BriefView): Happening[] {
  const steps = happened.filter(({ step }) => step <= decided).slice(-AUTOMATIC_STEPS)
  const own = steps.findLastIndex(({ event }) => !beginsOther(event, view))
  return [...steps.slice(own + 1), ...happened.filter(({ step }) => step > decided)]
}

function begunBy(event: GameEvent): UnitId | undefined {
  if (event.type === 'squadronActivated') return event.squadron
  return event.type === 'shipActivated' || event.type === 'dialRevealed' ? event.ship : undefined
}

function beginsOther(event: GameEvent, view: BriefView): boolean {
  const unit = begunBy(event)
  return unit !== undefined && view.viewer !== 'spectator' && seatOf(unit, view) !== view.viewer
}

/** What has happened, for the viewer of `view`, oldest first: gains and losses summed up, then every activation in turn. */
export function briefOf(happened: readonly Happening[], view: BriefView, words: BriefWords): Brief {
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

function groupsOf(happened: readonly Happening[], { factions }: BriefView, { tell }: BriefWords): BriefGroup[] {
  const groups: BriefGroup[] = []
  let begun: EventType | undefined
  for (const { step, event } of happened) {
    const about = aboutOf(event)
    if (about || groups.length === 0) groups.push({ step, ...(about && { about }), lines: [] })
    const sentence = QUIET_EVENTS.has(event.type) ? undefined : tell(event, { factions })
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
