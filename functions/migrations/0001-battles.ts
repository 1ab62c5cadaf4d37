import type { Frame } from '#shared/game/engine/frame'
import type { GameState, Ship, UnitId } from '#shared/game/engine/state'
import type { Schema2, Schema2Frame } from './0002-repair-steps'

/**
 * Schema 1: what every state stored before schemas were counted may look like, those that are like schema 2 but for the
 * number included. Before battles there were no obstacles and raid tokens, and several frames said less.
 */
export interface Schema1 extends Omit<GameState, 'schema' | 'ships' | 'obstacles' | 'stack'> {
  schema: 1
  ships: Record<UnitId, Schema1Ship>
  obstacles?: GameState['obstacles']
  stack: Schema1Frame[]
}
export type Schema1Ship = Omit<Ship, 'raidTokens'> & Partial<Pick<Ship, 'raidTokens'>>
type Part = { id: number; answered: Frame['answered'] }
export type Schema1Frame =
  | Schema2Frame
  | (Part & { kind: 'squadron-command'; step?: 'squadrons'; ship: UnitId; left: number; relayed: UnitId[] })
  | (Part & { kind: 'maneuver'; raised?: number | number[] })

/**
 * A game goes on in the middle of what was asked when it was stored: every question of schema 1 is one of schema 2
 * under the same id. In a round that was begun when squadrons did not yet act, they act once it is their turn.
 */
export const fromSchema1 = ({ ships, obstacles = {}, stack, ...rest }: Schema1): Schema2 => ({
  ...rest,
  schema: 2,
  ships: Object.fromEntries(Object.entries(ships).map(([id, ship]) => [id, withRaidTokens(ship)])),
  obstacles,
  stack: stack.map(frameOfSchema2),
})

const withRaidTokens = ({ raidTokens = [], ...ship }: Schema1Ship): Ship => ({ ...ship, raidTokens })

function frameOfSchema2(frame: Schema1Frame): Schema2Frame {
  switch (frame.kind) {
    case 'squadron-command':
      return { ...frame, step: frame.step ?? 'squadrons' }
    case 'maneuver':
      return typeof frame.raised === 'number' ? ({ ...frame, raised: [frame.raised] } as Frame) : (frame as Frame)
    default:
      return frame
  }
}
