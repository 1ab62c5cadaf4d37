import { describe, expect, test } from 'vitest'
import { viewFor } from '#shared/game'
import type { GameEvent } from '#shared/game/engine/event'
import type { Seat } from '#shared/game/engine/state'
import { brief as words } from '#shared/messages/en/brief'
import { logSentence } from '#shared/messages/en/log'
import { table } from '#shared/messages/en/table'
import { terms } from '#shared/messages/en/terms'
import { brief as polish } from '#shared/messages/pl/brief'
import { terms as polishTerms } from '#shared/messages/pl/terms'
import { plain, type Sentence } from '#shared/messages/sentence'
import { BRIEF_LINES, type Brief, briefLines, briefOf, newsAfter } from '#shared/play/view/brief'
import { unitName } from '#shared/play/view/glance'
import { tableState } from '#test/support/case-table'

const WORDS = { brief: words, terms, tell: logSentence }
const STATE = tableState({
  ships: {
    cr90: { card: 'cr90-corvette-a', at: [200, 200] },
    victory: { card: 'victory-ii-class-star-destroyer', at: [300, 700] },
  },
  squadrons: {
    x1: { card: 'x-wing-squadron', at: [400, 300] },
    t1: { card: 'tie-fighter-squadron', at: [400, 500] },
  },
})

const told = (events: readonly GameEvent[], viewer: Seat | 'spectator' = 'a'): Brief =>
  briefOf(
    events.map((event, i) => ({ step: i + 1, event })),
    viewFor(STATE, viewer),
    WORDS,
  )
const inWords = (sentence: Sentence | undefined): string | undefined =>
  sentence && plain(sentence, (unit) => unitName(viewFor(STATE, 'a'), unit, table))
const sum = (events: readonly GameEvent[], viewer?: Seat | 'spectator') => inWords(told(events, viewer).sum)

const attacker = 'victory'
const ATTACK: GameEvent[] = [
  { type: 'shipActivated', ship: 'victory', forced: false },
  { type: 'dialRevealed', ship: 'victory', n: 1, command: 'navigate', salt: '00' },
  { type: 'dialKept', ship: 'victory', command: 'navigate' },
  {
    type: 'attackDeclared',
    attacker,
    zone: 'front',
    defender: 'cr90',
    defendingZone: 'rear',
    range: 'medium',
    obstructedBy: [],
  },
  { type: 'drawn', n: 4, purpose: 'dice', ranges: [8] },
  { type: 'diceRolled', attacker, dice: [{ id: 'd1', color: 'red', face: 'double-hit' }] },
  { type: 'damageDetermined', attacker, defender: 'cr90', icons: 3, total: 3 },
  { type: 'shieldsLost', ship: 'cr90', zone: 'rear', points: 2 },
  { type: 'damageDealt', ship: 'cr90', slot: 1, faceup: false },
  { type: 'courseSet', ship: 'victory', speed: 1, clicks: [0], side: 'left' },
  {
    type: 'moved',
    ship: 'victory',
    from: { x: 0, y: 0, heading: 0 },
    to: { x: 1, y: 1, heading: 0 },
    speed: 1,
    tried: [],
  },
  { type: 'activationEnded', ship: 'victory' },
]

