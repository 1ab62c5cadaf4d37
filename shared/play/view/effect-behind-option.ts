import { effectBehind } from '#shared/game/cards/rules/in-advance'
import type { EffectRule } from '#shared/game/engine/card-rules'
import type { Option } from '#shared/game/engine/decision'
import { cardOf } from './card-in-view'
import type { GameView } from './game-view'

/** The effect of a card that an option uses. */
export const effectIn = (view: GameView, { id, source }: Option): EffectRule | undefined =>
  source === undefined ? undefined : effectBehind(cardOf(view, source) ?? '', id)
