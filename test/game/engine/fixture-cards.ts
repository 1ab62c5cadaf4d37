import { aboutOwn, at, forbid, instead, modify, permit, whileLasting } from '#shared/game/engine/card-builder'
import type { CardRegistry } from '#shared/game/engine/card-rules'
import { COMMANDS } from '#shared/game/engine/state'

/** Cards that exist only here, each for one thing the engine must be able to say. */
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
  /** Two questions in a row, the second hanging on the first; nothing changes before the last answer. */
  'twin-orders': [
    at('activation.start')
      .may()
      .when(aboutOwn)
      .ask('first', () => COMMANDS)
      .ask('second', (_g, _moment, { first }) => COMMANDS.filter((c) => c !== first))
      .do((tx, _moment, { first, second }, self) => {
        for (const c of COMMANDS) if (c === first || c === second) tx.gainToken(self.on, c)
      }),
  ],
  /** The opponent answers. */
  'enemy-choice': [
    at('activation.start')
      .may()
      .when(aboutOwn)
      .askOpponent('speed', () => ['up', 'down'])
      .do((tx, _moment, { speed }, self) => {
        const now = tx.state.ships[self.on]?.dialSpeed ?? 0
        tx.changeSpeed(self.on, speed === 'up' ? now + 1 : now - 1, self.seat)
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
  /** An effect until the end of the activation. */
  overdrive: [
    at('activation.start')
      .may()
      .when(aboutOwn)
      .exhausts()
      .do((tx, _moment, _answers, { source, card, on, seat }) => {
        tx.last({ card, source, on, seat, until: 'activation' })
      }),
    whileLasting.modify('maxSpeed', (speed) => speed + 1),
  ],
  /** Once it is set off, something happens at a moment, until the end of the round, though its source is gone. */
  'timed-charge': [
    at('activation.start')
      .may()
      .when(aboutOwn)
      .discards()
      .do((tx, _moment, _answers, { source, card, on, seat }) => tx.last({ card, source, on, seat, until: 'round' })),
    whileLasting
      .at('maneuver.after')
      .when(aboutOwn)
      .do((tx, { maneuver }) => tx.gainToken(maneuver.ship, 'repair')),
  ],
  /** A later question is not shown what somebody chose unseen. */
  'sealed-orders': [
    at('ship-phase.start')
      .may()
      .askOwn('dial', (g, _moment, _answers, self) => [...new Set(g.ships[self.on]?.dials.map((d) => d.command))])
      .ask('named', (_g, _moment, answers) => Object.keys(answers).concat('nothing'))
      .do((tx, _moment, { dial }, self) => {
        const command = COMMANDS.find((c) => c === dial)
        if (command) tx.gainToken(self.on, command)
      }),
  ],
  /** An effect until the end of the round that outlives its source. */
  blockade: [
    at('command.end')
      .may()
      .discards()
      .needs('ship', (g, _moment, _answers, self) =>
        Object.values(g.ships)
          .filter((ship) => ship.seat !== self.seat)
          .map((ship) => ship.id),
      )
      .do((tx, _moment, { ship }, { source, card, seat }) => {
        tx.last({ card, source, on: ship, seat, until: 'round' })
      }),
    whileLasting.forbid('activate'),
  ],
  /** Options that hang on the owner's own dials. */
  foresight: [
    at('ship-phase.start')
      .may()
      .oncePer('game')
      .askOwn('dial', (g, _moment, _answers, self) => [...new Set(g.ships[self.on]?.dials.map((d) => d.command))])
      .do((tx, _moment, { dial }, self) => {
        const command = COMMANDS.find((c) => c === dial)
        if (command) tx.gainToken(self.on, command)
      }),
  ],
  /** Any number of answers. */
  'stand-down': [
    at('status.start')
      .may()
      .askSome('ships', { min: 0, max: 2 }, (g) => Object.keys(g.ships))
      .do((tx, _moment, { ships }, self) => {
        for (const ship of ships) tx.changeSpeed(ship, 0, self.seat)
      }),
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
  bulkheads: [modify('hull', (hull) => hull + 1)],
  /** The same, as long as its owner keeps it. */
  'spare-bulkheads': [
    modify('hull', (hull) => hull + 1),
    at('activation.start')
      .may()
      .when(aboutOwn)
      .discards()
      .do((tx, _moment, _answers, self) => tx.gainToken(self.on, 'navigate')),
  ],
  'half-crew': [modify('command', (command) => Math.ceil(command / 2), { order: 1 })],
  'more-crew': [modify('command', (command) => command + 1)],
  /** A ban that yields when nobody could act otherwise (R5.6). */
  'wait-for-others': [forbid('activate', undefined, { lapses: true })],
  'stuck-engines': [forbid('activate')],
  'second-wind': [permit('activate')],
  'rusted-tokens': [forbid('ready-token')],
  /** Stands in for an act. */
  'no-clerks': [instead('gain-token', (tx, unit, self) => tx.changeSpeed(unit, 0, self.seat))],
  'ablative-hull': [instead('deal-damage', (tx, _unit, self) => tx.discardCard(self.source))],
}
