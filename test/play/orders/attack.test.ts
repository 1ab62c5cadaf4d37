import { describe, expect, test } from 'vitest'
import type { AttackAction } from '#shared/play/orders/standing-order'
import { type CardTable, cardTable } from '#test/support/card-table'
import { always, letOrdersAnswer, orderChoice } from '#test/support/order-table'

type Attacking = Partial<NonNullable<CardTable['attacking']>>

const DICE: AttackAction = { reroll: 'blanks', lock: ['brace', 'redirect'], add: true }
const order = (changes: Partial<AttackAction> = {}) => always('attack', { ...DICE, ...changes })

/** A TIE fighter with Swarm (seat b) and a friend beside it attack an X-wing that has a brace and two redirects. */
const dogfight = (attacking: Attacking = {}) =>
  cardTable({
    phase: 'squadron',
    attacking: { by: 'tie', at: 'x', pool: ['blue hit'], ...attacking },
    ships: {
      cr90: { card: 'cr90-corvette-a', at: [100, 100], activated: true },
      vic: { card: 'victory-ii-class-star-destroyer', at: [457, 800], activated: true },
    },
    squadrons: {
      tie: { card: 'tie-fighter-squadron', at: [450, 440] },
      friend: { card: 'tie-fighter-squadron', at: [560, 440] },
      x: { card: 'x-wing-squadron', at: [510, 440], defense: ['brace', 'redirect exhausted', 'redirect'] },
    },
  })

/** A Victory (seat b) attacks the Corvette's front, with a token to spend. */
const broadside = (attacking: Attacking = {}) =>
  cardTable({
    attacking: { by: 'vic', from: 'front', at: 'cr90.front', pool: ['red blank', 'red hit'], ...attacking },
    ships: {
      cr90: { card: 'cr90-corvette-a', at: [457, 300], defense: ['evade', 'evade', 'redirect'] },
      vic: {
        card: 'victory-ii-class-star-destroyer',
        at: [457, 550],
        heading: 180,
        tokens: ['concentrate-fire'],
        upgrades: ['dominator', 'h9-turbolasers'],
      },
    },
  })

