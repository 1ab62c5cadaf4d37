import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FORMS } from '#web/questions/form-index'
import GamePageView from '../../../web/game/GamePage.svelte'
import { shipPage, waitingPage } from '../support/game-pages'
import { button, choose, press, question } from '../support/open-game'
import { fakeService } from '../support/service'

const NEBULON = /Nebulon-B "B".* reveals Navigate/

describe('forms come after the page', () => {
  const fetchForms = FORMS.activation
  let arrive: { forms: (forms: Awaited<ReturnType<typeof fetchForms>>) => void; nothing: () => void }
  let sent: unknown[]

  beforeEach(async () => {
    localStorage.clear()
    sent = []
    fakeService(({ method, path, body }) => {
      if (path === '/games') return { body: { games: [] } }
      if (method === 'POST') sent.push(body)
      return { body: method === 'GET' ? shipPage() : { page: { ...waitingPage(), log: [] }, used: 1, rest: [] } }
    })
    FORMS.activation = () =>
      new Promise((resolve, reject) => {
        arrive = { forms: resolve, nothing: () => reject(new Error('no connection')) }
      })
    render(GamePageView, { id: 'g1' })
    await screen.findByRole('heading', { level: 1, name: 'Choose the ship that acts now.' })
  })
  afterEach(() => {
    FORMS.activation = fetchForms
    cleanup()
    vi.unstubAllGlobals()
  })

  test('until then the sentence and the buttons stand where they will stand, and nothing is sent', async () => {
    question().getByText('Loading the choices …')
    expect(button()).toBe('Send')
    await press('Send')
    expect(sent).toEqual([])
  })

  test('a form that comes late is answered as usual', async () => {
    arrive.forms(await fetchForms())
    await vi.waitFor(() => expect(question().queryByText('Loading the choices …')).toBeNull())
    await choose(NEBULON)
    await press(/^Activate Nebulon-B "B"\s+keep Navigate/)
    await vi.waitFor(() => expect(sent).toHaveLength(1))
  })

  test('a ship that was chosen on the table before is chosen when the form comes', async () => {
    const table = screen.getByRole('listbox')
    table.focus()
    for (const key of ['Home', 'Enter']) await fireEvent.keyDown(table, { key })
    arrive.forms(await fetchForms())
    await vi.waitFor(() => question().getByRole('radio', { name: /^CR90 "A"/, checked: true }))
  })

  test('one that does not come can be asked for again', async () => {
    arrive.nothing()
    await screen.findByText('The choices could not be loaded.')
    await tick()
    question().getByRole('button', { name: 'Try again' })
  })
})
