/** Lengths are stated in mm and angles in degrees: a tenth is what the vectors of the geometry ask for. */
const NEAR = 0.1

export const show = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value))

/**
 * How `actual` differs from what is stated, one line each. Objects are partial, lists are whole and in order, numbers
 * agree within a tenth.
 */
export function differences(expected: unknown, actual: unknown, where: string): string[] {
  if (typeof expected === 'number' && typeof actual === 'number')
    return Math.abs(expected - actual) <= NEAR ? [] : [`${where}: expected ${expected}, found ${actual}`]
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length)
      return [`${where}: expected ${show(expected)}, found ${show(actual)}`]
    return expected.flatMap((each, i) => differences(each, actual[i], `${where}[${i}]`))
  }
  if (isObject(expected)) {
    if (!isObject(actual)) return [`${where}: expected ${show(expected)}, found ${show(actual)}`]
    return Object.entries(expected).flatMap(([key, value]) => differences(value, actual[key], `${where}.${key}`))
  }
  return expected === actual ? [] : [`${where}: expected ${show(expected)}, found ${show(actual)}`]
}

/** The same things, in any order. */
export function sameSet(expected: readonly string[], actual: readonly string[], where: string): string[] {
  const sort = (list: readonly string[]) => [...list].sort((a, b) => a.localeCompare(b, 'en'))
  return differences(sort(expected), sort(actual), where)
}

/** Every stated event occurs, in the stated order; others may lie between. */
export function inOrder(expected: readonly unknown[], actual: readonly unknown[], where: string): string[] {
  let from = 0
  for (const [i, wanted] of expected.entries()) {
    const at = actual.findIndex((found, n) => n >= from && differences(wanted, found, '').length === 0)
    if (at < 0) return [`${where}[${i}]: ${show(wanted)} is not among ${show(actual.slice(from))}`]
    from = at + 1
  }
  return []
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
