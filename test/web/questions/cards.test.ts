import { cleanup } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { shipOf } from '#shared/game/engine/state'
import type { CaseTable } from '#test/support/case-format-table'
import { dealt, defended } from '../support/battles'
import { button, choose, control, heading, openAs, press, question, send } from '../support/open-game'
import { PlayedGame } from '../support/played-game'

describe('damage cards ask in our words', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })
  const reveal = async (game: PlayedGame) => {
    const opened = await openAs(game, 'a')
    await press(/^Resolve the standard critical/)
    return opened
  }
  const asVictim = async (game: PlayedGame) => {
    await reveal(game)
    await heading(/^Waiting/)
    cleanup()
    return openAs(game, 'b')
  }

  test('Injured Crew: its owner gives a defense token up (R9.10)', async () => {
    const { sent } = await asVictim(new PlayedGame(dealt('injured-crew')))
    question().getByText('Injured Crew')
    question().getByText(/Its owner gives up one defense token/)
    await choose('brace')
    await press('Discard brace')
    expect(await sent()).toEqual(['effect.choose: brace-1'])
  })

  test('Comm Noise: the other player slows the ship, or gives its top dial a new command under a salt of this client (R17.7g)', async () => {
    const game = new PlayedGame(dealt('comm-noise'))
    const { sent } = await reveal(game)
    await heading(/Comm Noise/)
    control('Speed 2 → 1')
    await choose(/^A new command on its top dial/)
    await press('Change its top dial')
    await heading(/new command for a dial/)
    await choose('Squadron')
    await press('Set Squadron')
    expect(await sent()).toEqual(['dial.replace: other'])
    const [top] = shipOf(game.state, 'victory').dials
    expect(top?.command).toBe('squadron')
    expect(top?.salt).toMatch(/^[0-9a-f]{32}$/)
  })

  test('Shield Failure: up to two zones, and no more (RL.1)', async () => {
    const { sent } = await reveal(new PlayedGame(dealt('shield-failure')))
    await heading(/Shield Failure/)
    expect(button()).toBe('Take no shield')
    await choose(/^front: 3 → 2/, /^left: 3 → 2/)
    expect(control(/^right/).disabled).toBe(true)
    await press('Take 2 shields: front and left')
    expect(await sent()).toEqual(['effect.choose: front left'])
  })

  test('Projector Misaligned: of zones with equally many shields its owner names the one (R9.10)', async () => {
    const { sent } = await asVictim(new PlayedGame(dealt('projector-misaligned')))
    await choose(/^left: 3 → 0/)
    await press('The left loses all its shields')
    expect(await sent()).toEqual(['effect.choose: left'])
  })

  test('Crew Panic: damage, or the dial', async () => {
    const game = new PlayedGame({
      activating: { ship: 'cr90', step: 'reveal' },
      ships: {
        cr90: { card: 'cr90-corvette-a', at: [457, 300], dials: ['navigate'], damage: [{ faceup: 'crew-panic' }] },
        victory: { card: 'victory-ii-class-star-destroyer', at: [457, 700] },
      },
    })
    const { sent } = await openAs(game, 'a')
    await choose(/^Discard the dial/)
    await press('Discard the dial')
    expect(await sent()).toEqual(['effect.choose: dial'])
  })

  test('a card without words of its own for the button says beneath it what is sent', async () => {
    const table = {
      options: 'casual-400',
      activating: { ship: 'quasar', step: 'activate' },
      ships: {
        quasar: {
          card: 'quasar-fire-i-class-cruiser-carrier',
          at: [300, 200],
          dials: ['repair', 'repair'],
          upgrades: ['squall'],
        },
        cr90: { card: 'cr90-corvette-a', at: [800, 800], activated: true },
      },
      squadrons: {
        t1: { card: 'tie-fighter-squadron', at: [300, 350] },
        t2: { card: 'tie-fighter-squadron', at: [400, 300] },
      },
    } satisfies CaseTable
    await openAs(new PlayedGame(table), 'b')
    await choose(/^Use Squall/)
    await send()
    await heading(/Squall/)
    await choose(/t1/, /t2/)
    expect(button()).toBe('Answer TIE Fighter t1 and TIE Fighter t2')
  })

  test('Faulty Countermeasures is named where it forbids a token (R9.7)', async () => {
    const table = defended(['red hit', 'blue hit'], {
      defense: ['brace exhausted', 'evade'],
      damage: [{ faceup: 'faulty-countermeasures' }],
    })
    await openAs(new PlayedGame(table), 'a')
    expect(control(/^brace exhausted Faulty Countermeasures forbids it/).disabled).toBe(true)
    await choose(/^evade/)
    await send()
  })
})
