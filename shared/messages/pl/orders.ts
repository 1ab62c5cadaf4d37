import type { DefenseKind, DieColor, DieFace, HullZone, RangeBand } from '#shared/game/engine/terms'
import type { Amount, Icon } from '#shared/play/orders/condition'
import type { AttackAction, OrderKind, PresetName, SpendStep } from '#shared/play/orders/standing-order'
import type { orders as english } from '../en/orders'
import { onDemand } from '../on-demand'
import { counted, form, INTO_ZONE, listed, OF_ZONE } from './grammar'
import { terms } from './terms'

const disjunction = onDemand(() => new Intl.ListFormat('pl', { type: 'disjunction' }))
const either = (items: readonly string[]): string => disjunction().format(items)

type AmountOf = Parameters<(typeof english)['amount']>[0]

const AMOUNTS: Record<Amount, string> = {
  damage: 'uszkodzenia',
  'hull-damage': 'karty uszkodzeń',
  'expected-damage': 'spodziewane uszkodzenia',
  hull: 'kadłub',
  shields: 'osłony',
  dice: 'kości',
  tokens: 'żetony obrony',
  'command-tokens': 'żetony rozkazów',
  speed: 'prędkość',
  round: 'runda',
  'attacks-to-come': 'możliwe jeszcze ataki',
  'victory-tokens': 'własne żetony zwycięstwa',
  lead: 'własna przewaga',
}
const STATES = { readied: 'przygotowane', exhausted: 'wyczerpane', locked: 'zablokowane' }
const ICONS: Record<Icon, string> = {
  hit: 'trafienie',
  critical: 'trafienie krytyczne',
  accuracy: 'celność',
  blank: 'puste',
  'double-hit': 'dwa trafienia',
  'hit+critical': 'trafienie i trafienie krytyczne',
}

/** Żetony obrony w dopełniaczu: `żetony uniku`. */
const TOKENS_OF: Record<DefenseKind, string> = {
  evade: 'uniku',
  brace: 'wzmocnienia',
  redirect: 'przekierowania',
  scatter: 'rozproszenia',
  contain: 'ograniczenia',
}

/** An amount stands before its colon, so that it is always in the nominative; whose it is, in brackets. */
function subject({ amount, of, zone, color, icon, token, state }: AmountOf): string {
  const owner = of === undefined ? '' : ` (${of})`
  if (amount === 'dice') {
    const hue = { red: 'czerwone', blue: 'niebieskie', black: 'czarne' }
    return `${color === undefined ? '' : `${hue[color]} `}kości${icon === undefined ? '' : ` (${ICONS[icon]})`}`
  }
  if (amount === 'shields')
    return zone === undefined ? `osłony atakowanej strefy${owner}` : `osłony strefy ${OF_ZONE[zone]}${owner}`
  if (amount === 'tokens') {
    const kind = token === undefined ? 'obrony' : TOKENS_OF[token]
    return `${state === undefined ? '' : `${STATES[state]} `}żetony ${kind}${owner}`
  }
  return `${AMOUNTS[amount]}${owner}`
}

function bounds(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return max === undefined ? 'dowolna liczba' : `najwyżej ${max}`
  if (min === max) return `${min}`
  return max === undefined ? `co najmniej ${min}` : `od ${min} do ${max}`
}

const then = (items: readonly string[]): string => items.join(', potem ')

type Terms = Omit<SpendStep, 'token'>

function step(
  tokens: readonly DefenseKind[],
  { mayDiscard, saves, leaves }: Terms,
  keepFor: string | undefined,
): string {
  const ready = tokens.every((token) => token === 'evade') ? 'tylko przygotowany' : 'tylko przygotowane'
  const left =
    leaves === undefined ? '' : form(leaves, ['przygotowany żeton', 'przygotowane żetony', 'przygotowanych żetonów'])
  return [
    then(tokens.map((token) => terms.defense[token])),
    mayDiscard ? 'nawet z odrzuceniem' : ready,
    ...(saves === undefined ? [] : [`jeśli oszczędzi co najmniej ${saves}`]),
    ...(leaves === undefined ? [] : [`jeśli zostanie ${leaves} ${left}`]),
    ...(keepFor === undefined ? [] : [`dopiero po aktywacji: ${keepFor}`]),
  ].join(', ')
}

