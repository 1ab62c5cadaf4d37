import { expect, test } from 'vitest'
import { at } from '#shared/game/engine/card-builder'
import { cardTable } from '#test/support/card-table'

const ADDING = at('attack.modify')
  .may()
  .when((_g, { attack }, self) => attack.attacker === self.on)

test('each squadron is attacked anew: a card that is exhausted cannot be used again, another one can (R6.35, R16.2, Q52)', () => {
  const game = cardTable({
    cards: {
      exhausting: [ADDING.exhausts().do((tx, { attack }) => tx.addDie(attack, 'blue'))],
      lasting: [ADDING.do((tx, { attack }) => tx.addDie(attack, 'blue'))],
    },
    attacking: { by: 'nebulon', from: 'front', at: 'tie-1', pool: ['blue hit', 'blue hit'], range: 'close' },
    ships: {
      nebulon: { card: 'nebulon-b-escort-frigate', at: [450, 300], upgrades: ['exhausting', 'lasting'] },
      victory: { card: 'victory-ii-class-star-destroyer', at: [100, 800] },
    },
    squadrons: {
      'tie-1': { card: 'tie-fighter-squadron', at: [450, 420] },
      'tie-2': { card: 'tie-fighter-squadron', at: [490, 420] },
    },
    luck: [{ dice: ['blue hit', 'blue hit', 'blue hit', 'blue hit'] }],
  })
  expect(game.options('a')).toEqual(['exhausting@nebulon.0', 'lasting@nebulon.0', 'done'])
  game.choose('a', 'exhausting@nebulon.0')
  game.choose('a', 'lasting@nebulon.0')
  game.choose('a', 'front>tie-2')
  expect(game.options('a')).toEqual(['lasting@nebulon.0', 'done'])
})
