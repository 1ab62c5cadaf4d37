import { describe, expect, test } from 'vitest'
import type { ScriptLine } from '#shared/play/orders/plan'
import { runScript } from '#shared/play/orders/script'
import { type CardTable, cardTable, shipOn, squadronOn } from '#test/support/card-table'
import type { FixtureGame } from '#test/support/fixture-game'
import { line, playing } from '#test/support/playing'

const CR90 = { card: 'cr90-corvette-a', at: [200, 100] as [number, number], heading: 0, speed: 1 }
const VICTORY = { card: 'victory-ii-class-star-destroyer', at: [457, 750] as [number, number], heading: 180, speed: 1 }
const sent = (t: FixtureGame, lines: readonly ScriptLine[]) => runScript(playing(t), lines, { seat: 'a' })
const asked = (t: FixtureGame) => t.open.map(({ seat, ask }) => `${seat} ${ask}`)
const table = (more: CardTable): FixtureGame => cardTable(more)

describe('one submission each (N4)', () => {
  test('both squadrons of a turn in the Squadron Phase (R11.2)', () => {
    const t = table({
      phase: 'squadron',
      turn: 'a',
      squadronPhase: {},
      ships: { cr90: { ...CR90, activated: true }, vic: { ...VICTORY, activated: true } },
      squadrons: {
        'x-1': { card: 'x-wing-squadron', at: [300, 300] },
        'x-2': { card: 'x-wing-squadron', at: [360, 300] },
        'x-3': { card: 'x-wing-squadron', at: [420, 300] },
        'tie-1': { card: 'tie-fighter-squadron', at: [300, 800] },
      },
    })
    const flies = (squadron: string, x: number): ScriptLine[] => [
      line(`squadron.activate table ${squadron}`),
      line(`squadron.act ${squadron} move`),
      { ask: 'squadron.move', subject: squadron, choose: { to: { x: x * 1000, y: 380_000 } } },
    ]
    expect(sent(t, [...flies('x-1', 300), ...flies('x-2', 360)])).toEqual({ used: 6 })
    expect([squadronOn(t, 'x-1').activated, squadronOn(t, 'x-2').activated]).toEqual([true, true])
    expect(asked(t)).not.toContain('a squadron.activate')
  })

  test('a Repair command with all its effects (R7.10)', () => {
    const t = table({
      activating: { ship: 'neb', step: 'commands', dial: 'repair' },
      ships: {
        neb: { card: 'nebulon-b-escort-frigate', at: [200, 100], shields: { front: 1, left: 0 }, hull: 4 },
        vic: VICTORY,
      },
    })
    const lines = [
      line('activation.command neb repair:dial'),
      line('repair.effect neb move:right:left'),
      line('repair.effect neb recover:front'),
    ]
    expect(sent(t, lines)).toEqual({ used: 3 })
    expect(shipOn(t, 'neb').shields).toMatchObject({ front: 2, left: 1, right: 0 })
  })

  test('all displaced squadrons together (R10.23-25)', () => {
    const t = table({
      activating: { ship: 'vic', step: 'maneuver' },
      ships: { cr90: CR90, vic: VICTORY },
      squadrons: {
        'x-1': { card: 'x-wing-squadron', at: [430, 640] },
        'x-2': { card: 'x-wing-squadron', at: [484, 640] },
      },
    })
    t.answer('b', { clicks: [0], side: 'right' })
    const request = t.asked('a')
    if (request.kind !== 'places') throw new Error(`${request.ask} is asked`)
    expect(request.squadrons).toHaveLength(2)
    const placed: ScriptLine = { ask: request.ask, subject: request.subject, choose: { places: request.suggested } }
    expect(sent(t, [placed])).toEqual({ used: 1 })
    expect(asked(t)).not.toContain('a displaced.place')
  })
})
