import type { AnswerContext, AnswerContextFor } from '#shared/bots/bot'
import { chooseSplit } from '#shared/bots/defense'
import { best } from '#shared/bots/worth'
import type { Choice } from '#shared/engine/decision'
import type { ShipView } from '#shared/view/game-view'
import { type Attack, attackToSuffer } from '../damage'
import type { ActionOf } from '../standing-order'
import { isZone } from '../zones'

/** Which zone a redirect names (DP-E12), and how much it then takes (DP-E20; R8.8). */
export function redirectAnswer(asked: AnswerContext, { zones = [], take }: ActionOf['redirect']): Choice | undefined {
  const { view, request } = asked
  const attack = attackToSuffer(view)
  const ship = attack && view.ships[attack.defender]
  if (request.kind !== 'option' || !ship) return undefined
  if (request.ask === 'defense.split') return { option: pointsFor({ ...asked, request }, attack, ship, take) }
  const offered = request.options.map(({ id }) => id).filter(isZone)
  const zone =
    zones.find((each) => offered.includes(each) && ship.shields[each] > 0) ??
    best(offered, (each) => ship.shields[each])
  return request.ask === 'defense.redirect' && zone ? { option: zone } : undefined
}

function pointsFor(
  asked: AnswerContextFor<'option'>,
  attack: Attack,
  ship: ShipView,
  take: ActionOf['redirect']['take'],
): string {
  if (take === 'reaching-hull') return chooseSplit(asked) ?? '0'
  const most = Math.max(...asked.request.options.map(({ id }) => Number(id)))
  if (take === 'all') return String(most)
  const zone = attack.redirects.find(({ points }) => points === undefined)?.zone
  const spare = zone ? ship.shields[zone] - take.leave : 0
  return String(Math.max(0, Math.min(most, spare)))
}
