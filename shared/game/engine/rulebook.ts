import { isDestroyed } from './attackable'
import type { CardRegistry, CardRule, EffectRule, ModifyRule, PermissionRule, ScoreRule, Self } from './card-rules'
import {
  damageSource,
  effectAt,
  type IconDamage,
  type Influences,
  type Permission,
  PRINTED_EFFECTS,
  type PrintedCards,
  type PrintedCosts,
  type ValueAbout,
  type ValueName,
  type ValueNow,
  type ValueTypes,
  type Verb,
  type VerbAbout,
  valuesIn,
} from './influence'
import { deploymentOf, OBSTACLES } from './placing'
import { REACHING } from './reach'
import {
  ADJACENT_ZONES,
  type CardInstance,
  type DefenseKind,
  type Game,
  SEATS,
  type Seat,
  shipOf,
  TABLE,
  type UnitId,
} from './state'
import type { TimingPoint } from './timing-point'
import { UnknownCard } from './unseen'

export interface ActiveRule<R extends CardRule> {
  readonly rule: R
  readonly self: Self
  /** Which of the card's rules. */
  readonly effect: number
}

interface RuleIndex {
  readonly at: ReadonlyMap<TimingPoint, readonly ActiveRule<EffectRule>[]>
  readonly modify: ReadonlyMap<ValueName, readonly ActiveRule<ModifyRule>[]>
  readonly permission: ReadonlyMap<Verb, readonly ActiveRule<PermissionRule>[]>
  readonly score: readonly ActiveRule<ScoreRule>[]
}

/**
 * The rules of the cards in play. Which cards those are follows from the state; the index is built once per state and
 * thrown away by `Change` when a card comes, goes or is flipped.
 */
export class Rulebook implements Influences {
  readonly #cards: CardRegistry
  readonly printed: PrintedCards
  readonly #indexes = new WeakMap<object, RuleIndex>()
  readonly #nows = new WeakMap<object, ValueNow>()

  constructor(cards: CardRegistry, printed: PrintedCards) {
    this.#cards = cards
    this.printed = printed
  }

  get costs(): PrintedCosts {
    return this.printed
  }

  firstDefense(g: Game, unit: UnitId): readonly DefenseKind[] {
    const squadron = g.squadrons[unit]
    const card = squadron ? this.printed.squadron(squadron.card) : this.printed.ship(shipOf(g, unit).card)
    return card.defenseTokens
  }

  rulesOf(card: string): readonly CardRule[] {
    const rules = this.#cards[card]
    if (!rules) throw new UnknownCard(card)
    return rules
  }

  /** The effect that an effect frame is about, whether or not its card is still in play. */
  effectOf(card: string, effect: number): EffectRule {
    const rule = this.rulesOf(card)[effect]
    if (rule?.kind !== 'at') throw new Error(`card ${card} has no effect ${effect}`)
    return rule
  }

  effectsAt(g: Game, point: TimingPoint): readonly ActiveRule<EffectRule>[] {
    return this.#index(g).at.get(point) ?? []
  }

  actsAt(g: Game, point: TimingPoint): boolean {
    return this.effectsAt(g, point).length > 0
  }

  /** The value a unit has now: printed, then changed by cards, first player's first, then by `order`, then by card. */
  valueOf<N extends ValueName>(g: Game, value: N, unit: UnitId, about: ValueAbout[N]): ValueTypes[N] {
    const start: ValueTypes[ValueName] = this.printedValue(g, value, unit, about)
    const rules = this.#index(g).modify.get(value)
    if (!rules) return start as ValueTypes[N]
    const values = this.#now(g)
    const now = rules
      .filter(({ rule, self }) => holdsFor(rule, self, unit) && rule.when(g, unit, self, about, values))
      .reduce((v, { rule, self }) => rule.change(v, self, about), start)
    return (typeof now === 'number' ? Math.max(0, now) : now) as ValueTypes[N]
  }

