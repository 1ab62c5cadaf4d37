import { describe, expect, test } from 'vitest'
import { type GameState, shipOf } from '#shared/game/engine/state'
import { afterTokens, determinedDamage, nextEvaded } from '#shared/game/odds/defense-odds'
import { usualRedirect } from '#shared/game/odds/outcome'
import { dieMean, mean, type Pool } from '#shared/game/odds/pool-odds'
import { hullDamage } from '#shared/play/orders/hull-damage'
import { waysOf } from '#shared/play/view/attack-reach'
import { contextOf, helpingZones } from '#shared/play/view/counting'
import { attackOf, battle, CR90, SHOT, VICTORY } from '#test/game/engine/face-to-face'
import type { FixtureGame } from '#test/support/fixture-game'
import { shipTarget } from '#web/questions/battle'

/** Real cards that change an attack: whoever reckons with it by the view must see what the card makes of it. */

const TIE = 'tie-fighter-1'
const X_WING = 'x-wing-1'

function arrange(state: GameState): void {
  const squadron = { tag: 'x', hull: 3, defense: [], activated: false }
  state.squadrons = {
    [X_WING]: { ...squadron, id: X_WING, card: 'x-wing-squadron', seat: 'a', at: { x: 600_000, y: 300_000 } },
    [TIE]: { ...squadron, id: TIE, card: 'tie-fighter-squadron', seat: 'b', at: { x: 650_000, y: 300_000 } },
  }
  Object.assign(shipOf(state, CR90), { dialSpeed: 3 })
  shipOf(state, VICTORY).defense.push({ id: 'evade-1', kind: 'evade', exhausted: false })
}

const game = (card: string, on: string | undefined): FixtureGame =>
  battle({
    arrange(state) {
      arrange(state)
      const seat = on === VICTORY || on === TIE ? 'b' : 'a'
      if (on) state.cards.u1 = { id: 'u1', card, on, seat, exhausted: false, discarded: false }
    },
  })

const shot = (t: FixtureGame) => {
  t.choose('a', SHOT)
  return { view: t.view('b'), attack: attackOf(t) }
}
const contextIn = (t: FixtureGame) => {
  const { view, attack } = shot(t)
  return contextOf(view, attack)
}
const meanOfBlue = (t: FixtureGame) => dieMean({ color: 'blue' }, contextIn(t).counting)
const meanOfRed = (t: FixtureGame) => dieMean({ color: 'red' }, contextIn(t).counting)
const HITS: Pool = Array.from({ length: 4 }, () => ({ color: 'red', face: 'hit' }))
const LONG = { attacker: CR90, zone: 'front', defender: VICTORY, defendingZone: 'front', range: 'long' } as const

interface CardSeen {
  on: string
  /** What is seen where: without the card, and with it. */
  seen: Record<string, [(t: FixtureGame) => unknown, without: unknown, now: unknown]>
}

