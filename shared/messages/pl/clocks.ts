import type { clocks as english } from '#shared/messages/en/clocks'
import type { ClockPresetId, TimeControl } from '#shared/play/clock/clock-presets'
import { terms } from './terms'

const long = (hours: number): string => (hours % 24 === 0 ? terms.days(hours / 24) : terms.hours(hours))
const most = (hours: number | undefined): string =>
  hours === undefined ? '' : ` Najdłuższy czas na turę: ${long(hours)}.`

/** How long players have for their answers, and when their time does not run. */
export const clocks = {
  each: ({ hoursPerHandOff, bank }: TimeControl) =>
    bank === undefined ? long(hoursPerHandOff) : `${long(bank.hours)} w banku i ${long(hoursPerHandOff)}`,
  agreed: ({ hoursPerHandOff, bank }: TimeControl) =>
    bank === undefined
      ? `Kto jest pytany, ma ${long(hoursPerHandOff)} na wszystkie pytania, zanim zapytany zostanie przeciwnik.`
      : `Każda strona ma bank czasu, na początku: ${long(bank.hours)}. Każda tura dodaje ${long(hoursPerHandOff)}, a co zostanie, nie przepada.${most(bank.most)}`,
  choice: {
    legend: 'Czas na każdą turę',
    presets: { lively: 'Żwawo', usual: 'Zwyczajnie', slow: 'Powoli', bank: 'Bank czasu' } satisfies Record<
      ClockPresetId,
      string
    >,
    own: 'Własny',
    hours: 'Godziny na turę',
    added: 'Godziny, które dodaje tura',
    saves: 'Zachowuj w banku czas, który zostanie z tury',
    days: 'Dni w banku na początku',
    most: 'Najwięcej dni na turę (puste: bez granicy)',
  },
  game: {
    heading: 'Czas',
    yours: 'Twój czas kończy się',
    theirs: (name: string) => `Czas gracza ${name} kończy się`,
    ofYours: (span: string) => `do tej chwili twoje: ${span}`,
    bank: (name: string, span: string) => `W banku gracza ${name}: ${span}`,
    ownBank: (span: string) => `W twoim banku: ${span}`,
    unreachable: (name: string) => `Maile do gracza ${name} wracają od`,
    unreachableYou: 'Maile do ciebie wracają od',
  },
  pause: {
    heading: 'Przerwa albo więcej czasu',
    on: 'Przerwa: niczyj czas nie biegnie do',
    open: 'albo aż ktoś z was wznowi grę.',
    goOn: 'Wznów teraz',
    offered: 'Proponujesz przerwę',
    theirs: (name: string) => `${name} proponuje przerwę`,
    until: 'do',
    openOffer: 'aż ktoś z was wznowi grę',
    agree: 'Zgódź się na przerwę',
    decline: 'Odrzuć',
    withdraw: 'Wycofaj propozycję',
    date: 'Do (puste: aż ktoś z was wznowi grę)',
    offer: 'Zaproponuj przerwę',
    give: (name: string) => `Dodatkowy dzień dla gracza ${name}`,
    given: 'Dodano.',
  },
  nudge: {
    ask: (name: string) => `Poproś o odpowiedź: ${name}`,
    asked: (name: string) => `${name} dostanie wiadomość, a w nocy dopiero rano.`,
  },
  gone: {
    text: (name: string) =>
      `${name}: dwa minione terminy z rzędu. Możesz zażądać wygranej, pozwolić serwisowi dokończyć grę za przeciwnika albo czekać dalej.`,
    finish: 'Niech serwis dokończy grę',
    sure: 'Naciśnij jeszcze raz: serwis gra, aż odpowie przeciwnik',
    plays: (name: string) => `Za gracza ${name} gra serwis, dopóki nie przyjdzie jego odpowiedź.`,
  },
  rest: {
    text: 'Twój czas nie biegnie w ciche godziny i w dni wolne, według zegara twojej strefy. Inni widzą tylko termin. Zmiany obowiązują od następnego pytania.',
    quiet: 'Ciche godziny',
    from: 'Od',
    to: 'Do',
    tooLong: 'Ciche godziny trwają najwyżej 10 godzin na dobę i nie mogą być puste.',
    daysOff: (n: number) => `Dni wolne, najwyżej ${n}`,
    zone: (zone: string) => `Twoja strefa: ${zone}`,
  },
  leave: {
    heading: 'Urlop',
    text: 'Podczas urlopu twój czas nie biegnie w żadnej grze, nawet dla pytań, które już czekają. Odpowiadać możesz nadal.',
    left: (year: number, days: number) => `${year}: zostaje ${terms.days(days)}.`,
    days: (first: string, last: string) => (first === last ? first : `${first} – ${last}`),
    first: 'Pierwszy dzień (puste: od teraz)',
    last: 'Ostatni dzień',
    take: 'Weź urlop',
    end: 'Zakończ lub odwołaj:',
    stops: 'Wstrzymuje twój czas w tych grach:',
  },
} satisfies typeof english
