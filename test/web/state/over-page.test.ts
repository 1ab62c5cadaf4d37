import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { opensOver } from '#web/state/over-page'
import { router } from '#web/state/route.svelte'

/** The browser's Back, to an entry over which so many things were opened. */
function back(over?: number): void {
  history.replaceState({ over }, '')
  dispatchEvent(new PopStateEvent('popstate'))
}
const closed: string[] = []
const opens = (name: string) => opensOver(() => closed.push(name))

let stop = () => {}
beforeEach(() => {
  history.replaceState({}, '', '/opened-over')
  stop = router.start()
})
afterEach(() => {
  stop()
  closed.length = 0
  vi.restoreAllMocks()
})

test('Back closes what was opened last, one after the other', () => {
  const before = history.length
  opens('fleets')
  opens('card')
  expect(history.length).toBe(before + 2)
  back(1)
  expect(closed).toEqual(['card'])
  back()
  expect(closed).toEqual(['card', 'fleets'])
})

test('what was closed by a press is no step of Back, and its entry serves what is opened next', () => {
  const passes = vi.spyOn(history, 'back').mockImplementation(() => undefined)
  opens('log')()
  const before = history.length
  opens('fleets')
  expect(history.length).toBe(before)
  back()
  expect(closed).toEqual(['fleets'])
  opens('menu')()
  back()
  expect(closed).toEqual(['fleets'])
  expect(passes).toHaveBeenCalledOnce()
})

test('the page below stays as it is, and keeps the focus', () => {
  document.body.innerHTML = '<main id="main" tabindex="-1"><button>here</button></main>'
  document.querySelector('button')?.focus()
  opens('fleets')
  back()
  expect(document.activeElement?.textContent).toBe('here')
})

test('a link to a part of the page leads there, also after something was opened and closed over it', () => {
  const passes = vi.spyOn(history, 'back').mockImplementation(() => undefined)
  opens('card')()
  history.pushState(null, '', '#form')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(passes).not.toHaveBeenCalled()
  expect(closed).toEqual([])
})
