import type { PerGame } from '../sim/report'
import type { ComparedFleets, Comparison, Figures } from './figures'

const sum = ({ turns, interrupts, returns }: Figures): number => turns + interrupts + returns

/** By which part interrupts and returns fall. */
export const fallOf = ({ none, standard }: Comparison): number =>
  1 - (standard.interrupts + standard.returns) / (none.interrupts + none.returns)
export const toTurns = (figures: Figures): number => sum(figures) / figures.turns
export const toNaive = ({ none }: Comparison, figures: Figures): number => sum(figures) / sum(none)
/** The same from round 1 on: set-up alternates between the players, whatever anybody has ordered (R3.8-18). */
export const toNaiveInBattle = ({ none, standard }: Comparison): number =>
  (sum(standard) - inSetup(standard)) / (sum(none) - inSetup(none))

const SETUP = /^(setup|obstacle|deploy|objective)\./
const inSetup = ({ awaited }: Figures): number =>
  Object.values(awaited)
    .flatMap((counts) => Object.entries(counts))
    .reduce((total, [ask, n]) => total + (SETUP.test(ask) ? n : 0), 0)

const NAMES: Record<ComparedFleets, string> = {
  learning: 'learning scenario',
  'core-set': 'core set',
  'casual-400': '400 points',
}

const percent = (part: number): string => `${Math.round(100 * part)} %`
const spread = ({ median, p90 }: PerGame): string => `${median} (${p90})`

/** The lines of the table of hand-offs: a name, and a figure of each comparison. */
const LINES: readonly [string, (of: Comparison) => string][] = [
  ['games', ({ games }) => `${games}`],
  ['hand-offs of a game, asked always', ({ none }) => spread(none.handOffs)],
  ['nothing ordered, but not asked what cannot matter', (of) => spread(of.default.handOffs)],
  ['with *Cautious* on both sides', ({ standard }) => spread(standard.handOffs)],
  ['and both plan their set-up', ({ planned }) => spread(planned.handOffs)],
  ['nothing ordered, to being asked always', (of) => percent(toNaive(of, of.default))],
  ['*Cautious*, to being asked always', (of) => percent(toNaive(of, of.standard))],
  ['the same, set-up apart', (of) => percent(toNaiveInBattle(of))],
  ['*Cautious* and set-up planned, to being asked always', (of) => percent(toNaive(of, of.planned))],
  ['of these turns · interrupts · returns, mean asked always', ({ none, games }) => parts(none, games)],
  ['mean with *Cautious*', ({ standard, games }) => parts(standard, games)],
  ['mean with set-up planned, too', ({ planned, games }) => parts(planned, games)],
  ['interrupts and returns fall by', (of) => percent(fallOf(of))],
  ['hand-offs to turns, with *Cautious*', ({ standard }) => toTurns(standard).toFixed(2)],
  ['submissions asked always, each decision alone', ({ none }) => spread(none.submissions.byHand)],
  ['as scripts that stop at luck', ({ none }) => spread(none.submissions.scripts)],
  ['with *Cautious*, each decision alone', ({ standard }) => spread(standard.submissions.byHand)],
  ['as scripts that stop at luck, with *Cautious*', ({ standard }) => spread(standard.submissions.scripts)],
  ['answers in advance, mean', ({ standard, games }) => mean(inAdvance(standard), games)],
]

const mean = (total: number, games: number): string => (total / games).toFixed(1)
const parts = ({ turns, interrupts, returns }: Figures, games: number): string =>
  [turns, interrupts, returns].map((total) => mean(total, games)).join(' · ')
const inAdvance = ({ decided }: Figures): number =>
  Object.values(decided.inAdvance).reduce((total, answers) => total + answers, 0)

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** Median and, in brackets, what nine of ten games stay within. */
export const handOffsTable = (comparisons: readonly Comparison[]): string =>
  [
    row(['', ...comparisons.map(({ fleets }) => NAMES[fleets])]),
    row(['---', ...comparisons.map(() => '---')]),
    ...LINES.map(([name, figure]) => row([name, ...comparisons.map(figure)])),
  ].join('\n')

/** So many questions are named; the rest is summed up. */
const NAMED = 8

/** What the hand-offs that are left with *Cautious* and a planned set-up ask, in parts of all of them. */
export function leftTable(comparisons: readonly Comparison[]): string {
  const asks = comparisons.map(({ planned }) => asksOf(planned))
  const all = [...new Set(asks.flatMap((each) => [...each.keys()]))]
  const most = (ask: string): number => Math.max(...asks.map((each) => each.get(ask) ?? 0))
  const named = all.toSorted((p, q) => most(q) - most(p)).slice(0, NAMED)
  const rest = asks.map((each) => [...each].reduce((total, [ask, n]) => total + (named.includes(ask) ? 0 : n), 0))
  return [
    row(['asked', ...comparisons.map(({ fleets }) => NAMES[fleets])]),
    row(['---', ...comparisons.map(() => '---')]),
    ...named.map((ask) => row([`\`${ask}\``, ...asks.map((each) => percent(each.get(ask) ?? 0))])),
    row(['all others', ...rest.map(percent)]),
  ].join('\n')
}

/** Every question with its part of the hand-offs, whoever's turn it is; cards apart. */
function asksOf(figures: Figures): Map<string, number> {
  const asks = new Map<string, number>()
  for (const counts of Object.values(figures.awaited)) {
    for (const [name, n] of Object.entries(counts)) {
      const [ask = name] = name.split(' ')
      asks.set(ask, (asks.get(ask) ?? 0) + n / sum(figures))
    }
  }
  return asks
}
