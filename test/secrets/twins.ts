import * as keys from '#functions/adapters/dynamodb/keys'
import type { LogRow, SnapshotRow } from '#functions/ports/game-store'
import type { Battle, CommitOutput, Desk, Head, SeatAnswerNote, SeatCommands, SeatHolder } from '#functions/ports/head'
import type { GameEvent } from '#shared/game/engine/event'
import { COMMANDS, type GameState, SEATS, type Seat } from '#shared/game/engine/state'
import { hex, type RandomNumber } from '#shared/play/bots/random'
import { PRESET_NAMES } from '#shared/play/orders/standing-order'
import type { Viewer } from '#shared/play/view/game-view'
import { readersOf } from '#shared/play/view/log-for'
import { randomFleet } from '#test/programs/sim/random-fleet'
import { scramble, withoutAnswers } from '#test/support/scramble'
import type { House } from './house'

/**
 * Who may know what of a stored game while it runs; total, so that a new field must say so. `public`: everybody.
 * `owner`: parts of it are for one seat. `nobody`: it stays with the service. `kept`: it never goes outward itself, and
 * the twins share it, for other rows are found by it: what may follow from it is seen by twins with other edits.
 */
export type Secrecy = 'public' | 'owner' | 'nobody' | 'kept'
export const HEAD_SECRETS: Record<keyof Required<Head>, Secrecy> = {
  id: 'public',
  revision: 'kept',
  created: 'public',
  seats: 'owner',
  hoursPerHandOff: 'public',
  bank: 'public',
  whenTimeIsUp: 'public',
  invitation: 'kept',
  chance: 'nobody',
  battle: 'owner',
  withdrawn: 'public',
  left: 'kept',
  state: 'owner',
  desk: 'owner',
  out: 'owner',
}
/** Wishes until both have chosen (R17.6); salts, and the secret of the service, until the end (design 4). */
export const SEAT_SECRETS: Record<keyof Required<SeatHolder>, Secrecy> = {
  player: 'kept',
  bot: 'public',
  unreachable: 'public',
  name: 'public',
  wish: 'owner',
  salt: 'owner',
}
export const DESK_SECRETS: Record<keyof Required<Desk>, Secrecy> = {
  clocks: 'public',
  remembered: 'owner',
  commands: 'owner',
  times: 'public',
  rests: 'owner',
  away: 'owner',
  pause: 'public',
  autopilot: 'public',
}
export const COMMANDS_SECRETS: Record<keyof Required<SeatCommands>, Secrecy> = {
  edition: 'owner',
  orders: 'owner',
  plans: 'owner',
  zone: 'owner',
  held: 'kept',
}
export const OUT_SECRETS: Record<keyof Required<CommitOutput>, Secrecy> = {
  at: 'public',
  build: 'nobody',
  decisions: 'nobody',
  draws: 'nobody',
  events: 'owner',
  steps: 'public',
  awaited: 'public',
  score: 'public',
  left: 'kept',
  stopped: 'public',
  notices: 'public',
  told: 'owner',
  previousHash: 'nobody',
}

interface Options {
  below: RandomNumber
  /** For looks only: the game cannot go on from answers that were never given. */
  toLookAt?: boolean
}

/** HEAD as far as a viewer may know it; all else is another game. */
export function hiddenHead(head: Head, viewer: Viewer, { below, toLookAt = false }: Options): Head {
  const { state, battle } = head
  const isOver = state?.result !== undefined
  const others = SEATS.filter((seat) => seat !== viewer)
  const hidden = state && scrambled(state, viewer, below, toLookAt)
  return {
    ...head,
    seats: isOver ? head.seats : otherSeats(head, viewer, below),
    chance: isOver || !toLookAt ? head.chance : { ...head.chance, secret: hex(32, below) },
    ...(battle && { battle: isOver ? battle : otherBattle(battle, others, below) }),
    ...(hidden && { state: hidden }),
    desk: otherDesk(head.desk, others, below, toLookAt),
    out: isOver
      ? { ...head.out, ...otherTold(head.out, viewer) }
      : { ...head.out, ...otherRow(head.out, viewer, below) },
  }
}

/** After the end all is public but what both had prepared (R17.16). */
function scrambled(state: GameState, viewer: Viewer, below: RandomNumber, toLookAt: boolean): GameState {
  if (state.result) return state
  const other = scramble(state, viewer, below)
  return toLookAt ? withoutAnswers(other, viewer) : other
}

/** What a client sent for the chance of all draws is told after the end; what its player wished for, once both have chosen. */
function otherSeats({ seats, state }: Head, viewer: Viewer, below: RandomNumber): Head['seats'] {
  const change = <S extends Head['seats']['a'] | NonNullable<Head['seats']['b']>>(holder: S, seat: Seat): S =>
    seat === viewer
      ? holder
      : { ...holder, ...(state ? {} : { wish: 'any' as const }), salt: saltFor(holder, below, state) }
  const { a, b } = seats
  return { a: change(a, 'a'), ...(b && { b: change(b, 'b') }) }
}

/** The game goes on by the salts. */
const saltFor = ({ salt }: { salt: string }, below: RandomNumber, state: GameState | undefined): string =>
  state ? salt : hex(16, below)

