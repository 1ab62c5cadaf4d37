import { cleanup, fireEvent, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ownUnits, threatMap, threatMark } from '#web/board/thinking/threat-map'
import { squadronThreat, zoneReaches } from '#web/board/thinking/threat-reach'
import { displayed } from './support/battles'
import { openAs } from './support/open-game'
import { PlayedGame } from './support/played-game'

const view = () => new PlayedGame(displayed()).view('a')

describe('who can hit whom next', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  test('without a unit in question every own one that can be hit has its number, and all enemies are hatched', () => {
    const { sources, threats } = threatMap(view(), {})
    const marks = ownUnits(view()).flatMap((unit) => threatMark(view(), unit))
    expect(new Set(marks.map(({ unit }) => unit))).toEqual(new Set(['cr90', 'nebulon']))
    expect(marks.find(({ unit }) => unit === 'nebulon')?.count).toBe(4)
    expect(new Set(sources)).toEqual(new Set(['second', 'tie1', 'tie2', 'victory']))
    expect(threats).toEqual([])
  })

  test('of an own unit it tells its attackers, of an enemy its targets', () => {
    const own = threatMap(view(), { subject: 'nebulon' })
    expect(own.threats.every(({ defender }) => defender === 'nebulon')).toBe(true)
    expect(own.sources).not.toContain('nebulon')
    const enemy = threatMap(view(), { subject: 'victory' })
    expect(enemy.threats.every(({ attacker }) => attacker === 'victory')).toBe(true)
    expect(enemy.sources).toEqual(['victory'])
  })

  test('a ship counts where its course would end', () => {
    const far = { ship: 'nebulon', pose: { x: 100_000, y: 800_000, heading: 0 } }
    const { threats } = threatMap(view(), { subject: 'nebulon', stands: far })
    expect(threats.some(({ attacker }) => attacker === 'second')).toBe(false)
  })

  test('a zone reaches as far as its dice do, now; a squadron as far as its move and distance 1', () => {
    const seen = view()
    const { ships } = seen
    const [front] = zoneReaches(seen, 'nebulon')
    expect(front?.bands.map(({ range, dice }) => [range, dice.red])).toEqual([
      ['close', 3],
      ['medium', 3],
      ['long', 3],
    ])
    const { nebulon } = ships
    if (!nebulon) throw new Error('the Nebulon-B is there')
    const none = { red: 0, blue: 1, black: 0 }
    const armament = { ...nebulon.values.armament, front: none }
    const changed = { ...seen, ships: { ...ships, nebulon: { ...nebulon, values: { ...nebulon.values, armament } } } }
    expect(zoneReaches(changed, 'nebulon')[0]?.bands.map(({ range }) => range)).toEqual(['close', 'medium'])
    expect(squadronThreat(seen, 'tie1')).toBeGreaterThan(250)
  })

  test('T shows it on the table, with a legend, and in the words view as sentences', async () => {
    await openAs(new PlayedGame(displayed()), 'a')
    const table = screen.getByRole('region', { name: 'Table' })
    await fireEvent.keyDown(table, { key: 't' })
    await vi.waitFor(() => expect(table.querySelector('.legend')?.textContent).toContain('Hatched'))
    await vi.waitFor(() => expect(table.querySelectorAll('.threatened .ring')).toHaveLength(2))
    await fireEvent.click(screen.getByRole('button', { name: 'Words' }))
    await screen.findByRole('heading', { name: 'Who can hit us next' })
    const told = [...document.querySelectorAll('[aria-labelledby="words-threats"] li')].map((line) => line.textContent)
    expect(told).toContainEqual(
      expect.stringMatching(/^Victory II "[CD]", \w+, at the \w+, \w+ range, .*(die|dice), [\d.]+ on average/),
    )
  })
})
