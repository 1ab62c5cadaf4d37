import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import axe from 'axe-core'
import { tick } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import type { GamePage } from '#shared/play/protocol/responses'
import Pause from '../../../web/game/Pause.svelte'
import { gamePage, gameView } from '../support/game-pages'
import { fakeService } from '../support/service'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const UNTIL = '2030-06-01T22:00:00Z'
/** The part of the page of seat `a`, and what it sends. */
function open(changes: Partial<GamePage>) {
  const page = gamePage(gameView(), changes)
  const calls = fakeService(() => ({ body: page }))
  const onchanged = vi.fn(async () => {})
  render(Pause, { page, onchanged })
  return { calls, onchanged }
}
async function press(name: string) {
  screen.getByRole('button', { name }).click()
  await tick()
}

test('a pause is offered until a date, or until either of both goes on', async () => {
  const { calls, onchanged } = open({})
  await fireEvent.click(screen.getByText('A pause, or more time'))
  await press('Offer a pause')
  await vi.waitFor(() => expect(onchanged).toHaveBeenCalledTimes(1))
  await fireEvent.input(screen.getByLabelText(/^Until/), { target: { value: '2030-05-31' } })
  await press('Offer a pause')
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  expect(calls[0]).toMatchObject({ path: '/games/g1/pause', body: { do: 'offer' } })
  expect(calls[1]?.body).toEqual({ do: 'offer', until: new Date('2030-06-01T00:00:00').toISOString() })
})

test('what the other player offers is agreed to as it is, or declined', async () => {
  const { calls } = open({ pause: { offer: { by: 'b', until: UNTIL } } })
  expect(document.body.textContent).toContain('Needa offers a pause')
  expect((await axe.run(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([])
  await press('Agree to the pause')
  await vi.waitFor(() => expect(calls[0]?.body).toEqual({ do: 'agree', until: UNTIL }))
  await vi.waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Decline' }).disabled).toBe(false),
  )
  await press('Decline')
  await vi.waitFor(() => expect(calls[1]?.body).toEqual({ do: 'withdraw' }))
})

test('only a pause without a date can be ended by one of them', async () => {
  open({ pause: { on: { until: UNTIL } } })
  expect(screen.queryByRole('button', { name: 'Go on now' })).toBeNull()
  cleanup()
  const { calls } = open({ pause: { on: { until: UNTIL, open: true } } })
  await press('Go on now')
  await vi.waitFor(() => expect(calls[0]?.body).toEqual({ do: 'go-on' }))
})

test('a day more is given to the other player while they are asked, and is another gift each time', async () => {
  open({ deadlines: [] })
  expect(screen.queryByRole('button', { name: /a day more/ })).toBeNull()
  cleanup()
  const { calls } = open({ deadlines: [{ seat: 'b', due: UNTIL, time: 86_400_000 }] })
  await press('Give Needa a day more')
  await screen.findByText('Given.')
  await press('Give Needa a day more')
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  const [first, second] = calls.map(({ body }) => body as { submissionId: string; hours: number })
  expect(first?.hours).toBe(24)
  expect(second?.submissionId).not.toBe(first?.submissionId)
})
