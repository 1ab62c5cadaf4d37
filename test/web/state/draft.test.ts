import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Draft } from '#web/state/draft.svelte'
import { shipPage } from '../support/game-pages'

const [request] = shipPage().view?.requests ?? []
if (request === undefined) throw new Error('nothing is asked')
const later = { ...request, id: 'f7.1.a' }

describe('the draft of an answer', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => localStorage.clear())

  const opened = () => {
    const draft = new Draft('g1.p1')
    draft.turnTo(request)
    return draft
  }

  test('can be undone step by step, to nothing', () => {
    const draft = opened()
    draft.choose('ship.activate', { option: 'cr90' })
    draft.choose('activation.dial', { option: 'token' })
    draft.undo()
    expect(draft.parts).toEqual({ 'ship.activate': { option: 'cr90' } })
    draft.undo()
    expect(draft.parts).toEqual({})
    expect(draft.canUndo).toBe(false)
  })

  test('takes a pull on one handle back in one step', () => {
    const draft = opened()
    draft.choose('maneuver.course', { clicks: [0], side: 'left' }, 'joint 1')
    draft.choose('maneuver.course', { clicks: [1], side: 'left' }, 'joint 1')
    draft.choose('maneuver.course', { clicks: [2], side: 'left' }, 'joint 1')
    draft.undo()
    expect(draft.parts).toEqual({})
  })

  test('survives a reload', () => {
    opened().choose('ship.activate', { option: 'cr90' })
    const again = new Draft('g1.p1')
    expect(again.turnTo(request)).toBe(false)
    expect(again.parts).toEqual({ 'ship.activate': { option: 'cr90' } })
    expect(again.canUndo).toBe(true)
  })

  test('is dropped, and that is told, when its question is gone', () => {
    opened().choose('ship.activate', { option: 'cr90' })
    const again = new Draft('g1.p1')
    expect(again.turnTo(later)).toBe(true)
    expect(again.parts).toEqual({})
    expect(new Draft('g1.p1').turnTo(request)).toBe(false)
  })

  test('is not told as dropped when nothing had been chosen', () => {
    opened()
    expect(new Draft('g1.p1').turnTo(later)).toBe(false)
  })

  test('of two readers of one browser are kept apart', () => {
    opened().choose('ship.activate', { option: 'cr90' })
    const other = new Draft('g1.p2')
    other.turnTo(request)
    expect(other.parts).toEqual({})
  })

  test('is what the service did not use of a script', () => {
    const draft = opened()
    draft.takeBack([{ ask: 'ship.activate', subject: 'table', choose: { option: 'cr90' } }], later)
    expect(draft.answers).toBe(later.id)
    expect(draft.parts).toEqual({ 'ship.activate': { option: 'cr90' } })
  })

  test('keeps all answers that were left to a question that is asked again and again', () => {
    const draft = opened()
    const line = (option: string) => ({ ask: 'defense.spend', subject: 'cr90', choose: { option } })
    draft.takeBack([line('brace-1'), line('redirect-2'), line('done')], later)
    expect(draft.parts).toEqual({ 'defense.spend': { options: ['brace-1', 'redirect-2', 'done'] } })
  })
})
