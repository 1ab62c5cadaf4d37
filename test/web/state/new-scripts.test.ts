import { beforeEach, expect, test, vi } from 'vitest'
import { fakeService } from '#test/web/support/service'
import { reloadForNewScripts } from '#web/state/new-scripts'

const reload = vi.fn()
beforeEach(() => {
  reload.mockReset()
  sessionStorage.clear()
  vi.spyOn(location, 'reload').mockImplementation(reload)
})

test('a script that is gone after a deployment has the page fetched anew, once', async () => {
  fakeService(() => ({}))
  await reloadForNewScripts()
  await reloadForNewScripts()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('without a connection the page stays as it is', async () => {
  fakeService(() => 'offline')
  await reloadForNewScripts()
  expect(reload).not.toHaveBeenCalled()
})
