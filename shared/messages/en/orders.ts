import type { DefenseKind, DieColor, DieFace, HullZone, RangeBand } from '#shared/game/engine/terms'
import type { Amount, Icon } from '#shared/play/orders/condition'
import type { AttackAction, OrderKind, PresetName, SpendStep } from '#shared/play/orders/standing-order'
import { onDemand } from '../on-demand'
import { counted, listed, terms } from './terms'

const disjunction = onDemand(() => new Intl.ListFormat('en', { type: 'disjunction' }))

const AMOUNTS: Record<Amount, string> = {
  damage: 'damage',
  'hull-damage': 'damage cards',
  'expected-damage': 'expected damage',
  hull: 'hull',
  shields: 'shields',
  dice: 'dice',
  tokens: 'defense tokens',
  'command-tokens': 'command tokens',
  speed: 'speed',
  round: 'the round',
  'attacks-to-come': 'attacks still to come',
  'victory-tokens': 'own victory tokens',
  lead: 'own lead',
}
const MANY: ReadonlySet<Amount> = new Set([
  'hull-damage',
  'shields',
  'dice',
  'tokens',
  'command-tokens',
  'attacks-to-come',
  'victory-tokens',
])
const STATES = { readied: 'readied', exhausted: 'exhausted', locked: 'locked' }
const ICONS = {
  hit: 'hit',
  critical: 'critical',
  accuracy: 'accuracy',
  blank: 'blank',
  'double-hit': 'two hits',
  'hit+critical': 'hit and critical',
} satisfies Record<Icon, string>

/** What an amount is of, with its names in the language. */
interface AmountOf {
  amount: Amount
  /** `attacker`, `defender`, `subject` in words, or the name of a unit. */
  of?: string
  zone?: HullZone
  color?: DieColor
  icon?: Icon
  token?: DefenseKind
  state?: keyof typeof STATES
}

function subject({ amount, of, zone, color, icon, token, state }: AmountOf): string {
  const owner = of === undefined ? '' : ` of ${of}`
  if (amount === 'dice')
    return `${color === undefined ? '' : `${terms.colors[color]} `}dice${icon === undefined ? '' : ` with ${ICONS[icon]}`}`
  if (amount === 'shields')
    return zone === undefined ? `shields in the attacked zone${owner}` : `${terms.zones[zone]} shields${owner}`
  if (amount === 'tokens')
    return `${state === undefined ? '' : `${STATES[state]} `}${token === undefined ? 'defense' : terms.defense[token]} tokens${owner}`
  return `${AMOUNTS[amount]}${owner}`
}

function bounds(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return max === undefined ? 'any number' : `${max} or less`
  if (min === max) return `${min}`
  return max === undefined ? `${min} or more` : `${min} to ${max}`
}

const then = (items: readonly string[]): string => items.join(', then ')

type Terms = Omit<SpendStep, 'token'>

function step(
  tokens: readonly DefenseKind[],
  { mayDiscard, saves, leaves }: Terms,
  keepFor: string | undefined,
): string {
  return [
    then(tokens.map((token) => terms.defense[token])),
    mayDiscard ? 'even if it is discarded' : 'only readied',
    ...(saves === undefined ? [] : [`if it saves ${saves} or more`]),
    ...(leaves === undefined ? [] : [`if ${counted(leaves, 'readied token is', 'readied tokens are')} left`]),
    ...(keepFor === undefined ? [] : [`kept until ${keepFor} has activated`]),
  ].join(', ')
}

