import { aboutOwn, at, forbid, whileLasting } from '#shared/game/engine/card-builder'
import type { CardRegistry } from '#shared/game/engine/card-rules'
import { secondHalf } from '#shared/game/engine/effect'
import { DIE_COLORS, HULL_ZONES } from '#shared/game/engine/state'

/** Cards that exist only here, for what attacks must be able to say. */
export const ATTACK_FIXTURES: CardRegistry = {
  /** A look before a choice: which facedown card of the defender is turned faceup hangs on what was seen. */
  'boarding-party': [
    at('attack.after')
      .may()
      .when((_g, { attack }, self) => attack.attacker === self.on && attack.defendingZone !== undefined)
      .exhausts()
      .do((tx, moment, _answers, self) => {
        const { defender } = moment.attack
        const cards = tx.state.ships[defender]?.damage.filter((card) => !card.faceup) ?? []
        tx.look({
          seat: self.seat,
          source: self.source,
          things: cards.map(({ slot, card }) => ({ id: String(slot), card })),
        })
        tx.inOrder(secondHalf(moment, self, 1))
      }),
    at('effect.second-half')
      .askOwn('card', (g) => g.look?.things.map(({ id }) => id) ?? [])
      .do((tx, { attack }, { card }) => {
        tx.endLook()
        if (attack && card !== 'none') tx.turnFaceup(attack.defender, Number(card))
      }),
  ],
  /** A destruction is put off until the end of the round, once. */
  'last-stand': [
    at('destruction.before')
      .may()
      .when(aboutOwn)
      .discards()
      .do((tx, _moment, _answers, { card, source, on, seat }) => {
        tx.last({ card, source, on, seat, until: 'round' })
      }),
    whileLasting.forbid('be-destroyed'),
  ],
  /** A further maneuver, then a further attack, each with all that follows. */
  'second-sortie': [
    at('maneuver.after')
      .may()
      .when(aboutOwn)
      .exhausts()
      .do((tx, _moment, _answers, self) => tx.grantManeuver(self.on, self.source)),
    at('activation.end')
      .may()
      .when(aboutOwn)
      .exhausts()
      .do((tx, _moment, _answers, self) => tx.grantAttack(self.on, HULL_ZONES, self.source)),
  ],
  /** Two acts of one effect, the second after all that the first brings. */
  'overloaded-guns': [
    at('attack-step.start')
      .may()
      .when(aboutOwn)
      .exhausts()
      .do((tx, _moment, _answers, self) =>
        tx.inOrder(
          { kind: 'suffer', unit: self.on, points: 1, redirected: [], firstFaceup: false },
          { kind: 'granted-attack', unit: self.on, zones: ['front'], source: self.source },
        ),
      ),
  ],
  /** A die is added, of a color that need not be in the pool. */
  'extra-battery': [
    at('attack.modify')
      .may()
      .when((_g, { attack }, self) => attack.attacker === self.on)
      .ask('color', () => DIE_COLORS)
      .do((tx, { attack }, { color }) => {
        const found = DIE_COLORS.find((each) => each === color)
        if (found) tx.addDie(attack, found)
      }),
  ],
  /** A die is spent so that others are rolled again. */
  'careful-aim': [
    at('attack.modify')
      .may()
      .when((_g, { attack }, self) => attack.attacker === self.on && attack.pool.some((die) => die.color === 'blue'))
      .needs('spent', (_g, { attack }) => attack.pool.filter((die) => die.color === 'blue').map((die) => die.id))
      .askSome('rerolled', { min: 0, max: 9 }, (_g, { attack }, { spent }) =>
        attack.pool.filter((die) => die.id !== spent).map((die) => die.id),
      )
      .do((tx, { attack }, { spent, rerolled }) => {
        tx.spendDie(attack, spent)
        tx.rerollDice(attack, rerolled)
      }),
  ],
  /** A face is turned; only to one that the die has. */
  'turned-barrels': [
    at('attack.modify')
      .may()
      .when((_g, { attack }, self) => attack.attacker === self.on)
      .needs('die', (_g, { attack }) => attack.pool.map((die) => die.id))
      .ask('face', () => ['hit', 'double-hit', 'accuracy'])
      .do((tx, { attack }, { die, face }) => {
        if (face === 'hit' || face === 'double-hit' || face === 'accuracy') tx.changeDie(attack, die, face)
      }),
  ],
  /** The defender's side cancels a die beside its tokens. */
  decoys: [
    at('attack.defend')
      .may()
      .when((g, { attack }, self) => g.ships[attack.defender]?.seat === self.seat && attack.pool.length > 0)
      .exhausts()
      .needs('die', (_g, { attack }) => attack.pool.map((die) => die.id))
      .do((tx, { attack }, { die }) => tx.cancelDice(attack, [die])),
  ],
  /** Another critical effect than the standard one. */
  'ion-burst': [
    at('attack.critical')
      .may()
      .when((_g, { attack }, self) => attack.attacker === self.on)
      .do((tx, { attack }) => {
        const token = tx.state.ships[attack.defender]?.defense[0]
        if (token) tx.discardDefense(attack.defender, token.id)
      }),
  ],
  /** A critical effect that deals damage of its own. */
  'acid-warheads': [
    at('attack.critical')
      .may()
      .when((_g, { attack }, self) => attack.attacker === self.on)
      .do((tx, { attack }) =>
        tx.suffer(attack.defender, 2, { ...(attack.defendingZone && { zone: attack.defendingZone }) }),
      ),
  ],
  /** Lowers the damage before it is suffered, after brace. */
  'spare-plating': [
    at('attack.damage')
      .when((_g, { attack }, self) => attack.defender === self.on)
      .do((tx, { attack }) => tx.changeTotal(attack, (attack.total ?? 0) - 1)),
  ],
  /** Removes a die before the roll, of its owner's choice. */
  'jammed-sensors': [
    at('attack.before-roll')
      .when((_g, { attack }, self) => attack.attacker === self.on && attack.pool.length > 0)
      .needs('color', (_g, { attack }) => [...new Set(attack.pool.map((die) => die.color))])
      .do((tx, { attack }, { color }) => {
        const found = DIE_COLORS.find((each) => each === color)
        if (found) tx.removeDie(attack, found)
      }),
  ],
  /** Nobody of the other side may attack. */
  ceasefire: [forbid('attack', (g, unit, self) => g.ships[unit]?.seat !== self.seat)],
}
