import { fireEvent, screen, waitFor } from '@testing-library/svelte'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { learningView, pose, withUnits } from '#test/programs/gallery/views'
import { droppedAt } from '#web/questions/course/table/displacement'
import type { ManeuverDraft, PlacementDraft } from '#web/questions/course/table/maneuver-drafts'
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

test('a low table shows what is around in any case: its form has the handles, too', async () => {
  const height = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200)
  onTestFinished(() => height.mockRestore())
  const task = { sight: { of: 'cr90-1', least: 1.5 } }
  const { container } = showBoard({ focusOn: ['cr90-1'], around: ['victory-1'], task })
  const y = Object.values(learningView('a').ships).find(({ id }) => id === 'victory-1')?.pose.y ?? 0
  await waitFor(() => expect(upperEdge(container)).toBeLessThan(914.4 - y / 1000))
})
