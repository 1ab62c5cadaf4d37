import type { Deck, GameState, Ship, Squadron } from '#shared/game/engine/state'
import type { DeckView, GameView, ReserveView, ShipView, SquadronView } from './game-view'
import { UNKNOWN_CARD } from './objective-cards'
import { mapped } from './unit-view'

const unsalted = <D>(dial: D): D & { salt: string } => ({ ...dial, salt: '' })

const knownShip = ({ values: _, storedDials, ...ship }: ShipView): Ship => ({
  ...ship,
  dials: ship.dials.map(unsalted),
  ...(storedDials && { storedDials: storedDials.map(unsalted) }),
  damage: ship.damage.map(({ slot, faceup, card }) => ({ slot, faceup, card: card ?? UNKNOWN_CARD })),
})

const knownSquadron = ({ values: _, ...squadron }: SquadronView): Squadron => squadron

const knownDeck = ({ undealt, discard }: DeckView): Deck => ({
  undealt: Array.from({ length: undealt }, () => UNKNOWN_CARD),
  discard: [...discard],
})

const knownReserve = (reserve: ReserveView): NonNullable<GameState['reserve']> => ({
  ...reserve,
  ships: mapped(reserve.ships, knownShip),
  squadrons: mapped(reserve.squadrons, knownSquadron),
})

/**
 * A state made only of what a viewer knows: previews run on it, in the browser and on the server, never on the real
 * one (design 5). Hidden dials are `unknown`, hidden damage and objective cards have no title.
 */
export const knownState = (view: GameView): GameState => stateIn(structuredClone(view))

/** The same on the things of the view itself, for code that only reads. */
export function stateIn(view: GameView): GameState {
  const { viewer: _v, score: _s, requests: _r, awaited: _a, ...known } = view
  const { ships, squadrons, reserve, deck, ownDecks, now, ...same } = known
  return {
    ...same,
    ships: mapped(ships, knownShip),
    squadrons: mapped(squadrons, knownSquadron),
    ...(reserve && { reserve: knownReserve(reserve) }),
    deck: knownDeck(deck),
    ...(ownDecks && { ownDecks: { a: knownDeck(ownDecks.a), b: knownDeck(ownDecks.b) } }),
    unopened: [],
    stack: now,
    nextId: 1 + Math.max(0, ...view.lasting.map((l) => Number(l.id.slice(1)))),
  }
}
