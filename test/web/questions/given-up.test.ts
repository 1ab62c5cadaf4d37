import { cleanup } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AskName, DecisionRequest } from '#shared/game/engine/decision'
import { optionsOf, type QuestionContext } from '#web/questions/draft-answer'
import { formOf } from '#web/questions/form-index'
import { type Parts, TURN } from '#web/state/draft.svelte'
import { booklet, brawl, commanded, defended } from '../support/battles'
import { button, choose, openAs, press, question, secondButton, send, sendSecond } from '../support/open-game'
import { PlayedGame } from '../support/played-game'
import { EVERY_ASK } from '../words-view/every-ask'
import { expectSaid } from './given-up'

const ENDS = ['none', 'done', 'pass']

/** Drafts that do nothing, or as little as may be. */
function idleDrafts({ ask, subject, ...request }: DecisionRequest): Parts[] {
  const options = request.kind === 'option' ? request.options.map(({ id }) => id) : []
  const ends = options.filter((id) => ENDS.includes(id))
  const turns = /^squadron\.(activate|act|command)$/.test(ask)
    ? ends.map((option) => ({ ask, subject, choose: { option } }))
    : []
  return [
    {},
    ...ends.map((option): Parts => ({ [ask]: { option } })),
    ...turns.map((line): Parts => ({ [TURN]: { lines: [line] } })),
    { [ask]: { options: [] } },
  ]
}

describe('a button that gives something up says so', () => {
  test.each(Object.keys(EVERY_ASK) as AskName[])('%s', async (ask) => {
    const { view } = EVERY_ASK[ask].page()
    const request = view?.requests[0]
    if (view === undefined || request === undefined) throw new Error('nothing is asked')
    const { prepare } = await formOf(request.ask)
    const sent = idleDrafts(request).map((parts) => {
      const asked: QuestionContext = { request, parts, view, nameOf: (unit) => unit, opponent: 'Needa' }
      return expectSaid(asked, prepare(asked))
    })
    const canEnd = optionsOf(request).some(({ id }) => ENDS.includes(id))
    // Where nothing can be given up nothing was
    expect(sent.flat().length > 0).toBe(canEnd)
  })
})

describe('what can still be done is offered before it is given up', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  const sendsFighter = async () => {
    const opened = await openAs(new PlayedGame(commanded()), 'a')
    await choose(/^Squadron by dial up/)
    await press(/^X-wing x1/)
    await choose(/^Move/)
    await press('engage t3')
    return opened
  }

  test('a squadron that has moved by a command attacks: the strong button says whom (R7.7)', async () => {
    const { sent } = await sendsFighter()
    expect(button()).toBe('Attack TIE Fighter t3')
    expect(secondButton()).toMatch(/^Move without attacking X-wing x1 moves \d+ mm/)
    await send()
    expect(button()).toMatch(/^Roll /)
    expect(secondButton()).toBe('')
    await send()
    expect((await sent()).at(-1)).toBe('squadron.act: tie3')
  })

  test('without attacking, it says so and ends what this squadron does', async () => {
    const { sent } = await sendsFighter()
    await sendSecond()
    expect((await sent()).slice(-2)).toEqual([expect.stringMatching(/^squadron\.move: to/), 'squadron.act: none'])
  })

  test('targets come before places, and places are folded away', async () => {
    await sendsFighter()
    const groups = question().getAllByRole('group')
    const names = groups.map((group) => group.querySelector(':scope > legend, :scope > summary')?.textContent?.trim())
    const at = (name: RegExp) => names.findIndex((each) => name.test(each ?? ''))
    expect(at(/and then\?$/)).toBeGreaterThan(-1)
    expect(at(/and then\?$/)).toBeLessThan(at(/what does it do\?$/))
    expect(at(/and then\?$/)).toBeLessThan(at(/^Another place$/))
    expect(question().getByText('Another place').closest('details')?.open).toBe(false)
  })

  test('of several targets one is chosen in the list, to which the strong button leads', async () => {
    const near = commanded()
    const tie2 = { card: 'tie-fighter-squadron', at: [458, 545] as [number, number] }
    await openAs(new PlayedGame({ ...near, squadrons: { ...near.squadrons, tie2 } }), 'a')
    await choose(/^Squadron by dial up/)
    await press(/^X-wing x1/)
    await choose(/^Move/)
    await press('touch t3')
    expect(button()).toBe('Choose an attack')
    await send()
    expect(document.activeElement?.getAttribute('type')).toBe('radio')
    expect(document.activeElement?.closest('fieldset')?.textContent).toMatch(/and then\?/)
  })

  test('the second squadron of a pair is offered before the first is sent alone (R11.2)', async () => {
    const { sent } = await openAs(new PlayedGame(brawl()), 'a')
    await press(/^X-wing x1/)
    await choose(/^Do nothing/)
    expect(button()).toBe('Choose the next squadron')
    expect(secondButton()).toBe('Send only this for now X-wing x1 does nothing')
    const last = question().getAllByRole('group').at(-1)
    expect(last?.textContent).toMatch(/^And the second\?/)
    await send()
    expect(document.activeElement?.textContent).toMatch(/X-wing x2/)
    await sendSecond()
    expect(await sent()).toEqual(['squadron.activate: x1', 'squadron.act: none'])
  })

  test('moving away from an enemy in reach is told as not attacking (R11.9)', async () => {
    const free = brawl()
    const table = { ...free, squadrons: { x1: { card: 'x-wing-squadron', at: [400, 500] as [number, number] } } }
    await openAs(new PlayedGame(table), 'a')
    await choose(/^Move/)
    await press('stay here')
    expect(button()).toBe('Send X-wing x1 stays, does not attack')
  })

  test('a ship that a token could save is not lost by one press', async () => {
    const five = ['red double hit', 'red hit', 'red hit', 'blue hit'] as const
    const { sent } = await openAs(new PlayedGame(defended([...five], { hull: 2 })), 'a')
    expect(button()).toBe('Choose a defense token')
    expect(secondButton()).toMatch(/^Spend nothing .*destroyed$/)
    question().getByText(/Not used: .*brace/)
    await sendSecond()
    expect(secondButton()).toMatch(/^Press again to send/)
    await sendSecond()
    expect(await sent()).toEqual(['defense.spend: done'])
  })

  test('no further attack names whom it leaves', async () => {
    await openAs(new PlayedGame(booklet()), 'a')
    await choose(/^No attack/)
    question().getByText('Not attacked: Victory II "B".')
  })
})
