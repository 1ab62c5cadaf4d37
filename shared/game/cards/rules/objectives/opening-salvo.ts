import { at, scores } from '#shared/game/engine/card-builder'
import type { Attack } from '#shared/game/engine/card-rules'
import type { Change } from '#shared/game/engine/change'
import { DIE_COLORS, type DieColor, type PublicTable } from '#shared/game/engine/state'
import { ofFirst, ofSecond } from './players'
import { tokenId, tokensOn } from './tokens'

const tokenOf = (g: PublicTable, { attacker }: Attack) => tokensOn(g).find(({ on }) => on === attacker)

/** Its first attack on a ship: the attacker still has its token. */
const fires = (g: PublicTable, { attack }: { readonly attack: Attack }): boolean =>
  attack.defendingZone !== undefined && tokenOf(g, attack) !== undefined

/** The token is removed; the dice are added after the roll, at any range (R6.12). */
function addDice(tx: Change, attack: Attack, colors: readonly DieColor[]): void {
  const token = tokenOf(tx.state, attack)
  if (token) tx.removeObjectiveToken(token.id)
  for (const color of colors) tx.addDie(attack, color)
}

/** The costs of all cards of a ship, discarded ones included (R15.8), half of it rounded up. */
const half = (points: number): number => Math.ceil(points / 2)

/**
 * Every ship gets a token (OB3). In its first attack on a ship it must give it up: the first player's adds two red dice,
 * the second player's two of any colors. At the end an enemy ship that is still there with damage cards scores half.
 */
export default [
  at('setup.after-deploying')
    .when(ofFirst)
    .do((tx, _moment, _answers, self) => {
      for (const [i, { id, pose }] of Object.values(tx.state.ships).entries())
        tx.placeObjectiveToken(self.seat, { id: tokenId(i + 1), at: pose, on: id })
    }),
  at('attack.modify')
    .when(ofFirst)
    .when(fires)
    .do((tx, { attack }) => addDice(tx, attack, ['red', 'red'])),
  at('attack.modify')
    .when(ofSecond)
    .when(fires)
    .ask('first', () => DIE_COLORS)
    .ask('second', () => DIE_COLORS)
    .do((tx, { attack }, { first, second }) =>
      addDice(
        tx,
        attack,
        [first, second].flatMap((color) => DIE_COLORS.find((each) => each === color) ?? []),
      ),
    ),
  scores((g, self, costs) => {
    const costOf = (ship: string, card: string) =>
      Object.values(g.cards)
        .filter(({ on }) => on === ship)
        .reduce((sum, upgrade) => sum + costs.upgrade(upgrade.card).points, costs.ship(card).points)
    return Object.values(g.ships)
      .filter((ship) => ship.seat !== self.seat && ship.damage.length + ship.damageWithoutCard > 0)
      .reduce((sum, { id, card }) => sum + half(costOf(id, card)), 0)
  }),
]
