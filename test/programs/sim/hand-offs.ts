import type { DecisionRequest } from '#shared/game/engine/decision'
import { damageSource } from '#shared/game/engine/influence'
import { type GameState, SEATS, type Seat } from '#shared/game/engine/state'
import { type Turn, turnOf } from '#shared/play/orders/turn'

export type HandOffKind = 'turns' | 'interrupts' | 'returns'
export type HandOffs = Record<HandOffKind, number>

/** How often a seat began to be awaited, by what it was asked then; where a card asks, by the card too. */
export type HandOffsByAsk = Record<HandOffKind, Record<string, number>>

/**
 * Counts commits after which a seat is awaited that was not awaited before. An interrupt asks the seat whose turn it is
 * not; a return brings back whose turn it is, in the same turn; all else, moments between turns included, are turns.
 */
export class HandOffCounter {
  readonly counts: HandOffs = { turns: 0, interrupts: 0, returns: 0 }
  readonly byAsk: HandOffsByAsk = { turns: {}, interrupts: {}, returns: {} }
  #awaited = new Set<Seat>(SEATS)
  /** The turn that an interrupt broke into. */
  #interrupted: Turn | undefined

  /** After a commit. */
  note(state: GameState, open: readonly DecisionRequest[]): void {
    const awaited = new Set(open.map(({ seat }) => seat))
    const turn = turnOf(state)
    if (turn?.seat !== this.#interrupted?.seat) this.#interrupted = undefined
    for (const request of open) {
      if (this.#awaited.has(request.seat)) continue
      this.#awaited.add(request.seat)
      this.#count(this.#kindOf(request.seat, turn), nameOf(state, request))
    }
    this.#awaited = awaited
  }

  #kindOf(seat: Seat, turn: Turn | undefined): HandOffKind {
    if (turn && turn.seat !== seat) {
      this.#interrupted = turn
      return 'interrupts'
    }
    if (turn === undefined || turn.frame !== this.#interrupted?.frame) return 'turns'
    this.#interrupted = undefined
    return 'returns'
  }

  #count(kind: HandOffKind, name: string): void {
    this.counts[kind] += 1
    this.byAsk[kind][name] = (this.byAsk[kind][name] ?? 0) + 1
  }
}

/** The ask, with the cards that ask or are offered. */
function nameOf(state: GameState, request: DecisionRequest): string {
  const offered = 'options' in request ? request.options.map(({ source }) => source) : []
  const cards = [request.subject, ...offered].map((id) => (id === undefined ? undefined : cardOf(state, id)))
  return [request.ask, ...new Set(cards.filter((card) => card !== undefined))].join(' ')
}

/** The card of a source, which may be a damage card. */
function cardOf({ cards, ships }: GameState, source: string): string | undefined {
  const dealt = Object.values(ships).flatMap(({ id, damage }) =>
    damage.filter(({ slot }) => damageSource(id, slot) === source),
  )
  return cards[source]?.card ?? dealt[0]?.card
}
