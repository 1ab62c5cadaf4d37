import { describe, expect, test } from 'vitest'
import { FixtureGame } from '#test/support/fixture-game'
import { FIXTURES } from './fixture-cards'
import { playToStatusPhase } from './plain-play'

const ship = (t: FixtureGame, id: string) => {
  const found = t.state.ships[id]
  if (!found) throw new Error(`${id} is gone`)
  return found
}

describe('R16.13 a mandatory effect of several parts', () => {
  const withParts = (on: { raided?: string[]; armed?: string[] }) => {
    const arrange = ({ ships }: FixtureGame['state']) => {
      for (const id of on.raided ?? []) ships[id]?.raidTokens.push('repair')
      for (const id of on.armed ?? []) ships[id]?.commandTokens.push('concentrate-fire')
    }
    const t = new FixtureGame({ cards: FIXTURES, beside: [['u1', 'three-parts', 'victory-1']], arrange })
    playToStatusPhase(t)
    return t
  }
  const tokens = (t: FixtureGame) => ['cr90-1', 'nebulon-b-1', 'victory-1'].map((id) => ship(t, id).commandTokens)

  test('asks for each of them', () => {
    const t = withParts({ raided: ['cr90-1', 'nebulon-b-1'], armed: ['cr90-1', 'nebulon-b-1', 'victory-1'] })
    expect(t.options('b')).toEqual(['cr90-1', 'nebulon-b-1'])
    t.choose('b', 'nebulon-b-1')
    expect(t.asked('b')).toMatchObject({ kind: 'options', min: 2, max: 2 })
    t.answer('b', { options: ['cr90-1', 'nebulon-b-1'] })
    expect(ship(t, 'nebulon-b-1').dialSpeed).toBe(0)
    expect(tokens(t)).toEqual([[], [], ['concentrate-fire', 'navigate']])
  })

  test('leaves the first one out if it cannot be done, and does the others', () => {
    const t = withParts({ armed: ['cr90-1', 'nebulon-b-1', 'victory-1'] })
    expect(t.asked('b')).toMatchObject({ kind: 'options', min: 2, max: 2 })
    t.answer('b', { options: ['cr90-1', 'nebulon-b-1'] })
    expect(tokens(t)).toEqual([[], [], ['concentrate-fire', 'navigate']])
  })

  test('does a part as far as it can be done', () => {
    const t = withParts({ raided: ['cr90-1'], armed: ['nebulon-b-1'] })
    expect(ship(t, 'cr90-1').dialSpeed).toBe(0)
    expect(tokens(t)).toEqual([[], [], ['navigate']])
  })

  test('does what is left, if nothing of all that would be asked can be done', () => {
    const t = withParts({})
    expect(t.open.every((r) => r.ask === 'command.dials')).toBe(true)
    expect(tokens(t)).toEqual([[], [], ['navigate']])
  })
})
