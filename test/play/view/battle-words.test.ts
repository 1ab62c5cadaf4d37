import { expect, describe as group, test } from 'vitest'
import { PRESETS, type PresetId } from '#shared/fleet/game-presets'
import { begin, pending, startBattle, viewFor } from '#shared/game'
import type { Choice, Decision } from '#shared/game/engine/decision'
import type { Game, GameState, Seat } from '#shared/game/engine/state'
import { en } from '#shared/messages/en'
import { plain } from '#shared/messages/sentence'
import { describe } from '#shared/play/view/describe'
import type { Viewer } from '#shared/play/view/game-view'
import { unitName } from '#shared/play/view/glance'
import { askedSentence } from '#shared/play/view/question-sentence'
import { randomDecision } from '#test/programs/sim/bot'
import { EMPIRE, REBELS } from '#test/support/battle'
import { cardTable } from '#test/support/card-table'
import { ZEROS } from '#test/support/fixture-game'
import { seeded } from '#test/support/random-choice'

const NAMES = { a: 'Ola', b: 'Jan' }

/** Seat b, the Empire, has the cheaper fleet. */
const opened = (preset: PresetId = 'casual-400', fleets = { a: REBELS, b: EMPIRE }): GameState =>
  startBattle({ gameId: 'ba77'.repeat(8), options: PRESETS[preset], fleets }, ZEROS).state

/** Answers one question after the other, each by an option or a whole choice. */
function answered(state: GameState, ...choices: readonly (string | Choice)[]): GameState {
  const run = begin(state, ZEROS)
  for (const each of choices) {
    const [request = expect.fail('nobody is asked')] = pending(run.state)
    const choice = typeof each === 'string' ? { option: each } : each
    expect(run.take({ kind: 'answer', request: request.id, seat: request.seat, choice } as Decision)).toBeUndefined()
  }
  return run.state
}

/** Goes on with any legal answers until somebody is asked that. */
function upTo(state: GameState, ask: string): GameState {
  const below = seeded(4)
  const run = begin(state, ZEROS)
  while (pending(run.state)[0]?.ask !== ask) run.take(randomDecision(run.state, pending(run.state), below))
  return run.state
}

const told = (state: Game, viewer: Viewer, depth: 'glance' | 'normal' = 'normal') =>
  describe(viewFor(state, viewer), { depth, messages: en.table }).split('\n')
const asked = (state: Game, seat: Seat) => askedSentence(viewFor(state, seat), seat, NAMES, en)

