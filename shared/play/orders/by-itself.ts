import type { Choice, DecisionRequest } from '#shared/game/engine/decision'
import type { Seat } from '#shared/game/engine/state'
import type { AnswerContext, BotPlayer } from '#shared/play/bots/bot'
import { answerByOrders } from './answer'
import type { AnswerNote, FiredRule, OrderAnswer } from './answer-note'
import { cannotMatter, mayNotMatter } from './cannot-matter'
import type { CommitFault } from './commit-parts'
import { holds } from './holds'
import type { Plan } from './plan'
import { isPlayable } from './plan-run'
import type { GameInPlay } from './script'
import { type Orders, orderNothing } from './standing-order'
import { interrupts } from './turn'

const CANNOT_MATTER: FiredRule = { order: { rule: 'cannot-matter' }, rule: 'otherwise', facts: [] }

/** From what everybody knows, in any turn: never in disguise, because it reveals nothing. */
export function passOf(game: GameInPlay, request: DecisionRequest, { askAlways }: Orders): OrderAnswer | undefined {
  if (askAlways || !mayNotMatter(request)) return undefined
  const choice = cannotMatter(game.view('spectator'), request)
  return choice && { choice, fired: CANNOT_MATTER, disguised: false }
}

/** The answer of the asked seat's orders in the other's turn. */
export function orderedAnswer(game: GameInPlay, request: DecisionRequest, orders: Orders): OrderAnswer | undefined {
  if (orderNothing(orders)) return undefined
  if (!interrupts(game.state, request)) return undefined
  return answerByOrders({ view: game.view(request.seat), request, salt: game.salt(request) }, orders)
}

/** The first of a seat's plans that plays itself now. */
export function planNow(
  game: GameInPlay,
  seat: Seat,
  plans: readonly Plan[],
  open: readonly DecisionRequest[],
): Plan | undefined {
  if (open.length === 0 || plans.every(({ plays }) => plays === 'by-button')) return undefined
  const view = game.view(seat)
  return plans.find(
    ({ plays, lines, unless }) =>
      plays === 'itself' && isPlayable(lines, open) && !unless.some((condition) => holds(condition, { view }) === true),
  )
}

/** What a bot chooses; undefined if it fails. */
export function chosenBy(
  bot: BotPlayer,
  asked: AnswerContext,
  report: (fault: CommitFault) => void,
): Choice | undefined {
  try {
    return bot.answer(asked)
  } catch (error) {
    report({ what: 'bot-failed', ask: asked.request.ask, error })
    return undefined
  }
}

/** The answer to a question that cannot matter. */
export const isPass = (note: AnswerNote | undefined): boolean =>
  typeof note?.fired?.order === 'object' && 'rule' in note.fired.order
