import type { CaseTable } from '#test/support/case-format-table'

export interface ShipTable extends CaseTable {
  /** How many damage cards are left to deal, the rest having been discarded; default: all that lie on no ship. */
  undealt?: number
}

/** Ships alone, within each other's arcs and range from the first activation on. */
export const SHIP_TABLES: readonly ShipTable[] = [
  // Broadsides across a lane.
  {
    phase: 'command',
    ships: {
      'cr90-1': { card: 'cr90-corvette-b', at: [300, 450], heading: 0, speed: 1 },
      'nebulon-b-1': { card: 'nebulon-b-support-refit', at: [380, 330], heading: 10, speed: 1 },
      'victory-1': { card: 'victory-i-class-star-destroyer', at: [480, 460], heading: 180, speed: 1 },
    },
  },
  // Two lines bow to bow; the rear ships see each other past the first.
  {
    phase: 'command',
    first: 'b',
    ships: {
      'cr90-1': { card: 'cr90-corvette-a', at: [350, 300], heading: 0, speed: 2 },
      'cr90-2': { card: 'cr90-corvette-b', at: [450, 280], heading: 0, speed: 2 },
      'nebulon-b-1': { card: 'nebulon-b-escort-frigate', at: [550, 300], heading: 0, speed: 1 },
      'victory-1': { card: 'victory-i-class-star-destroyer', at: [390, 520], heading: 180, speed: 1 },
      // It may not shoot far, nor past other ships, and has other targets.
      'victory-2': {
        card: 'victory-ii-class-star-destroyer',
        at: [520, 560],
        heading: 180,
        speed: 1,
        damage: [{ faceup: 'depowered-armament' }, { faceup: 'disengaged-fire-control' }],
      },
    },
  },
  // Worn ships at close range with tokens at hand, and one that stands still.
  {
    phase: 'command',
    round: 3,
    ships: {
      'cr90-1': { card: 'cr90-corvette-a', at: [400, 300], heading: 45, speed: 2, tokens: ['concentrate-fire'] },
      'cr90-2': { card: 'cr90-corvette-a', at: [500, 270], heading: 0, speed: 0, shields: { front: 0 } },
      'nebulon-b-1': {
        card: 'nebulon-b-support-refit',
        at: [600, 330],
        heading: 330,
        speed: 1,
        tokens: ['repair', 'concentrate-fire'],
        defense: ['evade exhausted', 'brace', 'brace exhausted'],
      },
      'victory-1': {
        card: 'victory-ii-class-star-destroyer',
        at: [510, 450],
        heading: 180,
        speed: 1,
        hull: 5,
        tokens: ['repair', 'navigate', 'concentrate-fire'],
        defense: ['brace exhausted', 'redirect', 'redirect exhausted'],
      },
    },
  },
  // Every ship has faceup cards from before; two copies of one act at the same moment.
  // The next cards ask something, if they are dealt faceup.
  {
    phase: 'command',
    round: 2,
    deck: ['comm-noise', 'injured-crew', 'comm-noise', 'shield-failure', 'projector-misaligned'],
    ships: {
      'cr90-1': { card: 'cr90-corvette-b', at: [380, 340], heading: 20, speed: 2, damage: [{ faceup: 'crew-panic' }] },
      'nebulon-b-1': {
        card: 'nebulon-b-escort-frigate',
        at: [500, 320],
        heading: 0,
        speed: 2,
        damage: [{ faceup: 'thruster-fissure' }, { faceup: 'capacitor-failure' }],
      },
      'nebulon-b-2': {
        card: 'nebulon-b-support-refit',
        at: [600, 340],
        heading: 340,
        speed: 1,
        damage: [{ faceup: 'damaged-munitions' }],
      },
      'victory-1': {
        card: 'victory-i-class-star-destroyer',
        at: [480, 520],
        heading: 180,
        speed: 2,
        damage: [{ faceup: 'ruptured-engine' }, { faceup: 'ruptured-engine' }],
      },
    },
  },
  // The last round, a damage deck all but dealt out.
  {
    phase: 'command',
    round: 5,
    undealt: 2,
    ships: {
      'cr90-1': { card: 'cr90-corvette-a', at: [380, 330], heading: 0, speed: 1 },
      'nebulon-b-1': { card: 'nebulon-b-escort-frigate', at: [520, 320], heading: 0, speed: 1 },
      'victory-1': { card: 'victory-i-class-star-destroyer', at: [440, 500], heading: 180, speed: 1, hull: 6 },
    },
  },
  // Two ships lie side by side before the edge; straight on, a third would end beyond it and over both, as near to one as to
  // the other.
  {
    phase: 'command',
    first: 'b',
    ships: {
      'cr90-1': { card: 'cr90-corvette-a', at: [406, 880], heading: 90, speed: 0 },
      'cr90-2': { card: 'cr90-corvette-b', at: [494, 880], heading: 90, speed: 0 },
      'nebulon-b-1': { card: 'nebulon-b-escort-frigate', at: [300, 650], heading: 0, speed: 1 },
      'victory-1': { card: 'victory-ii-class-star-destroyer', at: [450, 735], heading: 0, speed: 2 },
    },
  },
]
