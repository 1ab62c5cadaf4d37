import { decide } from '#messages/decide'
import { attacking } from '#messages/decide-attack'
import { moving } from '#messages/decide-moves'
import { flying } from '#messages/decide-squadrons'
import { targets } from '#messages/targets'
import type { Point } from '#shared/engine/state'
import { isLegalDestination } from '#shared/flow/squadron-move'
import { shotsOf } from '#web/questions/attack/declare'
import { type Asked, chosenOption, lineOf, optionsOf, type Prepared } from '../prepared'

const NOTHING_CHOSEN: Prepared = { label: decide.send, missing: decide.incomplete.option, chips: [] }

function prepareOne({ request, parts }: Asked, labelOf: (option: string) => string): Prepared {
  const option = chosenOption(parts, request.ask)
  if (option === undefined || !optionsOf(request).some(({ id }) => id === option)) return NOTHING_CHOSEN
  const label = labelOf(option)
  return { label, chips: [label], script: () => [lineOf(request.ask, request.subject, option)] }
}

/** Counter: an attack on the squadron that has attacked, or none (R11.27). */
export function prepareCounter(asked: Asked): Prepared {
  const prepared = prepareOne(asked, (option) =>
    option === 'counter' ? flying.button.counter(asked.nameOf(asked.request.subject)) : flying.button.letBe,
  )
  const shot = shotsOf(asked).find(({ id }) => id === chosenOption(asked.parts, asked.request.ask))
  if (shot === undefined) {
    const silent = flying.counter.silent(asked.nameOf(asked.request.subject))
    return prepared.script === undefined ? prepared : { ...prepared, unused: silent }
  }
  return {
    ...prepared,
    label: attacking.declare.roll(shot.pool.map(({ color }) => color)),
    note: attacking.declare.attackOnly(
      targets.attack(undefined, asked.nameOf(shot.target.defender), shot.target.defendingZone),
    ),
  }
}

export const prepareCloak = (asked: Asked): Prepared =>
  prepareOne(asked, (option) => (option === 'done' ? flying.button.noCloak : flying.button.cloak(asked.nameOf(option))))

export const prepareStrategic = (asked: Asked): Prepared =>
  prepareOne(asked, (option) => (option === 'none' ? flying.button.noToken : flying.button.token(option)))

type TokenRequest = Extract<Asked['request'], { kind: 'destination' }>

/** Where the objective token is drafted to lie; where it lies until then. */
export function tokenPlace({ view, parts }: Asked, request: TokenRequest): Point {
  const part = parts[request.ask]
  if (part !== undefined && 'to' in part) return part.to
  return view.objectiveTokens?.find(({ id }) => id === request.piece)?.at ?? request.around
}

export function prepareTokenPlace(asked: Asked): Prepared {
  const { request, view } = asked
  if (request.kind !== 'destination') return NOTHING_CHOSEN
  const to = tokenPlace(asked, request)
  const refusal = isLegalDestination(view, request, { to })
  if (refusal !== undefined) {
    return {
      label: flying.button.putToken,
      missing: moving.places.fault[refusal.code] ?? flying.token.tooFar,
      chips: [],
    }
  }
  return {
    label: flying.button.putToken,
    chips: [],
    script: () => [{ ask: request.ask, subject: request.subject, choose: { to } }],
  }
}
