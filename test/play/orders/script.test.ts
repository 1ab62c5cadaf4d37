import { describe, expect, test } from 'vitest'
import type { Condition } from '#shared/play/orders/condition'
import type { ScriptLine } from '#shared/play/orders/plan'
import { runScript } from '#shared/play/orders/script'
import type { Orders, PresetName } from '#shared/play/orders/standing-order'
import { type CardTable, type Changed, shipOn } from '#test/support/card-table'
import type { FixtureGame } from '#test/support/fixture-game'
import { commitOn, line, playing, twoInFront } from '#test/support/playing'

/** What falls does not matter. */
const ALWAYS: Condition = { all: [] }
const IS_GONE: Condition = { word: 'on-table', unit: 'left', in: ['no'] }
const IS_THERE: Condition = { word: 'on-table', unit: 'left', in: ['yes'] }

const BLANKS = { dice: ['red blank', 'red blank', 'red blank', 'blue accuracy', 'blue accuracy', 'blue accuracy'] }
const HITS = {
  dice: ['red double-hit', 'red double-hit', 'red double-hit', 'blue hit', 'blue hit', 'blue hit'],
}

const inFront = (changes: Changed<CardTable> = {}): FixtureGame => twoInFront({ luck: [BLANKS, BLANKS] }, changes)

const FIRST = line('attack.declare vic front>left.front')
const DICE: ScriptLine = {
  ask: 'attack.modify',
  subject: 'vic',
  by: { reroll: 'none', lock: [], add: false },
  when: ALWAYS,
}
const SECOND = line('attack.declare vic front>right.front')
const NO_MORE = line('attack.declare vic none')
const STRAIGHT: ScriptLine = { ask: 'maneuver.course', subject: 'vic', choose: { clicks: [0], side: 'right' } }

/** Sent by the Victory's player, while the other one has ordered this. */
function sent(t: FixtureGame, lines: readonly ScriptLine[], preset: PresetName = 'ask', orders: Orders['orders'] = []) {
  const game = playing(t)
  const commit = commitOn(game, { a: { orders: { preset, orders } } })
  return runScript(commit, lines, { seat: 'b', between: () => commit.othersAnswer('b') })
}
const asked = (t: FixtureGame) => t.open.map(({ seat, ask, subject }) => `${seat} ${ask} ${subject}`)

describe('a script (design 11)', () => {
  test('goes to the end of the activation in one submission, where its lines say what luck changes', () => {
    const t = inFront()
    const lines = [FIRST, DICE, SECOND, DICE, STRAIGHT].map((each) =>
      each === FIRST ? each : { ...each, when: ALWAYS },
    )
    expect(sent(t, lines)).toEqual({ used: 5 })
    expect(shipOn(t, 'vic').activated).toBe(true)
    expect(shipOn(t, 'vic').pose.y).toBeLessThan(700_000)
  })

  test('stops after a draw, before a line that does not say when it goes on', () => {
    const t = inFront()
    const { when: _, ...silent } = DICE
    expect(sent(t, [FIRST, silent as ScriptLine])).toEqual({ used: 1, stopped: { code: 'luck-between' } })
    expect(asked(t)).toEqual(['b attack.declare vic'])
  })

  test('stops where a line says when, and it is not so', () => {
    const t = inFront()
    const again = { ...SECOND, when: IS_GONE }
    expect(sent(t, [FIRST, DICE, again])).toEqual({ used: 2, stopped: { code: 'condition-not-met' } })
    expect(asked(t)).toEqual(['b attack.declare vic'])
  })

  test('goes on where it is so', () => {
    const t = inFront()
    expect(sent(t, [FIRST, DICE, { ...SECOND, when: IS_THERE }, DICE])).toEqual({ used: 4 })
  })

  test('looks at a `when` also where nothing came between', () => {
    const t = inFront()
    expect(sent(t, [{ ...FIRST, when: IS_GONE }])).toEqual({ used: 0, stopped: { code: 'condition-not-met' } })
    expect(asked(t)).toEqual(['b attack.declare vic'])
  })

  test('needs no `when` where neither luck nor the other player comes between', () => {
    const t = inFront()
    expect(sent(t, [NO_MORE, STRAIGHT])).toEqual({ used: 2 })
  })

  test('has used no line as long as none has answered anything', () => {
    const t = inFront()
    const gone = { ...FIRST, when: IS_GONE }
    expect(sent(t, [DICE, gone])).toEqual({ used: 0, stopped: { code: 'condition-not-met' } })
  })

  test('asks no second `when` because of luck that the line before has reckoned with', () => {
    const t = inFront()
    expect(sent(t, [FIRST, DICE, NO_MORE])).toEqual({ used: 3 })
  })

  test('stops at an illegal line, and says why', () => {
    const t = inFront()
    const nowhere = line('attack.declare vic rear>left.front', ALWAYS)
    expect(sent(t, [nowhere])).toMatchObject({ used: 0, stopped: { code: 'out-of-arc' } })
  })

  test('begins with the question that it names, or not at all', () => {
    const t = inFront()
    const game = playing(t)
    const ran = runScript(game, [FIRST], { seat: 'b', first: 'f999.0.b' })
    expect(ran).toEqual({ used: 0, stopped: { code: 'question-gone', subject: 'vic' } })
    expect(asked(t)).toEqual(['b attack.declare vic'])
    // Whatever the lines ask for besides
    for (const stale of [{ ...FIRST, when: IS_GONE }, DICE, { ...DICE, when: IS_GONE }]) {
      const late = runScript(game, [stale], { seat: 'b', first: 'f999.0.b' })
      expect(late).toEqual({ used: 0, stopped: { code: 'question-gone', subject: 'vic' } })
    }
  })

  test('deals with dice by one line, as long as they are asked about, and with nothing else', () => {
    const t = inFront()
    const { choose: _, ...declare } = FIRST as ScriptLine & { choose: object }
    const wrong = { ...declare, by: { reroll: 'none', lock: [], add: false } } as ScriptLine
    expect(sent(t, [wrong])).toEqual({ used: 0, stopped: { code: 'wrong-form' } })
  })
})

