import { choosing } from '#messages/decide-cards'
import { COMMANDS, type Command } from '#shared/game/engine/state'
import { newSalt } from '#web/api/salt'
import { chosenIn, type DraftAnswer, NOTHING_CHOSEN, type QuestionContext } from '../draft-answer'

export const newCommand = (asked: QuestionContext): Command | undefined =>
  COMMANDS.find((command) => command === chosenIn(asked))

/** A new command on an enemy's top dial, sealed like any other dial (design 4). */
export function prepareNewDial(asked: QuestionContext): DraftAnswer {
  const { request } = asked
  const command = newCommand(asked)
  if (command === undefined) return NOTHING_CHOSEN
  return {
    label: choosing.newDial.button(command),
    chips: [],
    script: () => [
      {
        ask: request.ask,
        subject: request.subject,
        choose: { dials: { [request.subject]: [{ command, salt: newSalt() }] } },
      },
    ],
  }
}
