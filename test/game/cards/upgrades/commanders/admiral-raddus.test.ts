import { describe, expect, test } from 'vitest'
import { type CardTable, cardTable, offered, shipOn } from '#test/support/card-table'

const SOURCE = 'admiral-raddus@flag'
/** The start of round 2; a Nebulon-B waits, and the Victory stands far away. */
const roundStart = (changes: Partial<CardTable> = {}) =>
  cardTable({
    phase: 'start',
    round: 2,
    ships: {
      flag: { card: 'mc80-battle-cruiser', at: [300, 300], upgrades: ['admiral-raddus'] },
      cr90: { card: 'cr90-corvette-a', at: [600, 200], heading: 0 },
      vic: { card: 'victory-ii-class-star-destroyer', at: [450, 800], heading: 180 },
    },
    reserve: { ships: { neb: { card: 'nebulon-b-escort-frigate', setAside: SOURCE } } },
    ...changes,
  })
type Table = ReturnType<typeof cardTable>
const put = (t: Table, x: number, y: number) =>
  t.answer('a', { pose: { x: x * 1000, y: y * 1000, heading: 0 }, speed: 2 })

describe('Admiral Raddus', () => {
  test('before fleets are deployed another friendly ship may be set aside; it is not in play (R3.24)', () => {
    const t = cardTable({
      phase: 'setup',
      setup: { step: 'before-deploying' },
      ships: {},
      reserve: {
        ships: {
          flag: { card: 'mc80-battle-cruiser', upgrades: ['admiral-raddus'] },
          neb: { card: 'nebulon-b-escort-frigate' },
          vic: { card: 'victory-ii-class-star-destroyer' },
        },
      },
    } as unknown as CardTable)
    expect(t.options('a')).toEqual([`${SOURCE}.0`, 'pass'])
    t.choose('a', `${SOURCE}.0`)
    expect(t.state.reserve?.setAside).toEqual({ neb: SOURCE })
    expect(offered(t)).not.toContain('neb')
  })

  test('at the start of a round it may come to distance 1 of a friendly ship, at a speed of its chart (R3.28)', () => {
    const t = roundStart()
    expect(t.options('a')).toEqual([`${SOURCE}.1`, 'pass'])
    t.choose('a', `${SOURCE}.1`)
    expect(t.asked('a')).toMatchObject({ ask: 'deploy.place', speeds: [1, 2, 3] })
    expect(() => put(t, 600, 500)).toThrow('too-far')
    expect(() => put(t, 600, 230)).toThrow('place-overlaps')
    put(t, 660, 200)
    expect(shipOn(t, 'neb')).toMatchObject({ dialSpeed: 2, activated: false })
  })

  test('not on squadrons', () => {
    const t = roundStart({ squadrons: { x: { card: 'x-wing-squadron', at: [660, 200] } } })
    t.choose('a', `${SOURCE}.1`)
    expect(() => put(t, 660, 200)).toThrow('place-overlaps')
  })

  test('is optional', () => {
    const t = roundStart()
    t.choose('a', 'pass')
    expect(t.state.reserve?.setAside).toEqual({ neb: SOURCE })
  })

  test('it cannot be the first ship that activates in that round, even if Raddus is gone by then', () => {
    const t = cardTable(
      {
        round: 2,
        ships: {
          neb: { card: 'nebulon-b-escort-frigate', at: [300, 300], dials: ['navigate'] },
          cr90: { card: 'cr90-corvette-a', at: [600, 200], dials: ['navigate'] },
          other: { card: 'cr90-corvette-a', at: [750, 200], dials: ['navigate'] },
          vic: { card: 'victory-ii-class-star-destroyer', at: [450, 800], heading: 180, dials: ['navigate'] },
        },
      },
      (state) => {
        const lasting = { card: 'admiral-raddus', source: SOURCE, on: 'neb', seat: 'a' } as const
        state.lasting.push({ id: 'l1', ...lasting, until: 'round' })
      },
    )
    expect(t.options('a')).toEqual(['cr90', 'other'])
  })

  test('a ship that was lost in its activation was the first, nevertheless', () => {
    const t = cardTable(
      {
        round: 2,
        first: 'b',
        ships: {
          neb: { card: 'nebulon-b-escort-frigate', at: [300, 300], dials: ['navigate'] },
          cr90: { card: 'cr90-corvette-a', at: [600, 200], dials: ['navigate'] },
          glad: {
            card: 'gladiator-i-class-star-destroyer',
            at: [450, 870],
            heading: 0,
            speed: 2,
            dials: ['concentrate-fire'],
          },
          vic: { card: 'victory-ii-class-star-destroyer', at: [250, 800], heading: 180, dials: ['navigate'] },
        },
      },
      (state) => {
        const lasting = { card: 'admiral-raddus', source: SOURCE, on: 'neb', seat: 'a' } as const
        state.lasting.push({ id: 'l1', ...lasting, until: 'round' })
      },
    )
    t.choose('b', 'glad')
    t.choose('b', 'keep')
    t.answer('b', { clicks: [0, 0], side: 'left' })
    expect(t.state.lost.map(({ id }) => id)).toEqual(['glad'])
    expect(t.options('a')).toEqual(['neb', 'cr90'])
  })

  test('unless every other ship is kept from activating (R5.6)', () => {
    const t = cardTable(
      {
        round: 2,
        first: 'a',
        ships: {
          flag: { card: 'mc80-battle-cruiser', at: [300, 300], upgrades: ['admiral-raddus'], dials: ['navigate'] },
          vic: {
            card: 'victory-ii-class-star-destroyer',
            at: [450, 800],
            heading: 180,
            dials: ['navigate'],
            upgrades: [{ card: 'governor-pryce', round: 2 }],
          },
        },
      },
      (state) => {
        const lasting = { card: 'admiral-raddus', source: SOURCE, on: 'flag', seat: 'a' } as const
        state.lasting.push({ id: 'l1', ...lasting, until: 'round' })
      },
    )
    expect(t.events.find(({ type }) => type === 'shipActivated')).toMatchObject({ ship: 'flag' })
  })
})
