import { fireEvent, screen, waitFor, within } from '@testing-library/svelte'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { GameView } from '#shared/play/view/game-view'
import { attacked, declaring, repairing, zoneQuestion } from '#test/programs/gallery/targets'
import { learningView, pose, withUnits } from '#test/programs/gallery/views'
import { showAsked } from './board-shown'

/** A frigate ahead of a Star Destroyer; a TIE squadron beside it, another one far away. */
const battle = withUnits(learningView('a', { round: 2 }), {
  ships: {
    'nebulon-b-1': { pose: pose(430, 330, 20) },
    'cr90-1': { pose: pose(700, 300, 330), shields: { front: 1, right: 0, rear: 1, left: 2 } },
    'victory-1': { pose: pose(520, 560, 200), shields: { front: 2, right: 3, rear: 1, left: 1 } },
  },
  squadrons: { 'tie-fighter-1': { at: { x: 410_000, y: 460_000 } } },
})
const asking = (view: GameView): GameView => ({ ...view, requests: [declaring(view, 'nebulon-b-1')] })

const radios = (group: string) => screen.findByRole('radiogroup', { name: group })
const radio = async (group: string, name: RegExp) => within(await radios(group)).getByRole('radio', { name })
const caption = () => document.querySelector('.caption')?.textContent?.replace(/\s+/g, ' ').trim()
async function handle(key: string): Promise<Element> {
  return await waitFor(() => {
    const found = document.querySelector(`[data-pick="${key}"]`)
    if (!found) throw new Error(`nothing to tap at ${key}`)
    return found
  })
}
let x = 0
/** Each tap far from the last, so that two do not make a double tap. */
async function tap(key: string) {
  x += 100
  const at = { clientX: x, clientY: 5, pointerId: 1, button: 0, pointerType: 'mouse' }
  const target = await handle(key)
  await fireEvent.pointerDown(target, at)
  await fireEvent.pointerUp(target, at)
}

