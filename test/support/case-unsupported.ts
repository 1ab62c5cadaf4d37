import type { CaseFile } from './case-format'

/** Parts of a case that need rules the engine does not have yet. Such a case fails and says so; it is never skipped. */
export function unsupported(file: CaseFile): string[] {
  const { table = {} } = file
  const ships = Object.entries(table.ships ?? {})
  return [
    ...ships.filter(([, ship]) => ship.upgrades?.length).map(([id]) => `upgrades (${id})`),
    ...ships.filter(([, ship]) => ship.raid?.length).map(([id]) => `raid tokens (${id})`),
    ...Object.keys(table.obstacles ?? {}).map((id) => `obstacles (${id})`),
    ...(table.objective ? [`objectives (${table.objective.card})`] : []),
    ...(table.victoryTokens ? ['victory tokens'] : []),
    ...(table.optionalRules ?? []).map((rule) => `optional rule ${rule}`),
  ]
}
