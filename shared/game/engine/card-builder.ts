import type {
  Answers,
  Condition,
  Costs,
  DefaultOrder,
  EffectQuestion,
  EffectRule,
  Gift,
  ModifyRule,
  Moment,
  MomentAt,
  PermissionRule,
  ScoreRule,
  Self,
  Times,
} from './card-rules'
import type { Change } from './change'
import type { ValueAbout, ValueName, ValueNow, Values, Verb, VerbAbout } from './influence'
import { eachKey } from './once'
import type { Command, Game, PublicTable, UnitId } from './state'
import type { TimingPoint } from './timing-point'

type UnitTest<About = object> = (g: PublicTable, unit: UnitId, self: Self, about: About, now: ValueNow) => boolean
const always: UnitTest = () => true
const onOwnUnit: UnitTest = (_g, unit, self) => unit === self.on
/** The card's own unit, if what it is asked about fits, too. */
export const onOwn =
  <About>(test: (about: About, g: PublicTable, unit: UnitId) => boolean): UnitTest<About> =>
  (g, unit, self, about) =>
    unit === self.on && test(about, g, unit)

/** The moment is about the unit that bears the card. */
export const aboutOwn: Condition = (_g, { subject }, self) => subject === self.on

const FREE: Costs = { exhausts: false, discards: false }

/** Answers typed by the questions asked so far: one id or, of a part that cannot be done, none; several for `askSome`. */
type TypedAnswers = Record<string, string | undefined | readonly string[]>
type Options<G, M, A> = (g: G, moment: M, answers: A, self: Self, valueNow: ValueNow) => readonly string[]
type Act<M, A> = (tx: Change, moment: M, answers: A, self: Self) => void
type AskOne<M, A extends TypedAnswers, V extends TypedAnswers, Answer> = <N extends string>(
  name: N,
  options: Options<PublicTable, M, V>,
) => AtBuilder<M, A & Record<N, Answer>, V & Record<N, Answer>>
/** Only the act knows its answer: options of a later question that depended on it would reveal it. */
type AskUnseen<M, A extends TypedAnswers, V extends TypedAnswers, Answer> = <N extends string>(
  name: N,
  options: Options<Game, M, V>,
) => AtBuilder<M, A & Record<N, Answer>, V>
type AskSome<M, A extends TypedAnswers, V extends TypedAnswers> = <N extends string>(
  name: N,
  range: Range<M, V>,
  options: Options<PublicTable, M, V>,
) => AtBuilder<M, A & Record<N, readonly string[]>, V & Record<N, readonly string[]>>

type AskUnseenSome<M, A extends TypedAnswers, V extends TypedAnswers> = <N extends string>(
  name: N,
  range: Range<M, V>,
  options: Options<Game, M, V>,
) => AtBuilder<M, A & Record<N, readonly string[]>, V>

interface Range<M, V> {
  min: number
  max: number | ((rules: Values, g: Game, moment: M, self: Self, answers: V) => number)
}

/** A round remembers what an effect has been used for. */
const hasHad = ({ uses }: PublicTable, self: Self, name: string, answer: string): boolean =>
  uses.some(({ key }) => key === eachKey(self.source, name, answer))

