import type { Seat } from '#shared/game/engine/state'
import type { AutomaticOutcome, CommitParts, Preparations } from '#shared/play/orders/commit-parts'
import { CommitRun } from '#shared/play/orders/commit-run'
import type { ScriptLine } from '#shared/play/orders/plan'
import type { GameInPlay } from '#shared/play/orders/script'
import { tablesLike } from './card-table'
import type { FixtureGame } from './fixture-game'

/** Salts of dials that orders set, where nobody guesses. */
const SALT = 'ab'.repeat(16)

/** A game of the tests, played as the service plays one within a submission. */
export const playing = (t: FixtureGame): GameInPlay => ({
  get state() {
    return t.state
  },
  pending: () => t.open,
  get drawsSoFar() {
    return t.events.filter(({ type }) => type === 'drawn').length
  },
  view: (seat) => t.view(seat),
  take: (decision) => t.decide(decision),
  salt: () => () => SALT,
})

type Prepared = Readonly<Partial<Record<Seat, Preparations>>>

/** A commit of a game with what its seats have prepared; a fault in it is one of the test. */
export const commitOn = (game: GameInPlay, prepared: Prepared, open: CommitParts<GameInPlay>['open'] = []): CommitRun =>
  new CommitRun({
    begin: () => game,
    prepared,
    open,
    report(fault) {
      throw 'error' in fault ? fault.error : new Error(`${fault.ask}: ${fault.code}`)
    },
  })

/** Orders and plans answer all they can; for whoever has nothing else to do in between. */
export function settle(...of: Parameters<typeof commitOn>): AutomaticOutcome {
  const commit = commitOn(...of)
  commit.settle()
  return commit.outcome
}

/** A line in short: `attack.declare vic front>cr90.rear`. */
export function line(text: string, when?: ScriptLine['when']): ScriptLine {
  const [ask = '', subject = '', option = ''] = text.split(' ')
  return { ask, subject, choose: { option }, ...(when && { when }) }
}

/** The Victory (b) is about to attack; a CR90 (a) that has a redirect lies before its front. */
export const inFront = tablesLike({
  activating: { ship: 'vic', step: 'attack' },
  ships: {
    vic: { card: 'victory-ii-class-star-destroyer', at: [457, 700], heading: 180, speed: 1 },
    hit: { card: 'cr90-corvette-a', at: [457, 500], defense: ['redirect'], speed: 1 },
  },
  luck: [{ dice: ['red hit', 'red blank', 'red blank', 'blue hit', 'blue hit', 'blue hit'] }],
})

/** With Gunnery Team it may attack two CR90s there. */
export const twoInFront = tablesLike({
  activating: { ship: 'vic', step: 'attack' },
  ships: {
    vic: {
      card: 'victory-ii-class-star-destroyer',
      at: [457, 700],
      heading: 180,
      speed: 1,
      upgrades: ['gunnery-team'],
    },
    left: { card: 'cr90-corvette-a', at: [430, 500], defense: [] },
    right: { card: 'cr90-corvette-a', at: [490, 500], defense: [] },
  },
})
