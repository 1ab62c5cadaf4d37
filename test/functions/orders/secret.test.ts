import { afterEach, expect, test, vi } from 'vitest'
import type { Desk, Head, SeatCommands } from '#functions/ports/head'
import { tick } from '#functions/use-cases/clock/tick'
import { project } from '#functions/use-cases/commit/project'
import { gamePage } from '#functions/use-cases/read/game-page'
import type { Plan } from '#shared/play/orders/plan'
import type { Orders } from '#shared/play/orders/standing-order'
import type { MemoryGameStore } from '#test/support/memory/memory-game-store'
import { order, playBoth, playOne, type Twin, twin } from '#test/support/prepared-duel'

/** Who may know what lies beside the game state; total, so that a new field must say so (R17.10a, R17.11). */
const DESK = {
  clocks: 'public',
  remembered: 'owner',
  commands: 'owner',
  times: 'public',
  rests: 'owner',
  away: 'owner',
  pause: 'public',
  autopilot: 'public',
} as const satisfies Record<keyof Desk, string>
const COMMANDS = {
  edition: 'owner',
  orders: 'owner',
  plans: 'owner',
  zone: 'owner',
  held: 'owner',
} as const satisfies Record<keyof SeatCommands, string>
const MARK = 'zqmark'
/** They fire, and every text in them that a player may write is marked. */
const MARKED: Orders = {
  preset: 'stubborn',
  orders: [
    {
      id: `${MARK}-defense`,
      kind: 'defense',
      scope: { on: 'match' },
      rules: [
        { when: { word: 'attacker', in: [`${MARK}-ship`] }, do: 'ask' },
        { when: { amount: 'round', min: 1 }, do: { spend: [{ token: 'brace' }, { token: 'redirect' }] } },
      ],
      otherwise: 'decline',
    },
    { id: `${MARK}-pick`, kind: 'pick', scope: { on: 'match' }, rules: [], otherwise: { first: [`${MARK}-card`] } },
  ],
}
const plan = (id: string): Plan => ({
  id,
  lines: [{ ask: 'ship.activate', subject: `${MARK}-subject`, choose: { option: `${MARK}-option` } }],
  unless: [{ word: 'on-table', unit: `${MARK}-unit`, in: ['no'] }],
  plays: 'itself',
})

afterEach(() => {
  vi.restoreAllMocks()
})

/** All that everybody else can get of a game. */
async function seenByOthers({ a, id, service }: Twin): Promise<string[]> {
  const paths = ['', '?since=0', '/log', '/at', '/at/1', '/at/300', '/export', '/orders']
  const readers = [a, service.browser()]
  const answers = await Promise.all(readers.flatMap((who) => paths.map((path) => who.get(`/games/${id}${path}`))))
  const list = await a.get('/games')
  const stray = { submissionId: 'stray', answers: 'f1.0.b' }
  const tries = await Promise.all(
    [`plans/${MARK}-plan/play`, 'answer-by-order'].map((path) => a.post(`/games/${id}/${path}`, stray)),
  )
  const asked = await a.post(`/games/${id}/preview`, { script: [] })
  const mails = service.mails.mails
  return [...[...answers, list, ...tries, asked].map(({ text }) => text), JSON.stringify(mails)]
}

