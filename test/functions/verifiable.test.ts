import { createHash, createHmac } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { DAMAGE_DECK } from '#shared/game/cards/catalog/damage-deck'
import type { EventType, GameEvent } from '#shared/game/engine/event'
import { randomChoice, hex as randomHex } from '#shared/play/bots/random'
import type { GamePage, InvitationPage } from '#shared/play/protocol/responses'
import { type TestApp, testApp } from '#test/support/app'
import type { Browser } from '#test/support/browser'
import { pageOf } from '#test/support/duel'
import { seeded } from '#test/support/random-choice'

/** What somebody knows who has nothing but the pages, the formulas of the page and Node's own cryptography. */
interface Outsider {
  page: GamePage
  /** As each player saw it before their salt was sent, or before the other one's was. */
  sealed: string[]
}

const hex = (text: string) => Buffer.from(text, 'hex')
const sha256 = (...parts: Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest('hex')
const uint = (size: number, value: number) => {
  const bytes = Buffer.alloc(size)
  bytes.writeUIntBE(value, 0, size)
  return bytes
}

/** Draw n of a game that is over, by the page about finished games. */
function numbersOf({ id, chanceSecret }: GamePage, n: number, ranges: readonly number[]): number[] {
  if (!chanceSecret) throw new Error('the secret is not out')
  const { secret, salts } = chanceSecret
  const stream = [0, 1, 2, 3].flatMap((block) => [
    ...createHmac('sha256', hex(secret))
      .update(
        Buffer.concat([Buffer.from('armada-draw-1'), hex(id), hex(salts.a), hex(salts.b), uint(4, n), uint(4, block)]),
      )
      .digest(),
  ])
  return ranges.map((k) => {
    for (;;) {
      const byte = stream.shift()
      if (byte === undefined) throw new Error('four blocks were too few')
      if (byte < 256 - (256 % k)) return byte % k
    }
  })
}

const byText = (x: string, y: string) => x.localeCompare(y)
const eventsOf = ({ log }: GamePage) => log.map(({ event }) => event)
const ofType = <T extends EventType>(page: GamePage, type: T) =>
  eventsOf(page).filter((event): event is Extract<GameEvent, { type: T }> => event.type === type)

/** Plays some `decisions`, the same for the same seed, and gives up if that was not all. */
async function played(service: TestApp, seed: number, decisions: number): Promise<Outsider> {
  const a = await service.signedIn('a@example.org')
  const b = await service.signedIn('b@example.org')
  const salts = { a: randomHex(16, seeded(seed)), b: randomHex(16, seeded(seed + 1)) }
  const wish = 'imperial'
  const made = (await a.post('/games', { submissionId: 'n', wish, salt: salts.a, hoursPerHandOff: 24 }))
    .json as GamePage
  const path = `/invitations/${made.invitation?.slice(3)}`
  const invited = (await b.get(path)).json as InvitationPage
  const joined = (await b.post(path, { wish, salt: salts.b })).json as GamePage
  const players = joined.view?.factions.a === 'rebel' ? [a, b] : [b, a]
  const below = seeded(seed)
  for (let left = decisions; left > 0 && (await answered(players, made.id, below)); left--);
  if ((await pageOf(a, made.id)).status !== 'over') await a.post(`/games/${made.id}/resign`, { submissionId: 'r' })
  const page = await pageOf(service.browser(), made.id)
  expect(page.chanceSecret?.salts).toEqual(salts)
  return { page, sealed: [made.chanceCommitment, invited.chanceCommitment] }
}

/** One question is answered somehow; false if none is open. */
async function answered(players: Browser[], id: string, below: (k: number) => number): Promise<boolean> {
  for (const player of players) {
    const { view } = await pageOf(player, id)
    const request = view?.requests[0]
    if (!view || !request) continue
    const { ask, subject } = request
    const script = [{ ask, subject, choose: randomChoice(view, request, below) }]
    const answer = await player.post(`/games/${id}/decisions`, {
      submissionId: request.id,
      answers: request.id,
      script,
    })
    expect(answer.status).toBe(200)
    return true
  }
  return false
}

describe.each([
  ['with damage dealt and a damaged ship lost', 4, 10_000],
  ['given up early', 1, 12],
])('A game %s can be checked from the outside (design 4)', (_, seed, decisions) => {
  let game: Outsider
  beforeAll(async () => {
    const below = seeded(seed)
    const entropy = { bytes: (count: number) => Uint8Array.from({ length: count }, () => below(256)) }
    game = await played(testApp({ entropy }), seed, decisions)
  })

  test('its secret is the one that was sealed before the salts were sent', () => {
    const { page, sealed } = game
    const { secret } = page.chanceSecret ?? { secret: '' }
    expect(new Set([...sealed, page.chanceCommitment])).toEqual(new Set([sha256(hex(secret), hex(page.id))]))
  })

  test('its draws are numbered without a gap, the sides first and then the deck', () => {
    const { page } = game
    const draws = ofType(page, 'drawn')
    expect(draws.map(({ n }) => n)).toEqual(draws.map((_draw, i) => i))
    expect(draws.map(({ purpose }) => purpose).slice(0, 2)).toEqual(['sides', 'damage-deck'])
  })

  test('its sides are those that were drawn', () => {
    const { page } = game
    const [draw] = ofType(page, 'drawn')
    const [settled] = ofType(page, 'sidesSettled')
    const [winner] = numbersOf(page, 0, draw?.ranges ?? [])
    expect(settled).toMatchObject({ drawn: true, factions: winner === 0 ? { a: 'imperial' } : { b: 'imperial' } })
  })

  test('its damage cards came from the top of the deck that was drawn', () => {
    const { page } = game
    const draw = ofType(page, 'drawn')[1]
    const deck: string[] = [...DAMAGE_DECK]
    numbersOf(page, 1, draw?.ranges ?? []).forEach((j, i) => {
      const last = deck.length - 1 - i
      const [x = '', y = ''] = [deck[last], deck[j]]
      deck[last] = y
      deck[j] = x
    })
    const dealt = ofType(page, 'damageDealt').map(({ ship }, i) => ({ ship, card: deck[i] ?? '' }))
    const destroyed = ofType(page, 'destroyed').map(({ unit }) => unit)
    const discarded = dealt.filter(({ ship }) => destroyed.includes(ship)).map(({ card }) => card)
    expect(page.view?.deck.discard.toSorted(byText)).toEqual(discarded.toSorted(byText))
    if (decisions > 12) expect(discarded).not.toEqual([])
    expect(page.view?.deck.undealt).toBe(DAMAGE_DECK.length - dealt.length)
  })

  test('every dial that was set is opened once, and is what was sealed', () => {
    const { page } = game
    const serials = ['cr90-1', 'nebulon-b-1', 'victory-1']
    const opened = [...ofType(page, 'dialRevealed'), ...ofType(page, 'dialsOpened').flatMap(({ dials }) => dials)]
    const commands = ['navigate', 'squadron', 'repair', 'concentrate-fire']
    const sealed = ofType(page, 'dialsSet').flatMap(({ dials }) => dials)
    const seals = opened.map(({ ship, n, command, salt }) => ({
      ship,
      n,
      commitment: sha256(
        hex(page.id),
        uint(2, serials.indexOf(ship)),
        uint(2, n),
        uint(1, commands.indexOf(command)),
        hex(salt),
      ),
    }))
    const byName = (x: { ship: string; n: number }, y: { ship: string; n: number }) =>
      x.ship.localeCompare(y.ship) || x.n - y.n
    expect(seals.sort(byName)).toEqual(sealed.sort(byName))
    expect(sealed.length).toBeGreaterThan(5)
  })
})
