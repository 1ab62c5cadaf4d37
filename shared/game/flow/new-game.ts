import type { GameState } from '#shared/game/engine/state'
import { SCHEMA } from '#shared/game/engine/versions'

/** What every game is before its first step; its only frame has number 0. */
export const emptyGame = (gameId: string): Omit<GameState, 'scenario' | 'area' | 'factions' | 'stack'> => ({
  schema: SCHEMA,
  rulesVersion: 1,
  gameId,
  firstPlayer: 'a',
  round: 0,
  phase: 'setup',
  ships: {},
  squadrons: {},
  lost: [],
  obstacles: {},
  cards: {},
  lasting: [],
  uses: [],
  deck: { undealt: [], discard: [] },
  unopened: [],
  nextFrame: 1,
  nextDraw: 0,
  nextId: 1,
  step: 0,
})
