import { describe, expect, test } from 'vitest'
import { cardName, isLater } from '#shared/game/cards/catalog/catalog-names'
import { CHASSIS } from '#shared/game/cards/catalog/chassis'
import { CORE_SET } from '#shared/game/cards/catalog/core-set'
import { DAMAGE_CARDS, DAMAGE_DECK, damageCard } from '#shared/game/cards/catalog/damage-deck'
import {
  LATER_COMMANDERS,
  LATER_OBJECTIVES,
  LATER_SHIPS,
  LATER_SQUADRONS,
  LATER_UPGRADES,
} from '#shared/game/cards/catalog/later-names'
import { OBJECTIVE_CATEGORIES, OBJECTIVES, objectiveCard } from '#shared/game/cards/catalog/objectives'
import { LEARNING_SCENARIO } from '#shared/game/cards/catalog/scenario'
import { SHIPS, type ShipCard, shipCard } from '#shared/game/cards/catalog/ships'
import { SQUADRONS, type SquadronCard, squadronCard } from '#shared/game/cards/catalog/squadrons'
import { UPGRADES, type UpgradeCard, type UpgradeSlot, upgradeCard } from '#shared/game/cards/catalog/upgrades'
import { CARD_RULES } from '#shared/game/cards/rules/index'
import { UnknownCard } from '#shared/game/engine/unseen'
import {
  type BasePlace,
  shipInside,
  shipOverlapsSquadron,
  shipsOverlap,
  squadronInside,
  squadronsOverlap,
} from '#shared/game/geometry/base'
import outlines from '../../../web/board/outlines.json' with { type: 'json' }

const EVERY_SHIP: [string, ShipCard][] = Object.entries(SHIPS)
const EVERY_SQUADRON: [string, SquadronCard][] = Object.entries(SQUADRONS)
const CORE_SHIPS = EVERY_SHIP.filter(([, { shipClass }]) => CORE_SET.shipModels[shipClass] !== undefined)

