import { cleanup, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { StandingOrder } from '#shared/play/orders/standing-order'
import { open, sentences } from '#test/web/orders/orders-page'
import { NEBULON } from '#test/web/support/game-pages'

const ENGLISH = /(?<![\w-])(the|and|of|your|with|from|ship|squadron|token|choose|order|rule|damage|spend|ask)(?![\w-])/i
const shown = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ')
const ORDER: StandingOrder = {
  id: 'o1',
  kind: 'defense',
  scope: { on: 'unit', unit: NEBULON },
  rules: [
    {
      when: {
        all: [
          { amount: 'damage', min: 3 },
          { word: 'range', in: ['medium'] },
        ],
      },
      do: { spend: [{ token: 'brace' }] },
    },
  ],
  otherwise: 'ask',
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the Polish page of standing orders', () => {
  test('says its sentences in Polish', async () => {
    await open({ orders: { preset: 'cautious', orders: [ORDER] } })
    expect(screen.getByRole('heading', { level: 1 }).textContent?.replaceAll('\u00a0', ' ')).toBe(
      'Gdy cię nie ma: Ostrożnie; inaczej 1 statek.',
    )
    expect(sentences().map((text) => text?.replaceAll('\u00a0', ' '))).toEqual([
      'Nebulon-B „B”, żetony obrony: jeśli uszkodzenia: co najmniej 3 i zasięg: średni – wykorzystaj wzmocnienie, tylko przygotowane; w innym razie pytaj mnie.',
    ])
  })

  test('has no English word, also while an order is changed', async () => {
    await open({ orders: { preset: 'stubborn', orders: [ORDER] } })
    screen.getByRole('button', { name: /^Zmień: Nebulon-B/ }).click()
    await screen.findByRole('group', { name: /^Polecenie:/ })
    expect(shown().replaceAll(/Injured Crew|Projector Misaligned/g, '')).not.toMatch(ENGLISH)
    const labels = [...document.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label') ?? '')
    expect(labels.filter((label) => ENGLISH.test(label.replaceAll(/Injured Crew|Projector Misaligned/g, '')))).toEqual(
      [],
    )
  })
})
