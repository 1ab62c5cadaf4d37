import { at, modify } from '#shared/game/engine/card-builder'
import type { Moment, Self } from '#shared/game/engine/card-rules'
import type { Change } from '#shared/game/engine/change'
import { secondHalf } from '#shared/game/engine/effect'
import type { NewFrame } from '#shared/game/engine/frame'
import type { Region } from '#shared/game/engine/region'
import { FACE_ICONS } from '#shared/game/engine/state'
import { ofSecond, ownShip } from './players'
import { placingTokens, tokensNear } from './tokens'

const MINES = 6
const REGION: Region = { all: [{ inside: 'play-area' }, { at: 1, of: 'obstacles' }, { beyond: 1, of: 'tokens' }] }
const NEXT_MINE = 3

/** Two blue dice: a card for each hit or critical, the first of them faceup if there is a critical; then the next mine. */
function explode(tx: Change, moment: Moment, mine: string, self: Self): void {
  const { subject: ship } = moment
  tx.removeObjectiveToken(mine)
  const icons = tx.throwDice(self.source, ['blue', 'blue']).map(({ face }) => FACE_ICONS[face])
  const criticals = icons.reduce((sum, icon) => sum + icon.criticals, 0)
  const cards = icons.reduce((sum, icon) => sum + icon.hits + icon.criticals, 0)
  const faceup: NewFrame[] = criticals > 0 ? [{ kind: 'faceup-card', ship, step: 'before' }] : []
  const facedown = Array.from(
    { length: cards - faceup.length },
    (): NewFrame => ({ kind: 'deal-damage', ships: [ship] }),
  )
  tx.inOrder(...faceup, ...facedown, secondHalf(moment, self, NEXT_MINE))
}

/**
 * The second player places all obstacles, far from each other, and six mines at distance 1 of them (OB19). A ship that ends
 * its movement at distance 1 of a mine sets it off, as part of its move (R10.28).
 */
export default [
  modify('obstacles', () => ({
    by: 'second' as const,
    region: { all: [{ inside: 'setup-area' as const }, { beyond: 5 as const, of: 'obstacles' as const }] },
  })),
  at('setup.after-obstacles')
    .when(ofSecond)
    .do((tx, _moment, _answers, self) =>
      tx.inOrder(
        ...placingTokens(
          Array.from({ length: MINES }, () => self.seat),
          REGION,
          self,
        ),
      ),
    ),
  at('maneuver.moved')
    .when(ownShip)
    .needs('mine', (g, { subject }) => tokensNear(g, subject, 1))
    .do((tx, moment, { mine }, self) => explode(tx, moment, mine, self)),
  at('effect.second-half')
    .needs('mine', (g, { subject }) => tokensNear(g, subject, 1))
    .do((tx, moment, { mine }, self) => explode(tx, moment, mine, self)),
]
