import { render } from '@testing-library/svelte'
import { flushSync, tick } from 'svelte'
import { describe, expect, test } from 'vitest'
import { viewFor } from '#shared/game'
import type { GameEvent } from '#shared/game/engine/event'
import { glance } from '#test/programs/gallery/views'
import { tableState } from '#test/support/case-table'
import { Film, snapshotOf } from '#web/motion/film.svelte'
import { ScenePlayer } from '#web/motion/scene-player.svelte'
import { lengthOf } from '#web/motion/timing'
import Board from '../../../web/board/Board.svelte'

const STATE = tableState({
  ships: {
    cr90: { card: 'cr90-corvette-a', at: [200, 200], dials: ['navigate'] },
    victory: { card: 'victory-ii-class-star-destroyer', at: [300, 700], dials: ['repair', 'navigate'] },
  },
  squadrons: { tie: { card: 'tie-fighter-squadron', at: [400, 400] } },
})
const VIEW = viewFor({ ...STATE, stack: [] }, 'a', [])

/** Pictures come when the test asks for them. */
function steppedFrames() {
  let due: ((ms: number) => void) | undefined
  let now = 1000
  return {
    frames: (next: (ms: number) => void) => {
      due = next
      return () => {
        due = undefined
      }
    },
    /** The first picture sets the clock. */
    step(ms: number) {
      now += ms
      const run = due
      due = undefined
      run?.(now)
      flushSync()
    },
    get waits() {
      return due !== undefined
    },
  }
}

function filmOf(events: readonly GameEvent[], still = false) {
  const clock = steppedFrames()
  const log = events.map((event, n) => ({ step: VIEW.step + 1 + n, at: '2030-05-02T09:00:00Z', event }))
  const film = new Film({ start: snapshotOf(VIEW), log }, VIEW, { frames: clock.frames, speed: 'usual', still })
  return { film, clock }
}

const MOVED: GameEvent = {
  type: 'squadronMoved',
  squadron: 'tie',
  from: { x: 400_000, y: 400_000 },
  to: { x: 500_000, y: 400_000 },
}
const ACTIVATED: GameEvent = { type: 'squadronActivated', squadron: 'tie', forced: false }
const LOST: GameEvent = {
  type: 'destroyed',
  unit: 'tie',
  card: 'tie-fighter-squadron',
  seat: 'b',
  points: 8,
  cause: 'damage',
}

describe('the player of scenes', () => {
  test('takes its time from the pictures it is given', () => {
    const { film, clock } = filmOf([MOVED])
    const { player } = film
    expect([player.playing, player.t]).toEqual([false, 0])
    player.play()
    clock.step(0)
    clock.step(90)
    expect(player.t).toBeGreaterThan(0)
    expect(player.t).toBeLessThan(0.5)
    for (let n = 0; n < 4; n += 1) clock.step(90)
    expect(player.t).toBe(1)
    for (let n = 0; n < 4; n += 1) clock.step(90)
    expect([player.over, player.playing, clock.waits]).toEqual([true, false, false])
  })

  test('goes on where it was after a pause, as of a hidden tab', () => {
    const { film, clock } = filmOf([MOVED])
    film.player.play()
    clock.step(0)
    clock.step(3_600_000)
    expect(film.player.over).toBe(false)
    film.player.pause()
    expect(clock.waits).toBe(false)
  })

  test('plays at its pace', () => {
    const { film, clock } = filmOf([MOVED])
    const fast = new ScenePlayer(film.player.scenes, { frames: clock.frames, pace: 3, still: false })
    fast.play()
    const [scene] = fast.scenes
    const { moves, rests } = scene ? lengthOf(scene) : { moves: 0, rests: 0 }
    let ms = 0
    for (clock.step(0); !fast.over; ms += 20) clock.step(20)
    expect(ms).toBeCloseTo((moves + rests) / 3, -1.5)
  })

  test('leaps to the next activation, skips to the end, and plays again from the beginning', () => {
    const { film } = filmOf([ACTIVATED, MOVED, ACTIVATED, LOST])
    const { player } = film
    player.leap()
    expect(player.scene?.kind).toBe('lost')
    player.leap()
    expect(player.over).toBe(true)
    player.again()
    expect([player.scene?.kind, player.playing]).toEqual(['flight', true])
    player.skip()
    expect([player.over, player.playing]).toEqual([true, false])
  })

  test('moves nothing for who wants no motion: each scene is seen as it ends', () => {
    const { film, clock } = filmOf([MOVED], true)
    film.player.play()
    clock.step(0)
    expect(film.player.t).toBe(1)
    expect(film.player.over).toBe(false)
  })
})

