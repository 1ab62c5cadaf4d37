import { moving } from '#messages/decide-moves'
import type { Pose, UnitId } from '#shared/game/engine/state'
import { afterTokens } from '#shared/game/odds/defense-odds'
import { unrolled } from '#shared/game/odds/pool-odds'
import { contextOf } from '#shared/play/view/counting'
import type { GameView } from '#shared/play/view/game-view'
import { type ShipThreat, threatsAt } from '#shared/play/view/threats'
import { fateOf } from '../battle'
import type { QuestionContext, Warning } from '../draft-answer'
import { shotsFrom } from '../outlook'

/** More would be no line any more. */
const MOST_SHOTS = 2

/** By the exact odds of its dice, before the defender does anything. */
const destroys = (view: GameView, threat: ShipThreat): number =>
  fateOf(view, threat, afterTokens(unrolled(threat.dice), [], contextOf(view, threat)), false).destroyed

const isByShip = (threat: ReturnType<typeof threatsAt>[number]): threat is ShipThreat =>
  threat.zone !== undefined && threat.range !== undefined

/** Of each ship its best attack. */
const oneEach = (threats: readonly ShipThreat[]): ShipThreat[] =>
  threats.filter(({ attacker }, n) => threats.findIndex((other) => other.attacker === attacker) === n)

/** What a ship could hit from where its course ends, and what could hit it there, in one line; nothing hidden counts. */
export function endingOf({ view, nameOf }: QuestionContext, ship: UnitId, rest: Pose): Warning[] {
  const moved = view.ships[ship]
  if (moved === undefined) return []
  const there = { ...view, ships: { ...view.ships, [ship]: { ...moved, pose: rest } } }
  const told = (unit: UnitId, threat: ShipThreat) => ({
    unit: nameOf(unit),
    zone: threat.zone,
    range: threat.range,
    expected: threat.expected,
    destroys: destroys(there, threat),
  })
  const hits = shotsFrom(there, ship).slice(0, MOST_SHOTS)
  const threats = threatsAt(there, ship)
  const hitBy = oneEach(threats.filter(isByShip)).slice(0, MOST_SHOTS)
  const squadrons = threats.filter((threat) => !isByShip(threat))
  const expected = squadrons.reduce((sum, threat) => sum + threat.expected, 0)
  return [
    {
      text: moving.course.ends(
        hits.map((threat) => ({ ...told(threat.defender, threat), later: false })),
        hitBy.map((threat) => ({ ...told(threat.attacker, threat), later: threat.later })),
        squadrons.length > 0 ? { n: squadrons.length, expected } : undefined,
      ),
      about: threats.length > 0 ? 'threat' : 'safe',
      danger: false,
    },
  ]
}