describe('what happened since a decision is summed up', () => {
  test('in one sentence: what one has lost, then what the other side has shown', () => {
    expect(sum(ATTACK)).toBe('your CR90 "A" loses 2 shields and 1 hull; Victory II "B" reveals Navigate and moves.')
  })

  test('from the side of whoever reads it; what one has revealed oneself one knows', () => {
    expect(sum(ATTACK, 'b')).toBe('CR90 "A" loses 2 shields and 1 hull.')
    expect(sum(ATTACK, 'spectator')).toBe(
      'CR90 "A" loses 2 shields and 1 hull; Victory II "B" reveals Navigate and moves.',
    )
  })

  test('gains beside losses, faceup cards by title, tokens by kind, hull of squadrons', () => {
    expect(
      sum([
        { type: 'shieldRecovered', ship: 'victory', zone: 'rear' },
        { type: 'damageDiscarded', ship: 'victory', slot: 1, card: 'crew-panic' },
        { type: 'hullLost', squadron: 't1', points: 2 },
        { type: 'damageDealt', ship: 'cr90', slot: 1, faceup: true, card: 'crew-panic' },
        { type: 'defenseSpent', unit: 'cr90', token: 'e', kind: 'evade', becomes: 'discarded' },
        { type: 'defenseSpent', unit: 'cr90', token: 'r', kind: 'redirect', becomes: 'exhausted' },
      ]),
    ).toBe(
      'your CR90 "A" loses 1 hull (faceup: Crew Panic) and its evade token; Victory II "B" regains 1 shield and 1 hull; TIE Fighter t1 loses 2 hull.',
    )
  })

  test('of a unit that is gone in one word', () => {
    const gone = { card: 'x-wing-squadron', seat: 'a', points: 13 } as const
    expect(
      sum([
        { type: 'hullLost', squadron: 'x1', points: 3 },
        { type: 'destroyed', unit: 'x1', ...gone, cause: 'damage' },
      ]),
    ).toBe('your X-wing x1 is destroyed.')
    expect(sum([{ type: 'destroyed', unit: 'x1', ...gone, cause: 'left-area' }])).toBe(
      'your X-wing x1 leaves the play area and is destroyed.',
    )
  })

  test('own units by nouns of their gender in Polish, also when they are lost', () => {
    const inPolish = (events: GameEvent[]) => {
      const { sum: told } = briefOf(
        events.map((event, i) => ({ step: i + 1, event })),
        viewFor({ ...STATE, lost: [{ id: 'pelta', tag: 'P', ...gone, round: 1 }] }, 'a'),
        { brief: polish, terms: polishTerms, tell: logSentence },
      )
      return told && plain(told, (unit) => unit)
    }
    const gone = { card: 'modified-pelta-class-command-ship', seat: 'a', points: 60, cause: 'damage' } as const
    expect(inPolish([{ type: 'destroyed', unit: 'pelta', ...gone }])).toBe('zniszczenie: twój statek pelta.')
    expect(inPolish([{ type: 'hullLost', squadron: 'x1', points: 1 }])).toBe(
      'twoja eskadra x1 traci 1\u00a0punkt kadłuba.',
    )
  })

  test('moves, deployments and command tokens of the other side alone: one by its name, several by their number', () => {
    const at = { x: 0, y: 0 }
    const pose = { ...at, heading: 0 }
    const moved = (squadron: string): GameEvent => ({ type: 'squadronMoved', squadron, from: at, to: { x: 1, y: 0 } })
    expect(sum([moved('t1'), moved('x1')])).toBe('TIE Fighter t1 moves.')
    expect(sum([moved('t1'), moved('x1')], 'b')).toBe('X-wing x1 moves.')
    expect(
      sum([
        { type: 'shipDeployed', ship: 'victory', pose, speed: 1 },
        { type: 'squadronDeployed', squadron: 't1', at },
        { type: 'shipDeployed', ship: 'cr90', pose, speed: 1 },
        { type: 'tokenGained', ship: 'victory', command: 'repair' },
        moved('t1'),
        { type: 'moved', ship: 'victory', from: pose, to: pose, speed: 1, tried: [] },
      ]),
    ).toBe('1 ship and 1 squadron move; 1 ship and 1 squadron deployed; 1 command token gained.')
  })

  test('not of a squadron that has chosen to move and stays where it is', () => {
    const at = { x: 0, y: 0 }
    expect(sum([{ type: 'squadronMoved', squadron: 't1', from: at, to: at }])).toBeUndefined()
  })

  test('not at all where nothing was lost, gained or revealed', () => {
    expect(sum([{ type: 'phaseBegan', round: 2, phase: 'ship' }])).toBeUndefined()
  })
})

