import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  accepted,
  type Challenge,
  challenged,
  decided,
  declined,
  isFrozen,
  joined,
  LADDER_RULES,
  type Ladder,
  left,
  refusalOf,
  settled,
} from '#shared/league/ladder'

const DAY = 86_400_000
const of = (ids: string): Ladder =>
  [...ids].reduce((before, who) => joined(before, who, 0), { rungs: [], challenges: [] } as Ladder)
const told = ({ rungs }: Ladder) => rungs.map(({ who }) => who).join('')
const challenge = (from: string, to: string, at = DAY): Challenge => ({ from, to, at })

describe('whom may one challenge (L6.11)?', () => {
  test.each([
    ['D', 'A', undefined],
    ['E', 'A', 'too-far'],
    ['A', 'B', 'not-above'],
    ['A', 'A', 'not-above'],
    ['X', 'A', 'not-there'],
  ])('%s challenges %s: %s', (from, to, refusal) => {
    expect(refusalOf(of('ABCDE'), challenge(from, to), LADDER_RULES)).toBe(refusal)
  })
  test('nobody who is challenged or challenges already', () => {
    const busy = challenged(of('ABCDE'), challenge('C', 'B'))
    expect(refusalOf(busy, challenge('D', 'B'), LADDER_RULES)).toBe('busy')
    expect(refusalOf(busy, challenge('C', 'A'), LADDER_RULES)).toBe('busy')
  })
  test('nobody who is frozen, but those above them as if they were not there', () => {
    const before = of('ABCDE')
    const active = {
      ...before,
      rungs: before.rungs.map((rung) => ({ ...rung, active: rung.who === 'B' ? 0 : 29 * DAY })),
    }
    expect(refusalOf(active, challenge('E', 'B', 30 * DAY), LADDER_RULES)).toBe('frozen')
    expect(refusalOf(active, challenge('E', 'A', 30 * DAY), LADDER_RULES)).toBe(undefined)
    expect(refusalOf(active, challenge('E', 'A', 29 * DAY), LADDER_RULES)).toBe('too-far')
  })
})

test('does the winner from below take the place, and everybody between go down one?', () => {
  const game = challenge('D', 'A')
  const playing = accepted(challenged(of('ABCDE'), game), game)
  expect(told(decided(playing, game, 'D', DAY))).toBe('DABCE')
  expect(told(decided(playing, game, 'A', DAY))).toBe('ABCDE')
})

test('does the second refusal in a row cost a rung, and a late answer count as one?', () => {
  const game = challenge('D', 'A')
  const once = declined(challenged(of('ABCD'), game), game, LADDER_RULES)
  expect(told(once)).toBe('ABCD')
  const again = challenged(once, challenge('D', 'A', 2 * DAY))
  expect(told(settled(again, 5 * DAY - 1, LADDER_RULES))).toBe('ABCD')
  expect(told(settled(again, 5 * DAY, LADDER_RULES))).toBe('BACD')
  const played = decided(accepted(again, game), game, 'A', 3 * DAY)
  const third = challenged(played, challenge('D', 'A', 4 * DAY))
  expect(told(declined(third, game, LADDER_RULES))).toBe('ABCD')
})

test('is somebody who does not play frozen, then off the ladder, but not in the middle of a game?', () => {
  const game = challenge('B', 'A')
  const playing = accepted(challenged(of('ABC'), game), game)
  expect(isFrozen(playing, 'C', 30 * DAY, LADDER_RULES)).toBe(true)
  expect(isFrozen(playing, 'A', 30 * DAY, LADDER_RULES)).toBe(false)
  expect(told(settled(playing, 60 * DAY, LADDER_RULES))).toBe('AB')
})

/** Somebody does something; who is asked for does not exist, or it is refused, more often than not. */
const anyDeed = fc.record({
  what: fc.constantFrom('join', 'leave', 'challenge', 'accept', 'decline', 'win', 'lose', 'wait'),
  who: fc.constantFrom(...'ABCDEFGH'),
  whom: fc.constantFrom(...'ABCDEFGH'),
  days: fc.integer({ min: 0, max: 12 }),
})

test('does a ladder hold together, whatever happens on it?', () => {
  fc.assert(
    fc.property(fc.array(anyDeed, { maxLength: 60 }), (deeds) => {
      let ladder = of('ABCDEF')
      let at = 0
      for (const { what, who, whom, days } of deeds) {
        at += days * DAY
        const before = ladder
        const open = ladder.challenges.find(({ from, to }) => [from, to].includes(who))
        if (what === 'join') ladder = joined(ladder, who, at)
        else if (what === 'leave') ladder = left(ladder, who)
        else if (what === 'wait') ladder = settled(ladder, at, LADDER_RULES)
        else if (what === 'challenge') {
          const game = challenge(who, whom, at)
          if (refusalOf(ladder, game, LADDER_RULES) === undefined) ladder = challenged(ladder, game)
        } else if (open && !open.accepted && what === 'accept') ladder = accepted(ladder, open)
        else if (open && !open.accepted && what === 'decline') ladder = declined(ladder, open, LADDER_RULES)
        else if (open?.accepted) ladder = decided(ladder, open, what === 'win' ? who : whom, at)

        const ids = ladder.rungs.map((rung) => rung.who)
        expect(new Set(ids).size).toBe(ids.length)
        const playing = ladder.challenges.flatMap(({ from, to }) => [from, to])
        expect(new Set(playing).size).toBe(playing.length)
        expect(playing.filter((one) => !ids.includes(one))).toEqual([])
        for (const [place, { who: one }] of before.rungs.entries()) {
          const now = ids.indexOf(one)
          if (now >= 0 && what !== 'leave' && what !== 'wait') expect(now - place).toBeLessThanOrEqual(1)
        }
      }
    }),
  )
})
