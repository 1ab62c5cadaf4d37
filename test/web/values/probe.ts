import { describe, expect, test } from 'vitest'
import { CARD_RULES } from '#shared/game/cards/rules/index'
import type { CardRule } from '#shared/game/engine/card-rules'
import { type GameState, shipOf } from '#shared/game/engine/state'
import { en } from '#shared/messages/en'
import { describe as told } from '#shared/play/view/describe'
import { battle, SHOT, VICTORY } from '#test/game/engine/face-to-face'
import type { FixtureGame } from '#test/support/fixture-game'
import { projectionOf } from '#web/board/camera'
import { piecesOf } from '#web/board/pieces'
import { defenseOf } from '#web/questions/defense/defense'

/** Cards that exist only here, each for one value: whoever tells, weighs or draws it must see what the card makes of it. */

export const X_WING = 'x-wing-1'
export const TIE = 'tie-fighter-1'

const squadron = (
  id: string,
  card: string,
  seat: 'a' | 'b',
  x: number,
  hull: number,
): GameState['squadrons'][string] => ({
  id,
  tag: id.charAt(0),
  card,
  seat,
  at: { x, y: 420_000 },
  hull,
  defense: [],
  activated: false,
})

function arrange(state: GameState): void {
  state.squadrons = {
    [X_WING]: squadron(X_WING, 'x-wing-squadron', 'a', 850_000, 5),
    [TIE]: squadron(TIE, 'tie-fighter-squadron', 'b', 620_000, 3),
  }
  const victory = shipOf(state, VICTORY)
  victory.defense.push({ id: 'evade-1', kind: 'evade', exhausted: false })
  victory.commandTokens.push('repair', 'navigate')
  victory.damage.push({ slot: 1, card: 'structural-damage', faceup: false })
  victory.nextSlot = 2
}

const game = (card: readonly CardRule[], on: string | undefined): FixtureGame =>
  battle({
    cards: { ...CARD_RULES, probe: card },
    arrange(state) {
      arrange(state)
      const seat = on === VICTORY || on === TIE ? 'b' : 'a'
      if (on) state.cards.u1 = { id: 'u1', card: 'probe', on, seat, exhausted: false, discarded: false }
    },
  })

export const shipIn = (t: FixtureGame, id: string) => t.view('a').ships[id] ?? expect.fail(`no ship ${id}`)
export const squadronIn = (t: FixtureGame, id: string) => t.view('a').squadrons[id] ?? expect.fail(`no squadron ${id}`)
export const pieceIn = (t: FixtureGame, id: string) =>
  piecesOf(t.view('a'), projectionOf(t.state.area, false)).find((piece) => piece.id === id) ?? expect.fail(id)
export const wordsOf = (t: FixtureGame, pattern: RegExp) =>
  told(t.view('a'), { depth: 'full', messages: en.table }).match(pattern)?.[1]
export const rounded = (n: number) => Math.round(n * 100) / 100

export const defended = (t: FixtureGame) => {
  t.choose('a', SHOT)
  const asked = { request: t.asked('b'), parts: {}, view: t.view('b'), nameOf: (unit: string) => unit, opponent: 'Ola' }
  return defenseOf(asked) ?? expect.fail('there is no attack')
}

export interface Probe {
  on: string
  card: CardRule[]
  /** What is seen where: as printed, and with the card. */
  seen: Record<string, [(t: FixtureGame) => unknown, printed: unknown, now: unknown]>
}

export function testProbes(probes: Record<string, Probe>): void {
  describe.each(Object.entries(probes))('a card that changes the %s', (_what, { on, card, seen }) => {
    test.each(Object.entries(seen))('is seen in: %s', (_where, [read, printed, now]) => {
      expect(read(game(card, undefined))).toEqual(printed)
      expect(read(game(card, on))).toEqual(now)
    })

    test('is seen by all alike', () => {
      const t = game(card, on)
      const of = (viewer: 'a' | 'b' | 'spectator') => {
        const { ships, squadrons } = t.view(viewer)
        return [...Object.values(ships), ...Object.values(squadrons)].map(({ values }) => values)
      }
      expect(of('b')).toEqual(of('a'))
      expect(of('spectator')).toEqual(of('a'))
    })
  })
}