  changes(g: Game, value: ValueName): boolean {
    return this.#index(g).modify.has(value)
  }

  governs(g: Game, verb: Verb): boolean {
    return this.#index(g).permission.has(verb)
  }

  /**
   * Whether a unit may do something that the rules allow (unless `base` is false) or a card may allow; a ban beats every
   * permission (R0.2).
   */
  allows<V extends Verb>(g: Game, verb: V, unit: UnitId, about: VerbAbout[V], how: Permission = {}): boolean {
    if (!this.governs(g, verb)) return how.base !== false
    const rules = this.#permissions(g, verb, unit, about)
    if (rules.some(({ rule }) => rule.kind === 'forbid' && !(how.lapsed && rule.lapses))) return false
    return how.base !== false || rules.some(({ rule }) => rule.kind === 'permit')
  }

  permitting<V extends Verb>(g: Game, verb: V, unit: UnitId, about: VerbAbout[V]): readonly string[] {
    return this.#permissions(g, verb, unit, about)
      .filter(({ rule }) => rule.kind === 'permit')
      .map(({ self }) => self.source)
  }

  forbidding<V extends Verb>(g: Game, verb: V, unit: UnitId, about: VerbAbout[V]): readonly string[] {
    return this.#permissions(g, verb, unit, about)
      .filter(({ rule }) => rule.kind === 'forbid')
      .map(({ self }) => self.source)
  }

  /** What cards add to the score of a seat (R15.6). */
  scored(g: Game, seat: Seat): number {
    return this.#index(g)
      .score.filter(({ self }) => self.seat === seat)
      .reduce((sum, { rule, self }) => sum + rule.points(g, self, this.costs), 0)
  }

  forget(g: Game): void {
    this.#indexes.delete(g)
  }

  /** What is supposed of a table leaves its cards in play: their rules need not be looked up again. */
  supposed(g: Game, supposition: Partial<Pick<Game, 'ships' | 'stack'>>): Game {
    const table = { ...g, ...supposition }
    this.#indexes.set(table, this.#index(g))
    return table
  }

