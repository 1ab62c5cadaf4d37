import { cleanup, fireEvent, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CaseTable } from '#test/support/case-format-table'
import { button, choose, heading, openAs, press, question, send } from '../support/open-game'
import { PlayedGame } from '../support/played-game'
import {
  deployTable,
  initiativeTable,
  objectiveTable,
  obstaclesTable,
  squadronsTable,
  tokenTable,
} from '../support/set-ups'

/** Parts of the page that come after the question. */
const field = (name: RegExp) => question().getByRole<HTMLInputElement>('spinbutton', { name })
async function put(name: RegExp, value: number): Promise<void> {
  await fireEvent.change(field(name), { target: { value: String(value) } })
  await tick()
}
const says = (text: string | RegExp) => question().findAllByText(text)
const handle = (name: RegExp) => screen.findByRole('slider', { name })

describe('set-up asks', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  test('who is first player, and says what it brings (R3.5)', async () => {
    const game = new PlayedGame(initiativeTable())
    const page = await openAs(game, 'a')
    await heading('Choose who is first player: you or Needa.')
    expect(screen.queryByText(/^initiative:/)).toBeNull()
    const own = within(question().getByRole('region', { name: 'Your objectives, if you are the second player' }))
    expect(own.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent)).toEqual([
      'Most Wanted',
      'Fire Lanes',
      'Minefields',
    ])
    expect(
      own.getByText(/^The objectives of Needa are hidden now. If you are first player, you see all three/),
    ).toBeTruthy()
    expect(question().queryByText(/Precision Strike/)).toBeNull()
    await choose(/^Needa is/)
    expect(button()).toBe('Be second player')
    await send()
    expect(await page.sent()).toEqual(['setup.initiative: opponent'])
    expect(game.state.firstPlayer).toBe('b')
  })

  test('who is first player of a core-set game, in which the second one draws objectives (R3.7)', async () => {
    await openAs(new PlayedGame({ ...initiativeTable(), options: 'core-set', objectiveCards: { a: [], b: [] } }), 'a')
    expect(question().queryByRole('region')).toBeNull()
    expect(
      question().getByRole('radio', { name: /^You are you act first .* draws two objectives and chooses one$/ }),
    ).toBeTruthy()
    expect(question().getByRole('radio', { name: /^Needa is you draw two objectives and choose one/ })).toBeTruthy()
  })

  test('for one of the other player’s objectives, each with what it does and what its tokens are worth (R3.6)', async () => {
    await openAs(new PlayedGame(objectiveTable()), 'a')
    expect(question().getAllByRole('radio')).toHaveLength(3)
    expect(
      question()
        .getByRole('radio', { name: /^Dangerous Territory/ })
        .closest('label')?.textContent,
    ).toMatch(/Navigation ·\s+a victory token is worth 15 points.*obstacle/s)
    await choose(/^Precision Strike/)
    expect(button()).toBe('Play Precision Strike')
  })
})