describe('targets on the table', () => {
  test('R6.3 each possible target is a radio that says zone, range, sight and dice; impossible ones say why not', async () => {
    showAsked({ view: asking(battle) })
    await radio('Targets', /^Victory II "A", front, from the front: medium range, 161 mm, clear; 3 red dice$/)
    const refused = await radio(
      'Targets',
      /^Victory II "A", right, not from the front: the range runs through its front$/,
    )
    expect(refused.getAttribute('aria-disabled')).toBe('true')
    const far = await radio('Targets', /^TIE Fighter t3, not from the \w+: /)
    expect(far.getAttribute('aria-disabled')).toBe('true')
  })

  test('radios stand beside the list of pieces, not in it, and are one stop of the Tab key', async () => {
    showAsked({ view: asking(battle) })
    const group = await radios('Targets')
    expect(group.closest('[role=listbox]')).toBeNull()
    expect(group.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  })

  test('a tap on a lit zone and Enter on its radio choose the same option', async () => {
    const { onOption } = showAsked({ view: asking(battle) })
    await tap('victory-1.front')
    expect(onOption).toHaveBeenLastCalledWith('front>victory-1.front')
    await fireEvent.keyDown(await radio('Targets', /^Victory II "A", front/), { key: 'Enter' })
    expect(onOption).toHaveBeenCalledTimes(2)
    expect(onOption).toHaveBeenLastCalledWith('front>victory-1.front')
  })

  test('a screen reader’s click without a pointer chooses, too; a pointer’s click is left to the drawn zone', async () => {
    const { onOption } = showAsked({ view: asking(battle) })
    const target = await radio('Targets', /^Victory II "A", front/)
    await fireEvent.click(target, { detail: 1 })
    expect(onOption).not.toHaveBeenCalled()
    await fireEvent.click(target, { detail: 0 })
    expect(onOption).toHaveBeenCalledExactlyOnceWith('front>victory-1.front')
  })

  test('arrow keys go through the targets round and round', async () => {
    showAsked({ view: asking(battle) })
    const all = within(await radios('Targets')).getAllByRole('radio')
    const at = () => all.indexOf(document.activeElement as HTMLElement)
    all[0]?.focus()
    await fireEvent.keyDown(all[0] ?? document.body, { key: 'ArrowLeft' })
    expect(at()).toBe(all.length - 1)
    await fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' })
    expect(at()).toBe(0)
    await fireEvent.keyDown(document.activeElement ?? document.body, { key: 'End' })
    expect(at()).toBe(all.length - 1)
  })

  test('a squadron among the targets is chosen by Enter in the list of pieces, like any other piece', async () => {
    const { onOption } = showAsked({ view: asking(battle), selected: 'tie-fighter-1' })
    await radios('Targets')
    const list = screen.getByRole('listbox')
    await fireEvent.focus(list)
    await fireEvent.keyDown(list, { key: 'Enter' })
    expect(onOption).toHaveBeenCalledExactlyOnceWith('front>tie-fighter-1')
  })

  test('the frame opens on the attacker and all it could attack', async () => {
    const near = showAsked({ view: battle, focusOn: ['nebulon-b-1'] })
    const size = () =>
      (near.container.querySelector('.pane > svg')?.getAttribute('viewBox') ?? '').split(' ').map(Number)
    const alone = size()
    await near.rerender({ view: asking(battle) })
    await waitFor(() => expect(size()[2]).toBeGreaterThan(alone[2] ?? Number.POSITIVE_INFINITY))
  })
})

describe('how a target was measured', () => {
  const showing = async (view: GameView, id: string) => {
    const shown = showAsked({ view, chosenOptions: [id] })
    await waitFor(() => expect(shown.container.querySelector('.target-line')).not.toBeNull())
    return shown.container
  }

  test('R6.10 the chosen one shows arc, ranges with their dice, range line and line of sight', async () => {
    const container = await showing(asking(battle), 'front>victory-1.front')
    expect(container.querySelectorAll('.firing-arc .band')).toHaveLength(3)
    expect([...container.querySelectorAll('.arc-labels text')].map((text) => text.textContent)).toEqual([
      'close',
      'medium',
      'long',
    ])
    expect(container.querySelector('.target-line .measure')?.textContent).toBe('161 mm')
    expect(container.querySelectorAll('.target-line .arrow.choice')).toHaveLength(1)
    expect(caption()).toBe('front → Victory II "A", front medium range, 161 mm, clear; 3 red dice')
  })

  test('R12.8 what obstructs is named where the line breaks', async () => {
    const between = withUnits(battle, { ships: { 'cr90-1': { pose: pose(475, 445, 80) } } })
    const container = await showing(asking(between), 'front>victory-1.front')
    expect([...container.querySelectorAll('.target-line text')].map((text) => text.textContent)).toContain('CR90 "B"')
    expect(container.querySelectorAll('.target-line .hidden')).toHaveLength(1)
    expect(caption()).toContain('obstructed by CR90 "B"; 3 red dice, 1 of them removed')
  })

  test('R12.7 a tap on an impossible one tells why and marks where the line crosses; nothing is chosen', async () => {
    const { container, onOption } = showAsked({ view: asking(battle) })
    await tap('victory-1.right')
    expect(caption()).toBe('front → Victory II "A", right the range runs through its front')
    expect(container.querySelectorAll('.target-line .cross')).toHaveLength(1)
    expect(container.querySelectorAll('.target-line.faulty')).toHaveLength(1)
    expect(onOption).not.toHaveBeenCalled()
  })

  test('Esc closes the reason before anything else', async () => {
    const { onSelect } = showAsked({ view: asking(battle), selected: 'cr90-1' })
    await tap('victory-1.right')
    onSelect.mockClear()
    await fireEvent.keyDown(screen.getByRole('listbox'), { key: 'Escape' })
    expect(caption()).toMatch(/^Tap a lit hull zone/)
    expect(onSelect).not.toHaveBeenCalled()
  })

  test('one that is read about in the list is measured on the table', async () => {
    const { container } = showAsked({ view: asking(battle), pointed: 'front>victory-1.left' })
    await waitFor(() => expect(container.querySelectorAll('.target-line')).toHaveLength(1))
    expect(caption()).toMatch(/^front → Victory II "A", left /)
  })

  test('R12.14 beyond the arc only the way to the nearest part is drawn, no line of sight', async () => {
    const { container } = showAsked({ view: asking(battle), pointed: 'rear>victory-1.rear' })
    await waitFor(() => expect(container.querySelectorAll('.target-line.faulty')).toHaveLength(1))
    expect(caption()).toContain('outside the firing arc')
    expect(container.querySelectorAll('.target-line .arrow')).toHaveLength(0)
  })
})

describe('a target that two hull zones can attack', () => {
  /** The Star Destroyer stands across the line between the arcs of the frigate’s front and right. */
  const across = asking(
    withUnits(battle, {
      ships: { 'nebulon-b-1': { pose: pose(430, 330, 0) }, 'victory-1': { pose: pose(540, 440, 270) } },
    }),
  )

  test('each further tap takes the next zone', async () => {
    const { onOption, rerender } = showAsked({ view: across })
    await tap('victory-1.front')
    const first: string = onOption.mock.lastCall?.[0]
    await rerender({ chosenOptions: [first] })
    await tap('victory-1.front')
    const second: string = onOption.mock.lastCall?.[0]
    expect(new Set([first, second])).toEqual(new Set(['front>victory-1.front', 'right>victory-1.front']))
    await rerender({ chosenOptions: [second] })
    await tap('victory-1.front')
    expect(onOption).toHaveBeenLastCalledWith(first)
  })

  test('the zone to attack from can be chosen first, by tap or by key; it narrows the targets and answers nothing', async () => {
    const { onOption } = showAsked({ view: across })
    await tap('from:right')
    expect(onOption).not.toHaveBeenCalled()
    const names = within(await radios('Targets'))
      .getAllByRole('radio')
      .map((each) => each.getAttribute('aria-label'))
    expect(names.filter((name) => !name?.includes('the right'))).toEqual([])
    await tap('victory-1.front')
    expect(onOption).toHaveBeenLastCalledWith('right>victory-1.front')
    await fireEvent.keyDown(await radio('Attack from', /^right hull zone$/), { key: ' ' })
    expect((await radio('Attack from', /^right hull zone$/)).getAttribute('aria-checked')).toBe('false')
  })
})

test('a low table tells only what the panel of the question does not: why a target is impossible', async () => {
  const height = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200)
  onTestFinished(() => height.mockRestore())
  const { container, rerender } = showAsked({ view: asking(battle), chosenOptions: ['front>victory-1.front'] })
  await waitFor(() => expect(container.querySelectorAll('.target-line')).toHaveLength(1))
  expect(caption()).toBeUndefined()
  await rerender({ pointed: 'front>victory-1.right' })
  expect(caption()).toContain('the range runs through its front')
})

