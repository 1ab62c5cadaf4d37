import { describe, expect, test } from 'vitest'
import { begin, viewFor } from '#shared/game'
import type { GameEvent } from '#shared/game/engine/event'
import { attacksIn } from '#shared/play/orders/past-attacks'
import type { StandingOrder } from '#shared/play/orders/standing-order'
import { type DescribedAttack, damageOf, whatIf } from '#shared/play/orders/what-if'
import { cardTable, type ShipOnTable } from '#test/support/card-table'
import { always, ordered, rearAttack } from '#test/support/order-table'
import { seeded } from '#test/support/random-choice'
import { scramble } from '#test/support/scramble'

const RULES = { begin, viewFor }

/** A Victory (seat b) in peace, before a Corvette activates. */
const table = (vic: ShipOnTable = {}) =>
  cardTable({
    phase: 'ship',
    ships: {
      cr90: { card: 'cr90-corvette-a', at: [457, 300] },
      vic: { card: 'victory-ii-class-star-destroyer', at: [457, 550], hull: 7, ...vic },
    },
  })
const ATTACK: DescribedAttack = {
  attacker: 'cr90',
  zone: 'front',
  defender: 'vic',
  defendingZone: 'rear',
  range: 'medium',
  pool: [
    { color: 'red', face: 'double-hit' },
    { color: 'red', face: 'critical' },
    { color: 'red', face: 'hit' },
  ],
}
const BRACE = always('defense', { spend: [{ token: 'brace' }] })
const EVADE = always('defense', { spend: [{ token: 'evade' }] })

const tried = (vic: ShipOnTable, attack: Partial<DescribedAttack>, ...orders: StandingOrder[]) => {
  const result = whatIf(RULES, viewFor(table(vic).state, 'b'), { ...ATTACK, ...attack }, ordered(...orders))
  if (!result) throw new Error('nothing to try')
  return result
}

describe('what an order would do against an attack', () => {
  test('each answer is shown with the rule that gives it, and what the attack does in the end', () => {
    expect(tried({}, {}, BRACE)).toEqual({
      steps: [
        {
          ask: 'defense.spend',
          subject: 'vic',
          choice: { option: 'brace-1' },
          fired: { order: 'defense match', rule: 'otherwise', facts: [] },
        },
        expect.objectContaining({ choice: { option: 'done' } }),
      ],
      suffered: { damage: 2, shields: { rear: 1 }, hull: 1, destroyed: false },
      critical: true,
      end: { at: 'over' },
    })
  })

  test('it says where its owner would be asked', () => {
    const { steps, end } = tried({}, {}, always('defense', { spend: [{ token: 'redirect' }] }))
    expect(steps.map(({ choice }) => choice)).toEqual([{ option: 'redirect-2' }])
    expect(end).toEqual({ at: 'asks', ask: 'defense.redirect', subject: 'vic' })
  })

  test('tokens named by accuracy icons cannot be spent (R8.4)', () => {
    expect(tried({}, { locked: ['brace-1'] }, BRACE).suffered).toMatchObject({ damage: 4, hull: 3 })
  })

  test('it tells what destroys the ship (R9.13)', () => {
    expect(tried({ hull: 2 }, {}).end).toMatchObject({ at: 'asks' })
    expect(tried({ hull: 2 }, {}, always('defense', 'decline')).suffered).toMatchObject({ hull: 2, destroyed: true })
  })

  test('a die that is rerolled is followed through each of its faces, with exact odds (R8.9, R1.21)', () => {
    const orders = [EVADE, always('evade', { cancel: [], reroll: ['double-hit'] })]
    const result = tried({ defense: ['evade'] }, {}, ...orders)
    expect(result.end).toMatchObject({ at: 'reroll', color: 'red' })
    // Two stay, and the red die brings 0, 1 or 2: three, four and one of its eight sides.
    expect(damageOf(result)).toEqual([0, 0, 3 / 8, 4 / 8, 1 / 8])
  })

  test('so is the only die of an attack, which is not asked for', () => {
    const result = tried({ defense: ['evade'] }, { pool: [{ color: 'black', face: 'hit-critical' }] }, EVADE)
    expect(damageOf(result)).toEqual([2 / 8, 4 / 8, 2 / 8])
  })

  test('only attacks by an enemy on an own unit can be tried, both on the table', () => {
    const view = viewFor(table().state, 'b')
    expect(whatIf(RULES, view, { ...ATTACK, attacker: 'gone' }, ordered(BRACE))).toBeUndefined()
    expect(whatIf(RULES, view, { ...ATTACK, attacker: 'vic', defender: 'cr90' }, ordered(BRACE))).toBeUndefined()
  })

  test('it is played on what its owner knows: hidden dials and cards change nothing (R17.11, design 5)', () => {
    const { state } = table()
    const seen = (from: typeof state) => whatIf(RULES, viewFor(from, 'b'), ATTACK, ordered(BRACE))
    for (let seed = 1; seed <= 5; seed += 1) expect(seen(scramble(state, 'b', seeded(seed)))).toEqual(seen(state))
  })

  test('it leaves the view as it is', () => {
    const view = viewFor(table().state, 'b')
    const before = structuredClone(view)
    whatIf(RULES, view, ATTACK, ordered(BRACE))
    expect(view).toEqual(before)
  })
})

describe('attacks of this game', () => {
  const fought = () =>
    rearAttack({ step: 'gather', pool: [] }, {}, { luck: [{ dice: ['red accuracy', 'red hit', 'blue hit'] }] })

  test('are found in the log with their dice and locked tokens as the defender met them', () => {
    const t = fought()
    const ends = { attacker: 'cr90', zone: 'front', defender: 'vic', defendingZone: 'rear' } as const
    const start: GameEvent = { type: 'attackDeclared', ...ends, range: 'medium', obstructedBy: [] }
    t.choose('a', 'accuracy:d1:brace-1')
    while (t.open.some(({ ask }) => ask === 'attack.modify')) t.choose('a', 'done')
    const log = [start, ...t.events].map((event, i) => ({ step: i + 1, event }))
    const [attack, ...others] = attacksIn(log, t.view('b'))
    expect(others).toEqual([])
    expect(attack).toMatchObject({ attacker: 'cr90', defendingZone: 'rear', range: 'medium', locked: ['brace-1'] })
    expect(attack?.pool.map(({ face }) => face)).not.toContain('accuracy')
    expect(attacksIn(log, t.view('a'))).toEqual([])
  })
})
