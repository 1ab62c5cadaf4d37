import { describe, expect, test } from 'vitest'
import { cannotMatter, mayNotMatter } from '#shared/play/orders/cannot-matter'
import type { Orders } from '#shared/play/orders/standing-order'
import { type AttackOnTable, type CardTable, cardTable, type ShipOnTable, shipOn } from '#test/support/card-table'
import type { FixtureGame } from '#test/support/fixture-game'
import { rearAttack } from '#test/support/order-table'
import { playing, settle } from '#test/support/playing'

/** An attack of these dice. */
const table = (attacking: AttackOnTable, vic: ShipOnTable = {}, cr90: ShipOnTable = {}): FixtureGame =>
  rearAttack({ pool: [], ...attacking }, vic, { ships: { cr90 } })

/** What is answered for whoever is asked first; undefined: they are asked. */
function passed(t: FixtureGame): string | undefined {
  const [request] = t.open
  if (!request || !mayNotMatter(request)) return undefined
  const choice = cannotMatter(t.view('spectator'), request)
  return choice && 'option' in choice ? choice.option : undefined
}
const asked = (t: FixtureGame) => t.open.map(({ seat, ask }) => `${seat} ${ask}`)

test('nobody is asked for a card that brings an attack which finds no target (R6.13)', () => {
  const afterAttacks = (rock: [number, number]) => {
    const t = cardTable({
      activating: { ship: 'vic', step: 'attacks' },
      factions: { a: 'imperial', b: 'rebel' },
      ships: {
        vic: { card: 'victory-ii-class-star-destroyer', at: [457, 300], upgrades: ['ordnance-pods'] },
        cr90: { card: 'cr90-corvette-a', at: [900, 900], activated: true },
      },
      squadrons: { x: { card: 'x-wing-squadron', at: [457, 460], activated: true } },
      obstacles: { 'asteroid-1': { at: rock } },
    })
    if (t.asked('a').ask === 'attack.declare') t.choose('a', 'none')
    return { ask: t.asked('a').ask, passed: passed(t) }
  }
  expect(afterAttacks([457, 415]).ask).toBe('maneuver.course')
  expect(afterAttacks([800, 415])).toEqual({ ask: 'window.effect', passed: undefined })
})

