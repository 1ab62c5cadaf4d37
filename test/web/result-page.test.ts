import { cleanup, render, screen, within } from '@testing-library/svelte'
import axe from 'axe-core'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { PRESETS } from '#shared/fleet/game-presets'
import type { GamePage } from '#shared/play/protocol/responses'
import { router } from '#web/state/route.svelte'
import ResultPage from '../../web/pages/ResultPage.svelte'
import { finishedPage } from './support/finished-game'
import { gamePage, gameView } from './support/game-pages'
import { fakeService } from './support/service'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(page: GamePage) {
  const calls = fakeService(({ method }) => ({ body: method === 'POST' ? { ...page, id: 'g2' } : page }))
  const { container } = render(ResultPage, { id: page.id })
  const heading = await screen.findByRole('heading', { level: 1 })
  return { calls, container, sentence: heading.textContent }
}
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent?.trim().replaceAll(/\s+/g, ' ')))

describe('The page of a result (R15)', () => {
  test('begins with who won, by how much, what was lost and what barely lived', async () => {
    const { sentence } = await open(finishedPage())
    expect(sentence).toBe(
      'You won 146–57 in round 6 (margin 89): Nebulon-B "B" was lost, Victory II "C" survived with 2 hull.',
    )
  })

  test('says it as the reader sees it', async () => {
    const page = finishedPage()
    const view = page.view ?? gameView()
    const { sentence } = await open({ ...page, you: 'b', view: { ...view, viewer: 'b' } })
    expect(sentence).toMatch(/^You lost 57–146 in round 6 \(margin 89\)/)
    cleanup()
    const watched = await open({ ...page, you: 'spectator', view: { ...view, viewer: 'spectator' } })
    expect(watched.sentence).toMatch(/^The Rebels won 146–57 in round 6/)
    expect(screen.queryByRole('button', { name: /Rematch/ })).toBeNull()
  })

  test('names who resigned, and what decides at equal points (R15.5, R15.14)', async () => {
    const resigned = { winner: 'a', reason: 'resigned', score: { a: 8, b: 0 }, round: 2 } as const
    const { sentence } = await open(finishedPage({ result: resigned }))
    expect(sentence).toMatch(/^You won in round 2: Needa resigned, at 8–0; /)
    cleanup()
    const tie = { winner: 'b', reason: 'rounds', score: { a: 57, b: 57 }, round: 6 } as const
    expect((await open(finishedPage({ result: tie }))).sentence).toMatch(
      /\(margin 0\): at equal points the second player wins/,
    )
  })

  test('says plainly that a side resigned early, whatever the score: no margin, and nothing of ships that nobody lost', async () => {
    const result = { winner: 'a', reason: 'resigned', score: { a: 0, b: 0 }, round: 1 } as const
    const page = gamePage(gameView({ result }), { status: 'over', result })
    expect((await open(page)).sentence).toBe('You won in round 1: Needa resigned, at 0–0.')
    cleanup()
    const { sentence } = await open({ ...page, you: 'b', view: gameView({ result, viewer: 'b' }) })
    expect(sentence).toBe('You resigned in round 1, at 0–0.')
    cleanup()
    const watched = await open({ ...page, you: 'spectator', view: gameView({ result, viewer: 'spectator' }) })
    expect(watched.sentence).toBe('The Rebels won in round 1: Needa resigned, at 0–0.')
  })

  test('gives no margin to a side that resigned, and none to a winner from behind', async () => {
    const behind = { winner: 'a', reason: 'eliminated', score: { a: 57, b: 83 }, round: 4 } as const
    expect((await open(finishedPage({ result: behind }))).sentence).toMatch(/^You won 57–83 in round 4 \(margin 0\)/)
    screen.getByText('margin 0')
    cleanup()
    const resigned = { winner: 'a', reason: 'resigned', score: { a: 83, b: 173 }, round: 3 } as const
    await open(finishedPage({ result: resigned }))
    expect(screen.queryByText(/^margin/)).toBeNull()
  })

  test('keeps the score in its first sentence on one line', async () => {
    await open(finishedPage())
    const score = within(screen.getByRole('heading', { level: 1 })).getByText('146–57')
    expect(score.style.whiteSpace).toBe('nowrap')
  })

  test('lists the points unit by unit, with what destroyed it and the way to the step before (R15.6)', async () => {
    await open(finishedPage())
    const empire = screen.getByRole('region', { name: 'Empire (Needa): 57 points' })
    expect(empire.textContent).toMatch(/Nebulon-B "B", 57 points\s*Round 2: destroyed by Victory II "C"/)
    const step = within(empire).getByRole('link', { name: /^see it ?: how Nebulon-B "B" was lost$/ })
    expect(step.getAttribute('href')).toMatch(/^\/g\/g1\/at\/2#to-\d$/)
    const rebels = screen.getByRole('region', { name: 'Rebels (Red Leader): 146 points' })
    expect(rebels.textContent).toMatch(/8 points\s*Round 2: left the play area/)
  })

  test('shows what each side took in each round, and luck against the mean', async () => {
    await open(finishedPage())
    expect(rowsOf('Points by round')).toEqual([
      ['you took', 'Round', 'Needa took'],
      ['–', 'Round 1R1', '–'],
      ['8', 'Round 2R2', '57'],
      ['138', 'not for what was destroyedother', '–'],
    ])
    const luck = screen.getByRole('region', { name: 'Luck compared with the average' })
    expect(luck.textContent).toMatch(/Needa: hits and criticals on 2 dice\s*4 of 1\.75 expected/)
  })

  test('names the points that an objective brought, which with the rounds add up to the score (R15.6, R15.9)', async () => {
    const page = finishedPage()
    const view = page.view ?? gameView()
    const score = { a: 95, b: 71 }
    const result = { winner: 'a', reason: 'rounds', score, round: 6 } as const
    const lost = view.lost.filter(({ seat }) => seat === 'a')
    await open({
      ...page,
      result,
      view: { ...view, score, result, objective: 'opening-salvo', lost },
      log: page.log.filter(({ event }) => event.type !== 'destroyed' || event.seat === 'a'),
    })
    const rebels = screen.getByRole('region', { name: 'Rebels (Red Leader): 95 points' })
    expect(rebels.textContent).toMatch(/objective Opening Salvo, 95 points/)
    expect(rebels.textContent).not.toMatch(/Nothing was destroyed/)
    const empire = screen.getByRole('region', { name: 'Empire (Needa): 71 points' })
    expect(empire.textContent).toMatch(/57 points[\s\S]*objective Opening Salvo, 14 points/)
    expect(rowsOf('Points by round').at(-1)).toEqual(['95', 'not for what was destroyedother', '14'])
  })

  test('does not lay what neither an attack nor a ship destroyed at the door of damage from before', async () => {
    const page = finishedPage()
    await open({ ...page, log: page.log.filter(({ event }) => event.type !== 'attackDeclared') })
    const empire = screen.getByRole('region', { name: 'Empire (Needa): 57 points' })
    expect(empire.textContent).toMatch(/Round 2: destroyed by an obstacle or an effect/)
  })

  test.each([
    ['asteroid-2', 'asteroid-field', 'destroyed by asteroid field 2'],
    ['nebulon-b-1#1', 'structural-damage', 'destroyed by Structural Damage'],
  ])('names the obstacle or the card that destroyed a unit: %s', async (source, card, words) => {
    const page = finishedPage()
    const log = page.log.map((entry) =>
      entry.event.type === 'attackDeclared'
        ? { ...entry, event: { type: 'effectUsed', source, card, seat: 'a' } as const }
        : entry,
    )
    await open({ ...page, log })
    const empire = screen.getByRole('region', { name: 'Empire (Needa): 57 points' })
    expect(empire.textContent).toContain(`Round 2: ${words}`)
  })

  test('leads from each turning point, the dearest losses in their order, to the step before', async () => {
    await open(finishedPage())
    const turning = screen.getByRole('region', { name: 'Turning points' })
    const links = within(turning).getAllByRole('link')
    expect(links.map((link) => link.textContent?.trim())).toEqual([
      expect.stringMatching(/^Round 2: Nebulon-B "B" is lost\s*destroyed by Victory II "C" · 57 points$/),
      expect.stringMatching(/^Round 2: .* is lost\s*left the play area · 8 points$/),
    ])
    expect(links[0]?.getAttribute('href')).toMatch(/^\/g\/g1\/at\/2#to-\d$/)
  })

  test('leads on to replay, proof and the whole game as a file', async () => {
    await open(finishedPage())
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual(expect.arrayContaining(['/g/g1/at/1', '/g/g1/check', '/games/g1/export', '/g/g1']))
    const file = screen.getByRole('link', { name: 'Download the whole game' })
    expect(file.getAttribute('download')).toBe('armada-g1.json')
  })

  test('makes the rematch with sides swapped, once, however often it is pressed', async () => {
    const { calls } = await open(finishedPage())
    screen.getByText(/with the same time for each turn\./)
    const button = screen.getByRole('button', { name: 'Rematch with sides swapped' })
    button.click()
    await vi.waitFor(() => expect(router.path).toBe('/g/g2'))
    button.click()
    await vi.waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2))
    const [first, second] = calls.filter(({ method }) => method === 'POST')
    expect(first?.body).toMatchObject({ wish: 'imperial', hoursPerHandOff: 48 })
    expect(second?.body).toEqual(first?.body)
  })

  test('makes another battle of the same options after a battle, not a learning scenario', async () => {
    const options = PRESETS['casual-400']
    const battle = { options, preset: 'casual-400', fleetsIn: { a: true, b: true } } as const
    const { calls } = await open(finishedPage({ battle }))
    screen.getByRole('button', { name: 'Another battle like this' }).click()
    await vi.waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1))
    const [made] = calls.filter(({ method }) => method === 'POST')
    expect(made?.body).toMatchObject({ kind: 'fleets', options: 'casual-400', hoursPerHandOff: 48 })
    expect(made?.body).not.toHaveProperty('wish')
  })

  test('before the end says so and leads to the game', async () => {
    const { sentence } = await open(gamePage(gameView({ round: 3 })))
    expect(sentence).toBe('Round 3 is being played; the result comes when the game is over.')
    expect(screen.getByRole('link', { name: 'The game and its log' }).getAttribute('href')).toBe('/g/g1')
  })

  test('has nothing that axe finds', async () => {
    const { container } = await open(finishedPage())
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).toEqual([])
  })
})