describe('an obstacle', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  const taken = async (name: RegExp) => {
    const game = new PlayedGame(obstaclesTable())
    const page = await openAs(game, 'a')
    await press(name)
    return { game, page }
  }

  test('comes before what prepares all of them', async () => {
    await openAs(new PlayedGame(obstaclesTable()), 'a')
    const [station, all] = [/^station/, 'Prepare my obstacles'].map((name) => question().getByRole('button', { name }))
    if (!station || !all) throw new Error('two buttons are expected')
    expect(station.compareDocumentPosition(all)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('lies at once where it may, as the page proposes', async () => {
    const { game, page } = await taken(/^station/)
    await heading('Choose where this obstacle lies: station.')
    await says('Place: station')
    await says('It fits here.')
    await says(/^It must be wholly in the setup area; beyond distance 1–3 of every edge; beyond distance 1 of every/)
    expect(button()).toMatch(/^Send cannot be moved later$/)
    await press(/^Send/)
    expect(await page.sent()).toEqual(['obstacle.choose: station', 'obstacle.place: other'])
    expect(game.state.obstacles.station).toBeDefined()
  })

  test.each([
    [300, 457, 'beyond distance 1 of every other obstacle; asteroid field 1 is in the way'],
    [150, 457, 'beyond distance 1–3 of every edge'],
    [20, 457, 'wholly in the setup area'],
  ])('at %i, %i mm does not lie: %s (R3.9)', async (x, y, rule) => {
    await taken(/^station/)
    await put(/^West/, x)
    await put(/^South/, y)
    await says(`Not here: it must be ${rule}.`)
    expect(document.querySelector('.actions .primary')?.getAttribute('aria-disabled')).toBe('true')
    await press('Nearest place that fits')
    await says('It fits here.')
  })

  test('is put where the table is tapped, and keeps its heading', async () => {
    await taken(/^station/)
    await handle(/^Place of station/)
    await put(/^Heading/, 45)
    const before = field(/^West/).value
    const ground = document.querySelector('.mat .ground')
    if (ground === null) throw new Error('there is no table')
    const at = { clientX: 40, clientY: 40, pointerId: 1, button: 0, pointerType: 'touch' }
    await fireEvent.pointerDown(ground, at)
    await fireEvent.pointerUp(ground, at)
    await tick()
    expect(field(/^West/).value).not.toBe(before)
    expect(field(/^Heading/).value).toBe('45')
  })

  test('tells fingers what they can do, who have no keys', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }))
    await taken(/^asteroid field 3/)
    await says(
      'Tap on the table where it goes, or drag it there; or open “By degrees and mm”. Its round handle turns it.',
    )
    expect(question().queryByText(/arrow keys|Comma/)).toBeNull()
  })

  test('is moved and turned by keys on the table (ux 4)', async () => {
    await taken(/^asteroid field 3/)
    await heading('Choose where this obstacle lies: asteroid field 3.')
    const slider = await handle(/^Place of asteroid field 3/)
    await says(/^Drag it on the table, .* Comma and full stop turn it\.$/)
    await put(/^West/, 450)
    await put(/^South/, 600)
    for (const key of ['ArrowRight', 'ArrowUp', '.', '.', ',']) await fireEvent.keyDown(slider, { key })
    await fireEvent.keyDown(slider, { key: 'ArrowRight', shiftKey: true })
    await tick()
    expect([/^West/, /^South/, /^Heading/].map((name) => field(name).value)).toEqual(['456', '605', '15'])
    expect(slider.getAttribute('aria-valuetext')).toMatch(/^456 mm from the west, 605 mm from the south, heading 15°/)
  })

  test('is undone step by step, and its draft is there after a reload', async () => {
    const { game } = await taken(/^station/)
    await put(/^West/, 460)
    cleanup()
    await openAs(game, 'a')
    expect(field(/^West/).value).toBe('460')
    await press(/Undo/)
    await press(/Undo/)
    expect(question().queryByRole('spinbutton')).toBeNull()
    question().getByRole('button', { name: /^station/ })
  })
})

