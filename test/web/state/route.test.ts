import { expect, test } from 'vitest'
import { routeOf } from '#web/state/route.svelte'

test.each([
  ['/', { page: 'home' }],
  ['/sign-in', { page: 'sign-in' }],
  ['/sign-in/abc', { page: 'sign-in-link', token: 'abc' }],
  ['/play/new', { page: 'new-game' }],
  ['/i/abc', { page: 'invitation', code: 'abc' }],
  ['/g/g1', { page: 'game', id: 'g1' }],
  ['/settings', { page: 'settings' }],
  ['/play', { page: 'unknown' }],
  ['/g/g1/more', { page: 'unknown' }],
  ['/elsewhere', { page: 'unknown' }],
])('%s leads to its page', (path, route) => {
  expect(routeOf(path)).toEqual(route)
})
