import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { describe, expect, test, vi } from 'vitest'
import { droppedAt } from '#web/board/displaced'
import type { BoardProps, ManeuverDraft, PlacementDraft } from '#web/board/props'
import Board from '../../web/board/Board.svelte'
import { glance, learningView, pose, withUnits } from './gallery/views'

const start = learningView('a')

function show(props: Partial<BoardProps> = {}) {
  const view = props.view ?? start
  const heard = { onSelect: vi.fn(), onChoose: vi.fn(), onClicks: vi.fn(), onSide: vi.fn(), onPlace: vi.fn() }
  const shown = render(Board, {
    view,
    choosable: [],
    lit: [],
    focusOn: [],
    layers: { arcs: false, ranges: false, zones: false },
    nameOf: (unit: string) => glance(view, unit),
    ...heard,
    ...props,
  })
  return { ...shown, ...heard }
}

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
    show({ view: learningView(viewer) })
    const list = screen.getByRole('listbox', { name })
    expect(
      within(list)
        .getAllByRole('group')
        .map((group) => group.getAttribute('aria-label')),
    ).toEqual(groups)
    expect(within(list).getAllByRole('option')).toHaveLength(13)
  })

  test('every piece is an option under its spoken name, and says whether it can be chosen and is chosen', () => {
    show({ choosable: ['cr90-1', 'nebulon-b-1'], chosen: 'cr90-1' })
    expect(option(/^CR90 Corvette A "B" 4\/4, can be chosen$/).getAttribute('aria-selected')).toBe('true')
    expect(option(/Nebulon-B/).getAttribute('aria-selected')).toBe('false')
    expect(option(/Victory II/).getAttribute('aria-label')).not.toContain('can be chosen')
  })

  test('the table is one stop of the Tab key; no option contains another control', () => {
    show()
    expect(table().getAttribute('tabindex')).toBe('0')
    expect(table().querySelectorAll('[tabindex]')).toHaveLength(0)
  })

  test('what is drawn is hidden, so that nothing is told twice', () => {
    const { container } = show()
    const drawn = [...container.querySelectorAll('text')]
    expect(drawn.length).toBeGreaterThan(3)
    expect(drawn.filter((text) => text.closest('[aria-hidden=true]') === null)).toEqual([])
  })
})

describe('keys on the list of pieces', () => {
  test('focus begins at what can be chosen and roves to the nearest piece in the direction of an arrow', async () => {
    show({ choosable: ['nebulon-b-1'] })
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
    show()
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
    const { onChoose, onSelect } = show({ choosable: ['nebulon-b-1'] })
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
    show()
    await fireEvent.focus(table())
    await press('m')
    expect(screen.getByText(/^Measuring from Nebulon-B/)).toBeTruthy()
    await press('PageDown')
    expect(screen.getByText(/^Nebulon-B .* to Victory .*: \d+ mm · beyond the ruler$/)).toBeTruthy()
    await press('m')
    expect(screen.queryByText(/beyond the ruler/)).toBeNull()
  })

  test('Esc ends the innermost thing only: the ruler, then the selection, then it is left to the page', async () => {
    const { onSelect, container, rerender } = show({ selected: 'cr90-1' })
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
    const { container } = show()
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
    const { onChoose, onSelect } = show({ choosable: ['cr90-1'] })
    await tap(option(/CR90/), 5)
    expect(onSelect).toHaveBeenLastCalledWith('cr90-1')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('cr90-1')
    await tap(option(/Victory/), 200)
    expect(onSelect).toHaveBeenLastCalledWith('victory-1')
    expect(onChoose).toHaveBeenCalledTimes(1)
  })

  test('on the empty table take the selection away', async () => {
    const { onSelect, container } = show({ selected: 'cr90-1' })
    const mat = container.querySelector('.mat rect')
    if (mat) await tap(mat, 5)
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(undefined)
  })

  test('a drag pans the table and chooses nothing', async () => {
    const { onSelect, container } = show()
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
    show()
    const mouse = { pointerId: 1, button: 0, pointerType: 'mouse', shiftKey: true }
    await fireEvent.pointerDown(option(/CR90/), { ...mouse, clientX: 100, clientY: 100 })
    await fireEvent.pointerMove(option(/CR90/), { ...mouse, clientX: 400, clientY: 100 })
    await tick()
    expect(document.querySelector('.ruler text')?.textContent).toMatch(/mm · /)
  })
})

