import { cleanup, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { button, CAUTIOUS, heldBack, OTHERS, open, press, reopen, save, sentences, title } from './orders-page'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('What is not saved yet', () => {
  test('survives a reload', async () => {
    const { unmount } = await open({ orders: CAUTIOUS })
    await press(/^Remove: Nebulon-B/)
    unmount()
    await open({ orders: CAUTIOUS })
    expect(sentences()).toEqual([])
    screen.getByText('Not saved yet; kept on this device.')
    await press('Discard changes')
    expect(sentences()).toHaveLength(1)
    expect(localStorage.length).toBe(0)
  })

  const changed = { status: 409, body: { code: 'orders-changed', message: 'They were changed meanwhile.' } }

  test('is not lost where orders were changed elsewhere: one loads those', async () => {
    const { elsewhere } = await open({ orders: CAUTIOUS, saves: [changed] })
    await press(/^Remove: Nebulon-B/)
    elsewhere(OTHERS)
    await press('Save')
    await screen.findByText('These orders were changed elsewhere in the meantime.')
    await press('Load those')
    expect(title()).toBe('While you are away: Stubborn.')
  })

  test('or goes on with one’s own, which then replace those', async () => {
    const { elsewhere, saved } = await open({ orders: CAUTIOUS, saves: [changed] })
    await press(/^Remove: Nebulon-B/)
    elsewhere(OTHERS)
    await press('Save')
    await screen.findByText('These orders were changed elsewhere in the meantime.')
    await press('Go on with mine')
    screen.getByText(/Saving now replaces those\./)
    await save()
    expect(saved().at(-1)).toEqual({ edition: 2, orders: { preset: 'cautious', orders: [] } })
  })

  test.each(['saved', 'loaded again'])(
    'is still held against those of elsewhere, met as it was %s, after it is changed once more, until one says so',
    async (met) => {
      const { elsewhere, saved, unmount } = await open({ orders: CAUTIOUS, saves: met === 'saved' ? [changed] : [] })
      await press('Add this order')
      elsewhere(OTHERS)
      if (met === 'saved') await press('Save')
      else {
        unmount()
        await reopen()
      }
      await screen.findByText('These orders were changed elsewhere in the meantime.')
      await press('Add this order')
      cleanup()
      await reopen()
      await screen.findByText('These orders were changed elsewhere in the meantime.')
      expect(sentences()).toHaveLength(3)
      await press('Go on with mine')
      cleanup()
      await reopen()
      screen.getByText('Not saved yet; kept on this device.')
      await save()
      expect(saved().at(-1)).toMatchObject({ edition: 2, orders: { preset: 'cautious' } })
    },
  )

  test('counts as saved where those of elsewhere are the same: the answer to saving them may have been lost', async () => {
    const { elsewhere } = await open({ orders: CAUTIOUS, saves: [changed] })
    await press(/^Remove: Nebulon-B/)
    elsewhere({ preset: 'cautious', orders: [] })
    await press('Save')
    await screen.findByText('Saved. It counts from the next question on.')
    expect(screen.queryByText('These orders were changed elsewhere in the meantime.')).toBeNull()
    expect(localStorage.length).toBe(0)
  })

  test.each(['Load those', 'Go on with mine'])('leaves the keys in the bar that asks: %s', async (answer) => {
    const { elsewhere } = await open({ orders: CAUTIOUS, saves: [changed] })
    await press(/^Remove: Nebulon-B/)
    elsewhere(OTHERS)
    await press('Save')
    await vi.waitFor(() => expect(document.activeElement).toBe(button('Load those')))
    await press(answer)
    await vi.waitFor(() => expect(document.activeElement).toBe(button('Save')))
  })

  test('leaves the keys in the bar when it is discarded', async () => {
    await open({ orders: CAUTIOUS })
    await press(/^Remove: Nebulon-B/)
    await press('Discard changes')
    await vi.waitFor(() => expect(document.activeElement).toBe(button('Save')))
  })

  test('is kept also where it was changed while the rest was being saved', async () => {
    const { saved } = await open({ orders: CAUTIOUS })
    await press(/^Remove: Nebulon-B/)
    const through = heldBack('PUT', /orders$/)
    await press('Save')
    await press('Add this order')
    through()
    await vi.waitFor(() => expect(button('Save').getAttribute('aria-disabled')).toBe('false'))
    expect(sentences()).toHaveLength(1)
    screen.getByText('Not saved yet; kept on this device.')
    cleanup()
    await reopen()
    expect(sentences()).toHaveLength(1)
    await save()
    expect(saved()).toMatchObject([{ edition: 1 }, { edition: 2 }])
  })

  test('stays where the service refuses it, with the reason', async () => {
    const body = { code: 'malformed', message: 'That is no order.' }
    await open({ orders: CAUTIOUS, saves: [{ status: 422, body }] })
    await press(/^Remove: Nebulon-B/)
    await press('Save')
    expect((await screen.findByRole('alert')).textContent).toBe('That is no order.')
    expect(sentences()).toEqual([])
  })
})
