import { aboutOwn, at, forbid } from '#shared/game/engine/card-builder'
import type { Moment, Self } from '#shared/game/engine/card-rules'
import { HULL_ZONES, type HullZone, type PublicTable, shipOf } from '#shared/game/engine/state'

/** No zone gets more by it, and so many zones gain. */
const MOST = 6
const GAINING = 2

type Shields = Readonly<Record<HullZone, number>>

/** All ways to spread so many shields over some zones, as many of which may gain. */
function spreads(now: Shields, [zone, ...others]: readonly HullZone[], left: number, gaining: number): Shields[] {
  if (!zone) return left === 0 ? [now] : []
  const most = Math.min(left, gaining > 0 ? Math.max(MOST, now[zone]) : now[zone])
  return Array.from({ length: most + 1 }, (_, shields) => shields).flatMap((shields) =>
    spreads(now, others, left - shields, shields > now[zone] ? gaining - 1 : gaining).map((rest) => ({
      ...rest,
      [zone]: shields,
    })),
  )
}

/** How many shields a zone may have then, beside those that are settled; what it has comes first. */
const numbersFor =
  (zone: HullZone) =>
  (g: PublicTable, _moment: Moment, settled: Partial<Record<HullZone, string | undefined>>, { on }: Self): string[] => {
    const { shields } = shipOf(g, on)
    const all = HULL_ZONES.reduce((sum, each) => sum + shields[each], 0)
    const open = spreads(shields, HULL_ZONES, all, GAINING).filter((spread) =>
      HULL_ZONES.every((each) => settled[each] === undefined || Number(settled[each]) === spread[each]),
    )
    return [...new Set([shields[zone], ...open.map((spread) => spread[zone])])]
      .filter((shields) => open.some((spread) => spread[zone] === shields))
      .map(String)
  }

/** The zone of each shield that comes in, or goes out. */
const changed = (from: Shields, to: Shields): HullZone[] =>
  HULL_ZONES.flatMap((zone) => Array.from({ length: Math.max(0, to[zone] - from[zone]) }, () => zone))

/**
 * When it is deployed, the ship may move any of its shields to one or two of its zones, up to six in each. While a zone has more
 * than its maximum, the ship recovers no shields; they can still be moved to its zones (FQ.aspiration.1).
 */
export default [
  at('unit.deployed')
    .may()
    .when(aboutOwn)
    .ask('front', numbersFor('front'))
    .ask('right', numbersFor('right'))
    .ask('rear', numbersFor('rear'))
    .ask('left', numbersFor('left'))
    .do((tx, _moment, { front, right, rear, left }, { on }) => {
      const now = { ...shipOf(tx.state, on).shields }
      const then = { front: Number(front), right: Number(right), rear: Number(rear), left: Number(left) }
      const into = changed(now, then)
      for (const [i, from] of changed(then, now).entries()) tx.moveShield(on, from, into[i] ?? from)
    }),
  forbid('recover-shield', (g, unit, self, { moved }, now) => {
    const { shields } = g.ships[unit] ?? {}
    const isOverfull =
      unit === self.on && HULL_ZONES.some((zone) => (shields?.[zone] ?? 0) > now('shields', unit, { zone }))
    return isOverfull && !moved
  }),
]