describe('ship cards (R1.9)', () => {
  test('are 38, six of them of the core set', () => {
    const of = (faction: string) => EVERY_SHIP.filter(([, card]) => card.faction === faction).length
    expect([of('rebel'), of('imperial')]).toEqual([20, 18])
    expect(CORE_SHIPS.map(([id]) => id)).toEqual([
      'cr90-corvette-a',
      'cr90-corvette-b',
      'nebulon-b-escort-frigate',
      'nebulon-b-support-refit',
      'victory-i-class-star-destroyer',
      'victory-ii-class-star-destroyer',
    ])
  })

  test.each(EVERY_SHIP)('%s: the size of its token, port like starboard', (_, card) => {
    expect(card.size).toBe(CHASSIS[card.chassis].size)
    expect(card.shields.left).toBe(card.shields.right)
    expect(card.armament.left).toEqual(card.armament.right)
  })

  test.each(EVERY_SHIP)('%s: one yaw value per joint at each speed, none at speed 0 (R1.16, R10.6)', (_, card) => {
    expect(card.speedChart.map((yaws) => yaws.length)).toEqual(Array.from({ length: card.maxSpeed + 1 }, (_, n) => n))
    for (const yaw of card.speedChart.flat()) expect([0, 1, 2]).toContain(yaw)
  })

  test('of the core set print these values, read off the cards', () => {
    const brief = ({ points, command, squadron, engineering, hull, defenseTokens, shields }: ShipCard) =>
      [points, command, squadron, engineering, hull, defenseTokens.join(), Object.values(shields).join()].join(' ')
    expect(CORE_SHIPS.map(([, card]) => brief(card))).toEqual([
      '44 1 1 2 4 evade,evade,redirect 2,2,1,2',
      '39 1 1 2 4 evade,evade,redirect 2,2,1,2',
      '57 2 2 3 5 evade,brace,brace 3,1,2,1',
      '51 2 1 3 5 evade,brace,brace 3,1,2,1',
      '73 3 3 4 8 brace,redirect,redirect 3,3,1,3',
      '85 3 3 4 8 brace,redirect,redirect 3,3,1,3',
    ])
    expect(shipCard('cr90-corvette-a').speedChart).toEqual([[], [2], [1, 2], [0, 1, 2], [0, 1, 1, 2]])
    expect(shipCard('nebulon-b-escort-frigate').speedChart).toEqual([[], [1], [1, 1], [0, 1, 2]])
    expect(shipCard('victory-ii-class-star-destroyer').speedChart).toEqual([[], [1], [0, 1]])
  })

  test('carry a battery armament per hull zone and one against squadrons; zero is no dice (R1.13)', () => {
    const dice = ({ armament: { front, right, rear }, antiSquadron }: ShipCard) =>
      [front, right, rear, antiSquadron].map(({ red, blue, black }) => `${red}/${blue}/${black}`).join(' ')
    expect(CORE_SHIPS.map(([, card]) => dice(card))).toEqual([
      '2/1/0 1/1/0 1/0/0 0/1/0',
      '0/3/0 0/2/0 0/1/0 0/1/0',
      '3/0/0 1/1/0 2/0/0 0/2/0',
      '3/0/0 1/1/0 2/0/0 0/1/0',
      '3/0/3 2/0/1 2/0/0 0/1/0',
      '3/3/0 2/1/0 2/0/0 0/1/0',
    ])
  })

  test('of a class share a chassis, which no other class has; only the small classes of transports are flotillas', () => {
    const shared = new Set(EVERY_SHIP.map(([, { shipClass, chassis }]) => `${shipClass} ${chassis}`))
    const classes = new Set(EVERY_SHIP.map(([, { shipClass }]) => shipClass))
    expect([shared.size, classes.size, new Set(EVERY_SHIP.map(([, { chassis }]) => chassis)).size]).toEqual([
      18, 18, 18,
    ])
    expect(EVERY_SHIP.filter(([, { flotilla }]) => flotilla).map(([, { chassis }]) => chassis)).toEqual([
      'gr75',
      'gr75',
      'gozanti',
      'gozanti',
    ])
  })

  test('where later ones differ, have the values they were printed with', () => {
    const points = (id: string) => shipCard(id).points
    expect(['mc80-command-cruiser', 'mc75-ordnance-cruiser', 'arquitens-class-light-cruiser'].map(points)).toEqual([
      106, 100, 54,
    ])
    expect(['imperial-i-class-star-destroyer', 'gozanti-class-assault-carriers'].map(points)).toEqual([110, 28])
  })

  test('print a bar of upgrade icons, an officer in each (R2.9)', () => {
    for (const [id, { slots }] of EVERY_SHIP)
      expect([id, slots.filter((slot) => slot === 'officer')]).toEqual([id, ['officer']])
    expect(shipCard('mc75-ordnance-cruiser').slots.filter((slot) => slot === 'ordnance')).toHaveLength(2)
  })

  test('an unknown card is an error', () => {
    expect(() => shipCard('toString')).toThrow('toString')
    expect(() => upgradeCard('demolished')).toThrow('demolished')
    expect(() => objectiveCard('ion-storm')).toThrow('ion-storm')
    expect(() => squadronCard('cr90-corvette-a')).toThrow('cr90-corvette-a')
    expect(() => damageCard('x-wing-squadron')).toThrow('x-wing-squadron')
  })
})

describe('squadron cards (R1.18)', () => {
  test('are 68, 25 of them of a kind of which a fleet has as many as it likes', () => {
    const of = (faction: string) => EVERY_SQUADRON.filter(([, card]) => card.faction === faction).length
    expect([of('rebel'), of('imperial')]).toEqual([33, 35])
    expect(EVERY_SQUADRON.filter(([, { unique }]) => !unique)).toHaveLength(25)
  })

  test('print these values', () => {
    const brief = (id: string) => {
      const { fighter, points, speed, hull, defenseTokens, keywords } = squadronCard(id)
      return [fighter, points, speed, hull, ...defenseTokens, ...Object.entries(keywords).flat()].join(' ')
    }
    expect(brief('x-wing-squadron')).toBe('x-wing 13 3 5 bomber 1 escort 1')
    expect(brief('luke-skywalker')).toBe('x-wing 20 3 5 brace brace bomber 1 escort 1')
    expect(brief('tie-fighter-squadron')).toBe('tie-fighter 8 4 3 swarm 1')
    expect(brief('howlrunner')).toBe('tie-fighter 16 4 3 brace scatter swarm 1')
    expect(brief('corran-horn')).toBe('e-wing 22 4 5 brace brace bomber 1 rogue 1 snipe 4')
    expect(brief('lambda-class-shuttle')).toBe('lambda 15 3 6 heavy 1 relay 2 strategic 1')
    expect(brief('vt-49-decimator')).toBe('vt-49 22 3 8 counter 1 heavy 1 rogue 1')
  })

  test.each(EVERY_SQUADRON)('%s: defense tokens on unique ones only, a text only there', (_, card) => {
    if (card.unique) return expect(card.defenseTokens.length).toBeLessThanOrEqual(2)
    expect([card.defenseTokens, card.plain]).toEqual([[], true])
  })

  test.each(['chassis', 'fighter'] as const)('there is a drawing for each %s', (kind) => {
    const needed =
      kind === 'chassis'
        ? EVERY_SHIP.map(([, { chassis }]) => chassis)
        : EVERY_SQUADRON.map(([, { fighter }]) => fighter)
    expect(needed.filter((name) => !(name in outlines))).toEqual([])
  })
})

