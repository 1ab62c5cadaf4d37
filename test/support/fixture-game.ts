import { engineWith, startGame } from '#shared/game'
import { shipCard } from '#shared/game/cards/catalog/ships'
import { squadronCard } from '#shared/game/cards/catalog/squadrons'
import { isSwitchable } from '#shared/game/cards/catalog/upgrade-kinds'
import type { CardRegistry } from '#shared/game/engine/card-rules'
import type { Chance } from '#shared/game/engine/chance'
import type { Choice, Decision, DecisionRequest, Refusal } from '#shared/game/engine/decision'
import type { GameEvent } from '#shared/game/engine/event'
import type { Game, GameState, Seat } from '#shared/game/engine/state'
import type { GameView, Viewer } from '#shared/play/view/game-view'
import { viewFor } from '#shared/play/view/view-for'

/** Every draw is 0: enough where luck is not the matter. */
export const ZEROS: Chance = { draw: (_n, _purpose, ranges) => ranges.map(() => 0) }

export const SALT = '5a'.repeat(16)

/** Cards cost 5 points; ships and squadrons are the printed ones. */
const PRINTED = { ship: shipCard, squadron: squadronCard, upgrade: () => ({ points: 5 }), isSwitchable }

export interface FixtureSetup {
  cards: CardRegistry
  /** Upgrade-like cards beside a ship: `[instance id, card id, ship]`. */
  beside?: readonly (readonly [string, string, string])[]
  /** Faceup damage cards: `[ship, card id]`. */
  faceup?: readonly (readonly [string, string])[]
  /** Default: every draw is 0. */
  chance?: Chance
  /** Changes the table before the first question is asked. */
  arrange?: (state: GameState) => void
}

/**
 * A learning scenario (a = Rebel, first player) without its squadrons, in which cards of the test's own are in play. With COLD=1 the state goes
 * through JSON between all decisions.
 */
export class FixtureGame {
  readonly engine
  state: GameState
  events: GameEvent[] = []
  readonly #chance: Chance

  constructor({ cards, beside = [], faceup = [], chance = ZEROS, arrange }: FixtureSetup) {
    this.#chance = chance
    this.engine = engineWith(cards, PRINTED)
    const { state } = startGame({ gameId: '0f'.repeat(16), wishes: { a: 'rebel', b: 'imperial' } }, ZEROS)
    state.squadrons = {}
    for (const [id, card, on] of beside) {
      const seat = state.ships[on]?.seat ?? 'a'
      state.cards[id] = { id, card, on, seat, exhausted: false, discarded: false }
    }
    for (const [id, card] of faceup) {
      const ship = state.ships[id]
      if (!ship) throw new Error(`no ship ${id}`)
      ship.damage.push({ slot: ship.nextSlot, card, faceup: true })
      ship.nextSlot += 1
    }
    arrange?.(state)
    this.state = state
    this.#apply(() => undefined)
  }

  get open(): DecisionRequest[] {
    return this.engine.pending(this.state)
  }

  /** What somebody sees of it, or of another state of it, by the rules of these cards. */
  view(viewer: Viewer, state: Game = this.state): GameView {
    return viewFor(state, viewer, this.engine.pending(state), this.engine.rules)
  }

  /** The open question of a seat. */
  asked(seat: Seat): DecisionRequest {
    const request = this.open.find((r) => r.seat === seat)
    if (!request) throw new Error(`${seat} is asked nothing; open: ${JSON.stringify(this.open)}`)
    return request
  }

  options(seat: Seat): string[] {
    const request = this.asked(seat)
    if (!('options' in request)) throw new Error(`${request.ask} has no options`)
    return request.options.map((o) => o.id)
  }

  answer(seat: Seat, choice: Choice): GameEvent[] {
    const { id } = this.asked(seat)
    return this.#apply((run) => run.take({ kind: 'answer', request: id, seat, choice }))
  }

  /** Any decision. @returns why it was refused */
  decide(decision: Decision): Refusal | undefined {
    let refused: Refusal | undefined
    try {
      this.#apply((run) => {
        refused = run.take(decision)
        return refused
      })
    } catch (error) {
      if (!refused) throw error
    }
    return refused
  }

  choose(seat: Seat, option: string): GameEvent[] {
    return this.answer(seat, { option })
  }

  /** Both seats set the same command on every new dial. */
  setDials(command: 'navigate' | 'squadron' | 'repair' | 'concentrate-fire' = 'concentrate-fire'): void {
    for (const request of this.open)
      if (request.kind === 'dials')
        this.answer(request.seat, {
          dials: Object.fromEntries(
            request.ships.map(({ ship, missing }) => [
              ship,
              Array.from({ length: missing }, () => ({ command, salt: SALT })),
            ]),
          ),
        })
  }

  #apply(take: (run: ReturnType<ReturnType<typeof engineWith>['begin']>) => unknown): GameEvent[] {
    const before = process.env.COLD ? (JSON.parse(JSON.stringify(this.state)) as GameState) : this.state
    const run = this.engine.begin(before, this.#chance)
    const refused = take(run)
    if (refused) throw new Error(`refused: ${JSON.stringify(refused)}`)
    this.state = run.state
    this.events.push(...run.events)
    return [...run.events]
  }
}
