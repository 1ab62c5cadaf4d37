import type { Command, HullZone } from '#shared/game/engine/terms'
import type { commanding as english } from '#shared/messages/en/decide-commands'
import { attacking } from './decide-attack'
import { counted } from './grammar'
import { terms } from './terms'

const EFFECTS: Record<Command, string> = {
  navigate: 'prędkość ±1 i jedno przestawienie więcej',
  squadron: 'tyle eskadr, ile wynosi wartość eskadry statku, rusza się i atakuje',
  repair: 'cała wartość inżynierii',
  'concentrate-fire': 'jedna kość więcej w jednym ataku',
}
const TOKEN_EFFECTS: Record<Command, string> = {
  navigate: 'tylko prędkość ±1',
  squadron: 'jedna eskadra rusza się i atakuje',
  repair: 'połowa wartości inżynierii',
  'concentrate-fire': 'przerzut jednej kości',
}

/** Dials, the ship to activate, and the use of its dial. */
export const commanding = {
  dials: {
    /** Behind the name of the ship, read aloud. */
    rowMore: (missing: number) => `: ${counted(missing, 'nowy wskaźnik', 'nowe wskaźniki', 'nowych wskaźników')}`,
    slot: (round: number) => `Runda ${round}`,
    /** Over a column. */
    column: (round: number) => `R${round}`,
    slotLong: (ship: string, round: number, content: string) => `${ship}, runda ${round}: ${content}`,
    empty: 'puste',
    fills: (ship: string, round: number) => `Rozkaz: ${ship}, runda ${round}`,
    allFilled: 'Wszystkie rozkazy są wybrane. Wybierz miejsce, by je zmienić.',
    suggested: 'Podpowiedź',
    repeat: 'Jak poprzednio',
    meaning: {
      navigate: 'prędkość ±1, jedno przestawienie więcej',
      squadron: 'eskadry od razu ruszają się i atakują',
      repair: 'odzyskujesz osłony, odrzucasz karty',
      'concentrate-fire': 'jedna kość więcej w ataku',
    } satisfies Record<Command, string>,
    ready: (dials: number) => `Wybrane: ${terms.dials(dials)}`,
    sealed: 'po wysłaniu bez zmian',
    toGo: (missing: number) => `Jeszcze ${terms.dials(missing)}`,
  },

  storedDials: {
    slot: (n: number) => `Wskaźnik ${n}`,
    column: (n: number) => `${n}`,
    slotLong: (ship: string, n: number, content: string) => `${ship}, wskaźnik ${n} na karcie: ${content}`,
    fills: (ship: string, n: number) => `Rozkaz na wskaźnik ${n} na karcie statku ${ship}`,
  },

  ship: {
    legend: 'Który statek aktywujesz?',
    aims: (unit: string, expected: number) => `${unit}: śr. ${attacking.mean(expected)}`,
    aimsNowhere: 'nic w zasięgu',
    threatened: (unit: string, zone: HullZone, expected: number) =>
      `${unit}, strefa ${terms.zones[zone]}: śr. ${attacking.mean(expected)}`,
    reveals: (command: Command) => `ujawni rozkaz: ${terms.commands[command]}`,
    noDial: 'bez wskaźnika',
    dialLegend: (ship: string, command: Command) => `${ship}: co zrobić z rozkazem ${terms.commands[command]}?`,
    later: 'Zdecyduj po ujawnieniu',
    activate: (ship: string) => `Aktywuj: ${ship}`,
    keeps: (command: Command) => `zachowaj wskaźnik: ${terms.commands[command]}`,
    takes: (command: Command) => `weź żeton: ${terms.commands[command]}`,
  },

  dial: {
    legend: (command: Command) => `Ujawniony rozkaz: ${terms.commands[command]}. Co teraz?`,
    below: (command: Command) => `Pod nim: ${terms.commands[command]}.`,
    keep: 'Zachowaj wskaźnik',
    keepText: (command: Command) => `teraz: ${EFFECTS[command]}`,
    token: 'Weź żeton',
    tokenText: (command: Command) => `na później: ${TOKEN_EFFECTS[command]}`,
    effects: EFFECTS,
    tokenEffects: TOKEN_EFFECTS,
    idle: {
      squadron: 'żadnej eskadry w zasięgu',
      repair: 'nie ma czego naprawiać',
      'concentrate-fire': 'żadnego celu w zasięgu',
    },
    has: (command: Command) => `Statek ma już żeton rozkazu: ${terms.commands[command]}; drugi zostałby odrzucony.`,
    full: 'Statek miałby za dużo żetonów; trzeba będzie wybrać, który odrzucić.',
    keepButton: (command: Command) => `Zachowaj wskaźnik: ${terms.commands[command]}`,
    tokenButton: (command: Command) => `Weź żeton: ${terms.commands[command]}`,
  },

  tokens: {
    legend: (ship: string) => `Który żeton odrzuca statek ${ship}?`,
    button: (command: Command) => `Odrzuć: ${terms.commands[command]}`,
  },
} satisfies typeof english
