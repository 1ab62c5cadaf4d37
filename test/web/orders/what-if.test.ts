import { cleanup, screen, within } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BRACE, check, choose, open, press, type } from './orders-page'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('What if?', () => {
  const result = () => document.querySelector('.result')?.textContent ?? ''

  test('shows what the orders would have answered to an attack of this game, by which rule and why', async () => {
    const { calls } = await open({ orders: { preset: 'ask', orders: [BRACE] } })
    await press('Try it')
    await vi.waitFor(() => expect(result()).toContain('damage 4 → 2'))
    expect(calls.map(({ path }) => path)).toContain('/games/g1/at/3')
    expect(result()).toContain('Defense tokens: brace')
    expect(result()).toContain('rule 1: if damage is 3 or more: spend brace, only readied (damage 4)')
    expect(result()).toContain('In the end: 2 damage; lost: 2 front shields.')
  })

  test('tests what is not saved yet, while it is being changed', async () => {
    await open({ orders: { preset: 'ask', orders: [BRACE] } })
    await press('Try it')
    await vi.waitFor(() => expect(result()).toContain('damage 4 → 2'))
    await press(/^Change/)
    await type('number', '5')
    expect(result()).toContain('In the end: 4 damage')
    await choose('Otherwise', 'ask me')
    expect(result()).toContain('Defense tokens: asks you.')
    expect(result()).toContain('If nothing is spent: 4 damage.')
  })

  test('takes an attack that one describes', async () => {
    await open({ orders: { preset: 'ask', orders: [BRACE] } })
    screen.getByRole('radio', { name: 'one that I describe' }).click()
    await vi.waitFor(() => screen.getByRole('combobox', { name: 'Attacker' }))
    await choose('Your unit', 'Nebulon-B "B"')
    await choose('Die to add', 'black hit and critical')
    await press('Add a die')
    await press('Remove red hit')
    await check('brace', 0)
    await check('brace', 1)
    await press('Try it')
    await vi.waitFor(() => expect(result()).toContain('In the end: 5 damage'))
    const pool = within(screen.getByRole('group', { name: 'Dice' }))
    expect(pool.getAllByRole('button', { name: /^Remove/ }).map((each) => each.getAttribute('aria-label'))).toEqual([
      'Remove red double hit',
      'Remove blue critical',
      'Remove black hit and critical',
    ])
  })

  test('says so where nobody has attacked yet', async () => {
    await open({ page: { log: [] } })
    screen.getByText('Nobody has attacked you in this game yet.')
    screen.getByRole('combobox', { name: 'Attacker' })
  })
})
