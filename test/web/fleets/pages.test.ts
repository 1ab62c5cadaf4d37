import { cleanup, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Fleet } from '#shared/fleet/fleet'
import type { SavedFleet } from '#shared/play/protocol/fleets'
import { gameChoice } from '#web/fleets/game-choice.svelte'
import { router } from '#web/state/route.svelte'
import BuilderPage from '../../../web/fleets/BuilderPage.svelte'
import FleetsPage from '../../../web/fleets/FleetsPage.svelte'
import { LEGAL, REBELS, saved } from './fleets'
import { button, choose, fill, heading, keeping, press, violations } from './on-page'

beforeEach(() => {
  localStorage.clear()
  gameChoice.preset = 'casual-400'
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  router.goOn('/')
})

/** Cards that a pasted list had and nobody knows stand in a fleet by their names. */
const STRANGE: Fleet = {
  ...LEGAL,
  ships: [...LEGAL.ships, { card: 'Raiders', upgrades: ['Gunery'] }],
  squadrons: ['Zyxxo'],
}

describe('the list of fleets', () => {
  test('tells what each is and at which limit it is legal, or how many faults it has', async () => {
    keeping(saved(LEGAL), saved(REBELS, { id: 'f2', name: 'Unfinished' }))
    render(FleetsPage)
    await heading('You have 2 fleets.')
    const first = within(screen.getByRole('article', { name: 'Home defence' }))
    await first.findByText('Legal at 180 points, in tournaments, too.')
    first.getByText(/2 ships, 3 squadrons/)
    const second = within(screen.getByRole('article', { name: 'Unfinished' }))
    await second.findByText('4 faults at 180 points.')
    expect(first.getByRole('link').getAttribute('href')).toBe('/f/f1')
    expect(await violations()).toEqual([])
  })

  test('shows fleets with cards that nobody knows', async () => {
    keeping(saved(STRANGE))
    render(FleetsPage)
    await heading('You have 1 fleet.')
    const fleet = within(screen.getByRole('article', { name: 'Home defence' }))
    await fleet.findByText(/faults? at/)
  })

  test('copies a fleet with a long name, cut behind a whole letter', async () => {
    keeping(saved(LEGAL, { name: `${'A'.repeat(52)}𐍈 and` }))
    render(FleetsPage)
    await heading('You have 1 fleet.')
    await press(button(/^Copy A/))
    await heading('You have 2 fleets.')
    screen.getByRole('article', { name: `${'A'.repeat(52)} (copy)` })
  })

  test('copies a fleet, and deletes it with a second press', async () => {
    const { sent } = keeping(saved(LEGAL))
    render(FleetsPage)
    await heading('You have 1 fleet.')
    await press(button('Copy Home defence'))
    await heading('You have 2 fleets.')
    await screen.findByText('Home defence is copied.')
    const first = within(screen.getByRole('article', { name: 'Home defence' }))
    await press(first.getByRole('button', { name: 'Delete' }))
    expect(sent()).toEqual(['POST /fleets/f1/copy'])
    await press(first.getByRole('button', { name: 'Delete for good' }))
    await heading('You have 1 fleet.')
    expect(sent()).toEqual(['POST /fleets/f1/copy', 'DELETE /fleets/f1'])
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Fleets' })))
  })

  test('leads to a new fleet of either side, and says when there is no room for one', async () => {
    const { sent } = keeping()
    render(FleetsPage)
    await heading(/^You have no fleet yet/)
    await press(button('Imperial fleet'))
    await vi.waitFor(() => expect(router.route).toEqual({ page: 'fleets', id: 'new-1' }))
    expect(sent()).toEqual(['POST /fleets'])
    cleanup()
    keeping(saved(LEGAL), saved(LEGAL, { id: 'f2' }), saved(LEGAL, { id: 'f3' }))
    render(FleetsPage)
    await screen.findByText(/^You cannot have more: the limit is 3/)
    expect(screen.queryByRole('button', { name: 'Imperial fleet' })).toBeNull()
  })
})

