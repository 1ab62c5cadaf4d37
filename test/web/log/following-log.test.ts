import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import type { TableState as Table } from '#web/game/table-state.svelte'
import { TableState } from '#web/game/table-state.svelte'
import Log from '../../../web/log/Log.svelte'
import { entries, gameView } from '../support/game-pages'

afterEach(cleanup)

/** A log of these heights: the whole of it, and what of it can be seen. */
function shown(table: Table = new TableState()) {
  render(Log, { entries: entries(), view: gameView(), table })
  const list = screen.getByRole('list', { name: 'Log' })
  const measures = { scrollHeight: 300, clientHeight: 200 }
  for (const key of ['scrollHeight', 'clientHeight'] as const)
    Object.defineProperty(list, key, { get: () => measures[key] })
  const scrollTo = async (top: number) => {
    list.scrollTop = top
    await fireEvent.scroll(list)
  }
  return { list, measures, scrollTo }
}
const latest = () => screen.queryByRole('button', { name: 'Latest' })

test('lines that come in below before the browser tells of the scrolling to the end are no scrolling up', async () => {
  const { measures, scrollTo } = shown()
  await scrollTo(100)
  measures.scrollHeight = 800
  await scrollTo(100)
  expect(latest()).toBeNull()
})

test('who scrolls up reads on there, and comes back by a button or by scrolling', async () => {
  const { list, scrollTo } = shown()
  await scrollTo(100)
  await scrollTo(20)
  latest()?.click()
  await tick()
  expect([list.scrollTop, latest()]).toEqual([300, null])
  await scrollTo(100)
  await scrollTo(20)
  expect(latest()).not.toBeNull()
  await scrollTo(100)
  expect(latest()).toBeNull()
})

test('which piece a plan puts down is told by the line that puts it down', async () => {
  const table = new TableState()
  const own = { by: 'plan', plan: 'p', subject: 'a', step: entries()[0]?.step ?? 0 } as const
  const silent = [{ ...own, ask: 'deploy.choose' } as const, { ...own, ask: 'window.effect' } as const]
  table.prepared = { orders: { orders: [] }, silent } as unknown as NonNullable<Table['prepared']>
  shown(table)
  expect(await screen.findAllByText('Your plan answered.')).toHaveLength(1)
})