describe('a defender is not asked for tokens that save nothing (R8.8-12)', () => {
  test('where the attack does no damage', () => {
    expect(passed(table({ pool: ['red blank', 'blue accuracy'] }))).toBe('done')
  })

  test('where a squadron without Bomber shows nothing but critical icons (R6.30, R11.25)', () => {
    const bySquadron = (card: string) =>
      passed(
        cardTable({
          attacking: { by: 'tie', at: 'neb.front', range: 'close', step: 'defend', pool: ['blue critical'] },
          factions: { a: 'imperial', b: 'rebel' },
          ships: {
            neb: { card: 'nebulon-b-escort-frigate', at: [300, 330], defense: ['redirect'] },
            vic: { card: 'victory-ii-class-star-destroyer', at: [800, 800] },
          },
          squadrons: { tie: { card, at: [300, 420] } },
        }),
      )
    expect(bySquadron('tie-fighter-squadron')).toBe('done')
    expect(bySquadron('tie-bomber-squadron')).toBeUndefined()
  })

  test('a brace where one damage would be halved to one, unless another token helps', () => {
    const bare = { front: 0, left: 0, right: 0, rear: 1 }
    expect(passed(table({ pool: ['red hit'] }, { shields: bare, defense: ['brace'] }))).toBe('done')
    expect(passed(table({ pool: ['red hit', 'red hit'] }, { shields: bare, defense: ['brace'] }))).toBeUndefined()
    expect(passed(table({ pool: ['red hit'] }, { shields: bare, defense: ['brace', 'scatter'] }))).toBeUndefined()
  })

  test('but an exhausted one where a card may bring it back readied, once it is discarded (R8.13)', () => {
    const bare = { front: 0, left: 0, right: 0, rear: 1 }
    const vic = (upgrades: string[], brace: 'brace' | 'brace exhausted') =>
      passed(table({ pool: ['red hit'] }, { shields: bare, defense: [brace], upgrades }))
    for (const card of ['walex-blissex', 'general-tagge']) {
      expect(vic([card], 'brace exhausted')).toBeUndefined()
      expect(vic([card], 'brace')).toBe('done')
    }
    expect(vic([], 'brace exhausted')).toBe('done')
  })

  test('an evade at close range, where it does nothing', () => {
    const evading = { defense: ['evade' as const] }
    expect(passed(table({ pool: ['black hit'], range: 'close' }, evading))).toBe('done')
    expect(passed(table({ pool: ['blue hit'], range: 'medium' }, evading))).toBeUndefined()
    expect(passed(table({ pool: ['red hit'], range: 'long' }, evading))).toBeUndefined()
  })

  test('a redirect where no other zone has shields, whether or not the damage reaches the hull', () => {
    const redirecting = { defense: ['redirect' as const] }
    const shields = { front: 0, left: 0, right: 0, rear: 3 }
    expect(passed(table({ pool: ['red hit'] }, { ...redirecting, shields }))).toBe('done')
    expect(passed(table({ pool: ['red hit'] }, { ...redirecting, shields: { ...shields, left: 1 } }))).toBeUndefined()
  })

  test('a contain where no card is dealt, or no critical icon lies there', () => {
    const containing = (rear: number) => ({
      defense: ['contain' as const],
      shields: { front: 0, left: 0, right: 0, rear },
    })
    expect(passed(table({ pool: ['red critical'] }, containing(1)))).toBe('done')
    expect(passed(table({ pool: ['red hit'] }, containing(0)))).toBe('done')
    expect(passed(table({ pool: ['red critical'] }, containing(0)))).toBeUndefined()
  })

  test('both braces locked and an evade at close range: nothing that is left helps', () => {
    const vic = {
      defense: ['brace' as const, 'brace' as const, 'evade' as const],
      shields: { front: 0, left: 0, right: 0, rear: 1 },
    }
    const attack = { pool: ['black hit', 'black hit'], range: 'close' as const }
    expect(passed(table({ ...attack, locked: ['brace', 'brace'] }, vic))).toBe('done')
    expect(passed(table({ ...attack, locked: ['brace'] }, vic))).toBeUndefined()
  })

  test('but where Electronic Countermeasures could take one back that helps', () => {
    const vic = {
      defense: ['brace' as const, 'evade' as const],
      shields: { front: 0, left: 0, right: 0, rear: 1 },
      upgrades: ['electronic-countermeasures'],
    }
    const attack = { locked: ['brace'], range: 'close' as const }
    expect(passed(table({ ...attack, pool: ['black hit', 'black hit'] }, vic))).toBeUndefined()
    expect(passed(table({ ...attack, pool: ['black hit'] }, vic))).toBe('done')
  })
})

test('whom a spent token lets move is asked, and so is who may lock it, though there is no damage (R8.1)', () => {
  const attacked = (card: string, pool: string[]) =>
    cardTable({
      activating: { ship: 'neb', step: 'attacks' },
      attacking: { by: 'neb', from: 'front', at: 'target', range: 'close', pool },
      ships: {
        neb: { card: 'nebulon-b-escort-frigate', at: [300, 200] },
        vic: { card: 'victory-ii-class-star-destroyer', at: [800, 800] },
      },
      squadrons: { target: { card, at: [300, 330] } },
    })
  for (const pool of [['blue critical'], ['blue accuracy']]) {
    expect(passed(attacked('whisper', pool))).toBeUndefined()
    expect(passed(attacked('soontir-fel', pool))).toBe('done')
  }
})

