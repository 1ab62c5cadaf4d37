import type { Faction } from '#shared/game/engine/state'
import type { result as english } from '#shared/messages/en/result'
import type { RecapLoss } from '#shared/play/replay/recap'
import { onDemand } from '../on-demand'
import { obstacleKind } from '../piece-ids'
import { counted } from './grammar'
import { terms } from './terms'

const figure = onDemand(
  () => new Intl.NumberFormat('pl', { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false }),
)

type English = typeof english
type GameEnd = Parameters<English['won']>[0]

const score = ({ own, other, margin, round }: GameEnd): string =>
  `${own}–${other} w rundzie ${round} (różnica ${margin})`

const then = (parts: readonly string[]): string => (parts.length === 0 ? '' : `; ${parts.join(', ')}`)

/** The page of a finished game. The first sentence is its heading. */
export const result = {
  /** `parts`: the rest of the sentence, at least one. */
  won: (ended: GameEnd, parts: readonly string[]) => `Wygrana ${score(ended)}: ${parts.join(', ')}.`,
  lost: (ended: GameEnd, parts: readonly string[]) => `Przegrana ${score(ended)}: ${parts.join(', ')}.`,
  wonBySide: (side: Faction, ended: GameEnd, parts: readonly string[]) =>
    `Zwycięzca: ${terms.factions[side]}, ${score(ended)}: ${parts.join(', ')}.`,
  resigned: {
    won: (ended: GameEnd, loser: string, parts: readonly string[]) =>
      `Wygrana w rundzie ${ended.round}: ${loser} poddaje grę, wynik ${ended.own}–${ended.other}${then(parts)}.`,
    lost: (ended: GameEnd, parts: readonly string[]) =>
      `Poddajesz grę w rundzie ${ended.round}, wynik ${ended.own}–${ended.other}${then(parts)}.`,
    wonBySide: (side: Faction, ended: GameEnd, loser: string, parts: readonly string[]) =>
      `Zwycięzca w rundzie ${ended.round}: ${terms.factions[side]}; ${loser} poddaje grę, wynik ${ended.own}–${ended.other}${then(parts)}.`,
  },
  timeOver: (loser: string) => `minął czas: ${loser}`,
  tie: 'przy równych punktach wygrywa drugi gracz',
  wasLost: (ship: string) => `statek ${ship} stracony`,
  lived: (ship: string, hull: number) =>
    `statek ${ship} przetrwał, ${counted(hull, 'punkt kadłuba', 'punkty kadłuba', 'punktów kadłuba')}`,
  noShipLost: 'bez straconych statków',

  link: 'Przegląd bitwy',
  notYet: (round: number) => `Trwa runda ${round}; wynik będzie po zakończeniu gry.`,
  notBegun: 'Gra się jeszcze nie zaczęła.',

  stamp: (won: boolean | undefined) => (won === undefined ? 'Koniec' : won ? 'Wygrana' : 'Porażka'),
  stampMargin: (points: number) => `różnica ${points}`,

  byRoundHeading: 'Punkty w rundach',
  took: (name: string | undefined) => name ?? 'ty',

  points: (side: Faction, name: string, points: number) => `${terms.factions[side]} (${name}): ${terms.points(points)}`,
  nothing: 'Nic nie zostało zniszczone.',
  loss: (unit: string, points: number) => `${unit}, ${terms.points(points)}`,
  /** What a side has besides the units it destroyed (R15.6, R15.9). */
  victoryTokens: (n: number, points: number) => `${terms.victoryTokens(n)}, ${terms.points(points)}`,
  objective: (name: string, points: number) => `karta celu ${name}, ${terms.points(points)}`,
  round: (round: number) => `Runda ${round}`,
  how: (how: RecapLoss['how'], nameOf: (unit: string) => string): string => {
    switch (how.by) {
      case 'attack':
        return `zniszczenie, atakuje ${nameOf(how.unit)}`
      case 'collision':
        return `zniszczenie w zderzeniu: ${nameOf(how.unit)}`
      case 'effect':
        return `zniszczenie, działa ${obstacleKind(how.source) === undefined ? terms.card(how.card) : nameOf(how.source)}`
      case 'left-area':
        return 'poza obszarem gry'
      case 'left-out':
        return 'bez rozmieszczenia'
      case 'damage':
        return 'zniszczenie przez przeszkodę lub efekt'
    }
  },
  see: 'zobacz',
  /** Continues `see` for screen readers. */
  seeHow: (unit: string) => `, jak doszło do straty: ${unit}`,

  turningHeading: 'Punkty zwrotne',
  turning: (round: number, unit: string) => `Runda ${round}, strata: ${unit}`,
  worth: (points: number) => terms.points(points),

  luckHeading: 'Szczęście a oczekiwania',
  rolledBy: (name: string, dice: number) =>
    `${name}, trafienia i krytyczne: ${counted(dice, 'kość', 'kości', 'kości')}`,
  rolledOf: (rolled: number, expected: number) => `${rolled} przy średniej ${figure().format(expected)}`,
  luckText: 'Kreska to średnia z tych kości, razem z przerzutami.',
  columns: { round: 'Runda' },
  rest: { short: 'inne', whole: 'nie za zniszczone jednostki' },

  moreHeading: 'Zobacz jeszcze raz',
  replay: 'Krok po kroku',
  proof: 'Sprawdź losowanie',
  download: 'Pobierz całą grę',
  toGame: 'Gra i jej dziennik',

  rematch: 'Rewanż z zamianą stron',
  rematchBattle: 'Jeszcze jedna taka bitwa',
  rematchBattleText: (opponent: string) =>
    `Te same warunki, obie strony wybierają flotę od nowa. Dostaniesz link do wysłania. Odbiorca: ${opponent}.`,
  rematchText: (opponent: string, side: Faction) =>
    `Twoja strona: ${terms.factions[side]}, czas na każdą turę bez zmian. Dostaniesz link do wysłania. Odbiorca: ${opponent}.`,
} satisfies English
