import type {
  Answers,
  Costs,
  EffectQuestion,
  EffectRule,
  InsteadRule,
  ModifyRule,
  Moment,
  PermissionRule,
  Self,
  When,
} from './card-rules'
import type { Change } from './change'
import type { ReplaceableAct, ValueName, Verb } from './influence'
import type { Game, PublicTable, UnitId } from './state'
import type { TimingPoint } from './timing-point'

type OnUnit = (g: PublicTable, unit: UnitId, self: Self) => boolean
const onOwnUnit: OnUnit = (_g, unit, self) => unit === self.on
const FREE: Costs = { exhausts: false, discards: false }

/** Answers typed by the questions asked so far: one id for `ask`, several for `askSome`. */
type Typed = Record<string, string | readonly string[]>
type Options<G, A> = (g: G, moment: Moment, answers: A, self: Self) => readonly string[]

interface AtBuilder<A extends Typed> {
  /** Optional; without it the effect is mandatory (R16.7). */
  may(): AtBuilder<A>
  when(test: When): AtBuilder<A>
  exhausts(): AtBuilder<A>
  discards(): AtBuilder<A>
  oncePer(span: 'activation' | 'round' | 'game'): AtBuilder<A>
  pays(act: (tx: Change, moment: Moment, answers: A, self: Self) => void): AtBuilder<A>
  /** Exactly one of the options, which hang on public facts. */
  ask<N extends string>(name: N, options: Options<PublicTable, A>): AtBuilder<A & Record<N, string>>
  askOpponent<N extends string>(name: N, options: Options<PublicTable, A>): AtBuilder<A & Record<N, string>>
  /** Options may hang on the asked seat's own secrets; `none` is always one of them. */
  askOwn<N extends string>(name: N, options: Options<Game, A>): AtBuilder<A & Record<N, string>>
  askSome<N extends string>(
    name: N,
    range: { min: number; max: number },
    options: Options<PublicTable, A>,
  ): AtBuilder<A & Record<N, readonly string[]>>
  do(act: (tx: Change, moment: Moment, answers: A, self: Self) => void): EffectRule
}

const typed = <A extends Typed>(answers: Answers, questions: readonly EffectQuestion[]): A =>
  Object.fromEntries(
    questions
      .filter((q) => answers[q.name])
      .map((q) => [q.name, q.min === 1 && q.max === 1 ? answers[q.name]?.[0] : answers[q.name]]),
  ) as A

/** An effect at a point in time: ask, then pay, then act. */
export function at(point: TimingPoint): AtBuilder<Record<never, never>> {
  return builder({ kind: 'at', point, mandatory: true, when: () => true, questions: [], costs: FREE, do: () => {} })
}

function builder<A extends Typed>(rule: EffectRule): AtBuilder<A> {
  const costs = (more: Partial<Costs>) => builder<A>({ ...rule, costs: { ...rule.costs, ...more } })
  const question = <B extends Typed, G extends PublicTable>(
    name: string,
    form: Omit<EffectQuestion, 'name' | 'options'>,
    options: Options<G, A>,
  ) => {
    const added: EffectQuestion = {
      ...form,
      name,
      options(g, moment, answers, self) {
        const found = options(g as Game & G, moment, typed<A>(answers, rule.questions), self)
        return form.facts === 'own' ? ['none', ...found] : found
      },
    }
    return builder<B>({ ...rule, questions: [...rule.questions, added] })
  }
  const one = { min: 1, max: 1 } as const
  return {
    may: () => builder({ ...rule, mandatory: false }),
    when: (test) => builder({ ...rule, when: test }),
    exhausts: () => costs({ exhausts: true }),
    discards: () => costs({ discards: true }),
    oncePer: (span) => costs({ oncePer: span }),
    pays: (act) =>
      costs({ pays: (tx, moment, answers, self) => act(tx, moment, typed<A>(answers, rule.questions), self) }),
    ask: (name, options) => question(name, { to: 'owner', facts: 'open', ...one }, options),
    askOpponent: (name, options) => question(name, { to: 'opponent', facts: 'open', ...one }, options),
    askOwn: (name, options) => question(name, { to: 'owner', facts: 'own', ...one }, options),
    askSome: (name, range, options) => question(name, { to: 'owner', facts: 'open', ...range }, options),
    do: (act) => ({
      ...rule,
      do: (tx, moment, answers, self) => act(tx, moment, typed<A>(answers, rule.questions), self),
    }),
  }
}

/** Changes a number of a unit, by default of the card's own. */
export const modify = (
  value: ValueName,
  change: (value: number) => number,
  { when = onOwnUnit, order = 0 }: { when?: OnUnit; order?: number } = {},
): ModifyRule => ({ kind: 'modify', value, lasting: false, order, when, change })

export const permit = (verb: Verb, when: OnUnit = onOwnUnit): PermissionRule => ({
  kind: 'permit',
  verb,
  lasting: false,
  lapses: false,
  when,
})

export const forbid = (verb: Verb, when: OnUnit = onOwnUnit, { lapses = false } = {}): PermissionRule => ({
  kind: 'forbid',
  verb,
  lasting: false,
  lapses,
  when,
})

export const instead = (
  act: ReplaceableAct,
  run: (tx: Change, unit: UnitId, self: Self) => void,
  when: OnUnit = onOwnUnit,
): InsteadRule => ({ kind: 'instead', act, when, do: run })

/** The same influences, but only on the unit that carries a lasting effect of this card (`tx.last`). */
export const whileLasting = {
  modify: (value: ValueName, change: (value: number) => number): ModifyRule => ({
    ...modify(value, change),
    lasting: true,
  }),
  forbid: (verb: Verb): PermissionRule => ({ ...forbid(verb), lasting: true }),
}
