import { decide } from '#messages/decide'
import { choosing } from '#messages/decide-cards'
import { commanding } from '#messages/decide-commands'
import type { AskName } from '#shared/game/engine/decision'
import type { Command, UnitId } from '#shared/game/engine/state'
import type { GameView, ShipView } from '#shared/play/view/game-view'
import type { AnswerLine } from '#web/state/answer-line'
import { cardTitle } from '../battle'
import { chosenIn, chosenOption, type DraftAnswer, optionsOf, type QuestionContext } from '../draft-answer'

/** The player decides what to do with the dial together with the choice of the ship. */
export const DIAL_USE = 'activation.dial' satisfies AskName

export type DialUse = 'keep' | 'token' | 'later'

/** The command on top of a ship's stack, as far as this viewer knows it. */
export function topDial(view: GameView, ship: UnitId): Command | undefined {
  const top = view.ships[ship]?.dials[0]?.command
  return top === 'unknown' ? undefined : top
}

/** What the token limits would do to one more token (R5.14). */
export function tokenLimit(ship: ShipView | undefined, command: Command): string | undefined {
  if (ship === undefined) return undefined
  if (ship.commandTokens.includes(command)) return commanding.dial.has(command)
  return ship.commandTokens.length >= ship.values.tokenLimit ? commanding.dial.full : undefined
}

/** The dial that will certainly be revealed, so its use can be answered together with it. */
export const surelyRevealed = (view: GameView, ship: UnitId): Command | undefined =>
  view.ships[ship]?.values.asksBeforeReveal ? undefined : topDial(view, ship)

/** The owner knows the top dial before it is revealed, so keeping or converting it can be answered along (N4). */
export function dialUse(parts: QuestionContext['parts']): DialUse {
  const chosen = chosenOption(parts, DIAL_USE)
  return chosen === 'token' || chosen === 'later' ? chosen : 'keep'
}

export function prepareShip(asked: QuestionContext): DraftAnswer {
  const { request, parts, view, nameOf } = asked
  const ship = chosenIn(asked)
  if (ship === undefined) return { label: decide.send, missing: decide.incomplete.option, chips: [] }
  const card = cardInstead(asked, ship)
  if (card !== undefined) {
    const label = choosing.use(cardTitle(view, card))
    return {
      label,
      chips: [label],
      script: () => [{ ask: request.ask, subject: request.subject, choose: { option: ship } }],
    }
  }
  const command = surelyRevealed(view, ship)
  const use = command === undefined ? 'later' : dialUse(parts)
  const activate: AnswerLine = { ask: request.ask, subject: request.subject, choose: { option: ship } }
  const convert: AnswerLine[] = use === 'later' ? [] : [{ ask: DIAL_USE, subject: ship, choose: { option: use } }]
  const label = commanding.ship.activate(nameOf(ship))
  const note = command === undefined ? undefined : noteOf(command, use)
  const unused = command !== undefined && use === 'token' ? tokenLimit(view.ships[ship], command) : undefined
  return {
    label,
    ...(note && { note }),
    chips: [[label, ...(note === undefined ? [] : [note])].join(', ')],
    ...(unused !== undefined && { unused }),
    script: () => [activate, ...convert],
  }
}

/** The card that is used instead of an activation. */
export const cardInstead = ({ request }: QuestionContext, option: string): string | undefined =>
  optionsOf(request).find(({ id }) => id === option)?.source

const noteOf = (command: Command, use: DialUse): string | undefined =>
  use === 'later' ? undefined : use === 'keep' ? commanding.ship.keeps(command) : commanding.ship.takes(command)
