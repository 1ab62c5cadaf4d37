import type { EventOf } from './event'
import { type Phase, type Result, SEATS, type Seat, type Ship, type Squadron } from './state'
import { SetupWords } from './words/setup-words'

/**
 * The only writer of a game state. Each word is a word of the rules and makes its event in the same act; a word that
 * would change nothing makes none. The words lie in `words/` by chapter; here are those of the course of the game.
 */
export class Change extends SetupWords {
  /** Sides are settled and the forces stand on the table (R3.32-36). */
  beginBattle(
    sides: Omit<EventOf<'sidesSettled'>, 'type'>,
    forces: { ships: readonly Ship[]; squadrons: readonly Squadron[] },
  ): void {
    const s = this.table
    s.factions = { ...sides.factions }
    s.firstPlayer = sides.firstPlayer
    s.ships = Object.fromEntries(forces.ships.map((ship) => [ship.id, ship]))
    s.squadrons = Object.fromEntries(forces.squadrons.map((squadron) => [squadron.id, squadron]))
    this.cardsChanged()
    this.tell({ type: 'sidesSettled', ...sides })
  }

  beginRound(round: number): void {
    this.table.round = round
    this.tell({ type: 'roundBegan', round, firstPlayer: this.table.firstPlayer })
  }

  beginPhase(phase: Phase): void {
    this.table.phase = phase
    this.tell({ type: 'phaseBegan', round: this.table.round, phase })
  }

  /** Nothing is left to activate, or a card lets it pass (R5.4). */
  passTurn(seat: Seat, source?: string): void {
    this.tell({ type: 'passed', seat, ...(source !== undefined && { source }) })
  }

  /** These draws never come, and no undealt card lies where it lay: n never goes back (design 4). */
  skipLuck(draws: number): void {
    const from = this.table.nextDraw
    this.table.nextDraw += draws
    this.tell({ type: 'luckSkipped', from, to: this.table.nextDraw })
    for (const seat of this.table.ownDecks ? SEATS : [undefined]) this.shuffleUndealt(seat)
  }

  /** What is still set aside is destroyed, and counts (R3.29); then the result is settled. */
  endGame(settle: () => Result): void {
    for (const id of Object.keys(this.table.reserve?.setAside ?? {})) this.destroy(id, 'left-out')
    const result = settle()
    this.table.result = result
    this.table.phase = 'over'
    this.table.stack = []
    this.openDials()
    this.tell({ type: 'gameOver', result })
  }

  /** Exhausted defense tokens and upgrade cards are readied, as far as nothing forbids it (R14.2-3). */
  readyAll(): void {
    const units = [...Object.values(this.table.ships), ...Object.values(this.table.squadrons)]
    const tokens = units
      .filter((u) => this.rules.allows(this.state, 'ready-token', u.id, {}))
      .flatMap((u) => u.defense.filter((t) => t.exhausted).map((token) => ({ unit: u.id, token })))
    for (const { token } of tokens) token.exhausted = false
    if (tokens.length > 0)
      this.tell({ type: 'tokensReadied', tokens: tokens.map(({ unit, token }) => ({ unit, token: token.id })) })
    this.readyCards(Object.keys(this.table.cards))
  }

  /** Every slider and ship now reads "not yet activated" (R14.4). */
  flipInitiative(): void {
    for (const unit of [...Object.values(this.table.ships), ...Object.values(this.table.squadrons)])
      unit.activated = false
    this.tell({ type: 'initiativeFlipped' })
  }
}