describe('nor which of two that are the same', () => {
  test('the die that evade takes, where all show the same (R8.9)', () => {
    const evading = (...pool: string[]) => {
      const t = table({ pool, range: 'long' }, { defense: ['evade'] })
      t.choose('b', 'evade-1')
      return passed(t)
    }
    expect(evading('red hit', 'red hit')).toBe('d1')
    expect(evading('red hit', 'red double hit')).toBeUndefined()
    expect(evading('red hit', 'blue hit')).toBeUndefined()
  })

  test('the zone that redirect names, where one alone has shields (R8.8)', () => {
    const redirecting = (left: number, right: number) => {
      const shields = { front: 3, left, right, rear: 1 }
      const t = table({ pool: ['red hit', 'red hit'] }, { defense: ['redirect'], shields })
      t.choose('b', 'redirect-1')
      return passed(t)
    }
    expect(redirecting(2, 0)).toBe('left')
    expect(redirecting(2, 1)).toBeUndefined()
  })
})

describe('nor which token a card takes, where all are the same', () => {
  type Defense = NonNullable<ShipOnTable['defense']>
  /** Injured Crew on a Corvette, behind another one: their tokens bear the same ids. */
  const injured = (own: ShipOnTable, other: ShipOnTable) => {
    const t = cardTable({
      attacking: {
        by: 'vic',
        from: 'front',
        at: 'cr90.front',
        range: 'medium',
        step: 'critical',
        pool: ['red critical'],
      },
      first: 'b',
      ships: {
        other: { card: 'cr90-corvette-a', at: [700, 700], ...other },
        vic: { card: 'victory-ii-class-star-destroyer', at: [457, 300] },
        cr90: {
          card: 'cr90-corvette-a',
          at: [457, 550],
          heading: 180,
          shields: { front: 0, left: 2, right: 2, rear: 1 },
          ...own,
        },
      },
      deck: ['injured-crew'],
    })
    t.choose('b', 'standard')
    return passed(t)
  }
  const evades: Defense = ['evade', 'evade']

  test('on the ship that has the card, whatever those of another are', () => {
    expect(injured({ defense: evades }, { defense: ['brace'] })).toBe('evade-1')
    expect(injured({ defense: ['evade', 'evade exhausted'] }, { defense: evades })).toBeUndefined()
    expect(injured({ defense: ['evade', 'redirect'] }, { defense: evades })).toBeUndefined()
  })
})

test('nobody is asked for dice at ships where no ship is in range', () => {
  const offered = (at: [number, number]) =>
    passed(
      cardTable({
        activating: { ship: 'home', step: 'attack' },
        factions: { a: 'rebel', b: 'imperial' },
        ships: {
          home: { card: 'mc80-command-cruiser', at: [457, 300], upgrades: ['admiral-ackbar'] },
          vic: { card: 'victory-ii-class-star-destroyer', at, activated: true },
        },
        squadrons: { tie: { card: 'tie-fighter-squadron', at: [457, 440], activated: true } },
      }),
    )
  expect(offered([457, 850])).toBe('pass')
  expect(offered([650, 300])).toBeUndefined()
})