describe('the builder', () => {
  const open = async (fleet: SavedFleet) => {
    const service = keeping(fleet)
    render(BuilderPage, { id: fleet.id })
    await screen.findByLabelText('Name')
    return service
  }
  const faults = () => screen.getByRole('region', { name: 'Faults' })

  test('names every fault at once with its rule, and judges anew with every change (R2.2, R2.6, R2.18)', async () => {
    await open(saved(REBELS))
    await heading('4 faults to correct first.')
    within(faults()).getByText('No ship carries a commander.')
    const rule = within(faults()).getByRole('link', { name: /R2\.6/ })
    expect(rule.getAttribute('href')).toBe('/rules/R2.6')
    await press(button('Choose: Commander, CR90 Corvette A'))
    await press(button('Take General Dodonna, 20 points'))
    await heading('3 faults to correct first.')
    await choose(screen.getByLabelText('Assault'), 'most-wanted')
    await choose(screen.getByLabelText('Defense'), 'fire-lanes')
    await choose(screen.getByLabelText('Navigation'), 'minefields')
    await heading('Legal: 77 of 400 points, 1 ship, 1 squadron.')
    within(faults()).getByText('No faults.')
    await choose(screen.getByLabelText('Checked for'), 'custom')
    await fill('Fleet points', '60')
    await heading('1 fault to correct first.')
    within(faults()).getByText('The fleet costs 77 points; 60 are agreed.')
    expect(await violations()).toEqual([])
  })

  test('offers what fits: cards that cannot be taken are there, disabled, with the reason', async () => {
    const flagship = { card: 'nebulon-b-escort-frigate', upgrades: ['raymus-antilles'] }
    await open(saved({ ...REBELS, ships: [...REBELS.ships, flagship] }))
    await press(button('Choose: Officer, CR90 Corvette A'))
    const list = within(screen.getByRole('group', { name: 'Choose: Officer, CR90 Corvette A' }))
    expect(document.activeElement).toBe(list.getByLabelText('Search by name or effect'))
    const taken = list.getByRole('button', { name: /^Take Raymus Antilles/ })
    expect(taken.getAttribute('aria-disabled')).toBe('true')
    const described = document.getElementById(taken.getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toContain('Raymus Antilles is unique')
    await press(taken)
    await press(list.getByRole('button', { name: 'Take Leia Organa, 3 points' }))
    expect(screen.queryByRole('group', { name: /^Choose/ })).toBeNull()
    screen.getByText(/^Leia Organa is in\./)
    expect(document.activeElement?.textContent).toContain('Leia Organa')
    expect(await violations()).toEqual([])
  })

  test('finds squadrons by what their keywords do', async () => {
    await open(saved(REBELS))
    await press(button('Add squadrons'))
    await fill('Search by name or effect', 'BOMBER')
    button(/^Take Y-wing Squadron/)
    expect(screen.queryByRole('button', { name: /^Take A-wing Squadron/ })).toBeNull()
    await fill('Search by name or effect', 'attacks a squadron that')
    button(/^Take A-wing Squadron/)
  })

  test('closes a list by Escape and gives the focus back to its button', async () => {
    await open(saved(REBELS))
    await press(button('Add a ship'))
    expect(document.activeElement).toBe(screen.getByLabelText('Search by name or effect'))
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await vi.waitFor(() => expect(document.activeElement).toBe(button('Add a ship')))
  })

  test('takes back one change after the other, and says so', async () => {
    await open(saved(REBELS))
    const undo = button('Undo')
    expect(undo.hasAttribute('disabled')).toBe(true)
    await press(button('One more: X-wing Squadron'))
    await press(button('Copy the ship: CR90 Corvette A'))
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2)
    await press(undo)
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1)
    screen.getByText(/^The last change is taken back\./)
    await press(undo)
    expect(undo.hasAttribute('disabled')).toBe(true)
    expect(screen.queryByText('Not saved yet')).toBeNull()
  })

  test('dims what costs more than is left, which can still be taken', async () => {
    await open(saved({ ...REBELS, ships: [], squadrons: [] }))
    gameChoice.limit = 50
    const frigate = await screen.findByRole('button', { name: /^Take Nebulon-B Escort Frigate/ })
    const described = document.getElementById(frigate.getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toBe('More points than are left.')
    await press(screen.getByLabelText('Only what the points allow'))
    expect(screen.queryByRole('button', { name: /^Take Nebulon-B Escort Frigate/ })).toBeNull()
    await press(button(/^Take CR90 Corvette A/))
    screen.getByText(/^CR90 Corvette A is in\./)
  })

  test('opens the catalogue without the words that were sought before', async () => {
    await open(saved(REBELS))
    await press(button('Add a ship'))
    await fill('Search by name or effect', 'CR90')
    await press(button('Add squadrons'))
    expect(screen.getByLabelText<HTMLInputElement>('Search by name or effect').value).toBe('')
    button(/^Take X-wing Squadron/)
  })

  test('orders the catalogue by name or by points', async () => {
    await open(saved(REBELS))
    const first = () => screen.getAllByRole('button', { name: /^Take / })[0]?.getAttribute('aria-label')
    expect(first()).toMatch(/^Take Assault Frigate/)
    await choose(screen.getByLabelText('Order'), 'points')
    expect(first()).toMatch(/^Take GR-75/)
  })

  test('tells what has changed since it was saved, then since the version before', async () => {
    await open(saved(REBELS))
    await press(button('One more: X-wing Squadron'))
    const changes = within(screen.getByRole('region', { name: 'Since it was saved' }))
    changes.getByText('X-wing Squadron added')
    await press(button('Save'))
    const since = within(await screen.findByRole('region', { name: 'Since version 1' }))
    since.getByText('X-wing Squadron added')
  })

  test('counts squadrons up and down; of a unique one there is one', async () => {
    await open(saved({ ...REBELS, squadrons: ['x-wing-squadron', 'luke-skywalker'] }))
    await press(button('One more: X-wing Squadron'))
    screen.getByText('26 points')
    expect(button('One more: Luke Skywalker').getAttribute('aria-disabled')).toBe('true')
    await press(button('One less: Luke Skywalker'))
    expect(screen.queryByText('Luke Skywalker')).toBeNull()
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Squadrons'))
  })

  test('opens a fleet with cards that nobody knows, so that they can be taken out', async () => {
    const { newest } = await open(saved(STRANGE))
    within(faults()).getByText(/No card here is called Raiders|called Raiders/)
    await press(button('Take the ship out: Raiders'))
    await press(button('Save'))
    await screen.findByText('Saved.')
    expect(newest('f1')).toMatchObject({ fleet: { ships: LEGAL.ships } })
  })

  test('tells a new name among what has changed', async () => {
    await open(saved(REBELS))
    await fill('Name', 'Raiders')
    const changes = within(screen.getByRole('region', { name: 'Since it was saved' }))
    changes.getByText('Name: Raiders')
    expect(changes.queryByText('Nothing has changed.')).toBeNull()
  })

  test('saves the version it knows; what was not saved is there the next time, and can be discarded', async () => {
    const { sent, newest } = await open(saved(REBELS))
    await fill('Name', 'Raiders')
    await press(button('Take the ship out: CR90 Corvette A'))
    expect(sent()).toEqual([])
    cleanup()
    render(BuilderPage, { id: 'f1' })
    await screen.findByText(/^Your changes from last time are here/)
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Raiders')
    await press(button('Save'))
    await screen.findByText('Saved.')
    expect(newest('f1')).toMatchObject({ version: 2, name: 'Raiders', fleet: { ships: [] } })
    await fill('Name', 'Others')
    await press(button('Discard the changes'))
    await press(button('Press again to discard'))
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Raiders')
  })

  test.each([
    ['Keep mine', { name: 'Mine', version: 3, fleet: { squadrons: ['x-wing-squadron', 'x-wing-squadron'] } }],
    ['Take the other', { name: 'Theirs', version: 2, fleet: { squadrons: [] } }],
  ])('that comes too late shows what differs: %s', async (name, after) => {
    const { change, newest } = await open(saved(REBELS))
    await fill('Name', 'Mine')
    await press(button('One more: X-wing Squadron'))
    change(saved({ ...REBELS, squadrons: [] }, { name: 'Theirs', version: 2 }))
    await press(button('Save'))
    await screen.findByRole('heading', { name: 'This fleet was changed elsewhere in the meantime.' })
    screen.getByText('Only in yours: X-wing Squadron, X-wing Squadron')
    expect(await violations()).toEqual([])
    await press(button(name))
    await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(newest('f1')).toMatchObject(after)
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe(after.name)
  })

  test('of a fleet that was deleted elsewhere keeps the changes as a new one', async () => {
    const { forget, newest } = await open(saved(REBELS))
    await fill('Name', 'Survivors')
    forget('f1')
    await press(button('Save'))
    await press(await screen.findByRole('button', { name: 'Save as a new fleet' }))
    await vi.waitFor(() => expect(router.route).toEqual({ page: 'fleets', id: 'new-1' }))
    expect(newest('new-1')).toMatchObject({ name: 'Survivors' })
  })

  test('restores a version, which is a change like any other', async () => {
    const { newest } = await open(saved(REBELS))
    await press(button('One less: X-wing Squadron'))
    await press(button('Save'))
    await screen.findByText('Saved.')
    await press(screen.getByText('Versions'))
    await press(await screen.findByRole('button', { name: 'Restore version 1' }))
    await screen.findByText('The fleet is version 1 again.')
    expect(newest('f1')).toMatchObject({ version: 3, fleet: REBELS })
  })

  test('writes the fleet as text in ten formats', async () => {
    await open(saved(LEGAL))
    await press(screen.getByText('As text'))
    const text = screen.getByLabelText<HTMLTextAreaElement>('The fleet as text')
    await vi.waitFor(() => expect(text.value).toContain('Commander: General Dodonna'))
    const format = screen.getByLabelText<HTMLSelectElement>('Format')
    expect(format.options).toHaveLength(10)
    await choose(format, 'key-json')
    expect(JSON.parse(text.value)).toBeTruthy()
  })
})
