import { describe, expect, test } from 'vitest'
import { supposing } from '#shared/game'
import { type Consequences, type Happening, isQuiet, toneOf } from '#shared/play/preview/consequences'
import { foretell, type Line } from '#shared/play/preview/foretell'
import { type CardTable, type Changed, type ShipOnTable, tablesLike } from '#test/support/card-table'

const table = tablesLike({
  activating: { ship: 'cr90' },
  ships: {
    cr90: { card: 'cr90-corvette-a', at: [300, 200], speed: 2 },
    victory: { card: 'victory-ii-class-star-destroyer', at: [700, 700], heading: 180 },
  },
})

const straight = (speed: number): Line => ({
  ask: 'maneuver.course',
  subject: 'cr90',
  choose: { clicks: Array.from({ length: speed }, () => 0), side: 'right' },
})

/** The CR90 (a) goes straight ahead at speed 2: what its player is told. */
function ahead(changes: Changed<CardTable> = {}, lines: readonly Line[] = [straight(2)]): Consequences {
  const t = table(changes)
  const told = foretell(supposing, t.view('a'), lines)
  if (told === undefined) throw new Error(`not asked: ${JSON.stringify(t.open)}`)
  return told
}

function short(happening: Happening): string {
  switch (happening.kind) {
    case 'event': {
      const { event } = happening
      const who = 'ship' in event ? event.ship : 'unit' in event ? event.unit : 'source' in event ? event.source : ''
      return [event.type, who, 'faceup' in event && event.faceup ? 'faceup' : ''].filter(Boolean).join(' ')
    }
    case 'dice':
      return `dice ${happening.source} ${happening.colors.join()}`
    case 'asked':
      return `asked ${happening.request.seat} ${happening.request.ask}`
    case 'damage':
      return `damage ${happening.unit} ${happening.points}`
    case 'tie':
      return `tie ${happening.ships.join()}`
    case 'may':
      return `may ${happening.seat} ${happening.option.source}: ${happening.does.map(short).join(', ')}`
    case 'unless':
      return `unless ${happening.option.source}: ${happening.does.map(short).join(', ')}`
    case 'instead':
      return `instead ${happening.option.source}: ${happening.does.map(short).join(', ')}`
  }
}
const shorts = ({ happens }: Consequences): string[] => happens.map(short)
/** Under the place where it comes to rest. */
const UNDER: [number, number] = [300, 380]

