import * as fc from 'fast-check'
import type { Stores } from '#functions/adapters/dynamodb/open'
import { dayOf } from '#functions/ports/clock'
import type { DueHint, ListRow, NoticeRow } from '#functions/ports/game-store'
import { newLearningGame } from '#shared/game/flow/learning-scenario'
import { listRow, logRow, noticeRow, openHead } from '#test/support/store-rows'

/** Names that no other run has on the same table; its instants lie in days of their own. */
interface World {
  game(i: number): string
  player(i: number): string
  at(minutes: number): number
}

/** So many days a run may speak of. */
const DAYS = 40
const DAY = 86_400_000
const MINUTE = 60_000

export const worldOf = (n: number): World => ({
  game: (i) => `${i}${i}${n.toString(16).padStart(30, '0')}`,
  player: (i) => `${ODD_IDS[i] ?? 'p'}${n}`,
  at: (minutes) => DAYS * DAY * n + Math.round(minutes * MINUTE),
})
/** As far as keys allow: what sorts before and behind digits, what `#` separates, what is no ASCII. */
const ODD_IDS = ['p', 'P-_', '~p', 'é', '0', 'p p']

/** One call of a store. What it answers must be the same of every store that has seen the same calls. */
export type Call = (stores: Stores, world: World) => Promise<unknown>

const game = fc.nat(2)
const player = fc.nat(ODD_IDS.length - 1)
const revision = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constantFrom(99, 100, 1_000_000, 999_999_999))
/** Few, so that they are met again; some of them no whole seconds. */
const minutes = fc.oneof(
  fc.nat(3 * 24 * 60),
  fc.nat(9),
  fc.nat(9).map((few) => few + 0.0105),
)
const limit = fc.integer({ min: 1, max: 5 })
const text = fc.string({ unit: 'grapheme', maxLength: 20 })

const call = <T>(
  parts: { [K in keyof T]: fc.Arbitrary<T[K]> },
  made: (parts: T, stores: Stores, world: World) => Promise<unknown>,
) =>
  (fc.record(parts) as fc.Arbitrary<T>).map((picked) =>
    Object.assign((stores: Stores, world: World) => made(picked, stores, world), {
      [fc.toStringMethod]: () => `${made.toString().replace(/\s+/g, ' ').slice(0, 160)} with ${JSON.stringify(picked)}`,
    }),
  ) as fc.Arbitrary<Call>

const byGame = (rows: readonly ListRow[]) => rows.toSorted((a, b) => (a.game < b.game ? -1 : 1))
const hint = (world: World, of: { game: number; at: number; revision: number }): DueHint => ({
  game: world.game(of.game),
  at: world.at(of.at),
  revision: of.revision,
})
const notice = (world: World, of: { game: number; revision: number; player: number; mail: boolean }): NoticeRow => {
  const person = world.player(of.player)
  return noticeRow(world.game(of.game), {
    revision: of.revision,
    person,
    channel: of.mail ? 'email' : 'webhook:w1',
    due: world.at(5),
  })
}
const ofNotice = { game, revision, player, mail: fc.boolean() }

