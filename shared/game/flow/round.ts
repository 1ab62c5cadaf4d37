import { DAMAGE_DECK } from '#shared/game/cards/catalog/damage-deck'
import type { Change } from '#shared/game/engine/change'
import type { FrameRules, FrameView } from '#shared/game/engine/frame-rules'
import { neverAsked } from '#shared/game/engine/frame-rules'
import { type Faction, otherSeat, type Result, SEATS, type Seat, TABLE } from '#shared/game/engine/state'
import { learningForces } from './learning-scenario'
import { afterLastRound, eliminatedInRound, isLastRound } from './score'

/** Both want the same side, or both accept either: chance picks the sides (R3.32). */
function settleSides(tx: Change, { wishes }: FrameView<'game'>): { factions: Record<Seat, Faction>; drawn: boolean } {
  const opposite = (side: Faction): Faction => (side === 'rebel' ? 'imperial' : 'rebel')
  const { a, b } = wishes
  if (a !== b) {
    const forA = a === 'any' ? (b === 'any' ? 'rebel' : opposite(b)) : a
    return { factions: { a: forA, b: opposite(forA) }, drawn: false }
  }
  const wanted = a === 'any' ? 'rebel' : a
  const winner: Seat = tx.draw('sides', [2])[0] === 0 ? 'a' : 'b'
  const factions = winner === 'a' ? { a: wanted, b: opposite(wanted) } : { a: opposite(wanted), b: wanted }
  return { factions, drawn: true }
}

/** One deck for both, or one for each player (R3.21, R20.5). */
function shuffleDecks(tx: Change): void {
  if (tx.state.options?.decks === 'own') {
    tx.separateDecks()
    for (const seat of SEATS) tx.shuffleDeck(DAMAGE_DECK, 'damage-deck', seat)
  } else tx.shuffleDeck(DAMAGE_DECK, 'damage-deck')
}

/** After six rounds (R15.5), or when a tournament's round ends without ships of a side; undefined: it goes on. */
function resultNow({ state, rules }: Change): Result | undefined {
  if (state.round === 0) return undefined
  return eliminatedInRound(state, rules) ?? (isLastRound(state) ? afterLastRound(state, rules) : undefined)
}

function beginRound(tx: Change): void {
  const { round, firstPlayer, options } = tx.state
  // With unlimited rounds the other player gets initiative at the end of each (R19.1).
  if (options?.rounds === 'unlimited' && round > 0) tx.passInitiative(otherSeat(firstPlayer))
  tx.beginRound(round + 1)
  tx.push({ kind: 'round', step: 'start' })
}

function endOrGoOn(tx: Change): void {
  const result = resultNow(tx)
  if (result) tx.endGame(() => resultNow(tx) ?? result)
  else beginRound(tx)
}

/** The whole game: sides or set-up, damage deck, the rounds (R4.1), the end. */
export const gameRules: FrameRules<'game'> = {
  asks: () => [],
  answer: neverAsked,
  advance(tx, f) {
    switch (f.step) {
      case 'sides': {
        const { factions, drawn } = settleSides(tx, f)
        const rebel: Seat = factions.a === 'rebel' ? 'a' : 'b'
        tx.enter(f, { step: 'deck' })
        // The Rebel player has initiative (R3.33).
        tx.beginBattle({ wishes: { ...f.wishes }, factions, drawn, firstPlayer: rebel }, learningForces(factions))
        return
      }
      case 'setup':
        tx.enter(f, { step: 'deck' })
        return tx.push({ kind: 'setup', step: 'forces', turn: tx.state.firstPlayer, turns: { a: 0, b: 0 } })
      case 'deck':
        tx.enter(f, { step: 'rounds' })
        return shuffleDecks(tx)
      case 'rounds':
        return endOrGoOn(tx)
    }
  },
}

/** One round: Command, Ship, Squadron, Status Phase, in this order (R4.1). */
export const roundRules: FrameRules<'round'> = {
  asks: () => [],
  answer: neverAsked,
  advance(tx, f) {
    switch (f.step) {
      case 'start':
        tx.enter(f, { step: 'command' })
        return tx.window('round.start', TABLE)
      case 'command':
        tx.enter(f, { step: 'ship' })
        return tx.push({ kind: 'command-phase', step: 'start', done: { a: false, b: false } })
      case 'ship':
        tx.enter(f, { step: 'squadron' })
        return tx.push({ kind: 'ship-phase', step: 'start', turn: tx.state.firstPlayer })
      case 'squadron':
        tx.enter(f, { step: 'status' })
        return tx.beginSquadronPhase(tx.state.firstPlayer)
      case 'status':
        tx.enter(f, { step: 'end' })
        return tx.push({ kind: 'status-phase', step: 'start' })
      case 'end':
        tx.enter(f, { step: 'over' })
        return tx.window('round.end', TABLE)
      case 'over':
        return tx.pop()
    }
  },
}