describe('what a maneuver leads to is told before it is sent', () => {
  test('over empty space nothing follows, to the end', () => {
    const told = ahead()
    expect([shorts(told), told.end, isQuiet(told)]).toEqual([[], 'whole', true])
  })

  // R13.2
  test('on an asteroid field it is dealt a faceup card, which nobody knows', () => {
    const told = ahead({ obstacles: { 'asteroid-1': { at: UNDER } } })
    expect(shorts(told)).toEqual(['effectUsed asteroid-1', 'damageDealt cr90 faceup'])
    expect(toneOf(told, 'cr90', 'a')).toBe('harm')
  })

  // R13.3
  test('in a debris field it suffers 2 damage on a zone that its owner chooses', () => {
    const told = ahead({ obstacles: { 'debris-1': { at: UNDER } } })
    expect(shorts(told)).toEqual(['effectUsed debris-1', 'damage cr90 2'])
    expect([told.end, told.endangered, isQuiet(told)]).toEqual(['whole', [], false])
  })

  test('with one hull point left it may be lost there: that hangs on the zone', () => {
    const cr90 = { damage: ['facedown' as const, 'facedown' as const, 'facedown' as const] }
    const debris = { obstacles: { 'debris-1': { at: UNDER } }, ships: { cr90 } }
    expect(ahead(debris).endangered).toEqual(['cr90'])
    const shields = { front: 0, left: 1, right: 1, rear: 1 }
    expect(shorts(ahead({ ...debris, ships: { cr90: { ...cr90, shields } } }))).toContain('destroyed cr90')
  })

  // R13.4
  test('at a station it may discard one of its damage cards, if it has one', () => {
    const obstacles: CardTable['obstacles'] = { station: { at: UNDER } }
    expect(isQuiet(ahead({ obstacles }))).toBe(true)
    const told = ahead({ obstacles, ships: { cr90: { damage: ['facedown'] } } })
    expect(shorts(told)).toEqual(['may a station: effectUsed station, damageDiscarded cr90'])
    expect(toneOf(told, 'cr90', 'a')).toBe('gain')
  })

  // R13.11
  test('an obstacle without effects does nothing to it', () => {
    const obstacles: CardTable['obstacles'] = { station: { at: UNDER, inert: true } }
    expect(isQuiet(ahead({ obstacles, ships: { cr90: { damage: ['facedown'] } } }))).toBe(true)
  })

  test('a player on several at once is asked for their order, and is told of all of them', () => {
    const told = ahead({ obstacles: { 'asteroid-1': { at: UNDER }, 'debris-1': { at: UNDER } } })
    expect(shorts(told)).toEqual([
      'asked a window.effect',
      'effectUsed asteroid-1',
      'damageDealt cr90 faceup',
      'effectUsed debris-1',
      'damage cr90 2',
    ])
  })

  // R16.5: the first of them may leave nothing for the other to act on
  test('of two that each destroy it, both are told: their player chooses which acts', () => {
    const damage = ['facedown' as const, 'facedown' as const, { faceup: 'ruptured-engine' as const }]
    const shields = { front: 0, left: 0, right: 0, rear: 0 }
    const told = ahead({
      ships: { cr90: { damage, shields } },
      obstacles: { 'debris-1': { at: UNDER } },
    })
    expect(shorts(told)).toEqual([
      'asked a window.effect',
      'effectUsed debris-1',
      'damageDealt cr90',
      'destroyed cr90',
      'gameOver',
      'instead cr90#3: effectUsed cr90#3, damageDealt cr90, destroyed cr90, gameOver',
    ])
  })

  // OB16
  test('Dangerous Territory spares the second player’s ships, and its tokens may be taken', () => {
    const played: Changed<CardTable> = {
      options: 'casual-400',
      objective: { card: 'dangerous-territory', tokens: { 'token-1': { on: 'debris-1' } } },
      obstacles: { 'debris-1': { at: UNDER } },
    }
    const takes =
      'may a dangerous-territory@a: effectUsed dangerous-territory@a, objectiveTokenRemoved, victoryTokensGained dangerous-territory@a'
    expect(shorts(ahead({ ...played, first: 'b' }))).toEqual([takes])
    expect(shorts(ahead({ ...played, first: 'a' }))).toEqual([takes, 'effectUsed debris-1', 'damage cr90 2'])
  })

  // OB19
  test('mines throw dice that nobody knows, and may destroy it', () => {
    const played: Changed<CardTable> = {
      options: 'casual-400',
      objective: { card: 'minefields', tokens: { 'token-1': [360, 336] } },
    }
    const told = ahead(played)
    expect(shorts(told)).toEqual(['effectUsed minefields@a', 'objectiveTokenRemoved', 'dice minefields@a blue,blue'])
    expect(told.endangered).toEqual([])
    const worn = { damage: ['facedown' as const, 'facedown' as const] }
    expect(ahead({ ...played, ships: { cr90: worn } }).endangered).toEqual(['cr90'])
  })

  test('damage cards that hurt on a move are told without being named here', () => {
    // DC17, DC7
    expect(shorts(ahead({ ships: { cr90: { damage: [{ faceup: 'ruptured-engine' }] } } }))).toEqual([
      'effectUsed cr90#1',
      'damage cr90 1',
    ])
    expect(
      shorts(
        ahead({
          ships: { cr90: { damage: [{ faceup: 'damaged-controls' }] } },
          obstacles: { station: { at: UNDER, inert: true } },
        }),
      ),
    ).toEqual(['effectUsed cr90#1', 'damageDealt cr90'])
  })

  // DC22
  test('what Navigate brings before the course is told with it', () => {
    const told = ahead(
      {
        activating: { ship: 'cr90', dial: 'navigate' },
        ships: { cr90: { damage: [{ faceup: 'thruster-fissure' }] } },
      },
      [{ ask: 'maneuver.navigate', subject: 'cr90', choose: { option: 'dial:+1' } }, straight(3)],
    )
    expect(shorts(told)).toEqual(['effectUsed cr90#1', 'damage cr90 1'])
  })

  // R10.18, R10.19
  test('a ship in the way: both are dealt a card; of several equally close one is chosen', () => {
    const near = (x: number): ShipOnTable => ({ card: 'cr90-corvette-a', at: [x, 380], seat: 'a' })
    expect(shorts(ahead({ ships: { other: near(300) } }))).toEqual([
      'moved cr90',
      'overlapped cr90',
      'damageDealt cr90',
      'damageDealt other',
    ])
    const tie = ahead({ ships: { left: near(279), right: near(321) } })
    expect(shorts(tie)).toEqual(['moved cr90', 'tie left,right', 'damageDealt cr90'])
  })

  // R10.19: the mover chooses, and it may be the other one
  test('of ships equally close, each that the card would destroy may be lost, and none is lost for certain', () => {
    const worn = { damage: ['facedown' as const, 'facedown' as const, 'facedown' as const] }
    const near = (x: number): ShipOnTable => ({ card: 'cr90-corvette-a', at: [x, 380], seat: 'a' })
    const of = (left: ShipOnTable, right: ShipOnTable) => {
      const { happens, endangered, end } = ahead({ ships: { left, right } })
      return [happens.map(short), endangered, end]
    }
    const told = ['moved cr90', 'tie left,right', 'damageDealt cr90']
    expect(of({ ...near(279), ...worn }, near(321))).toEqual([told, ['left'], 'whole'])
    expect(of(near(279), { ...near(321), ...worn })).toEqual([told, ['right'], 'whole'])
    expect(of({ ...near(279), ...worn }, { ...near(321), ...worn })).toEqual([told, ['left', 'right'], 'whole'])
  })

  // R9.20
  test('a ship that General Rieekan may keep on the table is not lost for certain', () => {
    const damage = ['facedown' as const, 'facedown' as const, 'facedown' as const]
    const told = ahead({
      ships: {
        cr90: { damage },
        home: { card: 'nebulon-b-escort-frigate', at: [100, 800], seat: 'a', upgrades: ['general-rieekan'] },
      },
      obstacles: { 'asteroid-1': { at: UNDER } },
    })
    expect(shorts(told)).toEqual([
      'effectUsed asteroid-1',
      'damageDealt cr90 faceup',
      'may a general-rieekan@home: effectUsed general-rieekan@home, doomed cr90',
      'unless general-rieekan@home: destroyed cr90',
    ])
    expect(told.endangered).toEqual(['cr90'])
    expect(toneOf(told, 'cr90', 'a')).toBe('harm')
  })

  // RL.28
  test('what Chart Officer may spare the ship is told as what comes without him', () => {
    const told = ahead({
      ships: { cr90: { upgrades: ['chart-officer'] } },
      obstacles: { 'asteroid-1': { at: UNDER } },
    })
    expect(shorts(told)).toEqual([
      'may a chart-officer@cr90: cardDiscarded chart-officer@cr90, effectUsed chart-officer@cr90',
      'unless chart-officer@cr90: effectUsed asteroid-1, damageDealt cr90 faceup',
    ])
  })

  // R10.23
  test('squadrons under it are put down by the other player, and what comes after that is told, too', () => {
    const told = ahead({
      squadrons: { 'x-1': { card: 'x-wing-squadron', at: UNDER } },
      obstacles: { 'asteroid-1': { at: UNDER } },
    })
    expect(shorts(told)).toEqual([
      'squadronsLifted cr90',
      'asked b displaced.place',
      'effectUsed asteroid-1',
      'damageDealt cr90 faceup',
    ])
  })

  // R9.15
  test('over the edge it is destroyed', () => {
    expect(shorts(ahead({ ships: { cr90: { at: [300, 850] } } }))).toEqual(['destroyed cr90', 'gameOver'])
  })

  test('an answer that does not fit leads to nothing that could be told', () => {
    const t = table()
    expect(foretell(supposing, t.view('a'), [straight(3)])).toBeUndefined()
    expect(foretell(supposing, t.view('b'), [straight(2)])).toBeDefined()
  })
})
