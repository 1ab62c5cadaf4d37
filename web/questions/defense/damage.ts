import { decide } from '#messages/decide'
import { defending } from '#messages/decide-defense'
import type { AskName } from '#shared/game/engine/decision'
import type { FrameOf } from '#shared/game/engine/frame'
import { HULL_ZONES, type HullZone } from '#shared/game/engine/state'
import { afterTokens, evadeOptions } from '#shared/game/odds/defense-odds'
import { shipAfter, wishedRedirect } from '#shared/game/odds/outcome'
import { contextOf, stillWorking } from '#shared/play/view/counting'
import { attackIn } from '#web/words/attack'
import { aftermath, helper, rollsAgain, shipTarget } from '../battle'
import {
  chosenOption,
  type DraftAnswer,
  NOTHING_CHOSEN,
  optionsOf,
  prepareOption,
  type QuestionContext,
} from '../draft-answer'

/** What a token makes its player choose: answered along with spending it. */
export const EVADE = 'defense.evade' satisfies AskName
export const REDIRECT = 'defense.redirect' satisfies AskName
export const SPLIT = 'defense.split' satisfies AskName

export const zoneOf = (id: string | undefined): HullZone | undefined => HULL_ZONES.find((zone) => zone === id)

/** Which die evade takes, what that leaves, the best for the defender first. */
export function evadeChoices({ request, view }: QuestionContext) {
  const attack = attackIn(view)
  if (attack === undefined) return []
  return evadeOptions(attack.pool, stillWorking(view, attack), contextOf(view, attack)).flatMap(
    ({ die: place, odds }) => {
      const die = attack.pool[place]
      return die !== undefined && optionsOf(request).some(({ id }) => id === die.id) ? [{ die, odds }] : []
    },
  )
}

export function prepareEvade(asked: QuestionContext): DraftAnswer {
  const drafted = chosenOption(asked.parts, EVADE) ?? evadeChoices(asked)[0]?.die.id
  const attack = attackIn(asked.view)
  const die = attack?.pool.find(({ id }) => id === drafted)
  const again = attack !== undefined && rollsAgain(asked.view, attack)
  return prepareOption(asked, drafted, () =>
    die === undefined ? decide.send : defending.evadeButton(die.color, die.face, again),
  )
}

export const redirectZone = ({ parts, view, request }: QuestionContext): HullZone | undefined => {
  const attack = attackIn(view)
  const drafted = zoneOf(chosenOption(parts, REDIRECT))
  return drafted ?? (attack && helper(view, attack)) ?? zoneOf(optionsOf(request)[0]?.id)
}

export function prepareRedirect(asked: QuestionContext): DraftAnswer {
  const zone = redirectZone(asked)
  return prepareOption(asked, zone, () => (zone === undefined ? decide.send : defending.redirectButton(zone)))
}

/** Damage about to be divided between the zone that was hit and the one that a redirect named (R8.8). */
export interface Split {
  attack: FrameOf<'attack'>
  zone: HullZone
  here: HullZone
  total: number
  points: number
  most: number
}
export function splitOf({ request, parts, view }: QuestionContext): Split | undefined {
  const attack = attackIn(view)
  const named = attack?.redirects.find(({ points }) => points === undefined)
  if (attack?.defendingZone === undefined || named === undefined) return undefined
  const most = optionsOf(request).length - 1
  const whole =
    attack.total ?? afterTokens(attack.pool, stillWorking(view, attack), contextOf(view, attack)).damage.length - 1
  const total = whole - attack.redirects.reduce((sum, { points = 0 }) => sum + points, 0)
  const drafted = Number(chosenOption(parts, SPLIT) ?? Number.NaN)
  const points = drafted <= most ? drafted : Math.min(most, wishedRedirect(total, shipTarget(view, attack, named.zone)))
  return { attack, zone: named.zone, here: attack.defendingZone, total, points, most }
}

export const splitText = ({ view }: QuestionContext, { attack, zone, total, points }: Split): string =>
  aftermath(view, attack, total, { zone, points })

export function prepareSplit(asked: QuestionContext): DraftAnswer {
  const split = splitOf(asked)
  if (split === undefined) return NOTHING_CHOSEN
  return prepareOption(
    asked,
    String(split.points),
    () => defending.split.button(split.points, split.zone),
    splitText(asked, split),
  )
}

/** Damage without a zone (R9.2): where most shields are, unless the owner says otherwise. */
export function damageZoneOf({
  request,
  parts,
  view,
}: QuestionContext): { zone: HullZone; points: number } | undefined {
  const frame = view.now.findLast((each): each is FrameOf<'suffer'> => each.kind === 'suffer')
  const shields = view.ships[request.subject]?.shields
  const zones = optionsOf(request).flatMap(({ id }) => zoneOf(id) ?? [])
  const [most] = zones.toSorted((a, b) => (shields?.[b] ?? 0) - (shields?.[a] ?? 0))
  const zone = zones.find((one) => one === chosenOption(parts, request.ask)) ?? most
  return zone && { zone, points: frame?.points ?? 1 }
}

export function prepareDamageZone(asked: QuestionContext): DraftAnswer {
  const { view, request } = asked
  const chosen = damageZoneOf(asked)
  if (chosen === undefined) return NOTHING_CHOSEN
  const at = { defender: request.subject, defendingZone: chosen.zone }
  const { destroyed } = shipAfter(chosen.points, shipTarget(view, at))
  const prepared = prepareOption(
    asked,
    chosen.zone,
    () => defending.zone.button(chosen.zone),
    aftermath(view, at, chosen.points),
  )
  return destroyed ? { ...prepared, caution: defending.destroyedWarning(asked.nameOf(request.subject)) } : prepared
}
