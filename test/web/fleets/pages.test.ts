import { cleanup, render, screen, within } from '@testing-library/svelte'
import axe from 'axe-core'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FleetChange, SavedFleet } from '#shared/protocol/fleets'
import { judgedFor } from '#web/fleets/judged-for.svelte'
import { router } from '#web/state/route.svelte'
import BuilderPage from '../../../web/fleets/BuilderPage.svelte'
import FleetsPage from '../../../web/fleets/FleetsPage.svelte'
import ImportPage from '../../../web/fleets/ImportPage.svelte'
import { fakeService } from '../support/service'
import { LEGAL, REBELS, saved, summaryOf } from './fleets'

const button = (name: string | RegExp) => screen.getByRole('button', { name })
async function press(element: HTMLElement): Promise<void> {
  element.focus()
  element.click()
  await tick()
}
async function fill(label: string | RegExp, text: string): Promise<void> {
  const field = screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label)
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await tick()
}
async function choose(field: HTMLElement, value: string): Promise<void> {
  if (!(field instanceof HTMLSelectElement)) throw new Error('no select')
  const option = [...field.options].find((each) => each.value === value)
  if (option === undefined) throw new Error(`no ${value}`)
  option.selected = true
  field.dispatchEvent(new Event('change', { bubbles: true }))
  await tick()
}
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const violations = async () =>
  (await axe.run(document.body, { rules: { region: { enabled: false } } })).violations.map(({ id }) => id)

beforeEach(() => {
  localStorage.clear()
  judgedFor.preset = 'casual-400'
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  router.goOn('/')
})

