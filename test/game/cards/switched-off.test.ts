import { describe, expect, test } from 'vitest'
import { viewFor } from '#shared/game'
import { isSwitchable } from '#shared/game/cards/catalog/upgrade-kinds'
import { UPGRADES } from '#shared/game/cards/catalog/upgrades'
import { CARD_RULES } from '#shared/game/cards/rules/index'
import { cardTable } from '#test/support/card-table'

/** A damaged CR90 with Engineering Team is about to resolve Repair by its dial. */
const repairing = () =>
  cardTable({
    activating: { ship: 'cr90', step: 'commands', dial: 'repair' },
    ships: {
      cr90: {
        card: 'cr90-corvette-a',
        at: [200, 100],
        shields: { front: 0, left: 0 },
        hull: 2,
        upgrades: ['engineering-team'],
      },
      vic: { card: 'victory-ii-class-star-destroyer', at: [457, 750], heading: 180 },
    },
  })
type Table = ReturnType<typeof repairing>
const TEAM = 'engineering-team@cr90'
const turn = (t: Table, on: boolean, seat: 'a' | 'b' = 'a', card = TEAM) => t.decide({ kind: 'switch', seat, card, on })
const points = (t: Table): number[] => {
  t.choose('a', 'repair:dial')
  return viewFor(t.state, 'a').now.flatMap((f) => (f.kind === 'repair' ? [f.points] : []))
}

describe('effects that only help and cost nothing (N3, K1)', () => {
  test('are applied without a question', () => {
    expect(points(repairing())).toEqual([3])
  })

  test('are not applied when their owner has switched them off, before everybody’s eyes', () => {
    const t = repairing()
    expect(turn(t, false)).toBeUndefined()
    expect(t.events.at(-1)).toEqual({ type: 'cardSwitched', seat: 'a', source: TEAM, on: false })
    expect(viewFor(t.state, 'b').cards[TEAM]).toMatchObject({ off: true })
    expect(points(t)).toEqual([2])
  })

  test('are applied again when they are switched on again, in the middle of a question, too', () => {
    const t = repairing()
    turn(t, false)
    turn(t, true)
    expect(t.state.cards[TEAM]).not.toHaveProperty('off')
    expect(points(t)).toEqual([3])
  })

  test('leave the open question and its id as they are', () => {
    const t = repairing()
    const before = t.open.map(({ id }) => id)
    turn(t, false)
    expect(t.open.map(({ id }) => id)).toEqual(before)
  })

  test.each([
    ['by the other player', 'b', TEAM, false],
    ['to what they are already', 'a', TEAM, true],
    ['of a card that is not there', 'a', 'engineering-team@vic', false],
  ] as const)('cannot be switched %s', (_, seat, card, on) => {
    const t = repairing()
    const before = structuredClone(t.state)
    expect(turn(t, on, seat, card)).toEqual({ code: 'not-switchable', subject: card })
    expect(t.state).toEqual(before)
  })

  test('are those of upgrades alone that ask nothing', () => {
    const free = Object.keys(UPGRADES).filter(isSwitchable)
    expect(free).toHaveLength(33)
    for (const card of free) expect((CARD_RULES[card] ?? []).filter(({ kind }) => kind === 'at')).toEqual([])
  })
})
