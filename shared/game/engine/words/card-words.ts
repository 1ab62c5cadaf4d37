import { isInPlay } from '../forces'
import { damageSource } from '../influence'
import type { CardLook, Seat, UnitId } from '../state'
import type { TimingPoint } from '../timing-point'
import { SquadronWords } from './squadron-words'

/** Cards that are exhausted, discarded, used, or go on having an effect (R16). */
export abstract class CardWords extends SquadronWords {
  /** The card cannot be exhausted again before it is readied (R16.8). */
  exhaust(source: string): void {
    const card = this.table.cards[source]
    if (!card || card.exhausted) return
    card.exhausted = true
    this.tell({ type: 'cardExhausted', source })
  }

  /** Those that are exhausted and still in play (R14.3). */
  readyCards(sources: readonly string[]): void {
    const cards = sources
      .map((source) => this.table.cards[source])
      .filter((card) => card !== undefined)
      .filter((card) => card.exhausted && !card.discarded)
    for (const card of cards) card.exhausted = false
    if (cards.length === 0) return
    const gone = cards.filter(({ on }) => !isInPlay(this.table, on)).map(({ id }) => id)
    this.tell({ type: 'cardsReadied', cards: cards.map(({ id }) => id), ...(gone.length > 0 && { gone }) })
  }

  /** The effect of a card that is applied without a question is switched off, or on again. */
  switchCard(source: string, on: boolean): void {
    const card = this.table.cards[source]
    if (!card || (card.off === undefined) === on) return
    if (on) delete card.off
    else card.off = true
    this.cardsChanged()
    this.tell({ type: 'cardSwitched', seat: card.seat, source, on })
  }

  /** An upgrade lies facedown beside its ship (R1.25); a damage card goes to the discard pile. */
  discardCard(source: string): void {
    const card = this.table.cards[source]
    if (!card) {
      this.#discardDamage(source)
      return
    }
    card.discarded = true
    this.cardsChanged()
    this.tell({ type: 'cardDiscarded', source })
  }

  /** An upgrade goes to another ship as it is, with all that is remembered of it under its new id. */
  moveCard(source: string, to: UnitId): void {
    const { table } = this
    const card = table.cards[source]
    if (!card) return
    const id = `${card.card}@${to}`
    delete table.cards[source]
    table.cards[id] = { ...card, id, on: to }
    const now = <T>(of: T): T => renamed(of, source, id) as T
    table.uses = now(table.uses)
    table.lasting = now(table.lasting)
    table.stack = now(table.stack)
    if (table.reserve) table.reserve.setAside = now(table.reserve.setAside)
    this.cardsChanged()
    this.tell({ type: 'cardMoved', source, by: id, to })
  }

  /** An upgrade leaves the fleet, and another one is equipped in its place. */
  replaceCard(source: string, card: string): void {
    const { cards } = this.table
    const old = cards[source]
    if (!old) return
    const { on, seat } = old
    const id = `${card}@${on}`
    delete cards[source]
    cards[id] = { id, card, on, seat, exhausted: false, discarded: false }
    this.cardsChanged()
    this.tell({ type: 'cardReplaced', source, by: id, card })
  }

  #discardDamage(source: string): void {
    for (const ship of Object.values(this.table.ships))
      for (const { slot } of ship.damage) if (damageSource(ship.id, slot) === source) this.discardDamage(ship.id, slot)
  }

  /** A seat is shown hidden cards; only this seat knows what it saw, until `endLook` (R17.8e). */
  look(look: CardLook): void {
    this.table.look = look
    const { seat, source, things } = look
    this.tell({ type: 'cardsLookedAt', seat, source, count: things.length, secret: { seats: [seat], things } })
  }

  /** The cards that were looked at are hidden again. */
  endLook(): void {
    delete this.table.look
  }

  useEffect(source: string, card: string, seat: Seat, chosen: readonly string[] = []): void {
    this.tell({ type: 'effectUsed', source, card, seat, ...(chosen.length > 0 && { chosen: [...chosen] }) })
  }

  declineEffects(seat: Seat, point: TimingPoint): void {
    this.tell({ type: 'effectDeclined', seat, point })
  }
}

/** The same with another id of a card instance, also where it is a part of a key (`once.ts`). */
function renamed(of: unknown, from: string, to: string): unknown {
  if (typeof of === 'string') {
    if (of === from || of.startsWith(`${from}.`)) return to + of.slice(from.length)
    return of.replace(`@${from}>`, `@${to}>`)
  }
  if (Array.isArray(of)) return of.map((each) => renamed(each, from, to))
  if (typeof of !== 'object' || of === null) return of
  return Object.fromEntries(Object.entries(of).map(([key, value]) => [key, renamed(value, from, to)]))
}
