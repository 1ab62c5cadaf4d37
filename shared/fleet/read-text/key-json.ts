import * as z from 'zod/mini'
import type { Effort } from './effort'
import { emptyList, type FleetTextError, factionNamed, type WrittenList } from './list'

const KeyList = z.object({
  name: z.optional(z.string()),
  faction: z.optional(z.string()),
  ships: z.array(z.object({ ship: z.string(), upgrades: z.optional(z.array(z.string())) })),
  squadrons: z.optional(z.array(z.string())),
})

/** `{ name, ships: [{ ship, upgrades }], squadrons }` with keys like `electronicCountermeasures`; no prices, no objectives. */
export function readKeyJson(text: string, effort: Effort): WrittenList | FleetTextError {
  const [object, ...others] = objectsIn(text, effort)
  if (others.length > 0) return 'fleet-two-lists'
  const parsed = KeyList.safeParse(parsedJson(object ?? ''))
  if (!parsed.success) return 'fleet-not-recognised'
  const { name, faction, ships, squadrons = [] } = parsed.data
  const side = faction === undefined ? undefined : factionNamed(faction)
  const lines = linesOfStrings(text)
  const card = (key: string) => ({ line: lines.get(key) ?? 1, text: key })
  return {
    ...emptyList(),
    ...(name !== undefined && { name }),
    ...(side && { faction: side }),
    ships: ships.map(({ ship, upgrades = [] }) => ({ ...card(ship), upgrades: upgrades.map(card) })),
    squadrons: squadrons.map((key) => ({ ...card(key), count: 1, priceOfAll: true })),
  }
}

/** The objects of a text that stand in no other, a list of fleets taken apart. */
function objectsIn(text: string, effort: Effort): string[] {
  const objects: string[] = []
  let depth = 0
  let start = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '\\') at++
    else if (sign === '"') inString = !inString
    else if (!inString && sign === '{' && depth++ === 0) start = at
    else if (!inString && sign === '}' && --depth === 0) objects.push(text.slice(start, at + 1))
  }
  effort.steps += text.length
  return objects
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Where each string stands first. */
function linesOfStrings(text: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const [index, line] of text.split('\n').entries()) {
    for (const part of line.split('"')) if (!found.has(part)) found.set(part, index + 1)
  }
  return found
}
