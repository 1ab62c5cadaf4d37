import type { Rules } from '#functions/ports/deps'
import type { NoticeWriter } from '#functions/ports/notice-writer'
import type { Fleet } from '#shared/fleet/fleet'
import type { Choice, DecisionRequest } from '#shared/game/engine/decision'
import type { Seat } from '#shared/game/engine/state'
import type { RandomNumber } from '#shared/play/bots/random'
import type { Plan } from '#shared/play/orders/plan'
import type { Orders } from '#shared/play/orders/standing-order'
import type { GameView } from '#shared/play/view/game-view'

/** What is played, and how: the small game or the real one. */
export interface Style {
  rules: Rules
  /** Who words notices; absent: the real writer. */
  writer?: NoticeWriter
  legal(view: GameView, request: DecisionRequest, below: RandomNumber): Choice
  /** Further lines that may fit after an answer. */
  linesAfter(request: DecisionRequest): { ask: string; subject: string; choose: Choice }[]
  fleet(seat: Seat, below: RandomNumber): Fleet
  orders(below: RandomNumber): Orders
  plans(view: GameView, below: RandomNumber): Plan[]
  /** Ids that plans may have. */
  planIds: readonly string[]
  /** Own cards that may be switched. */
  cards(view: GameView): readonly string[]
  kinds: readonly TableKind[]
}
export type TableKind = 'learning' | 'fleets' | 'practice'
