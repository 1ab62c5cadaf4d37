import { expect, test } from 'vitest'
import { viewFor } from '#shared/game'
import { plain } from '#shared/messages/sentence'
import { setUpPlans } from '#test/programs/sim/orders'
import { inSetUp } from '#test/support/in-set-up'
import { drawingOf } from '#web/plans/drawn'
import { followsOf } from '#web/plans/follows'
import { stepsOf } from '#web/plans/plan-steps'
import { sentenceOf } from '#web/plans/said'
import { nameOf } from '#web/words/names'

const { run } = inSetUp()
const view = viewFor(run.state, 'a', run.pending())
const plan = setUpPlans(run.state, 'a').find(({ id }) => id === 'deployment')
const lines = plan?.lines ?? []

test('a plan for set-up reads piece after piece, each with its name, ships with their speed', () => {
  const steps = stepsOf(view, lines, () => '')
  expect(steps).toHaveLength(lines.length / 2)
  const told = steps.map(({ said }) =>
    plain(sentenceOf(said.map(({ clause }) => clause)), (unit) => nameOf(view, unit)),
  )
  expect(told.length).toBeGreaterThan(2)
  for (const [i, text] of told.entries()) {
    const { subject, choose } = lines[2 * i + 1] ?? {}
    const speed = choose && 'speed' in choose ? ` at speed ${choose.speed}` : ''
    expect(text).toBe(`${speed ? 'Deploy' : 'Place'} ${nameOf(view, subject ?? '')}${speed}.`)
  }
})

test('obstacles of a plan lie on it by their outlines, and are named', () => {
  const obstacles = setUpPlans(run.state, 'a').find(({ id }) => id === 'obstacles')?.lines ?? []
  expect(obstacles).toHaveLength(12)
  const { puts } = drawingOf(view, [{ id: 'o', lines: obstacles, unless: [], plays: 'itself' }])
  expect(puts).toHaveLength(6)
  for (const { at, outline = [] } of puts) {
    expect(outline.length).toBeGreaterThan(4)
    for (const { x, y } of outline) expect(Math.hypot(x - at.x, y - at.y)).toBeLessThan(110_000)
  }
  // The last one is not asked which, and nothing comes of it either
  const follows = followsOf(view, { id: 'o', lines: obstacles, unless: [], plays: 'itself' }, 'Needa')
  expect([...follows.values()]).toEqual(puts.map(() => []))
  const told = stepsOf(view, obstacles, () => '').map(({ said }) =>
    plain(sentenceOf(said.map(({ clause }) => clause)), (unit) => nameOf(view, unit)),
  )
  expect(told).toContain('Place station.')
})

test('and lies on its owner’s table as ghosts, numbered in order', () => {
  const { puts, turns } = drawingOf(view, plan ? [plan] : [])
  expect(puts.map(({ piece }) => piece)).toEqual(
    lines.flatMap(({ ask, subject }) => (ask === 'deploy.place' ? subject : [])),
  )
  expect(puts.filter(({ piece }) => view.reserve?.ships[piece]).every(({ base }) => base !== undefined)).toBe(true)
  expect(turns.map(({ n }) => n)).toEqual(puts.map((_, i) => i + 1))
})
