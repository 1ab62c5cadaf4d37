import { describe, expect, test } from 'vitest'
import { contradictions, reading, shipsOf } from './read'

const ISD = 'imperial-ii-class-star-destroyer'

describe('what is left of the limit behind a sum is no price and no card', () => {
  test.each([
    ['ISD II (120)\nMotti (24)\nOE (4) = 148, 252 left', '252 left'],
    ['ISD II (120)\nMotti (24)\nOE (4) = 148 pts, 252 pts left.', '252 pts left'],
    ['ISD II (120), Motti (24), OE (4) = 148, 252 left', '252 left'],
    ['ISD II (120), Motti (24), OE (4) = 148, 31 to spare', '31 to spare'],
    ['ISD II (120)\nMotti (24)\nOE (4)\n252 left', '252 left'],
  ])('%j', (text, left) => {
    const read = reading(text)
    expect(shipsOf(read)).toEqual([`${ISD} admiral-motti ordnance-experts`])
    expect([contradictions(read), read.unknown, read.points.total]).toEqual([[], [], 148])
    expect(read.skipped.map((each) => each.text)).toEqual([left])
  })
  test('with it the sum makes the limit, so it is that of the fleet', () => {
    const read = reading('ISD II (120), Motti (24)\n2 Raider I w/ OE = 240, 160 left')
    expect([contradictions(read), read.points.total]).toEqual([[], 240])
    const wrong = reading('ISD II (120), Motti (24)\n2 Raider I w/ OE = 250, 150 left')
    expect(contradictions(wrong)).toEqual([{ code: 'wrong-sum', of: 'fleet', printed: 250, counted: 240 }])
  })
})

test('Shollan and Caitken are one card', () => {
  const cr90 = 'cr90-corvette-a turbolaser-reroute-circuits'
  const read = reading('MC30c Torpedo: Ackbar\nCR90A: TRC\nShollan and Caitken')
  expect(read.fleet.ships.flatMap(({ upgrades }) => upgrades)).toContain('caitken-and-shollan')
  expect(read.skipped).toEqual([])
  const named = reading('Shollan and Caitken\nCR90A: TRC\nMC30c Torpedo: Ackbar')
  expect([shipsOf(named)[0], contradictions(named)]).toEqual([
    cr90,
    [{ code: 'name-holds-card', line: 1, text: 'Shollan and Caitken', card: 'caitken-and-shollan' }],
  ])
})
