import type { CaseExpectation, CaseFile } from './case-format'

/** Parts of a case that need rules the engine does not have yet. Such a case fails and says so; it is never skipped. */
export function unsupported(file: CaseFile): string[] {
  const { table = {}, steps = [], expect } = file
  const ships = Object.entries(table.ships ?? {})
  const looks: CaseExpectation[] = [expect, ...steps.map((step) => step.expect)].filter((e) => e !== undefined)
  const measures = looks.flatMap((look) => look.measure ?? [])
  return [
    ...ships.filter(([, ship]) => ship.upgrades?.length).map(([id]) => `upgrades (${id})`),
    ...ships.filter(([, ship]) => ship.raid?.length).map(([id]) => `raid tokens (${id})`),
    ...Object.keys(table.obstacles ?? {}).map((id) => `obstacles (${id})`),
    ...(table.objective ? [`objectives (${table.objective.card})`] : []),
    ...(table.victoryTokens ? ['victory tokens'] : []),
    ...(table.optionalRules ?? []).map((rule) => `optional rule ${rule}`),
    ...measures.filter((m) => m.engaged !== undefined).map(() => 'measuring engagement'),
  ]
}
