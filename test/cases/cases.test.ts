import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { caseSchema, casesIn, readCase } from '#test/support/case-files'
import { playCase } from '#test/support/case-play'

for (const { path, file, faults } of casesIn(['test/cases'])) {
  describe(path, () => {
    test(file?.name ?? 'is a case', () => {
      expect(faults).toEqual([])
      expect(file && playCase(file)).toEqual([])
    })
    test('goes the same way when the state is stored between all decisions', () => {
      expect(file && playCase(file, { cold: true })).toEqual([])
    })
  })
}

describe('the runner', () => {
  test('offers editors the schema it checks with', () => {
    expect(readFileSync('test/cases/case.schema.json', 'utf8')).toBe(caseSchema())
  })

  test('names the field that is wrong', () => {
    const { faults } = readCase(
      'name: A ship without a card\nrules: [R1.8]\ntable: { ships: { cr90: { at: [1, 2] } } }',
    )
    expect(faults).toEqual(['table.ships.cr90.card: should be string'])
  })

  test('fails a case that needs rules the game does not have yet', () => {
    const failures = play(`
name: An asteroid field lies on the table
rules: [R1.27]
table: { obstacles: { rock: { kind: asteroids-1, at: [300, 300] } } }
`)
    expect(failures).toEqual(['not yet supported: obstacles (rock)'])
  })

  test('fails a case that ends with an unanswered question', () => {
    expect(play(TWO_SHIPS)).toEqual(['end: unanswered: a: ship.activate table'])
  })

  test('fails a case whose expectation does not hold', () => {
    expect(play(`${TWO_SHIPS}ends: open\nexpect: { table: { ships: { cr90: { speed: 3 } } } }\n`)).toEqual([
      'start: table.ships.cr90.speed: expected 3, found 2',
    ])
  })

  test('fails a case that states luck which nothing needs', () => {
    expect(play(`${TWO_SHIPS}ends: open\nluck: [{ pick: 1 }]\n`)).toEqual(['end: stated luck was not used: {"pick":1}'])
  })
})

const TWO_SHIPS = `
name: Two ships of one side may be activated
rules: [R5.2]
table:
  ships:
    cr90: { card: cr90-corvette-a, at: [200, 200] }
    nebulon: { card: nebulon-b-escort-frigate, at: [600, 200] }
    victory: { card: victory-ii-class-star-destroyer, at: [400, 700], heading: 180 }
`

function play(text: string): string[] {
  const { file, faults } = readCase(text)
  expect(faults).toEqual([])
  return file ? playCase(file) : []
}
