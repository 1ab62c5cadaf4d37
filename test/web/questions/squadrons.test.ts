import { cleanup, fireEvent, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CaseTable } from '#test/support/case-format-table'
import { brawl, commanded } from '../support/battles'
import { button, choose, heading, openAs, press, question, secondButton, send } from '../support/open-game'
import { PlayedGame } from '../support/played-game'

const textOf = (part: string): string =>
  [...document.querySelectorAll(part)]
    .map(({ textContent }) => textContent)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
const outcome = (): string => textOf('.outcome')
const status = (): string => document.querySelector('.status')?.textContent?.trim() ?? ''
const fill = async (label: RegExp, value: number) => {
  const field = question().getByRole<HTMLInputElement>('spinbutton', { name: label })
  await fireEvent.change(field, { target: { value: String(value) } })
  await tick()
}
/** Squadrons far from everything, and a ship of each side. */
const open = (squadrons: NonNullable<CaseTable['squadrons']>, changes: Partial<CaseTable> = {}): CaseTable => ({
  phase: 'squadron',
  ships: {
    nebulon: { card: 'nebulon-b-escort-frigate', at: [200, 200], activated: true },
    victory: { card: 'victory-ii-class-star-destroyer', at: [700, 800], heading: 180, activated: true },
  },
  squadrons,
  ...changes,
})
const pair = () =>
  open({
    x1: { card: 'x-wing-squadron', at: [400, 300] },
    x2: { card: 'x-wing-squadron', at: [500, 300] },
    x3: { card: 'x-wing-squadron', at: [200, 600] },
    tie1: { card: 'tie-fighter-squadron', at: [450, 480] },
  })

