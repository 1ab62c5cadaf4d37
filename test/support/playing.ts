import type { ScriptLine } from '#shared/orders/plan'
import type { GameInPlay } from '#shared/orders/script'
import type { FixtureGame } from './fixture-game'

/** Salts of dials that orders set, where nobody guesses. */
const SALT = 'ab'.repeat(16)

/** A game of the tests, played as the service plays one within a submission. */
export const playing = (t: FixtureGame): GameInPlay => ({
  get state() {
    return t.state
  },
  pending: () => t.open,
  get drawsSoFar() {
    return t.events.filter(({ type }) => type === 'drawn').length
  },
  view: (seat) => t.view(seat),
  take: (decision) => t.decide(decision),
  salt: () => () => SALT,
})

/** A line in short: `attack.declare vic front>cr90.rear`. */
export function line(text: string, when?: ScriptLine['when']): ScriptLine {
  const [ask = '', subject = '', option = ''] = text.split(' ')
  return { ask, subject, choose: { option }, ...(when && { when }) }
}
