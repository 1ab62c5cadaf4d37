import type { Faction } from '#shared/game/engine/state'
import type { pages as english } from '#shared/messages/en/pages'
import type { Language } from '#shared/play/protocol/language'
import type { Wish } from '#shared/play/protocol/request-bodies'
import { counted, form, NOUNS } from './grammar'
import { site } from './site'
import { terms } from './terms'

const FACTION_SHIPS: Record<Faction, string> = {
  rebel: 'Korweta CR90, fregata Nebulon-B i cztery eskadry X-wingów. Ruszają pierwsi.',
  imperial: 'Niszczyciel gwiezdny typu Victory i sześć eskadr myśliwców TIE.',
}

const waits = (games: number): string =>
  `${counted(games, ...NOUNS.game)} ${form(games, ['czeka', 'czekają', 'czeka'])}`

/** The pages around the game. The first sentence of each is its heading. */
export const pages = {
  // Mails write times as the pages do
  locale: site.locale,
  span: site.span,
  front: {
    sentence: 'Dwie floty, jedna bitwa, ruch wtedy, gdy masz czas.',
    lead: 'Zagraj korespondencyjnie w Star Wars: Armada. Serwis prowadzi stół, pyta każdą stronę tylko o to, co tylko ona może rozstrzygnąć, daje mailem znać, gdy przychodzi jej kolej, i zna zasady.',
    points: [
      'Wskaźniki rozkazów są tajne i zapieczętowane w chwili wysłania; nikt ich nie podejrzy ani później nie zmieni.',
      'Wypróbuj na stole każdy kurs i zobacz, gdzie zatrzyma się statek, zanim go wyślesz.',
      'Bitwa trwa dni albo tygodnie; odpowiadasz, gdy masz chwilę.',
    ],
    start: 'Zaloguj się i graj',
    film: {
      label: 'Rozegrana bitwa na 400 punktów, stół 180 na 90 cm',
      caption: (round: number) => `Runda ${round} z 6`,
      progress: 'Przebieg bitwy',
      play: 'Pokaż bitwę',
      pause: 'Zatrzymaj',
    },
  },
  home: {
    waiting: (games: number, due: string) =>
      games === 1 ? `1 gra czeka na ciebie; termin: ${due}.` : `${waits(games)} na ciebie; termin pierwszej: ${due}.`,
    waitingWithoutTime: (games: number) => `${waits(games)} na ciebie.`,
    nothing: (others: number) => `Nic nie czeka na ciebie; ${waits(others)} na innych.`,
    idle: 'Nic nie czeka na ciebie.',
    none: 'Nie masz jeszcze żadnej gry: zacznij nową ze znajomym albo zagraj z botem.',
    yours: 'Twoja kolej',
    others: 'Czekają na innych',
    over: 'Skończone',
    offline: (time: string) => `Brak połączenia: tak było ${time}.`,
    more: 'Więcej gier',
    zoneHint: 'Godziny są podane w UTC.',
    useZone: (zone: string) => `Podawaj je w strefie ${zone}`,
    kind: (limit: number | undefined) =>
      limit === undefined ? 'Scenariusz wprowadzający' : `Bitwa, ${terms.points(limit)}`,
    against: (opponent: string) => `przeciwnik: ${opponent}`,
    bringFleet: 'Wybierz flotę',
    otherFleet: 'Brakuje jeszcze drugiej floty',
    finished: (round: number, outcome?: 'won' | 'lost') =>
      `${outcome === undefined ? 'Koniec' : outcome === 'won' ? 'Wygrana' : 'Przegrana'} w rundzie ${round}`,
    yourTurn: 'Twoja kolej.',
    answer: 'Odpowiedz',
    bring: 'Wybierz',
    left: (number: number, unit: 'day' | 'hour' | 'minute') => ({
      number,
      unit: { day: form(number, NOUNS.day), hour: 'godz.', minute: 'min' }[unit],
    }),
    roundOf: (round: number) => `runda ${round} z 6`,
    score: (own: number, other: number) => `ty ${own}, przeciwnik ${other}`,
    until: (time: string) => `do: ${time}`,
    invitations: 'Wysłane zaproszenia',
    copyLink: 'Kopiuj link',
    each: (hours: number) => `${hours % 24 === 0 ? terms.days(hours / 24) : terms.hours(hours)} na turę ·`,
    since: (time: string) => `od: ${time}`,
    empty: 'Nie ma jeszcze żadnej gry',
    emptyText: 'Pół godziny z botem wystarczy, by zobaczyć, jak się gra.',
  },
  signIn: {
    sentence: 'Zaloguj się linkiem albo kodem z wiadomości.',
    email: 'Adres poczty',
    send: 'Wyślij link',
    sent: (email: string) => `Link i kod są w drodze na adres ${email}.`,
    sentMore: 'Wpisz tutaj kod z wiadomości albo otwórz link tam, gdzie chcesz się zalogować. Każdy z nich działa raz.',
    code: 'Kod z wiadomości',
    codeForm: 'Sześć liter i cyfr.',
    codeButton: 'Zaloguj się kodem',
    haveCode: 'Mam już kod',
    again: 'Użyj innego adresu',
    localMails: 'Ten serwis działa na tym komputerze; jego wiadomości są pokazane tutaj.',
    linkSentence: 'Jedno naciśnięcie i logowanie gotowe.',
    linkWhy: 'Przycisk jest po to, by programy, które zaglądają do poczty, nie zużyły linku.',
    linkButton: 'Zaloguj się',
  },
  newGame: {
    scenarioText:
      'Scenariusz wprowadzający: dwa statki Rebeliantów przeciw Niszczycielowi gwiezdnemu, eskadry po obu stronach, sześć rund, stół 90 na 90 cm.',
    wish: 'Którą stronę wolisz?',
    clash: 'Jeśli oboje chcecie tej samej strony albo obojgu jest to obojętne, rozstrzyga los.',
    create: 'Przygotuj zaproszenie',
    summary: {
      heading: 'Twoje zaproszenie',
      side: 'Twoja strona',
      time: 'Czas na turę',
      read: 'Co przeczyta przeciwnik',
    },
  },
  wishes: {
    names: { rebel: 'Rebelianci', imperial: 'Imperium', any: 'Obojętnie' } satisfies Record<Wish, string>,
    texts: { ...FACTION_SHIPS, any: 'Bierzesz to, co zostanie.' } satisfies Record<Wish, string>,
  },
  invitation: {
    sentence: (from: string, scenario: keyof typeof terms.scenarios, time: string) =>
      `${from} zaprasza: ${terms.scenarios[scenario]}, ${time} na każdą turę.`,
    accept: 'Przyjmij i zacznij',
    signInFirst: 'Zaloguj się, by przyjąć',
    luck: 'Skąd wiadomo, że los jest uczciwy',
    seal: 'Każde losowanie w tej grze wynika z tajemnicy, która jest już zapieczętowana. Jej pieczęć:',
    withdrawn: (from: string) => `To zaproszenie nie jest już ważne. Wysyła je ${from}.`,
    closed: (from: string) => `To zaproszenie jest już przyjęte. Wysyła je ${from}.`,
    yours: 'To twoje własne zaproszenie: wyślij jego adres osobie, z którą chcesz zagrać.',
    toGame: 'Do gry',
  },
  settings: {
    sentence: (name: string) => `Grasz jako ${name}.`,
    sections: {
      label: 'Ustawienia',
      you: 'Ty',
      time: 'Twój czas',
      messages: 'Maile i pytania',
      webhooks: 'Webhooki',
      discord: 'Discord',
      device: 'Na tym urządzeniu',
    },
    name: 'Imię',
    nameText: 'Widzą je inni gracze. Nie ma dwóch takich samych.',
    zone: 'Strefa czasowa',
    zoneText: 'Wszystkie godziny na tych stronach i w mailach są podane w tej strefie.',
    language: 'Język',
    languageText: 'Tych stron, maili i wiadomości o twoich grach.',
    askAlways: 'Pytaj mnie zawsze',
    askAlwaysText:
      'Także tam, gdzie, jak każdy widzi, żadna inna odpowiedź nie byłaby lepsza. Obowiązuje w grach, które się dopiero zaczną; w trwającej grze wybierasz to na jej stronie poleceń.',
    languages: { en: 'English', pl: 'Polski' } satisfies Record<Language, string>,
    thisDevice: (zone: string) => `Użyj strefy tego urządzenia: ${zone}`,
    email: 'Adres poczty',
    mail: 'Wiadomości o moich grach',
    mailText:
      'Gdy nadchodzi twoja kolej, gdy kończy się twój czas oraz gdy gra zaczyna się lub kończy. Wiadomości o jednej grze wyłączysz w niej, w części „Więcej”. Wiadomości do logowania przychodzą zawsze.',
    unreachable: {
      bounced: 'Maile na ten adres wracają od',
      complained: 'Maile na ten adres uznano za spam:',
    },
    unreachableText:
      'Dlatego żaden mail o grach nie idzie na ten adres. Webhooki i Discord działają nadal. Gdy adres znów działa, poproś o sprawdzenie osobę, która prowadzi ten serwis.',
    save: 'Zapisz',
    saved: 'Zapisano.',
    discord: {
      heading: 'Discord',
      lead: 'Bot na Discordzie może ci mówić o twoich grach: o co pyta cię gra, co się stało, jak wygląda stół. Jego odpowiedzi widzisz tylko ty.',
      none: 'Ten serwis nie ma bota na Discordzie.',
      install: 'Dodaj bota do swojego konta albo serwera na Discordzie',
      show: 'Pokaż kod',
      send: 'Wyślij go tam botowi. Działa raz, w ciągu dziesięciu minut.',
      linked: (name: string) => `Połączono z kontem ${name}.`,
      unlink: 'Rozłącz',
      command: (code: string) => `/armada połącz kod:${code}`,
      until: 'Działa do',
      look: 'Kod wysłany',
    },
    calendar: {
      heading: 'Kalendarz',
      lead: 'Program do kalendarza, który zna ten adres, pokazuje, kiedy w każdej grze kończy się twój czas. Widzi to każdy, kto ma adres.',
      make: 'Utwórz adres',
      renew: 'Utwórz nowy adres',
      renewed: 'Poprzedni już nie działa.',
      since: 'Adres istnieje od',
      keep: 'Dodaj go teraz do kalendarza: jest pokazany tylko raz.',
      copy: 'Kopiuj adres',
      copied: 'Skopiowano.',
      end: 'Usuń adres',
    },
    webhooks: {
      heading: 'Webhooki',
      lead: 'Oprócz maila o twojej kolei może dowiedzieć się twój program albo kanał na Discordzie.',
      address: 'Adres',
      addressText: 'Adres https. Dla Discorda: ustawienia kanału, Integracje, Webhooki, „Kopiuj adres URL webhooka”.',
      mention: 'Twój numer użytkownika na Discordzie (nieobowiązkowo)',
      mentionText: 'Służy do wzmianki o tobie i o nikim innym.',
      add: 'Dodaj webhook',
      full: (most: number) => `To wszystkie, które można mieć: ${most}.`,
      secret: (address: string) => `Tajny klucz: ${address}`,
      secretText:
        'Jest pokazany tylko ten jeden raz. Nim twój program sprawdza, że wiadomość jest stąd, tak jak mówi standardwebhooks.com.',
      copy: 'Kopiuj',
      copied: 'Skopiowano.',
      hide: 'Gotowe',
      discord: 'Discord',
      on: 'Włączony.',
      mentions: 'Ze wzmianką o tobie.',
      failing: (messages: number, since: string) =>
        `${counted(messages, 'wiadomość nie doszła', 'wiadomości nie doszły', 'wiadomości nie doszło')} od ${since}; następne będą mimo to wysyłane.`,
      off: {
        owner: (at: string) => `Wyłączony od ${at}.`,
        gone: (at: string) => `Wyłączony ${at}: odbiorca odpowiedział, że zniknął na dobre.`,
        failing: (at: string) => `Wyłączony ${at}, bo przez dobę nic nie doszło.`,
      },
      lastFailures: 'Ostatnie niepowodzenia',
      failure: {
        timeout: 'brak odpowiedzi na czas',
        unreachable: 'brak połączenia albo niezrozumiała odpowiedź',
        'not-public': 'nazwa prowadzi do adresu, który nie jest publiczny',
        status: (status: number) =>
          status >= 300 && status < 400 ? `odpowiedź ${status}; przekierowania są pomijane` : `odpowiedź ${status}`,
      },
      test: 'Wypróbuj',
      testing: 'Próbna wiadomość jest w drodze …',
      arrived: 'Próbna wiadomość doszła.',
      notArrived: (why: string) => `Próbna wiadomość nie doszła: ${why}.`,
      switchOff: 'Wyłącz',
      switchOn: 'Włącz ponownie',
      renew: 'Nowy klucz',
      renewSure: 'Zrób nowy klucz: stary działa jeszcze jeden dzień',
      renewed: 'Jest nowy klucz; stary działa jeszcze jeden dzień.',
      remove: 'Usuń',
      removeSure: 'Usuń na dobre',
      removed: (address: string) => `Webhook ${address} jest usunięty.`,
      added: (address: string) => `Webhook ${address} jest dodany. Wypróbuj go teraz.`,
      switchedOn: (address: string) => `Webhook ${address} jest włączony.`,
      switchedOff: (address: string) => `Webhook ${address} jest wyłączony.`,
    },
    device: {
      heading: 'Na tym urządzeniu',
      colours: 'Kolory',
      themes: { system: 'jak urządzenie', dark: 'ciemne', light: 'jasne', contrast: 'wysoki kontrast' },
      motion: 'Wydarzenia są odtwarzane na stole',
      motionText:
        'Ruchy, ataki i straty, po każdym posunięciu i po twoim powrocie. Kończy je Esc, dotknięcie stołu albo odpowiedź.',
      speeds: { usual: 'zwykłe tempo', fast: 'szybko', off: 'wcale' },
      singleKeys: 'Pojedyncze klawisze działają na stole i wskaźnikach',
      singleKeysText:
        'Od 1 do 4 wypełniają wskaźniki, M mierzy, U cofa, + − 0 zmieniają powiększenie. Wyłączone: tylko Tab, strzałki, Enter, spacja, Esc i klawisze z Ctrl.',
      hints: 'Wskazówka pod każdym pytaniem',
      hintsText: 'Jeden wiersz, który wyjaśnia jego pojęcie. Włączona, aż skończy się twoja pierwsza gra.',
    },
  },
} satisfies typeof english