describe('an order for the dice of an attack (DP-E6, DP-E27)', () => {
  test('removes the weakest die for an obstruction (R6.13, DP-E2)', () => {
    const t = broadside({ step: 'before-roll', pool: ['black', 'blue'], obstructedBy: ['wreck'] })
    expect(orderChoice(t, 'b', order())).toEqual({ option: 'remove:blue' })
  })

  test('locks tokens in its order, a readied one before an exhausted one, until no icon is left (R6.22, DP-E8)', () => {
    const t = dogfight({ pool: ['blue accuracy', 'blue accuracy', 'blue hit'] })
    expect(orderChoice(t, 'b', order({ lock: ['redirect'] }))).toEqual({ option: 'accuracy:d1:redirect-3' })
    expect(letOrdersAnswer(t, 'b', order({ reroll: 'none' }))).toEqual([
      'accuracy:d1:brace-1',
      'accuracy:d2:redirect-3',
      'done',
    ])
  })

  test('keeps accuracy icons where it names no token to lock', () => {
    const t = dogfight({ pool: ['blue accuracy', 'blue hit'] })
    expect(orderChoice(t, 'b', order({ lock: [], reroll: 'none' }))).toEqual({ option: 'done' })
    expect(orderChoice(t, 'b', order({ lock: ['scatter'], reroll: 'none' }))).toEqual({ option: 'done' })
  })

  test('rerolls blanks by a keyword, which costs nothing (R11.29)', () => {
    const t = dogfight({ pool: ['blue critical', 'red blank'] })
    expect(orderChoice(t, 'b', order())).toEqual({ option: 'swarm:d2' })
    expect(orderChoice(t, 'b', order({ reroll: 'none' }))).toEqual({ option: 'done' })
    expect(orderChoice(dogfight({ pool: ['blue critical'] }), 'b', order())).toEqual({ option: 'done' })
  })

  test('with `weak` whatever does no damage here, a critical against a squadron among it (R6.30)', () => {
    const weak = order({ reroll: 'weak' })
    expect(orderChoice(dogfight({ pool: ['blue hit', 'blue critical'] }), 'b', weak)).toEqual({ option: 'swarm:d2' })
    expect(orderChoice(dogfight({ pool: ['blue hit', 'red hit'] }), 'b', weak)).toEqual({ option: 'done' })
  })

  test('but an accuracy icon only where it has nothing to lock (R6.22)', () => {
    const pool: Attacking = { pool: ['blue hit', 'blue accuracy'] }
    expect(orderChoice(dogfight(pool), 'b', order({ reroll: 'weak' }))).toEqual({ option: 'accuracy:d2:brace-1' })
    expect(orderChoice(dogfight(pool), 'b', order({ reroll: 'weak', lock: ['evade'] }))).toEqual({ option: 'swarm:d2' })
  })

  test('never spends a token, shields or dice to better them (R7.20)', () => {
    const t = broadside()
    expect(t.options('b')).toEqual(expect.arrayContaining(['fire:token:d1', 'dominator@vic.0', 'h9-turbolasers@vic.0']))
    expect(orderChoice(t, 'b', order({ reroll: 'weak', lock: ['evade'] }))).toEqual({ option: 'done' })
  })

  test('takes a die that costs nothing, if it says so (R6.45)', () => {
    const howlrunner = () =>
      cardTable({
        phase: 'squadron',
        attacking: { by: 'tie', at: 'wing', pool: ['blue hit'] },
        ships: {
          cr90: { card: 'cr90-corvette-a', at: [100, 100], activated: true },
          vic: { card: 'victory-ii-class-star-destroyer', at: [457, 800], activated: true },
        },
        squadrons: {
          howl: { card: 'howlrunner', at: [400, 440], activated: true },
          tie: { card: 'tie-fighter-squadron', at: [450, 440] },
          wing: { card: 'x-wing-squadron', at: [530, 440] },
        },
      })
    expect(orderChoice(howlrunner(), 'b', order())).toEqual({ option: 'howl.0' })
    expect(orderChoice(howlrunner(), 'b', order({ add: false }))).toEqual({ option: 'done' })
  })

  test('adds the best die that a kept Concentrate Fire dial gives, and spends no token for one (R7.20)', () => {
    const firing = (dial?: 'concentrate-fire') =>
      cardTable({
        activating: { ship: 'vic', step: 'attack', ...(dial && { dial }) },
        ships: {
          vic: {
            card: 'victory-ii-class-star-destroyer',
            at: [457, 700],
            heading: 180,
            tokens: ['concentrate-fire'],
          },
          cr90: { card: 'cr90-corvette-a', at: [457, 500], heading: 0 },
        },
        luck: [{ dice: ['red hit', 'red hit', 'red hit', 'blue hit', 'blue hit', 'blue hit'] }],
      })
    const rolled = (t: ReturnType<typeof firing>) => {
      t.choose('b', 'front>cr90.front')
      return t
    }
    expect(orderChoice(rolled(firing('concentrate-fire')), 'b', order())).toEqual({ option: 'fire:dial:red' })
    expect(orderChoice(rolled(firing('concentrate-fire')), 'b', order({ add: false }))).toEqual({ option: 'done' })
    expect(orderChoice(rolled(firing()), 'b', order())).toEqual({ option: 'done' })
  })

  test('resolves the standard critical effect (R9.24)', () => {
    const t = broadside({ step: 'critical', pool: ['red critical'] })
    expect(orderChoice(t, 'b', order())).toEqual({ option: 'standard' })
  })

  test('of several dice that may be rolled again at once it takes those that gain (R6.18)', () => {
    const t = cardTable({
      phase: 'squadron',
      attacking: { by: 'x', at: 'tie', pool: ['blue critical', 'blue hit', 'blue critical', 'blue hit'] },
      ships: {
        cr90: { card: 'cr90-corvette-a', at: [100, 60], activated: true },
        vic: { card: 'victory-ii-class-star-destroyer', at: [100, 800], activated: true },
      },
      squadrons: {
        x: { card: 'x-wing-squadron', at: [450, 440], keywords: { adept: 3 } },
        tie: { card: 'tie-fighter-squadron', at: [510, 440] },
      },
    })
    const weak = order({ reroll: 'weak' })
    expect(orderChoice(t, 'a', weak)).toEqual({ option: 'adept' })
    t.choose('a', 'adept')
    expect(orderChoice(t, 'a', weak)).toEqual({ options: ['d1', 'd3'] })
    expect(orderChoice(t, 'a', order({ reroll: 'none' }))).toEqual({ options: [] })
  })
})
