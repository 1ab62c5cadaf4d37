import type { Choice } from '#shared/game/engine/decision'
import { COMMANDS } from '#shared/game/engine/state'
import type { AnswerContext } from '#shared/play/bots/bot'
import { replaceDial } from '#shared/play/bots/choose-dials'
import type { ActionOf } from '../standing-order'
import { pickAnswer } from './pick-answer'

/**
 * What the enemy of a damaged ship chooses (DC3, DC18; DP-F1, DP-F2): the first that is offered; of commands for its dial the
 * first that is named, with `any` the one that helps it least.
 */
export function opponentAnswer(asked: AnswerContext, { first }: ActionOf['opponent']): Choice | undefined {
  const { request, salt } = asked
  if (request.kind !== 'dials') return pickAnswer(asked, { first })
  const named = first.find((word) => COMMANDS.some((each) => each === word))
  const command = COMMANDS.find((each) => each === named)
  if (command === undefined) return first.includes('any') ? replaceDial({ ...asked, request }) : undefined
  const dials = request.ships.map(({ ship, missing }) => [
    ship,
    Array.from({ length: missing }, (_, place) => ({ command, salt: salt(ship, place) })),
  ])
  return { dials: Object.fromEntries(dials) }
}
