import { describe, expect, test } from 'vitest'
import { type CardTable, cardTable } from '#test/support/card-table'

type Upgrades = NonNullable<CardTable['ships']>[string]['upgrades']

/** The Nebulon-B (one red and one blue die at each side) is about to attack; a Victory lies to its right, a squadron, too. */
function targets(upgrades: Upgrades = ['enhanced-armament']) {
  const t = cardTable({
    activating: { ship: 'nebulon', step: 'attack' },
    ships: {
      nebulon: { card: 'nebulon-b-escort-frigate', at: [300, 400], upgrades },
      right: { card: 'victory-ii-class-star-destroyer', at: [470, 400], heading: 270, activated: true },
      front: { card: 'victory-ii-class-star-destroyer', at: [300, 650], heading: 180, activated: true },
    },
    squadrons: { tie: { card: 'tie-fighter-squadron', at: [390, 400], activated: true } },
  })
  const request = t.asked('a')
  if (request.kind !== 'option') throw new Error('an attack is declared by an option')
  return (id: string) => request.options.find((option) => option.id === id)?.target?.dice
}

describe('Enhanced Armament', () => {
  test('adds a red die to the battery armament of both sides', () => {
    expect(targets()('right>right.front')).toEqual({ red: 2, blue: 1, black: 0 })
    expect(targets([])('right>right.front')).toEqual({ red: 1, blue: 1, black: 0 })
  })

  test('not to that of front and rear, nor against squadrons', () => {
    expect(targets()('front>front.front')).toEqual({ red: 3, blue: 0, black: 0 })
    expect(targets()('right>tie')).toEqual({ red: 0, blue: 2, black: 0 })
  })

  test('is rolled with the others', () => {
    const t = cardTable({
      attacking: { by: 'nebulon', from: 'left', at: 'vic.front', step: 'gather' },
      ships: {
        nebulon: { card: 'nebulon-b-escort-frigate', at: [600, 400], upgrades: ['enhanced-armament'] },
        vic: { card: 'victory-ii-class-star-destroyer', at: [430, 400], heading: 90 },
      },
      luck: [{ dice: ['red hit', 'red blank', 'blue hit'] }],
    })
    const rolled = t.events.find(({ type }) => type === 'diceRolled')
    expect(rolled?.type === 'diceRolled' && rolled.dice.map(({ color }) => color)).toEqual(['red', 'red', 'blue'])
  })

  test('does nothing when discarded (R16.12)', () => {
    const discarded = { card: 'enhanced-armament', state: 'discarded' } as const
    expect(targets([discarded])('right>right.front')).toEqual({ red: 1, blue: 1, black: 0 })
  })
})
