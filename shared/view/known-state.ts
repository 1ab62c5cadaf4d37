import type { GameState } from '#shared/engine/state'
import type { GameView } from './game-view'

/** Stands for a damage card nobody knows; a preview stops before it would matter. */
export const UNKNOWN_CARD = 'unknown'

/**
 * A state made of nothing but what a viewer knows: previews run on it, in the browser and on the server alike, never on
 * the real one (design 5). Hidden dials are `unknown`, hidden damage cards have no title.
 */
export function knownState(view: GameView): GameState {
  const { viewer: _v, ships, deck, score: _s, now, requests: _r, awaited: _a, ...same } = view
  return {
    ...structuredClone(same),
    ships: Object.fromEntries(
      Object.entries(structuredClone(ships)).map(([id, ship]) => [
        id,
        {
          ...ship,
          dials: ship.dials.map((dial) => ({ ...dial, salt: '' })),
          damage: ship.damage.map(({ slot, faceup, card }) => ({ slot, faceup, card: card ?? UNKNOWN_CARD })),
        },
      ]),
    ),
    deck: {
      undealt: Array.from({ length: deck.undealt }, () => UNKNOWN_CARD),
      discard: [...deck.discard],
    },
    unopened: [],
    stack: structuredClone(now),
    nextId: 1 + Math.max(0, ...view.lasting.map((l) => Number(l.id.slice(1)))),
  }
}
