import { fireEvent, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { describe, expect, test, vi } from 'vitest'
import { learningView, pose, withUnits } from '#test/programs/gallery/views'
import type { ManeuverDraft } from '#web/questions/course/table/maneuver-drafts'
import { showBoard } from './board-shown'

const start = learningView('a')
const table = () => screen.getByRole('listbox')
const option = (name: RegExp) => screen.getByRole('option', { name })
const active = () => document.getElementById(table().getAttribute('aria-activedescendant') ?? '')
const press = (key: string, more: object = {}) => fireEvent.keyDown(table(), { key, ...more })

async function tap(target: Element, clientX: number) {
  const at = { clientX, clientY: 5, pointerId: 1, button: 0, pointerType: 'mouse' }
  await fireEvent.pointerDown(target, at)
  await fireEvent.pointerUp(target, at)
}

describe('what assistive technology finds', () => {
  test.each([
    ['a', 'Table, own edge south', ['Ours', 'Theirs']],
    ['b', 'Table, own edge north', ['Ours', 'Theirs']],
    ['spectator', 'Table', ['Rebels', 'Empire']],
  ] as const)('to %s one list named %s, in two groups', (viewer, name, groups) => {
    showBoard({ view: learningView(viewer) })
    const list = screen.getByRole('listbox', { name })
    expect(
      within(list)
        .getAllByRole('group')
        .map((group) => group.getAttribute('aria-label')),
    ).toEqual(groups)
    expect(within(list).getAllByRole('option')).toHaveLength(13)
  })

  test('every piece is an option under its spoken name, and says whether it can be chosen and is chosen', () => {
    showBoard({ choosable: ['cr90-1', 'nebulon-b-1'], chosen: 'cr90-1' })
    expect(option(/^CR90 Corvette A "B" 4\/4, can be chosen$/).getAttribute('aria-selected')).toBe('true')
    expect(option(/Nebulon-B/).getAttribute('aria-selected')).toBe('false')
    expect(option(/Victory II/).getAttribute('aria-label')).not.toContain('can be chosen')
  })

  test('the table is one stop of the Tab key; no option contains another control', () => {
    showBoard()
    expect(table().getAttribute('tabindex')).toBe('0')
    expect(table().querySelectorAll('[tabindex]')).toHaveLength(0)
  })

  test('what is drawn is hidden, so that nothing is told twice', async () => {
    const { container } = showBoard()
    await vi.waitFor(() => expect(container.querySelector('.mat .stars')).not.toBeNull())
    const drawn = [...container.querySelectorAll('text')]
    expect(drawn.length).toBeGreaterThan(3)
    expect(drawn.filter((text) => text.closest('[aria-hidden=true]') === null)).toEqual([])
  })
})

describe('keys on the list of pieces', () => {
  test('focus begins at what can be chosen and roves to the nearest piece in the direction of an arrow', async () => {
    showBoard({ choosable: ['nebulon-b-1'] })
    await fireEvent.focus(table())
    expect(active()).toBe(option(/Nebulon-B/))
    await press('ArrowRight')
    expect(active()).toBe(option(/x2/))
    await press('ArrowRight')
    expect(active()).toBe(option(/x3/))
    await press('ArrowDown')
    expect(active()).toBe(option(/x1/))
    await press('ArrowDown')
    expect(active()).toBe(option(/x1/))
  })

  test('Home and End reach the first and the last piece, Page Up own pieces, Page Down those of the others', async () => {
    showBoard()
    await fireEvent.focus(table())
    await press('End')
    expect(active()).toBe(option(/t6/))
    await press('Home')
    expect(active()).toBe(option(/Nebulon-B/))
    await press('PageDown')
    expect(active()).toBe(option(/Victory/))
    await press('PageUp')
    expect(active()).toBe(option(/Nebulon-B/))
    await press('PageUp')
    expect(active()).toBe(option(/CR90/))
  })

  test('Enter chooses what can be chosen, Space only selects', async () => {
    const { onChoose, onSelect } = showBoard({ choosable: ['nebulon-b-1'] })
    await fireEvent.focus(table())
    await press(' ')
    expect(onSelect).toHaveBeenLastCalledWith('nebulon-b-1')
    expect(onChoose).not.toHaveBeenCalled()
    await press('Enter')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('nebulon-b-1')
    await press('PageDown')
    await press('Enter')
    expect(onSelect).toHaveBeenLastCalledWith('victory-1')
    expect(onChoose).toHaveBeenCalledTimes(1)
  })

  test('R12.23 M measures from here to whatever piece is reached next, and says so', async () => {
    showBoard()
    await fireEvent.focus(table())
    await press('m')
    expect(screen.getByText(/^Measuring from Nebulon-B/)).toBeTruthy()
    await press('PageDown')
    expect(screen.getByText(/^Nebulon-B .* to Victory .*: \d+ mm · beyond the ruler$/)).toBeTruthy()
    await press('m')
    expect(screen.queryByText(/beyond the ruler/)).toBeNull()
  })

  test('Esc ends the innermost thing only: the ruler, then the selection, then it is left to the page', async () => {
    const { onSelect, container, rerender } = showBoard({ selected: 'cr90-1' })
    const page = vi.fn()
    container.addEventListener('keydown', page)
    await fireEvent.focus(table())
    await press('m')
    page.mockClear()
    await press('Escape')
    expect(screen.queryByText(/^Measuring/)).toBeNull()
    expect(onSelect).not.toHaveBeenCalled()
    await press('Escape')
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(undefined)
    expect(page).not.toHaveBeenCalled()
    await rerender({ selected: undefined })
    await press('Escape')
    expect(page).toHaveBeenCalledTimes(1)
  })

  test('keys with Ctrl, Alt or Meta and unknown keys are left to the page', async () => {
    const { container } = showBoard()
    const page = vi.fn()
    container.addEventListener('keydown', page)
    await fireEvent.focus(table())
    await press('Enter', { ctrlKey: true })
    await press('m', { altKey: true })
    await press('u')
    expect(page).toHaveBeenCalledTimes(3)
  })
})

describe('taps', () => {
  test('on a piece that answers the question select and choose it, on another only select it', async () => {
    const { onChoose, onSelect } = showBoard({ choosable: ['cr90-1'] })
    await tap(option(/CR90/), 5)
    expect(onSelect).toHaveBeenLastCalledWith('cr90-1')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('cr90-1')
    await tap(option(/Victory/), 200)
    expect(onSelect).toHaveBeenLastCalledWith('victory-1')
    expect(onChoose).toHaveBeenCalledTimes(1)
  })

  test('on the empty table take the selection away', async () => {
    const { onSelect, container } = showBoard({ selected: 'cr90-1' })
    const mat = container.querySelector('.mat rect')
    if (mat) await tap(mat, 5)
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(undefined)
  })

  test('a drag pans the table and chooses nothing', async () => {
    const { onSelect, container } = showBoard()
    const svg = container.querySelector('svg')
    const before = svg?.getAttribute('viewBox')
    const piece = option(/CR90/)
    const finger = { pointerId: 1, button: 0, pointerType: 'touch' }
    await fireEvent.pointerDown(piece, { ...finger, clientX: 100, clientY: 100 })
    await fireEvent.pointerMove(piece, { ...finger, clientX: 160, clientY: 130 })
    await fireEvent.pointerMove(piece, { ...finger, clientX: 200, clientY: 150 })
    await fireEvent.pointerUp(piece, { ...finger, clientX: 200, clientY: 150 })
    await tick()
    expect(onSelect).not.toHaveBeenCalled()
    expect(svg?.getAttribute('viewBox')).not.toBe(before)
  })

  test('R12.23 with Shift held a ruler is pulled from piece to piece', async () => {
    showBoard()
    const mouse = { pointerId: 1, button: 0, pointerType: 'mouse', shiftKey: true }
    await fireEvent.pointerDown(option(/CR90/), { ...mouse, clientX: 100, clientY: 100 })
    await fireEvent.pointerMove(option(/CR90/), { ...mouse, clientX: 400, clientY: 100 })
    await vi.waitFor(() => expect(document.querySelector('.ruler text')?.textContent).toMatch(/mm · /))
  })
})

describe('what is drawn', () => {
  test('R4.8 the same table whether or not its reader knows the hidden dials', async () => {
    const hide = (view: typeof start) =>
      withUnits(view, {
        ships: Object.fromEntries(
          Object.values(view.ships).map((ship) => [
            ship.id,
            { dials: ship.dials.map((dial) => ({ ...dial, command: 'unknown' as const })) },
          ]),
        ),
      })
    const known = showBoard({ focusOn: ['nebulon-b-1'] })
    const markup = (html: string) => html.replaceAll(/(id|aria-activedescendant|fill)="[^"]*"/g, '')
    const withDials = (container: Element) =>
      vi.waitFor(() => expect(container.querySelectorAll('.back').length).toBeGreaterThan(2))
    await withDials(known.container)
    const first = markup(known.container.innerHTML)
    known.unmount()
    const hidden = showBoard({ view: hide(start), focusOn: ['nebulon-b-1'] })
    await withDials(hidden.container)
    expect(markup(hidden.container.innerHTML)).toBe(first)
  })

  test('a revealed dial stays faceup beside its ship', async () => {
    const { container } = showBoard({
      focusOn: ['cr90-1'],
      view: withUnits(
        learningView('a', {
          now: [
            { kind: 'activation', id: 5, answered: { a: 1, b: 0 }, ship: 'cr90-1', step: 'revealed', dial: 'repair' },
          ],
        }),
        { ships: { 'cr90-1': { dials: [] } } },
      ),
    })
    await vi.waitFor(() => expect(container.querySelectorAll('[data-unit="cr90-1"] .card')).toHaveLength(1))
  })

  test('chosen pieces carry a tick, lit ones a ring of another kind', () => {
    const { container } = showBoard({ chosen: 'cr90-1', lit: ['x-wing-1'] })
    expect(container.querySelectorAll('.tick')).toHaveLength(1)
    expect(container.querySelectorAll('.lit')).toHaveLength(1)
  })

  test('hull lost is hollow on both rails, and a faceup card marks its piece', () => {
    const { container } = showBoard({
      view: withUnits(start, {
        ships: {
          'cr90-1': {
            damage: [
              { slot: 1, faceup: true, card: 'injured-crew' },
              { slot: 2, faceup: false },
            ],
          },
        },
      }),
    })
    const ship = container.querySelector('[data-unit="cr90-1"]')
    expect(ship?.querySelectorAll('.full')).toHaveLength(4)
    expect(ship?.querySelectorAll('.faceup')).toHaveLength(2)
    expect(ship?.querySelectorAll('.lost')).toHaveLength(2)
  })

  test('the nearer the table, the more is drawn on it', async () => {
    const { container } = showBoard()
    const svg = container.querySelector('svg[data-level]')
    expect(svg?.getAttribute('data-level')).toBe('M')
    expect(container.querySelectorAll('.digit')).toHaveLength(0)
    for (const _ of [1, 2, 3]) await fireEvent.click(await screen.findByRole('button', { name: 'Zoom in' }))
    await vi.waitFor(() => expect(svg?.getAttribute('data-level')).toBe('XL'))
    expect(container.querySelectorAll('.digit').length).toBeGreaterThan(0)
  })

  test('the arcs, ranges and zones of the selected ship', async () => {
    const { container } = showBoard({ selected: 'cr90-1', layers: { arcs: true, ranges: true, zones: true } })
    await vi.waitFor(() => expect(container.querySelectorAll('.ray')).toHaveLength(4))
    expect([...container.querySelectorAll('.names text')].map((text) => text.textContent)).toEqual([
      'close',
      'medium',
      'long',
      'front',
      'right',
      'rear',
      'left',
    ])
    expect(container.querySelectorAll('.zones polygon')).toHaveLength(4)
  })
})

describe('the window onto the table', () => {
  const seen = (container: Element) => {
    const [x = 0, y = 0, width = 0, height = 0] =
      container.querySelector('svg[data-level]')?.getAttribute('viewBox')?.split(' ').map(Number) ?? []
    return { left: x, top: y, right: x + width, bottom: y + height }
  }
  const settled = (container: Element, before: object) => vi.waitFor(() => expect(seen(container)).not.toEqual(before))

  test('is the whole table when no unit is asked', async () => {
    const { container } = showBoard()
    await tick()
    expect(seen(container).left).toBeLessThanOrEqual(0)
    expect(seen(container).right).toBeGreaterThanOrEqual(914.4)
    expect(seen(container).bottom).toBeGreaterThanOrEqual(914.4)
  })

  test('opens on what is asked with 40 mm around, and shows little beyond the edge', async () => {
    const { container } = showBoard({ focusOn: ['nebulon-b-1', 'cr90-1'] })
    await tick()
    expect(seen(container).left).toBeLessThanOrEqual(259 - 35.5 - 40)
    expect(seen(container).right).toBeGreaterThanOrEqual(630 + 35.5 + 40)
    expect(seen(container).bottom).toBeCloseTo(914.4 + 8)
  })

  test('follows another question, but stays while a draft changes', async () => {
    const draft = (clicks: number[]): ManeuverDraft => ({
      ship: 'cr90-1',
      speed: 1,
      yaws: [2],
      clicks,
      side: 'left',
      sides: ['left'],
      rest: pose(630, 208, 0),
      tried: [],
      overlaps: [],
      lifts: [],
      leaves: false,
    })
    const { container, rerender } = showBoard({ focusOn: ['cr90-1'], maneuver: draft([0]) })
    await tick()
    const opened = seen(container)
    await rerender({ maneuver: draft([2]) })
    expect(seen(container)).toEqual(opened)
    await rerender({ focusOn: ['victory-1'], maneuver: undefined })
    await settled(container, opened)
    expect(seen(container).top).toBeLessThan(opened.top)
  })

  test('the fit button goes to the whole table and back to the question', async () => {
    const { container } = showBoard({ focusOn: ['cr90-1'] })
    await tick()
    const question = seen(container)
    const fit = await screen.findByRole('button', { name: 'Whole table or question' })
    await fireEvent.click(fit)
    await settled(container, question)
    const whole = seen(container)
    expect(whole.right - whole.left).toBeGreaterThan(914)
    await fireEvent.click(fit)
    await settled(container, whole)
    expect(seen(container)).toEqual(question)
  })

  test('keys + and − zoom, 0 shows the whole table', async () => {
    const { container } = showBoard({ focusOn: ['cr90-1'] })
    await tick()
    const before = seen(container)
    await fireEvent.keyDown(table(), { key: '-' })
    await settled(container, before)
    const farther = seen(container)
    expect(farther.right - farther.left).toBeGreaterThan(before.right - before.left)
    await fireEvent.keyDown(table(), { key: '0' })
    await settled(container, farther)
    expect(seen(container).right - seen(container).left).toBeGreaterThan(914)
  })
})
