import { describe, expect, test } from 'vitest'
import type { Fleet } from '#shared/fleet/fleet'
import { judgeFleet } from '#shared/fleet/fleet-legality'
import { PRESETS } from '#shared/fleet/game-presets'
import { FLAGSHIP, FLEET, faultsOf, OBJECTIVES, rebels, ships, shipWith } from './judged'

describe('points', () => {
  test('ships with their upgrades, and squadrons one by one (R2.2, R2.17)', () => {
    const { faults: _, ...points } = judgeFleet(FLEET, PRESETS['casual-400'])
    expect(points).toEqual({ points: 281, shipPoints: 231, squadronPoints: 50, squadronLimit: 134 })
  })

  test.each([
    [180, 60],
    [200, 67],
    [300, 100],
    [400, 134],
  ])('of %i points squadrons may take %i, a third rounded up (R2.16)', (limit, most) => {
    expect(judgeFleet(FLEET, { ...PRESETS['casual-400'], limit }).squadronLimit).toBe(most)
  })

  test('may be as many as agreed, and no more (R2.1, R2.2)', () => {
    const at = (limit: number) => faultsOf({}, { ...PRESETS['casual-400'], limit })
    expect(at(281)).toEqual([])
    expect(at(280)).toEqual([{ code: 'over-points', rule: 'R2.2', count: 281, most: 280 }])
  })

  test('of squadrons are held against the agreed limit, however cheap the fleet is (R2.16)', () => {
    const squadrons = (n: number) => faultsOf({ ships: [FLAGSHIP], squadrons: Array(n).fill('tie-fighter-squadron') })
    expect(squadrons(16)).toEqual([])
    expect(squadrons(17)).toEqual([{ code: 'squadron-points', rule: 'R2.16', count: 136, most: 134 }])
  })

  test('of a card unknown here are those that its list prints, if any', () => {
    const fleet = { ...FLEET, ships: [...FLEET.ships, shipWith('onager-testbed')] }
    expect(judgeFleet(fleet, PRESETS['casual-400']).points).toBe(281)
    const judged = judgeFleet(fleet, PRESETS['casual-400'], { 'onager-testbed': 130, 'tie-fighter-squadron': 1 })
    expect(judged.points).toBe(411)
    expect(judged.faults.map(({ code }) => code)).toContain('over-points')
  })
})

describe('the commander', () => {
  test('is one at least (R2.6)', () => {
    expect(ships(shipWith('victory-i-class-star-destroyer'))).toEqual([{ code: 'no-commander', rule: 'R2.6' }])
    expect(faultsOf({ ships: [], squadrons: [] })).toEqual([{ code: 'no-commander', rule: 'R2.6' }])
  })

  test('is one at most, on the same ship as on two (R2.6, R2.7)', () => {
    const second = { code: 'more-than-one-commander', rule: 'R2.6', card: 'admiral-screed', beside: 'admiral-motti' }
    expect(ships(FLAGSHIP, shipWith('raider-i-class-corvette', 'admiral-screed'))).toEqual([{ ...second, ship: 1 }])
    expect(ships(shipWith(FLAGSHIP.card, 'admiral-motti', 'admiral-screed'))).toEqual([{ ...second, ship: 0 }])
  })

  test('needs no icon but a ship that is no flotilla (R2.7, R2.8, R18.3)', () => {
    expect(ships(shipWith('raider-i-class-corvette', 'admiral-motti'))).toEqual([])
    expect(ships(shipWith('gozanti-class-cruisers', 'admiral-motti'))).toEqual([
      { code: 'commander-on-flotilla', rule: 'R2.7', card: 'admiral-motti', ship: 0 },
    ])
  })

  test('of a later time is one, too', () => {
    expect(ships(shipWith(FLAGSHIP.card, 'admiral-piett-commander'))).toEqual([
      { code: 'unknown-card', rule: 'R2.1', card: 'admiral-piett-commander', ship: 0, later: true },
    ])
  })
})

describe('factions', () => {
  test('ships, upgrades and squadrons of the other side are out (R2.3, R2.13)', () => {
    const found = faultsOf({
      ships: [shipWith(FLAGSHIP.card, 'admiral-motti', 'raymus-antilles'), shipWith('cr90-corvette-a')],
      squadrons: ['x-wing-squadron', 'x-wing-squadron', 'tie-fighter-squadron'],
    })
    expect(found).toEqual([
      { code: 'wrong-faction', rule: 'R2.3', card: 'raymus-antilles', ship: 0 },
      { code: 'wrong-faction', rule: 'R2.3', card: 'cr90-corvette-a', ship: 1 },
      { code: 'wrong-faction', rule: 'R2.3', card: 'x-wing-squadron' },
    ])
  })

  test('an upgrade without a symbol is for both (R2.13)', () => {
    expect(ships(shipWith(FLAGSHIP.card, 'admiral-motti', 'strategic-adviser'))).toEqual([])
    expect(rebels(shipWith('mc80-battle-cruiser', 'strategic-adviser'))).toEqual([])
  })
})

