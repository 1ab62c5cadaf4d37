/** The three kinds of objective; a fleet brings one of each (R2.18). */
export const OBJECTIVE_CATEGORIES = ['assault', 'defense', 'navigation'] as const
export type ObjectiveCategory = (typeof OBJECTIVE_CATEGORIES)[number]

/** What is printed on an objective card besides its rules. */
export interface ObjectiveCard {
  readonly name: string
  readonly category: ObjectiveCategory
  readonly set: 'core' | 'corellian-conflict'
  /** Fleet points that each victory token adds to the score; none: the card has no such tokens (R15.9). */
  readonly victoryTokens?: number
}

export const OBJECTIVES = {
  'advanced-gunnery': { name: 'Advanced Gunnery', category: 'assault', set: 'core' },
  'most-wanted': { name: 'Most Wanted', category: 'assault', set: 'core' },
  'opening-salvo': { name: 'Opening Salvo', category: 'assault', set: 'core' },
  'precision-strike': { name: 'Precision Strike', category: 'assault', set: 'core', victoryTokens: 15 },
  'contested-outpost': { name: 'Contested Outpost', category: 'defense', set: 'core', victoryTokens: 20 },
  'fire-lanes': { name: 'Fire Lanes', category: 'defense', set: 'core', victoryTokens: 15 },
  'fleet-ambush': { name: 'Fleet Ambush', category: 'defense', set: 'core' },
  'hyperspace-assault': { name: 'Hyperspace Assault', category: 'defense', set: 'core' },
  'dangerous-territory': { name: 'Dangerous Territory', category: 'navigation', set: 'core', victoryTokens: 15 },
  'intel-sweep': { name: 'Intel Sweep', category: 'navigation', set: 'core' },
  minefields: { name: 'Minefields', category: 'navigation', set: 'core' },
  'superior-positions': { name: 'Superior Positions', category: 'navigation', set: 'core', victoryTokens: 15 },
  'blockade-run': { name: 'Blockade Run', category: 'assault', set: 'corellian-conflict', victoryTokens: 20 },
  'close-range-intel-scan': {
    name: 'Close-Range Intel Scan',
    category: 'assault',
    set: 'corellian-conflict',
    victoryTokens: 10,
  },
  'station-assault': { name: 'Station Assault', category: 'assault', set: 'corellian-conflict', victoryTokens: 40 },
  'targeting-beacons': { name: 'Targeting Beacons', category: 'assault', set: 'corellian-conflict' },
  'capture-the-vip': { name: 'Capture the VIP', category: 'defense', set: 'corellian-conflict', victoryTokens: 50 },
  'fighter-ambush': { name: 'Fighter Ambush', category: 'defense', set: 'corellian-conflict', victoryTokens: 15 },
  'jamming-barrier': { name: 'Jamming Barrier', category: 'defense', set: 'corellian-conflict' },
  'planetary-ion-cannon': { name: 'Planetary Ion Cannon', category: 'defense', set: 'corellian-conflict' },
  'navigational-hazards': {
    name: 'Navigational Hazards',
    category: 'navigation',
    set: 'corellian-conflict',
    victoryTokens: 15,
  },
  'salvage-run': { name: 'Salvage Run', category: 'navigation', set: 'corellian-conflict', victoryTokens: 20 },
  'sensor-net': { name: 'Sensor Net', category: 'navigation', set: 'corellian-conflict', victoryTokens: 15 },
  'solar-corona': { name: 'Solar Corona', category: 'navigation', set: 'corellian-conflict' },
} as const satisfies Record<string, ObjectiveCard>

export type ObjectiveId = keyof typeof OBJECTIVES

export const isObjective = (id: string): id is ObjectiveId => Object.hasOwn(OBJECTIVES, id)

/** Throws on a card that is not in the catalog: a stored game names known cards only. */
export function objectiveCard(id: string): ObjectiveCard {
  if (!isObjective(id)) throw new Error(`No objective card ${id}`)
  return OBJECTIVES[id]
}
