import { describe, expect, test } from 'vitest'
import { type CardTable, cardTable, offered, shipOn } from '#test/support/card-table'

const ECM = 'electronic-countermeasures@vic.0'
type Attacking = Partial<NonNullable<CardTable['attacking']>>
type Vic = Partial<NonNullable<CardTable['ships']>[string]>

/** The Victory defends its rear; accuracy icons have locked its brace and a redirect. */
const defending = (attacking: Attacking = {}, vic: Vic = {}) =>
  cardTable({
    attacking: {
      by: 'cr90',
      from: 'front',
      at: 'vic.rear',
      step: 'defend',
      pool: ['red double hit', 'red hit'],
      locked: ['brace'],
      ...attacking,
    },
    ships: {
      cr90: { card: 'cr90-corvette-a', at: [457, 300] },
      vic: {
        card: 'victory-ii-class-star-destroyer',
        at: [457, 550],
        upgrades: ['electronic-countermeasures'],
        ...vic,
      },
    },
  })

describe('Electronic Countermeasures', () => {
  test('is exhausted to spend a token in spite of the accuracy icon that named it (R6.23)', () => {
    const t = defending()
    expect(t.options('b')).not.toContain('brace-1')
    t.choose('b', ECM)
    expect(t.state.cards['electronic-countermeasures@vic']).toMatchObject({ exhausted: true })
    t.choose('b', 'brace-1')
    t.choose('b', 'done')
    expect(shipOn(t, 'vic').shields.rear).toBe(0)
    expect(shipOn(t, 'vic').damage).toHaveLength(1)
  })

  test('names one token; the others stay locked', () => {
    const t = defending({ locked: ['brace', 'redirect'] })
    t.choose('b', ECM)
    expect(t.options('b')).toEqual(['brace-1', 'redirect-2'])
    t.choose('b', 'redirect-2')
    expect(t.options('b')).toEqual(['redirect-2', 'redirect-3', 'done'])
    expect(() => t.choose('b', 'brace-1')).toThrow('token-locked')
  })

  test('may be left alone (R16.7), and is not offered when nothing is locked or when it is exhausted', () => {
    const alone = defending()
    expect(alone.options('b')).toEqual(['redirect-2', 'redirect-3', ECM, 'done'])
    alone.choose('b', 'done')
    for (const t of [
      defending({ locked: [] }),
      defending({}, { upgrades: [{ card: 'electronic-countermeasures', state: 'exhausted' }] }),
    ])
      expect(offered(t)).not.toContain(ECM)
  })

  test('does not let a token be spent at speed 0 (R8.3)', () => {
    const t = defending({}, { speed: 0 })
    expect(t.open.map(({ ask }) => ask)).not.toContain('defense.spend')
  })

  test('nor one of a type that was spent in this attack already, be it another or the same token (R8.2)', () => {
    const t = defending(
      { locked: ['redirect'], spent: ['redirect exhausted'] },
      { defense: ['redirect exhausted', 'redirect', 'brace'] },
    )
    expect(t.options('b')).toEqual(['brace-3', 'done'])
  })

  test('nor one that a damage card forbids (R0.2)', () => {
    const t = defending(
      { locked: ['brace exhausted'] },
      { defense: ['brace exhausted', 'redirect'], damage: [{ faceup: 'faulty-countermeasures' }] },
    )
    expect(offered(t)).not.toContain(ECM)
  })
})