describe('the maneuver tool', () => {
  const draft: ManeuverDraft = {
    ship: 'cr90-1',
    speed: 2,
    yaws: [1, 2],
    clicks: [0, -1],
    side: 'left',
    sides: ['left', 'right'],
    rest: pose(610, 270, 337.5),
    tried: [],
    overlaps: [],
    lifts: [],
    leaves: false,
  }
  const joint = (n: number) => screen.getByRole('slider', { name: `Joint ${n}` })

  test('R10.4 each joint is a slider within its yaw, said in clicks to a side', () => {
    show({ maneuver: draft })
    expect(joint(1).getAttribute('aria-valuemin')).toBe('-1')
    expect(joint(1).getAttribute('aria-valuemax')).toBe('1')
    expect(joint(2).getAttribute('aria-valuenow')).toBe('-1')
    expect(joint(2).getAttribute('aria-valuetext')).toBe('1 left')
    expect(joint(2).closest('[role=listbox]')).toBeNull()
  })

  test('arrow keys turn a joint, Home and End to its limits, never beyond', async () => {
    const { onClicks } = show({ maneuver: draft })
    await fireEvent.keyDown(joint(2), { key: 'ArrowRight' })
    expect(onClicks).toHaveBeenLastCalledWith([0, 0])
    await fireEvent.keyDown(joint(2), { key: 'Home' })
    expect(onClicks).toHaveBeenLastCalledWith([0, -2])
    await fireEvent.keyDown(joint(1), { key: 'End' })
    expect(onClicks).toHaveBeenLastCalledWith([1, -1])
    onClicks.mockClear()
    await fireEvent.keyDown(joint(2), { key: 'a' })
    expect(onClicks).not.toHaveBeenCalled()
  })

  test('a joint pulled aside turns click by click, and the table does not pan', async () => {
    const { onClicks, container } = show({ maneuver: draft })
    const before = container.querySelector('svg')?.getAttribute('viewBox')
    const mouse = { pointerId: 3, button: 0, pointerType: 'mouse' }
    await fireEvent.pointerDown(joint(1), { ...mouse, clientX: 50, clientY: 50 })
    await fireEvent.pointerMove(joint(1), { ...mouse, clientX: 90, clientY: 50 })
    await fireEvent.pointerUp(joint(1), { ...mouse, clientX: 90, clientY: 50 })
    expect(onClicks).toHaveBeenLastCalledWith([1, -1])
    expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe(before)
  })

  test('R10.8 the tool changes sides only where both are legal', async () => {
    const { onSide, rerender } = show({ maneuver: draft })
    await fireEvent.click(screen.getByRole('button', { name: 'Put the tool on the right' }))
    expect(onSide).toHaveBeenCalledExactlyOnceWith('right')
    await rerender({ maneuver: { ...draft, sides: ['left'] } })
    expect(screen.queryByRole('button', { name: /Put the tool/ })).toBeNull()
  })

  test('R10.16, R10.23 tried poses, ships met and squadrons lifted have signs of their own', () => {
    const { container } = show({
      maneuver: { ...draft, tried: [pose(600, 340, 330)], overlaps: ['nebulon-b-1'], lifts: ['x-wing-4'] },
    })
    expect(container.querySelectorAll('.tried')).toHaveLength(1)
    expect(container.querySelectorAll('.met + g .cross').length).toBeGreaterThan(0)
    expect(container.querySelectorAll('.lift + g .cross').length).toBeGreaterThan(0)
  })

  test('R10.12 a course that leaves the table says so in words', async () => {
    const { rerender } = show({ maneuver: draft })
    expect(screen.queryByText('leaves the table')).toBeNull()
    await rerender({ maneuver: { ...draft, leaves: true } })
    expect(screen.getByText('leaves the table')).toBeTruthy()
  })
})

describe('displaced squadrons', () => {
  const view = withUnits(start, { ships: { 'victory-1': { pose: pose(430, 300, 90) } } })
  const at = (squadron: string, x: number, y: number) => ({
    squadron,
    ...droppedAt(view, { ship: 'victory-1', places: [], faults: {} }, squadron, { x: x * 1000, y: y * 1000 }),
  })
  const draft: PlacementDraft = {
    ship: 'victory-1',
    places: [at('x-wing-1', 430, 380), at('x-wing-2', 480, 220)],
    faults: { 'x-wing-2': 'place-overlaps' },
  }
  const place = (tag: string) => screen.getByRole('slider', { name: new RegExp(`^Place of .* ${tag} `) })

  test('leave the list of pieces and are handled one by one', () => {
    show({ view, placement: draft })
    expect(screen.getAllByRole('option')).toHaveLength(11)
    expect(place('x1').getAttribute('aria-valuetext')).toMatch(/^\d+° from the bow$/)
  })

  test('one that stands where it may not says why, and has a sign besides its colour', () => {
    const { container } = show({ view, placement: draft })
    expect(place('x2').getAttribute('aria-valuetext')).toMatch(/over another piece$/)
    expect(container.querySelectorAll('.sign')).toHaveLength(1)
  })

  test('R10.24 arrow keys slide one along the ship in that direction, in touch with it', async () => {
    const { onPlace } = show({ view, placement: draft })
    await fireEvent.keyDown(place('x1'), { key: 'ArrowRight' })
    const [squadron, to] = onPlace.mock.lastCall ?? []
    const from = draft.places[0]
    expect(squadron).toBe('x-wing-1')
    expect(to.x).toBeGreaterThan(from?.x ?? 0)
    expect(droppedAt(view, draft, 'x-wing-1', to)).toEqual(to)
    onPlace.mockClear()
    await fireEvent.keyDown(place('x1'), { key: 'ArrowUp' })
    expect(onPlace).not.toHaveBeenCalled()
  })

  test('R10.23 squadrons that the other player puts down are drawn as lifted', () => {
    const { container } = show({
      view: {
        ...view,
        now: [
          {
            kind: 'displaced',
            id: 9,
            answered: { a: 0, b: 0 },
            ship: 'victory-1',
            squadrons: ['x-wing-1', 'x-wing-2'],
            seat: 'b',
          },
        ],
      },
    })
    expect(container.querySelectorAll('.lifted')).toHaveLength(2)
  })
})

