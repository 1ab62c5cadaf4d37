import type { BotPlayer, Deps } from '#functions/ports/deps'
import type { LoadedGame } from '#functions/ports/game-store'
import type { Head, NoticeOrder } from '#functions/ports/head'
import { ASKS } from '#shared/engine/asks'
import type { DecisionRequest } from '#shared/engine/decision'
import { SEATS, type Seat } from '#shared/engine/state'
import { answerByOrders } from '#shared/orders/answer'
import type { OrderAnswer } from '#shared/orders/answered'
import { botAnswers } from './answer-bots'
import { Automatics } from './automatics'
import { commitGame } from './commit-game'
import { happenedIn } from './hold-back'
import { nextHead } from './next-head'
import type { GameRun } from './run-game'
import { commandsOf } from './seat-commands'

/** Squadrons of one turn (R11.2). */
const SQUADRONS_IN_A_TURN = 2
const MOST_ANSWERS = 200

/**
 * Commits what was agreed on for whoever is late: their orders, then the practice bot answer for them until the open
 * activation is over, or where there is none, what is asked now (design 8, 10); of two late seats one after the other.
 * Then they have all of their time again.
 */
export async function playOn(
  deps: Pick<Deps, 'games' | 'players' | 'rules' | 'settings'>,
  loaded: Required<LoadedGame>,
  late: readonly Seat[],
  now: number,
): Promise<void> {
  const { head } = loaded
  const { state } = head
  if (!state) return
  const rules = await deps.rules()
  const hands = await Automatics.of(rules, { head, state })
  const bot = await rules.bot('practice')
  for (const seat of late) answerFor(seat, head, hands, bot)
  if (hands.run.decisionsSoFar.length === 0) throw new Error(`game ${head.id}: nobody plays on`)
  hands.goOn()
  const happened = await happenedIn(deps, head, hands, now)
  const notices = SEATS.filter((seat) => late.includes(seat)).map((seat) => timeOver(head, seat, now))
  await commitGame(deps.games, nextHead(loaded, { ...happened, notices }, deps.settings, now), now)
}

function answerFor(seat: Seat, head: Head, hands: Automatics, bot: BotPlayer): void {
  let squadrons = 0
  for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
    const request = hands.run.pending().find((open) => open.seat === seat)
    if (!request) return
    const { begins, activates } = ASKS[request.ask]
    const isSquadron = activates === 'squadron'
    const isOfPair = isSquadron && squadrons > 0 && squadrons < SQUADRONS_IN_A_TURN
    // What begins now has time of its own.
    if (answers > 0 && (begins ?? activates) && !isOfPair) return
    if (isSquadron) squadrons += 1
    answerOne(head, hands.run, request, bot)
    hands.othersAnswer(seat)
  }
}

function answerOne(head: Head, run: GameRun, request: DecisionRequest, bot: BotPlayer): void {
  const { id, seat, ask, subject } = request
  const told = { by: 'clock', ask, subject } as const
  const found = ordered(head, run, request)
  if (found) {
    const { choice, fired } = found
    if (!run.take({ kind: 'answer', request: id, seat, choice }, { ...told, fired })) return
  }
  botAnswers(bot, head, run, request, told)
}

/** Of orders that go wrong only that they did is told: what they say is their owner's. */
function ordered(head: Head, run: GameRun, request: DecisionRequest): OrderAnswer | undefined {
  const { orders } = commandsOf(head, request.seat)
  if (orders.orders.length === 0 && orders.preset === 'ask') return undefined
  try {
    return answerByOrders({ view: run.view(request.seat), request, salt: run.salt(request) }, orders)
  } catch {
    console.error(`game ${head.id}: orders did not answer ${request.ask}`)
    return undefined
  }
}

function timeOver(head: Head, seat: Seat, due: number): NoticeOrder {
  const owes = head.desk.clocks[seat]?.owes
  return { kind: 'time-over', seat, ...(owes !== undefined && { owes }), due }
}