/** Calls of everything that a game store does, about a few games and players, so that they meet. */
export const gameCall: fc.Arbitrary<Call> = fc.oneof(
  call({ game }, (of, { games }, world) => games.load(world.game(of.game))),
  call({ game, revision: fc.integer({ min: 1, max: 6 }), expected: fc.nat(5), text }, (of, { games }, world) =>
    games.commit({ ...openHead(world.game(of.game), of.revision), invitation: of.text }, of.expected),
  ),
  call({ game, expected: fc.nat(5), text }, async (of, { games }, world) => {
    const loaded = await games.load(world.game(of.game))
    const now = loaded?.head.revision ?? 0
    return games.commit({ ...openHead(world.game(of.game), now + 1), invitation: of.text }, now)
  }),
  call({ game, revision, build: text }, (of, { games }, world) =>
    games.putLog({ ...logRow(world.game(of.game), of.revision), build: of.build }),
  ),
  call({ game, revision, step: fc.nat(9) }, (of, { games }, world) => {
    const state = { ...newLearningGame({ gameId: world.game(of.game), wishes: { a: 'any', b: 'any' } }), step: of.step }
    return games.putSnapshot({ game: world.game(of.game), revision: of.revision, state })
  }),
  call(ofNotice, (of, { games }, world) => games.putNotice(notice(world, of))),
  call({ ...ofNotice, claim: text, now: minutes, until: minutes }, (of, { games }, world) =>
    games.claimNotice(notice(world, of), `c${of.claim}`, world.at(of.now), world.at(of.until)),
  ),
  call({ ...ofNotice, claim: text, sent: fc.boolean() }, (of, { games }, world) =>
    games.settleNotice(
      notice(world, of),
      `c${of.claim}`,
      of.sent ? { status: 'sent', handed: world.at(6) } : { status: 'waiting', due: world.at(7) },
    ),
  ),
  call({ game, revision }, (of, { games }, world) => games.notices(world.game(of.game), of.revision)),
  call({ game, player, revision, opponent: text }, (of, { games }, world) =>
    games.putListRow(
      listRow(world.player(of.player), world.game(of.game), { revision: of.revision, opponent: of.opponent }),
    ),
  ),
  call({ game, revision, gone: fc.boolean() }, (of, { games }, world) =>
    games.putInvitation({
      code: `i-${world.game(of.game)}`,
      game: world.game(of.game),
      revision: of.revision,
      gone: of.gone,
    }),
  ),
  call({ game }, (of, { games }, world) => games.invitation(`i-${world.game(of.game)}`)),
  call({ game, player, revision, at: minutes, end: minutes }, (of, { games }, world) => {
    const wait = (due: number) => ({ player: world.player(of.player), game: world.game(of.game), due: world.at(due) })
    return games.writeHints({ due: [hint(world, of)], wait: [wait(of.at)], endWait: [wait(of.end)] })
  }),
  call({ game, revision, at: minutes }, (of, { games }, world) => games.endDue(hint(world, of))),
  call(
    { game, revision, day: fc.nat(3), until: minutes, limit, from: minutes, goesOn: fc.boolean() },
    (of, { games }, world) => {
      const day = dayOf(world.at(24 * 60 * of.day))
      const after = of.goesOn ? hint(world, { ...of, at: of.from }) : undefined
      return games.due(of.game % 4, day, world.at(of.until), of.limit, after)
    },
  ),
  call({ player, limit }, (of, { games }, world) => games.waiting(world.player(of.player), of.limit)),
  call({ player }, async (of, { games }, world) =>
    byGame(await games.listRowsOf(world.player(of.player), [0, 1, 2, 0].map(world.game))),
  ),
  call({ player, limit, game, goesOn: fc.boolean() }, (of, { games }, world) =>
    games.listRows(world.player(of.player), of.limit, of.goesOn ? world.game(of.game) : undefined),
  ),
  call({ game, since: fc.nat(14) }, (of, { games }, world) => games.logSince(world.game(of.game), of.since)),
  call({ game }, (of, { games }, world) => games.wholeLog(world.game(of.game))),
  call({ game, from: revision, to: revision }, (of, { games }, world) =>
    games.logRows(world.game(of.game), of.from, of.to),
  ),
  call({ game, revision }, (of, { games }, world) => games.snapshotBy(world.game(of.game), of.revision)),
  call({ game, revision }, (of, { games }, world) => games.snapshotAfter(world.game(of.game), of.revision)),
  call({ game }, (of, { games }, world) => games.snapshots(world.game(of.game))),
)

const HALF = { faction: 'rebel', ships: [], squadrons: [], objectives: {} } as const

