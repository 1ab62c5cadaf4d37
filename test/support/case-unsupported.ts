import { isWaiting } from '#shared/game/cards/catalog/waiting'
import { fleetOf, upgradeId } from './case-battle'
import type { CaseFile } from './case-format'

/** Parts of a case that need rules the engine does not have yet. Such a case fails and says so; it is never skipped. */
export function unsupported(file: CaseFile): string[] {
  return [...cardsIn(file)].filter(isWaiting).map((card) => `the card ${card}`)
}

/** Every upgrade, squadron and objective that is in the game. */
function cardsIn({ table = {}, start }: CaseFile): Set<string> {
  const { ships, squadrons, reserve, objective, lost = [] } = table
  const fleets = start && 'fleets' in start ? Object.values(start.fleets).map(fleetOf) : []
  return new Set([
    ...[...Object.values({ ...ships, ...reserve?.ships }), ...lost].flatMap(({ upgrades = [] }) =>
      upgrades.map(upgradeId),
    ),
    ...Object.values({ ...squadrons, ...reserve?.squadrons }).map(({ card }) => card),
    ...(objective ? [objective.card] : []),
    ...fleets.flatMap((fleet) => [...fleet.ships.flatMap(({ upgrades }) => upgrades), ...fleet.squadrons]),
  ])
}
