import { cleanup, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CaseShip, CaseTable } from '#test/support/case-format-table'
import { button, choose, heading, openAs, press, question, send } from '../support/open-game'
import { PlayedGame } from '../support/played-game'

/** A Nebulon-B, engineering value 3, about to resolve its Repair dial. */
const repairing = (nebulon: Partial<CaseShip>): CaseTable => ({
  activating: { ship: 'nebulon', step: 'commands', dial: 'repair' },
  ships: {
    nebulon: { card: 'nebulon-b-escort-frigate', at: [457, 300], ...nebulon },
    victory: { card: 'victory-ii-class-star-destroyer', at: [457, 850], activated: true },
  },
})

describe('Repair is drafted as a whole and sent as one answer', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  test('the dial is used unless something else is chosen; shields are recovered and moved (R7.9, R7.10)', async () => {
    const { sent } = await openAs(new PlayedGame(repairing({ shields: { front: 1, rear: 0 } })), 'a')
    await press('Recover one shield in the front, 2 points')
    await press('Move a shield away from the left, 1 point', 'Move here: from the left to the rear, 1 point')
    expect(button()).toBe('Repair: 2 steps front +1, left → rear')
    await send()
    expect(await sent()).toEqual([
      'activation.command: repair:dial',
      'repair.effect: recover:front',
      'repair.effect: move:left:rear',
    ])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('points that are left are lost, and the button says so (R7.13)', async () => {
    const { sent } = await openAs(new PlayedGame(repairing({ shields: { front: 1, rear: 0 } })), 'a')
    await press('Recover one shield in the front, 2 points')
    expect(button()).toBe('Repair: 1 step front +1; 1 point would be lost.')
    await send()
    expect(await sent()).toEqual([
      'activation.command: repair:dial',
      'repair.effect: recover:front',
      'repair.effect: done',
    ])
  })

  test('where a card of the ship acts first, the points are asked for once, after it (R7.12)', async () => {
    const table = repairing({ shields: { front: 0 }, upgrades: ['projection-experts'] })
    const cr90: CaseShip = { card: 'cr90-corvette-a', at: [560, 300], activated: true, shields: { front: 0 } }
    const played = new PlayedGame({ ...table, options: 'casual-400', ships: { ...table.ships, cr90 } })
    const { sent } = await openAs(played, 'a')
    expect(question().queryByText(/points left/)).toBeNull()
    expect(button()).toBe('Use Repair 3 points; first a card may act: Projection Experts.')
    await send()
    expect(await sent()).toEqual(['activation.command: repair:dial'])
  })

  test('dial and token together give the sum (R7.9); a token alone is not spent by itself', async () => {
    const both = repairing({ shields: { front: 0 }, tokens: ['repair'] })
    await openAs(new PlayedGame(both), 'a')
    await choose(/^dial and token 5 points/)
    question().getByText('5 of 5 points left')
    cleanup()
    const token: CaseTable = {
      ...repairing({ shields: { front: 0 }, tokens: ['repair'] }),
      activating: { ship: 'nebulon', step: 'commands' },
    }
    const { sent } = await openAs(new PlayedGame(token), 'a')
    expect(button()).toBe('No repair')
    await send()
    expect(await sent()).toEqual(['activation.command: none'])
  })

  test('a faceup card is discarded by its title, a facedown one by its place, and its effect goes with it (R7.12, R7.15)', async () => {
    const { sent } = await openAs(
      new PlayedGame(
        repairing({ shields: { front: 0 }, tokens: ['repair'], damage: ['facedown', { faceup: 'capacitor-failure' }] }),
      ),
      'a',
    )
    await choose(/^dial and token/)
    const recover = question().getByRole('button', { name: 'Recover one shield in the front, 2 points' })
    expect(recover.getAttribute('aria-disabled')).toBe('true')
    question().getByRole('button', { name: 'Discard Facedown card, place 1, 3 points' })
    await press('Discard Capacitor Failure, 3 points')
    expect(recover.getAttribute('aria-disabled')).toBe('false')
    await press('Recover one shield in the front, 2 points')
    await send()
    expect(await sent()).toEqual([
      'activation.command: repair:both',
      'repair.effect: discard:2',
      'repair.effect: recover:front',
    ])
    await heading(/Nebulon-B "A" moves/)
  })

  test('Undo takes the last step back', async () => {
    await openAs(new PlayedGame(repairing({ shields: { front: 1, rear: 0 } })), 'a')
    await press('Recover one shield in the front, 2 points', /Undo/)
    question().getByText('3 of 3 points left')
    expect(button()).toBe('Repair nothing 3 points would be lost.')
  })

  test('Power Failure halves the value, rounded down (R7.14)', async () => {
    await openAs(new PlayedGame(repairing({ shields: { front: 1 }, damage: [{ faceup: 'power-failure' }] })), 'a')
    question().getByText('1 of 1 point left')
  })

  test('the steps fall away when another way of resolving gives fewer points', async () => {
    const both = repairing({ shields: { front: 1, rear: 0 }, tokens: ['repair'] })
    await openAs(new PlayedGame(both), 'a')
    await press('Recover one shield in the front, 2 points')
    await choose(/^no$/)
    expect(button()).toBe('No repair')
  })
})