const CARDS: Record<string, CardSeen> = {
  'sw-7-ion-batteries': {
    on: CR90,
    seen: { 'a blue die (R6.30)': [meanOfBlue, 6 / 8, 1], 'a red die (R6.30)': [meanOfRed, 6 / 8, 6 / 8] },
  },
  salvation: {
    on: CR90,
    seen: {
      'a red die of the front (R6.30)': [meanOfRed, 6 / 8, 1],
      'a red die of the side (R6.30)': [
        (t) => dieMean({ color: 'red' }, contextOf(t.view('a'), { ...LONG, zone: 'left' }).counting),
        6 / 8,
        6 / 8,
      ],
    },
  },
  'heavy-turbolaser-turrets': {
    on: CR90,
    seen: {
      'brace alone (R8.10)': [(t) => determinedDamage(6, ['brace'], contextIn(t)), 3, 3],
      'brace beside redirect (R8.10)': [(t) => determinedDamage(6, ['brace', 'redirect'], contextIn(t)), 3, 5],
      'brace after an evade (R8.10)': [
        (t) => {
          const { view, attack } = shot(t)
          const spent = [{ token: 'evade-1', kind: 'evade', becomes: 'exhausted' }] as const
          return determinedDamage(6, ['brace'], contextOf(view, { ...attack, spent }))
        },
        3,
        5,
      ],
      'mean of four hits (R8.10)': [(t) => mean(afterTokens(HITS, ['brace', 'redirect'], contextIn(t)).damage), 2, 3],
    },
  },
  'xi7-turbolasers': {
    on: CR90,
    seen: {
      'shields that help (R8.8)': [
        (t) => {
          const { view, attack } = shot(t)
          return helpingZones(view, attack).shields
        },
        3,
        1,
      ],
      'damage to the hull (R8.8)': [
        (t) => {
          const { view, attack } = shot(t)
          return hullDamage(view, attack, 6, 3)
        },
        0,
        2,
      ],
      'the split that the page offers (R8.8)': [
        (t) => {
          const { view, attack } = shot(t)
          return usualRedirect(6, shipTarget(view, attack, 'left'))
        },
        3,
        1,
      ],
    },
  },
  insidious: {
    on: VICTORY,
    seen: {
      'black dice at the rear at medium range (R6.10)': [
        (t) => {
          Object.assign(shipOf(t.state, VICTORY), { card: 'victory-i-class-star-destroyer' })
          Object.assign(shipOf(t.state, CR90), { pose: { x: 450_000, y: 300_000, heading: 180_000 } })
          return waysOf(t.view('b'), VICTORY, CR90).find(({ defendingZone }) => defendingZone === 'rear')?.dice.black
        },
        0,
        3,
      ],
    },
  },
  'general-cracken': {
    on: CR90,
    seen: {
      'dice removed (R6.13)': [(t) => waysOf(t.view('b'), VICTORY, CR90)[0]?.removed, 0, 1],
      'what obstructs (R6.13)': [(t) => waysOf(t.view('b'), VICTORY, CR90)[0]?.obstructedBy, [], ['u1']],
    },
  },
  'jainas-light': {
    on: CR90,
    seen: {
      'an asteroid in the line of sight (R6.13)': [
        (t) => {
          const pose = { x: 450_000, y: 425_000, heading: 0 }
          Object.assign(t.state.obstacles, { 'asteroid-1': { id: 'asteroid-1', kind: 'asteroid', pose } })
          return waysOf(t.view('a'), CR90, VICTORY)[0]?.removed
        },
        1,
        0,
      ],
    },
  },
  foresight: {
    on: VICTORY,
    seen: {
      'one evade at long range, of four hits (R8.9)': [
        (t) => mean(afterTokens(HITS, ['evade'], contextOf(t.view('b'), LONG)).damage),
        3,
        2,
      ],
      'one evade at medium range, of four hits (R8.9)': [
        (t) => mean(afterTokens(HITS, ['evade'], contextOf(t.view('b'), { ...LONG, range: 'medium' })).damage),
        3 + 6 / 8,
        2 + 12 / 8,
      ],
      'an evade of two red dice to be rolled (R8.9)': [
        (t) => {
          const { counting: _, ...context } = contextOf(t.view('b'), LONG)
          const pool: Pool = [{ color: 'red' }, { color: 'red' }]
          return mean(afterTokens(pool, ['evade'], { ...context, counting: 'ship' }).damage)
        },
        // The least of two dice: P(both ≥ 1) + P(both = 2).
        (25 + 1) / 64,
        0,
      ],
      'the next die of an evade, if one is left (R8.9)': [
        (t) => {
          const attack = { ...LONG, pool: HITS.map((_, i) => ({ id: `d${i}` })), evaded: ['gone'] }
          return nextEvaded(HITS, ['evade'], contextOf(t.view('b'), attack))?.die
        },
        0,
        0,
      ],
      'shields that help (R8.8)': [(t) => helpingZones(t.view('b'), LONG).shields, 3, 6],
    },
  },
  'advanced-projectors': {
    on: VICTORY,
    seen: { 'zones that help (R8.8)': [(t) => helpingZones(t.view('b'), LONG).zones.length, 1, 3] },
  },
  'bright-hope': {
    on: VICTORY,
    seen: {
      'damage to the front (R6.31)': [(t) => mean(afterTokens(HITS, [], contextIn(t)).damage), 4, 3],
      'more than any attack (R6.31)': [(t) => determinedDamage(20, [], contextIn(t)), 20, 19],
      'damage to the rear (R6.31)': [
        (t) => determinedDamage(4, [], contextOf(t.view('b'), { ...LONG, defendingZone: 'rear' })),
        4,
        4,
      ],
    },
  },
}

describe.each(Object.entries(CARDS))('what %s makes of an attack', (card, { on, seen }) => {
  test.each(Object.entries(seen))('is seen in: %s', (_where, [read, without, now]) => {
    expect(read(game(card, undefined))).toEqual(without)
    expect(read(game(card, on))).toEqual(now)
  })
})
