import { fighterOf, isSquadronCard, type SquadronCardId } from './models'
import type { PrintedSquadron, SquadronCard } from './squadron-card'
import { IMPERIAL_SQUADRONS } from './squadrons-imperial'
import { REBEL_SQUADRONS } from './squadrons-rebel'

export { isSquadronCard, type SquadronCardId } from './models'
export type { SquadronCard } from './squadron-card'

const PRINTED = { ...REBEL_SQUADRONS, ...IMPERIAL_SQUADRONS } as const satisfies Record<SquadronCardId, PrintedSquadron>

export const SQUADRONS = Object.fromEntries(
  Object.entries<PrintedSquadron>(PRINTED).map(([id, card]) => [id, { ...card, fighter: fighterOf(id) }]),
) as Readonly<Record<SquadronCardId, SquadronCard>>

/** Throws on a card that is not in the catalog: a stored game names known cards only. */
export function squadronCard(id: string): SquadronCard {
  if (!isSquadronCard(id)) throw new Error(`No squadron card ${id}`)
  return SQUADRONS[id]
}
