/** Characters and names looked at while one text is read; the reader adds to it as it goes. */
export interface Effort {
  steps: number
}

const found = new WeakMap<Effort, Map<string, unknown>>()

/** What a search for a text gave before in the same reading: a line is looked at in many ways, and its names in each. */
export function foundOnce<T>(effort: Effort, search: string, text: string, find: () => T): T {
  const before = found.get(effort) ?? new Map<string, unknown>()
  found.set(effort, before)
  const key = `${search} ${text}`
  if (!before.has(key)) before.set(key, find())
  return before.get(key) as T
}
