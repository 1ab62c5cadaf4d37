import type { GameOptions, PresetId } from '#shared/fleet/game-presets'
import type { DefenseKind, Faction, HullZone } from '#shared/game/engine/terms'
import type { SizeClass } from '#shared/game/geometry/base'
import type { fleets as english } from '#shared/messages/en/fleets'
import { counted, type Forms, NOUNS } from './grammar'
import { terms } from './terms'

const SIZES: Record<SizeClass, string> = { small: 'mały', medium: 'średni', large: 'duży' }
const FLOTILLAS: Record<SizeClass, string> = { small: 'mała', medium: 'średnia', large: 'duża' }
const OF_SIDE: Record<Faction, string> = { rebel: 'Rebeliantów', imperial: 'Imperium' }
const MODELS =
  'Tylko karty i modele z jednego zestawu podstawowego; neutralne ulepszenia rozdzielacie między siebie sami.'

const TABLES: Record<GameOptions['table'], string> = {
  '3x6': 'Stół 180 na 90 cm, sześć przeszkód.',
  '3x3': 'Stół 90 na 90 cm, sześć przeszkód.',
}
const CORE_TABLES: Record<GameOptions['table'], string> = {
  '3x6': 'Stół 180 na 90 cm, cztery przeszkody.',
  '3x3': 'Stół 90 na 90 cm, cztery przeszkody.',
}
const ROUNDS: Record<GameOptions['rounds'], string> = {
  six: 'Sześć rund z kartą celu; wygrywa strona, która ma więcej punktów.',
  unlimited: 'Bez ostatniej rundy i bez karty celu; po każdej rundzie inicjatywa przechodzi na drugą stronę.',
}
const DECKS: Record<GameOptions['decks'], string> = {
  shared: 'Obie strony ciągną z jednej talii uszkodzeń.',
  own: 'Każda strona ma własną talię uszkodzeń.',
}
const ELIMINATION: Record<GameOptions['elimination'], string> = {
  'at-once': 'Strona bez statków od razu przegrywa.',
  'end-of-round': 'Strona, która na koniec rundy nie ma statków, przegrywa.',
  'end-of-round-without-flotillas': 'Strona, której na koniec rundy zostały najwyżej flotylle, przegrywa.',
}

interface FleetSums {
  points: number
  ships: number
  squadrons: number
}
const FAULTS: Forms = ['błąd', 'błędy', 'błędów']
const FLOTILLA: Forms = ['flotylla', 'flotylle', 'flotylli']
const ships = (n: number) => terms.ships(n)
const squadrons = (n: number) => terms.squadrons(n)
const told = ({ points, ships: s, squadrons: q }: FleetSums) => `${terms.points(points)}, ${ships(s)}, ${squadrons(q)}`
const faults = (n: number) => counted(n, ...FAULTS)