/** `A`: the answers that the act knows; `V`: those that everybody has seen, so that later questions may depend on them. */
interface AtBuilder<M, A extends TypedAnswers, V extends TypedAnswers> {
  /** Optional; without it the effect is mandatory (R16.7). */
  may(): AtBuilder<M, A, V>
  /** Each one more must be true, too. */
  when(test: (g: PublicTable, moment: M, self: Self) => boolean): AtBuilder<M, A, V>
  /** What depends on values and permissions: other cards may change or forbid it. */
  allowed(test: (rules: Values, g: Game, moment: M, self: Self) => boolean): AtBuilder<M, A, V>
  exhausts(): AtBuilder<M, A, V>
  discards(): AtBuilder<M, A, V>
  oncePer(span: 'activation' | 'round'): AtBuilder<M, A, V>
  pays(act: Act<M, A>): AtBuilder<M, A, V>
  /** It may be used so often at one opening, such as an attack. */
  upTo(times: (g: PublicTable, moment: M, self: Self) => number): AtBuilder<M, A, V>
  /** Copies of the card do not add up: at one opening only one of them is used. */
  sharedByCopies(): AtBuilder<M, A, V>
  /** It still acts in the attack that destroyed its unit. */
  posthumous(): AtBuilder<M, A, V>
  /** It does not concern the other effects of the moment: it happens before them, in no order that anybody is asked for. */
  beforeOthers(): AtBuilder<M, A, V>
  /** What comes of it: nobody is asked where that is nothing (`cannot-matter.ts`). */
  gives(gift: Gift): AtBuilder<M, A, V>
  /** Its price is a dial or a token of that command, for players and bots that choose dials beforehand; `pays` takes it. */
  spends(command: Command): AtBuilder<M, A, V>
  /** The log tells the answer: hull zones, units or obstacles that no event of what follows names. */
  tells(name: keyof V & string): AtBuilder<M, A, V>
  /** How Cautious and Stubborn use it in the other's turn. */
  byOrder(order: DefaultOrder): AtBuilder<M, A, V>
  /** Every one of the options has it once, in any order; which comes next is asked first. */
  each: AskOne<M, A, V, string>
  /** What the effect is about: exactly one of the options. Where there is none it is not offered, or ends unpaid. */
  needs: AskOne<M, A, V, string>
  needsSome: AskSome<M, A, V>
  /**
   * A part of the effect: exactly one of the options, which depend on public facts. Where there is none this part is left
   * out, and the others are done as well as they can be (R16.13, RL.17).
   */
  ask: AskOne<M, A, V, string | undefined>
  askOpponent: AskOne<M, A, V, string | undefined>
  /** Of a second half only: exactly one of the things that the seat was shown (`tx.look`). */
  askSeen: AskUnseen<M, A, V, string | undefined>
  askSeenSome: AskUnseenSome<M, A, V>
  askSome: AskSome<M, A, V>
  askOpponentSome: AskSome<M, A, V>
  /** The options of the last question are defense tokens of that unit: two units have tokens of the same id. */
  tokensOf(unit: (moment: M, self: Self, answers: V) => UnitId): AtBuilder<M, A, V>
  do(act: Act<M, A>): EffectRule
}

const typed = <A extends TypedAnswers>(answers: Answers, questions: readonly EffectQuestion[]): A =>
  Object.fromEntries(
    questions
      .filter((q) => answers[q.name])
      .map((q) => [q.name, q.min === 1 && q.max === 1 ? answers[q.name]?.[0] : answers[q.name]]),
  ) as A

/** An effect at a point in time: ask, then pay, then act. */
export const at = <P extends TimingPoint>(point: P): AtBuilder<MomentAt<P>, NoAnswers, NoAnswers> =>
  builder(effectAt(point, false))

type NoAnswers = Record<never, never>
const effectAt = (point: TimingPoint, lasting: boolean): EffectRule => ({
  kind: 'at',
  point,
  lasting,
  mandatory: true,
  when: () => true,
  questions: [],
  costs: FREE,
  do: () => {},
})