describe('unique names (R2.4)', () => {
  test('stand in a fleet once, whatever the kinds of card', () => {
    const vader = { code: 'unique-twice', rule: 'R2.4' }
    const flagship = shipWith('imperial-ii-class-star-destroyer', 'darth-vader-commander')
    expect(faultsOf({ ships: [flagship], squadrons: ['darth-vader'] })).toEqual([
      { ...vader, card: 'darth-vader', beside: 'darth-vader-commander' },
    ])
    const victory = shipWith('victory-i-class-star-destroyer', 'darth-vader-weapon-team')
    expect(faultsOf({ ships: [flagship, victory], squadrons: [] })).toEqual([
      { ...vader, card: 'darth-vader-weapon-team', ship: 1, beside: 'darth-vader-commander' },
    ])
    expect(faultsOf({ squadrons: ['howlrunner', 'howlrunner'] })).toEqual([
      { ...vader, card: 'howlrunner', beside: 'howlrunner' },
    ])
  })

  test('say nothing about cards that are not unique, nor about the other fleet (R2.5)', () => {
    const twice = shipWith('hammerhead-torpedo-corvette', 'task-force-organa', 'ordnance-experts')
    expect(rebels(twice, twice)).toEqual([])
  })
})

describe('objectives (R2.18)', () => {
  const { assault: _, ...two } = OBJECTIVES

  test('one of each category', () => {
    expect(faultsOf({ objectives: {} })).toEqual(
      ['assault', 'defense', 'navigation'].map((category) => ({ code: 'missing-objective', rule: 'R2.18', category })),
    )
    expect(faultsOf({ objectives: two })).toEqual([{ code: 'missing-objective', rule: 'R2.18', category: 'assault' }])
  })

  test('in the wrong place, one is missing and another twice there', () => {
    expect(faultsOf({ objectives: { ...OBJECTIVES, assault: 'fire-lanes' } })).toEqual([
      { code: 'objective-category', rule: 'R2.18', card: 'fire-lanes', category: 'defense', listed: 'assault' },
      { code: 'missing-objective', rule: 'R2.18', category: 'assault' },
      { code: 'two-objectives', rule: 'R2.18', card: 'contested-outpost', beside: 'fire-lanes', category: 'defense' },
    ])
  })

  test('of a later time, or of no time, fill their place', () => {
    expect(faultsOf({ objectives: { ...OBJECTIVES, assault: 'ion-storm', defense: 'Fore Lanes' } })).toEqual([
      { code: 'later-objective', rule: 'R2.1', card: 'ion-storm' },
      { code: 'unknown-card', rule: 'R2.1', card: 'Fore Lanes', later: false },
    ])
  })

  test('are not brought to unlimited rounds, nor to a game of one core set (R19.1, R3.7)', () => {
    const objectives = { assault: 'ion-storm' }
    expect(faultsOf({ objectives }, PRESETS['unlimited-rounds'])).toEqual([])
    const core = faultsOf({ objectives }, PRESETS['core-set'])
    expect(core.filter(({ code }) => code.includes('objective'))).toEqual([])
  })
})

describe('which cards are played (R2.1)', () => {
  test('unknown ones are named, those of a later time as such; the rest is judged', () => {
    const found = faultsOf({
      ships: [FLAGSHIP, shipWith('onager-class-testbed', 'Gunery Team', 'demolisher', 'insidious')],
      squadrons: ['fenn-rau-mandalorian-gauntlet-fighter', 'toString', 'toString'],
    })
    expect(found).toEqual([
      { code: 'two-titles', rule: 'R2.12', card: 'insidious', ship: 1, beside: 'demolisher' },
      { code: 'unknown-card', rule: 'R2.1', card: 'onager-class-testbed', ship: 1, later: true },
      { code: 'unknown-card', rule: 'R2.1', card: 'Gunery Team', ship: 1, later: false },
      { code: 'unknown-card', rule: 'R2.1', card: 'fenn-rau-mandalorian-gauntlet-fighter', later: true },
      { code: 'unknown-card', rule: 'R2.1', card: 'toString', later: false },
    ])
  })

  test('a card of another kind is unknown in that place', () => {
    const found = ships(FLAGSHIP, shipWith('demolisher', 'tie-fighter-squadron'))
    expect(found.map(({ code }) => code)).toEqual(['unknown-card', 'unknown-card'])
  })
})