describe('deployment', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  test('lists what has to wait with its reason (R3.17)', async () => {
    await openAs(new PlayedGame(deployTable()), 'a')
    await says('X-wing x1: none of your ships is on the table yet')
    await says('To be deployed: yours 2 ships and 3 squadrons, theirs 1 ship and 3 squadrons.')
  })

  test('of a ship wants a speed of its chart (R3.16)', async () => {
    const game = new PlayedGame(deployTable())
    await openAs(game, 'a')
    await press(/^Nebulon-B/)
    await says('Choose a speed.')
    // Nothing comes of a deployment that is not complete
    expect(question().queryByText(/^You are asked:|^The rest depends/)).toBeNull()
    expect(
      question()
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent?.trim()),
    ).toEqual(['1', '2', '3'])
    await choose('3')
    await put(/^Heading/, 350)
    await press(/^Send/)
    await vi.waitFor(() => expect(game.state.ships.nebulon).toMatchObject({ dialSpeed: 3, pose: { heading: 350_000 } }))
  })

  test('of a ship that was put too far forward goes back without a turn, if it is asked for the nearest place', async () => {
    await openAs(new PlayedGame(deployTable()), 'a')
    await press(/^Nebulon-B/)
    await put(/^Heading/, 350)
    await put(/^South/, 152)
    await says(/^Not here: it must be wholly in your deployment zone/)
    await press('Nearest place that fits')
    await says('It fits here.')
    expect(field(/^Heading/).value).toBe('350')
  })

  test('of two squadrons is one answer; the first can be taken back (R3.13)', async () => {
    const game = new PlayedGame(squadronsTable())
    const page = await openAs(game, 'a')
    await press(/^X-wing x1/)
    await says('Which squadron comes second?')
    await press(/^X-wing x3/)
    await press('Take back X-wing x1')
    expect(question().queryByRole('spinbutton')).toBeNull()
    await press(/^X-wing x2/)
    await press(/^X-wing x3/)
    await press(/^Send/)
    expect(await page.sent()).toEqual([
      'deploy.choose: x2',
      'deploy.place: other',
      'deploy.choose: x3',
      'deploy.place: other',
    ])
    expect(Object.keys(game.state.squadrons)).toEqual(['x2', 'x3'])
  })

  test('tokens of an objective come one after the other, and go in one answer', async () => {
    const game = new PlayedGame(tokenTable())
    const page = await openAs(game, 'b')
    await says('Place: objective token 1')
    await says(/^Drag it on the table, .* with Shift 1 mm\.\s*$/)
    await press('Go on to objective token 2', 'Go on to objective token 3')
    expect(button()).not.toContain('cannot be moved later')
    await press(/^Send/)
    expect(await page.sent()).toEqual(Array.from({ length: 3 }, () => 'objective.place: other'))
    expect(game.state.objectiveTokens).toHaveLength(3)
  })

  test('a token that may be moved is proposed where it lies (OB10)', async () => {
    const game = new PlayedGame(tokenTable())
    await openAs(game, 'b')
    await put(/^West/, 250)
    await press('Go on to objective token 2')
    await put(/^West/, 700)
    await press('Go on to objective token 3', /^Send/)
    await vi.waitFor(() => expect(game.state.objectiveTokens).toHaveLength(3))
    const placed = structuredClone(game.state.objectiveTokens)
    cleanup()
    localStorage.clear()
    await openAs(game, 'a')
    await heading('Fire Lanes: you may move objective token 1, or leave it.')
    await says(/wholly within distance 1–2 of where it lies now/)
    await press('Go on to objective token 2', 'Go on to objective token 3', /^Send/)
    await vi.waitFor(() => expect(game.view('a').requests[0]?.ask).toBe('deploy.choose'))
    expect(game.state.objectiveTokens).toEqual(placed)
  })

  test('Sensor Net in a later round: the button leaves the token where it lies, until it is moved (OB23)', async () => {
    const table: CaseTable = {
      options: 'casual-400',
      first: 'a',
      objective: { card: 'sensor-net', tokens: { 'token-1': [400, 457], 'token-2': [900, 457] } },
      ships: {
        cr90: { card: 'cr90-corvette-a', at: [457, 457], dials: ['navigate'] },
        victory: { card: 'victory-ii-class-star-destroyer', at: [100, 850], activated: true },
      },
      activating: { ship: 'cr90', step: 'reveal' },
    }
    const game = new PlayedGame(table)
    const [reveal] = game.view('a').requests
    const script = [{ ask: 'activation.dial', subject: 'cr90', choose: { option: 'keep' } }] as const
    game.submit('a', { answers: reveal?.id ?? '', script: [...script] })
    await openAs(game, 'b')
    await vi.waitFor(() => expect(button()).toBe('Leave it where it lies'))
    expect(document.querySelector('.ask .eyebrow')?.textContent).toMatch(/Your move\s+· Ship Phase/)
    await put(/^West/, 420)
    await vi.waitFor(() => expect(button()).toBe('Send'))
  })

  test('what waits beside the table can be looked up, and what lies on it, too', async () => {
    await openAs(new PlayedGame(squadronsTable()), 'a')
    within(screen.getByRole('region', { name: 'Fleets' }))
      .getByRole('button', { name: /^Nebulon-B "C"/ })
      .click()
    await screen.findByText(/not on the table yet/)
    await screen.findByRole('list', { name: 'Upgrades' })
    const station = await screen.findByRole('option', { name: 'station' })
    expect(station.closest('[role=group]')?.getAttribute('aria-label')).toBe('Obstacles and tokens')
  })
})