describe('what is news to somebody who has decided', () => {
  const happened = (...events: GameEvent[]) => events.map((event, i) => ({ step: i + 1, event }))
  const news = (decided: number, events: GameEvent[], viewer: Seat = 'a') =>
    newsAfter(decided, happened(...events), viewFor(STATE, viewer)).map(({ step }) => step)
  const own: GameEvent = { type: 'activationEnded', ship: 'cr90' }
  const [activated = own, revealed = own, kept = own] = ATTACK

  test('is everything after it', () => {
    expect(news(1, [own, kept, kept])).toEqual([2, 3])
    expect(news(0, [own, kept])).toEqual([1, 2])
  })

  test('and the activation of the other side that it began, for want of a choice (R5.2)', () => {
    expect(news(3, [own, activated, revealed, kept])).toEqual([2, 3, 4])
    expect(news(2, [own, activated])).toEqual([2])
  })

  test('and the last squadron of the other side, which the rules activated at once (R11.4)', () => {
    const last: GameEvent = { type: 'squadronActivated', squadron: 't1', forced: true }
    expect(news(2, [own, last, kept])).toEqual([2, 3])
    expect(news(2, [own, last, kept], 'b')).toEqual([3])
  })

  test('but not what it has itself led to', () => {
    expect(news(3, [own, activated, revealed, kept], 'b')).toEqual([4])
    expect(news(4, [activated, revealed, kept, own, kept])).toEqual([5])
  })
})

describe('what happened since a decision is told', () => {
  test('activation by activation, what belongs together in one line, luck left to the log', () => {
    const { groups } = told([
      { type: 'shieldsLost', ship: 'cr90', zone: 'front', points: 1 },
      ...ATTACK,
      { type: 'roundBegan', round: 2, firstPlayer: 'a' },
    ])
    expect(groups.map(({ step, about }) => ({ step, about }))).toEqual([
      { step: 1, about: undefined },
      { step: 2, about: { unit: 'victory' } },
      { step: 14, about: { round: 2 } },
    ])
    expect(groups[1]?.lines.map(({ step, sentence }) => [step, inWords(sentence)])).toEqual([
      [2, 'Victory II "B" is activated. Victory II "B" reveals Navigate. Victory II "B" keeps the dial.'],
      [
        5,
        'Victory II "B" attacks CR90 "A": front at rear, medium range, clear. Roll: red double hit. Damage: 3. CR90 "A" loses 2 rear shields. CR90 "A" is dealt a facedown damage card.',
      ],
      [11, 'Victory II "B" sets its course at speed 1: straight; tool on its left. Victory II "B" moves at speed 1.'],
    ])
  })

  test('a squadron that a ship commands within the activation of the ship', () => {
    const { groups } = told([
      { type: 'shipActivated', ship: 'cr90', forced: false },
      { type: 'squadronActivated', squadron: 'x1', forced: false, by: 'cr90' },
      { type: 'squadronActivated', squadron: 't1', forced: false },
    ])
    expect(groups.map(({ about }) => about)).toEqual([{ unit: 'cr90' }, { unit: 't1' }])
  })

  test('nothing happened: there is nothing to tell', () => {
    expect(told([])).toEqual({ groups: [] })
  })

  test('in a message the sum comes first, and no more lines than a message may have', () => {
    const lines = briefLines(told(ATTACK), WORDS).map(inWords)
    expect(lines).toHaveLength(4)
    expect(lines[0]).toBe('Your CR90 "A" loses 2 shields and 1 hull; Victory II "B" reveals Navigate and moves.')
    const long = briefLines(told(Array.from({ length: 9 }, () => ATTACK).flat()), WORDS).map(inWords)
    expect(long).toHaveLength(BRIEF_LINES)
    expect(long[1]).toBe('… and 17 more lines before that; the log has everything.')
    expect(long.at(-1)).toContain('moves at speed 1')
  })
})