describe('an attacker is not asked', () => {
  test('for the only critical effect: a faceup card is worse for the enemy than a facedown one (R9.24, R9.26)', () => {
    const critical = (hull: number, more: ShipOnTable = {}) =>
      passed(
        table(
          { step: 'critical', pool: ['red critical', 'red critical', 'red hit'] },
          { damage: Array(8 - hull).fill('facedown'), shields: { front: 0, left: 2, right: 2, rear: 1 }, ...more },
        ),
      )
    expect(critical(2)).toBe('standard')
    expect(critical(8)).toBe('standard')
    expect(critical(8, { upgrades: ['electronic-countermeasures'] })).toBe('standard')
    // Medical Team may discard a faceup card before it counts.
    expect(critical(8, { upgrades: ['medical-team'] })).toBeUndefined()
    expect(critical(2, { upgrades: ['medical-team'] })).toBeUndefined()
  })

  test('for a critical effect where no card is dealt (R9.24)', () => {
    const critical = (rear: number, ...spent: ('brace' | 'redirect')[]) =>
      passed(
        table(
          { step: 'critical', pool: ['red critical', 'red critical', 'red hit'], spent },
          { shields: { front: 2, left: 2, right: 2, rear }, upgrades: ['medical-team'] },
        ),
      )
    expect(critical(3)).toBe('standard')
    expect(critical(2)).toBeUndefined()
    expect(critical(2, 'brace')).toBe('standard')
    // How much of it is redirected is settled later: perhaps nothing.
    expect(critical(2, 'redirect')).toBeUndefined()
  })

  test('but where a card offers another effect that does something', () => {
    const offered = (...defense: NonNullable<ShipOnTable['defense']>) =>
      passed(
        table(
          { step: 'critical', pool: ['blue critical'] },
          { shields: { front: 2, left: 2, right: 2, rear: 3 }, defense },
          { upgrades: ['overload-pulse'] },
        ),
      )
    expect(offered('brace exhausted', 'redirect')).toBeUndefined()
    expect(offered('brace exhausted', 'redirect exhausted')).toBe('standard')
    expect(offered()).toBe('standard')
  })

  test('for accuracy icons where no token would help (R6.22)', () => {
    const locking = (...pool: string[]) =>
      passed(table({ step: 'modify', pool }, { defense: ['brace'], shields: { front: 0, left: 0, right: 0, rear: 3 } }))
    expect(locking('blue accuracy', 'red hit')).toBe('done')
    expect(locking('blue accuracy', 'red hit', 'red hit')).toBeUndefined()
  })
})

describe('nobody is asked for a command that would do nothing (R7.7, R7.10)', () => {
  const activating = (vic: ShipOnTable, more: Partial<CardTable> = {}) =>
    cardTable({
      activating: { ship: 'vic', step: 'commands', dial: 'repair' },
      ships: {
        vic: { card: 'victory-ii-class-star-destroyer', at: [457, 550], tokens: ['squadron'], ...vic },
        cr90: { card: 'cr90-corvette-a', at: [100, 100], activated: true },
      },
      ...more,
    })

  test('Repair on a whole ship and Squadron with nobody in reach', () => {
    expect(passed(activating({}))).toBe('none')
  })

  test('but for either of them that would do something', () => {
    const tie = (y: number) => ({
      squadrons: { tie: { card: 'tie-fighter-squadron', at: [457, y] as [number, number] } },
    })
    expect(passed(activating({ shields: { front: 2, left: 3, right: 3, rear: 1 } }))).toBeUndefined()
    expect(passed(activating({ damage: ['facedown'] }))).toBeUndefined()
    expect(passed(activating({}, tie(450)))).toBeUndefined()
    expect(passed(activating({}, tie(100)))).toBe('none')
  })
})

describe('in a submission (design 10)', () => {
  const bare = { defense: ['brace' as const], shields: { front: 0, left: 0, right: 0, rear: 1 } }
  const inDoubt = () => table({ step: 'defend', pool: ['red critical'] }, bare)
  const settled = (t: FixtureGame, orders: Orders) => settle(playing(t), { a: {}, b: { orders } })

  test('it is answered for both, in the other’s turn and in one’s own, each told of its rule', () => {
    const t = inDoubt()
    const told: unknown[] = []
    const game = playing(t)
    settle(
      {
        ...game,
        get state() {
          return t.state
        },
        take: (decision, why) => {
          told.push([decision.seat, why?.ask, why?.by, why?.fired?.order])
          return game.take(decision, why)
        },
      },
      {},
    )
    expect(told).toEqual([
      ['b', 'defense.spend', 'order', { rule: 'cannot-matter' }],
      ['a', 'attack.critical', 'order', { rule: 'cannot-matter' }],
    ])
    expect(shipOn(t, 'vic').shields.rear).toBe(0)
  })

  test('whoever wants to be asked always is', () => {
    const t = inDoubt()
    settled(t, { preset: 'ask', orders: [], askAlways: true })
    expect(asked(t)).toEqual(['b defense.spend'])
  })

  test('and it is never held back in disguise', () => {
    const t = inDoubt()
    const { held } = settled(t, { preset: 'cautious', orders: [], disguised: true })
    expect(held).toEqual({})
    expect(asked(t)).not.toContain('b defense.spend')
  })
})