describe('a turn of squadrons is drafted as a whole and sent as one answer', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  test('two of them move, by names of places and by bearing and distance (R11.2, R11.9)', async () => {
    const { sent } = await openAs(new PlayedGame(pair()), 'a')
    await press(/^X-wing x1/)
    expect(status()).toBe('Choose what X-wing x1 does.')
    await choose(/^Move/)
    expect(status()).toBe('Choose where X-wing x1 moves.')
    await press('engage t1')
    // Facts come after the form
    await vi.waitFor(() =>
      expect(outcome()).toMatch(
        /^Engaged there with TIE Fighter t1; it cannot move away\. ?It moves, so it cannot attack now\. In its reach there: TIE Fighter t1\./,
      ),
    )
    await press(/^X-wing x2/)
    await choose(/^Move/)
    await fill(/^Bearing/, 90)
    await fill(/^Distance/, 100)
    expect(button()).toMatch(/^Send X-wing x1 moves \d+ mm; X-wing x2 moves 100 mm$/)
    await send()
    expect(await sent()).toEqual([
      'squadron.activate: x1',
      'squadron.act: move',
      expect.stringMatching(/^squadron\.move: to/),
      'squadron.activate: x2',
      'squadron.act: move',
      'squadron.move: to 600, 300',
    ])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('what a place means stays above the buttons, and the list of the next does not push the answers away', async () => {
    await openAs(new PlayedGame(pair()), 'a')
    await press(/^X-wing x1/)
    await choose(/^Move/)
    await press('engage t1')
    await vi.waitFor(() =>
      expect(textOf('.outcome.stays')).toMatch(
        /^Engaged there with TIE Fighter t1.* In its reach there: TIE Fighter t1\.$/,
      ),
    )
    const [places, next] = [document.querySelector('.anchors'), document.querySelector('.squadrons')]
    expect(next?.textContent).toMatch(/X-wing x2/)
    expect(places?.compareDocumentPosition(next as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('the button that leads to the next squadron says where to choose it', async () => {
    await openAs(new PlayedGame(pair()), 'a')
    await press(/^X-wing x1/)
    await choose(/^Move/)
    await press('engage t1', 'Choose the next squadron')
    expect(status()).toMatch(/^Choose it in the marked list above, or on the table\./)
    expect(document.activeElement?.textContent).toMatch(/X-wing x2/)
    expect(document.querySelector('.led [data-first]')).not.toBeNull()
  })

  test('six presses are enough for two moves, and as few taps on the table (ux 9)', async () => {
    const { sent } = await openAs(new PlayedGame(pair()), 'a')
    await press(/^X-wing x1/)
    await choose(/^Move/)
    await press('touch t1', /^X-wing x2/)
    await choose(/^Move/)
    await press('stay here')
    await send()
    expect(await sent()).toHaveLength(6)
  })

  test('it goes no farther than its speed, and over nothing (R11.10, R11.12)', async () => {
    await openAs(new PlayedGame(pair()), 'a')
    await press(/^X-wing x1/)
    await choose(/^Move/)
    await fill(/^Bearing/, 0)
    await fill(/^Distance/, 900)
    expect(question().getByRole<HTMLInputElement>('spinbutton', { name: /^Distance/ }).value).toBe('184')
    // Where x2 stands there is no room; it comes to rest beside it
    await fill(/^Bearing/, 90)
    await fill(/^Distance/, 100)
    expect(secondButton()).toMatch(/^Send only this for now X-wing x1 moves (?!100)\d+ mm$/)
  })

  test('leaving the table is possible, warned of, and takes a second press (R9.15)', async () => {
    const edge = open({
      x1: { card: 'x-wing-squadron', at: [400, 60] },
      x2: { card: 'x-wing-squadron', at: [500, 300] },
    })
    const { sent } = await openAs(new PlayedGame(edge), 'a')
    await press(/^X-wing x1/)
    await choose(/^Move/)
    await fill(/^Bearing/, 180)
    await fill(/^Distance/, 40)
    expect(outcome()).not.toMatch(/leaves/)
    await fill(/^Distance/, 90)
    await vi.waitFor(() => expect(outcome()).toBe('X-wing x1 leaves the play area and is destroyed.'))
    await press('Last look')
    question().getByText('X-wing x1 leaves the play area and is destroyed.')
    await send()
    expect(button()).toMatch(/^Press again to send/)
    await send()
    expect((await sent()).at(-1)).toBe('squadron.move: to 400, -30')
  })

  test('engaged, it does not move and attacks squadrons only, and the page says why (R11.13, R11.17)', async () => {
    await openAs(new PlayedGame(brawl()), 'a')
    await press(/^X-wing x2 engaged with TIE Fighter t1 and TIE Fighter t2/)
    question().getByText('Move: not while engaged with TIE Fighter t1 and TIE Fighter t2')
    expect(question().queryByRole('radio', { name: /^Move/ })).toBeNull()
    await choose(/→ TIE Fighter t1/)
    expect(button()).toBe('Roll 4 blue dice Cannot be undone – X-wing x2 → TIE Fighter t1')
  })

  test('its button says what it could attack without a move (R11.5)', async () => {
    await openAs(
      new PlayedGame(
        open({
          x1: { card: 'x-wing-squadron', at: [700, 660] },
          x2: { card: 'x-wing-squadron', at: [400, 300] },
        }),
      ),
      'a',
    )
    expect(question().getByRole('button', { name: /^X-wing x1/ }).textContent).toMatch(
      /free to move; can attack Victory/,
    )
    expect(question().getByRole('button', { name: /^X-wing x2/ }).textContent).toMatch(/free to move\s*$/)
  })

  test('what cannot be attacked is told with its reason (R11.17)', async () => {
    const held = open({
      tie1: { card: 'tie-fighter-squadron', at: [200, 290] },
      x1: { card: 'x-wing-squadron', at: [250, 290] },
      tie2: { card: 'tie-fighter-squadron', at: [800, 100] },
    })
    await openAs(new PlayedGame({ ...held, squadronPhase: { turn: 'b' } }), 'b')
    await press(/^TIE Fighter t1/)
    question().getByText('Engaged with X-wing x1: it must attack squadrons, not ships.')
    question()
      .getByText(/^Why not another target/)
      .click()
    const front = await question().findByRole('button', { name: /→ Nebulon-B "A", front/ })
    expect(front.textContent).toMatch(/it is engaged and must attack squadrons/)
  })

  test('an attack ends what can be foreseen: it is sent up to the dice', async () => {
    const game = new PlayedGame(brawl(), ['blue hit', 'blue hit', 'blue accuracy', 'blue critical'])
    const { sent } = await openAs(game, 'a')
    await press(/^X-wing x1/)
    await choose(/^Do nothing/)
    await press(/^X-wing x2/)
    await choose(/→ TIE Fighter t1/)
    expect(button()).toMatch(/^Roll 4 blue dice Cannot be undone – X-wing x1 does nothing; X-wing x2 → TIE Fighter t1/)
    await send()
    expect(await sent()).toEqual([
      'squadron.activate: x1',
      'squadron.act: none',
      'squadron.activate: x2',
      'squadron.act: tie1',
    ])
    // x2 was the second of the turn, and nobody else may answer
    await heading(/Waiting for Needa/)
  })

  test('criticals of a Bomber count on a ship, those of others do not (R11.25)', async () => {
    const bombed = open({
      x1: { card: 'x-wing-squadron', at: [700, 700] },
      x2: { card: 'x-wing-squadron', at: [300, 500] },
    })
    await openAs(new PlayedGame(bombed), 'a')
    await press(/^X-wing x1/)
    // A red die: hits 2/8, criticals 2/8, a double hit 1/8
    question().getByRole('radio', { name: /Victory II "B", front .* 0\.8 average/ })
    cleanup()
    const shot = open({
      tie1: { card: 'tie-fighter-squadron', at: [200, 290] },
      tie2: { card: 'tie-fighter-squadron', at: [800, 100] },
    })
    await openAs(new PlayedGame({ ...shot, squadronPhase: { turn: 'b' } }), 'b')
    await press(/^TIE Fighter t1/)
    // A blue die: hits 4/8
    question().getByRole('radio', { name: /Nebulon-B "A", front .* 0\.5 average/ })
  })

  test('the draft outlives the page, and a squadron can be taken out of it again', async () => {
    const game = new PlayedGame(pair())
    await openAs(game, 'a')
    await press(/^X-wing x1/)
    await choose(/^Move/)
    await press('touch t1', /^X-wing x2/)
    cleanup()
    await openAs(game, 'a')
    expect(
      question()
        .getAllByRole('listitem')
        .map((item) => item.textContent?.trim()),
    ).toEqual([expect.stringMatching(/^X-wing x1 moves \d+ mm/)])
    await press('Another squadron instead')
    question().getByRole('button', { name: /^X-wing x2/ })
    await press(/Undo/)
    await press('Change X-wing x1')
    expect(status()).toBe('Choose a squadron.')
  })

  test('the only one left is not asked for, but the first can still be put elsewhere (R11.2)', async () => {
    const two = open({
      x1: { card: 'x-wing-squadron', at: [400, 300] },
      x2: { card: 'x-wing-squadron', at: [500, 300] },
    })
    const { sent } = await openAs(new PlayedGame(two), 'a')
    await press(/^X-wing x1/)
    await choose(/^Move/)
    await fill(/^Bearing/, 0)
    await fill(/^Distance/, 50)
    await press(/^X-wing x2/)
    await choose(/^Do nothing/)
    await send()
    expect(await sent()).toEqual([
      'squadron.activate: x1',
      'squadron.act: move',
      'squadron.move: to 400, 350',
      'squadron.act: none',
    ])
  })

  test('a pair that one squadron is left of is not asked for: it acts (R11.2)', async () => {
    const alone = open({ x1: { card: 'x-wing-squadron', at: [400, 300] } })
    const { sent } = await openAs(new PlayedGame(alone), 'a')
    await choose(/^Do nothing/)
    await send()
    expect(await sent()).toEqual(['squadron.act: none'])
  })
})

describe('a Squadron command sends squadrons one by one', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  test('dial, token and both tell how many, and who is in range now (R7.6, R7.7)', async () => {
    await openAs(new PlayedGame(commanded()), 'a')
    const uses = question()
      .getAllByRole('radio')
      .map((radio) => radio.parentElement?.textContent?.replaceAll(/\s+/g, ' ').trim())
    expect(uses.slice(0, 4)).toEqual([
      'no',
      'Squadron by dial up to 2 squadrons; 3 are in range',
      'Squadron by token up to 1 squadron; 3 are in range',
      'Squadron by dial and token up to 3 squadrons; 3 are in range',
    ])
  })

  test('commanded, it moves and attacks in one answer, up to the dice (R7.7)', async () => {
    const { sent } = await openAs(new PlayedGame(commanded(), ['blue hit', 'blue hit', 'blue hit', 'blue hit']), 'a')
    await choose(/^Squadron by dial up/)
    question().getByText('Which squadron next? 2 left')
    await press(/^X-wing x1/)
    await choose(/^Move/)
    await press('engage t3')
    await vi.waitFor(() => expect(outcome()).toContain('Can attack there: TIE Fighter t3.'))
    await choose(/→ TIE Fighter t3/)
    await send()
    expect(await sent()).toEqual([
      'activation.command: squadron:dial',
      'squadron.command: x1',
      'squadron.act: move',
      expect.stringMatching(/^squadron\.move: to/),
      'squadron.act: tie3',
    ])
    await heading(/may activate one more squadron/)
    await press('No more squadrons')
    await send()
    expect(await sent()).toEqual(['squadron.command: done'])
  })

  test('the button that stops tells of no more squadrons than the command allows (R7.6)', async () => {
    await openAs(new PlayedGame(commanded()), 'a')
    await choose(/^Squadron by dial up/)
    question().getByText('Which squadron next? 2 left')
    await press('No more squadrons')
    expect(button()).toMatch(/2 squadrons could still act\.$/)
  })

  test('the same ship may repair instead', async () => {
    const { sent } = await openAs(new PlayedGame(commanded()), 'a')
    await choose(/^Repair by token/)
    await press('Recover one shield in the front, 2 points')
    await send()
    expect(await sent()).toEqual(['activation.command: repair:token', 'repair.effect: recover:front'])
  })

  test('with nobody in range the command is not resolved unless one insists', async () => {
    const table = commanded()
    const { sent } = await openAs(new PlayedGame({ ...table, squadrons: {} }), 'a')
    expect(button()).toBe('No command now')
    question().getByText('Not used: Repair.')
    await send()
    expect(await sent()).toEqual(['activation.command: none'])
  })
})
