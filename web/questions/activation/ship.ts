import { decide } from '#messages/decide'
import { choosing } from '#messages/decide-cards'
import { commanding } from '#messages/decide-commands'
import type { AskName } from '#shared/game/engine/decision'
import type { Command, UnitId } from '#shared/game/engine/state'
import type { GameView } from '#shared/play/view/game-view'
import type { AnswerLine } from '#web/state/answer-line'
import { cardTitle } from '../battle'
import { chosenIn, chosenOption, type DraftAnswer, lineOf, optionsOf, type QuestionContext } from '../draft-answer'
import { type DialUse, tokenLimit } from './dial-use'
import { type RevealedDial, usualDialUse } from './idle-dial'

/** The player decides what to do with the dial together with the choice of the ship. */
export const DIAL_USE = 'activation.dial' satisfies AskName

/** The command on top of a ship's stack, as far as this viewer knows it. */
export function topDial(view: GameView, ship: UnitId): Command | undefined {
  const top = view.ships[ship]?.dials[0]?.command
  return top === 'unknown' ? undefined : top
}

/** The dial that will certainly be revealed, so its use can be answered together with it. */
export const surelyRevealed = (view: GameView, ship: UnitId): Command | undefined =>
  view.ships[ship]?.values.asksBeforeReveal ? undefined : topDial(view, ship)

/** The activation of a ship with its dial kept. */
export const revealedBy = ({ request }: QuestionContext, ship: UnitId, command: Command): RevealedDial => ({
  ship,
  command,
  keeping: [lineOf(request.ask, request.subject, ship), lineOf(DIAL_USE, ship, 'keep')],
})

/** The owner knows the top dial before it is revealed, so keeping or converting it can be answered along (N4). */
export function dialUse({ parts, view }: QuestionContext, revealed: RevealedDial): DialUse {
  const chosen = chosenOption(parts, DIAL_USE)
  return chosen === 'keep' || chosen === 'token' || chosen === 'later' ? chosen : usualDialUse(view, revealed)
}

export function prepareShip(asked: QuestionContext): DraftAnswer {
  const { request, view, nameOf } = asked
  const ship = chosenIn(asked)
  if (ship === undefined) return { label: decide.send, missing: decide.incomplete.option, chips: [] }
  const card = cardInstead(asked, ship)
  if (card !== undefined) {
    const label = choosing.use(cardTitle(view, card))
    return {
      label,
      chips: [label],
      script: () => [lineOf(request.ask, request.subject, ship)],
    }
  }
  const command = surelyRevealed(view, ship)
  const use = command === undefined ? 'later' : dialUse(asked, revealedBy(asked, ship, command))
  const activate = lineOf(request.ask, request.subject, ship)
  const convert: AnswerLine[] = use === 'later' ? [] : [lineOf(DIAL_USE, ship, use)]
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
