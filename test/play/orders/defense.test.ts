import { describe, expect, test } from 'vitest'
import type { ActionOf, SpendStep, StandingOrder } from '#shared/play/orders/standing-order'
import { type AttackOnTable, cardTable, offered, type ShipOnTable, shipOn } from '#test/support/card-table'
import {
  always,
  found,
  letOrdersAnswer,
  orderAnswer,
  orderChoice,
  ordered,
  rearAttack,
} from '#test/support/order-table'

/** Another enemy is still to come. */
const LATE = { ships: { late: { card: 'nebulon-b-escort-frigate', at: [100, 150] as [number, number] } } }
const table = (attacking: AttackOnTable = {}, vic: ShipOnTable = {}) => rearAttack(attacking, vic, LATE)

const spending = (spend: SpendStep[], more: Partial<ActionOf['defense']> = {}): StandingOrder =>
  always('defense', { spend, ...more })
const firstSpent = (t: ReturnType<typeof table>, ...args: Parameters<typeof spending>) =>
  orderChoice(t, 'b', spending(...args))

describe('an order for defense tokens (DP-E10, DP-E14)', () => {
  test('spends what it lists in its order, weighed anew after each (R8.1-2)', () => {
    const redirect = always('redirect', { take: 'reaching-hull' })
    const order = spending([{ token: 'brace' }, { token: 'redirect' }])
    const t = table()
    // Four damage: two after brace, of which one would reach the hull.
    expect(letOrdersAnswer(t, 'b', order, redirect)).toEqual(['brace-1', 'redirect-2', 'left', '1'])
    expect(shipOn(t, 'vic').damage).toHaveLength(0)
    expect(shipOn(t, 'vic').shields).toMatchObject({ rear: 0, left: 2 })
  })

  test('spends nothing against an attack without damage (R6.30)', () => {
    expect(firstSpent(table({ pool: ['red blank'] }), [{ token: 'brace' }])).toEqual({ option: 'done' })
  })

  test('an empty list spends nothing', () => {
    expect(firstSpent(table(), [])).toEqual({ option: 'done' })
  })

  test('spends a token only if it saves so much: brace two of four (R8.10)', () => {
    expect(firstSpent(table(), [{ token: 'brace', saves: 2 }])).toEqual({ option: 'brace-1' })
    expect(firstSpent(table(), [{ token: 'brace', saves: 3 }])).toEqual({ option: 'done' })
    expect(firstSpent(table({ pool: ['red hit'] }), [{ token: 'brace' }])).toEqual({ option: 'done' })
  })

  test('reckons from redirect what it keeps from the hull (R8.8)', () => {
    expect(firstSpent(table(), [{ token: 'redirect', saves: 3 }])).toEqual({ option: 'redirect-2' })
    expect(firstSpent(table(), [{ token: 'redirect', saves: 4 }])).toEqual({ option: 'done' })
    const bare = { shields: { front: 3, right: 1, rear: 1, left: 0 } }
    expect(firstSpent(table({}, bare), [{ token: 'redirect', saves: 2 }])).toEqual({ option: 'done' })
    expect(firstSpent(table({ pool: ['red hit'] }), [{ token: 'redirect' }])).toEqual({ option: 'done' })
  })

  test('spends contain where a critical effect would deal a faceup card (R8.12)', () => {
    const vic = { defense: ['contain'] }
    const contain: SpendStep[] = [{ token: 'contain' }]
    expect(firstSpent(table({ pool: ['red critical', 'red hit'] }, vic), contain)).toEqual({ option: 'contain-1' })
    expect(firstSpent(table({ pool: ['red hit', 'red hit'] }, vic), contain)).toEqual({ option: 'done' })
    expect(firstSpent(table({ pool: ['red critical'] }, vic), contain)).toEqual({ option: 'done' })
  })

  test('an exhausted token is spent, and so discarded, only where the step says so; a readied one before it (R8.1)', () => {
    const exhausted = { defense: ['brace exhausted'] }
    expect(firstSpent(table({}, exhausted), [{ token: 'brace' }])).toEqual({ option: 'done' })
    expect(firstSpent(table({}, exhausted), [{ token: 'brace', mayDiscard: true }])).toEqual({ option: 'brace-1' })
    const both = { defense: ['redirect exhausted', 'redirect'] }
    expect(firstSpent(table({}, both), [{ token: 'redirect', mayDiscard: true }])).toEqual({ option: 'redirect-2' })
  })

  test('passes over tokens that are locked (R8.4)', () => {
    const t = table({ locked: ['brace'] })
    expect(firstSpent(t, [{ token: 'brace' }, { token: 'redirect' }])).toEqual({ option: 'redirect-2' })
  })

  test('and over a type that is spent (R8.2)', () => {
    const spent = { spent: ['redirect exhausted'], redirects: ['right'] as 'right'[] }
    const vic = { defense: ['redirect exhausted', 'redirect', 'brace'] }
    const steps: SpendStep[] = [{ token: 'redirect', mayDiscard: true }, { token: 'brace' }]
    expect(firstSpent(table(spent, vic), steps)).toEqual({ option: 'brace-3' })
  })

  test('leaves so many readied tokens', () => {
    const two = { defense: ['brace', 'redirect'] }
    expect(firstSpent(table({}, two), [{ token: 'brace', leaves: 1 }])).toEqual({ option: 'brace-1' })
    expect(firstSpent(table({}, two), [{ token: 'brace', leaves: 2 }])).toEqual({ option: 'done' })
    const discarding = { defense: ['brace exhausted', 'redirect'] }
    const step = { token: 'brace', leaves: 1, mayDiscard: true } as const
    expect(firstSpent(table({}, discarding), [step])).toEqual({ option: 'brace-1' })
  })

  test('spends no more than so many in an attack, those before the order included', () => {
    const steps: SpendStep[] = [{ token: 'brace' }, { token: 'redirect' }]
    const once = { spent: ['redirect exhausted'], redirects: ['right'] as 'right'[] }
    const vic = { defense: ['brace', 'redirect exhausted', 'redirect'] }
    expect(firstSpent(table(once, vic), steps, { mostPerAttack: 1 })).toEqual({ option: 'done' })
    expect(firstSpent(table(once, vic), steps, { mostPerAttack: 2 })).toEqual({ option: 'brace-1' })
  })

  test('or in a round, those before this attack included, as long as they lie exhausted', () => {
    const spend: SpendStep[] = [{ token: 'brace' }, { token: 'redirect' }]
    const fresh = table()
    const redirect = always('redirect', { take: 'all' })
    expect(letOrdersAnswer(fresh, 'b', spending(spend, { mostPerRound: 1 }), redirect)).toEqual(['brace-1', 'done'])
    const worn = { defense: ['brace', 'redirect exhausted', 'redirect'] }
    expect(firstSpent(table({}, worn), spend, { mostPerRound: 1 })).toEqual({ option: 'done' })
    expect(firstSpent(table({}, worn), spend, { mostPerRound: 2 })).toEqual({ option: 'brace-1' })
    const discarding = (mostPerRound: number) =>
      letOrdersAnswer(
        table({}, { defense: ['brace exhausted', 'redirect'] }),
        'b',
        spending([{ token: 'brace', mayDiscard: true }, { token: 'redirect' }], { mostPerRound }),
        redirect,
      )
    expect(discarding(1)).toEqual(['done'])
    expect(discarding(2)).toEqual(['brace-1', 'redirect-2', 'left', '2'])
  })

  test('keeps a token until that enemy has activated, unless the ship would be destroyed', () => {
    const kept: SpendStep[] = [{ token: 'brace', keepFor: 'late' }]
    expect(firstSpent(table(), kept)).toEqual({ option: 'done' })
    expect(firstSpent(table({}, { hull: 3 }), kept)).toEqual({ option: 'brace-1' })
    expect(firstSpent(table(), [{ token: 'brace', keepFor: 'cr90' }])).toEqual({ option: 'brace-1' })
    expect(firstSpent(table(), [{ token: 'brace', keepFor: 'gone' }])).toEqual({ option: 'brace-1' })
  })

  test('knows that the damage of Luke Skywalker passes shields: redirect keeps none of it from the hull', () => {
    const t = cardTable({
      phase: 'squadron',
      attacking: { by: 'luke', at: 'vic.rear', step: 'defend', range: 'close', pool: ['black hit critical'] },
      ships: {
        cr90: { card: 'cr90-corvette-a', at: [100, 100] },
        vic: { card: 'victory-ii-class-star-destroyer', at: [457, 550], shields: { rear: 1, left: 3, right: 3 } },
      },
      squadrons: { luke: { card: 'luke-skywalker', at: [457, 430] } },
    })
    expect(orderChoice(t, 'b', spending([{ token: 'redirect' }]))).toEqual({ option: 'done' })
    expect(orderChoice(t, 'b', spending([{ token: 'redirect' }, { token: 'brace' }]))).toEqual({ option: 'brace-1' })
    expect(found(t, 'b', { amount: 'hull-damage', min: 2 }).holds).toBe(true)
  })

  test('weighs evade by the range: a die less at long, its mean instead at medium, nothing at close (R8.9)', () => {
    const vic = { defense: ['evade'] }
    const saving = (range: 'close' | 'medium' | 'long', saves: number) =>
      firstSpent(table({ range }, vic), [{ token: 'evade', saves }])
    expect(saving('long', 2)).toEqual({ option: 'evade-1' })
    // A red die makes 0.75 on average.
    expect(saving('medium', 1.25)).toEqual({ option: 'evade-1' })
    expect(saving('medium', 1.3)).toEqual({ option: 'done' })
    expect(saving('close', 0)).toEqual({ option: 'done' })
  })
})

