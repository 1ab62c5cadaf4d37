import { expect, test } from 'vitest'
import { routeOf, router } from '#web/state/route.svelte'

test('a page that is used up is not come back to', () => {
  const before = history.length
  router.goOn('/g/g1')
  expect(history.length).toBe(before)
  expect(router.route).toEqual({ page: 'game', id: 'g1' })
})

test('a link keeps what it says behind its path', () => {
  const stop = router.start()
  document.body.innerHTML = '<a href="/g/g1/at/2#to-9">see it</a>'
  document.querySelector('a')?.click()
  expect([router.route, location.hash]).toEqual([{ page: 'replay', id: 'g1', step: 2 }, '#to-9'])
  stop()
})

test.each([
  ['/', { page: 'home' }],
  ['/sign-in', { page: 'sign-in' }],
  ['/sign-in/abc', { page: 'sign-in-link', token: 'abc' }],
  ['/play/new', { page: 'new-game' }],
  ['/practice', { page: 'practice' }],
  ['/i/abc', { page: 'invitation', code: 'abc' }],
  ['/g/g1', { page: 'game', id: 'g1' }],
  ['/g/g1/result', { page: 'result', id: 'g1' }],
  ['/g/g1/check', { page: 'check', id: 'g1' }],
  ['/g/g1/check/more', { page: 'unknown' }],
  ['/settings', { page: 'settings' }],
  ['/f', { page: 'fleets' }],
  ['/f/import', { page: 'fleets', id: 'import' }],
  ['/f/abc', { page: 'fleets', id: 'abc' }],
  ['/f/abc/more', { page: 'unknown' }],
  ['/rules', { page: 'rules' }],
  ['/rules/R8.10', { page: 'rules', id: 'R8.10' }],
  ['/rules/R8.10/more', { page: 'unknown' }],
  ['/play', { page: 'unknown' }],
  ['/g/g1/at/31', { page: 'replay', id: 'g1', step: 31 }],
  ['/g/g1/brief', { page: 'brief', id: 'g1' }],
  ['/g/g1/orders', { page: 'orders', id: 'g1' }],
  ['/g/g1/orders/more', { page: 'unknown' }],
  ['/g/g1/at', { page: 'unknown' }],
  ['/g/g1/at/soon', { page: 'unknown' }],
  ['/g/g1/at/31/more', { page: 'unknown' }],
  ['/g/g1/brief/31', { page: 'unknown' }],
  ['/g/g1/more', { page: 'unknown' }],
  ['/elsewhere', { page: 'unknown' }],
])('%s leads to its page', (path, route) => {
  expect(routeOf(path)).toEqual(route)
})
