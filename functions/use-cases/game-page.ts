import type { Actor, Deps } from '#functions/ports/deps'
import type { Head, Out, SeatHolder } from '#functions/ports/head'
import { SEATS } from '#shared/engine/state'
import type { GamePage, LogEntry } from '#shared/protocol/responses'
import type { Viewer } from '#shared/view/game-view'
import { battlePage } from './battle'
import { decidedBy } from './brief'
import { readClocks } from './clocks'

type Parts = Pick<Deps, 'games' | 'clock' | 'rules'>

export const viewerOf = (head: Head, actor: Actor | undefined): Viewer =>
  SEATS.find((seat) => actor !== undefined && head.seats[seat]?.player === actor.player) ?? 'spectator'

export const statusOf = ({ state }: Head): GamePage['status'] =>
  state === undefined ? 'open' : state.result === undefined ? 'running' : 'over'

const seatShown = ({ name, bot }: SeatHolder) => ({ name, ...(bot === undefined ? {} : { bot }) })

/** The page of one game for one viewer as of `now`; built up from what that viewer may know. */
export async function gamePage(
  deps: Parts,
  head: Head,
  viewer: Viewer,
  since: number,
  now = deps.clock.now(),
): Promise<GamePage> {
  const { state } = head
  const seatB = head.seats.b
  const clocks = await readClocks(deps, head, now)
  return {
    id: head.id,
    status: statusOf(head),
    you: viewer,
    seats: { a: { name: head.seats.a.name }, b: seatB === undefined ? null : seatShown(seatB) },
    hoursPerHandOff: head.hoursPerHandOff,
    ...(viewer === 'a' && seatB === undefined ? { invitation: `/i/${head.invitation}` } : {}),
    ...(viewer === 'spectator' ? {} : { decided: decidedBy(head, viewer) }),
    deadlines: clocks.deadlines.map(({ seat, due }) => ({ seat, due: new Date(due).toISOString() })),
    mayClaim: viewer !== 'spectator' && clocks.mayClaim[viewer],
    chanceCommitment: head.chance.commitment,
    ...(state?.result === undefined || seatB === undefined
      ? {}
      : {
          result: state.result,
          chanceSecret: { secret: head.chance.secret, salts: { a: head.seats.a.salt, b: seatB.salt } },
        }),
    ...(head.battle === undefined ? {} : { battle: battlePage(head.battle, viewer) }),
    ...(state === undefined ? {} : { view: deps.rules.viewFor(state, viewer) }),
    log: state === undefined ? [] : await logEntries(deps, head, viewer, since),
  }
}

/**
 * Events after step `since`. Those of the newest commit come from HEAD itself, because its log row may not be written
 * yet; rows that a later commit has added meanwhile are not part of this page.
 */
export async function logEntries(deps: Parts, head: Head, viewer: Viewer, since: number): Promise<LogEntry[]> {
  const rows = since < head.out.steps.after ? await deps.games.logSince(head.id, since) : []
  const past = rows.filter(({ revision }) => revision < head.revision)
  return [...past, head.out].flatMap((row) => entriesOf(deps, row, viewer)).filter(({ step }) => step > since)
}

/** The events of one commit, as this viewer may read them. */
export const entriesOf = (
  { rules }: Pick<Deps, 'rules'>,
  { at, events, steps }: Pick<Out, 'at' | 'events' | 'steps'>,
  viewer: Viewer,
): LogEntry[] =>
  rules.logFor(events, viewer).map((event, i) => ({ step: steps.after + i + 1, at: new Date(at).toISOString(), event }))
