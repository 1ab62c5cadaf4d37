import { logSentence } from '#messages/log'
import { ASKS } from '#shared/game/engine/asks'
import type { GameEvent } from '#shared/game/engine/event'
import type { UnitId } from '#shared/game/engine/state'
import type { LogEntry, OrdersPage } from '#shared/play/protocol/responses'
import type { GameView } from '#shared/play/view/game-view'
import { nameOf } from '#web/words/names'

type AutomaticAnswer = OrdersPage['told'][number]

/** What happened after `step`, up to the first event that ends what is looked at. */
function until(ends: readonly GameEvent['type'][], log: readonly LogEntry[], step: number): readonly LogEntry[] {
  const later = log.filter((entry) => entry.step > step)
  const end = later.findIndex(({ event }) => ends.includes(event.type))
  return end < 0 ? later : later.slice(0, end)
}

/** The damage of that attack: icons before brace, and points suffered. */
function damageAfter(log: readonly LogEntry[], step: number): { from: number; to: number } | undefined {
  const found = until(['attackDeclared'], log, step).find(({ event }) => event.type === 'damageDetermined')?.event
  return found?.type === 'damageDetermined' ? { from: found.icons, to: found.total } : undefined
}

/** What the spent token did to the only die; a die that was chosen is told with the answer that chose it. */
function diceAfter(log: readonly LogEntry[], step: number): LogEntry | undefined {
  const dice = until(ENDS_TOKEN, log, step).find(
    ({ event }) => event.type === 'diceCanceled' || event.type === 'diceRerolled',
  )
  return dice?.by === undefined && dice?.told === undefined ? dice : undefined
}
const ENDS_TOKEN: readonly GameEvent['type'][] = ['defenseSpent', 'defenseEnded', 'damageDetermined', 'attackDeclared']

/** The events of an answer, in the order in which they happened. */
function entriesOf({ by, ask, step }: AutomaticAnswer, log: readonly LogEntry[]): readonly LogEntry[] {
  const own = log.filter((entry) => entry.step === step)
  // A plan answers in one's own turn, where the first event of an answer tells it
  if (by === 'plan') return own.filter(({ told }) => told?.by === 'plan').slice(0, 1)
  const shown: readonly GameEvent['type'][] = ASKS[ask].shows ?? []
  const told = shown.includes('effectUsed')
    ? untilItActs(log.slice(log.findIndex((entry) => entry.step === step)))
    : own
  return own.length === 0 ? [] : told.filter(({ event }) => shown.includes(event.type))
}

/** What a card's answer did before the next answer, up to where the card acts or does not. */
function untilItActs(log: readonly LogEntry[]): readonly LogEntry[] {
  const next = log.findIndex(
    ({ at, by, told }, i) => i > 0 && (at !== log[0]?.at || by !== undefined || told !== undefined),
  )
  const own = next < 0 ? log : log.slice(0, next)
  const acts = own.findIndex(({ event }) => event.type === 'effectUsed' || event.type === 'effectDeclined')
  return acts < 0 ? own : own.slice(0, acts + 1)
}

/** What an order, a plan or the clock did, in the words of the log; undefined if it made no event. */
export function doneBy(
  answer: AutomaticAnswer,
  log: readonly LogEntry[],
  view: GameView,
): { text: string; damage?: { from: number; to: number } } | undefined {
  const own = entriesOf(answer, log)
  const dice = own.some(({ event }) => event.type === 'defenseSpent') ? diceAfter(log, answer.step) : undefined
  const entries = dice ? [...own, dice] : own
  const textOf = ({ event }: LogEntry): string[] => {
    const sentence = logSentence(event, view)
    const text = sentence?.map((part) => (typeof part === 'string' ? part : nameOf(view, part.unit as UnitId)))
    return text === undefined ? [] : [text.join('')]
  }
  const texts = entries.flatMap(textOf)
  if (texts.length === 0) return undefined
  const braces = entries.some(({ event }) => event.type === 'defenseSpent' && event.kind === 'brace')
  const damage = braces ? damageAfter(log, answer.step) : undefined
  return { text: texts.join(' '), ...(damage && { damage }) }
}