/** A service that keeps these fleets, with all their versions. */
function keeping(...fleets: SavedFleet[]) {
  const versions = new Map(fleets.map((fleet) => [fleet.id, [fleet]]))
  const newest = (id: string) => versions.get(id)?.at(-1)
  const gone = { status: 404, body: { code: 'no-such-fleet', message: 'There is no such fleet.' } }
  const calls = fakeService(({ method, path, body }) => {
    const [, , id = '', what, number] = path.split('/')
    if (path === '/fleets' && method === 'GET') {
      return { body: { fleets: [...versions.keys()].flatMap((each) => newest(each) ?? []).map(summaryOf), most: 3 } }
    }
    if (method === 'POST') {
      const { name, fleet } = { ...newest(id), ...(body as Partial<SavedFleet>) }
      const made = saved(fleet ?? REBELS, { id: `new-${versions.size + 1}`, name: name ?? '' })
      versions.set(made.id, [made])
      return { status: 201, body: made }
    }
    const now = newest(id)
    if (now === undefined) return gone
    if (what === 'versions' && number === undefined)
      return { body: { versions: [...(versions.get(id) ?? [])].reverse() } }
    if (what === 'versions') return { body: versions.get(id)?.[Number(number) - 1] }
    if (method === 'GET') return { body: now }
    if (method === 'DELETE') {
      versions.delete(id)
      return { status: 204 }
    }
    const { version, name, fleet } = body as FleetChange
    if (version !== now.version) return { status: 409, body: { code: 'fleet-changed', message: 'Changed.' } }
    versions.get(id)?.push({ ...now, version: version + 1, name, fleet })
    return { body: newest(id) }
  })
  return {
    sent: () => calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`),
    newest,
    /** Somebody saves it elsewhere. */
    change: (fleet: SavedFleet) => versions.get(fleet.id)?.push(fleet),
    forget: (id: string) => versions.delete(id),
  }
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
    await screen.findByText(/^These are as many as there may be: 3/)
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
    await heading('4 faults to mend first.')
    within(faults()).getByText('No ship carries a commander.')
    const rule = within(faults()).getByRole('link', { name: /R2\.6/ })
    expect(rule.getAttribute('href')).toBe('/rules/R2.6')
    await press(button('Choose: Commander, CR90 Corvette A'))
    await press(button('Take General Dodonna, 20 points'))
    await heading('3 faults to mend first.')
    await choose(screen.getByLabelText('Assault'), 'most-wanted')
    await choose(screen.getByLabelText('Defense'), 'fire-lanes')
    await choose(screen.getByLabelText('Navigation'), 'minefields')
    await heading('Legal: 77 of 400 points, 1 ship, 1 squadron.')
    within(faults()).getByText('No faults.')
    await choose(screen.getByLabelText('Judged for'), 'custom')
    await fill('Fleet points', '60')
    await heading('1 fault to mend first.')
    within(faults()).getByText('The fleet costs 77 points; 60 are agreed.')
    expect(await violations()).toEqual([])
  })

  test('offers what fits: cards that cannot be played yet are there, disabled, with the reason', async () => {
    await open(saved(REBELS))
    await press(button('Choose: Officer, CR90 Corvette A'))
    const list = within(screen.getByRole('group', { name: 'Choose: Officer, CR90 Corvette A' }))
    expect(document.activeElement).toBe(list.getByLabelText('Search by name or effect'))
    const waiting = list.getByRole('button', { name: 'Take Adar Tallon, 10 points' })
    expect(waiting.getAttribute('aria-disabled')).toBe('true')
    const described = document.getElementById(waiting.getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toContain('Rules not automated yet.')
    await press(waiting)
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
    await fill('Search by name or effect', 'shoots back')
    button(/^Take A-wing Squadron/)
  })

  test('closes a list by Escape and gives the focus back to its button', async () => {
    await open(saved(REBELS))
    await press(button('Add a ship'))
    expect(document.activeElement).toBe(screen.getByLabelText('Search by name or effect'))
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await vi.waitFor(() => expect(document.activeElement).toBe(button('Add a ship')))
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

  test('saves the version it knows; what was not saved is there the next time, and can be discarded', async () => {
    const { sent, newest } = await open(saved(REBELS))
    await fill('Name', 'Raiders')
    await press(button('Take the ship out: CR90 Corvette A'))
    expect(sent()).toEqual([])
    cleanup()
    render(BuilderPage, { id: 'f1' })
    await screen.findByText(/^Your changes of last time are here/)
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
    await screen.findByRole('heading', { name: 'This fleet was changed elsewhere meanwhile.' })
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
    await screen.findByText('The fleet is as it was in version 1.')
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

describe('a pasted list', () => {
  const LIST = [
    'Name: Hunters',
    'Faction: Rebel',
    'Commander: General Dodonna',
    'Assault: Most Wanted',
    'Defense: Fire Lanes',
    'Navigation: Minefields',
    'CR90 Corvette A (44)',
    '• General Dodonna (20)',
    '• Gunery Team (7)',
    '= 71 Points',
    'Squadrons:',
    '• 2 x X-wnig Squadron (26)',
    '= 26 Points',
    'Total Points: 99',
  ].join('\n')

  test('is read, told with its format, warnings and unknown names, and saved as it was settled', async () => {
    const { newest } = keeping()
    render(ImportPage)
    await fill('Fleet list', LIST)
    await press(button('Read it'))
    screen.getByText('Read as: Kingston.')
    screen.getByText(/99 as the sum of the fleet/)
    screen.getByRole('heading', { name: '2 names to settle' })
    const squadron = screen.getByLabelText<HTMLSelectElement>('“X-wnig Squadron” is')
    expect(squadron.value).toBe('as-written')
    await choose(squadron, 'x-wing-squadron')
    await choose(screen.getByLabelText('“Gunery Team” is'), 'out')
    screen.getByText('2 × X-wing Squadron')
    screen.getByText('Legal.')
    expect(await violations()).toEqual([])
    await press(button('Save the fleet'))
    await vi.waitFor(() => expect(router.route).toEqual({ page: 'fleets', id: 'new-1' }))
    expect(newest('new-1')).toMatchObject({
      name: 'Hunters',
      fleet: {
        ships: [{ card: 'cr90-corvette-a', upgrades: ['general-dodonna'] }],
        squadrons: ['x-wing-squadron', 'x-wing-squadron'],
      },
    })
  })

  test('offers each card of a name that several have, by icon and price', async () => {
    keeping()
    render(ImportPage)
    const ship = 'Imperial I-class Star Destroyer (110)'
    await fill(
      'Fleet list',
      ['Faction: Imperial', ship, '• Darth Vader', '= 110 Points', 'Total Points: 110'].join('\n'),
    )
    await press(button('Read it'))
    const field = screen.getByLabelText<HTMLSelectElement>('“Darth Vader” is')
    expect([...field.options].map(({ text }) => text)).toEqual([
      'Darth Vader, Commander, 36 points',
      'Darth Vader, Weapons Team, Offensive Retrofit, 3 points',
      'leave it out',
    ])
    await choose(field, 'darth-vader-weapon-team')
    screen.getByText('No ship carries a commander.')
  })

  test('is never guessed at: an unknown name stays as it is written, and is a fault', async () => {
    keeping()
    render(ImportPage)
    await fill('Fleet list', LIST)
    await press(button('Read it'))
    screen.getByText(/No card here is called Gunery Team\./)
  })

  test.each([
    ['', /^There is no text here/],
    ['hello there', /^This is not a fleet list/],
    ['x'.repeat(20_001), /too long/],
  ])('that cannot be read says why and keeps the text', async (text, why) => {
    keeping()
    render(ImportPage)
    await fill('Fleet list', text)
    await press(button('Read it'))
    expect(screen.getByRole('alert').textContent).toMatch(why)
    expect(screen.getByLabelText<HTMLTextAreaElement>('Fleet list').value).toBe(text)
  })
})