group('the text of the table while a battle is set up (R3)', () => {
  test('R17.6b-c names what waits beside the table, and the objective cards that the reader knows', () => {
    expect(told(opened(), 'a')).toEqual([
      'Setup; score 0 to 0.',
      'Our ships: none',
      'Their ships: none',
      'Our squadrons: none',
      'Their squadrons: none',
      expect.stringMatching(/^Ours to be deployed: CR90 ".", Nebulon-B ".", X-wing x1, X-wing x2\.$/),
      'Our objective cards: Most Wanted, Fire Lanes, Superior Positions.',
      expect.stringMatching(/^Theirs to be deployed: Victory II ".", TIE Fighter t1\.$/),
    ])
    expect(told(opened(), 'spectator').filter((line) => line.includes('objective'))).toEqual([])
  })

  test('in a line a side, too', () => {
    expect(told(opened(), 'b', 'glance').join(' ')).toMatch(
      /^Ours: to be deployed: Victory II ".", TIE Fighter t1\. Theirs: to be deployed: CR90 ".", .*\.$/,
    )
  })

  test('R3.5-6 says who is first and what the objective is, once that is settled', () => {
    const state = answered(opened(), 'opponent', 'superior-positions')
    expect(told(state, 'b')[0]).toBe('Setup; initiative Rebels; objective Superior Positions; score 0 to 0.')
  })

  test('where both play the same side, it says whose the initiative is (R20.3)', () => {
    const mirror = answered(opened('casual-400', { a: REBELS, b: { ...REBELS, squadrons: [] } }), 'self', 'most-wanted')
    expect(told(mirror, 'b')[0]).toContain('initiative ours')
    expect(told(mirror, 'a')[0]).toContain('initiative theirs')
  })

  test('R3.8 says where each obstacle lies and how it is turned', () => {
    const placed = answered(opened(), 'opponent', 'superior-positions', 'debris-1', {
      pose: { x: 700_000, y: 450_000, heading: 90_000 },
    })
    expect(told(placed, 'spectator')).toContain('Debris field 1 lies at C2 (70, 45 cm), turned 90°.')
  })

  test('R13.11 an obstacle without effects, objective tokens, objective ships, victory tokens and upgrades', () => {
    const state = upTo(answered(opened(), 'opponent', 'superior-positions'), 'command.dials')
    const [ship = expect.fail('no ship')] = Object.values(state.ships)
    const [station = expect.fail('no station')] = Object.values(state.obstacles).filter(
      ({ kind }) => kind === 'station',
    )
    station.inert = true
    station.pose = { x: 900_000, y: 450_000, heading: 0 }
    // The place where it was given to its ship, which has moved since, tells nothing.
    state.objectiveTokens = [
      { id: 'token-2', at: { x: 10_000, y: 10_000 }, on: ship.id },
      { id: 'token-3', at: { x: 900_000, y: 450_000 }, on: station.id },
    ]
    state.objectiveShips = [ship.id]
    state.victoryTokens = { a: 2, b: 0 }
    const title = `gunnery-team@${ship.id}`
    state.cards[title] = {
      id: title,
      card: 'gunnery-team',
      on: ship.id,
      seat: ship.seat,
      exhausted: true,
      discarded: false,
    }
    const lines = told(state, 'a')
    const name = unitName(viewFor(state, 'a'), ship.id, en.table)
    expect(lines[0]).toMatch(/^Round 1 of 6, Command Phase; .*; score 30 to 0; victory tokens 2 to 0\.$/)
    expect(lines).toContain('Station lies at C2 (90, 45 cm), turned 0°, without its effects.')
    expect(lines).toContain('Objective token 3 lies at C2 (90, 45 cm), on station.')
    expect(lines.filter((each) => /objective token 2/i.test(each))).toHaveLength(1)
    const [line = ''] = lines.filter((each) => each.startsWith(name))
    expect(line).toMatch(
      /^[^,]*, objective ship, heading .*, upgrades Gunnery Team \(exhausted\), carries objective token 2, /,
    )
    expect(told(state, 'a', 'glance').join(' ')).toContain('2 victory tokens')
  })

  test('R12.18 R13.1 in full, how far each ship is from each obstacle, and whether it lies on it', () => {
    const state = upTo(answered(opened(), 'opponent', 'superior-positions'), 'command.dials')
    const [ship = expect.fail('no ship')] = Object.values(state.ships).filter(({ seat }) => seat === 'a')
    const [on = expect.fail('none'), far = expect.fail('none')] = Object.values(state.obstacles)
    on.pose = { ...ship.pose }
    far.pose = { ...ship.pose, x: ship.pose.x > 900_000 ? ship.pose.x - 700_000 : ship.pose.x + 700_000 }
    const view = viewFor(state, 'a')
    const lines = describe(view, { depth: 'full', messages: en.table }).split('\n')
    const [line = ''] = lines.filter((each) => each.startsWith(`From ${unitName(view, ship.id, en.table)}: `))
    expect(line).toContain(`${unitName(view, on.id, en.table)} at close range, distance 1, overlapping;`)
    expect(line).toMatch(new RegExp(`${unitName(view, far.id, en.table)} beyond long range, \\d{3} mm`))
  })

  test('R19.1 in unlimited rounds no round is the last', () => {
    const state = upTo(opened('unlimited-rounds'), 'command.dials')
    expect(told(state, 'a')[0]).toMatch(/^Round 1, Command Phase; /)
  })

  test('R3.24 says which card holds a unit back', () => {
    const state = opened()
    const [squadron = ''] = Object.keys(state.reserve?.squadrons ?? {})
    if (state.reserve) state.reserve.setAside[squadron] = 'hyperspace-assault@a'
    expect(told(state, 'spectator')).toContain('X-wing x1 is set aside (Hyperspace Assault).')
    expect(told(state, 'spectator', 'glance').join(' ')).toContain('set aside: X-wing x1')
  })
})

