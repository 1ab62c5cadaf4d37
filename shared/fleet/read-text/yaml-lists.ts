import type { Effort } from './effort'

/** `- name: Howlrunner`, `  count: 3` */
const ENTRY = /^( *)(- *)?([a-z_]{2,20}) *: *(.*)$/i
const NAME = /^(?:name|card|ship|squadron|upgrade|title|commander)$/i
const COUNT = /^(?:count|quantity|qty|number|amount|copies)$/i
const PRICE = /^(?:points|cost|price|pts)$/i
const UPGRADES = /^(?:upgrades|cards|equipment)$/i
const QUOTED = /^(["'])(.*)\1$/

/**
 * A list of entries with keys, as YAML has it, each entry as a row: `- name: TIE Fighter`, `count: 3` is `• TIE Fighter x3`.
 * Lines keep their numbers. A text with fewer than two such entries stays as it is.
 */
export function withoutYaml(text: string, effort: Effort): string {
  effort.steps += text.length
  const lines = text.replaceAll('\t', '  ').split('\n').map(withoutFlow)
  const begun = lines.filter((line) => isEntry(ENTRY.exec(line.slice(0, LONGEST))))
  if (begun.length < 2) return text
  const rows = [...lines]
  let at: number | undefined
  let below: number | undefined
  for (const [index, line] of lines.entries()) {
    const found = ENTRY.exec(line.slice(0, LONGEST))
    const [, blanks = '', dash, key = '', value = ''] = found ?? []
    const depth = blanks.length + (dash?.length ?? 0)
    const plain = value.replace(QUOTED, '$2').trim()
    if (below !== undefined && /\S/.test(line) && !isBelow(line, below)) below = undefined
    if (isEntry(found)) {
      rows[index] = below === undefined ? plain : `• ${plain}`
      at = index
    } else if (found && UPGRADES.test(key) && plain === '' && at !== undefined) {
      rows[index] = ''
      below = depth
    } else if (found && at !== undefined && depth > 0 && COUNT.test(key) && /^\d{1,2}$/.test(plain)) {
      rows[index] = ''
      rows[at] += ` x${plain}`
    } else if (found && at !== undefined && depth > 0 && PRICE.test(key) && /^\d{1,3}$/.test(plain)) {
      rows[index] = ''
      rows[at] += ` (${plain})`
    }
  }
  return rows.join('\n')
}
const LONGEST = 200

/** `- {name: X-wing, count: 3}` is `- name: X-wing x3`. */
function withoutFlow(line: string): string {
  const [, front = '', inner] = /^( *- *)\{([^{}]{1,160})\} *$/.exec(line) ?? []
  const pairs = inner?.split(',').map((pair) => /^ *["']?([a-z_]{2,20})["']? *: *["']?(.*?)["']? *$/i.exec(pair)) ?? []
  const [first, ...others] = pairs
  if (!first || !NAME.test(first[1] ?? '')) return line
  const behind = (keys: RegExp) => others.find((pair) => keys.test(pair?.[1] ?? ''))?.[2]
  const [count, price] = [behind(COUNT), behind(PRICE)]
  const known = [count, price].filter((each) => /^\d{1,3}$/.test(each ?? '')).length
  return known === others.length
    ? `${front}name: ${first[2]}${count === undefined ? '' : ` x${count}`}${price === undefined ? '' : ` (${price})`}`
    : line
}

const isEntry = (found: RegExpExecArray | null): boolean =>
  found?.[2] !== undefined && NAME.test(found[3] ?? '') && /\p{L}/u.test(found[4] ?? '')

/** Deeper than the key, or right below it, as YAML lets the entries of a key begin. */
function isBelow(line: string, depth: number): boolean {
  const at = line.search(/\S/)
  return at > depth || (at === depth && line[at] === '-')
}
