import type { AnsweredAsk, AskName } from '#shared/game/engine/asks'
import type { Choice } from '#shared/game/engine/decision'
import type { AnswerContext, AnswerContextFor } from '#shared/play/bots/bot'
import { chooseSplit } from '#shared/play/bots/choose-defense'
import { best } from '#shared/play/bots/worth'
import type { ShipView } from '#shared/play/view/game-view'
import { type Attack, attackToSuffer } from '../hull-damage'
import type { ActionOf } from '../standing-order'
import { isZone } from '../zones'

/** Which zone a redirect names (DP-E12), and how much it then takes (DP-E20; R8.8). */
export function redirectAnswer(asked: AnswerContext, action: ActionOf['redirect']): Choice | undefined {
  const { view, request } = asked
  const { ask, kind } = request
  const attack = attackToSuffer(view)
  const ship = attack && view.ships[attack.defender]
  if (kind !== 'option' || !ship || !isRedirecting(ask)) return undefined
  const option = OPTIONS[ask]({ ...asked, request }, attack, ship, action)
  return option === undefined ? undefined : { option }
}

type OptionFor = (
  asked: AnswerContextFor<'option'>,
  attack: Attack,
  ship: ShipView,
  action: ActionOf['redirect'],
) => string | undefined

const OPTIONS: Record<AnsweredAsk<'redirect'>, OptionFor> = {
  'defense.redirect'({ request }, _attack, ship, { zones = [] }) {
    const offered = request.options.map(({ id }) => id).filter(isZone)
    const listed = zones.find((zone) => offered.includes(zone) && ship.shields[zone] > 0)
    return listed ?? best(offered, (zone) => ship.shields[zone])
  },
  'defense.split': (asked, attack, ship, { take }) => pointsFor(asked, attack, ship, take),
}
const isRedirecting = (ask: AskName): ask is keyof typeof OPTIONS => Object.hasOwn(OPTIONS, ask)

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