describe('flotillas (R2.22, R20.14)', () => {
  const fleet = [FLAGSHIP, ...Array(3).fill(shipWith('gozanti-class-cruisers'))]

  test('are two at most in a tournament', () => {
    expect(faultsOf({ ships: fleet }, PRESETS.tournament)).toEqual([
      { code: 'too-many-flotillas', rule: 'R20.14', count: 3, most: 2 },
    ])
    expect(faultsOf({ ships: fleet.slice(0, 3) }, PRESETS.tournament)).toEqual([])
  })
  test('are as many as you like elsewhere', () => {
    expect(ships(...fleet)).toEqual([])
  })
})

describe('the fleet of one core set (R2.20)', () => {
  const core = (change: Partial<Fleet>) => faultsOf({ objectives: {}, ...change }, PRESETS['core-set'])
  const victory = shipWith('victory-i-class-star-destroyer', 'grand-moff-tarkin')

  test('has its cards only', () => {
    expect(core({ ships: [victory], squadrons: ['howlrunner', 'tie-fighter-squadron'] })).toEqual([])
    const foreign = { code: 'not-in-core-set', rule: 'R2.20' }
    expect(
      core({
        ships: [shipWith('raider-i-class-corvette', 'general-tagge', 'flechette-torpedoes')],
        squadrons: ['mauler-mithel', 'tie-bomber-squadron', 'tie-bomber-squadron'],
      }),
    ).toEqual([
      { ...foreign, card: 'raider-i-class-corvette', ship: 0 },
      { ...foreign, card: 'general-tagge', ship: 0 },
      { ...foreign, card: 'flechette-torpedoes', ship: 0 },
      { ...foreign, card: 'mauler-mithel' },
      { ...foreign, card: 'tie-bomber-squadron' },
    ])
  })

  test('has no more models and cards than lie in the box', () => {
    const beyond = { code: 'more-than-core-set', rule: 'R2.20' }
    const squadrons = Array(6).fill('tie-fighter-squadron')
    expect(core({ ships: [victory], squadrons })).toEqual([])
    expect(core({ ships: [victory], squadrons: [...squadrons, 'howlrunner'] })).toEqual([
      { code: 'squadron-points', rule: 'R2.16', count: 64, most: 60 },
      { ...beyond, card: 'howlrunner', count: 7, most: 6 },
    ])
    const two = [
      shipWith('cr90-corvette-a', 'general-dodonna', 'nav-team'),
      shipWith('cr90-corvette-b', 'nav-team'),
      shipWith('nebulon-b-support-refit'),
    ]
    expect(core({ faction: 'rebel', ships: two, squadrons: [] })).toEqual([
      { ...beyond, card: 'cr90-corvette-b', ship: 1, count: 2, most: 1 },
      { ...beyond, card: 'nav-team', ship: 1, count: 2, most: 1 },
    ])
  })
})

test('every fault is found at once', () => {
  const codes = judgeFleet(
    {
      faction: 'imperial',
      ships: [
        shipWith('gozanti-class-cruisers', 'admiral-motti', 'admiral-screed', 'gunnery-team', 'gunnery-team'),
        shipWith('gladiator-i-class-star-destroyer', 'demolisher', 'insidious', 'corrupter', 'strategic-adviser'),
        shipWith('cr90-corvette-a', 'enhanced-armament', 'redundant-shields'),
        shipWith('imperial-ii-class-star-destroyer', 'Gunery Team'),
      ],
      squadrons: [...Array(7).fill('firespray-31'), 'boba-fett', 'boba-fett'],
      objectives: { assault: 'ion-storm', defense: 'intel-sweep', navigation: 'minefields' },
    },
    { ...PRESETS['core-set'], coreSet: false, flotillas: 0 },
  ).faults.map(({ code }) => code)
  expect(new Set(codes)).toEqual(
    new Set([
      'over-points',
      'squadron-points',
      'too-many-flotillas',
      'more-than-one-commander',
      'commander-on-flotilla',
      'wrong-faction',
      'unique-twice',
      'same-upgrade-twice',
      'title-wrong-ship',
      'two-titles',
      'two-modifications',
      'no-free-slot',
      'restriction',
      'missing-objective',
      'two-objectives',
      'objective-category',
      'later-objective',
      'unknown-card',
    ]),
  )
})
