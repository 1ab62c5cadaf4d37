import type { Choice } from '#shared/game/engine/decision'
import type { FrameOf } from '#shared/game/engine/frame'
import type { AnswerContext } from '#shared/play/bots/bot'
import type { ActionOf } from '../standing-order'
import { isZone } from '../zones'

/**
 * Which zone suffers damage that no zone was named for (R9.2): the first of the list that has shields, else the one with
 * most; with `spare` no zone is brought to 0 if another can take it, and the hull is spared before a zone is.
 */
export function zoneAnswer(
  { view, request }: AnswerContext,
  { zones = [], spare }: ActionOf['zone'],
): Choice | undefined {
  const ship = view.ships[request.subject]
  if (request.kind !== 'option' || !ship) return undefined
  const suffer = view.now.findLast((f): f is FrameOf<'suffer'> => f.kind === 'suffer')
  const points = suffer?.points ?? 1
  const offered = request.options.map(({ id }) => id).filter(isZone)
  const listed = zones.filter((zone) => offered.includes(zone) && ship.shields[zone] > 0)
  const byShields = offered.toSorted((p, q) => ship.shields[q] - ship.shields[p])
  const order = [...new Set([...listed, ...byShields])]
  const bearing = (least: number) => order.find((zone) => ship.shields[zone] >= least)
  const zone = (spare ? (bearing(points + 1) ?? bearing(points)) : undefined) ?? order[0]
  return zone && { option: zone }
}
