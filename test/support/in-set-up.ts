import type { Fleet } from '#shared/fleet/fleet'
import { PRESETS } from '#shared/fleet/game-presets'
import { begin, type Run, viewFor } from '#shared/game'
import { hmacChance } from '#shared/game/engine/chance'
import type { DecisionRequest } from '#shared/game/engine/decision'
import type { GameState, Seat } from '#shared/game/engine/state'
import { newBattle } from '#shared/game/flow/new-battle'
import type { AnswerNote } from '#shared/play/orders/answer-note'
import type { GameInPlay } from '#shared/play/orders/script'
import { type Opening, openingOf } from '#test/programs/sim/fleets'
import { practiceBot } from '#test/support/practice-bot'
import { seeded } from './random-choice'

/** Nothing of theirs, nor their objective, asks anything between the pieces that they put down. */
const FLEETS: Record<Seat, Fleet> = {
  a: {
    faction: 'rebel',
    ships: [
      { card: 'cr90-corvette-a', upgrades: [] },
      { card: 'nebulon-b-escort-frigate', upgrades: [] },
      { card: 'assault-frigate-mark-ii-a', upgrades: ['general-dodonna'] },
    ],
    squadrons: ['x-wing-squadron', 'x-wing-squadron', 'x-wing-squadron', 'x-wing-squadron'],
    objectives: { assault: 'opening-salvo' },
  },
  b: {
    faction: 'imperial',
    ships: [
      { card: 'victory-ii-class-star-destroyer', upgrades: ['grand-moff-tarkin'] },
      { card: 'gladiator-i-class-star-destroyer', upgrades: [] },
    ],
    squadrons: ['tie-fighter-squadron', 'tie-fighter-squadron', 'tie-fighter-squadron', 'tie-fighter-squadron'],
    objectives: { assault: 'opening-salvo' },
  },
}

interface InSetUp {
  run: Run
  game: GameInPlay
  told: (AnswerNote & { seat: Seat })[]
}

/** A battle of two fleets whose objective has just been chosen, played as the service plays one. */
export const inSetUp = (): InSetUp =>
  playedToSetUp(3, ({ gameId }) => newBattle({ gameId, options: PRESETS['casual-400'], fleets: FLEETS }))

/** The same of any two fleets of 400 points, with whatever their cards ask. */
export const inAnySetUp = (seed: number): InSetUp => playedToSetUp(seed, (opening) => openingOf('casual-400', opening))

function playedToSetUp(seed: number, open: (opening: Opening) => GameState): InSetUp {
  const gameId = seed.toString(16).padStart(32, '0')
  const chance = hmacChance({ secret: '01'.repeat(32), gameId, salts: { a: '02'.repeat(16), b: '03'.repeat(16) } })
  const run = begin(open({ gameId, seed, chance, below: seeded(seed) }), chance)
  while (!run.pending().some(({ ask }) => ask === 'obstacle.choose' || ask === 'deploy.choose')) byHand(run)
  const told: InSetUp['told'] = []
  const game: GameInPlay = {
    state: run.state,
    pending: () => run.pending(),
    get drawsSoFar() {
      return run.draws.length
    },
    view: (viewer) => viewFor(run.state, viewer, run.pending()),
    take(decision, why) {
      const refused = run.take(decision)
      if (!refused && why) told.push({ ...why, seat: decision.seat })
      return refused
    },
    salt: () => () => '00'.repeat(16),
  }
  return { run, game, told }
}

/** The first question is answered as a sensible player would. */
export function byHand(run: Run): DecisionRequest | undefined {
  const [request] = run.pending()
  if (!request) return undefined
  const { id, seat } = request
  const view = viewFor(run.state, seat, run.pending())
  run.take({ kind: 'answer', request: id, seat, choice: practiceBot({ view, request, salt: () => '00'.repeat(16) }) })
  return request
}
