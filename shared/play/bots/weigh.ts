import { objectiveCard } from '#shared/game/cards/catalog/objectives'
import type { Choice, DecisionRequest, Option } from '#shared/game/engine/decision'
import { effectIn } from '#shared/play/view/effect-behind-option'
import type { GameView } from '#shared/play/view/game-view'
import { faceupWorth } from './attack-worth'
import type { AnswerContext, AnswerContextFor, Bot } from './bot'
import { candidates } from './candidates'
import { worthOfTarget } from './choose-attack'
import { chooseModification } from './choose-dice'
import { type Gain, gainBetween } from './gain'
import { worthOfObstacles } from './obstacle-worth'
import { SupposedGame, type SupposingEngine } from './supposed-outcome'
import { best } from './worth'

/** Cards: each use that is offered is played out and valued, and the best one is taken if it is worth its price. */

/** Fleet points that a use must bring. */
const WORTH_USING = 0.05

interface CardUse {
  readonly option: string
  readonly gain: Gain
  /** Dice come before rerolls, so that those can take them. */
  readonly adds: boolean
}

/** The answer if a card is used, or is the better one; undefined: as without cards. */
export type Weigher = (asked: AnswerContextFor<'option'>, offered: readonly CardUse[]) => string | undefined

export function weighed(
  engine: SupposingEngine,
  asked: AnswerContext,
  quickly: Bot,
  weigher: Weigher,
): Choice | undefined {
  const { view, request } = asked
  if (request.kind !== 'option') return undefined
  const cards = request.options.filter(({ source }) => source !== undefined)
  if (cards.length === 0) return undefined
  const game = new SupposedGame(engine, view, request, quickly)
  const offered = cards.flatMap((option): CardUse[] => {
    const outcome = game.after(request, { option: option.id })
    if (!outcome) return []
    const adds = outcome.events.some(({ type }) => type === 'dieAdded')
    const gain = gainBetween(game.before, outcome, request.seat)
    return [{ option: option.id, gain: { ...gain, worth: gain.worth + worthOfGift(view, request, option) }, adds }]
  })
  const option = weigher({ ...asked, request }, offered)
  return option === undefined ? undefined : { option }
}

/** What comes later than the effect is played out to. */
function worthOfGift(view: GameView, { subject }: DecisionRequest, option: Option): number {
  switch (effectIn(view, option)?.gives) {
    case 'victory-token':
      return view.objective === undefined ? 0 : (objectiveCard(view.objective).victoryTokens ?? 0)
    case 'safe-ground': {
      const ship = view.ships[subject]
      return ship ? -worthOfObstacles(view, ship, ship.pose) : 0
    }
    default:
      return 0
  }
}

const byWorth = (offered: readonly CardUse[]): CardUse | undefined => best(offered, ({ gain }) => gain.worth)

/** What costs no card and does no harm is used, and no card is discarded for nothing; what must be, in the best order. */
export function inWindow({ request }: AnswerContextFor<'option'>, offered: readonly CardUse[]): string | undefined {
  const found = byWorth(offered)
  const pass = request.options.find(({ source }) => source === undefined)
  if (!pass) return found?.option
  return found && isWorthIt(found.gain) ? found.option : pass.id
}

const isWorthIt = ({ worth, price, discards }: Gain): boolean =>
  worth > WORTH_USING || (price <= 0 && !discards && worth >= 0)

export function worthIt(asked: AnswerContextFor<'option'>, offered: readonly CardUse[]): string | undefined {
  const found = byWorth(offered)
  return found && found.gain.worth > WORTH_USING + standardWorth(asked) ? found.option : undefined
}

/** In place of the squadron's own attack. */
export function insteadOfAttack(
  { view, request }: AnswerContextFor<'option'>,
  offered: readonly CardUse[],
): string | undefined {
  const found = byWorth(offered)
  const own = request.options.map(({ target }) => (target ? worthOfTarget(view, request.subject, target) : 0))
  return found && found.gain.worth > WORTH_USING + Math.max(0, ...own) ? found.option : undefined
}

/** Further dice come first, those of a Concentrate Fire dial among them, so that rerolls can take them. */
export function ofDice(asked: AnswerContextFor<'option'>, offered: readonly CardUse[]): string | undefined {
  const worth = offered.filter(({ gain }) => gain.worth > WORTH_USING)
  const added = byWorth(worth.filter(({ adds }) => adds))
  if (added) return added.option
  const plain = chooseModification(asked)
  const isDial = asked.request.options.some(({ id, use }) => id === plain && use?.dial)
  return isDial ? undefined : byWorth(worth)?.option
}

/** What the standard critical effect brings, where another one would stand in its place (R9.22). */
const standardWorth = ({ view, request }: AnswerContextFor<'option'>): number =>
  request.options.some(({ id }) => id === 'standard') ? faceupWorth(view) : 0

/** What a card asks: every answer is played out; a lone one is not. */
export function bestAnswer(engine: SupposingEngine, asked: AnswerContext, quickly: Bot): Choice | undefined {
  const { view, request } = asked
  const choices = candidates(view, request)
  if (choices.length < 2) return choices[0]
  const game = new SupposedGame(engine, view, request, quickly)
  const outcomes = choices.flatMap((choice) => {
    const outcome = game.after(request, choice)
    return outcome ? [{ choice, worth: gainBetween(game.before, outcome, request.seat).worth }] : []
  })
  return best(outcomes, ({ worth }) => worth)?.choice
}
