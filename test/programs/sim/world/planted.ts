import type { Deps } from '#functions/ports/deps'
import type { GameStore, NoticeRow } from '#functions/ports/game-store'
import type { Head } from '#functions/ports/head'
import { otherSeat, SEATS, type Seat } from '#shared/game/engine/state'
import { changed, logRowFirst, noticeSentUnclaimed } from '../planted-in-stores'
import type { Narrowed } from './world'

type Changes = Partial<GameStore>

/** The stores, some of whose games' calls are others. */
const games = (change: (games: GameStore) => Changes): Narrowed => ({
  plant: (stores) => ({ ...stores, games: Object.assign(Object.create(stores.games), change(stores.games)) }),
})

/** The same for one invocation: it keeps what it needs to know. */
const using = (change: (deps: Deps) => Changes): Narrowed => ({
  replaced: (deps) => ({ ...deps, games: changed(deps.games, change(deps)) }),
})

/** Changes HEAD on its way into the store. */
const heads = (change: (head: Head, before: Head | undefined) => Head): Narrowed =>
  using(({ games: store }) => {
    let before: Head | undefined
    return {
      async load(id) {
        const loaded = await store.load(id)
        before = loaded?.head
        return loaded
      },
      commit: (next, expected) => store.commit(change(next, before), expected),
    }
  })

/** Faults that a world must not let pass, and what is said of each. */
export const PLANTED = {
  'a put of HEAD without its condition': {
    narrowed: games((store) => ({
      async commit(next) {
        const loaded = await store.load(next.id)
        return store.commit(next, loaded?.head.revision ?? 0)
      },
    })),
    complaint: /an update is lost/,
  },
  'the log row written before what it vouches for': {
    narrowed: using(({ games: store }) => logRowFirst(store)),
    complaint: /was not told|the list of/,
  },
  'an outward id with a part that is drawn anew': {
    narrowed: using(({ games: store, entropy }) => ({
      putNotice: (row) =>
        store.putNotice({ ...row, messageId: `${row.messageId}.${Buffer.from(entropy.bytes(4)).toString('hex')}` }),
    })),
    complaint: /has two ids/,
  },
  'a projection that forgets the notices': {
    narrowed: games(() => ({ putNotice: async () => {} })),
    complaint: /was not told/,
  },
  'a notice sent without a claim': {
    narrowed: games(noticeSentUnclaimed),
    complaint: /twice|again after it was marked/,
  },
  'a notice told to the other seat': {
    narrowed: games((store) => ({
      putNotice: async (row: NoticeRow) => {
        const other = (await store.load(row.game))?.head.seats[otherSeat(row.seat)]?.player
        await store.putNotice({ ...row, person: other ?? row.person })
      },
    })),
    complaint: /was told what is/,
  },
  'time that is over charged to the other seat': {
    narrowed: heads((next, before) => ({ ...next, desk: { ...next.desk, clocks: swapped(next, before) } })),
    complaint: /has no clock|is not asked/,
  },
  'a clock that goes on from the hand-off before': {
    narrowed: heads((next) => ({ ...next, desk: { ...next.desk, clocks: running(next) } })),
    complaint: /had \d+ s less/,
  },
  'outages that are forgotten': {
    narrowed: games(() => ({ outages: async () => [] })),
    complaint: /its time counts as over|it is reminded|it is played for|claimed of it/,
  },
  'a heart that beats before the sweep': {
    narrowed: using(({ games: store, clock }) => ({
      async cursor(shard) {
        await store.putHeartbeat(shard, clock.now())
        return store.cursor(shard)
      },
    })),
    complaint: /had \d+ s less/,
  },
  'time that is charged without word': {
    narrowed: heads((next) => ({ ...next, desk: { ...next.desk, clocks: untold(next) } })),
    complaint: /was not told|had \d+ s less/,
  },
  'a submission that is not remembered': {
    narrowed: heads((next) => ({ ...next, desk: { ...next.desk, remembered: { a: [], b: [] } } })),
    complaint: /acknowledged and is lost/,
  },
  'the newest revision taken for written out': {
    narrowed: using(({ games: store }) => ({
      async load(id) {
        const loaded = await store.load(id)
        return loaded && { head: loaded.head, newest: loaded.head.revision }
      },
    })),
    complaint: /log rows|never written out|was not told|chain of hashes|failed by itself/,
  },
  'numbers of draws that begin again': {
    narrowed: heads((next) => ({
      ...next,
      out: { ...next.out, draws: next.out.draws.map((draw) => ({ ...draw, n: 0 })) },
    })),
    complaint: /draws are numbered|with other draws|chain of hashes/,
  },
} satisfies Record<string, { narrowed: Narrowed; complaint: RegExp }>

/** Who has just become late is spared, the other one is late. */
function swapped(next: Head, before: Head | undefined): Head['desk']['clocks'] {
  const { clocks } = next.desk
  const isNew = (seat: Seat) => clocks[seat]?.expired && before?.desk.clocks[seat]?.expired === false
  const { a, b } = clocks
  return SEATS.some(isNew) ? { ...(b && { a: b }), ...(a && { b: a }) } : clocks
}

/** Nobody needs to be told of any of them. */
function untold({ desk: { clocks } }: Head): Head['desk']['clocks'] {
  const [a, b] = [clocks.a, clocks.b].map((clock) => {
    const { told: _, ...rest } = clock ?? {}
    return clock && (rest as typeof clock)
  })
  return { ...(a && { a }), ...(b && { b }) }
}

function running({ created, desk: { clocks } }: Head): Head['desk']['clocks'] {
  const [a, b] = [clocks.a, clocks.b].map((clock) => clock && { ...clock, since: created })
  return { ...(a && { a }), ...(b && { b }) }
}
