import type { HullZone, RangeBand } from '#shared/game/engine/terms'
import type { wordsView as english } from '#shared/messages/en/words-view'
import { counted, listed, OF_ZONE } from './grammar'
import { terms } from './terms'

type WayWords = Parameters<(typeof english)['relation']['inYour']>[0]

const ranged = (range: RangeBand | undefined): string =>
  range === undefined ? 'poza dalekim zasięgiem' : `zasięg ${terms.ranges[range]}`
const reach = (range: RangeBand | undefined, mm: number): string => `${ranged(range)} ${mm} mm`

const way = (p: WayWords, arc: string): string =>
  [
    arc,
    reach(p.range, p.mm),
    p.obstructedBy.length === 0 ? 'czysto' : `utrudnienie: ${listed(p.obstructedBy)}`,
    p.dice === '' ? 'brak kości' : p.dice,
  ].join(', ')
const zonesOf = (zones: readonly HullZone[]): string => listed(zones.map((zone) => terms.zones[zone]))

type Pair = readonly [number, number]
const north = (hour: number | undefined): string => (hour === undefined ? 'północy' : `północy (${terms.hour(hour)})`)

/** The game without its table. What is typed here has its words in `typed.ts`; English ones are understood, too. */
export const wordsView = {
  happened: 'Co się właśnie stało',
  nothing: 'Nic się jeszcze nie wydarzyło.',
  brief: 'Wszystko od mojej ostatniej decyzji',

  depth: { label: 'Jak dokładnie', glance: 'po wierszu na gracza', normal: 'każda jednostka', full: 'z odległościami' },
  side: { ours: 'Nasza strona', theirs: 'Ich strona' },
  ships: 'Statki',
  squadrons: 'Eskadry',
  position: 'Pozycja',
  things: 'Przeszkody i żetony',
  none: 'Brak.',
  lost: (names: readonly string[]) => `Stracone: ${names.join(', ')}.`,

  /** Of one's own unit to another. */
  relation: {
    inYour: (p: WayWords) => way(p, `w twoim polu rażenia strefy ${OF_ZONE[p.zone]}`),
    inNone: (range: RangeBand | undefined, mm: number) => `poza twoimi polami rażenia, ${reach(range, mm)}`,
    youIn: (p: WayWords) => way(p, `ty w polu rażenia jej strefy ${OF_ZONE[p.zone]}`),
    distance: (band: number | undefined, mm: number) =>
      `${band === undefined ? 'poza dystansem 5' : `dystans ${band}`}, ${mm === 0 ? 'styka się' : `${mm} mm`}`,
    engaged: 'w starciu',
    youCan: (zones: readonly HullZone[]) =>
      zones.length === 0 ? 'możesz ją atakować' : `możesz atakować; strefy: ${zonesOf(zones)}`,
    itCan: (zones: readonly HullZone[]) =>
      zones.length === 0 ? 'może cię atakować' : `może cię atakować; twoje strefy: ${zonesOf(zones)}`,
    line: (name: string, parts: readonly string[]) => `${name}: ${parts.join('; ')}.`,
  },

  measure: {
    heading: 'Pomiar',
    from: 'Od',
    to: 'Do',
    choose: 'wybierz jednostkę',
    result: (from: string, to: string, range: RangeBand | undefined, band: number | undefined, mm: number) =>
      `${from} → ${to}: ${mm === 0 ? 'styka się' : `${mm} mm`}, ${ranged(range)}${
        band === undefined ? '' : `, dystans ${band}`
      }.`,
  },

  poses: {
    heading: 'Gdzie może skończyć się kurs',
    text: (n: number, speed: number) =>
      `${counted(n, 'ustawienie', 'ustawienia', 'ustawień')} przy prędkości ${speed}, od lewej do prawej.`,
    straight: 'ten sam zwrot',
    turned: (degrees: number) => `${terms.degrees(Math.abs(degrees))} w ${degrees < 0 ? 'lewo' : 'prawo'}`,
    reach: (mm: number) => `${mm} mm stąd`,
    by: (clicks: readonly number[]) => `fragmenty: ${clicks.map((click) => terms.click(click)).join(', ')}`,
    slower: (speed: number, names: readonly string[]) =>
      `nachodzi na: ${listed(names)}; zatrzyma się przy prędkości ${speed}`,
    lifts: (names: readonly string[]) => `nachodzi na eskadry: ${listed(names)}`,
    leaves: 'opuszcza obszar gry: zniszczenie',
  },

  line: {
    heading: 'Wiersz poleceń',
    label: 'Wpisz odpowiedź albo „pomoc”',
    go: 'Wpisz',
    /** What the page understood; what Send would do follows. */
    chosen: (words: readonly string[], then: string) => `${words.join(', ')}. ${then}`,
    /** Choices that are still open before that. */
    open: (label: string) => `Możesz jeszcze wybrać: ${label}.`,
    ready: (label: string) => `Gotowe: ${label}. Nic nie jest jeszcze wysłane.`,
    missing: (what: string) => `Niepełne: ${what}`,
    impossible: (words: string, why: string) => `${words}: to niemożliwe, ${why}`,
    several: (typed: string, words: readonly string[]) =>
      `„${typed}” może znaczyć: ${words.slice(0, 8).join('; ')}${words.length > 8 ? ` i jeszcze ${words.length - 8}` : ''}.`,
    unknown: (typed: string) => `„${typed}” nie pasuje do tego pytania. Wpisz „pomoc”, by zobaczyć, co pasuje.`,
    noQuestion: 'Teraz nie ma do ciebie pytania. Możesz wpisać: opisz, zmierz, ostatnio, zegar.',
    undone: 'Cofnięte.',
    nothingToUndo: 'Nie ma czego cofać.',
    restarted: 'Szkic jest znów pusty.',
    send: 'Fokus jest na przycisku, który wysyła.',
    help: 'Do otwartego pytania pasują:',
    always: (typed: readonly string[]) => `Zawsze: ${typed.join(' · ')}`,
    forms: {
      dial: (ship: string, commands: readonly string[]) =>
        `wskaźnik ${ship} ${commands.join(' ')} – wskaźniki statku ${ship}, od góry`,
      course: (clicks: readonly number[], side: string) =>
        `kurs ${clicks.join(' ')} ${side} – przestawienie każdego fragmentu (minus to lewo), potem strona wzornika`,
      pose: (n: number) => `ustawienie ${n} – numer z listy ustawień`,
      place: (squadron: string) => `ustaw ${squadron} 45 – przy statku, stopnie od jego dziobu`,
      swap: (one: string, other: string) => `zamień ${one} ${other} – zamiana miejscami`,
      move: (squadron: string, [bearing, mm]: Pair, [x, y]: Pair, hour: number | undefined) =>
        `ruch ${squadron} ${bearing} ${mm} – kierunek w stopniach od ${north(hour)}, potem mm; albo ruch ${squadron} do ${x} ${y}, mm od rogu południowo-zachodniego`,
      to: (bearing: number, mm: number, hour: number | undefined) =>
        `do ${bearing} ${mm} – kierunek w stopniach od ${north(hour)}, potem mm`,
      at: ([x, y]: readonly [number, number], heading: number | undefined) =>
        heading === undefined
          ? `przy ${x} ${y} – mm od zachodu, mm od południa`
          : `przy ${x} ${y} ${heading} – mm od zachodu, mm od południa, potem zwrot`,
      compass: 'północ 5 – przesuwa o tyle mm na północ; także południe, wschód i zachód',
      heading: (hour: number | undefined) => `zwrot 90 – w stopniach od ${north(hour)}`,
    },
  },

  clock: (who: string, until: string) => `${who}: do ${until}.`,
  noClock: 'Żaden zegar nie chodzi.',

  keys: {
    heading: 'Klawisze',
    text: 'Pojedyncze litery działają, gdy fokus jest na stole albo na słowach; można je wyłączyć w ustawieniach.',
    close: 'Zamknij',
    list: [
      ['Q', 'przeczytaj pytanie'],
      ['L', 'co działo się ostatnio'],
      ['C', 'zegary'],
      ['D', 'opisz jednostkę z fokusem albo stół'],
      ['M', 'mierz od tej jednostki; potem wskaż inną'],
      ['A', 'pola rażenia'],
      ['R', 'zasięgi'],
      ['E', 'kto jest z kim w starciu'],
      ['T', 'kto kogo może teraz trafić'],
      ['G', 'gdzie statki mogą skończyć kurs'],
      ['B', 'dystanse wokół jednostki'],
      ['K', 'zachowaj zmierzoną linię albo ją usuń'],
      ['P', 'rysuj strzałkę, okrąg, nic'],
      ['X', 'wyczyść linie i rysunki'],
      ['Strzałki', 'najbliższa jednostka w tę stronę'],
      ['Home, End', 'pierwsza i ostatnia jednostka'],
      ['PgUp, PgDn', 'własne i wrogie jednostki'],
      ['Enter', 'wybierz'],
      ['Spacja', 'obejrzyj jednostkę'],
      ['+ − 0', 'bliżej, dalej, pytanie albo cały stół'],
      ['U', 'cofnij'],
      ['Ctrl+Z', 'cofnij, wszędzie'],
      ['Ctrl+Enter', 'sprawdź, potem wyślij'],
      ['1–4', 'rozkazy, gdy pytanie jest o wskaźniki'],
      ['/', 'wiersz poleceń'],
      ['[ ] , .', 'powtórka: aktywacja, krok'],
      ['?', 'te klawisze'],
      ['Esc', 'zakończ to, co najbardziej wewnątrz'],
    ],
  },
} satisfies typeof english
