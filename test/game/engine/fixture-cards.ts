import { aboutOwn, at, forbid, modify, permit } from '#shared/game/engine/card-builder'
import type { CardRegistry } from '#shared/game/engine/card-rules'
import { COMMANDS } from '#shared/game/engine/state'

/** Cards that exist only here, each for one thing that the engine can say and no printed card asks of it. */
export const FIXTURES: CardRegistry = {
  /** One question; its act stops in the middle when the ship then holds too many tokens. */
  'spare-orders': [
    at('activation.start')
      .may()
      .when(aboutOwn)
      .ask('command', () => COMMANDS)
      .do((tx, _moment, { command }, self) => {
        const gained = COMMANDS.find((c) => c === command)
        tx.push({ kind: 'deal-damage', ships: [self.on] })
        if (gained) tx.gainToken(self.on, gained)
      }),
  ],
  /** A price that is an act and may destroy the payer. */
  'burn-hull': [
    at('activation.start')
      .may()
      .when(aboutOwn)
      .pays((tx, _moment, _answers, self) => tx.push({ kind: 'deal-damage', ships: [self.on] }))
      .do((tx, _moment, _answers, self) => tx.gainToken(self.on, 'navigate')),
  ],
  /** A faceup damage card; each copy acts on its own. */
  'leaking-core': [
    at('maneuver.after')
      .when(aboutOwn)
      .do((tx, _moment, _answers, self) => tx.push({ kind: 'deal-damage', ships: [self.on] })),
  ],
  /** Two effects of one card at one moment. */
  'double-duty': [
    at('status.start')
      .may()
      .do((tx, _moment, _answers, self) => tx.gainToken(self.on, 'navigate')),
    at('status.start')
      .may()
      .do((tx, _moment, _answers, self) => tx.gainToken(self.on, 'repair')),
  ],
  /** Mandatory as soon as its ship holds a Squadron token, even after its owner has passed. */
  alarm: [
    at('status.start')
      .may()
      .do((tx, _moment, _answers, self) => tx.changeSpeed(self.on, 0, self.seat)),
    at('status.start')
      .when((g, _moment, self) => g.ships[self.on]?.commandTokens.includes('squadron') === true)
      .do((tx, _moment, _answers, self) => tx.discardToken(self.on, 'squadron', 'effect')),
  ],
  /** Gives a token to an enemy ship. */
  meddling: [
    at('status.start')
      .may()
      .discards()
      .needs('ship', (g, _moment, _answers, self) =>
        Object.values(g.ships)
          .filter((ship) => ship.seat !== self.seat)
          .map((ship) => ship.id),
      )
      .do((tx, _moment, { ship }) => tx.gainToken(ship, 'squadron')),
  ],
  /** What it needs is not there when it comes to it: the effect ends. */
  'dead-end': [
    at('status.start')
      .may()
      .needs('sure', () => ['yes'])
      .needs('which', () => [])
      .do((tx, _moment, _answers, self) => tx.changeSpeed(self.on, 0, self.seat)),
  ],
  /** Three parts, of which the first and the second may be impossible. */
  'three-parts': [
    at('status.start')
      .ask('slowed', (g) =>
        Object.values(g.ships)
          .filter(({ raidTokens }) => raidTokens.length > 0)
          .map(({ id }) => id),
      )
      .askSome('robbed', { min: 2, max: 2 }, (g) =>
        Object.values(g.ships)
          .filter(({ commandTokens }) => commandTokens.includes('concentrate-fire'))
          .map(({ id }) => id),
      )
      .do((tx, _moment, { slowed, robbed }, self) => {
        if (slowed) tx.changeSpeed(slowed, 0, self.seat)
        for (const ship of robbed) tx.discardToken(ship, 'concentrate-fire', 'effect')
        tx.gainToken(self.on, 'navigate')
      }),
  ],
  'half-crew': [modify('command', (command) => Math.ceil(command / 2), { order: 1 })],
  'more-crew': [modify('command', (command) => command + 1)],
  'stuck-engines': [forbid('activate')],
  'second-wind': [permit('activate')],
}
