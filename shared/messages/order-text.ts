import {
  COMMANDS,
  type DefenseKind,
  DIE_COLORS,
  DIE_FACES,
  type DieColor,
  type DieFace,
  HULL_ZONES,
  type RangeBand,
  type UnitId,
} from '#shared/game/engine/terms'
import type { FiredRule, FoundFact } from '#shared/play/orders/answer-note'
import type { AmountFact, Condition, UnitReference, WordFact } from '#shared/play/orders/condition'
import type {
  ActionOf,
  FaceName,
  OrderKind,
  OrderRule,
  Orders,
  PlaceAim,
  Scope,
  SpendStep,
  StandingOrder,
} from '#shared/play/orders/standing-order'
import type { OrderWords } from './en/orders'
import type { terms as english } from './en/terms'
import { capitalized, cardIn } from './piece-ids'

/** What sentences about orders need: the words of the reader's language, and the names of this game. */
export interface OrderNames {
  words: OrderWords
  terms: Pick<typeof english, 'commands' | 'defense' | 'zones' | 'colors' | 'ranges' | 'card'>
  /** Of a unit, also one that is lost. */
  unit: (id: UnitId) => string
  /** Whether it is one of the units of this game. */
  isUnit: (id: string) => boolean
  /** A kind of squadron, by its card. */
  kind: (card: string) => string
}

/** One order as a sentence: `CR90 "B", defense tokens: if damage is 3 or more: spend brace, only readied; otherwise ask me.` */
export function orderSentence(order: StandingOrder, names: OrderNames): string {
  const { words } = names
  const rules = [
    ...rulesOf(order).map((rule) => ruleText(order.kind, rule, names)),
    words.otherwise(actText(order.kind, order.otherwise, names)),
  ]
  const [first, ...rest] = order.rules.length === 0 ? [actText(order.kind, order.otherwise, names)] : rules
  const notes = [...untilNote(order.until, words), ...(order.disguised ? [words.disguised] : [])]
  return words.sentence(headText(order, names), [first ?? '', ...rest], notes)
}

const rulesOf = (order: StandingOrder): readonly OrderRule<OrderKind>[] => order.rules

function untilNote(until: StandingOrder['until'], words: OrderWords): string[] {
  if (until === undefined) return []
  return ['round' in until ? words.until.round(until.round) : words.until.activation]
}

/** Whom or what an order is about, and what kind of questions: `CR90 "B", defense tokens`. */
export const headText = ({ scope, kind }: Pick<StandingOrder, 'scope' | 'kind'>, names: OrderNames): string =>
  names.words.head(scopeText(scope, names), names.words.kinds[kind])

export function scopeText(scope: Scope, { words, unit, kind, terms }: OrderNames): string {
  switch (scope.on) {
    case 'match':
      return words.scopes.match
    case 'unit':
      return words.scopes.unit(unit(scope.unit))
    case 'type':
      return words.scopes.type(kind(scope.card))
    case 'card':
      return words.scopes.card(terms.card(cardIn(scope.card)))
  }
}

export const ruleText = (kind: OrderKind, { when, do: act }: OrderRule<OrderKind>, names: OrderNames): string =>
  names.words.rule(when && conditionText(when, names), actText(kind, act, names))

/** The facts of a condition, joined by and, or, not; groups inside groups stand in brackets. */
export function conditionText(condition: Condition, names: OrderNames): string {
  const { words } = names
  const inner = (part: Condition) => {
    const text = conditionText(part, names)
    return 'all' in part || 'any' in part ? words.group(text) : text
  }
  if ('all' in condition) return words.all(condition.all.map(inner))
  if ('any' in condition) return words.any(condition.any.map(inner))
  if ('not' in condition) return words.not(words.group(conditionText(condition.not, names)))
  return 'amount' in condition ? amountText(condition, names) : wordText(condition, names)
}

const whoseText = (of: UnitReference, { words, unit }: OrderNames): string =>
  of === 'attacker' || of === 'defender' || of === 'subject' ? words.whose[of] : unit(of)

function amountText({ min, max, of, ...rest }: AmountFact, names: OrderNames): string {
  return names.words.amount({ ...rest, ...(of !== undefined && { of: whoseText(of, names) }) }, min, max)
}

