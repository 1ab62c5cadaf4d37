import type { Deps } from '#functions/ports/deps'
import type { Head, NoticeOrder } from '#functions/ports/head'
import { commitPlayed } from '#functions/use-cases/commit/commit-game'
import { type GameCommit, openCommit } from '#functions/use-cases/commit/open-commit'
import { commandsOf } from '#functions/use-cases/commit/seat-commands'
import { ASKS } from '#shared/game/engine/asks'
import type { DecisionRequest } from '#shared/game/engine/decision'
import { SEATS, type Seat } from '#shared/game/engine/state'
import type { BotPlayer } from '#shared/play/bots/bot'
import { answerByOrders } from '#shared/play/orders/answer'
import type { OrderAnswer } from '#shared/play/orders/answer-note'
import { orderNothing } from '#shared/play/orders/standing-order'

/** Squadrons of one turn (R11.2). */
const SQUADRONS_IN_A_TURN = 2
const MOST_ANSWERS = 200

/**
 * Commits what was agreed on for a late player: their orders, then the practice bot answer for them until the open
 * activation is over, or where there is none, what is asked now (design 8, 10); of two late seats one after the other.
 * Then they have all of their time again.
 */
export async function playOn(
  deps: Pick<Deps, 'games' | 'players' | 'rules' | 'settings'>,
  head: Head,
  late: readonly Seat[],
  now: number,
): Promise<void> {
  const { state } = head
  if (!state) return
  const rules = await deps.rules()
  const commit = await openCommit(rules, { head, state })
  const bot = await rules.bot('practice')
  for (const seat of late) answerFor(seat, head, commit, bot)
  if (commit.decisions.length === 0) throw new Error(`game ${head.id}: nobody plays on`)
  commit.settle()
  // A player who is gone is not told of every answer that is given for them.
  const told = SEATS.filter((seat) => late.includes(seat) && head.desk.autopilot !== seat)
  const notices = told.map((seat) => timeOver(head, seat, now))
  await commitPlayed(deps, head, commit, now, { notices })
}

function answerFor(seat: Seat, head: Head, commit: GameCommit, bot: BotPlayer): void {
  let squadrons = 0
  for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
    const request = commit.pending().find((open) => open.seat === seat)
    if (!request) return
    const { begins, activates } = ASKS[request.ask]
    const isSquadron = activates === 'squadron'
    const isOfPair = isSquadron && squadrons > 0 && squadrons < SQUADRONS_IN_A_TURN
    // What begins now has time of its own.
    if (answers > 0 && (begins ?? activates) && !isOfPair) return
    if (isSquadron) squadrons += 1
    answerOne(head, commit, request, bot)
    commit.othersAnswer(seat)
  }
}

function answerOne(head: Head, commit: GameCommit, request: DecisionRequest, bot: BotPlayer): void {
  const { id, seat, ask, subject } = request
  const note = { by: 'clock', ask, subject } as const
  const found = ordered(head, commit, request)
  if (found) {
    const { choice, fired } = found
    if (!commit.take({ kind: 'answer', request: id, seat, choice }, { ...note, fired })) return
  }
  commit.botAnswers(bot, request, note)
}

/** Of orders that go wrong only that they did is told: what they say is their owner's. */
function ordered(head: Head, commit: GameCommit, request: DecisionRequest): OrderAnswer | undefined {
  const { orders } = commandsOf(head, request.seat)
  if (orderNothing(orders)) return undefined
  try {
    return answerByOrders({ view: commit.view(request.seat), request, salt: commit.salt(request) }, orders)
  } catch {
    console.error(`game ${head.id}: orders did not answer ${request.ask}`)
    return undefined
  }
}

function timeOver(head: Head, seat: Seat, due: number): NoticeOrder {
  const owes = head.desk.clocks[seat]?.owes
  return { kind: 'time-over', seat, ...(owes !== undefined && { owes }), due }
}
