import type { Point } from '#shared/engine/state'
import { decide } from '#shared/messages/en/decide'
import { flying } from '#shared/messages/en/decide-squadrons'
import { type Asked, chosenOption, lineOf, type Prepared } from '../prepared'

type DestinationRequest = Extract<Asked['request'], { kind: 'destination' }>

export function prepareSquadron({ request, parts, nameOf }: Asked): Prepared {
  const option = chosenOption(parts, request.ask)
  if (option === undefined) return { label: decide.send, missing: decide.incomplete.option, chips: [] }
  return {
    label: flying.option(option, nameOf),
    chips: [],
    script: () => [lineOf(request.ask, request.subject, option)],
  }
}

/** Where the piece is drafted to come to lie; where it is until it is moved. */
export function destinationOf(request: DestinationRequest, parts: Asked['parts']): Point {
  const part = parts[request.ask]
  return part !== undefined && 'to' in part ? part.to : request.around
}

export function prepareDestination({ request, parts }: Asked): Prepared {
  if (request.kind !== 'destination') return { label: decide.send, missing: decide.incomplete.option, chips: [] }
  const to = destinationOf(request, parts)
  return {
    label: decide.send,
    chips: [],
    script: () => [{ ask: request.ask, subject: request.subject, choose: { to } }],
  }
}
