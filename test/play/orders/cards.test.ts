import { describe, expect, test } from 'vitest'
import { presetOrders } from '#shared/play/orders/presets'
import type { StandingOrder } from '#shared/play/orders/standing-order'
import { type CardTable, cardTable, shipOn, squadronOn } from '#test/support/card-table'
import { always, letOrdersAnswer, orderAnswer, orderChoice, ordered } from '#test/support/order-table'

const onCard = (card: string) => ({ on: 'card', card }) as const
const use = (card: string, first?: string[]): StandingOrder =>
  always('card', { use: true, ...(first && { first }) }, onCard(card))
const leave = (card: string): StandingOrder => always('card', { use: false }, onCard(card))

const CR90 = { card: 'cr90-corvette-a', at: [457, 300] as [number, number] }
const VICTORY = { card: 'victory-ii-class-star-destroyer', at: [457, 550] as [number, number] }
const TOP = ['crew-panic', 'ruptured-engine', 'blinded-gunners', 'power-failure']

/** The CR90, with General Dodonna, is about to deal the bare rear of the Victory a faceup card. */
const dodonna = () => {
  const t = cardTable({
    attacking: { by: 'cr90', from: 'front', at: 'vic.rear', step: 'critical', pool: ['red critical'] },
    ships: { cr90: { ...CR90, upgrades: ['general-dodonna'] }, vic: { ...VICTORY, shields: { rear: 0 } } },
    deck: TOP,
  })
  t.choose('a', 'standard')
  return t
}

describe('an order for a card (K8)', () => {
  test('uses it, and answers what it asks from its list: the card that Dodonna was shown (R17.8i, DP-E21)', () => {
    const t = dodonna()
    expect(letOrdersAnswer(t, 'a', use('general-dodonna', ['power-failure', 'blinded-gunners']))).toEqual([
      'general-dodonna@cr90.0',
      '3',
    ])
    expect(shipOn(t, 'vic').damage).toEqual([{ slot: 1, card: 'power-failure', faceup: true }])
  })

  test('asks what it has nothing about on its list; `any` takes the first', () => {
    const t = dodonna()
    expect(letOrdersAnswer(t, 'a', use('general-dodonna', ['comm-noise']))).toEqual(['general-dodonna@cr90.0'])
    expect(orderChoice(t, 'a', use('general-dodonna'))).toBeUndefined()
    expect(orderChoice(t, 'a', use('general-dodonna', ['comm-noise', 'any']))).toEqual({ option: '0' })
  })

  test('is meant for one copy of it or for all', () => {
    expect(orderChoice(dodonna(), 'a', use('general-dodonna@cr90'))).toEqual({ option: 'general-dodonna@cr90.0' })
    expect(orderChoice(dodonna(), 'a', use('general-dodonna@other'))).toBeUndefined()
  })

  test('leaves it alone (R16.7)', () => {
    expect(orderChoice(dodonna(), 'a', leave('general-dodonna'))).toEqual({ option: 'pass' })
  })

  test('unlocks the wanted token by Electronic Countermeasures, beside the order for tokens (R6.23, DP-E13)', () => {
    const t = cardTable({
      attacking: {
        by: 'cr90',
        from: 'front',
        at: 'vic.rear',
        step: 'defend',
        pool: ['red double hit', 'red double hit'],
        locked: ['brace', 'redirect'],
      },
      ships: { cr90: CR90, vic: { ...VICTORY, upgrades: ['electronic-countermeasures'] } },
    })
    const tokens = always('defense', { spend: [{ token: 'brace' }] })
    const chosen = letOrdersAnswer(t, 'b', use('electronic-countermeasures', ['brace']), tokens)
    expect(chosen).toEqual(['electronic-countermeasures@vic.0', 'brace-1', 'brace-1', 'done'])
  })

  test('lets Biggs hand damage to the escort with most hull (DP-E18)', () => {
    const t = cardTable({
      activating: { ship: 'vic', step: 'attacks' },
      attacking: { by: 'vic', from: 'front', at: 'x', step: 'total', pool: ['blue hit', 'blue hit'] },
      ships: {
        vic: { card: 'victory-ii-class-star-destroyer', at: [457, 700], heading: 180 },
        flag: { card: 'nebulon-b-escort-frigate', at: [100, 150] },
      },
      squadrons: {
        x: { card: 'x-wing-squadron', at: [457, 560] },
        worn: { card: 'x-wing-squadron', at: [500, 520], hull: 2 },
        sound: { card: 'x-wing-squadron', at: [430, 500] },
        biggs: { card: 'biggs-darklighter', at: [457, 510], hull: 4 },
      },
    })
    expect(letOrdersAnswer(t, 'a', use('biggs-darklighter', ['most-hull']))).toEqual(['biggs.0', 'sound'])
    expect(squadronOn(t, 'sound').hull).toBe(4)
  })
})