function builder<M extends Moment, A extends TypedAnswers, V extends TypedAnswers>(
  rule: EffectRule,
): AtBuilder<M, A, V> {
  const costs = (more: Partial<Costs>) => builder<M, A, V>({ ...rule, costs: { ...rule.costs, ...more } })
  const seen = rule.questions.filter(({ facts }) => facts === 'open')
  const question = <B extends TypedAnswers, W extends TypedAnswers, G extends PublicTable>(
    name: string,
    form: Omit<EffectQuestion, 'name' | 'options'>,
    options: Options<G, M, V>,
  ) => {
    const added: EffectQuestion = {
      ...form,
      name,
      options(g, moment, answers, self, valueNow) {
        return options(g as Game & G, moment as M, typed<V>(answers, seen), self, valueNow)
      },
    }
    return builder<M, B, W>({ ...rule, questions: [...rule.questions, added] })
  }
  const bounds = ({ min, max }: Range<M, V>): Pick<EffectQuestion, 'min' | 'max'> => ({
    min,
    max:
      typeof max === 'number'
        ? max
        : (rules, g, moment, self, answers) => max(rules, g, moment as M, self, typed<V>(answers, seen)),
  })
  const one = { min: 1, max: 1 } as const
  const part = { to: 'owner', facts: 'open', needed: false } as const
  const needed = { ...part, needed: true } as const
  const acts = (act: Act<M, A>) => (tx: Change, moment: Moment, answers: Answers, self: Self) =>
    act(tx, moment as M, typed<A>(answers, rule.questions), self)
  return {
    may: () => builder({ ...rule, mandatory: false }),
    when: (test) =>
      builder({ ...rule, when: (g, moment, self) => rule.when(g, moment, self) && test(g, moment as M, self) }),
    allowed: (test) => builder({ ...rule, allowed: (rules, g, moment, self) => test(rules, g, moment as M, self) }),
    exhausts: () => costs({ exhausts: true }),
    discards: () => costs({ discards: true }),
    oncePer: (span) => costs({ oncePer: span }),
    pays: (act) => costs({ pays: acts(act) }),
    upTo: (times) => builder({ ...rule, times: times as Times }),
    sharedByCopies: () => builder({ ...rule, copiesShare: true }),
    posthumous: () => builder({ ...rule, posthumous: true }),
    beforeOthers: () => builder({ ...rule, beforeOthers: true }),
    gives: (gives) => builder({ ...rule, gives }),
    spends: (spends) => builder({ ...rule, spends }),
    tells: (tells) => builder({ ...rule, tells }),
    byOrder: (byOrder) => builder({ ...rule, byOrder }),
    each: (name, options) =>
      builder<M, A, V>({ ...rule, each: name, times: () => Number.POSITIVE_INFINITY }).needs(
        name,
        (g, moment, answers, self, valueNow) =>
          options(g, moment, answers, self, valueNow).filter((id) => !hasHad(g, self, name, id)),
      ),
    needs: (name, options) => question(name, { ...needed, ...one }, options),
    needsSome: (name, range, options) => question(name, { ...needed, ...bounds(range) }, options),
    ask: (name, options) => question(name, { ...part, ...one }, options),
    askOpponent: (name, options) => question(name, { ...part, to: 'opponent', ...one }, options),
    askSeen: (name, options) => question(name, { ...part, facts: 'seen', ...one }, options),
    askSeenSome: (name, range, options) => question(name, { ...part, facts: 'seen', ...bounds(range) }, options),
    askSome: (name, range, options) => question(name, { ...part, ...bounds(range) }, options),
    askOpponentSome: (name, range, options) => question(name, { ...part, to: 'opponent', ...bounds(range) }, options),
    tokensOf: (unit) =>
      builder({
        ...rule,
        questions: ofTokens(rule.questions, (m, self, answers) => unit(m as M, self, typed<V>(answers, seen))),
      }),
    do: (act) => ({ ...rule, do: acts(act) }),
  }
}

const ofTokens = (
  questions: readonly EffectQuestion[],
  tokenOf: NonNullable<EffectQuestion['tokenOf']>,
): EffectQuestion[] =>
  questions.map((question, i) => (i === questions.length - 1 ? { ...question, tokenOf } : question))

interface InfluenceOptions<N extends ValueName> {
  when?: UnitTest<ValueAbout[N]>
  order?: number
}

/** Changes a value of a unit, by default of the card's own. */
export const modify = <N extends ValueName>(
  value: N,
  change: ModifyRule<N>['change'],
  { when = onOwnUnit, order = 0 }: InfluenceOptions<N> = {},
): ModifyRule<N> => ({ kind: 'modify', value, lasting: false, order, when, change })

export const permit = <V extends Verb>(verb: V, when: UnitTest<VerbAbout[V]> = onOwnUnit): PermissionRule<V> => ({
  kind: 'permit',
  verb,
  lasting: false,
  lapses: false,
  when,
})

export const forbid = <V extends Verb>(
  verb: V,
  when: UnitTest<VerbAbout[V]> = onOwnUnit,
  { lapses = false } = {},
): PermissionRule<V> => ({
  kind: 'forbid',
  verb,
  lasting: false,
  lapses,
  when,
})

/**
 * The same influences, but only on the unit that carries a lasting effect of this card (`tx.last`). One on the table holds
 * for all units that `when` names.
 */
export const whileLasting = {
  at: <P extends TimingPoint>(point: P): AtBuilder<MomentAt<P>, NoAnswers, NoAnswers> => builder(effectAt(point, true)),
  modify: <N extends ValueName>(
    value: N,
    change: ModifyRule<N>['change'],
    { when = always, order = 0 }: InfluenceOptions<N> = {},
  ): ModifyRule<N> => ({ ...modify(value, change, { when, order }), lasting: true }),
  permit: <V extends Verb>(verb: V, when: UnitTest<VerbAbout[V]> = always): PermissionRule<V> => ({
    ...permit(verb, when),
    lasting: true,
  }),
  forbid: <V extends Verb>(
    verb: V,
    when: UnitTest<VerbAbout[V]> = always,
    how: { lapses?: boolean } = {},
  ): PermissionRule<V> => ({ ...forbid(verb, when, how), lasting: true }),
}

/** Adds to the score of its seat. */
export const scores = (points: ScoreRule['points']): ScoreRule => ({ kind: 'score', points })