function wordText(fact: WordFact, names: OrderNames): string {
  const { words } = names
  switch (fact.word) {
    case 'attacker-kind':
      return words.isOne(
        words.words.attacker,
        fact.in.map((kind) => words.attackerKinds[kind]),
      )
    case 'attacker':
    case 'defender':
      return words.isOne(
        words.words[fact.word],
        fact.in.map((id) => thingText(id, names)),
      )
    case 'range':
      return words.range(fact.in)
    case 'attacking-zone':
      return words.fromZone(fact.in)
    case 'defending-zone':
      return words.inZone(fact.in)
    case 'destroys':
      return isEither(fact.in) ?? words.destroys(fact.in.includes('yes'))
    case 'obstructed':
      return isEither(fact.in) ?? words.obstructed(fact.in.includes('yes'))
    case 'on-table':
      return isEither(fact.in) ?? words.onTable(names.unit(fact.unit), fact.in.includes('yes'))
  }

  function isEither(values: readonly string[]): string | undefined {
    if (values.length === 1) return undefined
    return words.isOne(
      words.words[fact.word],
      values.map((value) => (value === 'yes' ? words.yesNo.yes : words.yesNo.no)),
    )
  }
}

/** All that an order may name: a unit, a command, a token, a zone, a color, a card. */
export function thingText(id: string, { words, unit, isUnit, terms, kind }: OrderNames): string {
  if (isUnit(id)) return unit(id)
  if (isKeyOf(words.ranked, id)) return words.ranked[id]
  const command = COMMANDS.find((each) => each === id)
  if (command) return terms.commands[command]
  const zone = HULL_ZONES.find((each) => each === id)
  if (zone) return terms.zones[zone]
  const color = DIE_COLORS.find((each) => each === id)
  if (color) return terms.colors[color]
  const token = Object.keys(terms.defense).find((each) => each === id) as DefenseKind | undefined
  if (token) return terms.defense[token]
  return kind(cardIn(id))
}

/** `red double hit`: with or without a color in front. */
export function faceText(name: FaceName, { words }: OrderNames): string {
  const { color, face } = faceOf(name)
  return face === undefined ? name : words.face(color, face)
}

const FACES: readonly DieFace[] = [...new Set(Object.values(DIE_FACES).flat())]

export function faceOf(name: FaceName): { color?: DieColor; face?: DieFace } {
  const color = DIE_COLORS.find((each) => name.startsWith(`${each} `))
  const icons = color === undefined ? name : name.slice(color.length + 1)
  const face = FACES.find((each) => each === icons.replace('hit+hit', 'double-hit').replace('+', '-'))
  return { ...(color && { color }), ...(face && { face }) }
}

/** The action, inside a sentence. */
export function actText(kind: OrderKind, act: OrderRule<OrderKind>['do'], names: OrderNames): string {
  const { words } = names
  if (act === 'ask') return words.ask
  if (act === 'decline') return words.decline[kind]
  if (act === 'preset') return words.preset
  const tell = ACTIONS[kind] as (action: typeof act, names: OrderNames) => string
  return tell(act, names)
}

const ACTIONS: { [K in OrderKind]: (action: ActionOf[K], names: OrderNames) => string } = {
  defense: ({ spend, mostPerAttack, mostPerRound }, { words: { do: say }, unit }) =>
    spend.length === 0
      ? say.spendNothing
      : [
          say.spend(
            alike(spend).map(({ tokens, how }) =>
              say.step(tokens, how, how.keepFor === undefined ? undefined : unit(how.keepFor)),
            ),
          ),
          ...(mostPerAttack === undefined ? [] : [say.most(mostPerAttack)]),
          ...(mostPerRound === undefined ? [] : [say.mostPerRound(mostPerRound)]),
        ].join(', '),
  evade: ({ cancel, reroll }, names) => {
    const { do: say } = names.words
    if (cancel.length === 0 && reroll.length === 0) return say.evadeWorst
    const faces = (all: readonly FaceName[]) => all.map((face) => faceText(face, names))
    return say.evade(faces(cancel), faces(reroll))
  },
  redirect: ({ zones, take }, { words: { do: say } }) => {
    const much = take === 'all' ? say.takeAll : take === 'reaching-hull' ? say.takeHull : say.takeLeave(take.leave)
    return say.redirect(zones === undefined ? say.mostShields : say.zoneOrder(zones), much)
  },
  zone: ({ zones, spare }, { words: { do: say } }) =>
    say.zone(zones === undefined ? say.mostShields : say.zoneOrder(zones), spare),
  counter: ({ attack }, { words: { do: say } }) => (attack ? say.counter : say.noCounter),
  attack: ({ reroll, lock, add }, { words: { do: say, join } }) =>
    join([say.reroll[reroll], lock.length === 0 ? say.lockNothing : say.lock(lock), add ? say.add : say.addNothing]),
  place: ({ aim, most }, names) => {
    const { do: say } = names.words
    const where = aimText(aim, names)
    return most === undefined ? where : `${where}, ${say.placeMost(most)}`
  },
  pick: ({ first }, names) => picked(first, names),
  card: ({ use, first }, names) => {
    const { do: say } = names.words
    if (!use) return say.dontUse
    return first === undefined || first.length === 0 ? say.use : `${say.use}, ${picked(first, names)}`
  },
  opponent: ({ first }, names) => picked(first, names),
  window: ({ use }, { words: { do: say }, terms }) =>
    use.length === 0 ? say.useNothing : say.useCards(use.map((card) => terms.card(cardIn(card)))),
}