async function shown(event: GameEvent, still = true) {
  const { film, clock } = filmOf([event], still)
  const { container, rerender } = render(Board, {
    view: film.view,
    task: film.task,
    choosable: [],
    lit: [],
    focusOn: film.units,
    layers: { arcs: false, ranges: false, zones: false },
    nameOf: (unit: string) => glance(VIEW, unit),
    onSelect: () => undefined,
    onChoose: () => undefined,
  })
  film.player.play()
  await tick()
  return { film, clock, container, rerender, scene: () => container.querySelector('[data-scene]') }
}
const from = { x: 200_000, y: 200_000, heading: 0 }
const to = { x: 200_000, y: 270_000, heading: 0 }

describe('drawings of scenes', () => {
  test('a ship is drawn once, between where it was and where it goes, and a ghost where it was', async () => {
    const { container, clock, scene } = await shown(
      { type: 'moved', ship: 'cr90', from, to, speed: 1, tried: [] },
      false,
    )
    const ships = () => [...container.querySelectorAll<SVGGElement>('[data-unit="cr90"]')]
    const y = () => Number(/, (-?[\d.]+)px/.exec(ships()[0]?.style.transform ?? '')?.[1])
    expect(ships()).toHaveLength(1)
    const start = y()
    clock.step(0)
    for (let n = 0; n < 3; n += 1) clock.step(90)
    await tick()
    const middle = y()
    expect(middle).toBeLessThan(start)
    expect(middle).toBeGreaterThan(start - 70)
    expect(scene()?.querySelectorAll('.from')).toHaveLength(1)
  })

  test('R10.18 an overlap shows where the ship would have ended', async () => {
    const { scene } = await shown({ type: 'moved', ship: 'cr90', from, to, speed: 1, tried: [{ ...to, y: 340_000 }] })
    expect(scene()?.querySelectorAll('.met')).toHaveLength(1)
  })

  test('a squadron leaves a ring where it was, and a line to where it is', async () => {
    const { scene, container } = await shown(MOVED)
    expect(scene()?.querySelectorAll('.from, line')).toHaveLength(2)
    expect(container.querySelectorAll('[data-unit="tie"]')).toHaveLength(1)
  })

  test('the line of fire ends at the target, whose zone is filled', async () => {
    const { scene } = await shown({
      type: 'attackDeclared',
      attacker: 'victory',
      zone: 'front',
      defender: 'cr90',
      defendingZone: 'rear',
      range: 'long',
      obstructedBy: [],
    })
    expect(scene()?.querySelectorAll('.beam, .target, .ring')).toHaveLength(3)
  })

  test('a squadron that attacks has no zone; its line of fire is drawn, too', async () => {
    const { scene } = await shown({
      type: 'attackDeclared',
      attacker: 'tie',
      defender: 'cr90',
      defendingZone: 'rear',
      range: 'close',
      obstructedBy: [],
    })
    expect(scene()?.querySelectorAll('.beam')).toHaveLength(1)
    expect(scene()?.querySelectorAll('.source')).toHaveLength(0)
  })

  test('shields fall at their zone: as many pieces as are lost, and the number', async () => {
    const { scene } = await shown({ type: 'shieldsLost', ship: 'victory', zone: 'left', points: 2 })
    expect(scene()?.querySelectorAll('path')).toHaveLength(2)
    expect(scene()?.querySelector('.badge.loss')?.textContent).toBe('−2')
  })

  test('a shield that is recovered comes back', async () => {
    const { scene } = await shown({ type: 'shieldRecovered', ship: 'victory', zone: 'left' })
    expect(scene()?.querySelector('.badge:not(.loss)')?.textContent).toBe('+1')
  })

  test('hull that is lost flashes around its squadron', async () => {
    const { scene } = await shown({ type: 'hullLost', squadron: 'tie', points: 2 })
    expect(scene()?.querySelector('.badge')?.textContent).toBe('−2')
  })

  test('damage cards are dealt beside the ship, a faceup one turned over', async () => {
    const { scene } = await shown({ type: 'damageDealt', ship: 'victory', slot: 1, faceup: true, card: 'injured-crew' })
    expect(scene()?.querySelectorAll('rect')).toHaveLength(1)
    expect(scene()?.querySelectorAll('.open')).toHaveLength(1)
  })

  test('who is destroyed parts in pieces, and is drawn nowhere else', async () => {
    const { scene, container } = await shown(LOST)
    expect(scene()?.querySelectorAll('clipPath')).toHaveLength(6)
    expect(container.querySelectorAll('.squadron[data-unit="tie"]')).toHaveLength(0)
  })

  test('a dial shows its command once it has turned over', async () => {
    const { scene } = await shown({ type: 'dialRevealed', ship: 'cr90', n: 1, command: 'navigate', salt: '00' })
    expect(scene()?.querySelectorAll('.back')).toHaveLength(0)
    expect(scene()?.querySelectorAll('.mark')).toHaveLength(1)
  })
})
