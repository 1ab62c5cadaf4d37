import { describe, expect, test } from 'vitest'
import { contradictions, reading, shipsOf } from './read'

const BELOW = 'Victory II (85)\n• Grand Moff Tarkin (38)'
const VICTORY = 'victory-ii-class-star-destroyer grand-moff-tarkin'
const held = (text: string) =>
  contradictions(reading(text)).map((warning) => ('card' in warning ? `${warning.code} ${warning.card}` : warning.code))

describe('objectives in the first line are read', () => {
  test.each([
    ['Obj: Most Wanted', { assault: 'most-wanted' }],
    ['Objs: Most Wanted, Fire Lanes', { assault: 'most-wanted', defense: 'fire-lanes' }],
    ['Zadania: Most Wanted, Minefields', { assault: 'most-wanted', navigation: 'minefields' }],
    ['Objectives Most Wanted, Fire Lanes', { assault: 'most-wanted', defense: 'fire-lanes' }],
    ['Assult: Most Wanted', { assault: 'most-wanted' }],
    ['Defnse: Fire Lanes', { defense: 'fire-lanes' }],
    ['Objective 1: Most Wanted | Objective 2: Fire Lanes', { assault: 'most-wanted', defense: 'fire-lanes' }],
  ])('%s', (line, objectives) => {
    const read = reading(`${line}\n${BELOW}`)
    expect([read.name, read.fleet.objectives, read.skipped, shipsOf(read)]).toEqual([
      undefined,
      objectives,
      [],
      [VICTORY],
    ])
    expect(contradictions(read)).toEqual([])
  })

  test('with words around them, which are named', () => {
    const read = reading(`Fire Lanes, Most Wanted and Minefields as always\n${BELOW}`)
    expect(read.fleet.objectives).toEqual({
      assault: 'most-wanted',
      defense: 'fire-lanes',
      navigation: 'minefields',
    })
    expect([read.name, read.skipped]).toEqual([undefined, [{ line: 1, text: 'as always' }]])
  })

  test('with slips in label and name, there is an offer', () => {
    const { name, unknown } = reading(`Asault: Precison Strike\n${BELOW}`)
    expect([name, unknown.map(({ as, nearest }) => [as, nearest[0]?.id])]).toEqual([
      undefined,
      [['objective', 'precision-strike']],
    ])
  })
})

test('a slip in another label', () => {
  const { skipped, commander } = reading(`Comander: Grand Moff Tarkin\nSquadons: 2 TIE Fighters\n${BELOW}`)
  expect([skipped, commander]).toEqual([[], 'Grand Moff Tarkin'])
})

describe('arrows stand between a ship and its cards', () => {
  test.each(['>>', '->', '>', '=>', '→'])('%s', (arrow) => {
    const read = reading(
      `[1] Victory II (85) ${arrow} Gunnery Team (7), Grand Moff Tarkin (38)\n[2] Gladiator I (56) ${arrow} Demolisher (10)`,
    )
    expect(shipsOf(read)).toEqual([
      'victory-ii-class-star-destroyer gunnery-team grand-moff-tarkin',
      'gladiator-i-class-star-destroyer demolisher',
    ])
    expect([read.name, read.skipped, contradictions(read)]).toEqual([undefined, [], []])
  })

  test('each card may have its own', () => {
    expect(shipsOf(reading('Victory II (85) -> Grand Moff Tarkin (38) -> Gunnery Team (7)'))).toEqual([
      `${VICTORY} gunnery-team`,
    ])
  })
})

describe('a card in a first line that became the name is offered', () => {
  test.each([
    ['ISD fun', 'imperial-i-class-star-destroyer'],
    ['My Gunnery Team list', 'gunnery-team'],
    ['Most Wanted again', 'most-wanted'],
    ['Demolisher', 'demolisher'],
    ['ECM everywhere', 'electronic-countermeasures'],
  ])('%s', (line, card) => {
    for (const below of [BELOW, BELOW.replace('• ', ''), 'VSD-II: Tarkin'])
      expect(held(`${line}\n${below}`)).toEqual([`name-holds-card ${card}`])
  })

  test('above a ship that has no room for it', () => {
    expect(held('Bright Hope\nGR-75 Medium Transports (18)\nCR90 Corvette A (44)\nGeneral Dodonna (20)')).toEqual([
      'name-holds-card bright-hope',
    ])
  })

  test('but not a card that the list has, and no word that is none', () => {
    expect(held(`Victory for Tarkin\n${BELOW}`)).toEqual([])
    expect(held(`Under fire\n${BELOW}`)).toEqual([])
    expect(held(`VSD fun\n${BELOW}`)).toEqual([])
  })
})
