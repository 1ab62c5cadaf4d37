import { describe, expect, test } from 'vitest'
import { PRESETS, type PresetId } from '#shared/fleet/game-presets'
import { begin, pending, startBattle, viewFor } from '#shared/game'
import type { Decision } from '#shared/game/engine/decision'
import type { Game, GameState, Seat } from '#shared/game/engine/state'
import type { GameView, Viewer } from '#shared/play/view/game-view'
import { knownState } from '#shared/play/view/known-state'
import { UNKNOWN_CARD } from '#shared/play/view/objective-cards'
import { EMPIRE, REBELS } from '#test/support/battle'
import { ZEROS } from '#test/support/fixture-game'
import { knownStatesDiffer, statesInterfere, transitionsInterfere, type Watched } from '#test/support/non-interference'
import { seeded } from '#test/support/random-choice'

const OF_A = ['opening-salvo', 'fire-lanes', 'minefields']
const OF_B = ['most-wanted', 'hyperspace-assault', 'superior-positions']
const HIDDEN = [UNKNOWN_CARD, UNKNOWN_CARD, UNKNOWN_CARD]

const withCards = <F extends object>(fleet: F, [assault = '', defense = '', navigation = '']: readonly string[]) => ({
  ...fleet,
  objectives: { assault, defense, navigation },
})

/** The Empire, seat b, has the cheaper fleet and decides who is first. */
const opened = (preset: PresetId = 'casual-400'): GameState =>
  startBattle(
    {
      gameId: 'ba77'.repeat(8),
      options: PRESETS[preset],
      fleets: { a: withCards(REBELS, OF_A), b: withCards(EMPIRE, OF_B) },
    },
    ZEROS,
  ).state

function decisionFor(state: Game, option: string): Decision {
  const [request = expect.fail('nobody is asked')] = pending(state)
  return { kind: 'answer', request: request.id, seat: request.seat, choice: { option } }
}

function decided(state: GameState, ...decisions: readonly (string | Decision)[]): GameState {
  const run = begin(state, ZEROS)
  for (const each of decisions)
    expect(run.take(typeof each === 'string' ? decisionFor(run.state, each) : each)).toBeUndefined()
  return run.state
}

/** Seat a is first and chooses from the cards of b. */
const choosing = () => decided(opened(), 'opponent')
const chosen = () => decided(choosing(), 'hyperspace-assault')

test('a preview knows no more of objective cards than the viewer', () => {
  for (const state of [opened(), choosing(), chosen()]) expect(knownStatesDiffer(state)).toEqual([])
  expect(knownState(viewFor(chosen(), 'b')).objectiveCards).toEqual({ a: HIDDEN, b: OF_B })
})

describe('objective cards that one must not know make no difference to what one is shown (R17.11, R17.14)', () => {
  const moments: [string, () => GameState, string][] = [
    ['who is first player', opened, 'opponent'],
    ['who is first player, by the other choice', opened, 'self'],
    ['the objective', choosing, 'most-wanted'],
    ['the drawn objective', () => decided(opened('core-set'), 'opponent'), ''],
    ['the first obstacle', chosen, 'station'],
  ]
  test.each(moments)('when %s is decided', (_what, at, option) => {
    const state = at()
    const decision = decisionFor(state, option === '' ? (state.objectiveCards?.b[0] ?? '') : option)
    for (let seed = 1; seed <= 12; seed += 1) {
      expect(statesInterfere(state, seeded(seed))).toEqual([])
      expect(transitionsInterfere(state, decision, ZEROS, seeded(seed))).toEqual([])
    }
  })

  const leaking = (leak: (state: Game) => unknown): Watched => ({
    show: (state, viewer) => Object.assign(viewFor(state, viewer), { leak: leak(state) }) as GameView,
  })
  const caught = (state: GameState, seat: Seat): Set<string> =>
    new Set(
      Array.from({ length: 12 }, (_, seed) =>
        statesInterfere(
          state,
          seeded(seed),
          leaking(({ objectiveCards }) => objectiveCards?.[seat]),
        ),
      ).flat(),
    )
  const blames = (...viewers: Viewer[]) =>
    new Set(viewers.map((viewer) => `the view of ${viewer} depends on what is hidden from them`))

  test('and a view that lets them slip is caught', () => {
    expect(caught(opened(), 'b')).toEqual(blames('a', 'spectator'))
    expect(caught(choosing(), 'b')).toEqual(blames('spectator'))
    expect(caught(choosing(), 'a')).toEqual(blames('b', 'spectator'))
    expect(caught(chosen(), 'b')).toEqual(blames('spectator'))
    expect(caught(decided(opened('core-set'), 'opponent'), 'b')).toEqual(blames('a', 'spectator'))
  })
})
