import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { CardInstance } from '#shared/game/engine/state'
import { NO_ORDERS } from '#shared/play/orders/standing-order'
import { TableState } from '#web/game/table-state.svelte'
import UnitDetails from '../../../web/fleet/UnitDetails.svelte'
import { CR90, gameView } from '../support/game-pages'

const card = (name: string, changes: Partial<CardInstance> = {}): CardInstance => ({
  id: `${name}@${CR90}`,
  card: name,
  seat: 'a',
  on: CR90,
  exhausted: false,
  discarded: false,
  ...changes,
})

function show(viewer: 'a' | 'b', ...cards: CardInstance[]) {
  const table = new TableState()
  const switchCard = vi.fn(() => Promise.resolve())
  const nothing = { orders: NO_ORDERS, plans: [], silent: [], aside: '', due: '' }
  table.prepared = { ...nothing, drawn: true, draw: () => undefined, switchCard }
  const view = gameView({ viewer, cards: Object.fromEntries(cards.map((each) => [each.id, each])) })
  render(UnitDetails, { view, unit: CR90, table })
  return switchCard
}

describe('a free effect (K1) in the card of its ship', () => {
  afterEach(cleanup)

  test('is applied by default, and its owner may switch it off and on', () => {
    const switchCard = show('a', card('xi7-turbolasers'), card('spinal-armament', { off: true }))
    const xi7 = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Apply XI7 Turbolasers by default' })
    expect(xi7.checked).toBe(true)
    expect(xi7.parentElement?.textContent?.trim()).toBe('applied by default')
    const spinal = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Apply Spinal Armament by default' })
    expect(spinal.checked).toBe(false)
    expect(spinal.parentElement?.textContent?.trim()).toBe('switched off')
    xi7.click()
    expect(switchCard).toHaveBeenLastCalledWith(`xi7-turbolasers@${CR90}`, false)
    spinal.click()
    expect(switchCard).toHaveBeenLastCalledWith(`spinal-armament@${CR90}`, true)
  })

  test('is nobody else’s to switch; that it is off is public', () => {
    show('b', card('xi7-turbolasers'), card('spinal-armament', { off: true }))
    expect(screen.queryByRole('checkbox')).toBeNull()
    screen.getByText('switched off')
  })

  test('has no switch where it is not optional, where it costs something, and once it is discarded', () => {
    show('a', card('slaved-turrets'), card('gunnery-team'), card('xi7-turbolasers', { discarded: true }))
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})
