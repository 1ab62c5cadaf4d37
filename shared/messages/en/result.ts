import type { Faction } from '#shared/game/engine/state'
import type { RecapLoss } from '#shared/play/replay/recap'
import { onDemand } from '../on-demand'
import { obstacleKind } from '../piece-ids'
import { counted, terms } from './terms'

/** Means of dice are multiples of a quarter. */
const EXACT = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false } as const
const figure = onDemand(() => new Intl.NumberFormat('en', EXACT))

interface GameEnd {
  own: number
  other: number
  /** By how much the winner is ahead; 0 where it is behind. */
  margin: number
  round: number
}
const score = ({ own, other, margin, round }: GameEnd): string => `${own}–${other} in round ${round} (margin ${margin})`

const then = (parts: readonly string[]): string => (parts.length === 0 ? '' : `; ${parts.join(', ')}`)

/** The page of a finished game. The first sentence is its heading. */
export const result = {
  /** `parts`: the rest of the sentence, at least one. */
  won: (ended: GameEnd, parts: readonly string[]) => `You won ${score(ended)}: ${parts.join(', ')}.`,
  lost: (ended: GameEnd, parts: readonly string[]) => `You lost ${score(ended)}: ${parts.join(', ')}.`,
  wonBySide: (side: Faction, ended: GameEnd, parts: readonly string[]) =>
    `The ${terms.factions[side]} won ${score(ended)}: ${parts.join(', ')}.`,
  /** The other side has won, even with a lower score; `parts` may be none. */
  resigned: {
    won: (ended: GameEnd, loser: string, parts: readonly string[]) =>
      `You won in round ${ended.round}: ${loser} resigned, at ${ended.own}–${ended.other}${then(parts)}.`,
    lost: (ended: GameEnd, parts: readonly string[]) =>
      `You resigned in round ${ended.round}, at ${ended.own}–${ended.other}${then(parts)}.`,
    wonBySide: (side: Faction, ended: GameEnd, loser: string, parts: readonly string[]) =>
      `The ${terms.factions[side]} won in round ${ended.round}: ${loser} resigned, at ${ended.own}–${ended.other}${then(parts)}.`,
  },
  timeOver: (loser: string) => `the time of ${loser} ran out`,
  tie: 'at equal points the second player wins',
  wasLost: (ship: string) => `${ship} was lost`,
  lived: (ship: string, hull: number) => `${ship} survived with ${hull} hull`,
  noShipLost: 'no ship was lost',

  link: 'The battle in review',
  notYet: (round: number) => `Round ${round} is being played; the result comes when the game is over.`,
  notBegun: 'The game has not begun yet.',

  stamp: (won: boolean | undefined): string => (won === undefined ? 'Over' : won ? 'Won' : 'Lost'),
  stampMargin: (points: number) => `margin ${points}`,

  byRoundHeading: 'Points by round',
  /** `name`: of the player; the reader without it. */
  took: (name: string | undefined) => (name === undefined ? 'you took' : `${name} took`),

  points: (side: Faction, name: string, points: number) => `${terms.factions[side]} (${name}): ${terms.points(points)}`,
  nothing: 'Nothing was destroyed.',
  loss: (unit: string, points: number) => `${unit}, ${terms.points(points)}`,
  /** What a side has besides the units it destroyed (R15.6, R15.9). */
  victoryTokens: (n: number, points: number) => `${terms.victoryTokens(n)}, ${terms.points(points)}`,
  objective: (name: string, points: number) => `objective ${name}, ${terms.points(points)}`,
  round: (round: number) => `Round ${round}`,
  how: (how: RecapLoss['how'], nameOf: (unit: string) => string): string => {
    switch (how.by) {
      case 'attack':
        return `destroyed by ${nameOf(how.unit)}`
      case 'collision':
        return `destroyed when it overlapped with ${nameOf(how.unit)}`
      case 'effect':
        return `destroyed by ${obstacleKind(how.source) === undefined ? terms.card(how.card) : nameOf(how.source)}`
      case 'left-area':
        return 'left the play area'
      case 'left-out':
        return 'never deployed'
      case 'damage':
        return 'destroyed by an obstacle or an effect'
    }
  },
  see: 'see it',
  /** Continues `see` for screen readers. */
  seeHow: (unit: string) => `: how ${unit} was lost`,

  turningHeading: 'Turning points',
  turning: (round: number, unit: string) => `Round ${round}: ${unit} is lost`,
  worth: (points: number) => terms.points(points),

  luckHeading: 'Luck compared with the average',
  rolledBy: (name: string, dice: number) => `${name}: hits and criticals on ${counted(dice, 'die', 'dice')}`,
  rolledOf: (rolled: number, expected: number) => `${rolled} of ${figure().format(expected)} expected`,
  luckText: 'The mark is what these dice give on average, rerolls included.',
  columns: { round: 'Round' },
  /** Points that no round shows: of the objective, or of a fleet that counts whole. */
  rest: { short: 'other', whole: 'not for what was destroyed' },

  moreHeading: 'Look again',
  replay: 'Step by step',
  proof: 'Check the luck',
  download: 'Download the whole game',
  toGame: 'The game and its log',

  rematch: 'Rematch with sides swapped',
  rematchBattle: 'Another battle like this',
  rematchBattleText: (opponent: string) =>
    `The same options; both bring a fleet again. You get a link to send to ${opponent}.`,
  rematchText: (opponent: string, side: Faction) =>
    `You play the ${terms.factions[side]}, with the same time for each turn. You get a link to send to ${opponent}.`,
}