describe('an order for the tokens of a squadron', () => {
  const ace = (pool: string[]) =>
    cardTable({
      attacking: { by: 'vic', from: 'front', at: 'luke', step: 'defend', pool },
      ships: {
        cr90: { card: 'cr90-corvette-a', at: [100, 150] },
        vic: { card: 'victory-ii-class-star-destroyer', at: [457, 700], heading: 180 },
      },
      squadrons: { luke: { card: 'luke-skywalker', at: [457, 560], defense: ['brace', 'scatter', 'redirect'] } },
    })
  const saving = (pool: string[], token: SpendStep['token'], saves: number) =>
    orderChoice(
      ace(pool),
      'a',
      always('defense', { spend: [{ token, saves }] }, { on: 'type', card: 'luke-skywalker' }),
    )

  test('reckons hits alone (R6.30); scatter takes all of them (R8.11), and redirect nothing', () => {
    const pool = ['blue hit', 'blue hit', 'blue critical']
    expect(saving(pool, 'scatter', 2)).toEqual({ option: 'scatter-2' })
    expect(saving(pool, 'scatter', 3)).toEqual({ option: 'done' })
    expect(saving(pool, 'brace', 1)).toEqual({ option: 'brace-1' })
    expect(saving(pool, 'redirect', 0)).toEqual({ option: 'done' })
  })
})