describe('an order for a moment (SO-WIN)', () => {
  test('uses the listed cards and passes by all others', () => {
    const window = (...cards: string[]) => always('window', { use: cards })
    expect(orderChoice(dodonna(), 'a', window('general-dodonna'))).toEqual({ option: 'general-dodonna@cr90.0' })
    expect(orderChoice(dodonna(), 'a', window('general-rieekan'))).toEqual({ option: 'pass' })
    expect(orderChoice(dodonna(), 'a', window())).toEqual({ option: 'pass' })
  })

  test('lets what is mandatory happen before a card that it does not list (R16.7)', () => {
    const t = cardTable({
      phase: 'setup',
      setup: { step: 'after-deploying' },
      first: 'b',
      options: 'casual-400',
      objective: { card: 'opening-salvo' },
      ships: { cr90: CR90, vic: { ...VICTORY, upgrades: ['governor-pryce'] } },
    })
    expect(t.options('b')).toEqual(['governor-pryce@vic.0', 'opening-salvo@b.0'])
    expect(orderChoice(t, 'b', always('window', { use: [] }))).toEqual({ option: 'opening-salvo@b.0' })
    expect(orderChoice(t, 'b', always('window', { use: ['governor-pryce'] }))).toEqual({
      option: 'governor-pryce@vic.0',
    })
  })
})