/** The same of fleets and players. */
export const otherCall: fc.Arbitrary<Call> = fc.oneof(
  call({ game }, (of, { fleets }, world) => fleets.load(world.game(of.game))),
  call(
    { game, player, version: fc.integer({ min: 1, max: 5 }), expected: fc.nat(4), name: text },
    (of, { fleets }, world) => {
      const head = {
        id: world.game(of.game),
        owner: world.player(of.player),
        version: of.version,
        updated: 1,
        made: 'm',
      }
      return fleets.commit(of.name === '' ? head : { ...head, content: { name: of.name, fleet: HALF } }, of.expected)
    },
  ),
  call({ game, version: revision, name: text }, (of, { fleets }, world) =>
    fleets.putVersion({ id: world.game(of.game), version: of.version, updated: 2, name: of.name, fleet: HALF }),
  ),
  call({ game, version: revision }, (of, { fleets }, world) => fleets.version(world.game(of.game), of.version)),
  call({ game, limit }, (of, { fleets }, world) => fleets.versions(world.game(of.game), of.limit)),
  call({ game }, (of, { fleets }, world) => fleets.dropVersions(world.game(of.game))),
  call({ game, player, version: revision, name: text }, (of, { fleets }, world) =>
    fleets.putListRow({
      player: world.player(of.player),
      fleet: world.game(of.game),
      version: of.version,
      ...(of.name === ''
        ? { gone: true, expiresAt: Number.MAX_SAFE_INTEGER - 1 }
        : { gone: false, name: of.name, faction: 'rebel', ships: 1, squadrons: 0, updated: 3 }),
    }),
  ),
  call({ player }, async (of, { fleets }, world) =>
    (await fleets.list(world.player(of.player))).toSorted((a, b) => (a.fleet < b.fleet ? -1 : 1)),
  ),
  call({ player }, (of, { players }, world) => players.load(world.player(of.player))),
  call(
    { player, revision: fc.integer({ min: 1, max: 4 }), expected: fc.nat(3), name: text },
    (of, { players }, world) =>
      players.commit(
        {
          id: world.player(of.player),
          revision: of.revision,
          created: 1,
          name: of.name,
          email: 'a@example.org',
          zone: 'UTC',
          mail: true,
          webhooks: [],
        },
        of.expected,
      ),
  ),
  call({ player, game }, (of, { players }, world) => players.claimEmail(world.game(of.game), world.player(of.player))),
  call({ player, game }, (of, { players }, world) => players.claimName(world.game(of.game), world.player(of.player))),
  call({ player, game }, (of, { players }, world) => players.freeName(world.game(of.game), world.player(of.player))),
  call({ game }, (of, { players }, world) => players.playerOfEmail(world.game(of.game))),
  call({ game, player, expires: minutes }, (of, { players }, world) =>
    players.putSession(world.game(of.game), {
      player: world.player(of.player),
      created: world.at(0),
      expiresAt: world.at(of.expires),
    }),
  ),
  call({ game, now: minutes }, (of, { players }, world) => players.session(world.game(of.game), world.at(of.now))),
  call({ game }, (of, { players }, world) => players.endSession(world.game(of.game))),
  call({ game, expires: minutes }, (of, { players }, world) =>
    players.putLink(world.game(of.game), {
      email: 'a@example.org',
      created: world.at(0),
      expiresAt: world.at(of.expires),
    }),
  ),
  call({ game, now: minutes }, (of, { players }, world) => players.useLink(world.game(of.game), world.at(of.now))),
  call({ game, player, expires: minutes }, (of, { players }, world) =>
    players.putCode(world.game(of.game), { link: world.player(of.player), expiresAt: world.at(of.expires) }),
  ),
  call({ game, now: minutes }, (of, { players }, world) => players.code(world.game(of.game), world.at(of.now))),
  call({ player, now: minutes, expires: minutes }, (of, { players }, world) =>
    players.count(world.player(of.player), world.at(of.now), world.at(of.expires)),
  ),
)
