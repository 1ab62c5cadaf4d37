import { isFree } from '#shared/game/cards/rules/in-advance'
import type { AnsweredAsk, AskName } from '#shared/game/engine/asks'
import { countsToken } from '#shared/game/engine/commands'
import type { Choice, Option } from '#shared/game/engine/decision'
import type { FrameOf } from '#shared/game/engine/frame'
import { rerollOptions } from '#shared/game/odds/attack-odds'
import { damageOdds, dieMean } from '#shared/game/odds/pool-odds'
import type { AnswerContext, AnswerContextFor } from '#shared/play/bots/bot'
import { attackIn, beforeRoll } from '#shared/play/bots/choose-attack'
import { countingOf } from '#shared/play/view/counting'
import { effectIn } from '#shared/play/view/effect-behind-option'
import type { GameView } from '#shared/play/view/game-view'
import type { ActionOf } from '../standing-order'

/** Dice of an attack in the other's turn, or of a line that leaves them to a rule (DP-E2, DP-E3, DP-E6, DP-E8, DP-E27). */

export function attackAnswer(asked: AnswerContext, action: ActionOf['attack']): Choice | undefined {
  const { request } = asked
  const { ask, kind } = request
  if (kind === 'options') return ask === 'attack.reroll' ? rerollSome(asked, action) : undefined
  if (kind !== 'option' || !isAnswered(ask)) return undefined
  const option = OPTIONS[ask]({ ...asked, request }, action)
  return option !== undefined && request.options.some(({ id }) => id === option) ? { option } : undefined
}

type OptionFor = (asked: AnswerContextFor<'option'>, action: ActionOf['attack']) => string | undefined

const OPTIONS: Record<AnsweredAsk<'attack'>, OptionFor> = {
  'attack.before-roll': beforeRoll,
  'attack.modify': modification,
  'attack.reroll': (asked, action) => rerolled(asked, action)[0] ?? 'none',
  'attack.critical': ({ view, request: { options } }) =>
    (options.find(({ id }) => id === 'standard') ?? options.find((option) => isFreely(view, option)))?.id ?? 'none',
}
const isAnswered = (ask: AskName): ask is keyof typeof OPTIONS => Object.hasOwn(OPTIONS, ask)

/** Dice first, accuracy icons last, when nothing rolls any more; what costs something is left alone (R6.18-25). */
function modification(asked: AnswerContextFor<'option'>, action: ActionOf['attack']): string | undefined {
  const { view, request } = asked
  const attack = attackIn(view)
  const { options } = request
  const done = options.find(({ id }) => id === 'done')
  const must = done ? undefined : options.find(({ source }) => source !== undefined)
  const chosen =
    must ??
    (action.add ? (freely(view, options) ?? byKeptDial(options)) : undefined) ??
    rerollByKeyword(asked, action) ??
    (attack && lock(view, attack, options, action)) ??
    done
  return chosen?.id
}

const freely = (view: GameView, options: readonly Option[]): Option | undefined =>
  options.find((option) => effectIn(view, option)?.gives === 'dice')

/** The effect of a card, without a price. */
function isFreely(view: GameView, option: Option): boolean {
  const effect = effectIn(view, option)
  return effect !== undefined && isFree(effect)
}

/** A kept dial of Concentrate Fire is gone at the end of the activation, used or not (R7.20, R5.21); no token is spent. */
function byKeptDial(options: readonly Option[]): Option | undefined {
  const adding = options.flatMap((option) =>
    option.use?.dial && !countsToken(option.use) && option.use.color ? [{ option, color: option.use.color }] : [],
  )
  return adding.sort((p, q) => dieMean({ color: q.color }, 'ship') - dieMean({ color: p.color }, 'ship'))[0]?.option
}

/** Swarm rerolls a die, Adept several (R11.29): it costs nothing. */
function rerollByKeyword(asked: AnswerContextFor<'option'>, action: ActionOf['attack']): Option | undefined {
  const { options } = asked.request
  const wanted = rerolled(asked, action)
  const of = (die: string) => options.find(({ keyword }) => keyword?.die === die && keyword.raid === undefined)
  const one = wanted.map(of).find((option) => option !== undefined)
  return one ?? (wanted.length > 0 ? options.find(({ keyword }) => keyword && keyword.die === undefined) : undefined)
}

/** Tokens in the order that is wanted, a readied one before an exhausted one (R6.22, R8.1). */
function lock(
  view: GameView,
  attack: FrameOf<'attack'>,
  options: readonly Option[],
  action: ActionOf['attack'],
): Option | undefined {
  const tokens = (view.ships[attack.defender] ?? view.squadrons[attack.defender])?.defense ?? []
  const isExhausted = ({ accuracy }: Option) => tokens.some(({ id, exhausted }) => id === accuracy?.token && exhausted)
  return action.lock
    .map((kind) => options.filter(({ accuracy }) => accuracy?.kind === kind))
    .map((ways) => ways.find((option) => !isExhausted(option)) ?? ways[0])
    .find((option) => option !== undefined)
}

function rerollSome(asked: AnswerContext, action: ActionOf['attack']): Choice | undefined {
  const { request } = asked
  if (request.kind !== 'options') return undefined
  const wanted = rerolled(asked, action)
  const others = request.options.map(({ id }) => id).filter((id) => !wanted.includes(id))
  const count = Math.max(request.min, Math.min(request.max, wanted.length))
  return { options: [...wanted, ...others].slice(0, count) }
}

/**
 * Ids of the dice that are rolled again, the most rewarding first: blanks; `weak`: every face that does no damage here, such as a
 * critical of a squadron without Bomber, and an accuracy icon that has nothing to lock (R6.22, R6.30).
 */
function rerolled({ view }: AnswerContext, { reroll, lock }: ActionOf['attack']): string[] {
  const attack = attackIn(view)
  if (!attack || reroll === 'none') return []
  const counting = countingOf(view, attack)
  const { defense = [] } = view.ships[attack.defender] ?? view.squadrons[attack.defender] ?? {}
  const locks = defense.some(({ id, kind }) => lock.includes(kind) && !attack.locked.includes(id))
  return rerollOptions(attack.pool, (pool) => damageOdds(pool, counting)).flatMap(({ die }) => {
    const rolled = attack.pool[die]
    if (!rolled) return []
    const isWeak = dieMean(rolled, counting) === 0 && !(rolled.face === 'accuracy' && locks)
    return rolled.face === 'blank' || (reroll === 'weak' && isWeak) ? [rolled.id] : []
  })
}