describe('what is drawn', () => {
  test('R4.8 the same table whether or not its reader knows the hidden dials', () => {
    const hide = (view: typeof start) =>
      withUnits(view, {
        ships: Object.fromEntries(
          Object.values(view.ships).map((ship) => [
            ship.id,
            { dials: ship.dials.map((dial) => ({ ...dial, command: 'unknown' as const })) },
          ]),
        ),
      })
    const known = show({ focusOn: ['nebulon-b-1'] })
    const markup = (html: string) => html.replaceAll(/(id|aria-activedescendant|fill)="[^"]*"/g, '')
    const first = markup(known.container.innerHTML)
    known.unmount()
    const hidden = show({ view: hide(start), focusOn: ['nebulon-b-1'] })
    expect(first).toContain('class="back')
    expect(markup(hidden.container.innerHTML)).toBe(first)
  })

  test('a revealed dial lies open beside its ship', () => {
    const { container } = show({
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
    expect(container.querySelectorAll('[data-unit="cr90-1"] .card')).toHaveLength(1)
  })

  test('chosen pieces carry a tick, lit ones a ring of another kind', () => {
    const { container } = show({ chosen: 'cr90-1', lit: ['x-wing-1'] })
    expect(container.querySelectorAll('.tick')).toHaveLength(1)
    expect(container.querySelectorAll('.lit')).toHaveLength(1)
  })

  test('hull lost is drawn thinner, and a faceup card beside its point', () => {
    const { container } = show({
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
    expect(ship?.querySelectorAll('.full')).toHaveLength(2)
    expect(ship?.querySelectorAll('.faceup')).toHaveLength(1)
    expect(ship?.querySelectorAll('.lost')).toHaveLength(1)
  })

  test('the nearer the table, the more is drawn on it', async () => {
    const { container } = show()
    const svg = container.querySelector('svg[data-level]')
    expect(svg?.getAttribute('data-level')).toBe('M')
    expect(container.querySelectorAll('.digit')).toHaveLength(0)
    for (const _ of [1, 2, 3]) await fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
    await vi.waitFor(() => expect(svg?.getAttribute('data-level')).toBe('XL'), 3000)
    expect(container.querySelectorAll('.digit').length).toBeGreaterThan(0)
  })

  test('the arcs, ranges and zones of the selected ship', () => {
    const { container } = show({ selected: 'cr90-1', layers: { arcs: true, ranges: true, zones: true } })
    expect(container.querySelectorAll('.ray')).toHaveLength(4)
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

describe('the fan of final poses', () => {
  const draft: ManeuverDraft = {
    ship: 'cr90-1',
    speed: 1,
    yaws: [2],
    clicks: [0],
    side: 'left',
    sides: ['left', 'right'],
    rest: pose(630, 208, 0),
    tried: [],
    overlaps: [],
    lifts: [],
    leaves: false,
  }
  const ticks = (container: Element, kind: string) => [...container.querySelectorAll(`.fan > .${kind}`)]

  test('R10.4, R10.8 has a tick for every other legal course; a tap sets joints and side', async () => {
    const { container, onClicks, onSide } = show({ maneuver: draft })
    expect(ticks(container, 'free')).toHaveLength(4)
    const tick = ticks(container, 'free')[0]
    if (tick) await fireEvent.click(tick)
    expect(onClicks).toHaveBeenCalledExactlyOnceWith([-2])
    expect(onSide).toHaveBeenCalledExactlyOnceWith('left')
  })

  test('R10.12, R10.16 tells by shape where a ship would stop short or leave the table', () => {
    const beside = withUnits(start, {
      ships: {
        'cr90-1': { pose: pose(880, 140, 45) },
        'nebulon-b-1': { pose: pose(840, 240, 0) },
      },
    })
    const { container } = show({ view: beside, maneuver: { ...draft, rest: pose(880, 140, 45) } })
    expect(ticks(container, 'leaves').length).toBeGreaterThan(0)
    expect(ticks(container, 'leaves')[0]?.querySelector('path')?.getAttribute('d')).toMatch(/M-3,-3L3,3M/)
  })
})