describe('a line that deals with dice', () => {
  /** The first attack asks nothing about its dice, the second one what its accuracy icon locks. */
  const twice = () =>
    inFront({
      ships: { right: { defense: ['redirect'], speed: 0 } },
      luck: [BLANKS, { dice: ['red accuracy', 'red hit', 'red hit', 'blue hit', 'blue hit', 'blue hit'] }],
    })
  const lock: ScriptLine = { ...DICE, by: { reroll: 'none', lock: ['redirect'], add: false } }
  const again = { ...SECOND, when: ALWAYS }

  test('is about one attack: the dice of the next one wait for their own line', () => {
    const t = twice()
    expect(sent(t, [FIRST, lock, again])).toEqual({ used: 3 })
    expect(asked(t)).toEqual(['b attack.modify vic'])
  })

  test('also where that is so of the first attack, too', () => {
    const both = { dice: ['red accuracy', 'red hit', 'red hit', 'blue hit', 'blue hit', 'blue hit'] }
    const slow = { defense: ['redirect'], speed: 0 }
    const t = inFront({ ships: { left: slow, right: slow }, luck: [both, both] })
    expect(sent(t, [FIRST, lock, again])).toEqual({ used: 3 })
    expect(asked(t)).toEqual(['b attack.modify vic'])
  })

  test('which deals with them', () => {
    const t = twice()
    expect(sent(t, [FIRST, lock, again, lock])).toEqual({ used: 4 })
    expect(asked(t)).toEqual(['b maneuver.course vic'])
  })
})

describe('what dice ask once more after an order of the defender has spent a token', () => {
  /** An accuracy icon locks the evade; after the redirect comes the critical effect (R6.29). */
  const critical = () =>
    inFront({
      ships: { left: { defense: ['redirect', 'evade'], speed: 1 } },
      luck: [{ dice: ['red accuracy', 'red critical', 'red blank', 'blue hit', 'blue hit', 'blue hit'] }],
    })
  const lock: ScriptLine = { ...DICE, by: { reroll: 'none', lock: ['evade'], add: false } }
  const toldOf = (t: FixtureGame) =>
    t.events.flatMap((event) => {
      if (event.type === 'defenseSpent') return [event.kind]
      return event.type === 'criticalResolved' ? [event.effect] : []
    })

  test.each<[string, ScriptLine[]]>([
    ['is left to the line that deals with them, at the end', []],
    ['is left to the line that deals with them, on the way', [{ ...NO_MORE, when: ALWAYS }]],
  ])('%s', (_, more) => {
    const t = critical()
    expect(sent(t, [FIRST, lock, ...more], 'cautious')).toEqual({ used: 2 + more.length })
    expect(toldOf(t)).toEqual(['redirect', 'standard'])
    expect(asked(t)).toEqual([more.length === 0 ? 'b attack.declare vic' : 'b maneuver.course vic'])
  })

  test('unless the next line answers it itself', () => {
    const t = critical()
    expect(sent(t, [FIRST, lock, line('attack.critical vic none', ALWAYS)], 'cautious')).toEqual({ used: 3 })
    expect(toldOf(t)).toEqual(['redirect'])
  })

  test('waits for the player, if that line says when, and it is not so any more', () => {
    const t = critical()
    const readied: Condition = { amount: 'tokens', of: 'left', token: 'redirect', state: 'readied', min: 1 }
    expect(sent(t, [FIRST, { ...lock, when: readied }], 'cautious')).toEqual({
      used: 1,
      stopped: { code: 'condition-not-met' },
    })
    expect(asked(t)).toEqual(['b attack.critical vic'])
  })
})

