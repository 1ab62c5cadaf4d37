import type { SquadronCard } from './squadron-card'
import { IMPERIAL_SQUADRONS } from './squadrons-imperial'
import { REBEL_SQUADRONS } from './squadrons-rebel'

export type { SquadronCard } from './squadron-card'

export const SQUADRONS = { ...REBEL_SQUADRONS, ...IMPERIAL_SQUADRONS } as const satisfies Record<string, SquadronCard>

export type SquadronCardId = keyof typeof SQUADRONS

/** Squadrons without rules of their own. */
export type PlainSquadronId = {
  [Id in SquadronCardId]: (typeof SQUADRONS)[Id] extends { plain: true } ? Id : never
}[SquadronCardId]

export const isSquadronCard = (id: string): id is SquadronCardId => Object.hasOwn(SQUADRONS, id)

/** Throws on a card that is not in the catalog: a stored game names known cards only. */
export function squadronCard(id: string): SquadronCard {
  if (!isSquadronCard(id)) throw new Error(`No squadron card ${id}`)
  return SQUADRONS[id]
}
