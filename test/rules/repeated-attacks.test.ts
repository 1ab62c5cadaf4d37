import { expect, test } from 'vitest'
import { CARD_RULES } from '#shared/game/cards/rules/index'
import { at } from '#shared/game/engine/card-builder'
import type { CardRegistry, CardRule } from '#shared/game/engine/card-rules'
import { tableState } from '#test/support/case-table'
import { FixtureGame } from '#test/support/fixture-game'

const ADDING = at('attack.modify')
  .may()
  .when((_g, { attack }, self) => attack.attacker === self.on)

/** One card that is exhausted for a further die, and one that is not. */
const CARDS: CardRegistry = {
  ...CARD_RULES,
  exhausting: [ADDING.exhausts().do((tx, { attack }) => tx.addDie(attack, 'blue'))] satisfies CardRule[],
  lasting: [ADDING.do((tx, { attack }) => tx.addDie(attack, 'blue'))] satisfies CardRule[],
}

test('each squadron is attacked anew: a card that is exhausted cannot be used again, another one can (R6.35, R16.2, Q52)', () => {
  const game = new FixtureGame({
    cards: CARDS,
    arrange(state) {
      Object.assign(
        state,
        tableState({
          attacking: { by: 'nebulon', from: 'front', at: 'tie-1', pool: ['blue hit', 'blue hit'], range: 'close' },
          ships: {
            nebulon: { card: 'nebulon-b-escort-frigate', at: [450, 300], upgrades: ['exhausting', 'lasting'] },
            victory: { card: 'victory-ii-class-star-destroyer', at: [100, 800] },
          },
          squadrons: {
            'tie-1': { card: 'tie-fighter-squadron', at: [450, 420] },
            'tie-2': { card: 'tie-fighter-squadron', at: [490, 420] },
          },
        }),
      )
    },
  })
  expect(game.options('a')).toEqual(['exhausting@nebulon.0', 'lasting@nebulon.0', 'done'])
  game.choose('a', 'exhausting@nebulon.0')
  game.choose('a', 'lasting@nebulon.0')
  game.choose('a', 'front>tie-2')
  expect(game.options('a')).toEqual(['lasting@nebulon.0', 'done'])
})
