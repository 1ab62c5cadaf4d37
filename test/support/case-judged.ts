import { judgeFleet } from '#shared/fleet/fleet-legality'
import { fleetOf, gameOptions } from './case-battle'
import type { CaseJudged } from './case-format-expect'
import { differences } from './case-match'

type Stated = CaseJudged['faults'][number]

/** How the judgement of a fleet differs from the stated one (R2). */
export function judgedDifferences(
  { fleet, options, points, squadronLimit, faults }: CaseJudged,
  where: string,
): string[] {
  const judgement = judgeFleet(fleetOf(fleet), gameOptions(options))
  const left: Stated[] = [...judgement.faults]
  const found = faults.flatMap((stated) => {
    const at = left.findIndex((fault) => differences(stated, fault, '').length === 0)
    if (at >= 0) left.splice(at, 1)
    return at >= 0 ? [] : [`${where}: ${stated.code}${stated.card ? ` of ${stated.card}` : ''} is not found`]
  })
  return [
    ...(points === undefined ? [] : differences(points, judgement.points, `${where}, points`)),
    ...(squadronLimit === undefined
      ? []
      : differences(squadronLimit, judgement.squadronLimit, `${where}, most points of squadrons`)),
    ...found,
    ...left.map(({ code, card }) => `${where}: ${code}${card ? ` of ${card}` : ''} is found, too`),
  ]
}
