import { expect, test } from 'vitest'
import { learningView } from '#test/programs/gallery/views'
import { showBoard } from './board-shown'

const view = learningView('a')

/** The squadrons that the table names, where it is seen from afar. */
function named(props: Parameters<typeof showBoard>[0]): Set<string> {
  const { container } = showBoard(props)
  expect(container.querySelector('svg[data-level]')?.getAttribute('data-level')).toBe('M')
  return new Set([...container.querySelectorAll('.squadron text')].map((tag) => tag.textContent?.trim() ?? ''))
}
const tagsOf = (ids: readonly string[]): Set<string> => new Set(ids.map((id) => view.squadrons[id]?.tag ?? '?'))

test('seen from afar, squadrons have no tags: the table would be full of them', () => {
  expect(named({ view })).toEqual(new Set())
})

test('while the fleets are put down every squadron has its tag, however far the table is seen from', () => {
  expect(named({ view: { ...view, phase: 'setup' } })).toEqual(tagsOf(Object.keys(view.squadrons)))
})

test('squadrons that can be chosen, are chosen, looked at or asked about have their tags at every size', () => {
  const [x1, x2] = ['x-wing-1', 'x-wing-2'] as const
  expect(named({ view, choosable: [x1, x2] })).toEqual(tagsOf([x1, x2]))
})

test.each([
  ['chosen', { chosen: 'x-wing-1' }],
  ['looked at', { selected: 'x-wing-1' }],
])('a squadron that is %s has its tag', (_how, props) => {
  expect(named({ view, ...props })).toEqual(new Set(['x1']))
})
