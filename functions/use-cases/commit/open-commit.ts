import type { Rules } from '#functions/ports/deps'
import { type Head, isPractice } from '#functions/ports/head'
import { once } from '#functions/ports/once'
import type { Run } from '#shared/game'
import type { GameState, Result, Seat } from '#shared/game/engine/state'
import type { CommitFault, Preparations } from '#shared/play/orders/commit-parts'
import type { CommitRun } from '#shared/play/orders/commit-run'
import type { GameInPlay } from '#shared/play/orders/script'
import type { Orders } from '#shared/play/orders/standing-order'
import type { GameView, Viewer } from '#shared/play/view/game-view'
import { chanceOf, dialSalts } from './game-chance'
import { commandsOf } from './seat-commands'

/** Most cold starts only read: orders are loaded with the first commit, and are not looked up anew with every other. */
const loaded = once(() => import('#shared/play/orders/commit-run'))

/** A game of HEAD in play: what the engine's run has to tell is kept for the log. */
export interface HeadInPlay extends GameInPlay {
  readonly run: Run
  score(): Result['score']
}
type CommitRules = Pick<Rules, 'begin' | 'hmacChance' | 'viewFor' | 'scoreNow' | 'bot'>
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
    begin: () => inPlay(rules, head, state),
    prepared: { a: preparationsOf(head, 'a', revealing), b: preparationsOf(head, 'b', revealing) },
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

/** What orders, plans and bots see of it is the view of their seat. */
export function inPlay(
  rules: Pick<Rules, 'begin' | 'hmacChance' | 'viewFor' | 'scoreNow'>,
  head: Head,
  state: GameState,
): HeadInPlay {
  const run = rules.begin(state, chanceOf(rules, head))
  /** Of the state as it is: what cannot matter, orders and the answer look at the same one. */
  const views = new Map<Viewer, GameView>()
  return {
    run,
    get state() {
      return run.state
    },
    get drawsSoFar() {
      return run.draws.length
    },
    pending: () => run.pending(),
    score: () => rules.scoreNow(run.state),
    view(viewer) {
      const view = views.get(viewer) ?? rules.viewFor(run.state, viewer, run.pending())
      views.set(viewer, view)
      return view
    },
    take(decision) {
      views.clear()
      return run.take(decision)
    },
    salt: ({ id }, by = 'order') => dialSalts(by, head, id),
  }
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
