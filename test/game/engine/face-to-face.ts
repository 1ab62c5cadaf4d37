import { CARD_RULES } from '#shared/game/cards/rules/index'
import { aboutOwn, at } from '#shared/game/engine/card-builder'
import type { CardRegistry } from '#shared/game/engine/card-rules'
import type { GameState } from '#shared/game/engine/state'
import { FixtureGame, type FixtureSetup } from '#test/support/fixture-game'

/** Cards that exist only here, for what attacks must be able to say. */
const ATTACK_FIXTURES: CardRegistry = {
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
  /** Lowers the damage before it is suffered, after brace. */
  'spare-plating': [
    at('attack.damage')
      .when((_g, { attack }, self) => attack.defender === self.on)
      .do((tx, { attack }) => tx.changeTotal(attack, (attack.total ?? 0) - 1)),
  ],
}

export const CR90 = 'cr90-1'
export const VICTORY = 'victory-1'

/** The CR90 has just begun its Attack step, its front at medium range of the Victory's front. */
function faceToFace(state: GameState): void {
  const [cr90, victory] = [state.ships[CR90], state.ships[VICTORY]]
  if (!cr90 || !victory) throw new Error('the learning scenario has both')
  cr90.pose = { x: 450_000, y: 300_000, heading: 0 }
  victory.pose = { x: 450_000, y: 550_000, heading: 180_000 }
  cr90.activated = true
  Object.assign(state, { squadrons: {}, phase: 'ship' })
  state.stack.splice(1)
  for (const frame of [
    { kind: 'round', step: 'squadron' },
    { kind: 'ship-phase', step: 'turns', turn: 'b' },
    { kind: 'activation', ship: CR90, step: 'attack' },
  ] as const)
    state.stack.push({ ...frame, id: state.nextFrame++, answered: { a: 0, b: 0 } })
}

/** A game in which the CR90 may shoot now; the cards beside it are the test's. */
export const battle = (setup: Partial<FixtureSetup> = {}): FixtureGame =>
  new FixtureGame({
    cards: { ...CARD_RULES, ...ATTACK_FIXTURES },
    ...setup,
    arrange: (state) => {
      faceToFace(state)
      setup.arrange?.(state)
    },
  })

export const SHOT = 'front>victory-1.front'
export const attackOf = (t: FixtureGame) => {
  const frame = t.state.stack.findLast((f) => f.kind === 'attack')
  if (frame?.kind !== 'attack') throw new Error('no attack is going on')
  return frame
}
