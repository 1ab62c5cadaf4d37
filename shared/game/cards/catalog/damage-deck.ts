import { UnknownCard } from '#shared/game/engine/unseen'

/** Printed values of a damage card (R1.26) and what it does while faceup, in our own words. */
export interface DamageCardTitle {
  readonly title: string
  readonly trait: 'ship' | 'crew'
  /** Copies in the deck. */
  readonly count: number
  /** Once when it is dealt or turned faceup, as long as it is faceup, or both. */
  readonly timing: 'immediate' | 'persistent' | 'both'
  readonly effect: string
}

export const DAMAGE_CARDS = {
  'compartment-fire': {
    title: 'Compartment Fire',
    trait: 'crew',
    count: 2,
    timing: 'persistent',
    effect: 'Its defense tokens stay exhausted.',
  },
  'crew-panic': {
    title: 'Crew Panic',
    trait: 'crew',
    count: 2,
    timing: 'persistent',
    effect: 'Revealing a dial costs one damage, or the dial itself.',
  },
  'blinded-gunners': {
    title: 'Blinded Gunners',
    trait: 'crew',
    count: 2,
    timing: 'persistent',
    effect: 'Its attacks cannot spend accuracy icons.',
  },
  'comm-noise': {
    title: 'Comm Noise',
    trait: 'crew',
    count: 2,
    timing: 'immediate',
    effect: 'The opponent may slow it by one or reset its top dial.',
  },
  'life-support-failure': {
    title: 'Life Support Failure',
    trait: 'crew',
    count: 2,
    timing: 'both',
    effect: 'It loses its command tokens and can gain none.',
  },
  'damaged-controls': {
    title: 'Damaged Controls',
    trait: 'crew',
    count: 2,
    timing: 'persistent',
    effect: 'Overlapping a ship or obstacle costs it one card more.',
  },
  'injured-crew': {
    title: 'Injured Crew',
    trait: 'crew',
    count: 4,
    timing: 'immediate',
    effect: 'Its owner gives up one defense token.',
  },
  'faulty-countermeasures': {
    title: 'Faulty Countermeasures',
    trait: 'ship',
    count: 2,
    timing: 'persistent',
    effect: 'Exhausted defense tokens are of no use.',
  },
  'power-failure': {
    title: 'Power Failure',
    trait: 'ship',
    count: 2,
    timing: 'persistent',
    effect: 'Half the engineering value, rounded down.',
  },
  'ruptured-engine': {
    title: 'Ruptured Engine',
    trait: 'ship',
    count: 2,
    timing: 'persistent',
    effect: 'Each maneuver with the dial above 1 costs one damage.',
  },
  'targeter-disruption': {
    title: 'Targeter Disruption',
    trait: 'ship',
    count: 2,
    timing: 'persistent',
    effect: 'Its attacks have no critical effects.',
  },
  'shield-failure': {
    title: 'Shield Failure',
    trait: 'ship',
    count: 2,
    timing: 'immediate',
    effect: 'The opponent takes a shield from up to two zones.',
  },
  'projector-misaligned': {
    title: 'Projector Misaligned',
    trait: 'ship',
    count: 2,
    timing: 'immediate',
    effect: 'The zone with the most shields loses them all.',
  },
  'point-defense-failure': {
    title: 'Point-Defense Failure',
    trait: 'ship',
    count: 2,
    timing: 'persistent',
    effect: 'It rolls one die fewer against squadrons, of its owner’s choice.',
  },
  'thruster-fissure': {
    title: 'Thruster Fissure',
    trait: 'ship',
    count: 2,
    timing: 'persistent',
    effect: 'Changing its own speed costs one damage.',
  },
  'coolant-discharge': {
    title: 'Coolant Discharge',
    trait: 'ship',
    count: 2,
    timing: 'persistent',
    effect: 'Only one of its attacks a round may go against a ship.',
  },
  'capacitor-failure': {
    title: 'Capacitor Failure',
    trait: 'ship',
    count: 2,
    timing: 'persistent',
    effect: 'A zone without shields regains none and keeps the ship from redirecting when it defends.',
  },
  'thrust-control-malfunction': {
    title: 'Thrust-Control Malfunction',
    trait: 'ship',
    count: 2,
    timing: 'persistent',
    effect: 'The last joint that can turn, turns one click less.',
  },
  'damaged-munitions': {
    title: 'Damaged Munitions',
    trait: 'ship',
    count: 2,
    timing: 'persistent',
    effect: 'It rolls one die fewer against ships, of its owner’s choice.',
  },
  'depowered-armament': {
    title: 'Depowered Armament',
    trait: 'ship',
    count: 2,
    timing: 'persistent',
    effect: 'No attacks at long range.',
  },
  'disengaged-fire-control': {
    title: 'Disengaged Fire Control',
    trait: 'ship',
    count: 2,
    timing: 'persistent',
    effect: 'No target that would be obstructed.',
  },
  'structural-damage': {
    title: 'Structural Damage',
    trait: 'ship',
    count: 8,
    timing: 'immediate',
    effect: 'One more facedown card.',
  },
} as const satisfies Record<string, DamageCardTitle>

export type DamageCardId = keyof typeof DAMAGE_CARDS

const isDamageCard = (id: string): id is DamageCardId => Object.hasOwn(DAMAGE_CARDS, id)

/** Throws on a card that is not in the catalog: a stored game names known cards only. */
export function damageCard(id: string): DamageCardTitle {
  if (!isDamageCard(id)) throw new UnknownCard(id)
  return DAMAGE_CARDS[id]
}

/** The 52 cards of a full deck, each copy by its id, in the order of the catalog; to be shuffled (R1.26). */
export const DAMAGE_DECK: readonly DamageCardId[] = Object.keys(DAMAGE_CARDS)
  .filter(isDamageCard)
  .flatMap((id) => Array.from({ length: DAMAGE_CARDS[id].count }, () => id))
