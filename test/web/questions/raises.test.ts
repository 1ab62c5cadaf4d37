import { afterEach, expect, test } from 'vitest'
import { cardTable } from '#test/support/card-table'
import { COURSE, NAVIGATE, planOf } from '#web/questions/course/course'
import { bend, chooseSpeed, mostClicks, speedsOf } from '#web/questions/course/navigate'
import type { QuestionContext } from '#web/questions/draft-answer'
import { Draft } from '#web/state/draft.svelte'

afterEach(() => localStorage.clear())

/** The maneuver of a Nebulon-B at speed 2, with a dial and a token: its joints bend by one click each. */
function navigating(upgrades: string[] = []) {
  const t = cardTable({
    activating: { ship: 'neb', step: 'maneuver', dial: 'navigate' },
    ships: {
      neb: { card: 'nebulon-b-escort-frigate', at: [457, 300], speed: 2, tokens: ['navigate'], upgrades },
      vic: { card: 'victory-ii-class-star-destroyer', at: [800, 800], activated: true },
    },
  })
  const [request] = t.open
  if (request === undefined) throw new Error('nothing is asked')
  const draft = new Draft('raises')
  draft.turnTo(request)
  const asked = (): QuestionContext => ({
    request,
    view: t.view('a'),
    parts: draft.parts,
    nameOf: (unit) => unit,
    opponent: 'Needa',
  })
  const plan = () => planOf(asked())
  return {
    plan,
    bends: (joint: number, click: number) => bend(draft, plan(), joint, click),
    speeds: (speed: number) => chooseSpeed(draft, plan(), speed),
    drafted: () => [draft.parts[NAVIGATE], draft.parts[COURSE]],
    undo: () => draft.undo(),
  }
}

test('a joint that is bent a click too far takes the one that the dial adds, and gives it back (R7.16)', () => {
  const { plan, bends, drafted, undo } = navigating()
  expect(mostClicks(plan())).toEqual([2, 2])
  bends(1, 2)
  expect(drafted()).toEqual([{ option: 'dial:0:y2' }, { clicks: [0, 2], side: 'right' }])
  bends(0, 2)
  expect(plan().clicks).toEqual([2, 1])
  bends(0, 1)
  expect(plan().use).toMatchObject({ dial: true, token: false, speed: 0 })
  expect(plan().yaws).toEqual([1, 1])
  undo()
  undo()
  undo()
  expect(drafted()).toEqual([undefined, undefined])
})

test('a card lets the dial add a second click, and both joints are bent (R7.18)', () => {
  const { plan, bends } = navigating(['general-madine'])
  bends(0, 2)
  bends(1, 2)
  expect(plan().clicks).toEqual([2, 2])
})

test('a speed is chosen by the cheapest way: the dial alone, both for two steps, and the dial again (R7.16-7.18)', () => {
  const { plan, speeds } = navigating()
  expect(speedsOf(plan())).toEqual([0, 1, 2, 3])
  speeds(3)
  expect(plan()).toMatchObject({ speed: 3, use: { dial: true, token: false } })
  speeds(0)
  expect(plan()).toMatchObject({ speed: 0, use: { dial: true, token: true } })
  speeds(1)
  expect(plan()).toMatchObject({ speed: 1, use: { dial: true, token: false } })
})