describe('a script against luck', () => {
  test('a target that dies at the first attack cannot be attacked again: the line that wants to stops the script', () => {
    const t = inFront({
      ships: { left: { hull: 1, shields: { front: 0 } } },
      luck: [HITS],
    })
    const onTheSame = line('attack.declare vic left>left.front', ALWAYS)
    expect(sent(t, [FIRST, DICE, onTheSame])).toMatchObject({ used: 2, stopped: { code: expect.any(String) } })
    expect(t.state.ships).not.toHaveProperty('left')
    expect(asked(t)).toEqual(['b attack.declare vic'])
  })

  test('a defender that is asked holds it: no order, no answer', () => {
    const t = inFront({
      ships: { left: { defense: ['redirect'], speed: 1 } },
      luck: [HITS],
    })
    expect(sent(t, [FIRST, DICE, { ...SECOND, when: ALWAYS }])).toEqual({
      used: 1,
      stopped: { code: 'waits-for-other' },
    })
    expect(asked(t)).toEqual(['a defense.spend left'])
  })

  test('that waits for the other player says so, whatever it looks at then', () => {
    const t = spending()
    const gone = { ...SECOND, when: IS_GONE }
    expect(sent(t, [FIRST, gone])).toEqual({ used: 1, stopped: { code: 'waits-for-other' } })
  })

  const spending = (): FixtureGame =>
    inFront({
      ships: { left: { defense: ['redirect'], speed: 1 } },
      luck: [{ dice: ['red hit', 'red blank', 'red blank', 'blue hit', 'blue hit', 'blue hit'] }, BLANKS],
    })

  test('a token that an order spends comes between: the next line must say when it goes on', () => {
    const t = spending()
    expect(sent(t, [FIRST, SECOND], 'cautious')).toEqual({ used: 1, stopped: { code: 'answered-between' } })
    expect(asked(t)).toEqual(['b attack.declare vic'])
  })

  test('but no later line, once one has said so', () => {
    const t = spending()
    expect(sent(t, [FIRST, DICE, NO_MORE], 'cautious')).toEqual({ used: 3 })
  })

  test('and may look at the token: whether it is still there to save the ship', () => {
    const readied: Condition = { amount: 'tokens', of: 'left', token: 'redirect', state: 'readied', min: 1 }
    const t = spending()
    const onlyIfSpent = { ...SECOND, when: { not: readied } }
    expect(sent(t, [FIRST, DICE, onlyIfSpent, DICE], 'cautious')).toEqual({ used: 4 })
    const kept = spending()
    expect(sent(kept, [FIRST, DICE, { ...SECOND, when: readied }], 'cautious')).toEqual({
      used: 2,
      stopped: { code: 'condition-not-met' },
    })
  })

  test('a course that the other player’s order has made impossible is not set', () => {
    const t = inFront({
      ships: {
        vic: { speed: 2, upgrades: null },
        left: null,
        right: null,
        mine: {
          card: 'interdictor-suppression-refit',
          seat: 'a',
          at: [457, 450],
          defense: [],
          upgrades: ['g-8-experimental-projector'],
        },
      },
      luck: [],
    })
    const straight: ScriptLine = {
      ask: 'maneuver.course',
      subject: 'vic',
      choose: { clicks: [0, 0], side: 'right' },
      when: ALWAYS,
    }
    const slowed: Orders['orders'] = [
      {
        id: 'o1',
        kind: 'card',
        scope: { on: 'card', card: 'g-8-experimental-projector' },
        rules: [{ do: { use: true } }],
        otherwise: 'ask',
      },
    ]
    expect(sent(t, [NO_MORE, straight], 'ask', slowed)).toEqual({
      used: 1,
      stopped: { code: 'wrong-number-of-clicks' },
    })
    expect(asked(t)).toEqual(['b maneuver.course vic'])
  })
})
