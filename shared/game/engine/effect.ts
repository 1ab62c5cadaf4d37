import { type EffectQuestion, type EffectRule, MOMENT_FRAMES, type Moment, type Self } from './card-rules'
import type { Option } from './decision'
import { isInPlay } from './forces'
import type { FrameKind, NewFrame } from './frame'
import type { FrameRules, FrameView } from './frame-rules'
import { valuesIn } from './influence'
import { eachKey } from './once'
import type { ActiveRule, Rulebook } from './rulebook'
import { type Game, otherSeat } from './state'

const useKey = (source: string, effect: number): string => `${source}.${effect}`

/** Whether a "once per …" effect or an exhausted or missing card stands in the way (R16.10-11). */
function canPay(g: Game, { rule, self, effect }: ActiveRule<EffectRule>): boolean {
  const { exhausts, oncePer } = rule.costs
  if (exhausts && g.cards[self.source]?.exhausted !== false) return false
  return !(oncePer && g.uses.some((u) => u.key === useKey(self.source, effect)))
}

/** The attack, maneuver, … that a moment belongs to is the innermost one. */
export function momentOf(g: Game, { point, subject }: Moment): Moment {
  const innermost = <K extends FrameKind>(kind: K) =>
    g.stack.findLast((f): f is FrameView<K> & typeof f => f.kind === kind)
  return {
    point,
    subject,
    attack: innermost(MOMENT_FRAMES.attack),
    activation: innermost(MOMENT_FRAMES.activation),
    maneuver: innermost(MOMENT_FRAMES.maneuver),
    squadronCommand: innermost(MOMENT_FRAMES.squadronCommand),
    squadronActivation: innermost(MOMENT_FRAMES.squadronActivation),
    repair: innermost(MOMENT_FRAMES.repair),
    faceupCard: innermost(MOMENT_FRAMES.faceupCard),
    tokenGain: innermost(MOMENT_FRAMES.tokenGain),
  }
}

/** What is needed is there in full; a part is done as far as there is something to choose (R16.13). */
const canAnswer = ({ needed, min }: EffectQuestion, options: readonly string[]): boolean =>
  options.length >= (needed ? min : 1)

/**
 * An effect is offered if public facts allow it and if something answers the question that it needs; options that depend
 * on secrets never decide this.
 */
export function canOffer(g: Game, at: Moment, active: ActiveRule<EffectRule>, rules: Rulebook): boolean {
  const { rule, self } = active
  const moment = momentOf(g, at)
  if (rules.effectOf(self.card, active.effect) !== rule || !canPay(g, active)) return false
  if (!rule.when(g, moment, self) || rule.allowed?.(rules, g, moment, self) === false) return false
  const [first] = rule.questions
  return !first?.needed || canAnswer(first, first.options(g, moment, {}, self, valuesIn(rules, g)))
}

const selfOf = ({ source, card, on, seat, note }: FrameView<'effect'>): Self => ({
  source,
  card,
  on,
  seat,
  ...(note !== undefined && { note }),
})

interface Question {
  readonly question: EffectQuestion
  readonly options: readonly string[]
}
/** The next question without an answer, with its options as of now. */
function nextQuestion(g: Game, f: FrameView<'effect'>, rule: EffectRule, rules: Rulebook): Question | undefined {
  const question = rule.questions.find((q) => !f.answers[q.name])
  if (!question) return undefined
  const options = question.options(g, momentOf(g, f), f.answers, selfOf(f), valuesIn(rules, g))
  return { question, options }
}

/** A player who was not shown the options knows that the other one chooses, but not from what. */
const isUnseen = (g: Game, { facts }: EffectQuestion): boolean => facts === 'seen' && g.look === undefined

const mostOf = (g: Game, f: FrameView<'effect'>, { max }: EffectQuestion, rules: Rulebook): number =>
  typeof max === 'number' ? max : max(rules, g, momentOf(g, f), selfOf(f), f.answers)

/** A defense token is an option together with its owner. */
function optionsOf(g: Game, f: FrameView<'effect'>, { question, options }: Question): Option[] {
  const tokenOf = question.tokenOf?.(momentOf(g, f), selfOf(f), f.answers)
  return options.map((id) => ({ id, ...(tokenOf !== undefined && { tokenOf }) }))
}

