import { describe, expect, test } from 'vitest'
import type { AskName, DecisionRequest } from '#shared/game/engine/decision'
import type { GameEvent } from '#shared/game/engine/event'
import { NO_ORDERS } from '#shared/play/orders/standing-order'
import type { GameView } from '#shared/play/view/game-view'
import { doneNow, type Scene, STEPS, stepNow } from '#web/coach/steps'
import { CR90, dialsPage, gameView, NEBULON } from '../support/game-pages'

const LOOKING: Scene['table'] = {
  selected: undefined,
  lit: [],
  measured: undefined,
  prepared: undefined,
}

function sceneOf(changes: Partial<Scene> & { view?: GameView } = {}): Scene {
  return { seat: 'a', view: gameView(), events: [], request: undefined, parts: {}, table: LOOKING, ...changes }
}
const choosingDials = (changes: Partial<Scene> = {}): Scene => {
  const { view = gameView() } = dialsPage()
  return sceneOf({ view, request: view.requests[0], ...changes })
}
const said = (scene: Scene, over: readonly string[] = []) => stepNow(scene, over)?.name

const asks = (ask: AskName): DecisionRequest => ({
  id: 'f7.0.a',
  ask,
  subject: NEBULON,
  seat: 'a',
  kind: 'option',
  options: [],
})

const SET: GameEvent = { type: 'dialsSet', seat: 'a', dials: [] }
const revealed = (ship: string, command: 'navigate' | 'repair'): GameEvent => ({
  type: 'dialRevealed',
  ship,
  n: 1,
  command,
  salt: '',
})
const POSE = { x: 0, y: 0, heading: 0 }
const moved = (ship: string): GameEvent => ({ type: 'moved', ship, from: POSE, to: POSE, speed: 2, tried: [] })
const NEBULON_ACTS: GameEvent[] = [SET, { type: 'shipActivated', ship: NEBULON, forced: false }]
const KEPT: GameEvent[] = [
  ...NEBULON_ACTS,
  revealed(NEBULON, 'navigate'),
  { type: 'dialKept', ship: NEBULON, command: 'navigate' },
]

