/**
 * Optional upgrades that can only help and cost nothing: they are applied without a question, and their owner may switch
 * them off (N3, K1). Mandatory ones of the same kind, such as Slaved Turrets, are not among them.
 */
const FREE_EFFECTS: ReadonlySet<string> = new Set([
  'admiral-motti',
  'boosted-comms',
  'bright-hope',
  'centicore',
  'corrupter',
  'engineering-team',
  'enhanced-armament',
  'expanded-hangar-bay',
  'expanded-launchers',
  'flight-controllers',
  'gallant-haven',
  'garels-honor',
  'general-cracken',
  'hardened-bulkheads',
  'heavy-turbolaser-turrets',
  'high-capacity-ion-turbines',
  'insidious',
  'instigator',
  'instructor-goran',
  'jainas-light',
  'minister-tua',
  'mon-karren',
  'phoenix-home',
  'quad-laser-turrets',
  'rapid-reload',
  'redemption',
  'relentless',
  'salvation',
  'spinal-armament',
  'stronghold',
  'sw-7-ion-batteries',
  'vector',
  'xi7-turbolasers',
])

/** Whether its owner may switch an upgrade off, and on again. */
export const isSwitchable = (card: string): boolean => FREE_EFFECTS.has(card)
