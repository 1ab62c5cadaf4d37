import { logSentence } from '#messages/log'
import { ASKS } from '#shared/game/engine/asks'
import type { GameEvent } from '#shared/game/engine/event'
import type { UnitId } from '#shared/game/engine/state'
import type { LogEntry, OrdersPage } from '#shared/play/protocol/responses'
import type { GameView } from '#shared/play/view/game-view'
import { nameOf } from '#web/words/names'

type AutomaticAnswer = OrdersPage['told'][number]

/** The damage of that attack: icons before brace, and points suffered. */
function damageAfter(log: readonly LogEntry[], step: number): { from: number; to: number } | undefined {
  const later = log.filter((entry) => entry.step > step).map(({ event }) => event)
  const end = later.findIndex(({ type }) => type === 'attackDeclared')
  const found = (end < 0 ? later : later.slice(0, end)).find((event) => event.type === 'damageDetermined')
  return found?.type === 'damageDetermined' ? { from: found.icons, to: found.total } : undefined
}

/** What an order, a plan or the clock did, in the words of the log; undefined if it made no event. */
export function doneBy(
  { by, ask, step }: AutomaticAnswer,
  log: readonly LogEntry[],
  view: GameView,
): { text: string; damage?: { from: number; to: number } } | undefined {
  const shown: readonly GameEvent['type'][] = ASKS[ask].shows ?? []
  // A plan answers in one's own turn, where the first event of an answer tells it
  const tells = ({ told, event }: LogEntry) => (by === 'plan' ? told?.by === 'plan' : shown.includes(event.type))
  const entry = log.find((each) => each.step === step && tells(each))
  const sentence = entry && logSentence(entry.event, view)
  if (entry === undefined || sentence === undefined) return undefined
  const text = sentence.map((part) => (typeof part === 'string' ? part : nameOf(view, part.unit as UnitId))).join('')
  const braces = entry.event.type === 'defenseSpent' && entry.event.kind === 'brace'
  const damage = braces ? damageAfter(log, step) : undefined
  return { text, ...(damage && { damage }) }
}
