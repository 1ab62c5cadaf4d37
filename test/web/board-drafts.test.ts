import { fireEvent, screen, waitFor } from '@testing-library/svelte'
import { describe, expect, test, vi } from 'vitest'
import { learningView, pose, withUnits } from '#test/programs/gallery/views'
import { droppedAt } from '#web/questions/course/table/displacement'
import type { ManeuverDraft, PlacementDraft } from '#web/questions/course/table/maneuver-drafts'
import type { FlightDraft } from '#web/questions/squadrons/table/flight-drafts'
import { showBoard } from './board-shown'

const start = learningView('a')

/** The table with what is being tried on it, which comes in a part of its own. */
async function showDraft(props: Parameters<typeof showBoard>[0]) {
  const shown = showBoard(props)
  await waitFor(() => expect(shown.container.querySelector('.tool, .contact')).not.toBeNull())
  return shown
}

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

  test('R10.4 each joint is a slider within its yaw, said in clicks to a side', async () => {
    await showDraft({ maneuver: draft })
    expect(joint(1).getAttribute('aria-valuemin')).toBe('-1')
    expect(joint(1).getAttribute('aria-valuemax')).toBe('1')
    expect(joint(2).getAttribute('aria-valuenow')).toBe('-1')
    expect(joint(2).getAttribute('aria-valuetext')).toBe('1 left')
    expect(joint(2).closest('[role=listbox]')).toBeNull()
  })

  test('arrow keys turn a joint, Home and End to its limits, never beyond', async () => {
    const { onClicks } = await showDraft({ maneuver: draft })
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
    const { onClicks, container } = await showDraft({ maneuver: draft })
    const before = container.querySelector('svg')?.getAttribute('viewBox')
    const mouse = { pointerId: 3, button: 0, pointerType: 'mouse' }
    await fireEvent.pointerDown(joint(1), { ...mouse, clientX: 50, clientY: 50 })
    await fireEvent.pointerMove(joint(1), { ...mouse, clientX: 90, clientY: 50 })
    await fireEvent.pointerUp(joint(1), { ...mouse, clientX: 90, clientY: 50 })
    expect(onClicks).toHaveBeenLastCalledWith([1, -1])
    expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe(before)
  })

  test('R10.8 the tool changes sides only where both are legal', async () => {
    const { onSide, rerender } = await showDraft({ maneuver: draft })
    await fireEvent.click(screen.getByRole('button', { name: 'Put the tool on the right' }))
    expect(onSide).toHaveBeenCalledExactlyOnceWith('right')
    await rerender({ maneuver: { ...draft, sides: ['left'] } })
    expect(screen.queryByRole('button', { name: /Put the tool/ })).toBeNull()
  })

  test('R10.16, R10.23 tried poses, ships met and squadrons lifted have signs of their own', async () => {
    const { container } = await showDraft({
      maneuver: { ...draft, tried: [pose(600, 340, 330)], overlaps: ['nebulon-b-1'], lifts: ['x-wing-4'] },
    })
    expect(container.querySelectorAll('.tried')).toHaveLength(1)
    expect(container.querySelectorAll('.met + g .cross').length).toBeGreaterThan(0)
    expect(container.querySelectorAll('.lift + g .cross').length).toBeGreaterThan(0)
  })

  test('R10.12 a course that leaves the table says so in words', async () => {
    const { rerender } = await showDraft({ maneuver: draft })
    expect(screen.queryByText('leaves the table')).toBeNull()
    await rerender({ maneuver: { ...draft, leaves: true } })
    expect(screen.getByText('leaves the table')).toBeTruthy()
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
    const { container, onClicks, onSide } = await showDraft({ maneuver: draft })
    expect(ticks(container, 'free')).toHaveLength(4)
    const tick = ticks(container, 'free')[0]
    if (tick) await fireEvent.click(tick)
    expect(onClicks).toHaveBeenCalledExactlyOnceWith([-2])
    expect(onSide).toHaveBeenCalledExactlyOnceWith('left')
  })

  test('R10.12, R10.16 tells by shape where a ship would stop short or leave the table', async () => {
    const beside = withUnits(start, {
      ships: {
        'cr90-1': { pose: pose(880, 140, 45) },
        'nebulon-b-1': { pose: pose(840, 240, 0) },
      },
    })
    const { container } = await showDraft({ view: beside, maneuver: { ...draft, rest: pose(880, 140, 45) } })
    expect(ticks(container, 'leaves').length).toBeGreaterThan(0)
    expect(ticks(container, 'leaves')[0]?.querySelector('path')?.getAttribute('d')).toMatch(/M-3,-3L3,3M/)
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

  test('leave the list of pieces and are handled one by one', async () => {
    await showDraft({ view, placement: draft })
    expect(screen.getAllByRole('option')).toHaveLength(11)
    expect(place('x1').getAttribute('aria-valuetext')).toMatch(/^\d+° from the bow$/)
  })

  test('one that stands where it may not says why, and has a sign besides its colour', async () => {
    const { container } = await showDraft({ view, placement: draft })
    expect(place('x2').getAttribute('aria-valuetext')).toMatch(/over another piece$/)
    expect(container.querySelectorAll('.sign')).toHaveLength(1)
  })

  test('R10.24 arrow keys slide one along the ship in that direction, in touch with it', async () => {
    const { onPlace } = await showDraft({ view, placement: draft })
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
    const { container } = showBoard({
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

describe('a squadron being moved', () => {
  const view = withUnits(start, {
    squadrons: { 'x-wing-1': { at: pose(500, 400, 0) }, 'tie-fighter-1': { at: pose(590, 400, 0) } },
  })
  const around = { x: 500_000, y: 400_000 }
  const flight: FlightDraft = {
    squadron: 'x-wing-1',
    around,
    reach: 184_500,
    to: { x: 540_000, y: 430_000 },
    drop: (to) => to,
  }
  async function showFlight(props: Parameters<typeof showBoard>[0] = {}) {
    const shown = showBoard({ view, flight, ...props })
    await waitFor(() => expect(shown.container.querySelector('.reach')).not.toBeNull())
    await screen.findByRole('slider', { name: /^Move / })
    return shown
  }
  const handle = () => screen.getByRole('slider', { name: /^Move / })

  test('R9.15 its reach ends where it would leave the table', async () => {
    const { container } = await showFlight()
    const disc = container.querySelector('.reach .disc')
    const clip = disc?.closest('[clip-path]')?.getAttribute('clip-path')
    const area = container.querySelector(`clipPath[id="${clip?.slice(5, -1)}"] rect`)
    const { width, height } = view.area
    expect(['x', 'y', 'width', 'height'].map((name) => Number(area?.getAttribute(name)))).toEqual([
      17.1,
      17.1,
      width / 1000 - 34.2,
      height / 1000 - 34.2,
    ])
  })

  test('R11.10 its reach is a disc around where it stood, without what it may not rest on', async () => {
    const { container } = await showFlight()
    expect(container.querySelector('.reach .disc')?.getAttribute('r')).toBe('184.5')
    // Two ships of the Rebels, one of the Empire, and all other squadrons
    expect(container.querySelectorAll('mask path')).toHaveLength(
      Object.keys(view.ships).length + Object.keys(view.squadrons).length - 1,
    )
    expect(handle().getAttribute('aria-valuetext')).toBe('50 mm from where it stood')
  })

  test('R9.15 at its edge it tells whole mm of its reach, as the form does', async () => {
    const { container } = await showFlight({ flight: { ...flight, to: { x: 500_000, y: 584_500 } } })
    expect(handle().getAttribute('aria-valuetext')).toBe('184 mm from where it stood')
    expect(handle().getAttribute('aria-valuemax')).toBe('184')
    expect(container.querySelector('text.halo.small')?.textContent).toMatch(/184.mm/)
  })

  test('arrow keys move it by 5 mm, with Shift 1, with Ctrl 25', async () => {
    const { onFly } = await showFlight()
    await fireEvent.keyDown(handle(), { key: 'ArrowUp' })
    expect(onFly).toHaveBeenLastCalledWith({ x: 540_000, y: 435_000 })
    await fireEvent.keyDown(handle(), { key: 'ArrowRight', shiftKey: true })
    expect(onFly).toHaveBeenLastCalledWith({ x: 541_000, y: 430_000 })
    await fireEvent.keyDown(handle(), { key: 'ArrowLeft', ctrlKey: true })
    expect(onFly).toHaveBeenLastCalledWith({ x: 515_000, y: 430_000 })
  })

  test('it is pulled to where it is put down', async () => {
    const { onFly } = await showFlight()
    const mouse = { pointerId: 3, button: 0, pointerType: 'mouse' }
    await fireEvent.pointerDown(handle(), { ...mouse, clientX: 50, clientY: 50 })
    await fireEvent.pointerMove(handle(), { ...mouse, clientX: 90, clientY: 50 })
    const [to] = onFly.mock.lastCall ?? []
    expect(to.x).toBeGreaterThan(540_000)
    expect(to.y).toBe(430_000)
  })

  /** Where the table shows a place, in px. */
  function onScreen(container: Element, at: { x: number; y: number }) {
    const [left = 0, top = 0, width = 0] =
      container.querySelector('svg')?.getAttribute('viewBox')?.split(' ').map(Number) ?? []
    const scale = 800 / width
    return {
      clientX: (at.x / 1000 - left) * scale,
      clientY: ((view.area.height - at.y) / 1000 - top) * scale,
    }
  }

  test('a tap in the room for a thumb around its own handle means the place, one on its base nothing', async () => {
    const { container, onFly } = await showFlight()
    const touch = { pointerId: 5, button: 0, pointerType: 'touch' }
    const tap = async (place: { x: number; y: number }) => {
      const at = { ...touch, ...onScreen(container, place) }
      await fireEvent.pointerDown(handle(), at)
      await fireEvent.pointerUp(handle(), at)
    }
    await tap({ x: 543_000, y: 432_000 })
    expect(onFly).not.toHaveBeenCalled()
    await tap({ x: 565_000, y: 430_000 })
    const [to] = onFly.mock.lastCall ?? []
    expect(Math.round(to.x / 1000)).toBe(565)
    expect(Math.round(to.y / 1000)).toBe(430)
  })

  test('it is pulled as far as the finger moves, also where the table moves meanwhile', async () => {
    const { container, onFly } = await showFlight()
    const touch = { pointerId: 6, button: 0, pointerType: 'touch' }
    const from = onScreen(container, flight.to)
    await fireEvent.pointerDown(handle(), { ...touch, ...from })
    const svg = container.querySelector('svg')
    if (svg === null) throw new Error('there is no table')
    vi.spyOn(svg, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 120, 800, 400))
    await fireEvent.pointerMove(handle(), { ...touch, clientX: from.clientX + 20, clientY: from.clientY })
    const [to] = onFly.mock.lastCall ?? []
    expect(to.y).toBe(430_000)
    expect(to.x).toBeGreaterThan(550_000)
  })

  test('a tap beside the base of another squadron, in the room for a thumb around it, means the place', async () => {
    const { container, onSelect, onFly } = await showFlight()
    const other = container.querySelector('[data-piece="tie-fighter-1"]')
    if (other === null) throw new Error('there is no such squadron')
    const at = { clientX: 400, clientY: 320, pointerId: 4, button: 0, pointerType: 'touch' }
    await fireEvent.pointerDown(other, at)
    await fireEvent.pointerUp(other, at)
    expect(onFly).toHaveBeenCalledTimes(1)
    expect(onSelect).not.toHaveBeenCalled()
  })

  test('R11.10 a tap outside its disc takes it to the edge of the disc, and never off the table', async () => {
    const drop = vi.fn((to: { x: number; y: number }) => to)
    const { container, onSelect, onFly } = await showFlight({ flight: { ...flight, drop } })
    const at = { clientX: 2_000, clientY: 5, pointerId: 4, button: 0, pointerType: 'touch' }
    const ground = container.querySelector('.mat .ground')
    if (ground === null) throw new Error('there is no table')
    await fireEvent.pointerDown(ground, at)
    await fireEvent.pointerUp(ground, at)
    expect(onSelect).not.toHaveBeenCalled()
    const [to] = drop.mock.lastCall ?? []
    expect(to?.x).toBe(view.area.width)
    expect(onFly).toHaveBeenCalledTimes(1)
  })

  test('R13.4 a tap on an obstacle within its reach puts it there, and does not look at the obstacle', async () => {
    const debris = { id: 'debris-1', kind: 'debris-field', pose: pose(520, 480, 0) } as const
    const { container, onSelect, onFly } = await showFlight({
      view: { ...view, obstacles: { [debris.id]: debris } },
      flight: { ...flight, reach: 5_000_000 },
    })
    const target = await waitFor(() => {
      const found = container.querySelector('[data-piece=debris-1]')
      if (found === null) throw new Error('there is no obstacle')
      return found
    })
    for (const pointerType of ['mouse', 'touch']) {
      const at = { clientX: pointerType === 'mouse' ? 40 : 240, clientY: 40, pointerId: 4, button: 0, pointerType }
      await fireEvent.pointerDown(target, at)
      await fireEvent.pointerUp(target, at)
    }
    expect(onFly).toHaveBeenCalledTimes(2)
    expect(onSelect).not.toHaveBeenCalled()
  })

  test('R9.15 beyond the edge it says what comes of it', async () => {
    await showFlight({ flight: { ...flight, to: { x: 500_000, y: -5_000 } } })
    expect(handle().getAttribute('aria-valuetext')).toMatch(/leaves the table$/)
  })

  test('R11.16 engaged squadrons are joined by a link with a cross while squadrons are asked about', async () => {
    const { container } = await showFlight()
    await waitFor(() => expect(container.querySelectorAll('.links .link:not(.obstructed)')).toHaveLength(1))
    expect(container.querySelectorAll('.links .cross')).toHaveLength(1)
  })

  test('at other times the links are a layer', async () => {
    const { container } = showBoard({
      view,
      layers: { arcs: false, ranges: false, zones: false, engaged: true },
    })
    await waitFor(() => expect(container.querySelectorAll('.links .link')).toHaveLength(1))
  })

  test('R7.7 a ship that commands shows how far', async () => {
    const { container } = showBoard({ view, commands: 'cr90-1' })
    await waitFor(() => expect(container.querySelector('.halo')?.getAttribute('rx')).toBe('186.8'))
  })
})

/** The upper edge of what is in sight, mm. */
const upperEdge = (container: Element) =>
  Number(container.querySelector('svg[role=presentation]')?.getAttribute('viewBox')?.split(/[ ,]+/)[1])

test.each([
  { least: 0.5, sees: true },
  { least: 1.5, sees: false },
])(
  'what is around is in the frame ($sees) only where it leaves $least px/mm for the handles',
  async ({ least, sees }) => {
    const task = { sight: { of: 'cr90-1', least } }
    const { container } = showBoard({ focusOn: ['cr90-1'], around: ['victory-1'], task })
    const y = Object.values(learningView('a').ships).find(({ id }) => id === 'victory-1')?.pose.y ?? 0
    await waitFor(() => expect(upperEdge(container) < 914.4 - y / 1000).toBe(sees))
  },
)