describe('upgrade cards', () => {
  const EVERY_UPGRADE: [string, UpgradeCard][] = Object.entries(UPGRADES)
  const having = (test: (card: UpgradeCard) => boolean) =>
    EVERY_UPGRADE.filter(([, card]) => test(card)).map(([id]) => id)

  test('are 178', () => {
    const bySlot = (slot: UpgradeSlot) => having(({ slots }) => slots.includes(slot)).length
    expect(EVERY_UPGRADE).toHaveLength(178)
    expect([bySlot('commander'), bySlot('officer'), bySlot('title'), bySlot('turbolasers')]).toEqual([20, 39, 46, 11])
  })

  test('commanders are unique and of a side (R2.6, R2.13)', () => {
    for (const id of having(({ slots }) => slots.includes('commander'))) {
      expect([id, upgradeCard(id).unique, upgradeCard(id).faction !== undefined]).toEqual([id, true, true])
    }
  })

  test('titles, and only they, name their class of ship, of their own side (R2.12)', () => {
    const titles = having(({ slots }) => slots.includes('title'))
    expect(having(({ requires }) => requires?.shipClasses !== undefined)).toEqual(titles)
    for (const id of titles) {
      const { faction, requires } = upgradeCard(id)
      const fitting = EVERY_SHIP.filter(([, { shipClass }]) => requires?.shipClasses?.includes(shipClass))
      expect([id, ...new Set(fitting.map(([, ship]) => ship.faction))]).toEqual([id, faction])
    }
  })

  test('ten are modifications (R2.11)', () => {
    expect(having(({ modification }) => modification)).toEqual([
      'phylon-q7-tractor-beams',
      'redundant-shields',
      'high-capacity-ion-turbines',
      'expanded-launchers',
      'rapid-reload',
      'dual-turbolaser-turrets',
      'enhanced-armament',
      'quad-battery-turrets',
      'slaved-turrets',
      'spinal-armament',
    ])
  })

  test('with two icons are the boarding parties (R2.9); three add an icon (R2.15)', () => {
    expect(having(({ slots }) => slots.length === 2)).toEqual([
      'boarding-engineers',
      'boarding-troopers',
      'cham-syndulla',
      'darth-vader-weapon-team',
      'jyn-erso',
    ])
    expect(having(({ addsSlots }) => addsSlots !== undefined)).toEqual(['minister-tua', 'chimaera', 'phoenix-home'])
  })

  test('cost what is printed on them, not what they cost later', () => {
    const cards = ['leading-shots', 'external-racks', 'general-rieekan', 'turbolaser-reroute-circuits', 'ahsoka-tano']
    expect(cards.map((id) => upgradeCard(id).points)).toEqual([4, 3, 30, 7, 2])
  })
})

describe('objective cards (R2.18)', () => {
  test('are 24, four of each category in either set', () => {
    const of = (set: string, category: string) =>
      Object.values(OBJECTIVES).filter((card) => card.set === set && card.category === category).length
    const counts = OBJECTIVE_CATEGORIES.map((category) => [of('core', category), of('corellian-conflict', category)])
    expect(counts).toEqual([
      [4, 4],
      [4, 4],
      [4, 4],
    ])
  })

  test('print what a victory token is worth, where there are any (R15.9)', () => {
    expect(objectiveCard('contested-outpost').victoryTokens).toBe(20)
    expect(objectiveCard('station-assault').victoryTokens).toBe(40)
    expect(objectiveCard('most-wanted').victoryTokens).toBeUndefined()
  })
})

