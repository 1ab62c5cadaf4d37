import type { Command, Faction, LostUnit } from '#shared/game/engine/state'
import type * as english from '#shared/messages/en/game-more'
import { terms } from './terms'

const LOST: Record<LostUnit['cause'], (round: number) => string> = {
  damage: (round) => `zniszczenie w rundzie ${round}`,
  'left-area': (round) => `poza obszarem gry w rundzie ${round}`,
  'left-out': () => 'bez rozmieszczenia',
}

/** Around a game: the time, fair luck, resigning. */
export const more = {
  prepare: 'Przygotuj następną aktywację',
  mails: 'Wiadomości o tej grze',
  resign: 'Poddaj grę',
  resignText: 'Od razu przegrywasz. Naciśnij dwa razy.',
  resignSure: 'Naciśnij jeszcze raz, by poddać',
  replay: 'Gra krok po kroku',
  fair: 'Uczciwość losowania',
  fairText: 'Każde losowanie wynika z tajemnicy, którą zapieczętowano przed pierwszym z nich. Jej pieczęć:',
  opened: 'Otwarte po zakończeniu: tajemnica, sole obojga graczy i identyfikator gry:',
  yourSide: (side: Faction) => `Twoja strona: ${terms.factions[side]}.`,
} satisfies typeof english.more

/** A game by a name of the reader's own. */
export const naming = {
  label: 'Nazwa tej gry',
  text: 'Widzisz ją tylko ty, w tej przeglądarce.',
} satisfies typeof english.naming

/** In place of the question when a game is over. */
export const outcome = {
  heading: 'Wynik',
  points: (side: Faction, points: number) => `${terms.factions[side]}: ${terms.points(points)}`,
  lostUnits: 'Stracone jednostki',
  noneLost: 'Nie stracono żadnej jednostki.',
  again: 'Zacznij nową grę',
} satisfies typeof english.outcome

/** While the game asks the reader nothing. */
export const meanwhile = {
  idle: 'Na razie nie ma o czym decydować. Gdy przyjdzie twoja kolej, dostaniesz maila.',
  /** A point in time follows. */
  askedSince: 'Pytanie zadano:',
  claimLater: 'Jeśli podany wyżej czas minie, możesz zażądać wygranej.',
  lastEvents: 'Co działo się ostatnio',
  wholeLog: 'Cały dziennik',
  nextGame: (opponent: string) => `Następna gra: ${opponent}`,
  /** By the reader's own name. */
  nextNamed: (name: string) => `Następna gra: ${name}`,
  watchingIdle: 'Oglądasz tę grę.',
} satisfies typeof english.meanwhile

/** How somebody takes the other seat. */
export const invite = {
  openText: 'Kto otworzy ten adres, może zająć drugie miejsce:',
  share: 'Udostępnij zaproszenie',
  /** The title of the shared invitation. */
  invitation: 'Partia Armada by Post',
  copy: 'Kopiuj adres',
  copied: 'Skopiowano.',
} satisfies typeof english.invite

/** A game that has not begun, and may never. */
export const withdrawal = {
  /** A point in time follows. */
  until: 'Jeśli do tego czasu się nie zacznie, zostanie wycofana:',
  withdraw: 'Wycofaj grę',
  withdrawSure: 'Naciśnij jeszcze raz, by ją wycofać',
  leave: 'Opuść grę',
  leaveSure: 'Naciśnij jeszcze raz, by ją opuścić',
  leaveText: 'Miejsce będzie wolne dla kogoś innego, a ty nie możesz go zająć ponownie.',
  byMaker: 'Ta gra została wycofana, zanim się zaczęła.',
  byTime: 'Ta gra nie zaczęła się w ciągu 30 dni, więc została wycofana.',
}

/** Both fleets, unit by unit. */
export const fleets = {
  ours: 'Nasze',
  theirs: 'Ich',
  of: (side: Faction) => terms.factions[side],
  waiting: 'Do rozmieszczenia',
  setAside: 'Odłożone na bok',
  lostShort: (round: number) => `strata R${round}`,
  youAre: 'Ty',
  hull: (left: number, max: number) => `kadłub ${left}/${max}`,
  shields: (front: number, left: number, right: number, rear: number) => `P${front} L${left} Pr${right} T${rear}`,
  speed: (speed: number) => `prędkość ${speed}`,
  hiddenDials: (n: number) => terms.hiddenDials(n),
  ownDials: (commands: readonly Command[]) =>
    commands.length === 0
      ? 'brak wskaźników'
      : `wskaźniki, od góry: ${commands.map((c) => terms.commands[c]).join(', ')}`,
  tokens: (commands: readonly Command[]) =>
    commands.length === 0 ? 'brak żetonów rozkazów' : `żetony: ${commands.map((c) => terms.commands[c]).join(', ')}`,
  activated: 'po aktywacji',
  ready: 'przed aktywacją',
  earned: (points: number, objective: number) => `${terms.points(points)}, w tym ${objective} z karty celu`,
  ofObjective: (side: Faction, points: number) => `${terms.factions[side]}: ${points} z karty celu`,
  lostIn: (round: number, cause: LostUnit['cause']) => LOST[cause](round),
} satisfies typeof english.fleets

/** The layers of the table. */
export const layers = {
  label: 'Pokaż na stole',
  arcs: 'pola rażenia',
  ranges: 'zasięgi',
  zones: 'strefy',
  engaged: 'starcia',
  threat: 'zagrożenia',
  reach: 'zasięg ruchu',
  distances: 'dystanse 1–5',
  pen: { none: 'rysuj', arrow: 'rysuj: strzałka', circle: 'rysuj: okrąg' },
  keep: 'zachowaj zmierzoną linię',
  kept: 'usuń zmierzoną linię',
  clear: (n: number) => `wyczyść notatki: ${n}`,
  turn: 'ćwierć obrotu',
} satisfies typeof english.layers

/** Around the lines of the log. */
export const log = {
  empty: 'Nic się jeszcze nie wydarzyło.',
  latest: 'Najnowsze',
  fromStart: 'Gra od początku',
  playSince: 'Odtwórz, co się stało od twojej ostatniej decyzji',
  toCome: (unit: string) => `${unit}: jeszcze przed aktywacją`,
} satisfies typeof english.log

/** What a line above the question tells. */
export const notice = {
  stopped: (used: number, of: number, message: string) => `Wykorzystane odpowiedzi: ${used} z ${of}. ${message}`,
  draftDropped: 'Pytania, na które była ta odpowiedź, już nie ma, więc szkic został usunięty.',
  resending: 'Brak połączenia: odpowiedź jest zachowana i zostanie wysłana ponownie.',
  signedOut:
    'Twoja sesja wygasła. Odpowiedź jest zachowana na tym urządzeniu i zostanie wysłana, gdy ponownie się zalogujesz.',
} satisfies typeof english.notice
