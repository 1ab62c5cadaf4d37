import { describe, expect, test } from 'vitest'
import { readCases } from '#test/support/case-files'
import { caseSchema } from '#test/support/case-schema'

const CHAPTER = `
from: FAQ, Movement
ends: open
table:
  activating: { ship: cr90 }
  ships:
    cr90: { card: cr90-corvette-a, at: [457, 300], speed: 3, damage: [facedown, facedown] }
    victory: { card: victory-ii-class-star-destroyer, at: [457, 850] }
questions:
  - name: A ship moves as the table stands
    rules: [R10.1]
  - name: A ship moves slower and has another damage card
    rules: [R10.1]
    from: FAQ, Damage
    table: { ships: { cr90: { speed: 1, damage: [facedown] }, victory: ~ } }
  - situation: In the Squadron Phase
    table: { phase: squadron, activating: ~ }
    ends: answered
    questions:
      - name: A squadron stands beside the ships
        rules: [R11.1]
        table: { squadrons: { x: { card: x-wing-squadron, at: [100, 100] } } }
        from: ~
`

describe('a chapter', () => {
  const cr90 = { card: 'cr90-corvette-a', at: [457, 300], speed: 3, damage: ['facedown', 'facedown'] }
  const victory = { card: 'victory-ii-class-star-destroyer', at: [457, 850] }
  const read = (text: string) => readCases(text).map(({ file, faults }) => file ?? faults)

  test('gives each question what it shares: fields are merged, lists replaced, ~ takes away', () => {
    expect(read(CHAPTER)).toEqual([
      {
        name: 'A ship moves as the table stands',
        rules: ['R10.1'],
        from: 'FAQ, Movement',
        ends: 'open',
        table: { activating: { ship: 'cr90' }, ships: { cr90, victory } },
      },
      {
        name: 'A ship moves slower and has another damage card',
        rules: ['R10.1'],
        from: 'FAQ, Damage',
        ends: 'open',
        table: { activating: { ship: 'cr90' }, ships: { cr90: { ...cr90, speed: 1, damage: ['facedown'] } } },
      },
      {
        name: 'A squadron stands beside the ships',
        rules: ['R11.1'],
        ends: 'answered',
        table: {
          phase: 'squadron',
          ships: { cr90, victory },
          squadrons: { x: { card: 'x-wing-squadron', at: [100, 100] } },
        },
      },
    ])
  })

  test('names the question and the field that is wrong', () => {
    expect(
      readCases(CHAPTER.replace('speed: 1', 'sped: 1')).flatMap(({ name, faults }) =>
        faults[0] ? [{ name, faults }] : [],
      ),
    ).toEqual([
      { name: 'A ship moves slower and has another damage card', faults: ['table.ships.cr90: unknown field sped'] },
    ])
  })

  test('shares nothing that belongs to a question', () => {
    expect(read(`rules: [R1.1]${CHAPTER}`)).toEqual([['the case: unknown field rules']])
    expect(read('questions: []')).toEqual([[expect.stringMatching(/^questions: /)]])
  })
})

test('editors are offered both forms, and each part of a schema that another names', () => {
  const schema = caseSchema()
  const named = [...schema.matchAll(/"#\/\$defs\/([^"]+)"/g)].map(([, part]) => part)
  expect(Object.keys(JSON.parse(schema).$defs)).toEqual(expect.arrayContaining([...new Set(named)]))
  expect(named).toEqual(expect.arrayContaining(['chapter', 'situation', 'question', 'case']))
})
