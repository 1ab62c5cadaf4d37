import { moving } from '#messages/decide-moves'
import { flying } from '#messages/decide-squadrons'
import type { Point } from '#shared/game/engine/state'
import { isLegalDestination } from '#shared/game/flow/squadron-move'
import { chosenIn, type DraftAnswer, NOTHING_CHOSEN, prepareOption, type QuestionContext } from '../draft-answer'

export const prepareCloak = (asked: QuestionContext): DraftAnswer =>
  prepareOption(asked, chosenIn(asked), (option) =>
    option === 'done' ? flying.button.noCloak : flying.button.cloak(asked.nameOf(option)),
  )

export const prepareStrategic = (asked: QuestionContext): DraftAnswer =>
  prepareOption(asked, chosenIn(asked), (option) =>
    option === 'none' ? flying.button.noToken : flying.button.token(option),
  )

type TokenRequest = Extract<QuestionContext['request'], { kind: 'destination' }>

/** Where the objective token is drafted to lie; where it lies until then. */
export function tokenPlace({ view, parts }: QuestionContext, request: TokenRequest): Point {
  const part = parts[request.ask]
  if (part !== undefined && 'to' in part) return part.to
  return view.objectiveTokens?.find(({ id }) => id === request.piece)?.at ?? request.around
}

export function prepareTokenPlace(asked: QuestionContext): DraftAnswer {
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
