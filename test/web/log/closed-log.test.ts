import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TableState } from '#web/game/table-state.svelte'
import Log from '../../../web/log/Log.svelte'
import { entries, gameView } from '../support/game-pages'

const faults: unknown[] = []
const hear = (fault: unknown) => faults.push(fault)
beforeEach(() => process.on('unhandledRejection', hear))
afterEach(() => process.off('unhandledRejection', hear))

test('a log that is closed before it has gone to its end stays closed', async () => {
  const view = gameView()
  const { unmount } = render(Log, { entries: entries(), view, table: new TableState() })
  screen.getByRole('list', { name: 'Log' })
  unmount()
  await tick()
  await new Promise(setImmediate)
  expect(faults).toEqual([])
})