function otherBattle(battle: Battle, others: readonly Seat[], below: RandomNumber): Battle {
  const fleets = { ...battle.fleets }
  for (const seat of others) {
    const fleet = fleets[seat]
    if (fleet) fleets[seat] = randomFleet(fleet.faction, battle.options, below)
  }
  return { ...battle, fleets }
}

function otherDesk(desk: Desk, others: readonly Seat[], below: RandomNumber, toLookAt: boolean): Desk {
  const remembered = { ...desk.remembered }
  const commands = { ...desk.commands }
  const rests = { ...desk.rests }
  const away = { ...desk.away }
  for (const seat of others) {
    const sent = { submission: `other ${below(1000)}`, steps: { after: 0, upTo: below(9) }, used: below(9) }
    remembered[seat] = [...remembered[seat].slice(below(3)), sent]
    if (toLookAt) {
      commands[seat] = otherCommands(commands[seat]?.held, below)
      away[seat] = [{ from: 8_000_000_000_000, to: 8_000_000_000_000 + below(9) }]
      rests[seat] = { daysOff: [1 + below(7)], offsets: [{ at: 0, minutes: 15 * below(40) }] }
    }
  }
  return { ...desk, remembered, commands, rests, away }
}

const otherCommands = (held: SeatCommands['held'], below: RandomNumber): SeatCommands => ({
  edition: 1 + below(90),
  orders: {
    preset: PRESET_NAMES[below(PRESET_NAMES.length)] ?? 'ask',
    orders: [],
    disguised: below(2) === 0,
    askAlways: below(2) === 0,
  },
  plans: Array.from({ length: below(3) }, (_, i) => ({
    id: i === 0 ? 'twins-plan' : `plan-${i}`,
    lines: [{ ask: 'ship.activate', subject: 'table', choose: { option: `ship-${below(9)}` } }],
    unless: [],
    plays: 'itself',
  })),
  zone: below(2) === 0 ? 'Asia/Tokyo' : 'America/Lima',
  ...(held && { held }),
})

type Row = Pick<CommitOutput, 'build' | 'decisions' | 'draws' | 'events' | 'previousHash' | 'told'>

/** A commit as the same viewer may read it. */
function otherRow(row: Row, viewer: Viewer, below: RandomNumber): Row {
  return {
    build: hex(4, below),
    decisions: [],
    draws: [],
    events: row.events.map((event) => otherEvent(event, viewer, below)),
    previousHash: hex(32, below),
    ...otherTold(row, viewer),
  }
}

const otherTold = ({ told }: Pick<Row, 'told'>, viewer: Viewer): Pick<Row, 'told'> =>
  told ? { told: told.map((answer) => (answer.seat === viewer ? answer : otherReason(answer))) } : {}

/** Whether it was an order or a plan shows to its owner only. */
const otherReason = ({ fired: _, plan: __, ...answer }: SeatAnswerNote): SeatAnswerNote => ({
  ...answer,
  ...(answer.by === 'clock' ? {} : { by: answer.by === 'order' ? 'plan' : 'order' }),
  fired: { order: 'another', rule: 7, facts: [] },
})

function otherEvent(event: GameEvent, viewer: Viewer, below: RandomNumber): GameEvent {
  if (!('secret' in event) || !event.secret || readersOf(event.secret).includes(viewer)) return event
  const any = () => COMMANDS[below(COMMANDS.length)] ?? 'repair'
  if (event.type === 'dialReplaced') return { ...event, secret: { ...event.secret, command: any() } }
  if (event.type === 'dialsLookedAt')
    return { ...event, secret: { ...event.secret, commands: event.secret.commands.map(any) } }
  if (event.type === 'cardsLookedAt') return { ...event, secret: { ...event.secret, things: [] } }
  const { commands } = event.secret.dials
  const dials = { commands: Object.fromEntries(Object.entries(commands).map(([ship, all]) => [ship, all.map(any)])) }
  return { ...event, secret: { ...event.secret, dials } }
}

/** Makes all that is stored of a game another one behind what this viewer may know. */
export function hide(house: House, head: Head, viewer: Viewer, below: RandomNumber): void {
  const { rows } = house.games
  const pk = keys.gameKey(head.id)
  const isOver = head.state?.result !== undefined
  for (const [partition, sk, text] of rows.all()) {
    if (partition !== pk) continue
    if (sk.startsWith(keys.SNAPSHOT_PREFIX) && !isOver) {
      const row = JSON.parse(text) as SnapshotRow
      // A replay shows what everybody saw at its time.
      rows.put({ pk, sk }, { ...row, state: scramble(row.state, 'spectator', below) })
    }
    if (sk.startsWith(keys.LOG_PREFIX) && sk !== keys.HEAD) {
      const row = JSON.parse(text) as LogRow
      rows.put({ pk, sk }, { ...row, ...(isOver ? otherTold(row, viewer) : otherRow(row, viewer, below)) })
    }
  }
  putHead(house, hiddenHead(head, viewer, { below, toLookAt: true }))
}

export const putHead = ({ games: { rows } }: House, head: Head): void =>
  rows.putText(keys.headKey(head.id), `${head.revision} ${JSON.stringify(head)}`)