group('what is asked while a battle is set up', () => {
  test('in the order of set-up', () => {
    const first = opened()
    expect(asked(first, 'b')).toBe('Choose who is first player: you or Ola.')
    const second = answered(first, 'opponent')
    expect(asked(second, 'a')).toBe('Choose the objective from the cards of Jan.')
    const third = answered(second, 'superior-positions')
    expect(asked(third, 'b')).toBe('Choose the obstacle that you place now.')
    expect(asked(answered(third, 'debris-2'), 'b')).toBe('Choose where this obstacle lies: debris field 2.')
    const deploying = upTo(third, 'deploy.choose')
    const seat = pending(deploying)[0]?.seat ?? 'a'
    expect(asked(deploying, seat)).toBe('Deploy a ship or two squadrons: choose which comes first.')
    const [ship = ''] = Object.values(deploying.reserve?.ships ?? {}).flatMap((each) =>
      each.seat === seat ? [each.id] : [],
    )
    const name = unitName(viewFor(deploying, seat), ship, en.table)
    expect(asked(answered(deploying, ship), seat)).toBe(
      `Deploy your ${name}: choose its place, its heading and its speed.`,
    )
  })

  test('R3.7 of the drawn cards in a core-set game', () => {
    expect(asked(answered(opened('core-set'), 'opponent'), 'b')).toBe(
      'Choose the objective from the cards that you have drawn.',
    )
  })

  test('squadrons are deployed one after the other (R3.13)', () => {
    const state = upTo(answered(opened(), 'opponent', 'superior-positions'), 'deploy.place')
    const frame = state.stack.at(-1)
    const seat = pending(state)[0]?.seat ?? 'a'
    if (frame?.kind !== 'placement') throw new Error('nothing is placed')
    frame.piece = { kind: 'squadron', id: 'x-wing-squadron-1' }
    expect(asked(state, seat)).toMatch(/^Deploy your .*: choose its place\.$/)
    const deploy = state.stack.find((each) => each.kind === 'deploy')
    if (deploy?.kind === 'deploy') deploy.squadrons = 1
    const view = { ...viewFor(state, seat, []), awaited: [{ seat, ask: 'deploy.choose' as const, subject: 'table' }] }
    expect(askedSentence(view, seat, NAMES, en)).toBe('Choose the second squadron to deploy.')
  })

  test('a card that has something placed is named (R3.12)', () => {
    const placing = answered(opened(), 'opponent', 'superior-positions', 'debris-2')
    const by = (source?: string) => {
      const state = structuredClone(placing)
      const piece = { kind: 'token', id: 'token-3' }
      Object.assign(state.stack.at(-1) ?? {}, { ask: 'objective.place', piece, ...(source && { source }) })
      return asked(state, 'b')
    }
    expect(by()).toBe('Superior Positions: choose the place of objective token 3.')
    expect(by('rapid-launch-bays@cr90-1')).toBe('Rapid Launch Bays: choose the place of objective token 3.')
  })
})

