import type { ObjectiveCategory } from '#shared/game/cards/catalog/objectives'
import type { arranging as english } from '#shared/messages/en/decide-setup'
import type { Direction } from '#shared/play/view/own-edge'
import { counted, listed } from './grammar'
import { terms } from './terms'

type Landmark = Parameters<typeof english.where.landmark>[0]

/** In the genitive: what a distance is measured from. */
const LANDMARKS: Record<Landmark, string> = {
  'player-edges': 'krawędzi graczy',
  'all-edges': 'każdej krawędzi',
  'setup-edges': 'każdej krawędzi obszaru przygotowania',
  'own-edge': 'twojej krawędzi',
  'enemy-edge': 'krawędzi przeciwnika',
  obstacles: 'każdej innej przeszkody',
  tokens: 'każdego innego żetonu',
  markers: 'każdego żetonu karty',
  ships: 'każdego statku',
  squadrons: 'każdej eskadry',
  'own-ships': 'sojuszniczego statku',
}

/** Landmarks of which one must be near. */
const NEAR_TO: Partial<Record<Landmark, string>> = {
  'player-edges': 'krawędzi gracza',
  'all-edges': 'krawędzi',
  'setup-edges': 'krawędzi obszaru przygotowania',
  obstacles: 'przeszkody',
  tokens: 'innego żetonu',
  ships: 'statku',
  squadrons: 'eskadry',
}

const bands = (band: number): string => (band === 1 ? '1' : `1–${band}`)

