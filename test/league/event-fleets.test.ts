import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Fleet } from '#shared/fleet/fleet'
import { PRESETS } from '#shared/fleet/game-presets'
import { gameOfEvent, isSameFleet, judgeEntry, mirrorMatch } from '#shared/league/event-fleets'
import { anyLegalFleet } from '#test/fleet/any-fleet'
import { FLAGSHIP, FLEET, shipWith } from '#test/fleet/judged'

test('which game does an event play (L1.12)?', () => {
  expect(gameOfEvent(180)).toEqual(PRESETS['tournament-180'])
  expect(gameOfEvent(400)).toEqual(PRESETS.tournament)
  expect(gameOfEvent(300)).toEqual({ ...PRESETS.tournament, limit: 300 })
})

describe('is a list judged by the limits of the event (L1.13, R20.14)?', () => {
  const codes = (fleet: Fleet, limit: number) => judgeEntry(fleet, limit).faults.map(({ code }) => code)
  test.each([
    [400, []],
    [281, []],
    [280, ['over-points']],
    [149, ['over-points']],
    [147, ['over-points', 'squadron-points']],
  ])('281 points, 50 of them squadrons, at %i', (limit, faults) => {
    expect(codes(FLEET, limit)).toEqual(faults)
  })
  test('and by a third of its limit, not of the fleet', () => {
    expect(codes({ ...FLEET, ships: [FLAGSHIP], squadrons: Array(16).fill('tie-fighter-squadron') }, 400)).toEqual([])
  })
  test('three flotillas are too many', () => {
    const flotilla = shipWith('gozanti-class-cruisers')
    expect(codes({ ...FLEET, ships: [FLAGSHIP, flotilla, flotilla] }, 400)).toEqual([])
    expect(codes({ ...FLEET, ships: [FLAGSHIP, flotilla, flotilla, flotilla] }, 400)).toEqual(['too-many-flotillas'])
  })
})

describe('may two of one side meet, with the same unique cards (L1.14d, R20.3)?', () => {
  test('yes, and it is known which ones both have', () => {
    const other = { ...FLEET, squadrons: ['howlrunner', 'tie-fighter-squadron'], ships: [FLAGSHIP] }
    expect(mirrorMatch(FLEET, other)).toEqual({ isMirror: true, shared: ['admiral-motti', 'howlrunner'] })
    expect(judgeEntry(FLEET, 400).faults).toEqual([])
  })
  test('two of different sides have nothing in common', () => {
    expect(mirrorMatch(FLEET, { ...FLEET, faction: 'rebel' })).toEqual({ isMirror: false, shared: [] })
  })
})

describe('is it the list that was entered (L1.14b)?', () => {
  test('yes, in whatever order', () => {
    const turned: Fleet = {
      ...FLEET,
      ships: FLEET.ships.toReversed().map((ship) => ({ ...ship, upgrades: ship.upgrades.toReversed() })),
      squadrons: FLEET.squadrons.toReversed(),
    }
    expect(isSameFleet(FLEET, turned)).toBe(true)
  })
  test.each<[string, Partial<Fleet>]>([
    ['an upgrade on another ship', { ships: [shipWith(FLAGSHIP.card, 'admiral-motti'), ...FLEET.ships.slice(1)] }],
    ['a squadron less', { squadrons: FLEET.squadrons.slice(1) }],
    ['another objective', { objectives: { ...FLEET.objectives, assault: 'advanced-gunnery' } }],
  ])('no: %s', (_what, change) => {
    expect(isSameFleet(FLEET, { ...FLEET, ...change })).toBe(false)
  })
  test('two legal lists are the same only if they cost the same', () => {
    fc.assert(
      fc.property(anyLegalFleet, anyLegalFleet, (p, q) => {
        expect(isSameFleet(p, p)).toBe(true)
        if (isSameFleet(p, q)) expect(judgeEntry(p, 400)).toEqual(judgeEntry(q, 400))
      }),
      { numRuns: 30 },
    )
  })
})
