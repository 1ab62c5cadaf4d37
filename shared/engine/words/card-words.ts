import { damageSource } from '../influence'
import type { Lasting, Seat, Use } from '../state'
import type { TimingPoint } from '../timing-point'
import { DamageWords } from './damage-words'

/** Cards that are exhausted, discarded, used, or go on having an effect (R16). */
export abstract class CardWords extends DamageWords {
  exhaust(source: string): void {
    const card = this.table.cards[source]
    if (!card || card.exhausted) return
    card.exhausted = true
    this.tell({ type: 'cardExhausted', source })
  }

  /** An upgrade lies facedown beside its ship (R1.25); a damage card goes to the discard pile. */
  discardCard(source: string): void {
    const card = this.table.cards[source]
    if (card) card.discarded = true
    else this.#discardDamage(source)
    this.cardsChanged()
    this.tell({ type: 'cardDiscarded', source })
  }

  #discardDamage(source: string): void {
    for (const ship of Object.values(this.table.ships)) {
      const gone = ship.damage.filter((d) => damageSource(ship.id, d.slot) === source)
      ship.damage = ship.damage.filter((d) => !gone.includes(d))
      this.table.deck.discard.push(...gone.map((d) => d.card))
    }
  }

  /** An effect that goes on after its card was used (R9.18). */
  last(effect: Omit<Lasting, 'id'>): void {
    this.table.lasting.push({ ...effect, id: `l${this.table.nextId}` })
    this.table.nextId += 1
    this.cardsChanged()
  }

  rememberUse(use: Use): void {
    this.table.uses.push(use)
  }

  useEffect(source: string, card: string, seat: Seat): void {
    this.tell({ type: 'effectUsed', source, card, seat })
  }

  declineEffects(seat: Seat, point: TimingPoint): void {
    this.tell({ type: 'effectDeclined', seat, point })
  }
}
