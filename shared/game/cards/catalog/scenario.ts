import type { Area, Command, Faction, Point, Pose } from '#shared/game/engine/state'
import type { ShipCardId } from './ships'
import type { SquadronCardId } from './squadrons'

export interface ScenarioShip {
  readonly card: ShipCardId
  readonly faction: Faction
  readonly pose: Pose
  /** Commands suggested for the first round, uppermost first (R3.38). */
  readonly dials: readonly Command[]
}
export interface ScenarioSquadron {
  readonly card: SquadronCardId
  readonly faction: Faction
  readonly at: Point
}
export interface Scenario {
  readonly area: Area
  readonly firstPlayer: Faction
  /** What every speed dial shows at the start. */
  readonly speed: number
  readonly ships: readonly ScenarioShip[]
  readonly squadrons: readonly ScenarioSquadron[]
}

/** The first game of the booklet (R3.31–R3.38); the Rebel edge lies at the bottom. Places are read off its picture, ±4 mm. */
export const LEARNING_SCENARIO = {
  area: { width: 914_400, height: 914_400 },
  firstPlayer: 'rebel',
  speed: 2,
  ships: [
    { card: 'cr90-corvette-a', faction: 'rebel', pose: { x: 630000, y: 140000, heading: 0 }, dials: ['repair'] },
    {
      card: 'nebulon-b-escort-frigate',
      faction: 'rebel',
      pose: { x: 259000, y: 141000, heading: 0 },
      dials: ['navigate', 'squadron'],
    },
    {
      card: 'victory-ii-class-star-destroyer',
      faction: 'imperial',
      pose: { x: 456000, y: 798000, heading: 180000 },
      dials: ['repair', 'navigate', 'concentrate-fire'],
    },
  ],
  squadrons: [
    { card: 'x-wing-squadron', faction: 'rebel', at: { x: 400000, y: 80000 } },
    { card: 'x-wing-squadron', faction: 'rebel', at: { x: 423000, y: 122000 } },
    { card: 'x-wing-squadron', faction: 'rebel', at: { x: 467000, y: 98000 } },
    { card: 'x-wing-squadron', faction: 'rebel', at: { x: 470000, y: 146000 } },
    { card: 'tie-fighter-squadron', faction: 'imperial', at: { x: 300000, y: 783000 } },
    { card: 'tie-fighter-squadron', faction: 'imperial', at: { x: 339000, y: 828000 } },
    { card: 'tie-fighter-squadron', faction: 'imperial', at: { x: 352000, y: 783000 } },
    { card: 'tie-fighter-squadron', faction: 'imperial', at: { x: 556000, y: 801000 } },
    { card: 'tie-fighter-squadron', faction: 'imperial', at: { x: 572000, y: 842000 } },
    { card: 'tie-fighter-squadron', faction: 'imperial', at: { x: 605000, y: 796000 } },
  ],
} as const satisfies Scenario
