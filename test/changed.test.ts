import { expect, test } from 'vitest'
import { touchedBy } from './changed'
import { treeOf } from './tidy/tree'

const tree = treeOf({
  'shared/game/cards/rules/upgrades/titles/demolisher.ts': '',
  'shared/game/dice.ts': '',
  'shared/game/attack.ts': "import { die } from './dice'",
  'test/game/attack.test.ts': "import { attack } from '#shared/game/attack'",
  'test/game/dice.test.ts': "import { die } from '#shared/game/dice'",
  'test/game/course.test.ts': '',
  'test/browser/attack.test.ts': "import { attack } from '#shared/game/attack'",
  'test/game/title.test.ts': "cardTable({ upgrades: ['demolisher'] })",
  'test/messages/polish.test.ts': '',
  'test/cases/attack.yaml': '',
  'test/cases/cards/demolisher.yaml': '',
})
const nothing = { cases: [], tests: [], further: 0 }

test('a change touches the tests that reach it, the nearest first, and none in a browser', () => {
  const tests = ['test/game/dice.test.ts', 'test/game/attack.test.ts']
  expect(touchedBy(tree, ['shared/game/dice.ts'])).toEqual({ ...nothing, tests })
  expect(touchedBy(tree, ['shared/game/dice.ts'], 1)).toEqual({ cases: [], tests: tests.slice(0, 1), further: 1 })
})

test('a test that changed is run itself', () => {
  expect(touchedBy(tree, ['test/game/course.test.ts'])).toEqual({ ...nothing, tests: ['test/game/course.test.ts'] })
})

test('what more than three imports lead to is not touched', () => {
  const chain = ['a', 'b', 'c', 'd'].map((name, i, all) => [
    `shared/${name}.ts`,
    i ? `import '#shared/${all[i - 1]}'` : '',
  ])
  const far = treeOf({
    ...Object.fromEntries(chain),
    'test/far.test.ts': "import '#shared/d'",
    'test/near.test.ts': "import '#shared/c'",
  })
  expect(touchedBy(far, ['shared/a.ts']).tests).toEqual(['test/near.test.ts'])
})

test('of cases those are played that changed, all chapters if the engine did, and those of a card whose rules did, with the tests that name it', () => {
  expect(touchedBy(tree, ['shared/game/flow/gone.ts']).cases).toEqual(['test/cases/attack.yaml'])
  expect(touchedBy(tree, ['test/cases/attack.yaml']).cases).toEqual(['test/cases/attack.yaml'])
  const rules = 'shared/game/cards/rules/upgrades/titles/demolisher.ts'
  expect(touchedBy(tree, [rules])).toEqual({
    ...nothing,
    cases: ['test/cases/cards/demolisher.yaml'],
    tests: ['test/game/title.test.ts'],
  })
})

test('a test that reads files by their paths is touched by them', () => {
  expect(touchedBy(tree, ['shared/messages/pl/terms.ts']).tests).toEqual(['test/messages/polish.test.ts'])
})

test('what is gone touches nothing any more', () => {
  expect(touchedBy(tree, ['test/cases/gone.yaml', 'shared/gone.ts'])).toEqual(nothing)
})
