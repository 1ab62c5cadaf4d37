import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

/** The widths and weights that the pages use; what else a font can do is left out. */
const CUTS = {
  saira: { file: 'wdth', axes: { wdth: 87.5, wght: { min: 500, max: 800 } } },
  'hanken-grotesk': { file: 'wght', axes: { wght: { min: 400, max: 700 } } },
} as const
/** Latin comes first; the letters of Polish, and of most names, are in the second. */
const PARTS = ['latin', 'latin-ext'] as const

const packages = createRequire(import.meta.url)

/** The characters of `U+0000-00FF,U+0131`. */
const charactersIn = (ranges: string): string =>
  ranges
    .split(',')
    .flatMap((range) => {
      const [from = '', to = from] = range.trim().replace('U+', '').split('-')
      const first = Number.parseInt(from, 16)
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, n) => String.fromCodePoint(first + n))
    })
    .join('')

/** @returns the cut fonts by the names of their files */
export async function cutFonts(): Promise<Map<string, Buffer>> {
  const cut = new Map<string, Buffer>()
  for (const [name, { file, axes }] of Object.entries(CUTS)) {
    const from = `@fontsource-variable/${name}`
    const ranges: Record<string, string> = JSON.parse(readFileSync(packages.resolve(`${from}/unicode.json`), 'utf8'))
    for (const part of PARTS) {
      const whole = readFileSync(packages.resolve(`${from}/files/${name}-${part}-${file}-normal.woff2`))
      const options = { targetFormat: 'woff2', variationAxes: axes } as const
      cut.set(`${name}-${part}.woff2`, await subsetFont(whole, charactersIn(ranges[part] ?? ''), options))
    }
  }
  return cut
}
