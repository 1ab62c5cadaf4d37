/** The icons of an upgrade bar. */
export type BarSlot =
  | 'officer'
  | 'weapon-team'
  | 'support-team'
  | 'offensive-retrofit'
  | 'defensive-retrofit'
  | 'experimental-retrofit'
  | 'fleet-command'
  | 'fleet-support'
  | 'ion-cannons'
  | 'ordnance'
  | 'turbolasers'
/** Commanders and titles need no icon in the bar (R2.7, R2.12). */
export type UpgradeSlot = BarSlot | 'commander' | 'title'
