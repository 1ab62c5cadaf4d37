import { describe, expect, test } from 'vitest'
import type { Decision } from '#shared/engine/decision'
import type { GameState } from '#shared/engine/state'
import { pending, viewFor } from '#shared/game'
import type { GameView, Viewer } from '#shared/view/game-view'
import { SECRETS, type Secrecy, SHIP_SECRETS } from '#shared/view/secrets'
import { casesIn } from '#test/support/case-files'
import { playCase } from '#test/support/case-play'
import { tableState } from '#test/support/case-table'
import { ZEROS } from '#test/support/fixture-game'
import { statesInterfere, transitionsInterfere, VIEWERS } from '#test/support/non-interference'
import { seeded } from '#test/support/random-choice'
import { SCRAMBLED } from '#test/support/scramble'

const hidden = (secrets: Record<string, Secrecy>) =>
  Object.keys(secrets).filter((field) => !['public', 'inner'].includes(secrets[field] ?? 'public'))

/** Both sides have hidden dials and facedown cards; the Rebels are about to choose a ship. */
const SECRETIVE: GameState = tableState({
  ships: {
    cr90: { card: 'cr90-corvette-a', at: [200, 200], dials: ['navigate'], damage: [{ facedown: 'crew-panic' }] },
    nebulon: { card: 'nebulon-b-escort-frigate', at: [400, 200], dials: ['repair', 'squadron'] },
    victory: {
      card: 'victory-ii-class-star-destroyer',
      at: [300, 700],
      dials: ['navigate', 'repair', 'concentrate-fire'],
      damage: ['facedown', 'facedown'],
    },
  },
})

function choose(option: string): Decision {
  const request = pending(SECRETIVE).find(({ ask }) => ask === 'ship.activate')
  if (!request) throw new Error('nobody chooses a ship')
  return { kind: 'answer', request: request.id, seat: request.seat, choice: { option } }
}

/** A view that lets one hidden thing slip. */
const leaking =
  (leak: (state: Parameters<typeof viewFor>[0], viewer: Viewer) => unknown) =>
  (state: Parameters<typeof viewFor>[0], viewer: Viewer): GameView =>
    Object.assign(viewFor(state, viewer), { leak: leak(state, viewer) })

describe('nobody is shown what they must not know (R17.11, R17.14)', () => {
  test('every field that is not open to all is re-rolled by these tests', () => {
    expect(new Set(hidden(SECRETS))).toEqual(new Set(SCRAMBLED.state))
    expect(new Set(hidden(SHIP_SECRETS))).toEqual(new Set(SCRAMBLED.ship))
  })

  test('hidden dials, facedown cards and the deck make no difference to a view or to what a decision tells', () => {
    expect(statesInterfere(SECRETIVE, seeded(1))).toEqual([])
    for (const option of ['cr90', 'nebulon', 'victory'])
      expect(transitionsInterfere(SECRETIVE, choose(option), ZEROS, seeded(2))).toEqual([])
  })

  test('nor do they in any moment of any case', { timeout: 60_000 }, () => {
    const found: string[] = []
    for (const { path, file } of casesIn(['test/cases'])) {
      const below = seeded(3)
      const watch = ({ state }: { state: GameState }) => {
        found.push(...statesInterfere(state, below).map((what) => `${path}: ${what}`))
      }
      if (file) playCase(file, { watch })
    }
    expect(found).toEqual([])
  })

  test('a view that shows the dials of the other side is caught (R17.7a)', () => {
    const leak = leaking((state) => Object.values(state.ships).map((ship) => ship.dials.map(({ command }) => command)))
    expect(statesInterfere(SECRETIVE, seeded(4), leak)).toHaveLength(VIEWERS.length)
  })

  test('a view that shows facedown cards to their owner is caught (R17.8a)', () => {
    const leak = leaking((state, viewer) =>
      Object.values(state.ships).flatMap((ship) => (ship.seat === viewer ? ship.damage.map(({ card }) => card) : [])),
    )
    expect(statesInterfere(SECRETIVE, seeded(5), leak)).toContain('the view of b depends on what is hidden from them')
  })

  test('a view whose mere size tells a hidden dial is caught', () => {
    const leak = leaking((state) => state.ships.victory?.dials[0]?.command.length)
    expect(statesInterfere(SECRETIVE, seeded(6), leak)).toContain('the view of a depends on what is hidden from them')
  })

  test('a leak that opens only after a decision is caught', () => {
    const leak = leaking((state) => (state.ships.victory?.activated ? state.deck.undealt[0] : 'closed'))
    const state = tableState({
      ships: {
        cr90: { card: 'cr90-corvette-a', at: [200, 200], activated: true },
        victory: { card: 'victory-ii-class-star-destroyer', at: [300, 700], speed: 2 },
        'victory-2': { card: 'victory-ii-class-star-destroyer', at: [600, 700], speed: 2 },
      },
      turn: 'b',
    })
    const [request] = pending(state)
    const decision: Decision = { kind: 'answer', request: request?.id ?? '', seat: 'b', choice: { option: 'victory' } }
    expect(statesInterfere(state, seeded(7), leak)).toEqual([])
    expect(transitionsInterfere(state, decision, ZEROS, seeded(7), leak)).not.toEqual([])
  })
})
