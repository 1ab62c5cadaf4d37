import { cleanup, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { choose, openAs, press, question } from '../support/open-game'
import { PlayedGame } from '../support/played-game'
import { backTo, chips, frigateActs, goOn, select, sentence } from './building'

const REPAIR = 'Recover one shield in the front, 2 points'
const VICTORY = 'front → Victory II "C", front'
const FIGHTER = 'right → TIE Fighter t1'

/** Dial, repair and the first attack, up to its dice. */
async function upToDice(): Promise<void> {
  await goOn()
  await press(REPAIR)
  await goOn()
  await choose(/front → Victory/)
  await goOn()
}

describe('a script made on the page', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  test('is a whole activation, dice included, and goes out at once', async () => {
    const game = new PlayedGame(frigateActs(), ['red hit', 'red hit', 'red blank', 'blue hit', 'blue accuracy'])
    const { sent } = await openAs(game, 'a')
    await upToDice()
    expect(sentence()).toBe('Dice are rolled here.')
    await goOn('Go on past the dice')
    expect(sentence()).toMatch(/^Then: Your Nebulon-B "A" may attack again/)
    await choose(/→ TIE/)
    await goOn()
    await goOn('Go on past the dice')
    expect(sentence()).toMatch(/^Then: Your Nebulon-B "A" moves/)
    expect(chips()).toEqual(['Keep Repair', 'Repair: 1 step', VICTORY, 'dice', FIGHTER, 'dice'])
    await press('Last look')
    question().getByText(`Roll 3 red dice: Cannot be undone – ${VICTORY}, long`)
    expect(question().getAllByText(/^The dice: blanks are rerolled where that is free/)).toHaveLength(2)
    question().getByText('Then it is the turn of Needa.')
    await press('Send 5 answers')
    expect(await sent()).toEqual([
      'activation.dial: keep',
      'activation.command: repair:dial',
      'repair.effect: recover:front',
      'repair.effect: done',
      'attack.declare: front>victory.front',
      'attack.modify: by',
      'attack.declare: right>tie1',
      'attack.modify: by',
      'maneuver.course: other',
    ])
    expect(game.state).toMatchObject({ ships: { nebulon: { activated: true } }, squadrons: { tie1: { hull: 2 } } })
    expect(document.querySelector('.previewed')).toBeNull()
  })

  test('shows the table as it will be, and the exact odds where dice fall', async () => {
    await openAs(new PlayedGame(frigateActs()), 'a')
    await upToDice()
    expect(screen.getByRole('option', { name: /^Nebulon-B/ }).getAttribute('aria-label') ?? '').toContain('front')
    const odds = question().getByRole('region', { name: 'What it may do' })
    expect(odds.textContent).toContain('2.3')
  })

  test('hatches a ship where it comes to rest, beside where it stands', async () => {
    await openAs(new PlayedGame(frigateActs()), 'a')
    const drawn = (what: string) => document.querySelectorAll(`.ends ${what}`).length
    await upToDice()
    expect(drawn('.end')).toBe(0)
    await goOn('Go on past the dice')
    await choose('No further attack')
    await goOn()
    await goOn()
    expect(sentence()).toBe('Then it is the turn of Needa.')
    await vi.waitFor(() => expect([drawn('.end'), drawn('.now')]).toEqual([1, 1]))
    expect(document.querySelector('.ends text')?.textContent?.trim()).toBe('prepared')
    question().getByText(/pieces that move are hatched/)
    await press('Start over')
    expect(drawn('.end')).toBe(0)
  })

  test('stops where a line says that it does not hold, and the rest comes back', async () => {
    const game = new PlayedGame(frigateActs(), ['red hit', 'red hit', 'red blank'])
    const { sent } = await openAs(game, 'a')
    await upToDice()
    await goOn('Go on past the dice')
    await choose(/→ TIE/)
    await select('This answer is used', 'gone')
    expect(question().getByLabelText<HTMLSelectElement>('It is').value).toBe('victory')
    await press('Last look')
    question().getByText(/^If Victory II "C" is destroyed: Roll 2 blue dice/)
    await press('Send 4 answers')
    await sent()
    await vi.waitFor(() =>
      expect(screen.getByRole('alert').textContent).toMatch(/^6 of 7 answers used\. The condition of/),
    )
    expect(chips()).toEqual([`If Victory II "C" is destroyed: ${FIGHTER}`])
    expect(sentence()).toMatch(/^Your Nebulon-B "A" may attack again/)
    expect(game.state).toMatchObject({ ships: { victory: { shields: { front: 1 } } } })
  })

  test('is taken back step by step, and to any of its answers', async () => {
    await openAs(new PlayedGame(frigateActs()), 'a')
    await upToDice()
    await backTo('Repair: 1 step')
    expect(sentence()).toMatch(/^Then: Your Nebulon-B "A" may resolve Repair/)
    expect(chips()).toHaveLength(3)
    await press('Undo')
    expect(chips()).toEqual(['Repair: 1 step', VICTORY])
    await press('Start over')
    expect(chips()).toEqual([])
    expect(sentence()).toMatch(/^Your Nebulon-B "A" reveals Repair/)
  })

  test('strikes through what a change of an earlier answer makes impossible, and says why', async () => {
    await openAs(new PlayedGame(frigateActs()), 'a')
    await upToDice()
    await backTo('Keep Repair')
    await choose(/^Take a token/)
    await press('Go on')
    const broken = () => [...document.querySelectorAll('.off button')]
    await vi.waitFor(() => expect(broken().map((one) => one.textContent.trim())).toEqual(['Repair: 1 step', VICTORY]))
    expect(broken()[0]?.getAttribute('aria-label')).toMatch(/^Repair: 1 step: cannot be used\./)
  })

  test('lies on this device until it is sent', async () => {
    const game = new PlayedGame(frigateActs())
    await openAs(game, 'a')
    await upToDice()
    cleanup()
    await openAs(game, 'a')
    await vi.waitFor(() => expect(chips()).toEqual(['Keep Repair', 'Repair: 1 step', VICTORY]))
    expect(sentence()).toBe('Dice are rolled here.')
  })
})
