import { generateIcsCalendar, type IcsEvent } from 'ts-ics'
import type { Actor, Deps } from '#functions/ports/deps'
import type { Head } from '#functions/ports/head'
import type { Player } from '#functions/ports/player-store'
import { readClocks } from '#functions/use-cases/clock/game-clocks'
import { listGames } from '#functions/use-cases/lobby/list-games'
import { viewerOf } from '#functions/use-cases/read/game-page'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { hashOf, newToken } from '#functions/use-cases/token'
import { otherSeat } from '#shared/game/engine/state'
import { nameFor } from '#shared/messages/given-name'
import { messagesIn } from '#shared/messages/in-language'
import type { CalendarAddress, CalendarState } from '#shared/play/protocol/responses'
import { changePlayer, languageOf } from './profile'

/** How long an event is that ends at a deadline; calendars draw none that has no length. */
const SHOWN_MS = 30 * 60_000

export async function calendarState(
  deps: Pick<Deps, 'players'>,
  actor: Actor,
): Promise<CalendarState | ServiceRefusal> {
  const player = await deps.players.load(actor.player)
  if (player === undefined) return new ServiceRefusal('not-signed-in')
  return player.calendar === undefined ? {} : { since: new Date(player.calendar.since).toISOString() }
}

/** A new address of the own calendar, shown once; the one before it no longer works. */
export async function renewCalendar(
  deps: Pick<Deps, 'players' | 'clock' | 'entropy' | 'settings'>,
  { player: id }: Actor,
): Promise<CalendarAddress | ServiceRefusal> {
  const key = newToken(deps.entropy)
  const calendar = { hash: hashOf(key), since: deps.clock.now() }
  const changed = await changePlayer(deps, id, (player) => ({ ...player, calendar }))
  if (changed === undefined) return new ServiceRefusal('not-signed-in')
  if (changed instanceof ServiceRefusal) return changed
  return { url: `${deps.settings.origin}/players/${id}/calendar/${key}`, since: new Date(calendar.since).toISOString() }
}

export async function endCalendar(
  deps: Pick<Deps, 'players'>,
  { player: id }: Actor,
): Promise<ServiceRefusal | undefined> {
  const changed = await changePlayer(deps, id, ({ calendar: _, ...player }) => player)
  if (changed === undefined) return new ServiceRefusal('not-signed-in')
  return changed instanceof ServiceRefusal ? changed : undefined
}

/** The own deadlines for a calendar program, which knows the address and nothing else. Nothing in it is secret. */
export async function deadlinesFor(
  deps: Pick<Deps, 'players' | 'games' | 'clock' | 'settings'>,
  id: string,
  key: string,
): Promise<string | ServiceRefusal> {
  const player = await deps.players.load(id)
  if (player?.calendar === undefined || player.calendar.hash !== hashOf(key)) return new ServiceRefusal('no-such-page')
  const { games } = await listGames(deps, { player: id })
  const waiting = games.filter(
    ({ status, waitsForYou, due }) => status === 'running' && waitsForYou && due !== undefined,
  )
  const events = await Promise.all(waiting.map((game) => eventOf(deps, player, game.id)))
  const { mail } = await messagesIn(languageOf(player))
  return generateIcsCalendar({
    version: '2.0',
    prodId: '-//Armada by Post//EN',
    name: mail.calendar.name,
    events: events.filter((event) => event !== undefined),
  })
}

async function eventOf(
  deps: Pick<Deps, 'games' | 'clock' | 'settings'>,
  player: Player,
  game: string,
): Promise<IcsEvent | undefined> {
  const head = (await deps.games.load(game))?.head
  const seat = head === undefined ? 'spectator' : viewerOf(head, { player: player.id })
  if (head === undefined || seat === 'spectator') return undefined
  const { deadlines } = await readClocks(deps, head, deps.clock.now())
  const due = deadlines.find((one) => one.seat === seat)?.due
  const clock = head.desk.clocks[seat]
  if (due === undefined || clock === undefined) return undefined
  const messages = await messagesIn(languageOf(player))
  const url = `${deps.settings.origin}/g/${head.id}`
  return {
    uid: `${clock.owes}.${head.id}@${new URL(deps.settings.origin).hostname}`,
    stamp: { date: new Date(head.out.at) },
    start: { date: new Date(due - SHOWN_MS) },
    end: { date: new Date(due) },
    summary: messages.mail.calendar.due(nameFor(nameOf(head, otherSeat(seat)), messages.site)),
    description: url,
    url,
  }
}

const nameOf = ({ seats }: Head, seat: 'a' | 'b'): string => seats[seat]?.name ?? ''