test('a log tells the same side of both players apart by their names (R20.3)', () => {
  const told = (names?: Record<Seat, string>) => {
    const context = { factions: { a: 'rebel', b: 'rebel' } as const, ...(names && { names }) }
    const sentence = en.logSentence({ type: 'initiativeTaken', by: 'a', firstPlayer: 'b' }, context)
    return sentence && plain(sentence, (id) => id)
  }
  expect(told(NAMES)).toBe('First player: Rebels (Jan).')
  expect(told()).toBe('First player: Rebels (B).')
})

test('R10.14 a maneuver that a card grants is announced at its own speed and by that card', () => {
  const { state } = cardTable({
    options: 'casual-400',
    activating: { ship: 'cr90', step: 'maneuver' },
    ships: {
      cr90: { card: 'cr90-corvette-a', at: [457, 300], speed: 3, tokens: ['navigate'], upgrades: ['engine-techs'] },
      victory: { card: 'victory-ii-class-star-destroyer', at: [100, 800] },
    },
  })
  const slower = answered(state, 'token:-1')
  expect(asked(slower, 'a')).toBe('Your CR90 "A" moves: set its course at speed 2.')
  const again = answered(slower, { clicks: [0, 0], side: 'left' }, 'engine-techs@cr90.0')
  expect(asked(again, 'a')).toBe('Your CR90 "A" moves once more by Engine Techs: set its course at speed 1.')
})

test.each([
  ['boba-fett', 'move and attack in either order, one of them, or do nothing'],
  ['tie-fighter-squadron', 'move or attack, not both, or do nothing'],
])('R11.5, R11.31 in the Squadron Phase the question says whether the squadron may do both: %s', (card, does) => {
  const { state } = cardTable({
    phase: 'squadron',
    squadronPhase: { turn: 'b' },
    ships: {
      cr90: { card: 'cr90-corvette-a', at: [100, 100], activated: true },
      victory: { card: 'victory-ii-class-star-destroyer', at: [700, 700], activated: true },
    },
    squadrons: {
      acting: { card, at: [400, 400] },
      other: { card: 'tie-fighter-squadron', at: [800, 400] },
      third: { card: 'tie-fighter-squadron', at: [800, 500] },
    },
  })
  expect(asked(answered(state, 'acting'), 'b')).toMatch(new RegExp(`^Your .* acts: ${does}\\.$`))
})

test('a moment for cards names the one effect it offers and whose it is; what must take place is put in order (R13.5)', () => {
  const { state } = cardTable({
    activating: { ship: 'cr90' },
    obstacles: { station: { at: [268, 400] }, 'debris-1': { at: [345, 375] } },
    ships: {
      cr90: { card: 'cr90-corvette-a', at: [300, 200], speed: 2, damage: [{ facedown: 'comm-noise' }] },
      victory: { card: 'victory-ii-class-star-destroyer', at: [700, 700], heading: 180 },
    },
  })
  const onBoth = answered(state, { clicks: [0, 0], side: 'left' })
  expect(asked(onBoth, 'a')).toBe('More than one effect takes place now. Which first?')
  expect(asked(answered(onBoth, 'debris-1.0', 'front'), 'a')).toBe(
    'Station for CR90 "A": use it now, or go on without it.',
  )
})

test('a moment of an objective names the ship that it is about, and so does what the objective asks then (OB18)', () => {
  const { state } = cardTable({
    activating: { ship: 'cr90', step: 'reveal' },
    ships: {
      cr90: { card: 'cr90-corvette-a', at: [457, 457], dials: ['navigate'] },
      victory: { card: 'victory-ii-class-star-destroyer', at: [100, 850] },
    },
    objective: {
      card: 'intel-sweep',
      ships: ['cr90', 'victory'],
      tokens: { 'token-1': [400, 457], 'token-2': [520, 457] },
    },
  })
  const kept = answered(state, 'keep')
  expect(asked(kept, 'a')).toBe('Intel Sweep for CR90 "A": use it now, or go on without it.')
  expect(asked(answered(kept, 'intel-sweep@a.2'), 'a')).toBe('Intel Sweep on your CR90 "A" asks you to choose.')
})
