import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FUNCTIONS_MAJOR, functionsNode } from './functions-node'

test('bundles are tried on the Node that the stack gives the functions', () => {
  expect(readFileSync('cdk/constructs/lambda-defaults.ts', 'utf8')).toContain(`Runtime.NODEJS_${FUNCTIONS_MAJOR}_X`)
  expect(execFileSync(functionsNode(), ['--version'], { encoding: 'utf8' })).toMatch(`v${FUNCTIONS_MAJOR}.`)
})

test('commands keep to the Node of the machine', () => {
  expect(execFileSync('node', ['--version'], { encoding: 'utf8' }).trim()).toBe(process.version)
})
