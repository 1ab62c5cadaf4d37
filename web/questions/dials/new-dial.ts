import { choosing } from '#messages/decide-cards'
import { COMMANDS, type Command } from '#shared/game/engine/state'
import { newSalt } from '#web/api/salt'
import { type Asked, chosenIn, NOTHING_CHOSEN, type Prepared } from '../prepared'

export const newCommand = (asked: Asked): Command | undefined => COMMANDS.find((command) => command === chosenIn(asked))

/** A new command on an enemy's top dial, sealed like any other dial (design 4). */
export function prepareNewDial(asked: Asked): Prepared {
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
