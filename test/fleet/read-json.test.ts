import { describe, expect, test } from 'vitest'
import { readFleetText } from '#shared/fleet/read-text/read-fleet-text'
import type { Reading } from '#shared/fleet/read-text/reading'

function reading(value: unknown): Reading {
  const found = readFleetText(JSON.stringify(value, undefined, 1))
  if (typeof found === 'string') throw new Error(found)
  return found
}
const SHIPS = [{ ship: 'victoryIiClassStarDestroyer', upgrades: ['grandMoffTarkin'] }]
const OBJECTIVES = { assault: 'most-wanted', defense: 'fire-lanes', navigation: 'minefields' }

describe('objectives under any key', () => {
  test.each([
    { assault: 'mostWanted', defense: 'fireLanes', navigation: 'minefields' },
    { assaultObjective: 'Most Wanted', defenseObjective: 'Fire Lanes', navigationObjective: 'Minefields' },
    { assault_objective: 'Most Wanted', defence_objective: 'Fire Lanes', navigation_objective: 'Minefields' },
    { red: 'Most Wanted', yellow: 'Fire Lanes', blue: 'Minefields' },
    { objectives: ['minefields', 'mostWanted', 'fireLanes'] },
    { objectives: { assault: 'mostWanted', defense: { name: 'Fire Lanes' }, navigation: ['minefields'] } },
    { objectives: [{ name: 'Most Wanted', type: 'assault' }, { name: 'Fire Lanes' }, { name: 'Minefields' }] },
  ])('%j', (keys) => {
    const read = reading({ name: 'A', ships: SHIPS, ...keys })
    expect(read.fleet.objectives).toEqual(OBJECTIVES)
    expect(read.skipped.filter(({ text }) => text !== 'assault')).toEqual([])
  })

  test('keep the category of their key', () => {
    const read = reading({ ships: SHIPS, assault: 'fireLanes', objectives: { navigation: 'mostWanted' } })
    expect(read.fleet.objectives).toEqual({ assault: 'fire-lanes', navigation: 'most-wanted' })
  })
})

describe('cards in any shape', () => {
  test.each([
    {
      ships: [{ name: 'Victory II', upgrades: [{ name: 'Grand Moff Tarkin', points: 38 }] }],
      squadrons: ['howlrunner', 'Howlrunner'],
    },
    {
      ships: [{ ship: 'Victory II', upgrades: { commander: 'Grand Moff Tarkin', title: null } }],
      squadrons: [{ squadron: 'howlrunner', qty: 2 }],
    },
    { ships: [{ card: 'Victory II', upgrades: { commander: ['Grand Moff Tarkin'] } }], squadrons: { howlrunner: 2 } },
    {
      fleet: {
        ships: [{ ship: 'victoryIi', upgrades: ['grandMoffTarkin'] }],
        squadrons: [{ name: 'howlrunner', quantity: 2 }],
      },
    },
    { ships: [{ ship: 'victoryIi', upgrades: ['grandMoffTarkin'], count: 1 }], squads: ['2x howlrunner'] },
  ])('%j', (list) => {
    const { fleet, skipped, unknown } = reading(list)
    expect(fleet.ships).toEqual([{ card: 'victory-ii-class-star-destroyer', upgrades: ['grand-moff-tarkin'] }])
    expect(fleet.squadrons).toEqual(['howlrunner', 'howlrunner'])
    expect([skipped, unknown]).toEqual([[], []])
  })

  test('a ship may stand without a key', () => {
    expect(reading({ ships: ['victoryIi', { ship: 'raiderI' }] }).fleet.ships.map(({ card }) => card)).toEqual([
      'victory-ii-class-star-destroyer',
      'raider-i-class-corvette',
    ])
  })

  test('the key of an upgrade tells cards of a name apart', () => {
    const list = (key: string) => ({ ships: [{ ship: 'cr90CorvetteA', upgrades: { [key]: 'leiaOrgana' } }] })
    expect(reading(list('officer')).fleet.ships[0]?.upgrades).toEqual(['leia-organa-officer'])
    expect(reading(list('commander')).fleet.ships[0]?.upgrades).toEqual(['leia-organa-commander'])
  })
})

test('a text under any other key is named', () => {
  const { skipped, name } = reading({ fleetName: 'A', ships: SHIPS, hangar: { leader: 'howlrunner' }, note: 'Zyxxo' })
  expect([name, skipped.map(({ text }) => text)]).toEqual(['A', ['howlrunner', 'Zyxxo']])
})