  #permissions<V extends Verb>(g: Game, verb: V, unit: UnitId, about: VerbAbout[V]): ActiveRule<PermissionRule>[] {
    const rules = this.#index(g).permission.get(verb)
    if (!rules) return []
    const values = this.#now(g)
    return rules.filter(({ rule, self }) => holdsFor(rule, self, unit) && rule.when(g, unit, self, about, values))
  }

  /** Conditions of many rules read it while one view is made. */
  #now(g: Game): ValueNow {
    const known = this.#nows.get(g)
    if (known) return known
    const made = valuesIn(this, g)
    this.#nows.set(g, made)
    return made
  }

  printedValue(g: Game, value: ValueName, unit: UnitId, about: object): ValueTypes[ValueName] {
    if (value === 'deployment') return deploymentOf(g, about as ValueAbout['deployment'])
    if (value === 'obstacles') return OBSTACLES
    if (isFixed(value)) return FIXED[value](about)
    if (value === 'tokenBearers') return [unit]
    if (value === 'tokenEffect') {
      const { kind, range } = about as ValueAbout['tokenEffect']
      return effectAt(PRINTED_EFFECTS[kind], range)
    }
    if (value === 'iconDamage') return this.#iconDamage(g, unit, about as ValueAbout['iconDamage'])
    const squadron = g.squadrons[unit] ?? g.reserve?.squadrons[unit]
    if (squadron) return this.#printedOnSquadron(squadron, value, about)
    const printed = this.printed.ship((g.reserve?.ships[unit] ?? shipOf(g, unit)).card)
    switch (value) {
      case 'tokenLimit':
      case 'dialsRequired':
        return this.valueOf(g, 'command', unit, {})
      case 'shields':
        return printed.shields[(about as ValueAbout['shields']).zone]
      case 'adjacentZones':
        return ADJACENT_ZONES[(about as ValueAbout['adjacentZones']).zone]
      case 'yaws':
        return printed.speedChart[(about as ValueAbout['yaws']).speed] ?? []
      case 'armament': {
        const { against, zone, byKeyword } = about as ValueAbout['armament']
        if (byKeyword !== undefined) return blue(byKeyword)
        return against === 'ship' && zone ? printed.armament[zone] : printed.antiSquadron
      }
      case 'diceRemoved':
      case 'engineeringBonus':
      case 'speedChange':
      case 'speed':
        return 0
      case 'keywords':
        return {}
      default:
        return printed[value]
    }
  }

  #printedOnSquadron({ card }: Game['squadrons'][UnitId], value: ValueName, about: object) {
    const printed = this.printed.squadron(card)
    switch (value) {
      case 'hull':
        return printed.hull
      case 'keywords':
        return (about as ValueAbout['keywords']).watched ? { ...printed.keywords, heavy: 1 } : printed.keywords
      case 'speed':
        return printed.speed
      case 'armament': {
        const { against, byKeyword } = about as ValueAbout['armament']
        if (byKeyword !== undefined) return blue(byKeyword)
        return against === 'ship' ? printed.battery : printed.antiSquadron
      }
      case 'diceRemoved':
        return 0
      default:
        throw new Error(`a squadron has no ${value}`)
    }
  }

  /** Critical icons damage between ships, and in attacks of bombers on ships (R6.30, R11.25). */
  #iconDamage(g: Game, unit: UnitId, { against }: ValueAbout['iconDamage']): IconDamage {
    const counts =
      against === 'ship' && (!g.squadrons[unit] || this.valueOf(g, 'keywords', unit, {}).bomber !== undefined)
    return { critical: counts ? 1 : 0, accuracy: 0 }
  }

  #index(g: Game): RuleIndex {
    const known = this.#indexes.get(g)
    if (known) return known
    const built = this.#build(g)
    this.#indexes.set(g, built)
    return built
  }

  #build(g: Game): RuleIndex {
    const index = {
      at: new Map<TimingPoint, ActiveRule<EffectRule>[]>(),
      modify: new Map<ValueName, ActiveRule<ModifyRule>[]>(),
      permission: new Map<Verb, ActiveRule<PermissionRule>[]>(),
      score: [] as ActiveRule<ScoreRule>[],
    }
    const enter = (rule: CardRule, self: Self, effect: number): void => {
      if (rule.kind === 'at') listed(index.at, rule.point, { rule, self, effect })
      else if (rule.kind === 'modify') listed(index.modify, rule.value, { rule, self, effect })
      else if (rule.kind === 'score') index.score.push({ rule, self, effect })
      else listed(index.permission, rule.verb, { rule, self, effect })
    }
    const sources = [...inPlay(g, this.#cards), ...lastingSources(g)]
    sources.sort((x, y) => rank(g, x.self) - rank(g, y.self) || compare(x.self.card, y.self.card))
    for (const { self, lasting, isPresent } of sources) {
      const rules = this.rulesOf(self.card)
      for (const [effect, rule] of rules.entries()) {
        const isOfThis = ('lasting' in rule && rule.lasting) === lasting
        const acts = isPresent || ('posthumous' in rule && rule.posthumous)
        if (isOfThis && acts) enter(rule, self, effect)
      }
    }
    for (const rules of index.modify.values())
      rules.sort((x, y) => rank(g, x.self) - rank(g, y.self) || x.rule.order - y.rule.order)
    return index
  }
}

/** A lasting influence holds for the unit it lies on; on the table, for all. */
const holdsFor = ({ lasting }: { lasting: boolean }, { on }: Self, unit: UnitId): boolean =>
  !lasting || on === unit || on === TABLE