describe('an attack that goes on', () => {
  const ends = [
    { unit: 'nebulon-b-1', zone: 'front' },
    { unit: 'victory-1', zone: 'front' },
  ] as const

  test.each(['a', 'b', 'spectator'] as const)(
    'is an arrow from zone to zone for %s, with range, dice and damage',
    async (viewer) => {
      const { container } = showAsked({ view: attacked({ ...battle, viewer }, ...ends, { total: 4 }) })
      await waitFor(() => expect(container.querySelectorAll('.progress .arrow.side')).toHaveLength(1))
      expect(container.querySelectorAll('.progress .target')).toHaveLength(1)
      expect(container.querySelectorAll('.caption .dice > svg')).toHaveLength(4)
      expect(caption()).toMatch(/^Nebulon-B "C", front → Victory II "A", front medium range, clear .*4 damage$/)
    },
  )

  test('R6.34 between two squadrons nobody is under attack', async () => {
    const { container, rerender } = showAsked({ view: attacked(battle, ...ends) })
    await waitFor(() => expect(container.querySelectorAll('.progress')).toHaveLength(1))
    await rerender({ view: attacked(battle, ...ends, { step: 'next' }) })
    expect(container.querySelectorAll('.progress')).toHaveLength(0)
  })

  test('R8.8 the zones that may take redirected damage are chosen on the table', async () => {
    const view = attacked({ ...battle, viewer: 'b' }, ...ends, { step: 'redirect' })
    const { onOption } = showAsked({
      view: { ...view, requests: [zoneQuestion('defense.redirect', 'victory-1', ['left', 'right'], 'b')] },
    })
    expect(within(await radios('Hull zones')).getAllByRole('radio')).toHaveLength(2)
    await tap('victory-1.left')
    expect(onOption).toHaveBeenCalledExactlyOnceWith('left')
  })

  test('R8.8 zones named by redirects are marked with what they take', async () => {
    const { container } = showAsked({
      view: attacked(battle, ...ends, { step: 'damage', redirects: [{ zone: 'left', points: 2 }] }),
    })
    await waitFor(() => expect(container.querySelectorAll('.progress .redirect')).toHaveLength(1))
    expect([...container.querySelectorAll('.progress text')].map((text) => text.textContent)).toContain('2')
  })
})

