import { cleanup, render } from '@testing-library/svelte'
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
import UnitDetails from '../../../web/fleet/UnitDetails.svelte'

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

/** What the page tells of one unit, in words. */
export function detailsOf(t: FixtureGame, unit: string): string {
  const { container } = render(UnitDetails, { view: t.view('a'), unit })
  const text = container.textContent?.replace(/\s+/g, ' ') ?? ''
  cleanup()
  return text
}

/** All who tell, weigh or draw values: texts, odds, bots, orders, forms of questions, the table, and what is told of a unit. */
const READERS = ['view', 'words', 'odds', 'bots', 'orders', 'forms', 'board', 'details'] as const
type Reader = (typeof READERS)[number]
type Sight = [(t: FixtureGame) => unknown, printed: unknown, now: unknown]

export interface Probe {
  on: string
  card: CardRule[]
  /** By reader, `reader: what of it`, or `rules`: what is seen as printed, and with the card. */
  seen: Record<string, Sight>
  /** Why the others have no row: they do not use the value, or get it with a question, or other tests show it. */
  noRow: Partial<Record<Reader, string>>
}

export function testProbes(probes: Record<string, Probe>): void {
  describe.each(Object.entries(probes))('a card that changes the %s', (_what, { on, card, seen, noRow }) => {
    test('has a row for every reader, or the reason why not', () => {
      const uses = Object.keys(seen).map((where) => where.replace(/:.*/, ''))
      expect(new Set([...uses, ...Object.keys(noRow), 'rules'])).toEqual(new Set([...READERS, 'rules']))
      expect(uses.filter((reader) => reader in noRow)).toEqual([])
    })

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