/** What is the same for every unit, unless a card changes it. */
const FIXED = {
  evadeDice: () => 1,
  redirectZones: () => 1,
  collisionCard: () => 'facedown' as const,
  braceSaves: () => Number.POSITIVE_INFINITY,
  redirectMost: () => Number.POSITIVE_INFINITY,
  attackDamage: (about: object) => (about as ValueAbout['attackDamage']).points,
  alsoEngagedBy: () => 0,
  strikingRange: () => 'distance-1',
  commandRange: () => 'medium',
  squadronsByToken: () => 1,
  dialYaws: () => 1,
  reach: (about: object) => REACHING[(about as ValueAbout['reach']).range],
  startingSpeed: (about: object) => (about as ValueAbout['startingSpeed']).speed,
} as const satisfies Partial<Record<ValueName, (about: object) => ValueTypes[ValueName]>>
const isFixed = (value: ValueName): value is keyof typeof FIXED => Object.hasOwn(FIXED, value)

const blue = (dice: number) => ({ red: 0, blue: dice, black: 0 })

const rank = (g: Game, self: Self): number => (self.seat === g.firstPlayer ? 0 : 1)
const compare = (x: string, y: string): number => (x < y ? -1 : x > y ? 1 : 0)

function listed<K, R>(lists: Map<K, R[]>, key: K, one: R): void {
  const list = lists.get(key)
  if (list) list.push(one)
  else lists.set(key, [one])
}

/**
 * Whether the unit of a card is there: on the table, or waiting to be deployed (R3.22); not set aside (R3.24), not gone
 * (R9.17).
 */
function bears(g: Game, { on }: Pick<CardInstance, 'on'>): boolean {
  if (on === TABLE || g.ships[on] || g.squadrons[on]) return true
  const { reserve } = g
  return reserve !== undefined && !reserve.setAside[on] && Boolean(reserve.ships[on] ?? reserve.squadrons[on])
}

/** Of an attack that goes on; it may have destroyed it. */
const isDefender = ({ stack }: Game, unit: UnitId): boolean =>
  stack.some((f) => f.kind === 'attack' && f.defender === unit)

interface Source {
  self: Self
  lasting: boolean
  /** Its unit is there; otherwise only what is posthumous acts. */
  isPresent: boolean
}

/**
 * What has rules now: cards that are neither discarded nor facedown (R16.12) nor switched off, squadrons with a text (R11.42), faceup damage
 * cards, and the obstacles, for both players.
 */
function inPlay(g: Game, cards: CardRegistry): Source[] {
  const present: Source[] = []
  const fallen: Source[] = []
  const add = (self: Self): void => void present.push({ self, lasting: false, isPresent: true })
  for (const c of Object.values(g.cards)) {
    if (c.discarded || c.off) continue
    const self = { source: c.id, card: c.card, on: c.on, seat: c.seat }
    if (bears(g, c)) add(self)
    else if (isDefender(g, c.on)) fallen.push({ self, lasting: false, isPresent: false })
  }
  for (const { id, card, seat } of Object.values(g.squadrons)) if (cards[card]) add({ source: id, card, on: id, seat })
  for (const { id, seat, damage } of Object.values(g.ships))
    for (const d of damage) if (d.faceup) add({ source: damageSource(id, d.slot), card: d.card, on: id, seat })
  for (const obstacle of Object.values(g.obstacles))
    if (!obstacle.inert && !isDestroyed(obstacle))
      for (const seat of SEATS) add({ source: obstacle.id, card: obstacle.kind, on: TABLE, seat })
  return [...present, ...fallen]
}

/** What started earlier goes on, even if its card is gone (R9.18). */
function lastingSources(g: Game): Source[] {
  return SEATS.flatMap((seat) =>
    g.lasting
      .filter((l) => l.seat === seat)
      .map(({ source, card, on, seat: of, note }) => ({
        self: { source, card, on, seat: of, ...(note !== undefined && { note }) },
        lasting: true,
        isPresent: true,
      })),
  )
}
