/**
 * A copy of plain JSON, such as a game state: several times as fast as `structuredClone`, which looks for all that a
 * state never holds.
 */
export function copyOf<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const copy = value.slice()
    for (let i = 0; i < copy.length; i += 1) if (typeof copy[i] === 'object') copy[i] = copyOf(copy[i])
    return copy as T
  }
  const copy = { ...value } as Record<string, unknown>
  for (const key in copy) {
    const part = copy[key]
    if (typeof part === 'object') copy[key] = copyOf(part)
  }
  return copy as T
}
