import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Head } from '#functions/ports/head'
import type { Seat } from '#shared/game/engine/state'
import { seededFor } from '#test/support/random-choice'
import { playedMatch } from './audit'
import { headIn, type Match, openMatch } from './match'
import {
  COMMANDS_SECRETS,
  DESK_SECRETS,
  HEAD_SECRETS,
  hiddenHead,
  OUT_SECRETS,
  SEAT_SECRETS,
  type Secrecy,
} from './twins'

const NEVER = async () => undefined

/** The fields of which the twin of a thing has another value. */
const changed = <T extends object>(one: T, other: T): string[] =>
  Object.keys(one)
    .filter((key) => !isDeepStrictEqual(one[key as keyof T], other[key as keyof T]))
    .toSorted(byName)
const hidden = (secrets: Record<string, Secrecy>): string[] =>
  Object.keys(secrets)
    .filter((field) => ['owner', 'nobody'].includes(secrets[field] ?? 'public'))
    .toSorted(byName)
const byName = (one: string, other: string): number => (one < other ? -1 : 1)

/** With something in every field: `b` has prepared and answered by orders what it could. */
function filled(head: Head): Head {
  const told = { by: 'order', ask: 'defense.spend', subject: 'x', seat: 'b', after: 0, upTo: 0 } as const
  const commands = { edition: 99, orders: { preset: 'ask' as const, orders: [] }, plans: [], zone: 'UTC' }
  const dial = { ship: 'ship-1', n: 1, commitment: '' }
  const secret = { seat: 'b' as const, dials: { commands: { 'ship-1': Array(9).fill('repair') } } }
  return {
    ...head,
    desk: {
      ...head.desk,
      commands: { a: commands, b: { ...commands, plans: Array(7).fill(undefined) } },
      rests: { b: { quiet: { from: 0, to: 1 }, offsets: [] } },
      away: { b: [{ from: 1, to: 2 }] },
    },
    out: {
      ...head.out,
      decisions: [{ kind: 'resign', seat: 'b', by: 'player' }],
      draws: [{ n: 0, purpose: 'dice', ranges: [8], numbers: [1] }],
      events: [{ type: 'dialsSet', seat: 'b', dials: [dial], secret }],
      told: [told],
    },
  }
}

describe('Each field that is stored of a game says who may know it, and a twin has another one (R17.11)', () => {
  let match: Match
  let head: Head
  let other: Head
  beforeAll(async () => {
    match = await playedMatch('core-set', 3, 20)
    head = filled(await headIn(match, match.id))
    other = hiddenHead(head, 'a', { below: seededFor(1, 'fields'), toLookAt: true })
  })

  test('of the whole', () => {
    expect(changed(head, other)).toEqual(hidden(HEAD_SECRETS).filter((field) => field !== 'seats'))
    expect(Object.keys(head).filter((field) => !(field in HEAD_SECRETS))).toEqual([])
  })
  test('of what the service keeps beside the table', () => {
    expect(changed(head.desk, other.desk)).toEqual(hidden(DESK_SECRETS))
  })
  test('of what a seat has prepared', () => {
    const [one, twin] = [head.desk.commands?.b, other.desk.commands?.b]
    expect(one && twin && changed(one, twin)).toEqual(hidden(COMMANDS_SECRETS))
    expect(other.desk.commands?.a).toEqual(head.desk.commands?.a)
  })
  test('of the newest commit', () => {
    expect(changed(head.out, other.out)).toEqual(hidden(OUT_SECRETS))
  })
  test('of the seats, before both have chosen', async () => {
    const { id, door } = await openMatch('learning', seededFor(2, 'fields'), undefined, NEVER)
    const running = (await door.house.games.load(id))?.head ?? expect.fail('there is no game')
    const { state: _, ...lobby } = running
    const wish = (seat: Seat) => ({ ...lobby.seats[seat], wish: 'rebel' })
    const open = { ...lobby, seats: { a: wish('a'), b: wish('b') } } as Head
    const twin = hiddenHead(open, 'a', { below: seededFor(1, 'fields'), toLookAt: true })
    expect(changed(open.seats.b ?? {}, twin.seats.b ?? {})).toEqual(hidden(SEAT_SECRETS))
    expect(twin.seats.a).toEqual(open.seats.a)
  })
})