/** One effect of one card: first every question, then the price, then the act. */
export const effectRules: FrameRules<'effect'> = {
  asks(g, f, rules) {
    if (f.step !== 'ask') return []
    const next = nextQuestion(g, f, rules.effectOf(f.card, f.effect), rules)
    if (!next || !(canAnswer(next.question, next.options) || isUnseen(g, next.question))) return []
    const { question, options } = next
    const max = mostOf(g, f, question, rules)
    const seat = question.to === 'owner' ? f.seat : otherSeat(f.seat)
    const common = { ask: 'effect.choose', subject: f.source, seat, options: optionsOf(g, f, next) } as const
    if (question.min !== 1 || question.max !== 1) {
      const most = Math.min(max, options.length)
      const ask = { ...common, kind: 'options', min: Math.min(question.min, most), max: most } as const
      const isForced = question.facts !== 'seen' && (most === 0 || options.length < question.min)
      return [isForced ? { ...ask, only: { options: options.slice(0, most) } } : ask]
    }
    const [lone] = options
    const forced = question.facts === 'open' && options.length === 1 && lone !== undefined
    return [forced ? { ...common, kind: 'option', only: { option: lone } } : { ...common, kind: 'option' }]
  },
  answer(tx, f, _ask, choice, { rules }) {
    const next = nextQuestion(tx.state, f, rules.effectOf(f.card, f.effect), rules)
    if (!next) throw new Error('nothing was asked')
    const given = 'options' in choice ? choice.options : 'option' in choice ? [choice.option] : []
    const { name, facts } = next.question
    const unseen = [...(f.unseen ?? []), ...(facts === 'open' ? [] : [name])]
    tx.enter(f, { answers: { ...answersOf(f), [name]: [...given] }, ...(unseen.length > 0 && { unseen }) })
  },
  advance(tx, f, rules) {
    const rule = rules.effectOf(f.card, f.effect)
    if (f.step === 'ask') {
      const impossible = nextQuestion(tx.state, f, rule, rules)?.question
      if (!impossible) return pay(tx, f, rule)
      if (impossible.needed) return tx.pop()
      return tx.enter(f, { answers: { ...answersOf(f), [impossible.name]: [] } })
    }
    tx.pop()
    if (rule.point !== 'effect.second-half')
      tx.useEffect(f.source, f.card, f.seat, rule.tells === undefined ? [] : f.answers[rule.tells])
    rule.do(tx, momentOf(tx.state, f), f.answers, selfOf(f))
  },
  /** The cards of a destroyed unit are inactive (R9.17): a price that destroys it buys nothing. */
  alive: (g, f) => f.posthumous === true || isInPlay(g, f.on),
}

/**
 * The second half of an effect, whose question depends on luck or on a look: another rule of the same card, made with
 * `at('effect.second-half')`, which the first half gives to `tx.inOrder`. Any number of answers may come between the halves.
 */
export const secondHalf = (moment: Moment, self: Self, effect: number): NewFrame => ({
  kind: 'effect',
  ...self,
  effect,
  point: moment.point,
  subject: moment.subject,
  step: 'ask',
  answers: {},
})

const answersOf = (f: FrameView<'effect'>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(f.answers).map(([name, given]) => [name, [...given]]))

function pay(tx: Parameters<EffectRule['do']>[0], f: FrameView<'effect'>, rule: EffectRule): void {
  const { exhausts, discards, oncePer, pays } = rule.costs
  const [one] = (rule.each && f.answers[rule.each]) || []
  tx.enter(f, { step: 'do' })
  if (exhausts) tx.exhaust(f.source)
  if (rule.each && one !== undefined) tx.rememberUse({ key: eachKey(f.source, rule.each, one), until: 'round' })
  if (oncePer) tx.rememberUse({ key: useKey(f.source, f.effect), until: oncePer })
  pays?.(tx, momentOf(tx.state, f), f.answers, selfOf(f))
  if (discards) tx.discardCard(f.source)
}
