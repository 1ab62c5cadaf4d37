import { createHash } from 'node:crypto'
import type { Rules } from '#functions/ports/deps'
import { chanceCommitment, hmacChance } from '#shared/game'
import type { GameState, Seat } from '#shared/game/engine/state'
import type { GameView } from '#shared/play/view/game-view'
import { TINY_RULES, type TinyState, tinyState } from '#test/support/store-tiny-game'

const FEWEST_GROUPS = 5
const MOST_MORE_GROUPS = 9

/** Who is asked, one group after the other, as the bytes of a game's id have it. */
function groupsOf(gameId: string): Seat[][] {
  const bytes = [...createHash('sha256').update(gameId).digest()]
  const count = FEWEST_GROUPS + ((bytes[0] ?? 0) % MOST_MORE_GROUPS)
  const after = bytes
    .slice(1, count)
    .map((byte): Seat[] => (byte % 4 === 0 ? ['a', 'b'] : [byte % 4 === 1 ? 'b' : 'a']))
  return [['a', 'b'], ...after.map((group, i): Seat[] => (group[0] === 'a' && i % 3 === 0 ? ['b'] : group))]
}

/** The game begins with a draw, so that its numbers go on from there. */
const begun: Rules['startGame'] = ({ gameId }, chance) => {
  const numbers = [...chance.draw(0, 'dice', [8])]
  const tiny: TinyState = { ...(tinyState(groupsOf(gameId)) as unknown as TinyState), nextDraw: 1 }
  // Nobody is there; what looks for units finds none.
  const state = { ...tiny, ships: {}, squadrons: {}, lost: [] } as unknown as GameState
  return {
    state,
    used: 0,
    events: [],
    draws: [{ n: 0, purpose: 'dice', ranges: [8], numbers }],
    next: [...TINY_RULES.pending(state)],
  }
}

/** The small game, grown to a whole one: it can be made, joined, brought fleets to, looked at and played by a bot. */
export const WORLD_RULES: Rules = {
  ...TINY_RULES,
  hmacChance,
  chanceCommitment,
  startGame: begun,
  startBattle: ({ gameId }, chance) => begun({ gameId, wishes: { a: 'any', b: 'any' } }, chance),
  judgeFleet: async () => [],
  viewFor: (state, viewer, open = TINY_RULES.pending(state)) => {
    const { step, round, factions, result } = state
    const requests = open.filter(({ seat }) => seat === viewer)
    return { viewer, step, round, factions, requests, ...(result && { result }) } as unknown as GameView
  },
  bot: async () => ({ answer: () => ({ option: 'roll' }), plain: () => ({ option: 'ok' }) }),
}
