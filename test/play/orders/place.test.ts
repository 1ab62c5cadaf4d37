import { describe, expect, test } from 'vitest'
import { isLegal } from '#shared/game'
import { CHASSIS } from '#shared/game/cards/catalog/chassis'
import { shipCard } from '#shared/game/cards/catalog/ships'
import type { Choice } from '#shared/game/engine/decision'
import { firingArcs, squadronInArc } from '#shared/game/geometry/arc'
import { gapBetweenSquadrons } from '#shared/game/geometry/base'
import { distance } from '#shared/game/geometry/grid'
import { isAtDistanceOne } from '#shared/game/geometry/squadron-engagement'
import type { ActionOf, PlaceAim } from '#shared/play/orders/standing-order'
import { type CardTable, cardTable, shipOn, squadronOn } from '#test/support/card-table'
import type { FixtureGame } from '#test/support/fixture-game'
import { always, orderChoice } from '#test/support/order-table'

type Squadrons = NonNullable<CardTable['squadrons']>

const order = (aim: PlaceAim, more: Partial<ActionOf['place']> = {}) => always('place', { aim, ...more })

const LIFTED: Squadrons = {
  tie: { card: 'tie-fighter-squadron', at: [300, 320] },
  wing: { card: 'x-wing-squadron', at: [300, 356] },
}

/** The Corvette (seat a) comes to rest on a TIE fighter and an X-wing; b puts both down. */
function rammed(squadrons: Squadrons = {}, moving: [number, number] = [300, 200]): FixtureGame {
  const t = cardTable({
    activating: { ship: 'cr90' },
    ships: {
      cr90: { card: 'cr90-corvette-a', at: moving, speed: 2 },
      vic: { card: 'victory-ii-class-star-destroyer', at: [700, 700], heading: 180 },
    },
    squadrons: { ...LIFTED, ...squadrons },
  })
  t.answer('a', { clicks: [0, 0], side: 'left' })
  expect(t.asked('b').ask).toBe('displaced.place')
  return t
}

function placesOf(t: FixtureGame, aim: PlaceAim) {
  const choice: Choice = orderChoice(t, 'b', order(aim)) ?? { option: 'asks' }
  expect(isLegal(t.state, t.asked('b'), choice)).toBeUndefined()
  const places = 'places' in choice ? choice.places : []
  const of = (id: string) => places.find(({ squadron }) => squadron === id) ?? { x: 0, y: 0 }
  return { tie: of('tie'), wing: of('wing'), all: places }
}

const suggested = (t: FixtureGame) => {
  const request = t.asked('b')
  return request.kind === 'places' ? request.suggested : []
}

describe('an order for displaced squadrons (DP-G1, R10.23-25)', () => {
  test('puts them where the packer suggests', () => {
    const t = rammed()
    expect(placesOf(t, 'packed').all).toEqual(suggested(t))
  })

  test('engages enemies most: an own one beside them, and the one that is put down with it (R11.16)', () => {
    const enemies: Squadrons = {
      w1: { card: 'x-wing-squadron', at: [400, 300] },
      w2: { card: 'x-wing-squadron', at: [400, 340] },
    }
    const t = rammed(enemies)
    const most = placesOf(t, 'engage-most')
    for (const id of ['w1', 'w2']) expect(isAtDistanceOne(most.tie, squadronOn(t, id).at)).toBe(true)
    expect(isAtDistanceOne(most.tie, most.wing)).toBe(true)
  })

  test('or least: away from all of them, and from the one that is put down with it', () => {
    const t = rammed({ w1: { card: 'x-wing-squadron', at: [400, 300] } })
    const least = placesOf(t, 'engage-least')
    expect(isAtDistanceOne(least.tie, squadronOn(t, 'w1').at)).toBe(false)
    const most = placesOf(t, 'engage-most')
    expect(gapBetweenSquadrons(least.tie, least.wing)).toBeGreaterThanOrEqual(gapBetweenSquadrons(most.tie, most.wing))
  })

  test('toward a point, or beside a unit; own ones, not the enemy’s', () => {
    const t = rammed({ w1: { card: 'x-wing-squadron', at: [420, 400] } })
    const west = { x: 0, y: 330_000 }
    const east = { x: 900_000, y: 330_000 }
    expect(placesOf(t, { toward: west }).tie.x).toBeLessThan(280_000)
    expect(placesOf(t, { toward: east }).tie.x).toBeGreaterThan(320_000)
    const far = distance(placesOf(t, { toward: west }).tie, squadronOn(t, 'w1').at)
    expect(distance(placesOf(t, { beside: 'w1' }).tie, squadronOn(t, 'w1').at)).toBeLessThan(far)
    expect(placesOf(t, { beside: 'vic' }).tie.y).toBeGreaterThan(330_000)
  })

  test('keeps escorts beside a unit, wherever the others go then (R11.26)', () => {
    const wing = { wing: { card: 'tie-advanced-squadron', at: [300, 356] as [number, number] } }
    const escort = (aim: PlaceAim) => placesOf(rammed(wing), aim).wing.y
    expect(escort({ beside: 'vic', escorts: true })).toBeGreaterThanOrEqual(escort({ beside: 'vic' }))
    expect(escort({ beside: 'vic', escorts: true })).toBeGreaterThan(350_000)
    expect(placesOf(rammed(), { beside: 'vic', escorts: true }).all).toEqual(suggested(rammed()))
  })

  test('keeps out of an arc of a ship as many as it can (R12.1)', () => {
    const inArc = (aim: PlaceAim, zone: 'front' | 'left' | 'right') => {
      const t = rammed({}, [300, 200])
      const ship = shipOn(t, 'cr90')
      const arc = firingArcs(CHASSIS[shipCard(ship.card).chassis], ship.pose)[zone]
      return squadronInArc(arc, placesOf(t, aim).tie)
    }
    for (const zone of ['front', 'left', 'right'] as const) {
      expect(inArc({ outOfArc: 'cr90', zone }, zone)).toBe(false)
    }
    expect(inArc('packed', 'front') || inArc('packed', 'left') || inArc('packed', 'right')).toBe(true)
    const t = rammed()
    expect(placesOf(t, { outOfArc: 'gone', zone: 'front' }).all).toEqual(suggested(t))
  })

  test('asks where there are more than it is for', () => {
    expect(orderChoice(rammed(), 'b', order('packed', { most: 1 }))).toBeUndefined()
    expect(orderChoice(rammed(), 'b', order('packed', { most: 2 }))).toBeDefined()
  })

  test('stays legal where there is hardly any room beside the ship (R10.25)', () => {
    const t = rammed(
      {
        i: { card: 'x-wing-squadron', at: [45, 300] },
        j: { card: 'tie-fighter-squadron', at: [45, 340] },
        k: { card: 'x-wing-squadron', at: [45, 260] },
        tie: { card: 'tie-fighter-squadron', at: [25, 300] },
        wing: { card: 'x-wing-squadron', at: [25, 340] },
      },
      [25, 180],
    )
    for (const aim of ['engage-most', 'engage-least'] as const) expect(placesOf(t, aim).all).toHaveLength(4)
  })
})

