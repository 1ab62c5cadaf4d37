import * as z from 'zod/mini'
import type { Effort } from './effort'
import { emptyList, type FleetTextError, type Line, type WrittenList } from './list'
import { isNothing, noteCommander, noteFaction, noteObjective, noteSkipped } from './notes'
import { rowOf } from './row'
import { shipsOf, squadronOf, upgradesOf } from './written-row'

const Card = z.union([
  z.string(),
  z.looseObject({ name: z.string(), count: z.optional(z.number()) }),
  z.looseObject({ squadron: z.string(), count: z.optional(z.number()) }),
])
const KeyList = z.looseObject({
  name: z.optional(z.string()),
  faction: z.optional(z.string()),
  commander: z.optional(z.string()),
  ships: z.array(z.looseObject({ ship: z.string(), upgrades: z.optional(z.array(z.string())) })),
  squadrons: z.optional(z.array(Card)),
  objectives: z.optional(z.union([z.array(z.string()), z.record(z.string(), z.string())])),
})
type KeyList = z.infer<typeof KeyList>

/** `{ name, ships: [{ ship, upgrades }], squadrons }` with keys like `electronicCountermeasures`; mostly no prices. */
export function readKeyJson(text: string, effort: Effort): WrittenList | FleetTextError {
  const [object, ...others] = objectsIn(text, effort)
  if (others.length > 0) return 'fleet-two-lists'
  const json = parsedJson((object ?? '').replaceAll('\t', ' '))
  const parsed = KeyList.safeParse(json)
  if (!parsed.success) return 'fleet-not-recognised'
  const lines = linesOfStrings(text)
  const lineOf = (key: string): Line => ({ line: lines.get(key) ?? 1, text: key })
  const list = listOf(parsed.data, lineOf, effort)
  for (const unread of unreadIn(parsed.data)) noteSkipped(lineOf(unread), list)
  for (const around of text.split(object ?? '').flatMap((part) => part.split('\n'))) {
    if (!NO_NAME.test(around.replace(FENCE, ''))) noteSkipped(lineOf(around.trim()), list)
  }
  return list
}

/** What a fence of code names: the language behind it, or a command of a chat. */
const FENCE = /`{3}\w+|!\w+/
const NO_NAME = /^[\s[\],`]*$/

function listOf(data: KeyList, lineOf: (key: string) => Line, effort: Effort): WrittenList {
  const { name, faction, commander, ships, squadrons = [], objectives = [] } = data
  const list = { ...emptyList(), ...(name !== undefined && { name }) }
  if (faction !== undefined) noteFaction(lineOf(faction), list)
  if (commander !== undefined) noteCommander(lineOf(commander), list)
  for (const { ship, upgrades = [] } of ships) {
    list.ships.push(...shipsOf(rowOf(lineOf(ship), effort), effort))
    list.ships.at(-1)?.upgrades.push(...upgrades.flatMap((key) => upgradesOf(rowOf(lineOf(key), effort), effort)))
  }
  for (const card of squadrons) {
    const key = typeof card === 'string' ? card : String('name' in card ? card.name : card.squadron)
    const row = rowOf(lineOf(key), effort)
    const count = typeof card === 'string' ? undefined : card.count
    list.squadrons.push(
      squadronOf(count === undefined ? row : { ...row, count: Math.max(0, Math.round(count)) }, true, effort),
    )
  }
  for (const objective of Array.isArray(objectives) ? objectives : Object.values(objectives)) {
    if (!isNothing(objective)) noteObjective(lineOf(objective), list)
  }
  return list
}

const READ = new Set(['name', 'faction', 'commander', 'ships', 'squadrons', 'objectives'])

/** Texts under keys that say nothing here. */
function unreadIn(data: KeyList): string[] {
  const others = Object.entries(data).filter(([key]) => !READ.has(key))
  const ofShips = data.ships.flatMap((ship) =>
    Object.entries(ship).filter(([key]) => key !== 'ship' && key !== 'upgrades'),
  )
  const ofSquadrons = (data.squadrons ?? []).flatMap((card) =>
    typeof card === 'string' ? [] : Object.entries(card).filter(([key]) => key !== 'name' && key !== 'squadron'),
  )
  return [...others, ...ofShips, ...ofSquadrons].flatMap(([, value]) => textsIn(value))
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []
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