describe('the cards together', () => {
  const EVERY_CARD = [SHIPS, SQUADRONS, UPGRADES, OBJECTIVES, DAMAGE_CARDS].flatMap((cards) => Object.keys(cards))
  const LATER = [LATER_SHIPS, LATER_SQUADRONS, LATER_COMMANDERS, LATER_UPGRADES, LATER_OBJECTIVES].flatMap((cards) =>
    Object.keys(cards),
  )

  test('each have an id that no other has, whatever their kind: rules are found by it', () => {
    expect(new Set([...EVERY_CARD, ...LATER]).size).toBe(EVERY_CARD.length + LATER.length)
  })

  test('are named by it, later ones and unknown ones as well', () => {
    expect(['darth-vader-commander', 'x-wing-squadron', 'fire-lanes'].map(cardName)).toEqual([
      'Darth Vader',
      'X-wing Squadron',
      'Fire Lanes',
    ])
    expect([cardName('harrow-title'), isLater('harrow-title')]).toEqual(['Harrow', true])
    expect([cardName('toString'), isLater('toString')]).toEqual(['toString', false])
  })

  test('share a unique name where a person is printed several times (R2.4)', () => {
    const unique = [...Object.values<{ name: string; unique: boolean }>(UPGRADES), ...Object.values(SQUADRONS)].filter(
      (card) => card.unique,
    )
    const names = unique.map(({ name }) => name)
    expect(new Set(names.filter((name, at) => names.indexOf(name) < at))).toEqual(
      new Set(['Darth Vader', 'Leia Organa']),
    )
  })

  test('have rules unless printed values are all of it', () => {
    const plain = EVERY_SQUADRON.flatMap(([id, card]) => (card.plain ? [id] : []))
    const silent = EVERY_CARD.filter((id) => CARD_RULES[id] === undefined)
    expect(new Set(silent)).toEqual(new Set([...Object.keys(SHIPS), ...plain]))
  })
})

describe('the damage deck (R1.26)', () => {
  test('has 52 cards of 22 titles, 16 of them crew', () => {
    expect(DAMAGE_DECK).toHaveLength(52)
    expect(new Set(DAMAGE_DECK).size).toBe(22)
    expect(DAMAGE_DECK.filter((id) => damageCard(id).trait === 'crew')).toHaveLength(16)
  })
  test('has two of each but four Injured Crew and eight Structural Damage', () => {
    for (const [id, { count }] of Object.entries(DAMAGE_CARDS)) {
      const copies = { 'injured-crew': 4, 'structural-damage': 8 }[id] ?? 2
      expect([id, count, DAMAGE_DECK.filter((card) => card === id).length]).toEqual([id, copies, copies])
    }
  })
  test('holds cards that nobody has seen: whoever asks what one is is stopped, so that a preview ends there', () => {
    expect(() => damageCard('unknown')).toThrow(UnknownCard)
  })
})

describe('the learning scenario (R3.31–R3.38)', () => {
  const { area, ships, squadrons, speed, firstPlayer } = LEARNING_SCENARIO
  const places = ships.map(({ card, pose }): BasePlace => ({ size: shipCard(card).size, pose }))

  test('three feet by three, Rebels first, all speed dials at 2 (R3.31, R3.33, R3.35)', () => {
    expect([area.width, area.height, firstPlayer, speed]).toEqual([914_400, 914_400, 'rebel', 2])
  })

  test('four X-wings and six TIE fighters; 153 points against 133 (R3.34)', () => {
    const points = (faction: string) =>
      [
        ...ships.filter((ship) => ship.faction === faction).map(({ card }) => shipCard(card).points),
        ...squadrons.filter((squadron) => squadron.faction === faction).map(({ card }) => squadronCard(card).points),
      ].reduce((sum, cost) => sum + cost, 0)
    expect([points('rebel'), points('imperial')]).toEqual([153, 133])
    for (const { card, faction } of ships) expect(shipCard(card).faction).toBe(faction)
    for (const { card, faction } of squadrons) expect(squadronCard(card).faction).toBe(faction)
  })

  test('each ship has a suggested dial for each point of its command value (R3.38)', () => {
    for (const { card, dials } of ships) expect([card, dials.length]).toEqual([card, shipCard(card).command])
  })

  test('nothing overlaps, and all stand wholly within 184.5 mm of their own edge (R1.4, R3.36)', () => {
    const own = (faction: string, y: number) => (faction === 'rebel' ? y : area.height - y)
    const zone = { width: area.width, height: 184_500 }
    ships.forEach(({ faction, pose }, i) => {
      const place = places[i]
      if (!place) throw new Error('each ship has a place')
      expect(shipInside({ ...place, pose: { ...pose, y: own(faction, pose.y) } }, zone)).toBe(true)
      expect(places.slice(0, i).filter((other) => shipsOverlap(other, place))).toEqual([])
    })
    squadrons.forEach(({ faction, at }, i) => {
      expect(squadronInside({ x: at.x, y: own(faction, at.y) }, zone)).toBe(true)
      expect(places.filter((place) => shipOverlapsSquadron(place, at))).toEqual([])
      expect(squadrons.slice(0, i).filter((other) => squadronsOverlap(other.at, at))).toEqual([])
    })
  })
})
