import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { runCases } from '#test/support/case-command'
import { cardStatements, coverageOf, ruleIds, titlesIn } from '#test/support/case-coverage'
import { casesIn, filesIn, type LoadedCase, readCases } from '#test/support/case-files'
import { playCase } from '#test/support/case-play'

for (const path of filesIn('test/cases', '.yaml')) {
  describe(path, () => {
    for (const { name = 'is a case', file, faults } of casesIn([path])) {
      test(name, () => {
        expect(faults).toEqual([])
        expect(file && playCase(file)).toEqual([])
      })
      test(`${name}, with the state stored between all decisions`, () => {
        expect(file && playCase(file, { cold: true })).toEqual([])
      })
    }
  })
}

describe('the runner', () => {
  test('names the field that is wrong', () => {
    const { faults } = oneCase('name: A ship without a card\nrules: [R1.8]\ntable: { ships: { cr90: { at: [1, 2] } } }')
    expect(faults).toEqual(['table.ships.cr90.card: should be string'])
  })

  test('fails a case whose fleet list names what nobody knows', () => {
    const failures = play(`
name: A fleet is read from a list
rules: [R2.17]
start:
  fleets:
    a: |
      Faction: Rebel

      CR90 Corvette A (44)
      • Admiral Nobody (20)
      = 64 Points
    b: { faction: imperial, ships: [victory-i-class-star-destroyer] }
`)
    expect(failures).toEqual([expect.stringMatching(/^the fleet list names .*Admiral Nobody/)])
  })

  test('fails a case that puts a piece where it may not lie', () => {
    expect(play(DEPLOYING.replace('AT', '[600, 500]'))).toEqual(['step 1: refused: place-outside'])
    expect(play(DEPLOYING.replace('AT', '[600, 100]'))).toEqual([])
  })

  test('fails a case that judges a fleet otherwise than the rules do', () => {
    const judged = (faults: string) => `
name: A fleet without a commander is judged
rules: [R2.6]
expect:
  fleets:
    - fleet: { faction: rebel, ships: [cr90-corvette-a], objectives: { assault: most-wanted, defense: fire-lanes, navigation: minefields } }
      faults: ${faults}
`
    expect(play(judged('[{ code: no-commander }]'))).toEqual([])
    expect(play(judged('[]'))).toEqual(['start: fleets[0]: no-commander is found, too'])
    expect(play(judged('[{ code: no-commander }, { code: over-points }]'))).toEqual([
      'start: fleets[0]: over-points is not found',
    ])
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

  test('fails a case that states a face which its die does not have', () => {
    const { faults } = oneCase(`name: A die is rolled\nrules: [R6.17]\nluck: [{ dice: [blue double hit] }]`)
    expect(faults).toEqual([expect.stringMatching(/^luck\.0\.dice\.0: is none of red hit, /)])
  })

  test('fails a case that rolls a die of another color than stated', () => {
    expect(play(`${ATTACK}luck: [{ dice: [red hit] }]\n`)).toEqual([
      'start: dice[0]: expected "red hit", found "blue hit"',
    ])
  })

  test('fails a case that rolls more dice than stated', () => {
    expect(play(`${ATTACK}luck: [{ pick: 1 }]\n`)).toEqual(['1 dice are rolled; stated is {"pick":1}'])
  })
})

describe('the list of collected questions', () => {
  const rows = readFileSync('test/cases/handed.md', 'utf8').matchAll(/^\| ([QB]\d+) \| (.*`.*) \|$/gm)
  const answers = [...rows].map(([, number = '', files = '']) => ({
    number,
    files: files.replaceAll('`', '').split(', '),
  }))

  test('names files that are there, and cases and tests that say which question they answer', () => {
    expect(answers.length).toBeGreaterThan(80)
    for (const { number, files } of answers)
      for (const file of files) {
        const text = readFileSync(`test/cases/${file}`, 'utf8')
        if (file.endsWith('.yaml') || number.startsWith('Q')) expect(text, file).toMatch(new RegExp(`\\b${number}\\b`))
      }
  })

  test('misses no case that answers one', () => {
    const listed = (number: string, file: string) =>
      answers.some((each) => each.number === number && each.files.includes(file))
    const missing = casesIn(['test/cases']).flatMap(({ path, file }) =>
      [...(file?.from ?? '').matchAll(/\b[QB]\d{2,3}\b/g)]
        .filter(([number]) => !listed(number, path.replace('test/cases/', '')))
        .map(([number]) => `${number} ${path}`),
    )
    expect(missing).toEqual([])
  })
})

describe('the command', () => {
  const run = (...args: string[]) => {
    const lines: string[] = []
    const passed = runCases(args, (line) => lines.push(line))
    return { passed, text: lines.join('\n') }
  }

  test('ends with how many passed and failed', () => {
    expect(run('test/cases/status.yaml')).toEqual({ passed: true, text: '9 passed, 0 failed' })
    const { passed, text } = run('test/cases/status.yaml', 'test/cases/nowhere.yaml')
    expect(passed).toBe(false)
    expect(text).toBe('test/cases/nowhere.yaml: there is no such file or folder\n9 passed, 1 failed')
  })

  test('plays the questions that have some words in their name', () => {
    expect(run('test/cases/status.yaml', '--question', 'TOKENS readied')).toEqual({
      passed: true,
      text: '1 passed, 0 failed',
    })
    expect(run('test/cases/status.yaml', '--question', 'no such words')).toEqual({
      passed: false,
      text: 'none of 9 questions is named so\n0 passed, 0 failed',
    })
  })

  test('explains each step in words: decision, events, questions, table', () => {
    const { text } = run('test/cases/overlap.yaml', '--question', 'CR90 of the booklet', '--explain')
    expect(text).toContain('? seat a, maneuver.course about cr90: speed 2, yaw 1 2')
    expect(text).toContain('- CR90 "A" would overlap Victory II "B"')
    expect(text).toContain(
      `| CR90 "A", heading north (0°, your 12 o'clock), speed 2, shields front 2 left 2 right 2 rear 1, hull 3/4 (1 facedown)`,
    )
  })

  test('says in words where something may be put', () => {
    const { text } = run('test/cases/setup.yaml', '--question', 'within distance 2 of a friendly', '--explain')
    expect(text).toContain('x-1: squadron x-1, inside setup-area, within distance 2 of units cr90, clear of ships')
  })

  test('says which rules are implemented, covered and uncovered', () => {
    expect(run('test/cases/overlap.yaml', '--coverage').text).toMatch(
      /^implemented \(\d+\): .*R10\.16 .*\ncovered .*\nimplemented but uncovered/,
    )
  })

  test('reads single rule ids and spans of them', () => {
    expect(ruleIds('R10.16, R17.7a; R10.23-25 and R9.3–R9.5, RL.13')).toEqual([
      'R10.16',
      'R17.7a',
      'R10.23',
      'R10.24',
      'R10.25',
      'R9.3',
      'R9.4',
      'R9.5',
      'RL.13',
    ])
  })

  test('reads the title of a test that a table begins, too', () => {
    const source = "test('one', () => {})\ntest.each<[number, string]>([\n  [1, '(a)'],\n])('many: %d', () => {})"
    expect(titlesIn(source)).toEqual(['one', 'many: %d'])
  })

  test('counts a rule as covered that a case or the title of a test names', () => {
    const { file } = oneCase('name: Nothing happens here\nrules: [R10.16]')
    const { implemented, uncovered } = coverageOf('shared', 'test/game/geometry', [
      { path: 'x', where: 'x', faults: [], ...(file && { file }) },
    ])
    expect(implemented).toEqual(expect.arrayContaining(['R10.16', 'R10.8', 'R4.3']))
    expect(uncovered).toContain('R4.3')
    expect(uncovered).not.toContain('R10.16')
    expect(uncovered).not.toContain('R10.8')
  })
})

test('each rule that the code names is shown by a case or a test', () => {
  expect(coverageOf('shared', 'test', casesIn(['test/cases'])).uncovered).toEqual([])
})

test('each statement about a card that is played here is shown by a case or a test', () => {
  const { all, missing, kept } = cardStatements('shared/rules', 'test', casesIn(['test/cases']))
  expect(all).toContain('FQ.demolisher.2')
  expect(missing).toEqual([])
  expect(kept).toContain('FQ.show-of-force.1')
  expect(kept.filter((id) => all.includes(id))).toEqual([])
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

const DEPLOYING = `
name: Two ships are deployed one after the other
rules: [R3.13]
table:
  phase: setup
  options: casual-400
  ships: { victory: { card: victory-ii-class-star-destroyer, at: [900, 800], heading: 180 } }
  reserve: { ships: { cr90: { card: cr90-corvette-a }, nebulon: { card: nebulon-b-escort-frigate } } }
steps:
  - { seat: a, put: { piece: cr90, at: AT } }
ends: open
`

const ATTACK = `
name: A die is about to be rolled
rules: [R6.17]
table:
  attacking: { by: cr90, from: front, at: victory.front, step: roll, pool: [blue] }
  ships:
    cr90: { card: cr90-corvette-a, at: [400, 400] }
    victory: { card: victory-ii-class-star-destroyer, at: [400, 600], heading: 180 }
ends: open
`

function oneCase(text: string): Pick<LoadedCase, 'file' | 'faults'> {
  const [read = expect.fail('the file has no question')] = readCases(text)
  return read
}

function play(text: string): string[] {
  const { file, faults } = oneCase(text)
  expect(faults).toEqual([])
  return file ? playCase(file) : []
}
