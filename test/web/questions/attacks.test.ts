import { cleanup, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CaseAttack } from '#test/support/case-format-table'
import { booklet, displayed } from '../support/battles'
import { button, choose, control, heading, openAs, press, question, send } from '../support/open-game'
import { type Faces, PlayedGame } from '../support/played-game'

const ROLLED: Faces = ['red double hit', 'red double hit', 'blue accuracy']
const modifying = (pool: Faces, dice: Faces = [], tokens: 'concentrate-fire'[] = []) =>
  new PlayedGame(
    booklet({ cr90: { tokens }, attacking: { by: 'cr90', from: 'front', at: 'victory.rear', pool, step: 'modify' } }),
    dice,
  )

describe('attacks are answered by form controls alone', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  test('a target is chosen and its dice are rolled in two steps; the button says what, and that it stays (R6.1)', async () => {
    const { sent } = await openAs(new PlayedGame(booklet(), ROLLED), 'a')
    await choose(/front → Victory II "B", rear/)
    expect(button()).toBe('Roll 2 red dice and 1 blue die Cannot be undone – front → Victory II "B", rear, medium')
    await send()
    expect(await sent()).toEqual(['attack.declare: front>victory.rear'])
  })

  const salvo = (pool: Faces, dice: Faces = []) =>
    new PlayedGame(
      booklet({
        options: 'casual-400',
        first: 'a',
        objective: { card: 'opening-salvo', tokens: { 'token-1': { on: 'cr90' } } },
        attacking: { by: 'cr90', from: 'front', at: 'victory.rear', pool, step: 'modify' },
      }),
      dice,
    )

  test('what a card makes the attacker do is on the button, and the step does not end before it (R16.7, OB3)', async () => {
    const { sent } = await openAs(salvo(['red hit', 'blue accuracy'], ['red hit', 'red blank']), 'a')
    expect(button()).toMatch(/^Opening Salvo/)
    await send()
    expect(await sent()).toEqual(['attack.modify: opening-salvo@a.1'])
  })

  test('a lock goes behind the card that must be used, and the step does not end (R16.7, OB3)', async () => {
    const { sent } = await openAs(salvo(ROLLED), 'a')
    await choose(/blue accuracy/)
    await send()
    expect(await sent()).toEqual(['attack.modify: opening-salvo@a.1', 'attack.modify: accuracy:d3:brace-1'])
  })

  test('targets are sorted by expected damage', async () => {
    await openAs(new PlayedGame(displayed()), 'a')
    const averages = question()
      .getAllByText('average')
      .map((each) => Number(each.previousElementSibling?.textContent))
    expect(averages.length).toBeGreaterThan(2)
    expect(averages).toEqual(averages.toSorted((a, b) => b - a))
  })

  test('pointing at a target on the table is choosing it in the list, and the other way round', async () => {
    await openAs(new PlayedGame(booklet()), 'a')
    const table = within(screen.getByRole('region', { name: 'Table' }))
    const drawn = await table.findByRole('radio', { name: /^Victory II "B", rear, from the front/ })
    drawn.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await tick()
    expect(control(/front → Victory II "B", rear/).checked).toBe(true)
    await choose('No attack')
    expect(drawn.getAttribute('aria-checked')).toBe('false')
  })

  test('no attack is an answer like any other (R6.6)', async () => {
    const { sent } = await openAs(new PlayedGame(booklet()), 'a')
    await choose('No attack')
    await press('End the attacks')
    expect(await sent()).toEqual(['attack.declare: none'])
  })

  test('what cannot be attacked is told with its reason, and pointed out on the table (R6.3-R6.6)', async () => {
    await openAs(new PlayedGame(booklet()), 'a')
    expect(question().queryByText(/the range runs through its rear/)).toBeNull()
    question()
      .getByText(/^Why not another target/)
      .click()
    await question().findAllByText(/the range runs through its rear/)
    question().getAllByText(/outside the firing arc/)
  })

  test('what the attack does to whom is told for every useful set of tokens (R8.9, R8.10)', async () => {
    await openAs(new PlayedGame(booklet()), 'a')
    await choose(/front → Victory II "B", rear/)
    const rows = question()
      .getAllByRole('rowheader')
      .map((row) => row.textContent?.trim())
    expect(rows).toEqual(expect.arrayContaining(['nothing', 'brace', 'redirect', 'brace + redirect']))
  })

  test('obstructed: the die that goes is chosen along with the target, the worst on average first (R6.13)', async () => {
    const table = booklet()
    const between = { card: 'nebulon-b-escort-frigate', heading: 90, activated: true }
    const game = new PlayedGame({ ...table, ships: { ...table.ships, between: { ...between, at: [457, 417] } } }, [
      'red hit',
    ])
    const { sent } = await openAs(game, 'a')
    await choose(/→ Victory II "B", rear/)
    await send()
    expect((await sent()).at(-1)).toMatch(/^attack\.before-roll: remove:/)
  })

  test('an accuracy icon locks the token that would save most, in two steps (R6.22)', async () => {
    const { sent } = await openAs(modifying(ROLLED), 'a')
    await choose(/blue accuracy/)
    expect(control(/^brace/).checked).toBe(true)
    expect(button()).toBe('Lock brace Spends blue accuracy. Then Needa defends.')
    await send()
    expect(await sent()).toEqual(['attack.modify: accuracy:d3:brace-1', 'attack.modify: done'])
  })

  test('another token can be locked instead', async () => {
    const { sent } = await openAs(modifying(ROLLED), 'a')
    await choose(/blue accuracy/, /^redirect/)
    await send()
    expect((await sent())[0]).toMatch(/^attack\.modify: accuracy:d3:redirect-/)
  })

  test('going on without names what is not used', async () => {
    await openAs(modifying(ROLLED), 'a')
    expect(button()).toBe('Keep the dice Then Needa defends.')
    question().getByText('Not used: 1 accuracy icon and Concentrate Fire.')
  })

  test('who has no token left is not said to defend (R6.22)', async () => {
    const attacking: CaseAttack = {
      by: 'cr90',
      from: 'front',
      at: 'victory.rear',
      pool: ['red double hit', 'blue accuracy'],
    }
    await openAs(new PlayedGame(booklet({ attacking, victory: { defense: ['brace'] } })), 'a')
    expect(button()).toBe('Keep the dice Then Needa defends.')
    await choose(/blue accuracy/)
    expect(button()).toBe('Lock brace Spends blue accuracy. Needa has no token left to spend.')
  })

  test.each<[string, Faces]>([
    ['no damage', ['red blank', 'blue accuracy']],
    ['one damage, which brace does not halve', ['red hit', 'blue accuracy']],
  ])('who is not asked, because no token would help, is not said to defend: %s', async (_about, pool) => {
    const attacking: CaseAttack = { by: 'cr90', from: 'front', at: 'victory.rear', pool }
    await openAs(new PlayedGame(booklet({ attacking, victory: { defense: ['brace'] } })), 'a')
    await vi.waitFor(() => expect(button()).toBe('Keep the dice No token would change anything.'))
  })

  test('the end of the step is not sent where nothing more could be done', async () => {
    const game = new PlayedGame(
      booklet({
        cr90: { resolved: ['concentrate-fire'] },
        attacking: { by: 'cr90', from: 'front', at: 'victory.rear', pool: ROLLED, step: 'modify' },
      }),
    )
    const { sent } = await openAs(game, 'a')
    await choose(/blue accuracy/)
    await send()
    expect(await sent()).toEqual(['attack.modify: accuracy:d3:brace-1'])
    await heading(/^Waiting for Needa to defend/)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('Concentrate Fire by dial: the best color first; what it brings lies there before accuracy is spent (R7.20)', async () => {
    const { sent } = await openAs(modifying(ROLLED, ['blue critical']), 'a')
    await choose(/blue accuracy/, /^dial: one more die/)
    expect(button()).toBe('Add a red die Cannot be undone.')
    await choose(/^blue \+/)
    await send()
    expect(await sent()).toEqual(['attack.modify: fire:dial:blue', 'attack.modify: accuracy:d3:brace-1'])
    // The lock came back as a draft
    await vi.waitFor(() => expect(button()).toMatch(/^Lock brace/))
    await send()
    await heading(/^Waiting for Needa to defend/)
  })

  test('Concentrate Fire by token: each die tells what it can become (R7.20)', async () => {
    const { sent } = await openAs(modifying(['red blank', 'blue hit'], ['red hit'], ['concentrate-fire']), 'a')
    await choose(/^token: reroll one/)
    expect(control(/^red blank \+0\.8/).checked).toBe(true)
    question().getByText('hit 2/8, critical 2/8, double hit 1/8, accuracy 1/8, blank 2/8')
    await send()
    expect(await sent()).toEqual(['attack.modify: fire:token:d1'])
  })

  test('dial and token: the die falls first, then one may be rolled again or none (R7.20)', async () => {
    const { sent } = await openAs(modifying(['red blank'], ['red hit', 'red critical'], ['concentrate-fire']), 'a')
    await choose(/^both/)
    await send()
    expect(await sent()).toEqual(['attack.modify: fire:both:red'])
    await heading(/may reroll one die/)
    await choose(/^red blank/)
    expect(button()).toBe('Reroll red blank Cannot be undone.')
    await send()
    expect(await sent()).toEqual(['attack.reroll: d1'])
  })

  test('a critical effect is offered, and so is none (R9.22)', async () => {
    const pool: Faces = ['red critical']
    const game = new PlayedGame(
      booklet({ attacking: { by: 'cr90', from: 'front', at: 'victory.rear', pool, step: 'critical' } }),
    )
    const { sent } = await openAs(game, 'a')
    expect(button()).toBe('Resolve the standard critical rear 1 → 0')
    await choose(/^None/)
    await press('No critical effect')
    expect(await sent()).toEqual(['attack.critical: none'])
  })

  test('a ship goes on against the next squadron, or stops (R6.34)', async () => {
    const game = new PlayedGame(
      {
        ...displayed(),
        attacking: { by: 'nebulon', from: 'right', at: 'tie1', step: 'next' },
      },
      ['blue hit'],
    )
    const { sent } = await openAs(game, 'a')
    await choose(/→ TIE Fighter/)
    await send()
    expect((await sent())[0]).toMatch(/^attack\.next: right>tie/)
  })
})