describe('cards beside the tokens (DP-E13)', () => {
  const ECM = 'electronic-countermeasures@vic.0'
  const scope = { on: 'card', card: 'electronic-countermeasures' } as const
  const locked = () => table({ locked: ['brace'] }, { upgrades: ['electronic-countermeasures'] })
  const tokens = spending([{ token: 'brace' }, { token: 'redirect' }])

  test('the order of the card comes first, and its token is then spent', () => {
    const card = always('card', { use: true, first: ['brace'] }, scope)
    const redirect = always('redirect', { take: 'all' })
    expect(letOrdersAnswer(locked(), 'b', tokens, redirect, card).slice(0, 2)).toEqual([ECM, 'brace-1'])
  })

  test('a card whose order says no is left alone', () => {
    const declining = always('card', 'decline', scope)
    expect(orderChoice(locked(), 'b', tokens, declining)).toEqual({ option: 'redirect-2' })
    expect(orderChoice(locked(), 'b', tokens, always('card', { use: false }, scope))).toEqual({ option: 'redirect-2' })
  })

  test('a card whose order asks is asked about', () => {
    expect(orderChoice(locked(), 'b', tokens, always('card', 'ask', scope))).toBeUndefined()
  })

  test('nobody is done as long as a card is offered that no order says anything of', () => {
    const nothing = spending([])
    expect(offered(locked())).toContain(ECM)
    expect(orderChoice(locked(), 'b', nothing)).toBeUndefined()
    expect(orderChoice(locked(), 'b', nothing, always('card', 'decline', scope))).toEqual({ option: 'done' })
  })

  test('where nothing but declined cards is offered, that is the answer', () => {
    const t = table({ locked: ['brace'] }, { defense: ['brace'], upgrades: ['electronic-countermeasures'] })
    const answer = orderAnswer(t, 'b', ordered(always('card', 'decline', scope)))
    expect(answer).toMatchObject({ choice: { option: 'done' }, fired: { order: 'card card', rule: 'otherwise' } })
  })
})
