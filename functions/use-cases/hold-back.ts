import { createHmac } from 'node:crypto'
import type { Deps } from '#functions/ports/deps'
import type { Head, HeldAnswer } from '#functions/ports/head'
import { deadline } from '#shared/clock/time-control'
import type { RequestId } from '#shared/engine/decision'
import { SEATS, type Seat } from '#shared/engine/state'
import type { Plan } from '#shared/orders/plan'
import type { Automatics } from './automatics'
import type { Commit } from './next-head'
import { type Commands, commandsOf } from './seat-commands'

export type Plans = Partial<Record<Seat, Plan[]>>

/**
 * What happened in a commit, with what the seats have prepared after it: what is left of plans that were played, and the
 * questions that their orders answer later, in disguise. `played`: what is left of a plan that was played by its button.
 */
export async function happenedIn(
  deps: Pick<Deps, 'players'>,
  head: Head,
  hands: Automatics,
  now: number,
  played: Plans = {},
): Promise<Commit> {
  const happened = hands.run.happened()
  const commands: Commands = { ...head.desk.commands }
  const plans: Plans = { ...hands.settled.plans, ...played }
  for (const seat of SEATS) {
    const left = plans[seat]
    const own = commandsOf(head, seat)
    if (left) commands[seat] = { ...own, edition: own.edition + 1, plans: left }
    const request = hands.settled.held[seat]
    if (request === undefined || !happened.open.some(({ id }) => id === request)) continue
    commands[seat] = { ...own, ...commands[seat], held: await heldBack(deps, head, seat, request, now) }
  }
  return Object.keys(commands).length === 0 ? happened : { ...happened, commands }
}

async function heldBack(
  { players }: Pick<Deps, 'players'>,
  head: Head,
  seat: Seat,
  request: RequestId,
  now: number,
): Promise<HeldAnswer> {
  // Most games hold nothing back: they do without zones.
  const { momentOfAnswer } = await import('#shared/clock/awake')
  const zone = commandsOf(head, seat).zone ?? (await players.load(head.seats[seat]?.player ?? ''))?.zone
  const since = head.desk.clocks[seat]?.since ?? now
  const left = deadline({ since, hours: head.hoursPerHandOff }, []) - now
  return { request, at: momentOfAnswer({ now, left, zone: zone ?? 'UTC', part: partFor(head, request) }) }
}

/** At least 0, below 1, for nobody to foresee: by the game's secret, over a request id, which never comes again. */
function partFor({ id, chance }: Head, request: RequestId): number {
  const hash = createHmac('sha256', Buffer.from(chance.secret, 'hex'))
    .update(JSON.stringify(['armada-held-answer-1', id, request]))
    .digest()
  return hash.readUInt32BE() / 2 ** 32
}
