import { shuffled, shuffleRanges } from '../chance'
import type { UnitId } from '../state'
import { MovementWords } from './movement-words'

/** The damage deck, damage cards and destruction (R9). */
export abstract class DamageWords extends MovementWords {
  shuffleDeck(cards: readonly string[], purpose: 'damage-deck' | 'reshuffle'): void {
    this.table.deck.undealt = shuffled(cards, this.draw(purpose, shuffleRanges(cards.length)))
    this.tell({ type: 'deckShuffled', cards: cards.length })
  }

  /** One facedown damage card, straight to the hull (R9.3); at the hull value the ship is destroyed at once (R9.13). */
  dealDamage(id: UnitId): void {
    if (this.replaced('deal-damage', id)) return
    const card = this.#topCard()
    const ship = this.ship(id)
    if (card === undefined) {
      ship.damageWithoutCard += 1
      this.tell({ type: 'damageWithoutCard', ship: id })
    } else {
      const slot = ship.nextSlot
      ship.nextSlot += 1
      ship.damage.push({ slot, card, faceup: false })
      this.tell({ type: 'damageDealt', ship: id, slot, faceup: false })
    }
    this.checkHull(id)
  }

  /** Also if the hull value falls to the number of cards (R9.13). */
  checkHull(id: UnitId): void {
    const ship = this.ship(id)
    if (ship.damage.length + ship.damageWithoutCard >= this.rules.valueOf(this.state, 'hull', id))
      this.destroy(id, 'damage')
  }

  /** An empty deck is made anew from the discard pile (R9.6). */
  #topCard(): string | undefined {
    const { deck } = this.table
    if (deck.undealt.length === 0 && deck.discard.length > 0) {
      const cards = deck.discard
      deck.discard = []
      this.shuffleDeck(cards, 'reshuffle')
    }
    return deck.undealt.shift()
  }

  /** Removed from the table; damage cards go to the discard pile, all its cards become inactive (R9.17). */
  destroy(id: UnitId, cause: 'damage' | 'left-area'): void {
    const s = this.table
    const ship = s.ships[id]
    const unit = ship ?? this.squadron(id)
    if (ship) {
      s.deck.discard.push(...ship.damage.map((d) => d.card))
      s.unopened.push(...this.facedownDials(ship))
    }
    delete s.ships[id]
    delete s.squadrons[id]
    const { tag, card, seat } = unit
    const points = this.#pointsOf(id, card, ship !== undefined)
    s.lost.push({ id, tag, card, seat, points, cause, round: s.round })
    this.cardsChanged()
    this.tell({ type: 'destroyed', unit: id, card, seat, points, cause })
  }

  /** A ship counts with all its upgrades, discarded ones included (R15.6, R15.8). */
  #pointsOf(id: UnitId, card: string, isShip: boolean): number {
    const { printed } = this.rules
    const own = isShip ? printed.ship(card).points : printed.squadron(card).points
    const upgrades = Object.values(this.table.cards).filter((c) => c.on === id)
    return upgrades.reduce((sum, c) => sum + printed.card(c.card).points, own)
  }
}
