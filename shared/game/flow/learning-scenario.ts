import { LEARNING_SCENARIO } from '#shared/game/cards/catalog/scenario'
import type { Faction, GameState, Seat, Ship, Squadron } from '#shared/game/engine/state'
import { emptyGame } from './new-game'
import { pieceMaker } from './pieces'

/** The forces of the learning scenario on their starting places, speed dials at 2, everything at its maximum (R3.34-36). */
export function learningForces(factions: Readonly<Record<Seat, Faction>>): { ships: Ship[]; squadrons: Squadron[] } {
  const make = pieceMaker()
  const seatOf = (faction: Faction): Seat => (factions.a === faction ? 'a' : 'b')
  const { ships, squadrons, speed } = LEARNING_SCENARIO
  return {
    ships: ships.map(({ card, faction, pose }) => make.ship(card, seatOf(faction), pose, speed)),
    squadrons: squadrons.map(({ card, faction, at }) => make.squadron(card, seatOf(faction), at)),
  }
}

export interface NewGameSetup {
  /** 16 bytes in hex. */
  gameId: string
  /** The side each seat would like; the same twice is drawn (R3.32). */
  wishes: Record<Seat, Faction | 'any'>
}

/** A game before its first step: nothing stands on the table yet (R3.31, R3.37). */
export const newLearningGame = ({ gameId, wishes }: NewGameSetup): GameState => ({
  ...emptyGame(gameId),
  scenario: 'learning',
  area: { ...LEARNING_SCENARIO.area },
  factions: { a: 'rebel', b: 'imperial' },
  stack: [{ kind: 'game', id: 0, answered: { a: 0, b: 0 }, step: 'sides', wishes: { ...wishes } }],
})
