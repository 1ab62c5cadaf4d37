import type { Effort } from './effort'
import { hintOf } from './hints'
import { knownLabel, type Label } from './labels'
import { emptyList, type FleetTextError, type Line, type WrittenList } from './list'
import { isNothing, noteCommander, noteFaction, noteName, noteObjective, noteSkipped } from './notes'
import { type Row, rowOf } from './row'
import { shipsOf, squadronOf, upgradesOf } from './written-row'

interface Keys {
  readonly ships?: unknown
  readonly upgrades?: unknown
  readonly [key: string]: unknown
}

/** `{ name, ships: [{ ship, upgrades }], squadrons }` with keys like `electronicCountermeasures`; mostly no prices. */
export function readKeyJson(text: string, effort: Effort): WrittenList | FleetTextError {
  const [object, ...others] = objectsIn(text, effort)
  if (others.length > 0) return 'fleet-two-lists'
  const json = isDeep(object ?? '') ? undefined : parsedJson((object ?? '').replaceAll('\t', ' '))
  const data = withShips(json)
  if (data === undefined) return 'fleet-not-recognised'
  const lines = linesOfStrings(text)
  const lineOf = (key: string): Line => ({ line: lines.get(key) ?? 1, text: key })
  const reader: Reader = { list: emptyList(), read: [], lineOf, effort }
  for (const [key, value] of Object.entries(data)) readEntry(key, value, reader)
  for (const unread of without(textsIn(json), reader.read)) noteSkipped(lineOf(unread), reader.list)
  for (const around of text.split(object ?? '').flatMap((part) => part.split('\n'))) {
    if (!NO_NAME.test(around.replace(FENCE, ''))) noteSkipped(lineOf(around.trim()), reader.list)
  }
  return reader.list
}

/** What a fence of code names: the language behind it, or a command of a chat. */
const FENCE = /`{3}\w+|!\w+/
const NO_NAME = /^[\s[\],`]*$/

interface Reader {
  readonly list: WrittenList
  /** Texts that were read; all others are named. */
  readonly read: string[]
  readonly lineOf: (key: string) => Line
  readonly effort: Effort
}

const isKeys = (value: unknown): value is Keys => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The object itself, or the one that it wraps: `{ "fleet": { … } }`. */
function withShips(json: unknown): Keys | undefined {
  if (!isKeys(json)) return undefined
  const [data, ...others] = [json, ...Object.values(json)].filter(
    (each): each is Keys => isKeys(each) && typeof each.ships === 'object' && each.ships !== null,
  )
  return others.length === 0 ? data : undefined
}

/** Each key is a label, as `assaultObjective`, or one that says nothing here. */
function readEntry(key: string, value: unknown, reader: Reader): void {
  const { list, effort } = reader
  const label = knownLabel({ line: 0, text: `${key}:` }, effort)
  if (key === 'ships') for (const card of cardsIn(value)) readShip(card, reader)
  else if (label?.kind === 'squadrons') for (const card of cardsIn(value)) readSquadron(card, reader)
  else if (label?.kind === 'objectives') readObjectives(label, value, reader)
  else if (label?.kind === 'name' && typeof value === 'string') noteName(take(value, reader), list)
  else if (label?.kind === 'side' && typeof value === 'string') noteFaction(take(value, reader), list)
  else if (label?.kind === 'commander') for (const { name } of cardsIn(value)) noteCommander(take(name, reader), list)
  else if (typeof value === 'number' && label?.kind === 'points') list.sums.total = value
}

function take(text: string, { read, lineOf }: Reader): Line {
  read.push(text)
  return lineOf(text)
}

interface Card {
  readonly name: string
  readonly count?: number
  /** The key in front of it: a label, or a category. */
  readonly key?: string
  readonly value?: Keys
}

const NAMES = ['ship', 'squadron', 'upgrade', 'objective', 'name', 'card', 'title', 'key', 'id']
const COUNTS = ['count', 'quantity', 'qty', 'amount', 'number']

/** A name, an object with one, a list of these, or names by their keys; `{ "howlrunner": 1 }` is how many. */
function cardsIn(value: unknown, key?: string): Card[] {
  const found = { ...(key !== undefined && { key }) }
  if (typeof value === 'string') return [{ ...found, name: value }]
  if (typeof value === 'number' && key !== undefined) return [{ name: key, count: value }]
  if (Array.isArray(value)) return value.flatMap((each) => cardsIn(each, key))
  if (!isKeys(value)) return []
  const name = NAMES.map((each) => value[each]).find((each) => typeof each === 'string')
  const count = COUNTS.map((each) => value[each]).find((each) => typeof each === 'number')
  if (typeof name === 'string') return [{ ...found, name, value, ...(typeof count === 'number' && { count }) }]
  return Object.entries(value).flatMap(([each, card]) => cardsIn(card, each))
}

function counted({ name, count }: Card, reader: Reader): Row {
  const row = rowOf(take(name, reader), reader.effort)
  return count === undefined ? row : { ...row, count: Math.max(0, Math.round(count)) }
}

function readShip(card: Card, reader: Reader): void {
  const { list, effort } = reader
  list.ships.push(...shipsOf(counted(card, reader), effort))
  const upgrades = cardsIn(card.value?.upgrades)
  const written = upgrades.flatMap((each) => upgradesOf(counted(each, reader), effort, hintOf(each.key ?? '')?.slot))
  list.ships.at(-1)?.upgrades.push(...written)
}

function readSquadron(card: Card, reader: Reader): void {
  reader.list.squadrons.push(squadronOf(counted(card, reader), true, reader.effort))
}

function readObjectives({ category }: Label, value: unknown, reader: Reader): void {
  for (const { name, key = '' } of cardsIn(value)) {
    const as = category ?? knownLabel({ line: 0, text: `${key}:` }, reader.effort)?.category
    const line = take(name, reader)
    if (!isNothing(name)) noteObjective({ ...line, ...(as && { as }) }, reader.list)
  }
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

/** What is left of the texts, each of those that were read taken out once. */
function without(texts: readonly string[], read: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const text of read) counts.set(text, (counts.get(text) ?? 0) + 1)
  return texts.filter((text) => {
    const count = counts.get(text) ?? 0
    if (count > 0) counts.set(text, count - 1)
    return count === 0
  })
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

/** Deeper than any list of fleets: what walks through it would never come back. */
function isDeep(object: string): boolean {
  let depth = 0
  let deepest = 0
  for (const sign of object) {
    if (sign === '{' || sign === '[') deepest = Math.max(deepest, ++depth)
    else if (sign === '}' || sign === ']') depth--
  }
  return deepest > MOST_DEPTH
}
const MOST_DEPTH = 20

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
