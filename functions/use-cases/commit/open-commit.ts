import type { Rules } from '#functions/ports/deps'
import { type Head, isPractice } from '#functions/ports/head'
import { once } from '#functions/ports/once'
import type { Run } from '#shared/game'
import type { Decision, DecisionRequest, Refusal } from '#shared/game/engine/decision'
import { type GameState, type Result, SEATS, type Seat } from '#shared/game/engine/state'
import type { Salt } from '#shared/play/bots/bot'
import type { CommitFault, Preparations } from '#shared/play/orders/commit-parts'
import type { CommitRun } from '#shared/play/orders/commit-run'
import type { GameInPlay } from '#shared/play/orders/script'
import type { Orders } from '#shared/play/orders/standing-order'
import type { GameView, Viewer } from '#shared/play/view/game-view'
import { chanceOf, dialSalts } from './game-chance'
import { commandsOf } from './seat-commands'

/** Most cold starts only read: orders are loaded with the first commit, and are not looked up anew with every other. */
const loaded = once(() => import('#shared/play/orders/commit-run'))

/**
 * A game of HEAD in play: what the engine's run has to tell is kept for the log. What orders, plans and bots see of it is
 * the view of their seat.
 */
export class HeadInPlay implements GameInPlay {
  readonly run: Run
  readonly #rules: PlayRules
  readonly #head: Head
  /** Of the state as it is: what cannot matter, orders and the answer look at the same one. */
  readonly #views = new Map<Viewer, GameView>()

  constructor(rules: PlayRules, head: Head, state: GameState) {
    this.#rules = rules
    this.#head = head
    this.run = rules.begin(state, chanceOf(rules, head))
  }

  get state(): GameState {
    return this.run.state
  }

  get drawsSoFar(): number {
    return this.run.draws.length
  }

  pending(): readonly DecisionRequest[] {
    return this.run.pending()
  }

  score(): Result['score'] {
    return this.#rules.scoreNow(this.run.state)
  }

  view(viewer: Viewer): GameView {
    const view = this.#views.get(viewer) ?? this.#rules.viewFor(this.run.state, viewer, this.run.pending())
    this.#views.set(viewer, view)
    return view
  }

  take(decision: Decision): Refusal | undefined {
    this.#views.clear()
    return this.run.take(decision)
  }

  salt({ id }: DecisionRequest, by: 'order' | 'bot' = 'order'): Salt {
    return dialSalts(by, this.#head, id)
  }
}

type PlayRules = Pick<Rules, 'begin' | 'hmacChance' | 'viewFor' | 'scoreNow'>
type CommitRules = PlayRules & Pick<Rules, 'bot'>
export type GameCommit = CommitRun<HeadInPlay>

/** What a commit begins from. */
interface CommitStart {
  head: Head
  state: GameState
  /** Whose disguised orders answer now what was held back. */
  revealing?: Seat
}

/** Opens a commit of a game: with all that both seats have prepared, and the bot of a game against one. */
export async function openCommit(rules: CommitRules, { head, state, revealing }: CommitStart): Promise<GameCommit> {
  const { CommitRun } = await loaded()
  const bot = head.seats.b?.bot
  const held = revealing && commandsOf(head, revealing).held?.request
  return new CommitRun({
    begin: () => new HeadInPlay(rules, head, state),
    prepared: preparedBy(head, revealing),
    ...(bot !== undefined && { bots: { b: await rules.bot(bot) } }),
    open: head.out.awaited.after.filter(({ request }) => request !== held),
    ...(revealing && { revealing }),
    report: (fault) => console.error(`game ${head.id}: ${sentenceOf(fault)}`, ...detailsOf(fault)),
  })
}

/** The same, with what orders, plans and bots make of it when nobody sends anything. */
export async function settled(rules: CommitRules, start: CommitStart): Promise<GameCommit> {
  const commit = await openCommit(rules, start)
  commit.settle()
  return commit
}

/** Of each seat when it is asked for: a refused answer must not take as long as the other one has prepared much (design 5). */
function preparedBy(head: Head, revealing: Seat | undefined): Partial<Record<Seat, Preparations>> {
  const prepared: Partial<Record<Seat, Preparations>> = {}
  for (const seat of SEATS) {
    let asked: Preparations | undefined
    Object.defineProperty(prepared, seat, { get: () => (asked ??= preparationsOf(head, seat, revealing)) })
  }
  return prepared
}

function preparationsOf(head: Head, seat: Seat, revealing: Seat | undefined): Preparations {
  const { orders, plans } = commandsOf(head, seat)
  return { orders: ordersNow(head, seat, orders, revealing), plans }
}

/** A bot answers everything itself. Nobody is there to be fooled by its opponent; and what was held back comes now. */
function ordersNow(head: Head, seat: Seat, orders: Orders, revealing: Seat | undefined): Orders {
  if (head.seats[seat]?.bot !== undefined) return { ...orders, askAlways: true }
  return seat === revealing || isPractice(head) ? undisguised(orders) : orders
}

function undisguised({ disguised: _, ...orders }: Orders): Orders {
  return { ...orders, orders: orders.orders.map(({ disguised: _each, ...order }) => order) }
}

function sentenceOf(fault: CommitFault): string {
  switch (fault.what) {
    case 'stopped':
      return `what goes on by itself did not, at ${placesOf(fault.error)}`
    case 'bot-failed':
      return `${fault.ask} was not answered`
    case 'bot-illegal':
      return `${fault.ask} answered illegally`
  }
}

const detailsOf = (fault: CommitFault): unknown[] =>
  fault.what === 'stopped' ? [] : [fault.what === 'bot-failed' ? fault.error : fault.code]

/** Where a fault happened. Not what it says: that might tell what somebody has ordered. */
const placesOf = (error: unknown): string =>
  error instanceof Error
    ? (error.stack ?? '')
        .split('\n')
        .filter((row) => /^\s+at /.test(row))
        .join('')
    : 'no place'
