import { at } from '#shared/game/engine/card-builder'
import { secondHalf } from '#shared/game/engine/effect'

const LOOKS_AT = 4
/** The rule below that is the second half. */
const CHOICE = 1
/** The worst for the enemy first. */
const WORST = [
  'structural-damage',
  'injured-crew',
  'projector-misaligned',
  'shield-failure',
  'faulty-countermeasures',
  'thrust-control-malfunction',
  'any',
]

/**
 * Before an enemy ship is dealt a faceup damage card: its owner looks at the four uppermost cards, one of them is dealt, the
 * others are discarded (R17.8i). From the deck of that ship (R20.5); an empty one is shuffled anew only when it is dealt from
 * (R9.6).
 */
export default [
  at('card.before-faceup')
    .may()
    .byOrder({ use: 'always', first: WORST })
    .when((g, { subject }, self) => g.ships[subject] !== undefined && g.ships[subject].seat !== self.seat)
    .do((tx, moment, _answers, self) => {
      const things = tx.topCards(moment.subject, LOOKS_AT).map((card, place) => ({ id: String(place), card }))
      if (things.length === 0) return
      tx.look({ seat: self.seat, source: self.source, things })
      tx.inOrder(secondHalf(moment, self, CHOICE))
    }),
  at('effect.second-half')
    .askSeen('place', (g) => g.look?.things.map(({ id }) => id) ?? [])
    .do((tx, { subject }, { place }) => {
      tx.endLook()
      if (place !== undefined) tx.keepOnTop(subject, LOOKS_AT, Number(place))
    }),
]
