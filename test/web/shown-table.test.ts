import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { declaring } from '#test/programs/gallery/targets'
import { learningView } from '#test/programs/gallery/views'
import { TableState } from '#web/game/table-state.svelte'
import ShownTable from '../../web/board/ShownTable.svelte'

afterEach(cleanup)

describe('a table to look at', () => {
  test('shows units when they are chosen, and nothing to answer the open question with', async () => {
    const view = learningView('a', { round: 2 })
    const table = new TableState()
    render(ShownTable, { view: { ...view, requests: [declaring(view, 'nebulon-b-1')] }, table })
    const list = screen.getByRole('listbox')
    await fireEvent.focus(list)
    await fireEvent.keyDown(list, { key: 'Enter' })
    expect(table.selected).toBe('nebulon-b-1')
    await vi.dynamicImportSettled()
    expect(screen.queryByRole('radiogroup')).toBeNull()
  })

  test('lights what is pointed at beside it, and else what it is given', async () => {
    const view = learningView('a')
    const table = new TableState()
    const { container } = render(ShownTable, { view, table, lit: ['cr90-1'] })
    const lit = () => container.querySelectorAll('.lit').length
    expect(lit()).toBe(1)
    table.light('nebulon-b-1', 'victory-1')
    await new Promise((resolve) => setTimeout(resolve))
    expect(lit()).toBe(2)
  })
})
