import type { Faction, Seat } from '#shared/game/engine/state'
import type { mail as english } from '#shared/messages/en/mail'
import { counted } from './grammar'
import { terms } from './terms'

/** What mails say around the sentences that the pages say, too. Times arrive as text in the reader's zone. */
export const mail = {
  sender: 'Armada by Post',
  gameSubject: (game, limit, mark) =>
    `Armada: ${game}, ${limit === undefined ? terms.scenarios.learning : terms.points(limit)} (gra ${mark})`,
  gameName: (seats: Record<Seat, string>) => `${seats.a} i ${seats.b}`,
  due: (at: string, left: string) => `Termin: ${at} (za ${left}).`,
  started: (opponent: string, side: Faction, first: boolean) =>
    `Gra się zaczęła. Przeciwnik: ${opponent}. Twoja strona: ${terms.factions[side]}, ${first ? 'pierwszy' : 'drugi'} gracz.`,
  joined: (opponent: string) =>
    `Zaproszenie przyjęte. Przeciwnik: ${opponent}. Wybierz swoją flotę: gra zacznie się, gdy będą obie.`,
  fleetBrought: (opponent: string) =>
    `Jest już flota przeciwnika (${opponent}). Gra zacznie się, gdy wybierzesz swoją.`,
  freeSeat: 'wolne miejsce',
  left: 'Twój przeciwnik opuścił grę, zanim się zaczęła. Miejsce jest znowu wolne: wyślij jego adres komuś innemu.',
  withdrawn: {
    byMaker: (maker: string) => `${maker}: gra wycofana, zanim się zaczęła.`,
    byTime: 'Gra nie zaczęła się w ciągu 30 dni, więc została wycofana.',
  },
  reminder: (at: string) => `Została piąta część twojego czasu: do ${at}.`,
  expired: {
    late: (opponent: string) => `Twój czas minął; możesz jeszcze odpowiedzieć, dopóki ${opponent} nie zażąda wygranej.`,
    waiting: (opponent: string) => `Czas minął: ${opponent}. Możesz zażądać wygranej albo czekać dalej.`,
    playedOn: 'Twój czas minął, więc zgodnie z umową serwis zagrał za ciebie.',
  },
  pause: {
    'pause-offered': (opponent: string, until?: string) =>
      `${opponent} proponuje przerwę ${until === undefined ? 'do wznowienia przez jednego z was' : `do: ${until}`}. Zgódź się albo odmów na stronie gry, w „Więcej”.`,
    paused: (opponent: string, until?: string) =>
      `Przerwa uzgodniona (${opponent}): niczyj czas nie biegnie ${until === undefined ? 'do wznowienia przez jednego z was' : `do: ${until}`}.`,
    'pause-ended': (opponent: string) => `Koniec przerwy (${opponent}): zegary znowu biegną.`,
  },
  timeGiven: (opponent: string, until: string) => `${opponent} daje ci więcej czasu: do ${until}.`,
  nudged: (opponent: string) => `${opponent} prosi o odpowiedź.`,
  because: (reason: string) => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`,
  since: (at: string) => `Od ${at}`,
  sinceStart: 'Do tej pory',
  position: 'Pozycja',
  answer: 'Odpowiedz',
  open: 'Otwórz grę',
  whyGame: (game, mark, objective) =>
    `Armada by Post, gra ${mark}: ${game}${objective === undefined ? '' : `, ${objective}`}. Dostajesz tę wiadomość, bo w niej grasz.`,
  lessOfGame: 'Nie chcesz wiadomości tylko o tej grze? Otwórz ją i w części „Więcej” odznacz „Wiadomości o tej grze”.',
  less: 'Bez wiadomości o grach',
  /** The mail about a webhook that the service switched off. */
  trouble: {
    subject: 'Nie możemy się z tobą połączyć przez webhook',
    sentence: (address: string) => `Twój webhook ${address} jest wyłączony.`,
    failing: (messages: number, since: string) =>
      `${counted(messages, 'wiadomość nie dotarła', 'wiadomości nie dotarły', 'wiadomości nie dotarło')} od ${since}, żadna nie doszła.`,
    gone: 'Odbiorca odpowiedział, że zniknął na dobre.',
    noOther: {
      title: 'Nic innego nie mówi ci, że jest twoja kolej',
      text: 'Nie chcesz wiadomości o grach. Dopóki webhook nie będzie znów włączony, zaglądaj na stronę.',
    },
    button: 'Sprawdź go albo włącz ponownie',
    why: 'Armada by Post. Dostajesz to jeden raz, bo ten webhook jest w twoich ustawieniach.',
  },
  webhook: {
    test: 'Próba z Armada by Post: tu przychodzą wiadomości o twoich grach.',
    discord: {
      round: 'Runda',
      score: 'Wynik',
      due: 'Termin',
      /** In the order in which the title names the players. */
      points: (a: number, b: number) => `${a}–${b}`,
      footer: (step: number) => `Armada by Post · krok ${step}`,
    },
  },
  calendar: {
    name: 'Armada by Post',
    due: (opponent: string) => `Koniec twojego czasu, przeciwnik: ${opponent}`,
  },
  signIn: {
    subject: 'Logowanie do Armada by Post',
    sentence: 'Otwórz ten link i naciśnij tam przycisk, by się zalogować.',
    works: (minutes: number) => `Działa raz, przez ${counted(minutes, 'minutę', 'minuty', 'minut')}.`,
    code: 'Albo wpisz ten kod na stronie, na której o niego poproszono:',
    codeKept: 'Nikomu go nie podawaj i nie wpisuj nigdzie indziej.',
    why: 'Dostajesz to, bo ktoś wpisał twój adres w Armada by Post. Jeśli nie ty, nic nie rób.',
    button: 'Do logowania',
  },
  stop: {
    title: 'Wiadomości o twoich grach',
    on: 'Czy nie wysyłać ci już wiadomości o grach?',
    stop: 'Nie wysyłaj',
    stopped: 'Nie dostajesz już wiadomości o grach. Gry trwają dalej; zaglądaj na stronę.',
    again: 'Możesz je włączyć w ustawieniach',
  },
  folder: {
    title: 'Wiadomości wysłane na tym komputerze',
    empty: 'Nie wysłano jeszcze żadnej wiadomości.',
    html: 'Część HTML',
    back: 'Wszystkie wiadomości',
    missing: 'Nie ma takiej wiadomości.',
  },
} satisfies typeof english