/** Standing orders as sentences, also for the log. */
export const orders = {
  presets: {
    ask: 'Pytaj mnie',
    cautious: 'Ostrożnie',
    stubborn: 'Nieustępliwie',
  } satisfies Record<PresetName, string>,
  kinds: {
    defense: 'żetony obrony',
    evade: 'kość dla uniku',
    redirect: 'przekierowanie',
    zone: 'strefa dla uszkodzeń',
    counter: 'Kontra',
    attack: 'kości własnych ataków',
    place: 'przesunięte eskadry',
    pick: 'wybór jednego z kilku',
    card: 'użycie karty',
    opponent: 'wybory przy uszkodzeniach przeciwnika',
    window: 'chwile na karty',
  } satisfies Record<OrderKind, string>,
  scopes: {
    match: 'Cała gra',
    unit: (name: string) => name,
    type: (name: string) => `Każda eskadra ${name}`,
    card: (name: string) => name,
  },
  until: {
    game: 'do końca gry',
    round: (n: number) => `do końca rundy ${n}`,
    activation: 'do końca tej aktywacji',
  },
  /** `CR90 „B”, żetony obrony` */
  head: (scope: string, kind: string) => `${scope}, ${kind}`,
  disguised: 'w ukryciu',
  rule: (when: string | undefined, act: string) => (when === undefined ? act : `jeśli ${when} – ${act}`),
  otherwise: (act: string) => `w innym razie ${act}`,
  /** The whole order: what it is about, then its rules one after another. */
  sentence: (head: string, rules: readonly string[], notes: readonly string[]) => {
    const text = rules.join('; ')
    const note = notes.length === 0 ? '' : ` (${notes.join(', ')})`
    return `${head}: ${text}${note}.`
  },
  ask: 'pytaj mnie',
  preset: 'jak bez tego polecenia',
  decline: {
    defense: 'nie wykorzystuj nic więcej',
    evade: 'nie rób nic',
    redirect: 'nic nie przenoś',
    zone: 'nie rób nic',
    counter: 'nie odpowiadaj atakiem',
    attack: 'zostaw kości',
    place: 'niech zostaną, gdzie wolno',
    pick: 'nic nie wybieraj, gdzie wolno',
    card: 'nie używaj jej',
    opponent: 'nic nie wybieraj, gdzie wolno',
    window: 'niczego nie używaj',
  } satisfies Record<OrderKind, string>,

  all: (parts: readonly string[]) => listed(parts),
  any: (parts: readonly string[]) => either(parts),
  not: (part: string) => `nieprawda, że ${part}`,
  group: (text: string) => `(${text})`,
  amounts: AMOUNTS,
  whose: { attacker: 'atakujący', defender: 'obrońca', subject: 'ten, o kogo chodzi' },
  states: STATES,
  icons: ICONS,
  /** What an amount is of, as a noun. */
  subject,
  amount: (of: AmountOf, min: number | undefined, max: number | undefined) => `${subject(of)}: ${bounds(min, max)}`,
  words: {
    'attacker-kind': 'rodzaj atakującego',
    attacker: 'atakujący',
    defender: 'obrońca',
    range: 'zasięg',
    'attacking-zone': 'strefa atakująca',
    'defending-zone': 'strefa atakowana',
    destroys: 'zniszczenie celu',
    obstructed: 'przeszkoda w linii',
    'on-table': 'nadal na stole',
  },
  attackerKinds: { ship: 'statek', squadron: 'eskadra' },
  yesNo: { yes: 'tak', no: 'nie' },
  isOne: (what: string, values: readonly string[]) => `${what}: ${values.length === 0 ? 'nikt' : either(values)}`,
  range: (bands: readonly RangeBand[]) => `zasięg: ${either(bands.map((band) => terms.ranges[band]))}`,
  fromZone: (zones: readonly HullZone[]) => `atak ze strefy ${either(zones.map((zone) => OF_ZONE[zone]))}`,
  inZone: (zones: readonly HullZone[]) => `atak w strefę ${either(zones.map((zone) => INTO_ZONE[zone]))}`,
  destroys: (yes: boolean): string => (yes ? 'atak zniszczyłby cel' : 'atak nie zniszczyłby celu'),
  obstructed: (yes: boolean): string => (yes ? 'atak idzie przez przeszkodę' : 'atak nie idzie przez przeszkodę'),
  onTable: (unit: string, yes: boolean) => `${unit} ${yes ? 'jest nadal na stole' : 'nie jest już na stole'}`,
  /** With one decimal place, where it is not whole. */
  number: (n: number): string => `${Math.round(n * 10) / 10}`.replace('.', ','),
  /** A fact of a condition, and what it was. */
  found: (what: string, value: string) => `${what}: ${value}`,

  do: {
    spendNothing: 'nie wykorzystuj niczego',
    spend: (steps: readonly string[]) => `wykorzystaj ${then(steps)}`,
    step,
    most: (n: number) => `najwyżej ${n} na atak`,
    mostPerRound: (n: number) => `najwyżej ${n} na rundę`,
    evade: (cancel: readonly string[], reroll: readonly string[]) =>
      listed([
        ...(cancel.length === 0 ? [] : [`anuluj: ${then(cancel)}`]),
        ...(reroll.length === 0 ? [] : [`przerzuć: ${then(reroll)}`]),
      ]),
    evadeWorst: 'unik przed kością, która szkodzi najbardziej',
    mostShields: 'najlepiej osłonięta',
    zoneOrder: (zones: readonly HullZone[]) => then(zones.map((zone) => terms.zones[zone])),
    redirect: (zone: string, much: string) => `niech strefa ${zone} przejmie ${much}`,
    takeAll: 'wszystko, co może',
    takeHull: 'to, co trafiłoby w kadłub',
    takeLeave: (n: number) => `wszystko prócz ostatnich ${counted(n, 'osłony', 'osłon', 'osłon')}`,
    zone: (zone: string, spare: boolean) =>
      `uszkodzenia otrzymuje strefa ${zone}${spare ? ', oszczędzając ostatnie osłony' : ''}`,
    counter: 'odpowiedz atakiem',
    noCounter: 'nie odpowiadaj atakiem',
    reroll: {
      none: 'niczego nie przerzucaj',
      blanks: 'przerzuć puste kości',
      weak: 'przerzuć słabe kości',
    } satisfies Record<AttackAction['reroll'], string>,
    lock: (kinds: readonly DefenseKind[]) => `zablokuj ${then(kinds.map((kind) => terms.defense[kind]))}`,
    lockNothing: 'zachowaj celność',
    add: 'dodaj kości, jakie się da',
    addNothing: 'nie dodawaj kości',
    place: {
      packed: 'ustaw je tak, jak proponuje gra',
      'engage-most': 'ustaw je, by były w jak największym starciu',
      'engage-least': 'ustaw je, by były w jak najmniejszym starciu',
    },
    toward: (x: string, y: string) => `ustaw je w stronę punktu ${x}, ${y} mm`,
    beside: (unit: string) => `ustaw je blisko: ${unit}`,
    escortsBeside: (unit: string) => `ustaw eskadry z Eskortą blisko: ${unit}`,
    outOfArc: (unit: string, zone: HullZone) => `ustaw je poza polem rażenia strefy ${OF_ZONE[zone]}: ${unit}`,
    placeMost: (n: number) => `najwyżej ${counted(n, 'eskadrę', 'eskadry', 'eskadr')} naraz`,
    pick: (things: readonly string[]) => `wybierz: ${then(things)}`,
    pickAny: 'wybierz to, co stoi pierwsze',
    use: 'użyj jej',
    dontUse: 'nie używaj jej',
    useNothing: 'niczego nie używaj',
    useCards: (cards: readonly string[]) => `użyj: ${listed(cards)}`,
  },
  join: listed,
  /** Words of a ranked list that describe an answer. */
  ranked: {
    exhausted: 'wyczerpany żeton',
    doubled: 'jeden z dwóch takich samych',
    weak: 'kość, która nie zadaje obrażeń',
    'most-shields': 'strefa najlepiej osłonięta',
    'fewest-shields': 'strefa najsłabiej osłonięta',
    'most-hull': 'jednostka z największą resztą kadłuba',
    'least-hull': 'jednostka z najmniejszą resztą kadłuba',
    faceup: 'karta odkryta',
    facedown: 'karta zakryta',
    speed: 'prędkość',
    dial: 'wskaźnik',
    none: 'nic',
    any: 'to, co stoi pierwsze',
  },
  colorDice: { red: 'Czerwone kości', blue: 'Niebieskie kości', black: 'Czarne kości' },
  /** Without a color: of any. */
  face: (color: DieColor | undefined, face: DieFace) =>
    color === undefined ? terms.faces[face] : terms.die({ color, face }),

  fired: {
    own: (head: string, rule: number, text: string) => `${head}, reguła ${rule}: ${text}`,
    ownOtherwise: (head: string, text: string) => `${head}: ${text}`,
    gone: (rule: number) => `polecenie, którego już nie ma, reguła ${rule}`,
    goneOtherwise: 'polecenie, którego już nie ma',
    cannotMatter: 'żadna inna odpowiedź nie byłaby lepsza',
    preset: (preset: string, kind: string) => `${preset}, ${kind}`,
    found: (text: string, facts: readonly string[]) => `${text} (${facts.join(', ')})`,
  },
} satisfies typeof english
