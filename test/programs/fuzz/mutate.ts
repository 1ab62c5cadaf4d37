import type { RandomNumber } from '#shared/play/bots/random'

/** Names that every object has by birth, and others that a careless look-up finds. */
export const BORN_NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'length', 'then']

const ODD_NUMBERS = [
  0,
  -0,
  -1,
  1.5,
  0.1 + 0.2,
  2 ** 31,
  2 ** 53,
  -(2 ** 53) - 2,
  1e308,
  -1e308,
  1e-320,
  Number.MIN_VALUE,
]
/** What JSON has no word for: `JSON.stringify` makes null of them. */
const NO_NUMBERS = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
const ODD_TEXTS = [
  '',
  ' ',
  '0',
  '-0',
  '-1',
  '1e308',
  '1e-320',
  'NaN',
  'null',
  '\u0000',
  '\u202e\u200b',
  'é\ud800',
  '../..',
  "'; --",
  '<b>x</b>',
]

export const pick = <T>(things: readonly T[], below: RandomNumber): T => {
  const thing = things[below(things.length)]
  if (thing === undefined) throw new Error('nothing to pick from')
  return thing
}

export const deep = (levels: number): unknown => {
  let value: unknown = 1
  for (let i = 0; i < levels; i += 1) value = i % 2 === 0 ? [value] : { all: value }
  return value
}

/** An own property, also of a name that an assignment would give to something else. */
const own = (object: object, key: string, value: unknown): void => {
  Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })
}

function oddNumber(value: number, below: RandomNumber): unknown {
  const odd = [value + 1, value - 1, -value, value * 1000, value + 0.5, String(value), null]
  return pick([...odd, ...ODD_NUMBERS, ...NO_NUMBERS], below)
}
const oddText = (value: string, below: RandomNumber): unknown =>
  pick(
    [...ODD_TEXTS, ...BORN_NAMES, `${value} `, value.toUpperCase(), value.slice(1), `${value}x`, value.repeat(50), 7],
    below,
  )

/** Anything else in place of a value. */
export function oddValue(value: unknown, below: RandomNumber): unknown {
  if (below(3) === 0) return pick([null, true, {}, [], 0, '', deep(3 + below(200)), BORN_NAMES, [[], {}]], below)
  if (typeof value === 'number') return oddNumber(value, below)
  if (typeof value === 'string') return oddText(value, below)
  if (typeof value === 'boolean') return !value
  return pick([null, [], {}, 'x', 1], below)
}

function mutateList(list: unknown[], below: RandomNumber): void {
  const at = below(list.length + 1)
  const other = below(Math.max(1, list.length))
  switch (below(6)) {
    case 0:
      list.splice(at, 1)
      return
    case 1:
      list.splice(at, 0, structuredClone(list[other]))
      return
    case 2:
      ;[list[at], list[other]] = [list[other], list[at]]
      return
    case 3:
      list.length = at
      return
    case 4:
      list.push(...Array.from({ length: 1 + below(100) }, () => structuredClone(list[other])))
      return
    default:
      list[other] = oddValue(list[other], below)
  }
}

function mutateRecord(record: Record<string, unknown>, below: RandomNumber): void {
  const keys = Object.keys(record)
  const key = keys[below(Math.max(1, keys.length))] ?? 'x'
  const other = keys[below(Math.max(1, keys.length))] ?? 'y'
  switch (below(6)) {
    case 0:
      delete record[key]
      return
    case 1:
      own(record, pick([...BORN_NAMES, `${key}2`, ''], below), structuredClone(record[key]))
      return
    case 2: {
      const value = record[key]
      record[key] = record[other]
      record[other] = value
      return
    }
    case 3:
      record[key] = structuredClone(record[other])
      return
    default:
      record[key] = oddValue(record[key], below)
  }
}

/** A copy of JSON with one place changed: a value, a field or an element too many, too few, elsewhere, or of another kind. */
export function mutated<T>(json: T, below: RandomNumber): unknown {
  const copy = { root: structuredClone(json) as unknown }
  let at: unknown = copy
  for (;;) {
    if (typeof at !== 'object' || at === null) return copy.root
    const inner = Object.values(at).filter((value) => typeof value === 'object' && value !== null)
    const goes = at === copy || (inner.length > 0 && below(4) > 0)
    if (goes && inner.length > 0) at = pick(inner, below)
    else {
      if (at === copy) copy.root = oddValue(copy.root, below)
      else if (Array.isArray(at)) mutateList(at, below)
      else mutateRecord(at as Record<string, unknown>, below)
      return copy.root
    }
  }
}
