import { cleanup, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { shipOf } from '#shared/game/engine/state'
import { button, choose, control, formIsThere, heading, openAs, press, question, send } from '../support/open-game'
import { PlayedGame } from '../support/played-game'

const asks = async (text: string) => {
  await vi.waitFor(() => question().getByText(text))
  await formIsThere()
}

describe('cards of the core set ask in our words', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  test('General Dodonna shows the four cards with what they do, and deals the one that is chosen (R17.8i)', async () => {
    const game = new PlayedGame({
      attacking: { by: 'cr90', from: 'front', at: 'victory.rear', step: 'critical', pool: ['red critical'] },
      ships: {
        cr90: { card: 'cr90-corvette-a', at: [457, 300], upgrades: ['general-dodonna'] },
        victory: { card: 'victory-ii-class-star-destroyer', at: [457, 550], shields: { rear: 0 } },
      },
      deck: ['crew-panic', 'ruptured-engine', 'blinded-gunners', 'power-failure'],
    })
    const { sent } = await openAs(game, 'a')
    await press(/^Resolve the standard critical/)
    await heading(/^General Dodonna of CR90.*: use it now, or go on without it/)
    await choose(/^Use General Dodonna Before an enemy ship/)
    await press('Use General Dodonna')
    await asks('Which of these cards does the enemy ship get?')
    question().getByText(/^The card says what happens/)
    await choose(/^Blinded Gunners/)
    await press(/^Answer/)
    await vi.waitFor(async () => expect(await sent()).toEqual(['effect.choose: 2']))
    expect(shipOf(game.state, 'victory').damage).toEqual([{ slot: 1, card: 'blinded-gunners', faceup: true }])
  })

  test('Defense Liaison asks for the token, then for the command', async () => {
    const game = new PlayedGame({
      activating: { ship: 'victory', step: 'reveal' },
      ships: {
        cr90: { card: 'cr90-corvette-a', at: [100, 100], activated: true },
        victory: {
          card: 'victory-ii-class-star-destroyer',
          at: [457, 550],
          dials: ['squadron'],
          tokens: ['navigate', 'squadron'],
          upgrades: ['defense-liaison'],
        },
      },
    })
    await openAs(game, 'b')
    await choose(/^Use Defense Liaison/)
    await press('Use Defense Liaison')
    await asks('Which command token does it spend?')
    await choose('Navigate')
    await press(/^Answer/)
    await asks('Which command is on the dial instead?')
    expect(control('Navigate').disabled).toBe(false)
    await choose('Repair')
    await press(/^Answer/)
    await heading(/dial/i)
    expect(shipOf(game.state, 'victory').commandTokens).toEqual(['squadron'])
  })

  test('H9 Turbolasers names the dice as they lie; other cards are still there after it (R6.18)', async () => {
    const game = new PlayedGame({
      attacking: { by: 'victory', from: 'front', at: 'cr90.front', pool: ['red hit', 'blue hit'], range: 'medium' },
      ships: {
        cr90: { card: 'cr90-corvette-a', at: [457, 300] },
        victory: {
          card: 'victory-ii-class-star-destroyer',
          at: [457, 550],
          heading: 180,
          upgrades: ['h9-turbolasers', 'dominator'],
        },
      },
    })
    await openAs(game, 'b')
    await choose(/^Use H9 Turbolasers When this ship attacks/)
    await send()
    await asks('Which die is turned to accuracy?')
    control('red hit')
    await choose('blue hit')
    await press(/^Answer/)
    await vi.waitFor(() => control(/^Use Dominator/))
    expect(game.state.stack.at(-1)).toMatchObject({ kind: 'attack', pool: [{ face: 'hit' }, { face: 'accuracy' }] })
  })

  test('Overload Pulse stands beside the standard effect, Electronic Countermeasures beside the tokens', async () => {
    const game = new PlayedGame({
      attacking: {
        by: 'cr90',
        from: 'front',
        at: 'victory.rear',
        step: 'defend',
        pool: ['blue critical', 'red hit'],
        locked: ['brace'],
      },
      ships: {
        cr90: { card: 'cr90-corvette-a', at: [457, 300], upgrades: ['overload-pulse'] },
        victory: {
          card: 'victory-ii-class-star-destroyer',
          at: [457, 550],
          shields: { rear: 2 },
          upgrades: ['electronic-countermeasures'],
        },
      },
    })
    await openAs(game, 'b')
    await choose(/Electronic Countermeasures When this ship defends/)
    question().getByText('The card works first; then you choose again.')
    await send()
    await vi.waitFor(() => expect(control(/^brace/).disabled).toBe(false))
    await send()
    cleanup()
    await openAs(game, 'a')
    // Two damage on two shields deal no card: the standard effect would do nothing
    expect(button()).toBe('Resolve Overload Pulse')
    await choose(/^The standard effect/)
    screen.getByText('Not used: Overload Pulse.')
    await choose(/^Use Overload Pulse Blue critical effect/)
    await send()
    expect(shipOf(game.state, 'victory').defense.every(({ exhausted }) => exhausted)).toBe(true)
  })
})
