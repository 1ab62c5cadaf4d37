import type { Command } from '#shared/game/engine/terms'
import type { commanding as english } from '#shared/messages/en/decide-commands'
import { counted } from './grammar'
import { terms } from './terms'

const EFFECTS: Record<Command, string> = {
  navigate: 'zmiana prędkości o jeden i jedno przestawienie więcej',
  squadron:
    'tyle eskadr, ile wynosi wartość eskadry statku, na bliskim lub średnim zasięgu, od razu rusza się i atakuje',
  repair: 'cała wartość inżynierii, do wydania od razu',
  'concentrate-fire': 'jedna kość więcej w jednym ataku, w kolorze, którym rzucono',
}
const TOKEN_EFFECTS: Record<Command, string> = {
  navigate: 'zmienia prędkość o jeden',
  squadron: 'jedna eskadra na bliskim lub średnim zasięgu od razu rusza się i atakuje',
  repair: 'połowa wartości inżynierii',
  'concentrate-fire': 'przerzut jednej kości ataku',
}

/** Dials, the ship to activate, and the use of its dial. */
export const commanding = {
  dials: {
    /** Behind the name of the ship, read aloud. */
    rowMore: (missing: number) => `: ${counted(missing, 'nowy wskaźnik', 'nowe wskaźniki', 'nowych wskaźników')}`,
    slot: (round: number) => `Runda ${round}`,
    slotLong: (ship: string, round: number, content: string) => `${ship}, runda ${round}: ${content}`,
    empty: 'puste',
    fills: (ship: string, round: number) => `Rozkaz: ${ship}, runda ${round}`,
    allFilled: 'Wszystkie rozkazy są wybrane. Wybierz miejsce, by je zmienić.',
    suggested: 'Podpowiedź',
    repeat: 'Powtórz',
    keys: 'Klawisze od 1 do 4 wypełniają zaznaczone miejsce.',
    meaning: {
      navigate: 'zmiana prędkości o jeden albo jedno przestawienie więcej; jako żeton: tylko prędkość',
      squadron: 'eskadry w zasięgu od razu ruszają się i atakują; jako żeton: jedna z nich',
      repair: 'punkty inżynierii na osłony i karty uszkodzeń; jako żeton: połowa',
      'concentrate-fire': 'jedna kość więcej w jednym ataku; jako żeton: przerzut jednej kości',
    } satisfies Record<Command, string>,
    ready: (dials: number) => `Wybrane: ${terms.dials(dials)}`,
    sealed: 'tajne do ujawnienia, po wysłaniu bez zmian',
    toGo: (missing: number) => `Jeszcze ${terms.dials(missing)}`,
  },

  storedDials: {
    slot: (n: number) => `Wskaźnik ${n}`,
    slotLong: (ship: string, n: number, content: string) => `${ship}, wskaźnik ${n} na karcie: ${content}`,
    fills: (ship: string, n: number) => `Rozkaz na wskaźnik ${n} na karcie statku ${ship}`,
  },

  ship: {
    legend: 'Który statek aktywujesz?',
    option: (ship: string, dial: string) => `${ship}, ${dial}`,
    reveals: (command: Command) => `ujawni rozkaz: ${terms.commands[command]}`,
    noDial: 'bez wskaźnika',
    dialLegend: (ship: string, command: Command) => `${ship}: co zrobić z rozkazem ${terms.commands[command]}?`,
    later: 'Zdecyduj po ujawnieniu',
    activate: (ship: string) => `Aktywuj: ${ship}`,
    activateKeep: (ship: string, command: Command) => `Aktywuj: ${ship}, zachowaj wskaźnik: ${terms.commands[command]}`,
    activateToken: (ship: string, command: Command) => `Aktywuj: ${ship}, weź żeton: ${terms.commands[command]}`,
  },

  dial: {
    legend: (command: Command) => `Ujawniony rozkaz: ${terms.commands[command]}. Co teraz?`,
    keep: 'Zachowaj wskaźnik',
    keepText: (command: Command) => `pełny efekt w tej aktywacji: ${EFFECTS[command]}`,
    token: 'Weź żeton',
    tokenText: (command: Command) => `na później: ${TOKEN_EFFECTS[command]}`,
    effects: EFFECTS,
    tokenEffects: TOKEN_EFFECTS,
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
