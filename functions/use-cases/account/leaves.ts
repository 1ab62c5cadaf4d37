import type { Actor, Deps } from '#functions/ports/deps'
import type { Player } from '#functions/ports/player-store'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import {
  ANNOUNCED_MOST_DAYS,
  daysBetween,
  daysTaken,
  isDay,
  LEAVE_DAYS_A_YEAR,
  type Leave,
  spanOfDays,
  todayIn,
} from '#shared/play/clock/leave'
import type { LeavePage } from '#shared/play/protocol/responses'
import { leaveInGames } from './leave-in-games'
import { changePlayer } from './profile'

type Parts = Pick<Deps, 'players' | 'games' | 'settings' | 'clock' | 'entropy'>

/** Kept of one player, the latest; those of earlier years count for nothing any more. */
const KEPT = 60
/** Games that a page names: more at once nobody plays. */
const GAMES_SHOWN = 100

/** The own leave, what is left of the allowance, and the games whose time it stops. */
export async function readLeave(
  deps: Pick<Deps, 'players' | 'games' | 'clock'>,
  actor: Actor,
): Promise<LeavePage | ServiceRefusal> {
  const player = await deps.players.load(actor.player)
  return player === undefined ? new ServiceRefusal('not-signed-in') : leavePage(deps, player)
}

/** Announces leave; that of today begins at once. A repeat finds it there and changes nothing. */
export async function takeLeave(
  deps: Parts,
  actor: Actor,
  wanted: { first?: string | undefined; last: string },
): Promise<LeavePage | ServiceRefusal> {
  const now = deps.clock.now()
  const id = Buffer.from(deps.entropy.bytes(8)).toString('hex')
  return changeLeave(deps, actor, (player) => {
    const today = todayIn(player.zone, now)
    const { first = today, last } = wanted
    const days = { first, last }
    if (!isDay(first) || !isDay(last) || first < today || last < first) return new ServiceRefusal('no-such-day')
    if (daysBetween(today, last) > ANNOUNCED_MOST_DAYS) return new ServiceRefusal('no-such-day', 'last')
    const { leaves = [] } = player
    if (leaves.some((one) => one.first <= first && one.last >= last && one.to > now)) return leaves
    const all = [...leaves, { id, ...days, ...spanOfDays(days, player.zone, now) }]
    const isSpent = [...daysTaken(all).values()].some((taken) => taken > LEAVE_DAYS_A_YEAR)
    return isSpent ? new ServiceRefusal('leave-spent') : all.slice(-KEPT)
  })
}

/** Takes back leave that has not begun, and ends the one that has: today counts as taken. */
export const endLeave = (deps: Parts, actor: Actor, id: string): Promise<LeavePage | ServiceRefusal> => {
  const now = deps.clock.now()
  return changeLeave(deps, actor, ({ leaves = [], zone }) => {
    const ended = leaves.find((one) => one.id === id)
    if (!ended) return new ServiceRefusal('no-such-leave')
    if (ended.to <= now) return leaves
    const others = leaves.filter((one) => one.id !== id)
    return ended.from > now ? others : [...others, { ...ended, last: todayIn(zone, now), to: now }]
  })
}

async function changeLeave(
  deps: Parts,
  actor: Actor,
  change: (player: Player) => Leave[] | ServiceRefusal,
): Promise<LeavePage | ServiceRefusal> {
  const changed = await changePlayer(deps, actor.player, (player) => {
    const leaves = change(player)
    return leaves instanceof ServiceRefusal ? leaves : { ...player, leaves }
  })
  if (changed === undefined) return new ServiceRefusal('not-signed-in')
  if (changed instanceof ServiceRefusal) return changed
  await leaveInGames(deps, changed)
  return leavePage(deps, changed)
}

async function leavePage(
  { games, clock }: Pick<Deps, 'games' | 'clock'>,
  { id, leaves = [], zone }: Player,
): Promise<LeavePage> {
  const now = clock.now()
  const taken = daysTaken(leaves)
  const year = Number(todayIn(zone, now).slice(0, 4))
  const { rows } = await games.listRows(id, GAMES_SHOWN)
  const iso = (at: number) => new Date(at).toISOString()
  return {
    leaves: leaves
      .filter(({ to }) => to > now)
      .sort((x, y) => x.from - y.from)
      .map(({ id: leave, first, last, from, to }) => ({ id: leave, first, last, from: iso(from), to: iso(to) })),
    left: [year, year + 1].map((each) => ({ year: each, days: LEAVE_DAYS_A_YEAR - (taken.get(each) ?? 0) })),
    games: rows
      .filter(({ status, against }) => status === 'running' && against === undefined)
      .map(({ game, opponent }) => ({ id: game, ...(opponent !== undefined && { opponent }) })),
  }
}
