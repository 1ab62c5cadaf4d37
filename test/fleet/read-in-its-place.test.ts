import { describe, expect, test } from 'vitest'
import { contradictions, reading, shipsOf } from './read'

const offers = (text: string) => reading(text).unknown.map(({ as, nearest }) => [as, ...nearest.map(({ id }) => id)])

describe('the price tells a squadron from an upgrade of its short name', () => {
  test.each([
    ['CR90A (44), Dodonna (20), Wedge (19), X-wing (13)', ['wedge-antilles', 'x-wing-squadron']],
    ['CR90A (44), Dodonna (20)\n1x Jan Ors 19; Wedge 19', ['jan-ors', 'wedge-antilles']],
  ])('%s', (text, squadrons) => {
    const { fleet, unknown } = reading(text)
    expect([shipsOf(reading(text)), fleet.squadrons, unknown]).toEqual([
      ['cr90-corvette-a general-dodonna'],
      squadrons,
      [],
    ])
  })
})

test('labels with numbers begin parts of a row', () => {
  const { fleet, skipped } = reading(
    'CR90A: Dodonna\nSquad 1: Wedge (19) | Squad 2: Gold Squadron (12) x2\nObjective 1: Most Wanted | Objective 2: Fire Lanes',
  )
  expect(fleet.squadrons).toEqual(['wedge-antilles', 'gold-squadron', 'gold-squadron'])
  expect([fleet.objectives, skipped]).toEqual([{ assault: 'most-wanted', defense: 'fire-lanes' }, []])
})

describe('the commander in the head', () => {
  const withOther = (rows: string) => contradictions(reading(`Faction: Rebel\nCommander: Leia Organa\n${rows}`))

  test('is another one when the ship carries the officer of that name', () => {
    expect(
      withOther('MC80 Battle Cruiser (103)\n- Leia Organa (3)\nNebulon-B Escort Frigate (57)\n- Mon Mothma'),
    ).toEqual([{ code: 'other-commander', line: 2, text: 'Leia Organa' }])
  })

  test('is the one on the ship', () => {
    expect(withOther('MC80 Battle Cruiser (103)\n- Leia Organa (38)')).toEqual([])
  })
})

test('Polish ranks', () => {
  const text = 'Dowódca: Admirał Motti\nVictory II (85)\n- Admirał Motti (24)\nGladiator I (56)\n- Generał Tagge (25)'
  expect([shipsOf(reading(text)), contradictions(reading(text))]).toEqual([
    ['victory-ii-class-star-destroyer admiral-motti', 'gladiator-i-class-star-destroyer general-tagge'],
    [],
  ])
})

describe('a row that names no card is of the kind that has cards like it', () => {
  test.each([
    ['Hans Solo (26)', ['squadron', 'han-solo']],
    ['Jan Orrs (19)', ['squadron', 'jan-ors']],
    ['minus Veteran Captain (3)', ['upgrade', 'veteran-captain']],
    ['Nebulon C Frigate (57)', ['ship', 'nebulon-b-escort-frigate']],
    ['Zyxxo (57)', ['ship']],
  ])('%s', (row, offered) => {
    const [first] = offers(`CR90A (44), Dodonna (20)\n${row}`)
    expect(first?.slice(0, 2)).toEqual(offered)
  })
})