describe('the coach follows what is there, not a list of its own (ux 8)', () => {
  test('a reader is led on by “next”, a doer by what was done', () => {
    expect(said(choosingDials())).toBe('hand-off')
    expect(said(choosingDials(), ['hand-off'])).toBe('select')
    expect(said(choosingDials({ table: { ...LOOKING, selected: CR90 } }), ['hand-off'])).toBe('measure')
    expect(
      said(choosingDials({ table: { ...LOOKING, measured: { from: CR90, to: NEBULON } } }), ['hand-off', 'select']),
    ).toBe('dials')
  })

  test('what was done for a moment is remembered, in any order', () => {
    expect(doneNow(choosingDials({ table: { ...LOOKING, measured: { from: CR90, to: NEBULON } } }))).toEqual([
      'measure',
    ])
    expect(doneNow(choosingDials({ table: { ...LOOKING, selected: CR90 } }))).toEqual(['select'])
    expect(doneNow(choosingDials({ table: { ...LOOKING, selected: 'x-wing-1' } }))).toEqual([])
  })

  test('dials: from the empty board to Send, and back if a place is emptied', () => {
    const over = ['hand-off', 'select', 'measure']
    const told = (...nebulon: ('navigate' | null)[]) => {
      const stacks = { [CR90]: ['repair' as const], [NEBULON]: nebulon }
      const scene = choosingDials({ parts: { 'command.dials': { stacks } } })
      return stepNow(scene, over)?.text(scene)
    }
    expect(told('navigate')).toMatch(/then send/)
    expect(told(null)).toMatch(/^Choose a command for every dial/)
  })

  test('there are few enough steps for a first round', () => {
    expect(STEPS.length).toBeLessThanOrEqual(12)
  })

  test('whoever sends dials without looking around is not called back to it', () => {
    expect(said(sceneOf({ events: [SET] }))).toBe('choose')
  })

  test('a ship is led through its dial, its shots and its course', () => {
    expect(said(sceneOf({ events: NEBULON_ACTS }))).toBe('dial')
    expect(said(sceneOf({ events: KEPT, request: asks('attack.declare') }))).toBe('attack')
    expect(said(sceneOf({ events: KEPT, request: asks('maneuver.course') }))).toBe('course')
    expect(said(sceneOf({ events: [...KEPT, { type: 'attacksEnded', attacker: NEBULON }] }))).toBe('course')
    expect(said(sceneOf({ events: [...KEPT, moved(NEBULON)] }))).toBe('second')
  })

  test('a command that can be used now is spoken of before shots and course', () => {
    const scene = sceneOf({ events: KEPT, request: asks('activation.command') })
    expect(stepNow(scene, [])?.text(scene)).toMatch(/^Use a command now/)
  })

  test('once the second ship has kept its dial, the coach speaks of its move', () => {
    const kept: GameEvent[] = [...KEPT, moved(NEBULON), { type: 'dialKept', ship: CR90, command: 'repair' }]
    const scene = sceneOf({ events: kept, request: asks('maneuver.course') })
    expect(stepNow(scene, [])?.text(scene)).toMatch(/moves now: set its course/)
  })

  test('the second ship’s dial says what to make of it', () => {
    const step = stepNow(sceneOf({ events: [...KEPT, moved(NEBULON)] }), [])
    expect(step?.text(sceneOf({ events: [...KEPT, moved(NEBULON), revealed(CR90, 'repair')] }))).toContain(
      'Nothing needs its Repair: instead of “Keep the dial” choose “Take a token”',
    )
    expect(step?.units?.(sceneOf({ events: KEPT }))).toEqual([CR90])
  })

  test('somebody who begins with the other ship is led in that order', () => {
    const events: GameEvent[] = [SET, { type: 'shipActivated', ship: CR90, forced: false }, revealed(CR90, 'repair')]
    const step = stepNow(sceneOf({ events }), [])
    expect(step?.name).toBe('dial')
    expect(step?.text(sceneOf({ events }))).toContain('reveals Repair. Keep the dial')
    expect(said(sceneOf({ events: [...events, moved(CR90)] }))).toBe('second')
  })

  const NOTHING_PREPARED: NonNullable<Scene['table']['prepared']> = {
    orders: NO_ORDERS,
    plans: [],
    silent: [],
    aside: '',
    due: '',
    drawn: true,
    draw: () => undefined,
    switchCard: () => Promise.resolve(),
  }

  test('squadrons until all have acted, then standing orders, three ways on, and after the second round nothing', () => {
    const inPhase = gameView({ phase: 'squadron' })
    expect(said(sceneOf({ view: inPhase }))).toBe('squadrons')
    const acted = Object.fromEntries(
      Object.entries(inPhase.squadrons).map(([id, squadron]) => [id, { ...squadron, activated: true }]),
    )
    const afterwards = sceneOf({ view: { ...inPhase, squadrons: acted } })
    expect(said(afterwards)).toBe('orders')
    expect(said(afterwards, ['orders'])).toBe('end')
    const second = { view: gameView({ round: 2, phase: 'command' }) }
    expect(said(sceneOf(second))).toBe('orders')
    const prepared = { ...NOTHING_PREPARED, orders: { preset: 'cautious' as const, orders: [] } }
    expect(said(sceneOf({ ...second, table: { ...LOOKING, prepared } }))).toBe('end')
    expect(said(sceneOf({ view: gameView({ round: 3, phase: 'command' }) }))).toBeUndefined()
  })

  test('each step speaks of what there is to do and names no unit that is not there', () => {
    for (const step of STEPS) {
      const text = step.text(sceneOf({ events: KEPT }))
      expect(text, step.name).not.toMatch(/undefined|: \.|from {2}/)
      expect(text.length, text).toBeLessThanOrEqual(150)
    }
  })
})
