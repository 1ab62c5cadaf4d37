import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, describe, expect, test, vi } from 'vitest'
import Picker from '../../../web/fleets/Picker.svelte'

const open = () =>
  render(Picker, {
    label: 'Take a ship',
    offers: [{ card: 'cr90-corvette-a', name: 'CR90 Corvette A', points: 44 }],
    onpick: () => undefined,
    onclose: () => undefined,
  })

describe('a list of cards', () => {
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  test('is searched at once where there is a keyboard', () => {
    open()
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  })

  test('on a phone no keyboard covers it, and what a card says is folded away', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }))
    open()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close the list' }))
    expect(screen.getByText('Printed values').closest('details')?.open).toBe(false)
  })
})