function aimText(aim: PlaceAim, { words: { do: say }, unit }: OrderNames): string {
  if (typeof aim === 'string') return say.place[aim]
  if ('toward' in aim) return say.toward(millimetres(aim.toward.x), millimetres(aim.toward.y))
  if ('outOfArc' in aim) return say.outOfArc(unit(aim.outOfArc), aim.zone)
  return aim.escorts ? say.escortsBeside(unit(aim.beside)) : say.beside(unit(aim.beside))
}

/** Tokens one after the other that are spent under the same terms. */
function alike(steps: readonly SpendStep[]): { tokens: DefenseKind[]; how: Omit<SpendStep, 'token'> }[] {
  const groups: { tokens: DefenseKind[]; how: Omit<SpendStep, 'token'> }[] = []
  for (const { token, ...how } of steps) {
    const last = groups.at(-1)
    if (last && JSON.stringify(last.how) === JSON.stringify(how)) last.tokens.push(token)
    else groups.push({ tokens: [token], how })
  }
  return groups
}

const millimetres = (micrometres: number): string => `${Math.round(micrometres / 1000)}`

const picked = (first: readonly string[], names: OrderNames): string =>
  first.length === 0 ? names.words.do.pickAny : names.words.do.pick(first.map((id) => thingText(id, names)))

/**
 * The rule that answered and why, for the log and the list of answers: `CR90 "B", defense tokens, rule 1: if damage is 3
 * or more: spend brace, only readied (damage 5)`. An own order that is gone by now is named as such.
 */
export function firedText(fired: FiredRule, orders: Orders, names: OrderNames): string {
  const { words } = names
  const facts = fired.facts.map((fact) => foundText(fact, names))
  const text = ruleThatFired(fired, orders, names)
  return facts.length === 0 ? text : words.fired.found(text, facts)
}

function ruleThatFired({ order: by, rule }: FiredRule, { orders }: Orders, names: OrderNames): string {
  const { fired, presets, kinds, otherwise } = names.words
  if (typeof by !== 'string' && 'rule' in by) return fired.cannotMatter
  if (typeof by !== 'string') return fired.preset(presets[by.preset], kinds[by.kind])
  const order = orders.find(({ id }) => id === by)
  if (rule === 'otherwise') {
    if (!order) return fired.goneOtherwise
    return fired.ownOtherwise(headText(order, names), otherwise(actText(order.kind, order.otherwise, names)))
  }
  const one = order && rulesOf(order)[rule]
  if (!order || !one) return fired.gone(rule + 1)
  return fired.own(headText(order, names), rule + 1, ruleText(order.kind, one, names))
}

/** One fact and what it was: `damage 5`, `locked brace tokens 1`, `range medium`. */
export function foundText({ fact, which = {}, value }: FoundFact, names: OrderNames): string {
  const { words, terms } = names
  const { unit, of, ...details } = which
  const shown = typeof value === 'number' ? words.number(value) : value
  if (isKeyOf(words.amounts, fact)) {
    const whose = of === undefined ? undefined : { of: whoseText(of, names) }
    return words.found(words.subject({ amount: fact, ...details, ...whose }), shown)
  }
  if (unit !== undefined) return words.onTable(names.unit(unit), value === 'yes')
  if (!isKeyOf(words.words, fact)) return words.found(fact, shown)
  const word = `${value}`
  const band = (Object.keys(terms.ranges) as RangeBand[]).find((each) => each === word)
  const told =
    word === 'yes' || word === 'no'
      ? words.yesNo[word]
      : word === 'ship' || word === 'squadron'
        ? words.attackerKinds[word]
        : band && fact === 'range'
          ? terms.ranges[band]
          : thingText(word, names)
  return words.found(words.words[fact], told)
}

const isKeyOf = <T extends object>(table: T, key: string): key is Extract<keyof T, string> => Object.hasOwn(table, key)

/** A sentence that stands by itself. */
export const asSentence = (text: string): string => `${capitalized(text)}.`
