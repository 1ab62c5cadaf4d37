import type { GameState } from '#shared/game/engine/state'
import { tableState } from '#test/support/case-table'

/** A table on which audits are shown what cards and keywords do. */
export const STATE = tableState({
  phase: 'squadron',
  ships: {
    cr90: { card: 'cr90-corvette-a', at: [300, 300], heading: 180 },
    victory: { card: 'victory-ii-class-star-destroyer', at: [300, 150] },
  },
  squadrons: {
    x1: { card: 'x-wing-squadron', at: [600, 600] },
    x2: { card: 'x-wing-squadron', at: [700, 600] },
    rogue: { card: 'yt-2400', at: [100, 800] },
    bomber: { card: 'y-wing-squadron', at: [800, 800] },
    held: { card: 'tie-fighter-squadron', at: [800, 860] },
    cloak: { card: 'tie-phantom-squadron', at: [600, 660] },
    guard: { card: 'tie-interceptor-squadron', at: [600, 540] },
  },
})
export const withCard = (card: string, on = 'victory', patch: Partial<GameState> = {}): GameState => ({
  ...STATE,
  ...patch,
  cards: { u1: { id: 'u1', card, on, seat: 'b', exhausted: false, discarded: false } },
})
