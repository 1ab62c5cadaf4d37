import { cleanup, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CaseTable } from '#test/support/case-format-table'
import { defended } from '../support/battles'
import { button, choose, control, heading, openAs, press, question, secondButton, send } from '../support/open-game'
import { type Faces, PlayedGame } from '../support/played-game'
import { before } from '../words-view/asked-in'

const FIVE: Faces = ['red double hit', 'red double hit', 'blue hit']

describe('the defender answers in the middle of the other’s attack', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  test('the page says what comes, and one token and the button are enough (R8.1, R8.10)', async () => {
    const { sent } = await openAs(new PlayedGame(defended(FIVE)), 'a')
    await heading(/for 5: spend defense tokens or take it/)
    await choose(/^brace/)
    expect(button()).toBe('Spend Brace 5 → 3; front 3 → 0')
    await send()
    expect((await sent())[0]).toMatch(/^defense\.spend: brace-/)
    expect((await sent()).at(-1)).toBe('defense.spend: done')
    await heading(/^Waiting/)
  })

  test('to spend nothing tells what that costs', async () => {
    const { sent } = await openAs(new PlayedGame(defended(FIVE)), 'a')
    expect(button()).toBe('Spend nothing 5 damage; front 3 → 0, 2 cards')
    await send()
    expect(await sent()).toEqual(['defense.spend: done'])
  })

  test('what an evade has taken from the pool is not taken again, in no figure on the page (R8.9)', async () => {
    const tokens = { defense: ['evade exhausted', 'brace'] }
    const three: Faces = ['red hit', 'red hit', 'blue hit']
    await openAs(new PlayedGame(defended(three, tokens, { spent: ['evade exhausted'] })), 'a')
    expect(screen.getByRole('region', { name: 'The attack' }).textContent).toContain('3 damage')
    await choose(/^brace/)
    expect(button()).toBe('Spend Brace 3 → 2; front 3 → 1')
  })

  test.each([
    ['gr-75-medium-transports', 'bright-hope', [], '2, reduced to 1 by a card', '2rolled1after a card'],
    [
      'gr-75-medium-transports',
      'bright-hope',
      ['brace'],
      '4, reduced to 2 by brace and to 1 by a card',
      '4rolled2brace1after a card',
    ],
    ['gr-75-medium-transports', undefined, ['brace'], '4, reduced to 2 by brace', '4rolled2brace'],
  ] as const)(
    'what brace and what a card takes is told apart (R6.31): %s, %s, %j',
    async (card, title, spent, sentence, chain) => {
      const hits: Faces = spent.length > 0 ? ['red hit', 'red hit', 'blue hit', 'blue hit'] : ['red hit', 'blue hit']
      const upgrades = title === undefined ? [] : [title]
      await openAs(
        new PlayedGame(
          defended(hits, { card, upgrades, defense: ['scatter', 'evade', 'brace'] }, { spent: [...spent] }),
        ),
        'a',
      )
      await heading(new RegExp(` for ${sentence}: spend`))
      const figures = question()
        .getByLabelText('What then happens')
        .textContent?.replaceAll(/\s+/g, ' ')
        .replaceAll(/ ?(\d) ?/g, '$1')
      expect(figures).toContain(chain)
    },
  )

  // R6.23
  test.each([
    [['redirect'], 'It frees redirect: another zone takes part of it.', ['redirect']],
    [['redirect', 'brace'], 'It frees brace: halves the damage.', ['redirect', 'brace']],
  ])('what a card would free is told and compared before the card is used: %j', async (locked, told, rows) => {
    const upgrades = ['electronic-countermeasures']
    const game = new PlayedGame(defended(FIVE, { card: 'mc80-command-cruiser', upgrades }, { locked }))
    await openAs(game, 'a')
    const option = question().getByRole('checkbox', { name: /^Use Electronic Countermeasures/ })
    await vi.waitFor(() => expect(option.closest('label')?.textContent).toContain(told))
    const table = within(question().getByRole('region', { name: 'Compare' }))
    for (const kind of rows) table.getByRole('rowheader', { name: kind })
  })

  test('destruction is told before it is sent', async () => {
    await openAs(new PlayedGame(defended(FIVE, { hull: 2 })), 'a')
    expect(secondButton()).toMatch(/2 cards, destroyed$/)
    question().getByText('Nebulon-B "A" is destroyed.')
  })

  test('one hull point left and a faceup card: its share of the cards that destroy the ship is told (R9.24, DC19)', async () => {
    const critical: Faces = ['red double hit', 'red hit', 'red critical']
    await openAs(new PlayedGame(defended(critical, { hull: 2 })), 'a')
    expect(button()).toBe('Spend nothing 4 damage; front 3 → 0, 1 card, or destroyed by the faceup card: 15%')
    screen.getByText('or destroyed by the faceup card: 15%')
  })

  test('where the other zone takes all, no faceup card is told (R9.24)', async () => {
    const critical: Faces = ['red double hit', 'red hit', 'red critical']
    await openAs(new PlayedGame(defended(critical, { defense: ['redirect'] })), 'a')
    screen.getByText(/^A faceup card: 100%/)
    await choose(/^redirect/)
    expect(screen.queryByText(/^A faceup card/)).toBeNull()
  })

  test('a squadron may spend the tokens of another one that lends them, and reads whose they are (FQ.jan-ors.1)', async () => {
    const table: CaseTable = {
      ...defended(FIVE),
      squadrons: {
        x: { card: 'wedge-antilles', at: [457, 430], defense: ['brace'] },
        jan: { card: 'jan-ors', at: [540, 430], defense: ['brace exhausted'] },
      },
      attacking: {
        by: 'victory',
        from: 'front',
        at: 'x',
        step: 'defend',
        pool: ['blue hit', 'blue hit'],
        locked: ['brace'],
      },
    }
    const { sent } = await openAs(new PlayedGame(table), 'a')
    const [own, lent] = question().getAllByRole<HTMLInputElement>('switch')
    expect(own?.disabled).toBe(true)
    question().getByText('brace exhausted (Jan Ors h1)')
    lent?.click()
    await tick()
    expect(button()).toBe('Spend Brace 2 → 1; hull 5 → 4')
    await send()
    expect(await sent()).toEqual(['defense.spend: jan:brace-1'])
  })

  test('a card that attacks by itself is called by its title (R6.43)', async () => {
    const table: CaseTable = {
      options: 'casual-400',
      phase: 'command',
      objective: { card: 'planetary-ion-cannon', tokens: { 'token-1': [457, 450] } },
      ships: {
        nebulon: { card: 'nebulon-b-escort-frigate', at: [457, 300], dials: ['repair', 'repair'] },
        victory: { card: 'victory-ii-class-star-destroyer', at: [800, 850], dials: ['repair', 'repair', 'repair'] },
      },
    }
    const dice: Faces = ['blue hit', 'blue hit', 'blue hit', 'blue critical']
    await openAs(before(table, dice, 'b', 'planetary-ion-cannon@b.1', 'left'), 'a')
    await heading(/Planetary Ion Cannon hits your Nebulon-B.*for 4: spend defense tokens or take it/)
    screen.getByRole('region', { name: 'The attack' })
  })

  test('of two tokens of one kind only one can be chosen (R8.2)', async () => {
    await openAs(new PlayedGame(defended(FIVE)), 'a')
    const [first, second] = question().getAllByRole<HTMLInputElement>('switch', { name: /^brace/ })
    first?.click()
    await tick()
    second?.click()
    await tick()
    expect(second?.checked).toBe(true)
    expect(first?.checked).toBe(false)
  })

  test('tokens that cannot be spent say why (R8.2-R8.4)', async () => {
    await openAs(new PlayedGame(defended(FIVE, {}, { locked: ['evade'] })), 'a')
    expect(control(/^evade locked by an accuracy icon/).disabled).toBe(true)
  })

  test('an exhausted token says that it will be discarded (R8.1)', async () => {
    await openAs(new PlayedGame(defended(FIVE, { defense: ['brace exhausted', 'evade'] })), 'a')
    control(/^brace exhausted .*then discarded/)
  })

  test('evade at long range: the die that hurts most goes, unless another is named, in the same answer (R8.9)', async () => {
    const game = new PlayedGame(defended(FIVE, {}, { range: 'long' }))
    const { sent } = await openAs(game, 'a')
    await choose(/^evade/)
    expect(control(/^red double hit leaves 3/).checked).toBe(true)
    await choose(/^blue hit leaves 4/)
    expect(button()).toBe('Spend Evade 5 → 4; front 3 → 0, 1 card')
    await send()
    expect(await sent()).toEqual(['defense.spend: evade-1', 'defense.evade: d3', 'defense.spend: done'])
    await heading(/^Waiting/)
  })

  test('evade at close range says that it does nothing, and is none of what is not used (R8.9)', async () => {
    await openAs(new PlayedGame(defended(FIVE, { defense: ['evade', 'brace'] }, { range: 'close' })), 'a')
    control(/^evade 5 damage does nothing at this range then exhausted$/)
    question().getByText('Not used: brace.')
    await choose(/^evade/)
    expect(question().queryByRole('radio')).toBeNull()
    expect(button()).toBe('Spend Evade 5 damage; front 3 → 0, 2 cards')
  })

  test('contain shows what it does, not the damage that it leaves as it is (R8.12)', async () => {
    const five: Faces = ['red double hit', 'red double hit', 'red critical']
    await openAs(new PlayedGame(defended(five, { defense: ['contain', 'brace'] })), 'a')
    const shown = [...document.querySelectorAll('.tile')].map((tile) =>
      tile.querySelector('.figure')?.textContent?.trim(),
    )
    expect(shown).toEqual([undefined, '5 → 3'])
    control(/^contain 5 damage no standard critical then exhausted$/)
  })

  test('evade at medium range is settled by luck: it goes first, and the rest waits as a draft (R8.9)', async () => {
    const game = new PlayedGame(defended(FIVE), ['red blank'])
    const { sent } = await openAs(game, 'a')
    await choose(/^brace/, /^evade/)
    question().getByText('The die is rerolled first; then you choose again.')
    await send()
    expect((await sent()).slice(0, 2)).toEqual(['defense.spend: evade-1', 'defense.evade: d1'])
    await vi.waitFor(() => expect(button()).toBe('Spend Brace 3 → 2; front 3 → 1'))
    await send()
    await heading(/^Waiting/)
  })

  test('the other tokens come back as a draft, but not the end of the step (R8.9)', async () => {
    const table = defended(FIVE, { defense: ['evade', 'brace', 'redirect'] })
    await openAs(new PlayedGame(table, ['red blank']), 'a')
    await choose(/^evade/, /^brace/)
    await send()
    await vi.waitFor(() => expect(button()).toMatch(/^Spend Brace 3 → 2/))
    cleanup()
    await openAs(new PlayedGame(table, ['red blank']), 'a')
    await choose(/^evade/)
    await send()
    await vi.waitFor(() => expect(button()).toMatch(/^Spend nothing 3 damage/))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('redirect: zone and split go along with the token, by default what would reach the hull (R8.8)', async () => {
    const table = defended(FIVE, { defense: ['redirect'], shields: { front: 1, left: 2, right: 1 } })
    const { sent } = await openAs(new PlayedGame(table), 'a')
    await choose(/^redirect/)
    expect(control(/^left, 2 shields/).checked).toBe(true)
    expect(button()).toBe('Spend Redirect 5 damage; front 1 → 0, left 2 → 0, 2 cards')
    await press('One less')
    expect(button()).toBe('Spend Redirect 5 damage; front 1 → 0, left 2 → 1, 3 cards')
    await send()
    expect(await sent()).toEqual(['defense.spend: redirect-1', 'defense.redirect: left', 'defense.split: 1'])
    await heading(/^Waiting/)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('redirect where the shields would hold moves a point all the same: nobody spends a token for nothing (R8.8)', async () => {
    const table = defended(['red hit'], { defense: ['redirect'], shields: { front: 2, left: 2, right: 1 } })
    const { sent } = await openAs(new PlayedGame(table), 'a')
    await choose(/^redirect/)
    expect(button()).toBe('Spend Redirect 1 damage; left 2 → 1')
    await send()
    expect(await sent()).toEqual(['defense.spend: redirect-1', 'defense.redirect: left', 'defense.split: 1'])
  })

  test('with a critical in the pool the split goes along, and the page says that it may be asked again (R6.29, R8.8)', async () => {
    const pool: Faces = ['red double hit', 'red double hit', 'red critical']
    const table = defended(pool, { defense: ['brace', 'redirect'], shields: { front: 1, left: 2, right: 1 } })
    const game = new PlayedGame(table, [], { letsPass: true })
    const { sent } = await openAs(game, 'a')
    await choose(/^brace/, /^redirect/)
    question().getByText(/^Needa may still choose a critical effect/)
    await press('One less')
    await send()
    expect(await sent()).toEqual([
      'defense.spend: brace-1',
      'defense.spend: redirect-2',
      'defense.redirect: left',
      'defense.split: 1',
    ])
    await heading(/^Waiting/)
    expect(game.view('a').ships.nebulon).toMatchObject({ shields: { front: 0, left: 1, right: 1 } })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('the split that is asked later has a field and two buttons (R8.8)', async () => {
    const pool: Faces = ['red double hit', 'red double hit']
    const table = defended(
      pool,
      { defense: ['redirect exhausted'], shields: { front: 1, left: 2 } },
      { step: 'total', redirects: ['left'] },
    )
    const { sent } = await openAs(new PlayedGame(table), 'a')
    expect(button()).toBe('Redirect 2 to the left front 1 → 0, left 2 → 0, 1 card')
    await press('One less', 'One less')
    expect(button()).toBe('Redirect nothing front 1 → 0, 3 cards')
    await send()
    expect(await sent()).toEqual(['defense.split: 0'])
  })

  test('the attack is in sight of both players and of whoever watches, with its dice and tokens', async () => {
    const table = defended(FIVE, {}, { locked: ['evade'] })
    for (const viewer of ['a', 'b', 'spectator'] as const) {
      await openAs(new PlayedGame(table), viewer)
      const summary = await screen.findByRole('region', { name: 'The attack' })
      expect(summary.textContent?.replaceAll(/\s+/g, ' ')).toMatch(
        /Victory II "B", front → Nebulon-B "A", front medium range, clear 5 damage evade locked/,
      )
      cleanup()
    }
  })

  test('damage without a zone goes where most shields are, unless the owner says otherwise (R9.2)', async () => {
    const game = new PlayedGame({
      activating: { ship: 'cr90', step: 'reveal' },
      ships: {
        cr90: {
          card: 'cr90-corvette-a',
          at: [457, 300],
          dials: ['navigate'],
          damage: [{ faceup: 'crew-panic' }],
          shields: { front: 0 },
        },
        victory: { card: 'victory-ii-class-star-destroyer', at: [457, 700] },
      },
    })
    const { sent } = await openAs(game, 'a')
    question().getByText('Crew Panic')
    await choose(/^Suffer one damage/)
    await press('Suffer one damage')
    await heading(/suffers 1 damage: choose the hull zone/)
    await choose(/^front 1 card/)
    await send()
    expect(await sent()).toEqual(['damage.zone: front'])
  })
})
