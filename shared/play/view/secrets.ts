import type { GameState, Ship } from '#shared/game/engine/state'

/**
 * Who may know what of each field; total, so that a new field must say so (R17.11).
 * `public`: everybody. `owner`: its seat alone, until an event reveals it. `nobody`: not even its owner.
 * `parts`: see the table of the parts. `inner`: how the state is kept; what it tells is shown by other fields.
 */
export type Secrecy = 'public' | 'owner' | 'nobody' | 'parts' | 'inner'

export const SECRETS: Record<keyof GameState, Secrecy> = {
  schema: 'public',
  rulesVersion: 'public',
  gameId: 'public',
  scenario: 'public',
  options: 'public',
  area: 'public',
  factions: 'public',
  firstPlayer: 'public',
  south: 'public',
  shortEdges: 'public',
  round: 'public',
  phase: 'public',
  ships: 'parts',
  squadrons: 'public',
  lost: 'public',
  obstacles: 'public',
  obstacleDamage: 'nobody',
  reserve: 'parts',
  objectiveCards: 'parts',
  objective: 'public',
  objectiveTokens: 'public',
  objectiveShips: 'public',
  victoryTokens: 'public',
  cards: 'public',
  lasting: 'public',
  uses: 'public',
  deck: 'parts',
  ownDecks: 'parts',
  unopened: 'owner',
  look: 'owner',
  stack: 'parts',
  nextFrame: 'public',
  nextDraw: 'public',
  nextId: 'inner',
  step: 'public',
  result: 'public',
}

/** Facedown dials are the owner's (R17.7a), titles of facedown damage cards are unknown (R17.8a), the rest is public. */
export const SHIP_SECRETS: Record<keyof Ship, Secrecy> = {
  id: 'public',
  tag: 'public',
  card: 'public',
  seat: 'public',
  serial: 'public',
  pose: 'public',
  dialSpeed: 'public',
  shields: 'public',
  damage: 'parts',
  damageWithoutCard: 'public',
  nextSlot: 'public',
  defense: 'public',
  newDefense: 'public',
  commandTokens: 'public',
  raidTokens: 'public',
  dials: 'parts',
  storedDials: 'parts',
  dialsGiven: 'public',
  spentDials: 'public',
  activated: 'public',
}