test('what orders and plans say is in nothing that others can get, nor in any mail, notice or log of the service', async () => {
  const logged = (['error', 'log', 'warn', 'info'] as const).map((method) => vi.spyOn(console, method))
  const game = await twin()
  const { a, b, id, service } = game
  await order(b, id, MARKED)
  await b.put(`/games/${id}/plans`, { edition: 1, plans: [plan(`${MARK}-plan`)] })
  const seen: string[] = []
  let looks = 0
  await playBoth([a, b], id, () => {
    looks += 1
    return looks > 60
  })
  service.clock.at += 5 * 60_000
  await tick(service.deps)
  seen.push(...(await seenByOthers(game)))
  await playBoth([a, b], id)
  service.clock.at += 5 * 60_000
  await tick(service.deps)
  seen.push(...(await seenByOthers(game)))
  expect(seen.join('\n')).toContain('"by":"order"')
  expect(seen.filter((text) => text.includes(MARK) && !text.includes(`${MARK}-plan/play`))).toEqual([])
  // Rows of lists, notices, hints: everything outside the record of the game itself.
  const rows = (service.deps.games as MemoryGameStore).rows.all()
  const outward = rows.filter(([pk, sk]) => !pk.startsWith('GAME#') || sk.startsWith('NOTICE#'))
  expect(JSON.stringify(outward)).not.toContain(MARK)
  for (const spy of logged) expect(JSON.stringify(spy.mock.calls)).not.toContain(MARK)
  // And they were not idle.
  expect((await b.get(`/games/${id}/orders`)).text).toContain(`${MARK}-defense`)
  const told = (await service.deps.games.wholeLog(id)).flatMap((row) => row.told ?? [])
  expect(told.some(({ fired }) => fired?.order === `${MARK}-defense`)).toBe(true)
})

const OTHER: Required<SeatCommands> = {
  edition: 7,
  orders: MARKED,
  plans: [plan('x')],
  zone: MARK,
  held: { request: 'f1.0.b', at: 1 },
}

/** The same HEAD with all that is the owner's of seat `b` replaced: what it has prepared, sent, and been told. */
function otherwise(head: Head): Head {
  const { desk, out } = head
  const told = out.told?.map((answer) => ({ ...answer, fired: { order: MARK, rule: 1, facts: [] } }))
  const sent = { submission: MARK, steps: { after: 0, upTo: 1 }, used: 3 }
  return {
    ...head,
    desk: {
      ...desk,
      remembered: { ...desk.remembered, b: [sent] },
      commands: { ...desk.commands, b: OTHER },
      rests: { ...desk.rests, b: { daysOff: [7], offsets: [{ at: 0, minutes: 60 }] } },
      away: { ...desk.away, b: [{ from: 8_000_000_000_000, to: 8_000_000_000_001 }] },
    },
    out: { ...out, ...(told && { told }) },
  }
}

test('nobody else’s page or list depends on what a seat has prepared (design 5)', async () => {
  const game = await twin()
  const { a, b, id, service, head } = game
  const first = await head()
  const { desk } = first
  const changed = otherwise(first).desk
  const owners = Object.keys(DESK).filter((key) => DESK[key as keyof Desk] === 'owner')
  expect(Object.keys(changed).filter((key) => changed[key as keyof Desk] !== desk[key as keyof Desk])).toEqual(owners)
  expect(Object.keys(OTHER)).toEqual(Object.keys(COMMANDS))
  await order(b, id, { preset: 'stubborn', orders: [] })
  let compared = 0
  for (let n = 0; n < 60; n += 1) {
    if (!(await playOne(a, id)) && !(await playOne(b, id))) break
    const now = await head()
    if (now.out.told === undefined && n % 10 > 0) continue
    for (const viewer of ['a', 'spectator'] as const) {
      const [one, other] = await Promise.all(
        [now, otherwise(now)].map((each) => gamePage(service.deps, each, viewer, now.out.steps.after)),
      )
      expect(other).toEqual(one)
      compared += 1
    }
  }
  expect(compared).toBeGreaterThan(6)
  expect(await listRowsOf(game, (each) => each)).toEqual(await listRowsOf(game, otherwise))
})

async function listRowsOf({ service, head }: Twin, change: (head: Head) => Head): Promise<unknown[]> {
  const rows: unknown[] = []
  const nothing = async () => undefined
  const writer = {
    putLog: nothing,
    putSnapshot: nothing,
    putNotice: async (row: unknown) => void rows.push(row),
    putListRow: async (row: unknown) => void rows.push(row),
    putInvitation: nothing,
    writeHints: nothing,
    endDue: nothing,
  }
  await project({ head: change(await head()) }, writer, service.clock.at)
  return rows
}
