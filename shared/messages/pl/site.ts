import type { site as english } from '#shared/messages/en/site'
import type { Language } from '#shared/play/protocol/language'
import { counted, NOUNS } from './grammar'

/** Words that stand on every page. */
export const site = {
  language: 'pl' as Language,
  locale: 'pl-PL',
  other: { language: 'en' as Language, text: 'In English' },
  name: 'Armada by Post',
  title: (sentence: string, yourTurn: boolean) => `${yourTurn ? '▶ ' : ''}${sentence} · Armada by Post`,
  practiceBot: 'Bot treningowy',
  unofficial:
    'Nieoficjalny projekt fanów, niezwiązany z wydawcami gry Star Wars: Armada. Żeby grać, trzeba znać tę grę i mieć własny egzemplarz.',
  skipTo: {
    label: 'Przejdź',
    main: 'Przejdź do treści',
    question: 'Przejdź do pytania',
    table: 'Przejdź do stołu',
    log: 'Przejdź do dziennika',
  },
  nav: {
    label: 'Serwis',
    games: 'Gry',
    newGame: 'Nowa gra',
    fleets: 'Floty',
    settings: 'Ustawienia',
    rules: 'Zasady naszymi słowami',
    book: 'Zasady',
    more: 'Więcej',
    messages: 'Wiadomości o grach',
    signIn: 'Zaloguj się',
    signOut: 'Wyloguj się',
  },
  loading: 'Chwileczkę …',
  unreachable: 'Serwis jest teraz nieosiągalny. Spróbuj ponownie.',
  signedOut: 'Twoja sesja wygasła.',
  notKept:
    'To, co tu wybierzesz albo zmienisz, przepadnie po ponownym wczytaniu strony: ta przeglądarka nic dla niej nie zapisuje.',
  otherTab: { text: 'Zmieniasz to także w innej karcie przeglądarki.', show: 'Pokaż tamto', keep: 'Zostaw moje' },
  tryAgain: 'Spróbuj ponownie',
  due: 'Termin:',
  inTime: (span: string) => `za ${span}`,
  justNow: 'przed chwilą',
  ago: (span: string) => `${span} temu`,
  span: (days: number, hours: number, minutes: number) => {
    const whole = counted(days, ...NOUNS.day)
    if (days > 0) return hours > 0 ? `${whole} ${hours} godz.` : whole
    if (hours > 0) return minutes > 0 ? `${hours} godz. ${minutes} min` : `${hours} godz.`
    return `${minutes} min`
  },
  unknownPlayer: 'jeszcze nikt',
  newcomer: (n: number) => `Admirał ${n}`,
  notFound: { sentence: 'Nie ma takiej strony; twoje gry są tutaj.', link: 'Twoje gry' },
} satisfies typeof english