describe('questions about hull zones', () => {
  test('R9.2 damage without a zone: the owner taps one', async () => {
    const view = {
      ...battle,
      requests: [zoneQuestion('damage.zone', 'cr90-1', ['front', 'right', 'rear', 'left'], 'a')],
    }
    const { onOption } = showAsked({ view })
    await tap('cr90-1.rear')
    expect(onOption).toHaveBeenCalledExactlyOnceWith('rear')
    expect((await radio('Hull zones', /^CR90 "B", rear$/)).getAttribute('aria-disabled')).toBe('false')
  })

  test('a damage card that asks for several zones of its ship makes checkboxes', async () => {
    const view: GameView = {
      ...battle,
      requests: [
        {
          id: 'f9.1.a',
          ask: 'effect.choose',
          subject: 'victory-1#2',
          seat: 'a',
          kind: 'options',
          min: 0,
          max: 2,
          options: [{ id: 'front' }, { id: 'left' }],
        },
      ],
    }
    const { onOption } = showAsked({ view, chosenOptions: ['front'] })
    const boxes = within(await screen.findByRole('group', { name: 'Hull zones' })).getAllByRole('checkbox')
    expect(boxes.map((box) => box.getAttribute('aria-checked'))).toEqual(['true', 'false'])
    await tap('victory-1.front')
    expect(onOption).toHaveBeenCalledExactlyOnceWith('front')
  })
})

describe('repairs', () => {
  const view = { ...battle, requests: [repairing(battle, 'cr90-1')] }

  test('R7.10 a tap on a zone and on another moves a shield', async () => {
    const { onOption } = showAsked({ view })
    await tap('zone:left')
    expect(onOption).not.toHaveBeenCalled()
    expect(caption()).toBe('Move a shield from the left: tap where to.')
    await tap('zone:right')
    expect(onOption).toHaveBeenCalledExactlyOnceWith('move:left:right')
  })

  test('R7.10 + recovers; what is complete has none', async () => {
    const { onOption, container } = showAsked({ view })
    await tap('plus:right')
    expect(onOption).toHaveBeenCalledExactlyOnceWith('recover:right')
    expect(container.querySelector('[data-pick="plus:left"]')).toBeNull()
  })

  test('while a shield is moved, no + lies where it may go: a tap there moves it', async () => {
    const { onOption, container } = showAsked({ view })
    await tap('zone:left')
    expect(container.querySelectorAll('[data-pick^="plus:"]')).toHaveLength(0)
    await tap('zone:right')
    expect(onOption).toHaveBeenCalledExactlyOnceWith('move:left:right')
  })

  test('each is a radio with its price, and the drafted one an arrow', async () => {
    const { container } = showAsked({ view, chosenOptions: ['move:left:right'] })
    const move = await radio('Repairs', /^Move a shield from the left to the right, 1 engineering point$/)
    expect(move.getAttribute('aria-checked')).toBe('true')
    await radio('Repairs', /^Recover a shield in the front, 2 engineering points$/)
    expect(container.querySelectorAll('.shifted .arrow')).toHaveLength(1)
  })

  test('a draft that has gone on says itself what is open now, and its steps stay drawn', async () => {
    const { container } = showAsked({
      view,
      options: [{ id: 'recover:rear', repair: { cost: 2, recover: 'rear' } }],
      chosenOptions: ['move:left:right', 'recover:front', 'recover:front'],
    })
    expect(within(await radios('Repairs')).getAllByRole('radio')).toHaveLength(1)
    expect(container.querySelectorAll('.shifted .arrow')).toHaveLength(1)
    expect(container.querySelector('.shifted text')?.textContent).toBe('+2')
  })
})
