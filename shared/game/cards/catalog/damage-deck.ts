import { UnknownCard } from '#shared/game/engine/unseen'

/** Printed values of a damage card (R1.26). */
export interface DamageCardTitle {
  readonly title: string
  readonly trait: 'ship' | 'crew'
  /** Copies in the deck. */
  readonly count: number
  /** Once when it is dealt or turned faceup, as long as it is faceup, or both. */
  readonly timing: 'immediate' | 'persistent' | 'both'
  /** Faceup it deals its ship one more card, in every case; a test holds it to its rule. */
  readonly dealsAnother?: true
}

export const DAMAGE_CARDS = {
  'compartment-fire': {
    title: 'Compartment Fire',
    trait: 'crew',
    count: 2,
    timing: 'persistent',
  },
  'crew-panic': {
    title: 'Crew Panic',
    trait: 'crew',
    count: 2,
    timing: 'persistent',
  },
  'blinded-gunners': {
    title: 'Blinded Gunners',
    trait: 'crew',
    count: 2,
    timing: 'persistent',
  },
  'comm-noise': {
    title: 'Comm Noise',
    trait: 'crew',
    count: 2,
    timing: 'immediate',
  },
  'life-support-failure': {
    title: 'Life Support Failure',
    trait: 'crew',
    count: 2,
    timing: 'both',
  },
  'damaged-controls': {
    title: 'Damaged Controls',
    trait: 'crew',
    count: 2,
    timing: 'persistent',
  },
  'injured-crew': {
    title: 'Injured Crew',
    trait: 'crew',
    count: 4,
    timing: 'immediate',
  },
  'faulty-countermeasures': {
    title: 'Faulty Countermeasures',
    trait: 'ship',
    count: 2,
    timing: 'persistent',
  },
  'power-failure': {
    title: 'Power Failure',
    trait: 'ship',
    count: 2,
    timing: 'persistent',
  },
  'ruptured-engine': {
    title: 'Ruptured Engine',
    trait: 'ship',
    count: 2,
    timing: 'persistent',
  },
  'targeter-disruption': {
    title: 'Targeter Disruption',
    trait: 'ship',
    count: 2,
    timing: 'persistent',
  },
  'shield-failure': {
    title: 'Shield Failure',
    trait: 'ship',
    count: 2,
    timing: 'immediate',
  },
  'projector-misaligned': {
    title: 'Projector Misaligned',
    trait: 'ship',
    count: 2,
    timing: 'immediate',
  },
  'point-defense-failure': {
    title: 'Point-Defense Failure',
    trait: 'ship',
    count: 2,
    timing: 'persistent',
  },
  'thruster-fissure': {
    title: 'Thruster Fissure',
    trait: 'ship',
    count: 2,
    timing: 'persistent',
  },
  'coolant-discharge': {
    title: 'Coolant Discharge',
    trait: 'ship',
    count: 2,
    timing: 'persistent',
  },
  'capacitor-failure': {
    title: 'Capacitor Failure',
    trait: 'ship',
    count: 2,
    timing: 'persistent',
  },
  'thrust-control-malfunction': {
    title: 'Thrust-Control Malfunction',
    trait: 'ship',
    count: 2,
    timing: 'persistent',
  },
  'damaged-munitions': {
    title: 'Damaged Munitions',
    trait: 'ship',
    count: 2,
    timing: 'persistent',
  },
  'depowered-armament': {
    title: 'Depowered Armament',
    trait: 'ship',
    count: 2,
    timing: 'persistent',
  },
  'disengaged-fire-control': {
    title: 'Disengaged Fire Control',
    trait: 'ship',
    count: 2,
    timing: 'persistent',
  },
  'structural-damage': {
    title: 'Structural Damage',
    trait: 'ship',
    count: 8,
    timing: 'immediate',
    dealsAnother: true,
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
