import { readFileSync } from 'node:fs'

export const THEMES = ['dark', 'light', 'contrast'] as const
export type Theme = (typeof THEMES)[number]
export type Colours = ReadonlyMap<string, string>

const DECLARATION = /--([a-z0-9-]+):\s*([^;]+);/g

/** Custom properties of the first rule with this selector, as they are written. */
function declared(css: string, selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`)
  if (start < 0) throw new Error(`theme.css has no rule ${selector}`)
  const rule = css.slice(start, css.indexOf('\n}', start))
  return new Map([...rule.matchAll(DECLARATION)].map(([, name = '', value = '']) => [name, value.trim()]))
}

const PAIR = /^light-dark\((#[0-9a-f]+), (#[0-9a-f]+)\)$/

/** The plain colours of a theme by their names, read from the sheet that the pages use. */
export function coloursOf(theme: Theme): Colours {
  const css = readFileSync('web/theme.css', 'utf8')
  const usual = [...declared(css, ':root')].flatMap(([name, value]): [string, string][] => {
    const [, light, dark] = PAIR.exec(value) ?? []
    const one = value.startsWith('#') ? value : theme === 'light' ? light : dark
    return one === undefined ? [] : [[name, one]]
  })
  const strict = theme === 'contrast' ? [...declared(css, ':root[data-theme="contrast"]')] : []
  return new Map([...usual, ...strict.filter(([, value]) => value.startsWith('#'))])
}
