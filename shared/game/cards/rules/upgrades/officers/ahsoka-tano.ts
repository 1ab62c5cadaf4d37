import { isNear } from '#shared/game/cards/card-measure'
import { at } from '#shared/game/engine/card-builder'
import type { EffectRule } from '#shared/game/engine/card-rules'
import { COMMANDS } from '#shared/game/engine/state'

/** Where in an activation a command token may begin or cease to be of use (RL.20). */
const MOMENTS = ['activation.start', 'dial.revealed', 'attack-step.start', 'maneuver.before-course'] as const

/** During the activation of a friendly ship at distance 1-5 this may discard a command token, and may gain any one for it. Exhausts. */
const trade = (point: (typeof MOMENTS)[number]): EffectRule =>
  at(point)
    .may()
    .exhausts()
    .when((g, { subject }, self) => g.ships[subject]?.seat === self.seat && isNear(g, self.on, subject, 5))
    .needs('token', (g, { subject }) => g.ships[subject]?.commandTokens ?? [])
    .needs('command', () => [...COMMANDS, 'none'])
    .do((tx, { subject }, answers) => {
      const [token, command] = [answers.token, answers.command].map((id) => COMMANDS.find((each) => each === id))
      if (!token) return
      tx.discardToken(subject, token, 'effect')
      if (command) tx.gainToken(subject, command)
    })

export default MOMENTS.map(trade)