describe('a ranked list (SO-PICK)', () => {
  /** The Victory is dealt that card faceup. */
  const dealt = (card: string, vic: Partial<NonNullable<CardTable['ships']>[string]> = {}) => {
    const t = cardTable({
      attacking: { by: 'cr90', from: 'front', at: 'vic.rear', step: 'critical', pool: ['red critical'] },
      ships: { cr90: CR90, vic: { ...VICTORY, shields: { front: 3, left: 2, right: 3, rear: 0 }, ...vic } },
      deck: [card],
    })
    t.choose('a', 'standard')
    return t
  }

  test('names defense tokens by their kind, or by being exhausted or doubled (DC12, DP-F3)', () => {
    const lost = (...first: string[]) =>
      orderChoice(
        dealt('injured-crew', { defense: ['brace', 'redirect', 'redirect exhausted'] }),
        'b',
        always('pick', { first }),
      )
    expect(lost('contain', 'redirect')).toEqual({ option: 'redirect-2' })
    expect(lost('exhausted')).toEqual({ option: 'redirect-3' })
    expect(lost('doubled')).toEqual({ option: 'redirect-2' })
    expect(lost('brace-1')).toEqual({ option: 'brace-1' })
    expect(lost('scatter')).toBeUndefined()
    expect(lost('scatter', 'any')).toEqual({ option: 'brace-1' })
  })

  test('knows no other words, whatever they may mean elsewhere', () => {
    expect(
      orderChoice(dealt('injured-crew'), 'b', always('pick', { first: ['constructor', 'toString'] })),
    ).toBeUndefined()
  })

  test('picks among zones that are tied (DC16, DP-F4)', () => {
    expect(orderChoice(dealt('projector-misaligned'), 'b', always('pick', { first: ['right', 'front'] }))).toEqual({
      option: 'right',
    })
  })

  test('gives a command token up where there are too many (R5.14, DP-D8)', () => {
    const t = cardTable({
      activating: { ship: 'cr90', step: 'convert', dial: 'repair' },
      ships: { cr90: { ...CR90, tokens: ['navigate'] }, vic: VICTORY },
    })
    t.choose('a', 'token')
    expect(t.asked('a').ask).toBe('tokens.discard')
    expect(orderChoice(t, 'a', always('pick', { first: ['squadron', 'navigate'] }))).toEqual({ option: 'navigate' })
    expect(orderChoice(t, 'a', always('pick', { first: ['squadron'] }))).toBeUndefined()
  })

  describe('of an enemy on a damaged ship (SO-OPP)', () => {
    const opponent = (...first: string[]) => always('opponent', { first })

    test('takes speed by Comm Noise, if there is any left to take (DC3, DP-F1)', () => {
      expect(letOrdersAnswer(dealt('comm-noise'), 'a', opponent('speed', 'none'))).toEqual(['speed'])
      expect(
        letOrdersAnswer(
          dealt('comm-noise', { speed: 0, dials: ['navigate', 'repair', 'repair'] }),
          'a',
          opponent('speed', 'none'),
        ),
      ).toEqual(['none'])
    })

    test('or sets a command on the uppermost dial: the first it names, with `any` the least useful (DC3, R17.7g)', () => {
      const t = dealt('comm-noise', { dials: ['navigate', 'repair', 'repair'] })
      letOrdersAnswer(t, 'a', opponent('dial', 'concentrate-fire', 'squadron'))
      expect(shipOn(t, 'vic').dials.map(({ command }) => command)).toEqual(['concentrate-fire', 'repair', 'repair'])
      const other = dealt('comm-noise', { dials: ['navigate', 'repair', 'repair'] })
      letOrdersAnswer(other, 'a', opponent('dial', 'any'))
      expect(shipOn(other, 'vic').dials[0]?.command).toBe('squadron')
      const asks = dealt('comm-noise', { dials: ['navigate', 'repair', 'repair'] })
      letOrdersAnswer(asks, 'a', opponent('dial'))
      expect(asks.asked('a').ask).toBe('dial.replace')
    })

    test('takes shields by Shield Failure, of two zones (DC18, DP-F2)', () => {
      const zones = (...first: string[]) => orderChoice(dealt('shield-failure'), 'a', opponent(...first))
      expect(zones('most-shields')).toEqual({ options: ['front', 'right'] })
      expect(zones('fewest-shields')).toEqual({ options: ['left', 'right'] })
      expect(zones('left')).toEqual({ options: ['left'] })
      expect(zones('speed')).toBeUndefined()
    })
  })
})

describe('moments of one’s own between turns', () => {
  test('are asked, whatever preset is set (DP-D1)', () => {
    const tarkin = () => {
      const t = cardTable({
        phase: 'command',
        ships: { cr90: CR90, vic: { ...VICTORY, at: [300, 700], heading: 180, upgrades: ['grand-moff-tarkin'] } },
      })
      t.setDials('repair')
      return t
    }
    for (const preset of ['cautious', 'stubborn'] as const) {
      const t = tarkin()
      expect(t.options('b')).toEqual(['grand-moff-tarkin@vic.0', 'pass'])
      expect(orderAnswer(t, 'b', { preset, orders: [] })).toBeUndefined()
      t.choose('b', 'grand-moff-tarkin@vic.0')
      expect(orderAnswer(t, 'b', { preset, orders: [] })).toBeUndefined()
    }
    expect(orderAnswer(tarkin(), 'b', ordered(...presetOrders('ask')))).toBeUndefined()
    expect(letOrdersAnswer(tarkin(), 'b', use('grand-moff-tarkin', ['repair']))).toContain('repair')
  })

  test('of any upgrade: what it asks is answered by an order for the card alone (DP-D1)', () => {
    const garm = () => {
      const t = cardTable({
        phase: 'start',
        ships: { cr90: { ...CR90, upgrades: ['garm-bel-iblis'] }, vic: { ...VICTORY, at: [300, 700], heading: 180 } },
      })
      t.choose('a', 'garm-bel-iblis@cr90.0')
      return t
    }
    for (const preset of ['cautious', 'stubborn'] as const)
      expect(orderAnswer(garm(), 'a', { preset, orders: [] })).toBeUndefined()
    const orders = [use('garm-bel-iblis', ['repair'])]
    expect(orderAnswer(garm(), 'a', { preset: 'cautious', orders })?.choice).toEqual({ options: ['repair'] })
  })
})
