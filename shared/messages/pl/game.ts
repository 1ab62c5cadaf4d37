import type { AskFamily } from '#shared/game/engine/asks'
import type { Faction, Phase, Result } from '#shared/game/engine/state'
import type { game as english } from '#shared/messages/en/game'
import { terms } from './terms'

const ENDINGS: Record<Result['reason'], { won: string; lost: string }> = {
  eliminated: { won: 'przeciwnik nie ma już żadnego statku', lost: 'nie masz już żadnego statku' },
  rounds: { won: 'rozstrzyga wynik po ostatniej rundzie', lost: 'rozstrzyga wynik po ostatniej rundzie' },
  resigned: { won: 'przeciwnik poddaje grę', lost: 'poddajesz grę' },
  time: { won: 'czas przeciwnika minął', lost: 'twój czas minął' },
}

/** The page of one game: the question, its player, and the parts around the table. */
export const game = {
  open: 'Nie masz jeszcze przeciwnika: wyślij zaproszenie.',
  won: (own: number, other: number, round: number) => `Wygrana ${own}–${other} w rundzie ${round}.`,
  lost: (own: number, other: number, round: number) => `Przegrana ${own}–${other} w rundzie ${round}.`,
  resigned: {
    won: (own: number, other: number, round: number) =>
      `Wygrana w rundzie ${round}: przeciwnik poddaje grę, wynik ${own}–${other}.`,
    lost: (own: number, other: number, round: number) =>
      `Poddajesz grę w rundzie ${round}, wynik ${own}–${other}; wygrywa przeciwnik.`,
    wonBySide: (side: Faction, own: number, other: number, round: number) =>
      `Zwycięzca w rundzie ${round}: ${terms.factions[side]}; przeciwnik poddaje grę, wynik ${own}–${other}.`,
  },
  wonBySide: (side: Faction, own: number, other: number, round: number) =>
    `Zwycięzca: ${terms.factions[side]}, ${own}–${other} w rundzie ${round}.`,
  watching: (round: number, phase: Phase) =>
    phase === 'setup' ? `${terms.phases.setup}.` : `Runda ${round}, ${terms.phases[phase]}.`,
  /** How it ended, from the reader's side; for a spectator, from the winner's. Part of a sentence. */
  reason: (reason: Result['reason'], won: boolean) => ENDINGS[reason][won ? 'won' : 'lost'],

  /** The same as a sentence. */
  ended: (reason: Result['reason'], won: boolean) => {
    const text = ENDINGS[reason][won ? 'won' : 'lost']
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
  },

  header: (round: number, phase: Phase) =>
    phase === 'setup' ? terms.phases.setup : `R${round} · ${terms.phases[phase]}`,
  headerLong: (round: number, phase: Phase, unlimited = false) =>
    phase === 'setup' ? terms.phases.setup : `Runda ${round}${unlimited ? '' : ' z 6'}, ${terms.phases[phase]}`,
  hasInitiative: 'inicjatywa',
  you: 'ty',
  scoreLong: (points: readonly (readonly [side: Faction, points: number])[]) =>
    `wynik: ${points.map(([side, n]) => `${terms.factions[side]} ${n}`).join(', ')}`,

  eyebrow: {
    yourMove: 'Twój ruch',
    preparing: 'Przygotowujesz, bez wysyłania',
    called: 'Nadeszła twoja kolej',
    inTurn: (name: string) => `W turze: ${name}`,
    waiting: 'Czekasz',
    over: 'Koniec gry',
    watching: 'Oglądasz',
    kinds: {
      opening: 'otwarcie',
      'set-up': 'rozstawienie',
      dials: 'wskaźniki rozkazów',
      activation: 'aktywacja',
      attack: 'atak',
      defense: 'obrona',
      repair: 'naprawa',
      course: 'kurs',
      squadrons: 'eskadry',
      cards: 'karta',
    } satisfies Record<AskFamily, string>,
  },
  shipsActivated: (n: number, of: number) => `aktywowane statki: ${n} z ${of}`,
  squadronsActivated: (n: number, of: number) => `aktywowane eskadry: ${n} z ${of}`,

  brief: 'Skrót',
  menu: 'Menu',
  words: 'Słownie',
  tabs: { label: 'Części gry', do: 'Ruch', fleets: 'Floty', log: 'Dziennik', more: 'Więcej' },
  regions: {
    question: 'Pytanie',
    table: 'Stół',
    words: 'Gra słowami',
    fleets: 'Floty',
    unit: 'Jednostka',
    log: 'Dziennik',
    more: 'Więcej',
    time: 'Oś czasu',
  },
  /** Where orders and plans are written. */
  answersAhead: 'Odpowiedzi z góry',
  larger: 'Więcej miejsca na to',
  close: 'Zamknij',

  sending: 'Wysyłanie …',

  claim: {
    button: 'Zażądaj wygranej',
    text: (opponent: string) => `Czas minął: ${opponent}. Możesz zażądać wygranej albo czekać dalej.`,
    sure: 'Naciśnij jeszcze raz, by zażądać',
  },
} satisfies typeof english
