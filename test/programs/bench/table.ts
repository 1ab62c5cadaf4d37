import type { figures } from './figures'
import type { Row } from './row'

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const number = (value: number): string =>
  value >= 10_000 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)))
const quantity = (value: number, unit: string): string => {
  if (unit === 'bytes') return `${number(value / 1000)} kB`
  return ['ratio', 'part', 'mean', 'number'].includes(unit) ? number(value) : `${number(value)} ${unit}`
}

const cellsOf = (bench: string, { name, figure, unit, reference, ratio, budget, met }: Row): string[] => [
  name,
  met ? budget : `${budget}: **missed**`,
  quantity(figure, unit),
  reference ? `${quantity(reference.figure, unit)}: ${reference.name}` : '',
  ratio === undefined ? '' : ratio.toFixed(2),
  `\`${bench}\``,
]

/** All that was measured, a line each; the last cell names what measures it. */
export function benchTable(measured: ReturnType<typeof figures>): string {
  return [
    line(['what', 'budget', 'figure', 'reference in the same run', 'ratio', 'bench']),
    line(['---', '---', '---', '---', '---', '---']),
    ...measured.flatMap(({ bench, rows }) => rows.map((row) => line(cellsOf(bench, row)))),
    '',
    `Measured on ${[...new Set(measured.map(({ machine }) => machine))].join('; ')}; one run.`,
  ].join('\n')
}