export const fleets = {
  told,
  faults,
  name: 'Nazwa',
  of: (side: Faction) => `Flota ${OF_SIDE[side]}`,
  ofShip: (place: number, name: string) => `Statek ${place}, ${name}:`,

  list: {
    empty: 'Nie ma jeszcze żadnej floty',
    emptyText: 'Zbuduj ją karta po karcie albo wklej listę z innego programu.',
    sentence: (n: number) => `Masz ${counted(n, 'flotę', 'floty', 'flot')}.`,
    none: 'Nie masz jeszcze żadnej floty: zbuduj ją albo wklej listę.',
    build: 'Zbuduj nową flotę',
    paste: 'Wklej listę',
    full: (most: number) => `Więcej flot mieć nie można: ${most}. Usuń jedną, by zrobić miejsce.`,
    pending: (s: number, q: number) => `${ships(s)}, ${squadrons(q)}`,
    legal: (limit: number, tournament: boolean) =>
      `Zgodna z zasadami, limit: ${terms.points(limit)}${tournament ? ', także w turniejach' : ''}.`,
    illegal: (n: number, limit: number) => `${faults(n)}, limit: ${terms.points(limit)}.`,
    changed: 'zmieniona',
    copy: 'Kopiuj',
    copyOf: (name: string) => `Kopiuj: ${name}`,
    copied: (name: string) => `Skopiowano: ${name}.`,
    copyName: (name: string) => `${name.slice(0, 52).replace(/[\ud800-\udbff]$/, '')} (kopia)`,
    remove: 'Usuń',
    removeSure: 'Usuń na dobre',
    removed: (name: string) => `Usunięto: ${name}.`,
  },

  options: {
    presets: {
      'core-set': 'Zestaw podstawowy',
      'casual-300': '300 punktów',
      'casual-400': '400 punktów',
      'tournament-180': 'Turniej, 180 punktów',
      tournament: 'Turniej, 400 punktów',
      'unlimited-rounds': 'Bez limitu rund, 400 punktów',
    } satisfies Record<PresetId, string>,
    custom: 'Coś innego',
    customText: 'Wszystko ustalasz osobno.',
    limit: 'Punkty floty',
    limitText: (least: number, most: number) =>
      `Od ${least} do ${most}; na eskadry można wydać jedną trzecią, zaokrągloną w górę.`,
    table: 'Stół',
    tables: { '3x6': '180 na 90 cm', '3x3': '90 na 90 cm' },
    rounds: 'Rundy',
    roundsOf: { six: 'sześć', unlimited: 'bez limitu' },
    decks: 'Talia uszkodzeń',
    decksOf: { shared: 'wspólna', own: 'osobna dla każdej strony' },
    elimination: 'Strona bez statków przegrywa',
    eliminationOf: {
      'at-once': 'od razu',
      'end-of-round': 'na koniec rundy',
      'end-of-round-without-flotillas': 'na koniec rundy, flotylle się nie liczą',
    },
    flotillas: 'Najwyżej dwie flotylle',
    coreSet: 'Tylko zestaw podstawowy',
    meaning: (options: GameOptions): string[] => [
      `Floty do ${terms.points(options.limit)}, z tego jedna trzecia na eskadry.`,
      ...(options.coreSet ? [MODELS] : []),
      (options.coreSet ? CORE_TABLES : TABLES)[options.table],
      ROUNDS[options.rounds],
      DECKS[options.decks],
      ELIMINATION[options.elimination],
      ...(options.flotillas === undefined ? [] : [`We flocie najwyżej ${counted(options.flotillas, ...FLOTILLA)}.`]),
    ],
    heading: 'Co jest uzgodnione',
  },

  builder: {
    legal: (sums: FleetSums & { limit: number }) =>
      `Zgodna z zasadami: ${sums.points} z ${terms.points(sums.limit)}, ${ships(sums.ships)}, ${squadrons(sums.squadrons)}.`,
    illegal: (n: number) => `Do poprawienia: ${faults(n)}.`,
    all: 'Wszystkie floty',
    judgedFor: 'Sprawdź dla',
    customLimit: 'Inny limit',
    points: (points: number, limit: number) => `${points} z ${terms.points(limit)}`,
    squadronPoints: (points: number, most: number) => `eskadry ${points} z ${most}`,
    faults: 'Błędy',
    noFaults: 'Nie ma błędów.',
    ships: 'Statki',
    ship: (place: number, name: string) => `${place}. ${name}`,
    noShips: 'Nie ma jeszcze statków.',
    addShip: 'Dodaj statek',
    removeShip: 'Wyjmij statek',
    removeShipOf: (name: string) => `Wyjmij statek: ${name}`,
    card: 'Wartości z karty',
    slots: 'Ulepszenia',
    chooseFor: (slot: string, name: string) => `Wybierz: ${slot}, ${name}`,
    sharedWith: (card: string) => `zajmuje je także ${card}`,
    noPlace: 'Bez miejsca',
    take: 'Wyjmij',
    takeOut: (card: string, name: string) => `Wyjmij: ${card}, statek ${name}`,
    squadrons: 'Eskadry',
    noSquadrons: 'Nie ma jeszcze eskadr.',
    addSquadron: 'Dodaj eskadry',
    more: (name: string) => `O jedną więcej: ${name}`,
    fewer: (name: string) => `O jedną mniej: ${name}`,
    objectives: 'Karty celu',
    noObjective: 'jeszcze żadna',
    objectivesUnused: 'W grze na tych warunkach nie ma kart celu.',
    save: 'Zapisz',
    saved: 'Zapisano.',
    unsaved: 'Jeszcze niezapisane',
    discard: 'Odrzuć zmiany',
    discardSure: 'Naciśnij ponownie, by odrzucić',
    kept: 'Są tu twoje zmiany z ostatniego razu, jeszcze niezapisane.',
    undo: 'Cofnij',
    undone: 'Ostatnia zmiana cofnięta.',
    copyShip: (name: string) => `Powiel statek: ${name}`,
    copied: (name: string) => `${name} jest jeszcze raz, bez kart, które są tylko jedne.`,
    about: 'co mówi karta',
    sums: { ships: (n: number) => `statki i ulepszenia ${n}` },
    since: (n: number) => `Od wersji ${n}`,
    sinceSaved: 'Od ostatniego zapisu',
    noChanges: 'Nic się nie zmieniło.',
    added: (card: string, count: number) => `dodano: ${card}${count > 1 ? ` × ${count}` : ''}`,
    gone: (card: string, count: number) => `wyjęto: ${card}${count > 1 ? ` × ${count}` : ''}`,
    share: 'Druk i udostępnianie',
    picture: 'Udostępnij jako obraz',
    print: 'Drukuj',
  },

  picker: {
    catalogue: 'Karty',
    sort: 'Kolejność',
    sorts: { name: 'według nazwy', points: 'według punktów' },
    affordable: 'Tylko to, na co starczy punktów',
    dimmed: (left: number) => `Przygaszone kosztują więcej niż pozostałe ${terms.points(left)}.`,
    dear: 'Kosztuje więcej, niż zostało punktów.',
    filter: 'Szukaj po nazwie lub działaniu',
    close: 'Zamknij listę',
    found: (n: number) => terms.cards(n),
    none: 'Żadna karta nie pasuje.',
    points: (n: number) => terms.points(n),
    take: (name: string, points: number | undefined) =>
      points === undefined ? `Weź: ${name}` : `Weź: ${name}, ${terms.points(points)}`,
    taken: (name: string) => `Dodano: ${name}.`,
    out: (name: string) => `Wyjęto: ${name}.`,
  },

  card: {
    size: (size: SizeClass, flotilla: boolean) => (flotilla ? `${FLOTILLAS[size]} flotylla` : `${SIZES[size]} statek`),
    values: (command: number, squadron: number, engineering: number) =>
      `rozkazy ${command}, eskadra ${squadron}, inżynieria ${engineering}`,
    hull: (n: number) => `kadłub ${n}`,
    speed: (n: number) => `prędkość ${n}`,
    shields: (n: number) => counted(n, ...NOUNS.shield),
    zones: { front: 'przednia', left: 'lewa', right: 'prawa', rear: 'tylna' } satisfies Record<HullZone, string>,
    antiSquadron: 'przeciw eskadrom',
    battery: 'przeciw statkom',
    noDice: 'brak',
    defense: 'Żetony obrony',
    tokens: (kinds: readonly DefenseKind[]) =>
      kinds.length === 0 ? 'brak' : kinds.map((kind) => terms.defense[kind]).join(', '),
    chart: 'Prędkości',
    yaw: (speed: number, joints: readonly number[]) => `${speed}: ${joints.join(' ')}`,
    chartHint: 'Za każdą prędkością: odchylenie każdego fragmentu wzornika.',
    bar: 'Pasek ulepszeń',
    unique: 'unikatowa',
    modification: 'modyfikacja',
    onlyFor: (side: Faction) => `tylko dla ${OF_SIDE[side]}`,
    victoryTokens: (points: number) => `Każdy żeton zwycięstwa jest wart ${terms.points(points)}.`,
  },

  versions: {
    heading: 'Wersje',
    version: (n: number) => `Wersja ${n}`,
    present: 'jak teraz',
    restore: 'Przywróć',
    restoreOf: (n: number) => `Przywróć wersję ${n}`,
    restored: (n: number) => `Flota jest taka jak w wersji ${n}.`,
    saveFirst: 'Zanim przywrócisz starszą wersję, zapisz albo odrzuć zmiany.',
  },

  conflict: {
    heading: 'Tę flotę zmieniono tymczasem gdzie indziej.',
    text: 'Jeśli zostawisz swoją, druga pozostanie wśród wersji. Jeśli weźmiesz drugą, stracisz to, co zmieniono od ostatniego zapisu.',
    onlyMine: 'Tylko w twojej',
    onlyTheirs: 'Tylko w drugiej',
    same: 'Karty są te same.',
    keepMine: 'Zostaw moją',
    takeTheirs: 'Weź drugą',
    gone: 'Tę flotę usunięto gdzie indziej. Twoje zmiany nadal tu są; zapisz je jako nową flotę.',
    saveAsNew: 'Zapisz jako nową flotę',
  },

  exporting: {
    heading: 'Jako tekst',
    format: 'Format',
    text: 'Flota jako tekst',
    copy: 'Kopiuj tekst',
    copied: 'Skopiowano.',
    saveFirst: 'To flota taka, jaka tu stoi, zapisana czy nie.',
  },

  importing: {
    sentence: 'Wklej listę floty; najpierw ją odczytamy, potem możesz ją zapisać.',
    label: 'Lista floty',
    hint: 'Tak, jak zapisuje ją twój program albo jak ktoś ją opublikował. Rozróżniamy dziesięć formatów.',
    read: 'Odczytaj',
    format: (format: string) => `Odczytano jako: ${format}.`,
    untitled: (side: Faction) => `Flota ${OF_SIDE[side]}, wklejona`,
    cards: 'Co odczytano',
    open: (n: number) => `Do ustalenia: ${counted(n, 'nazwa', 'nazwy', 'nazw')}`,
    warnings: 'Co się nie zgadza',
    line: (n: number) => `Wiersz ${n}:`,
    choice: (text: string) => `„${text}” to`,
    leaveOut: 'pomiń',
    squadron: 'eskadra',
    carrier: (text: string) => `Statek z kartą „${text}”`,
    noShip: 'żaden',
    keepAsWritten: 'zostaw nazwę, jak jest',
    skipped: (n: number) => `${counted(n, 'wiersz', 'wiersze', 'wierszy')} bez karty`,
    judged: (limit: number) => `Przy limicie ${terms.points(limit)}`,
    legal: 'Zgodna z zasadami.',
    save: 'Zapisz flotę',
    back: 'Zmień tekst',
  },

  newGame: {
    sentence: 'W co zagramy: scenariusz wprowadzający czy bitwa flot?',
    kind: 'Gra',
    learning: 'Scenariusz wprowadzający',
    battle: 'Bitwa flot',
    battleText: 'Każda strona wybiera w tajemnicy własną flotę; gra zacznie się, gdy będą obie.',
    size: 'Jaka bitwa?',
  },

  invitation: {
    sentence: (from: string, battle: string, time: string) => `${from} zaprasza: ${battle}, ${time} na każdą turę.`,
    battle: (limit: number, name: string | undefined) => `bitwa flot (${name ?? terms.points(limit)})`,
    text: 'Najpierw przyjmij, potem wybierz flotę; nikt jej nie zobaczy, zanim nie będzie obu.',
    accept: 'Przyjmij',
  },

  lobby: {
    bring: (limit: number) => `Wybierz flotę, limit: ${terms.points(limit)}.`,
    waiting: (opponent: string) => `Czekamy na flotę. Wybiera ją ${opponent}.`,
    ready: 'Twoja flota już jest; drugie miejsce jest jeszcze wolne.',
    seats: 'Czyja flota już jest',
    brought: (name: string) => `${name}: flota już jest.`,
    missing: (name: string) => `${name}: floty jeszcze nie ma.`,
    free: 'Drugie miejsce jest jeszcze wolne.',
    secret: 'Nikt nie zobaczy twojej floty, zanim nie będzie obu.',
    yours: 'Twoja flota',
    replace: 'Wybierz inną zamiast niej',
    replaceText: 'Dopóki nie ma obu flot, możesz wybrać inną.',
    mine: 'Twoje floty, którymi można tu zagrać',
    noneLegal: 'Żadną z twoich flot nie można tu zagrać.',
    illegal: 'Tymi nie można tu zagrać',
    pick: (name: string) => `Wybierz: ${name}`,
    brings: 'Wybierz',
    mend: 'Popraw',
    noFleets: 'Nie masz jeszcze żadnej floty.',
    build: 'Zbuduj flotę',
    paste: 'Wklej listę',
    sent: 'Twoja flota już jest.',
    refused: 'Tą flotą nie można tu zagrać:',
  },
} satisfies typeof english
