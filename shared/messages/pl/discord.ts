import type { Messages } from '#shared/messages/en'

export const discord = {
  command: {
    about: 'Twoje korespondencyjne gry w Star Wars: Armada',
    games: { name: 'gry', about: 'Wymienia twoje trwające gry, najpierw te, które czekają na ciebie' },
    turn: { name: 'tura', about: 'Mówi, o co pyta cię gra i co się przedtem stało' },
    table: { name: 'stół', about: 'Opisuje stół' },
    brief: { name: 'raport', about: 'Mówi, co się stało od twojej ostatniej decyzji' },
    nudge: { name: 'ponaglij', about: 'Prosi przeciwnika o odpowiedź, raz na turę' },
    time: { name: 'czas', about: 'Daje przeciwnikowi dzień więcej' },
    link: { name: 'połącz', about: 'Łączy twoje konto tutaj z kontem w Armada by Post' },
    unlink: { name: 'rozłącz', about: 'Rozłącza oba konta' },
    help: { name: 'pomoc', about: 'Mówi, co potrafi ten bot' },
    game: { name: 'gra', about: 'Która gra; bez tego ta, która najdłużej na ciebie czeka' },
    code: { name: 'kod', about: 'Kod z twoich ustawień' },
  },
  help: (origin) =>
    `Ten bot mówi o twoich grach w ${origin}. Najpierw połącz konto: otwórz ${origin}/settings#discord, naciśnij tam przycisk i wyślij mi kod poleceniem \`/armada połącz\`. Potem \`/armada gry\` wymienia twoje gry, \`/armada tura\` m wi, o co pyta cię gra, \`/armada stół\` opisuje stół, a \`/armada raport\` mówi, co się stało; \`/armada ponaglij\` prosi p zeciwnika o  dpowiedź, a \`/armada czas\` daje mu dzień więcej. Moje odpowiedzi widzisz tylko ty.`,
  notLinked: (origin) =>
    `Nie znam jeszcze twojego konta w Armada by Post. Otwórz ${origin}/settings#discord, naciśnij tam przycisk i wyślij mi kod poleceniem \`/armada połącz\`.`,
  linked: (name) => `Twoje konto tutaj jest połączone z kontem gracza ${name}. Spróbuj \`/armada gry\`.`,
  unlinked: 'Konta nie są już połączone.',
  codeGone: 'Ten kod nie działa albo już wygasł. Poproś o nowy w ustawieniach.',
  noGames: (origin) => `Nie masz trwającej gry. Zacznij nową: ${origin}/new.`,
  gamesTitle: 'Twoje gry',
  gameLine: ({ link, round, waits, due }) =>
    `${waits ? '▶' : '·'} przeciwnik: ${link}, runda ${round}: ${waits ? 'czeka na ciebie' : 'czeka na przeciwnika'}${due === undefined ? '' : `, termin ${due}`}`,
  offered: (opponent, round, waits) => `przeciwnik: ${opponent}, runda ${round}${waits ? ', czeka na ciebie' : ''}`,
  until: (at) => `Termin: ${at}.`,
  nothingAsked: 'W tej grze nikt nie jest teraz o nic pytany.',
  nothingNew: 'Od twojej ostatniej decyzji nic się nie stało.',
  nudged: (name) => `${name} dostanie wiadomość, a w nocy dopiero rano.`,
  timeGiven: (name) => `${name} ma dzień więcej.`,
  byOrders: 'Odpowiedz według moich poleceń',
  oldButton: 'Ten przycisk jest za stary. Zapytaj mnie poleceniem `/armada tura`.',
} satisfies Messages['discord']
