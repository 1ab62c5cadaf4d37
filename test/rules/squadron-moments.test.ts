import { describe, expect, test } from 'vitest'
import { SQUADRONS } from '#shared/game/cards/catalog/squadrons'
import { aboutOwn, at, forbid } from '#shared/game/engine/card-builder'
import { type CardTable, cardTable } from '#test/support/card-table'

/** What rules of squadrons need cards for that nobody has printed. */

type Squadron = Partial<NonNullable<CardTable['squadrons']>[string]>

/** A Squadron Phase of an X-wing that another one follows, the ships far behind; two TIEs. */
const phase = (x: Squadron, tie: Squadron, changes: Partial<CardTable> = {}) =>
  cardTable({
    phase: 'squadron',
    squadronPhase: { turn: 'a' },
    ships: {
      cr90: { card: 'cr90-corvette-a', at: [100, 60], activated: true },
      vic: { card: 'victory-ii-class-star-destroyer', at: [800, 840], heading: 180, activated: true },
    },
    squadrons: {
      x: { card: 'x-wing-squadron', at: [300, 400], ...x },
      other: { card: 'x-wing-squadron', at: [800, 100] },
      tie: { card: 'tie-fighter-squadron', at: [300, 590], ...tie },
      far: { card: 'tie-fighter-squadron', at: [800, 600] },
    },
    ...changes,
  })

test('R11.7 a slider that is toggled in the middle of an activation does not end it', () => {
  const back = at('squadron.moved').do((tx, { subject }) => tx.turnSlider(subject, false))
  const t = phase({ keywords: { rogue: 1 } }, {}, { cards: { back: [back] }, beside: { x: 'back' } })
  t.choose('a', 'x')
  t.choose('a', 'move')
  t.answer('a', { to: { x: 300_000, y: 500_000 } })
  expect(t.state.squadrons).toMatchObject({ x: { activated: false } })
  expect(t.options('a')).toEqual(['tie', 'none'])
})

describe('R11.17 an engaged squadron attacks a ship only if it can attack none of those that hold it', () => {
  const blind = forbid('attack', (_g, unit, self, { against }) => unit === self.on && against === 'squadron')
  const bombing = (changes: Partial<CardTable> = {}) => {
    const t = phase(
      {},
      { at: [250, 350] },
      {
        ships: {
          cr90: { card: 'cr90-corvette-a', at: [100, 60], activated: true },
          vic: { card: 'victory-ii-class-star-destroyer', at: [300, 500], activated: true },
        },
        ...changes,
      },
    )
    t.choose('a', 'x')
    return t.options('a')
  }

  test('not if it can attack a squadron', () => {
    expect(bombing()).toEqual(['tie', 'none'])
  })
  test('but if a card forbids it to attack squadrons', () => {
    expect(bombing({ cards: { blind: [blind] }, beside: { x: 'blind' } })).toEqual(['vic.rear', 'none'])
  })
})

test('R6.42 a card that acts after an attack sees an attack by Counter, too', () => {
  const witness = at('attack.after')
    .when(aboutOwn)
    .do(() => {})
  const t = phase(
    {},
    { at: [300, 470], keywords: { counter: 1 } },
    {
      cards: { witness: [witness] },
      beside: { tie: 'witness' },
      luck: [{ dice: ['blue accuracy', 'blue accuracy', 'blue accuracy', 'blue accuracy', 'blue accuracy'] }],
    },
  )
  t.choose('a', 'x')
  expect(t.choose('a', 'tie').some(({ type }) => type === 'effectUsed')).toBe(false)
  expect(t.choose('b', 'counter').filter(({ type }) => type === 'effectUsed')).toHaveLength(1)
})

test('R11.40 no squadron of the catalogue has a keyword of a later edition', () => {
  const printed = Object.values(SQUADRONS).flatMap(({ keywords }) => Object.keys(keywords))
  expect(printed.filter((keyword) => ['adept', 'ai', 'dodge', 'scout', 'screen'].includes(keyword))).toEqual([])
})

test('cards may act when a squadron activates, moves and is done, in this order', () => {
  const points = ['squadron.activated', 'squadron.moved', 'squadron.ended'] as const
  const witnesses = points.map((point) =>
    at(point)
      .when(aboutOwn)
      .do(() => {}),
  )
  const t = phase({}, { at: [800, 700] }, { cards: { witness: witnesses }, beside: { x: 'witness' } })
  t.choose('a', 'x')
  t.choose('a', 'move')
  t.answer('a', { to: { x: 300_000, y: 500_000 } })
  const told = ['squadronActivated', 'squadronMoved', 'effectUsed']
  expect(t.events.map(({ type }) => type).filter((type) => told.includes(type))).toEqual([
    'squadronActivated',
    'effectUsed',
    'squadronMoved',
    'effectUsed',
    'effectUsed',
    // The other X-wing is next.
    'squadronActivated',
  ])
})

test('R11.13 a card may keep a squadron from moving, and say so', () => {
  const t = phase({}, { at: [300, 470] }, { cards: { anchor: [forbid('move-squadron')] }, beside: { x: 'anchor' } })
  t.choose('a', 'x')
  expect(t.asked('a')).toMatchObject({
    impossible: expect.arrayContaining([{ id: 'move', code: 'forbidden-by-card', forbiddenBy: ['anchor'] }]),
  })
})
