import { describe, expect, test } from 'vitest'
import { CHASSIS } from '#shared/cards/catalog/chassis'
import { DAMAGE_CARDS, DAMAGE_DECK, damageCard } from '#shared/cards/catalog/damage-deck'
import { LEARNING_SCENARIO } from '#shared/cards/catalog/scenario'
import { SHIPS, type ShipCard, shipCard } from '#shared/cards/catalog/ships'
import { SQUADRONS, squadronCard } from '#shared/cards/catalog/squadrons'
import {
  type BasePlace,
  shipInside,
  shipOverlapsSquadron,
  shipsOverlap,
  squadronInside,
  squadronsOverlap,
} from '#shared/geometry/base'

const EVERY_SHIP: [string, ShipCard][] = Object.entries(SHIPS)

describe('ship cards (R1.9)', () => {
  test('are the six of the core set', () => {
    expect(Object.keys(SHIPS)).toEqual([
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

  test('print these values, read off the cards', () => {
    const brief = ({ points, command, squadron, engineering, hull, defenseTokens, shields }: ShipCard) =>
      [points, command, squadron, engineering, hull, defenseTokens.join(), Object.values(shields).join()].join(' ')
    expect(EVERY_SHIP.map(([, card]) => brief(card))).toEqual([
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
    expect(EVERY_SHIP.map(([, card]) => dice(card))).toEqual([
      '2/1/0 1/1/0 1/0/0 0/1/0',
      '0/3/0 0/2/0 0/1/0 0/1/0',
      '3/0/0 1/1/0 2/0/0 0/2/0',
      '3/0/0 1/1/0 2/0/0 0/1/0',
      '3/0/3 2/0/1 2/0/0 0/1/0',
      '3/3/0 2/1/0 2/0/0 0/1/0',
    ])
  })

  test('an unknown card is an error', () => {
    expect(() => shipCard('toString')).toThrow('toString')
    expect(() => squadronCard('cr90-corvette-a')).toThrow('cr90-corvette-a')
    expect(() => damageCard('x-wing-squadron')).toThrow('x-wing-squadron')
  })
})

test('squadron cards print these values (R1.18)', () => {
  expect(Object.values(SQUADRONS).map(({ fighter, points, speed, hull }) => [fighter, points, speed, hull])).toEqual([
    ['x-wing', 13, 3, 5],
    ['tie-fighter', 8, 4, 3],
  ])
  expect(squadronCard('x-wing-squadron').keywords).toEqual({ bomber: 1, escort: 1 })
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
