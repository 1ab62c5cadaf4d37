import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BasePlace, shipOverlapsSquadron, shipsOverlap } from '#shared/game/geometry/base'
import { type Course, closestShips, legalPoses, resolveCourse } from '#shared/game/geometry/course'
import { finalPose, SIDES, sidesFreeOfTool } from '#shared/game/geometry/maneuver-tool'
import { AREA, pointWithin, shipWithin } from './arbitrary'

const small = (x: number, y: number, heading = 0): BasePlace => ({ size: 'small', pose: { x, y, heading } })
const ship = small(400_000, 200_000)
const course = (changes: Partial<Course>): Course => ({
  ship,
  clicks: [0, 0],
  side: 'left',
  others: [],
  squadrons: [],
  area: AREA,
  ...changes,
})

describe('where a course ends', () => {
  test('on a free table the ship rests at its plotted pose', () => {
    expect(resolveCourse(course({}))).toEqual({
      rest: { x: 400_000, y: 336_000, heading: 0 },
      speed: 2,
      tried: [],
      met: [],
      lifted: [],
      leaves: false,
    })
  })

  test('over another ship it falls back to the joint before, the others staying as they are (R10.16)', () => {
    const others = [{ id: 'b', place: small(430_000, 440_000, 90_000) }]
    const outcome = resolveCourse(course({ clicks: [0, 1, 0], side: 'right', others }))
    expect(outcome.tried).toEqual([finalPose('small', ship.pose, [0, 1, 0], 'right')])
    expect(outcome.rest).toEqual(finalPose('small', ship.pose, [0, 1], 'right'))
    expect(outcome).toMatchObject({ speed: 2, met: ['b'] })
  })

  test('at speed 0 it stays where it started, and every ship met on the way counts (R10.16, R10.19)', () => {
    const others = [
      { id: 'far', place: small(400_000, 380_000, 90_000) },
      { id: 'beside', place: small(470_000, 200_000) },
      { id: 'near', place: small(400_000, 270_000, 90_000) },
    ]
    const outcome = resolveCourse(course({ others }))
    expect(outcome).toMatchObject({ rest: ship.pose, speed: 0, met: ['far', 'near'] })
    expect(outcome.tried.map(({ y }) => y)).toEqual([336_000, 268_000])
  })

  test('only what stands at its final pose matters, not what lies between (R10.10)', () => {
    const others = [{ id: 'between', place: small(400_000, 300_000, 90_000) }]
    expect(resolveCourse(course({ clicks: [0, 0, 0], others }))).toMatchObject({ speed: 3, met: [] })
  })

  test('only squadrons under the pose of rest are lifted (R10.27)', () => {
    const others = [{ id: 'b', place: small(400_000, 380_000) }]
    const squadrons = [
      { id: 'under-rest', at: { x: 400_000, y: 268_000 } },
      { id: 'under-plotted', at: { x: 440_000, y: 336_000 } },
    ]
    expect(resolveCourse(course({ others, squadrons })).lifted).toEqual(['under-rest'])
  })

  test('it leaves the area by its final pose alone (R10.12, R9.15)', () => {
    const edge = small(400_000, 800_000)
    expect(resolveCourse(course({ ship: edge })).leaves).toBe(true)
    const others = [{ id: 'b', place: small(400_000, 900_000, 90_000) }]
    expect(resolveCourse(course({ ship: edge, others }))).toMatchObject({ speed: 0, leaves: false })
  })

  test('at speed 0 nothing is tried (R10.13)', () => {
    expect(resolveCourse(course({ clicks: [] }))).toMatchObject({ rest: ship.pose, speed: 0, tried: [], met: [] })
  })

  const centre = { x: AREA.width / 2, y: AREA.height / 2 }
  const anyCourse = fc.record({
    ship: shipWithin(centre, 150_000),
    clicks: fc.array(fc.integer({ min: -2, max: 2 }), { maxLength: 4 }),
    side: fc.constantFrom(...SIDES),
    places: fc.array(shipWithin(centre, 350_000), { maxLength: 5 }),
    at: fc.array(pointWithin(centre, 350_000), { maxLength: 8 }),
  })

  test('among any ships and squadrons: rest is free, every pose beyond it is not, and all that is met is named', () => {
    fc.assert(
      fc.property(anyCourse, ({ ship, clicks, side, places, at }) => {
        const others = places
          .filter((place) => !shipsOverlap(place, ship))
          .map((place, i) => ({ id: `ship-${i}`, place }))
        const squadrons = at.map((place, i) => ({ id: `squadron-${i}`, at: place }))
        const outcome = resolveCourse({ ship, clicks, side, others, squadrons, area: AREA })
        const overlapped = (pose: BasePlace['pose']) =>
          others.filter(({ place }) => shipsOverlap({ size: ship.size, pose }, place)).map(({ id }) => id)
        expect(overlapped(outcome.rest)).toEqual([])
        expect(outcome.speed + outcome.tried.length).toBe(clicks.length)
        expect(outcome.rest).toEqual(finalPose(ship.size, ship.pose, clicks.slice(0, outcome.speed), side))
        const met = new Set<string>()
        outcome.tried.forEach((pose, i) => {
          expect(pose).toEqual(finalPose(ship.size, ship.pose, clicks.slice(0, clicks.length - i), side))
          expect(overlapped(pose)).not.toHaveLength(0)
          for (const id of overlapped(pose)) met.add(id)
        })
        expect(new Set(outcome.met)).toEqual(met)
        const rest = { size: ship.size, pose: outcome.rest }
        const under = squadrons.filter((squadron) => shipOverlapsSquadron(rest, squadron.at)).map(({ id }) => id)
        expect(outcome.lifted).toEqual(under)
      }),
    )
  })
})

describe('the closest of the ships met (R10.19)', () => {
  const rest = small(400_000, 200_000)
  test('is measured base to base from the pose of rest', () => {
    const met = [
      // Its centre is nearer, its base is not.
      { id: 'small', place: small(400_000, 300_000, 0) },
      { id: 'large', place: { size: 'large' as const, pose: { x: 400_000, y: 302_000, heading: 0 } } },
    ]
    expect(closestShips(rest, met)).toEqual(['large'])
  })
  test('several are closest if they cannot be told apart', () => {
    const met = [
      { id: 'port', place: small(300_000, 200_000) },
      { id: 'starboard', place: small(500_005, 200_000) },
      { id: 'ahead', place: small(400_000, 330_000) },
    ]
    expect(closestShips(rest, met)).toEqual(['port', 'starboard'])
    expect(closestShips(rest, [])).toEqual([])
  })
})

describe('all legal courses of a ship', () => {
  const corvette = [[], [2], [1, 2], [0, 1, 2], [0, 1, 1, 2]]
  test('are all clicks within the chart on every side that is free of the tool, each resolved (R10.4, R10.8)', () => {
    const others = [{ id: 'b', place: small(400_000, 400_000, 90_000) }]
    const courses = legalPoses({ ship, charts: corvette, others, squadrons: [], area: AREA })
    const settings = courses.map(({ clicks, side }) => `${clicks.join()} ${side}`)
    expect(new Set(settings).size).toBe(settings.length)
    const expected = [1, 5, 15, 15, 45]
    corvette.forEach((_, speed) => {
      const clicks = courses.filter((found) => found.clicks.length === speed).map((found) => found.clicks.join())
      expect(new Set(clicks).size).toBe(expected[speed])
    })
    for (const { clicks, side, ...outcome } of courses) {
      expect(sidesFreeOfTool('small', clicks)).toContain(side)
      expect(outcome).toEqual(resolveCourse(course({ clicks, side, others })))
    }
  })
})
