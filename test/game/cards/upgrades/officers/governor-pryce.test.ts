import { describe, expect, test } from 'vitest'
import { type CardTable, cardTable } from '#test/support/card-table'

const SOURCE = 'governor-pryce@vic'
const pryce = (round: number) => [{ card: 'governor-pryce', round }]
/** The Ship Phase of round 3 with the Empire to move first. */
const shipPhase = (token: number, changes: Partial<CardTable> = {}) =>
  cardTable({
    round: 3,
    first: 'b',
    ships: {
      vic: {
        card: 'victory-ii-class-star-destroyer',
        at: [450, 800],
        heading: 180,
        dials: ['repair'],
        upgrades: pryce(token),
      },
      gla: { card: 'gladiator-i-class-star-destroyer', at: [200, 800], heading: 180, dials: ['repair'] },
      cr90: { card: 'cr90-corvette-a', at: [450, 100], dials: ['repair'] },
    },
    ...changes,
  })
const activations = (t: ReturnType<typeof shipPhase>) =>
  t.events.flatMap((event) => (event.type === 'shipActivated' ? [event.ship] : []))

describe('Governor Pryce', () => {
  test('after fleets are deployed a round token may be put on the card, or none', () => {
    const t = cardTable({
      phase: 'setup',
      setup: { step: 'after-deploying' },
      ships: {
        vic: { card: 'victory-ii-class-star-destroyer', at: [450, 800], upgrades: ['governor-pryce'] },
        cr90: { card: 'cr90-corvette-a', at: [450, 100] },
      },
    } as unknown as CardTable)
    expect(t.options('b')).toEqual([`${SOURCE}.0`, 'pass'])
    t.choose('b', `${SOURCE}.0`)
    expect(t.options('b')).toEqual(['1', '2', '3', '4', '5', '6'])
    t.choose('b', '4')
    expect(t.state.cards[SOURCE]).toMatchObject({ roundToken: 4 })
  })

  test('in that round its ship activates after all others of both sides', () => {
    const t = shipPhase(3)
    expect(activations(t)).toEqual(['gla'])
  })

  test('in another round it is a ship like any other', () => {
    expect(shipPhase(2).options('b')).toEqual(['vic', 'gla'])
  })

  test('as the only ship left of its side it passes until the enemy has finished (R5.4-5)', () => {
    const t = shipPhase(3, {
      ships: {
        vic: {
          card: 'victory-ii-class-star-destroyer',
          at: [450, 800],
          heading: 180,
          dials: ['repair'],
          upgrades: pryce(3),
        },
        cr90: { card: 'cr90-corvette-a', at: [300, 100], dials: ['repair'] },
        neb: { card: 'nebulon-b-escort-frigate', at: [600, 100], dials: ['repair'] },
      },
    })
    expect(t.events.filter(({ type }) => type === 'passed')).toEqual([{ type: 'passed', seat: 'b' }])
    expect(t.options('a')).toEqual(['cr90', 'neb'])
  })

  test('of two with the same token the first player’s ship goes before the other', () => {
    const t = shipPhase(3, {
      factions: { a: 'imperial', b: 'imperial' },
      ships: {
        vic: {
          card: 'victory-ii-class-star-destroyer',
          seat: 'b',
          at: [450, 800],
          heading: 180,
          dials: ['repair'],
          upgrades: pryce(3),
        },
        other: {
          card: 'victory-ii-class-star-destroyer',
          seat: 'a',
          at: [450, 100],
          dials: ['repair'],
          upgrades: pryce(3),
        },
      },
    })
    expect(activations(t)).toEqual(['vic'])
  })
})
