import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import type { RandomNumber } from '#shared/play/bots/random'
import type { ExportedGame } from '#shared/play/replay/exported-game'
import { readExport } from '#shared/play/replay/read-export'
import { GOLDEN, goldenFile } from '#test/golden/games'
import { verdictOn } from '#test/play/replay/tampered'
import { seededFor } from '#test/support/random-choice'
import { mutated, pick } from '../mutate'
import type { Target } from '../target'

const TRIES = 6

const games = new Map<string, ExportedGame>()
function gameOf(name: string): ExportedGame {
  const game = games.get(name) ?? (JSON.parse(readFileSync(goldenFile(name), 'utf8')) as ExportedGame)
  games.set(name, game)
  return game
}

/**
 * What a check does not look at: names and hours bind nobody, and a stored table that is left out says nothing false. Fields
 * that no export has are read by nobody.
 */
const withoutWords = ({ seats, states, hoursPerHandOff: _, ...rest }: ExportedGame) => ({
  ...rest,
  seats: { a: { ...seats.a, name: '' }, b: { ...seats.b, name: '' } },
  states: Object.fromEntries(states.map(({ row, ...state }) => [row, state])),
})

/** Whether all that is in the first is in the second, too, lists to the last element; or the other one lacks some states. */
function holdsAll(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) || typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return Array.isArray(one) && Array.isArray(other)
      ? one.length === other.length && one.every((each, i) => holdsAll(each, other[i]))
      : isDeepStrictEqual(one, other)
  return Object.entries(one).every(([key, value]) => holdsAll(value, (other as Record<string, unknown>)[key]))
}

const saysTheSame = (game: ExportedGame, tampered: ExportedGame): boolean => {
  const [{ states, ...one }, { states: left, ...other }] = [withoutWords(game), withoutWords(tampered)]
  return holdsAll(one, other) && Object.entries(left).every(([row, state]) => holdsAll(states[row], state))
}

/** An export that somebody has laid hands on is no export, or the check names what differs. */
export const exportsTarget: Target = {
  name: 'exports',
  run(seed) {
    const below = seededFor(seed, 'exports')
    const game = gameOf(pick(GOLDEN, below).name)
    const found = Array.from({ length: TRIES }, () => faultOf(game, below)).flatMap((what) => what ?? [])
    return { tried: TRIES, found }
  },
}

function faultOf(game: ExportedGame, below: RandomNumber): string | undefined {
  let tampered: unknown = mutated(game, below)
  if (below(3) === 0) tampered = mutated(tampered, below)
  const text = JSON.stringify(tampered)
  try {
    const read = readExport(JSON.parse(text))
    if ('fault' in read) return undefined
    const { differences } = verdictOn(read.game)
    if (Object.keys(differences).length > 0) return undefined
    return saysTheSame(game, read.game)
      ? undefined
      : `nothing is said of what was changed: ${whereFrom(game, read.game)}`
  } catch (error) {
    return `it throws ${error instanceof Error ? error.stack : String(error)}\n  ${whereFrom(game, JSON.parse(text))}`
  }
}

/** The first place where two documents differ, and both values. */
function whereFrom(one: unknown, other: unknown, path = ''): string {
  const both = [one, other].every((value) => typeof value === 'object' && value !== null)
  if (!both || Array.isArray(one) !== Array.isArray(other)) return `${path}: ${short(one)} → ${short(other)}`
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>]
  const keys = new Set([...Object.keys(left), ...Object.keys(right)])
  for (const key of keys)
    if (!isDeepStrictEqual(left[key], right[key])) return whereFrom(left[key], right[key], `${path}.${key}`)
  return `${path}: the same`
}
const short = (value: unknown): string => String(JSON.stringify(value)).slice(0, 120)
