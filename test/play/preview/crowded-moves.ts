import * as fc from 'fast-check'
import { DAMAGE_CARDS } from '#shared/game/cards/catalog/damage-deck'
import { OBSTACLES } from '#shared/game/cards/catalog/obstacles'
import { SHIPS, shipCard } from '#shared/game/cards/catalog/ships'
import { SQUADRONS } from '#shared/game/cards/catalog/squadrons'
import type { CardTable } from '#test/support/card-table'

/** Tables on which whatever moves meets something: all stand in one small room. */

type Ship = NonNullable<CardTable['ships']>[string]
type Squadron = NonNullable<CardTable['squadrons']>[string]

const FACEUP = Object.keys(DAMAGE_CARDS)
const OBSTACLE_IDS = Object.keys(OBSTACLES) as (keyof typeof OBSTACLES)[]
const OBJECTIVES = ['minefields', 'dangerous-territory', 'intel-sweep'] as const
const cards = Object.keys(SHIPS)

/** Middles of a grid in which no two ships overlap at the beginning, in mm. */
const SLOTS = [150, 270, 390].flatMap((x) => [130, 310, 490].map((y) => [x, y] as [number, number]))
const within = fc.tuple(fc.integer({ min: 60, max: 480 }), fc.integer({ min: 60, max: 580 }))

const shipAt = (at: [number, number], isMover: boolean): fc.Arbitrary<Ship> =>
  fc
    .record({
      card: fc.constantFrom(...cards),
      speed: fc.integer({ min: 0, max: 4 }),
      heading: fc.constantFrom(0, 0, 15, 180, 170, 345),
      worn: fc.integer({ min: 0, max: 20 }),
      shieldless: fc.boolean(),
      faceup: fc.option(fc.constantFrom(...FACEUP), { nil: undefined, freq: 3 }),
      upgrade: fc.option(fc.constantFrom('engine-techs', 'demolisher'), { nil: undefined, freq: 3 }),
      tokens: fc.subarray(['navigate' as const]),
    })
    .map(({ card, speed, heading, worn, shieldless, faceup, upgrade, tokens }): Ship => {
      const { hull, maxSpeed } = shipCard(card)
      const facedown = Array.from(
        { length: Math.max(0, Math.min(isMover ? worn : worn % 3, hull - 2)) },
        () => 'facedown' as const,
      )
      return {
        card,
        at,
        heading,
        // A course at speed 0 is not asked
        speed: Math.max(isMover ? 1 : 0, Math.min(speed, maxSpeed)),
        tokens,
        damage: [...facedown, ...(isMover && faceup ? [{ faceup }] : [])],
        ...(shieldless && { shields: { front: 0, left: 0, right: 0, rear: 0 } }),
        ...(isMover && upgrade && { upgrades: [upgrade] }),
      }
    })

const shipsInSlots = fc
  .shuffledSubarray(SLOTS, { minLength: 3, maxLength: 7 })
  .chain((slots) => fc.tuple(...slots.map((slot, i) => shipAt(slot, i === 0))))
  .map((ships) => Object.fromEntries(ships.map((ship, i) => [`ship-${i + 1}`, ship])))

const squadrons: fc.Arbitrary<Record<string, Squadron>> = fc
  .array(fc.record({ card: fc.constantFrom(...Object.keys(SQUADRONS)), at: within, hurt: fc.boolean() }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((all) =>
    Object.fromEntries(
      all.map(({ card, at, hurt }, i) => [`squadron-${i + 1}`, { card, at, ...(hurt && { hull: 1 }) }]),
    ),
  )

const obstacles = fc
  .tuple(fc.subarray(OBSTACLE_IDS, { minLength: 2 }), fc.array(within, { minLength: 6, maxLength: 6 }))
  .map(
    ([ids, places]): NonNullable<CardTable['obstacles']> =>
      Object.fromEntries(ids.map((id, i) => [id, { at: places[i] ?? [300, 300], heading: 40 * i }])),
  )

const objective = fc.tuple(fc.constantFrom(undefined, ...OBJECTIVES), fc.array(within, { minLength: 3, maxLength: 6 }))

/** Somebody's turn is still to be said. */
export const crowded: fc.Arbitrary<CardTable> = fc
  .record({
    ships: shipsInSlots,
    squadrons,
    obstacles,
    objective,
    first: fc.constantFrom('a' as const, 'b' as const),
    deck: fc.shuffledSubarray(FACEUP, { minLength: 4 }),
  })
  .map(({ objective: [card, places], ...table }) => {
    const onObstacles = Object.keys(table.obstacles).map((on, i) => [`token-${i + 1}`, { on }])
    const free = places.map((at, i) => [`token-${i + 1}`, at])
    const tokens = Object.fromEntries(card === 'dangerous-territory' ? onObstacles : free)
    return { ...table, ...(card && { options: 'casual-400' as const, objective: { card, tokens } }) }
  })

/** A ship comes straight at two others, which lie like each other's picture in a mirror; each may be near its end. */
export const equallyClose: fc.Arbitrary<CardTable> = fc
  .record({
    cards: fc.tuple(fc.constantFrom('cr90-corvette-a', 'cr90-corvette-b'), fc.constantFrom('cr90-corvette-b')),
    card: fc.constantFrom('victory-ii-class-star-destroyer', 'cr90-corvette-a', 'gladiator-i-class-star-destroyer'),
    damage: fc.tuple(fc.constantFrom(0, 3), fc.constantFrom(0, 3), fc.boolean()),
    upgrades: fc.subarray(['general-rieekan']),
    seat: fc.constantFrom('a' as const, 'b' as const),
    obstacles: fc.subarray(['asteroid-1']),
    gap: fc.integer({ min: 42, max: 60 }),
    speed: fc.integer({ min: 1, max: 2 }),
  })
  .map(
    ({ cards: [one, two], card, damage: [left, right, isWorn], upgrades, seat, obstacles, gap, speed }): CardTable => {
      const facedown = (most: number) => Array.from({ length: most }, () => 'facedown' as const)
      const hull = shipCard(card).hull
      return {
        activating: { ship: 'mover' },
        obstacles: Object.fromEntries(obstacles.map((id) => [id, { at: [450, 860] }])),
        ships: {
          mover: { card, at: [450, 735], speed, seat: 'b', ...(isWorn && { damage: facedown(hull - 1) }) },
          one: { card: one, at: [450 - gap, 880], heading: 90, seat: 'a', damage: facedown(left) },
          two: { card: two, at: [450 + gap, 880], heading: 90, seat: 'a', damage: facedown(right) },
          home: { card: 'nebulon-b-escort-frigate', at: [100, 100], seat, upgrades },
        },
      }
    },
  )
