import { cleanup, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CAUTIOUS, OTHERS, open, press, save, sentences, title } from './orders-page'

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
    await screen.findByText('These orders were changed elsewhere meanwhile.')
    await press('Load those')
    expect(title()).toBe('While you are away: Stubborn.')
  })

  test('or goes on with one’s own, which then replace those', async () => {
    const { elsewhere, saved } = await open({ orders: CAUTIOUS, saves: [changed] })
    await press(/^Remove: Nebulon-B/)
    elsewhere(OTHERS)
    await press('Save')
    await screen.findByText('These orders were changed elsewhere meanwhile.')
    await press('Go on with mine')
    screen.getByText(/Saving now replaces those\./)
    await save()
    expect(saved().at(-1)).toEqual({ edition: 2, orders: { preset: 'cautious', orders: [] } })
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