/** Standing orders as sentences, also for the log. */
export const orders = {
  presets: { ask: 'Ask me', cautious: 'Cautious', stubborn: 'Stubborn' } satisfies Record<PresetName, string>,
  kinds: {
    defense: 'defense tokens',
    evade: 'die for evade',
    redirect: 'redirect',
    zone: 'zone for damage',
    counter: 'Counter',
    attack: 'dice of own attacks',
    place: 'displaced squadrons',
    pick: 'choice of one',
    card: 'use of a card',
    opponent: 'choices about enemy damage',
    window: 'moments for cards',
  } satisfies Record<OrderKind, string>,
  scopes: {
    match: 'Whole game',
    unit: (name: string) => name,
    type: (name: string) => `Every ${name}`,
    card: (name: string) => name,
  },
  until: {
    game: 'until the end of the game',
    round: (n: number) => `until the end of round ${n}`,
    activation: 'until this activation is over',
  },
  /** `CR90 "B", defense tokens` */
  head: (scope: string, kind: string) => `${scope}, ${kind}`,
  disguised: 'in disguise',
  rule: (when: string | undefined, act: string) => (when === undefined ? act : `if ${when}: ${act}`),
  otherwise: (act: string) => `otherwise ${act}`,
  /** The whole order: what it is about, then its rules one after another. */
  sentence: (head: string, rules: readonly string[], notes: readonly string[]) => {
    const text = rules.join('; ')
    const note = notes.length === 0 ? '' : ` (${notes.join(', ')})`
    return `${head}: ${text}${note}.`
  },
  ask: 'ask me',
  preset: 'as without this order',
  decline: {
    defense: 'spend nothing more',
    evade: 'do nothing',
    redirect: 'move nothing',
    zone: 'do nothing',
    counter: 'do not attack back',
    attack: 'keep the dice',
    place: 'let them stay where that is allowed',
    pick: 'choose none where that is allowed',
    card: 'do not use it',
    opponent: 'choose none where that is allowed',
    window: 'use nothing',
  } satisfies Record<OrderKind, string>,

  all: (parts: readonly string[]) => listed(parts),
  any: (parts: readonly string[]) => disjunction().format(parts),
  not: (part: string) => `not ${part}`,
  group: (text: string) => `(${text})`,
  amounts: AMOUNTS,
  whose: { attacker: 'the attacker', defender: 'the defender', subject: 'the unit that is asked about' },
  states: STATES,
  icons: ICONS,
  /** What an amount is of, as a noun. */
  subject,
  amount: (of: AmountOf, min: number | undefined, max: number | undefined) =>
    `${subject(of)} ${MANY.has(of.amount) ? 'are' : 'is'} ${bounds(min, max)}`,
  words: {
    'attacker-kind': 'kind of attacker',
    attacker: 'attacker',
    defender: 'defender',
    range: 'range',
    'attacking-zone': 'attacking zone',
    'defending-zone': 'attacked zone',
    destroys: 'destroys its target',
    obstructed: 'obstructed',
    'on-table': 'still on the table',
  },
  attackerKinds: { ship: 'a ship', squadron: 'a squadron' },
  yesNo: { yes: 'yes', no: 'no' },
  isOne: (what: string, values: readonly string[]) =>
    `${what} is ${values.length === 0 ? 'nothing' : disjunction().format(values)}`,
  range: (bands: readonly RangeBand[]) => `range is ${disjunction().format(bands.map((band) => terms.ranges[band]))}`,
  fromZone: (zones: readonly HullZone[]) =>
    `it comes from the ${disjunction().format(zones.map((z) => terms.zones[z]))}`,
  inZone: (zones: readonly HullZone[]) => `it hits the ${disjunction().format(zones.map((z) => terms.zones[z]))}`,
  destroys: (yes: boolean): string => (yes ? 'it would destroy its target' : 'it would not destroy its target'),
  obstructed: (yes: boolean): string => (yes ? 'it is obstructed' : 'it is not obstructed'),
  onTable: (unit: string, yes: boolean) => `${unit} is ${yes ? 'still on the table' : 'no longer on the table'}`,
  /** With one decimal place, where it is not whole. */
  number: (n: number): string => `${Math.round(n * 10) / 10}`,
  /** A fact of a condition, and what it was. */
  found: (what: string, value: string) => `${what} ${value}`,

  do: {
    spendNothing: 'spend nothing',
    spend: (steps: readonly string[]) => `spend ${then(steps)}`,
    step,
    most: (n: number) => `at most ${n} an attack`,
    mostPerRound: (n: number) => `at most ${n} a round`,
    evade: (cancel: readonly string[], reroll: readonly string[]) =>
      listed([
        ...(cancel.length === 0 ? [] : [`cancel ${then(cancel)}`]),
        ...(reroll.length === 0 ? [] : [`reroll ${then(reroll)}`]),
      ]),
    evadeWorst: 'evade the die that hurts most',
    mostShields: 'the zone with the most shields',
    zoneOrder: (zones: readonly HullZone[]) => then(zones.map((zone) => terms.zones[zone])),
    redirect: (zone: string, much: string) => `let ${zone} take ${much}`,
    takeAll: 'all it can',
    takeHull: 'what would reach the hull',
    takeLeave: (n: number) => `all but its last ${counted(n, 'shield', 'shields')}`,
    zone: (zone: string, spare: boolean) => `let ${zone} suffer it${spare ? ', sparing last shields' : ''}`,
    counter: 'attack back',
    noCounter: 'do not attack back',
    reroll: {
      none: 'reroll nothing',
      blanks: 'reroll blanks',
      weak: 'reroll weak dice',
    } satisfies Record<AttackAction['reroll'], string>,
    lock: (kinds: readonly DefenseKind[]) => `lock ${then(kinds.map((kind) => terms.defense[kind]))}`,
    lockNothing: 'keep accuracy icons',
    add: 'add the dice it can',
    addNothing: 'add no dice',
    place: {
      packed: 'place them as suggested',
      'engage-most': 'place them to engage as many as possible',
      'engage-least': 'place them to be engaged by as few as possible',
    },
    toward: (x: string, y: string) => `place them toward ${x}, ${y} mm`,
    beside: (unit: string) => `place them near ${unit}`,
    escortsBeside: (unit: string) => `place escorts near ${unit}`,
    outOfArc: (unit: string, zone: HullZone) => `place them outside the ${terms.zones[zone]} arc of ${unit}`,
    placeMost: (n: number) => `up to ${counted(n, 'squadron', 'squadrons')} at once`,
    pick: (things: readonly string[]) => `choose ${then(things)}`,
    pickAny: 'choose the first that is offered',
    use: 'use it',
    dontUse: 'do not use it',
    useNothing: 'use nothing',
    useCards: (cards: readonly string[]) => `use ${listed(cards)}`,
  },
  join: listed,
  /** Words of a ranked list that describe an answer. */
  ranked: {
    exhausted: 'an exhausted one',
    doubled: 'one of two alike',
    weak: 'a die that does no damage',
    'most-shields': 'the zone with the most shields',
    'fewest-shields': 'the zone with the fewest shields',
    'most-hull': 'the unit with the most hull',
    'least-hull': 'the unit with the least hull',
    faceup: 'a faceup card',
    facedown: 'a facedown card',
    speed: 'the speed',
    dial: 'the dial',
    none: 'none',
    any: 'the first that is offered',
  },
  colorDice: { red: 'Red dice', blue: 'Blue dice', black: 'Black dice' },
  /** Without a color: of any. */
  face: (color: DieColor | undefined, face: DieFace) =>
    color === undefined ? terms.faces[face] : `${terms.colors[color]} ${terms.faces[face]}`,

  fired: {
    own: (head: string, rule: number, text: string) => `${head}, rule ${rule}: ${text}`,
    ownOtherwise: (head: string, text: string) => `${head}: ${text}`,
    gone: (rule: number) => `an order that no longer exists, rule ${rule}`,
    goneOtherwise: 'an order that no longer exists',
    cannotMatter: 'no other answer could be better',
    preset: (preset: string, kind: string) => `${preset}, ${kind}`,
    found: (text: string, facts: readonly string[]) => `${text} (${facts.join(', ')})`,
  },
}

export type OrderWords = typeof orders
