import { fireEvent, screen, waitFor } from '@testing-library/svelte'
import { describe, expect, test, vi } from 'vitest'
import { learningView, pose, withUnits } from '#test/programs/gallery/views'
import type { FlightDraft } from '#web/questions/squadrons/table/flight-drafts'
import { showBoard } from './board-shown'

const start = learningView('a')

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