/** The set-up of a battle: who is first, the objective, and where everything lies. */
export const arranging = {
  initiative: {
    own: 'Twoje karty celu, jeśli będziesz drugim graczem',
    hidden: (name: string) =>
      `Przeciwnik (${name}) nie pokazuje jeszcze swoich kart celu. Jako pierwszy gracz zobaczysz wszystkie trzy i wybierzesz jedną.`,
    legend: 'Kto jest pierwszym graczem?',
    self: 'Ty',
    selfText: 'zaczynasz w każdej rundzie; karta celu pochodzi od przeciwnika',
    opponent: (name: string) => name,
    opponentText: 'karta celu jest jedną z twoich, a przy równych punktach wygrywasz',
    drawn: {
      selfText: 'zaczynasz w każdej rundzie; przeciwnik losuje dwie karty celu i wybiera jedną',
      opponentText: 'losujesz dwie karty celu i wybierasz jedną, a przy równych punktach wygrywasz',
    },
    button: { self: 'Bądź pierwszym graczem', opponent: 'Bądź drugim graczem' },
  },
  objective: {
    heading: (name: string) => `Karta celu: ${name}`,
    left: (tokens: number) => `Na stole: ${counted(tokens, 'żeton celu', 'żetony celu', 'żetonów celu')}.`,
    carried: (tokens: number) => `Przy statkach: ${counted(tokens, 'żeton celu', 'żetony celu', 'żetonów celu')}.`,
    ships: (names: readonly string[]) => `Statki celu: ${listed(names)}.`,
    legend: 'Która karta celu jest w grze?',
    category: { assault: 'Natarcie', defense: 'Obrona', navigation: 'Nawigacja' } satisfies Record<
      ObjectiveCategory,
      string
    >,
    tokens: (points: number) => `żeton zwycięstwa jest wart ${terms.points(points)}`,
    noTokens: 'bez żetonów zwycięstwa',
    button: (name: string) => `Wybierz: ${name}`,
  },

  obstacle: {
    legend: 'Którą przeszkodę kładziesz?',
    next: 'Która jest następna?',
  },
  deploy: {
    legend: 'Który statek lub którą eskadrę rozmieszczasz?',
    second: 'Która eskadra jest druga?',
    next: 'Co dalej?',
    ship: 'statek: cała tura',
    squadron: 'eskadra: jedna z dwóch w tej turze',
    squadronSecond: 'druga w tej turze',
    impossible: 'Nie teraz',
    whyNot: {
      'place-overlaps': 'obok twoich statków nie ma miejsca',
      'single-squadron': 'pojedyncza eskadra czeka, aż staną wszystkie twoje statki',
      'too-far': 'żaden z twoich statków nie stoi jeszcze na stole',
    } as Record<string, string>,
    forbidden: (cards: readonly string[]) => `zabrania: ${listed(cards)}`,
    waits: 'nie w tej turze',
    left: (own: string, enemy: string) => `Do rozmieszczenia: twoje – ${own}, przeciwnika – ${enemy}.`,
    units: (ships: number, squadrons: number) => {
      const parts = [...(ships > 0 ? [terms.ships(ships)] : []), ...(squadrons > 0 ? [terms.squadrons(squadrons)] : [])]
      return parts.length === 0 ? 'nic' : listed(parts)
    },
  },

  /** Where something may lie: `poza dystansem 1 od każdej innej przeszkody`. */
  where: {
    inside: {
      'play-area': 'w całości na obszarze gry',
      'setup-area': 'w całości na obszarze przygotowania',
      'between-zones': 'w całości między strefami rozstawiania',
      own: 'w całości w twojej strefie rozstawiania',
      enemy: 'w całości w strefie rozstawiania przeciwnika',
    },
    beyond: (band: number, of: string) => `poza dystansem ${bands(band)} od ${of}`,
    at: (band: number, of: string) => `w dystansie ${bands(band)} od ${of}`,
    within: (band: number, of: string) => `w całości w dystansie ${bands(band)} od ${of}`,
    itself: 'miejsca, w którym leży',
    middle: 'na środku obszaru gry',
    on: (of: string) => `na przeszkodzie ${of} albo w kontakcie z nią`,
    touching: 'przy miejscu, w którym stał statek',
    clear: (of: string) => `z dala od ${of}`,
    landmark: (of: Landmark): string => LANDMARKS[of],
    nearTo: (of: Landmark): string => NEAR_TO[of] ?? LANDMARKS[of],
    one: (names: readonly string[]) => `elementu ${names.join(' lub ')}`,
    must: (rules: readonly string[]) => `Musi leżeć ${rules.join('; ')}.`,
    or: 'Albo:',
  },

  place: {
    legend: (piece: string) => `Miejsce: ${piece}`,
    proposed: 'To miejsce jest podpowiedziane.',
    hint: 'Przeciągnij na stole albo otwórz „W stopniach i mm”; na stole strzałki przesuwają o 5 mm, z Shiftem o 1 mm.',
    turning: 'Przecinek i kropka obracają.',
    hintTouch: 'Dotknij miejsca na stole, przeciągnij tam albo otwórz „W stopniach i mm”.',
    turningTouch: 'Okrągły uchwyt obraca.',
    x: 'Zachód, mm',
    y: 'Południe, mm',
    heading: 'Zwrot, °',
    exact: 'W stopniach i mm',
    turnLeft: 'Obróć w lewo',
    turnRight: 'Obróć w prawo',
    speed: 'Prędkość',
    speedNeeded: 'Wybierz prędkość.',
    suggest: 'Zaproponuj miejsce',
    nearest: 'Najbliższe dozwolone miejsce',
    fits: 'Tu pasuje.',
    fault: (rule: string) => `Nie tutaj: musi leżeć ${rule}.`,
    faultAt: (rule: string, name: string) => `Nie tutaj: musi leżeć ${rule}; przeszkadza ${name}.`,
    farFrom: (rule: string, name: string) => `Nie tutaj: musi leżeć ${rule}; za daleko jest ${name}.`,
    /** A name follows. */
    gap: (mm: number, name: string) => `${name}: ${mm} mm`,
    gaps: (gaps: readonly string[]) => `Odległości: ${gaps.join('; ')}.`,
    edge: 'najbliższa krawędź',
    next: (piece: string) => `Dalej: ${piece}`,
    placed: 'Już położone',
    takeOff: 'Cofnij',
    takeOffLong: (piece: string) => `Cofnij: ${piece}`,
  },

  chip: (piece: string, square: string, speed: number | undefined) =>
    speed === undefined ? `${piece}, pole ${square}` : `${piece}, pole ${square}, prędkość ${speed}`,
  line: (p: { piece: string; x: number; y: number; heading: Direction | undefined; speed: number | undefined }) =>
    `${[
      `${p.piece}: ${p.x} mm od zachodu, ${p.y} mm od południa`,
      ...(p.heading === undefined ? [] : [`zwrot ${terms.headed(p.heading)}`]),
      ...(p.speed === undefined ? [] : [`prędkość ${p.speed}`]),
    ].join(', ')}.`,
  seen: 'Po wysłaniu miejsce jest jawne; to, co było próbą, nie.',
  fixed: 'potem bez przesuwania',
  leave: 'Zostaw na miejscu',
  final: 'Co zostanie położone, zostaje na miejscu.',
  turnsOver: (opponent: string) => `Potem kolej ma ${opponent}, chyba że nie ma tam już nic do położenia.`,
  again: 'Grasz dalej.',
  incomplete: 'Nie wszystko może leżeć tam, gdzie leży.',

  /** On the table. */
  table: {
    setupArea: 'obszar przygotowania',
    zone: { own: 'twoja strefa rozstawiania', enemy: 'strefa rozstawiania przeciwnika' },
    zoneOf: (side: string) => `strefa rozstawiania: ${side}`,
    inert: 'bez efektu',
    token: (name: string, on: string | undefined) => (on === undefined ? name : `${name}, na: ${on}`),
    hold: (piece: string) => `Miejsce: ${piece}`,
    turn: (piece: string) => `Obrót: ${piece}`,
    heading: (heading: Direction) => `zwrot ${terms.headed(heading)}`,
    at: (x: number, y: number, heading: Direction | undefined) =>
      `${x} mm od zachodu, ${y} mm od południa${heading === undefined ? '' : `, zwrot ${terms.headed(heading)}`}`,
  },
} satisfies typeof english
