import type { Deps } from '#functions/ports/deps'
import type { Head, HeldAnswer } from '#functions/ports/head'
import { begunClock, nominalDue } from '#functions/use-cases/clock/seat-clock'
import type { RequestId } from '#shared/game/engine/decision'
import { SEATS, type Seat } from '#shared/game/engine/state'
import { momentPart } from './game-chance'
import type { Commit } from './next-head'
import type { GameCommit } from './open-commit'
import { type Commands, commandsOf } from './seat-commands'

/**
 * What a commit did, with what the seats have prepared after it: what is left of plans that were played, and the questions
 * that their orders answer later, in disguise.
 */
export async function closeCommit(
  deps: Pick<Deps, 'players'>,
  head: Head,
  { game, decisions, notes, outcome }: GameCommit,
  now: number,
): Promise<Commit> {
  const { state, draws, events } = game.run
  const open = game.pending()
  const commands: Commands = { ...head.desk.commands }
  for (const seat of SEATS) {
    const left = outcome.plans[seat]
    const own = commandsOf(head, seat)
    if (left) commands[seat] = { ...own, edition: own.edition + 1, plans: left }
    const request = outcome.held[seat]
    if (request === undefined || !open.some(({ id }) => id === request)) continue
    commands[seat] = { ...own, ...commands[seat], held: await heldBack(deps, head, seat, request, now) }
  }
  return {
    state,
    draws: [...draws],
    events: [...events],
    open,
    score: game.score(),
    decisions,
    ...(notes.length > 0 && { notes }),
    ...(Object.keys(commands).length > 0 && { commands }),
  }
}

async function heldBack(
  { players }: Pick<Deps, 'players'>,
  head: Head,
  seat: Seat,
  request: RequestId,
  now: number,
): Promise<HeldAnswer> {
  // Most games hold nothing back: they do without zones.
  const { momentOfAnswer } = await import('#shared/play/clock/awake')
  const zone = commandsOf(head, seat).zone ?? (await players.load(head.seats[seat]?.player ?? ''))?.zone
  const clock = head.desk.clocks[seat] ?? begunClock(head, seat, head.desk.times?.[seat] ?? {}, now, request)
  const left = nominalDue(head, clock) - now
  return { request, at: momentOfAnswer({ now, left, zone: zone ?? 'UTC', part: momentPart(head, request) }) }
}