describe('an order for a squadron that may slip away by Cloak (DP-H10, R11.35)', () => {
  const cloak = (x: [number, number], tie: [number, number]) =>
    cardTable({
      phase: 'squadron',
      squadronPhase: { turn: 'a', step: 'cloak' },
      ships: {
        cr90: { card: 'cr90-corvette-a', at: [100, 60], activated: true },
        vic: { card: 'victory-ii-class-star-destroyer', at: [800, 840], heading: 180, activated: true },
      },
      squadrons: {
        phantom: { card: 'tie-phantom-squadron', at: tie, activated: true },
        x: { card: 'x-wing-squadron', at: x, activated: true },
      },
    })
  /** Where the phantom is in the end. */
  const afterwards = (t: FixtureGame, aim: PlaceAim) => {
    const moving = orderChoice(t, 'b', order(aim))
    if (moving) t.answer('b', moving)
    const to = t.open.some(({ ask }) => ask === 'squadron.move') && orderChoice(t, 'b', order(aim))
    if (to) {
      expect(isLegal(t.state, t.asked('b'), to)).toBeUndefined()
      t.answer('b', to)
    }
    return { moving, at: squadronOn(t, 'phantom').at }
  }

  test('goes away from enemies, or to them, within distance 1', () => {
    const away = cloak([400, 400], [450, 400])
    expect(isAtDistanceOne(afterwards(away, 'engage-least').at, { x: 400_000, y: 400_000 })).toBe(false)
    const near = cloak([400, 400], [560, 400])
    expect(isAtDistanceOne(afterwards(near, 'engage-most').at, { x: 400_000, y: 400_000 })).toBe(true)
  })

  test('stays where nothing is better', () => {
    expect(afterwards(cloak([400, 400], [450, 400]), 'packed').moving).toEqual({ option: 'done' })
  })
})

describe('an order for an objective token that Strategic moves (R11.38)', () => {
  const strategic = () =>
    cardTable({
      phase: 'squadron',
      options: 'casual-400',
      objective: { card: 'intel-sweep', tokens: { 'token-1': [480, 400] } },
      ships: {
        cr90: { card: 'cr90-corvette-a', at: [100, 60], activated: true },
        vic: { card: 'victory-ii-class-star-destroyer', at: [800, 840], heading: 180, activated: true },
      },
      squadrons: { vcx: { card: 'vcx-100-freighter', at: [450, 400] } },
    })

  test('as far toward a point or a unit as it may come; else it stays', () => {
    const t = strategic()
    t.choose('a', 'move')
    t.answer('a', { to: { x: 450_000, y: 400_000 } })
    t.choose('a', 'token-1')
    const request = t.asked('a')
    expect(request.ask).toBe('token.place')
    const to = (aim: PlaceAim) => {
      const choice = orderChoice(t, 'a', order(aim)) ?? { option: 'asks' }
      expect(isLegal(t.state, request, choice)).toBeUndefined()
      return 'to' in choice ? choice.to : { x: 0, y: 0 }
    }
    expect(to({ toward: { x: 460_000, y: 410_000 } })).toEqual({ x: 460_000, y: 410_000 })
    expect(to({ toward: { x: 0, y: 400_000 } }).x).toBeLessThan(400_000)
    expect(to({ beside: 'vic' }).y).toBeGreaterThan(420_000)
    expect(to('packed')).toEqual({ x: 480_000, y: 400_000 })
  })
})
