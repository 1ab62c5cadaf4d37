import { cleanup, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { GameSummary } from '#shared/play/protocol/responses'
import { GameLooks } from '#web/pages/home/looks.svelte'
import { router } from '#web/state/route.svelte'
import GameCard from '../../web/pages/home/GameCard.svelte'
import PracticePage from '../../web/pages/PracticePage.svelte'
import { fakeService } from './support/service'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function press(name: string): Promise<void> {
  screen.getByRole('button', { name }).click()
  await tick()
}

describe('the practice page', () => {
  test('begins a game against the bot on the side one likes, and goes straight to it', async () => {
    const calls = fakeService(() => ({ status: 201, body: { id: 'g7' } }))
    render(PracticePage)
    screen.getByRole('radio', { name: /^Empire/ }).click()
    await press('Begin')
    await vi.waitFor(() => expect(router.route).toEqual({ page: 'game', id: 'g7' }))
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /games'])
    expect(calls[0]?.body).toMatchObject({ wish: 'imperial', against: 'practice' })
  })

  test('sends the same game again after a failure', async () => {
    let answers = 0
    const calls = fakeService(() => (answers++ === 0 ? 'offline' : { status: 201, body: { id: 'g8' } }))
    render(PracticePage)
    await press('Begin')
    expect(await screen.findByRole('alert')).toBeTruthy()
    await press('Begin')
    await vi.waitFor(() => expect(router.route).toEqual({ page: 'game', id: 'g8' }))
    expect(calls[1]?.body).toEqual(calls[0]?.body)
  })
})

test('on the list of games the bot stands where another player would, without a time', () => {
  const game: GameSummary = {
    id: 'g7',
    status: 'running',
    you: 'a',
    opponent: 'whatever it was called',
    against: 'practice',
    yourFaction: 'rebel',
    round: 2,
    waitsForYou: true,
    score: { a: 8, b: 0 },
    updated: '2030-05-01T09:00:00Z',
  }
  render(GameCard, { game, looks: new GameLooks(), first: true })
  const card = screen.getByRole('article', { name: 'against Practice bot' })
  within(card).getByRole('img', { name: 'round 2 of 6' })
  within(card).getByText('you 8, they 0')
  expect(card.querySelector('time')).toBeNull()
})
