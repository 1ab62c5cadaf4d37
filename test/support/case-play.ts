import { type Run, startBattle, startGame } from '#shared/game'
import type { Engine } from '#shared/game/engine/apply'
import type { CardRegistry } from '#shared/game/engine/card-rules'
import type { Decision } from '#shared/game/engine/decision'
import type { GameEvent } from '#shared/game/engine/event'
import { type Deck, type Faction, type GameState, SEATS, type Seat } from '#shared/game/engine/state'
import { choiceBefore, decisionOf } from './case-answer'
import { fleetOf, gameOptions } from './case-battle'
import { dieWords } from './case-deeds'
import { expectationFailures, type Moment, questionsFailures } from './case-expect'
import { engineFor } from './case-fixtures'
import type { CaseFile, CaseLuck, CaseStep } from './case-format'
import { StatedChance } from './case-luck'
import { differences } from './case-match'
import { CASE_GAME_ID, onTopOfDeck, tableState } from './case-table'

export interface PlayOptions {
  /** The state goes through JSON between all decisions. */
  cold?: boolean
  /** Sees every moment: before the first step (`undefined`) and after each. */
  watch?: (moment: Moment, step: CaseStep | undefined, decision: Decision | undefined) => void
  /** The rules of the cards, if not those of the game. */
  cards?: CardRegistry
  /** Stands at the door of the engine and may listen. */
  door?: (begin: Engine['begin']) => Engine['begin']
}

/** Plays a case and says, one line each, in what it differs from what the file states. Nothing: it passes. */
export function playCase(file: CaseFile, options: PlayOptions = {}): string[] {
  const failures: string[] = []
  try {
    new CaseRun(file, options, failures).play()
  } catch (error) {
    failures.push(error instanceof Error ? error.message : String(error))
  }
  return failures
}

const frozen = (state: GameState): GameState => JSON.parse(JSON.stringify(state))

class CaseRun {
  readonly #file: CaseFile
  readonly #options: PlayOptions
  readonly #chance: StatedChance
  readonly #engine: Engine
  readonly #named: Parameters<typeof decisionOf>[1]['named'] = new Map()
  #run: Run
  /** The state before the present step, and how many events there had been in this run. */
  #before: GameState
  #seen = 0
  readonly #failures: string[]
  /** Cards that luck put on top of the deck and that have to be dealt. */
  #toDeal = 0
  #dealt = 0

  constructor(file: CaseFile, options: PlayOptions, failures: string[]) {
    this.#failures = failures
    this.#file = file
    this.#options = options
    this.#chance = new StatedChance(() => this.#pile(), wantedSide(file))
    this.#chance.expect(file.luck ?? [])
    const engine = engineFor(file.table ?? {}, options.cards)
    this.#engine = { ...engine, begin: options.door?.(engine.begin) ?? engine.begin }
    this.#before = this.#opening()
    this.#run = this.#engine.begin(this.#before, this.#chance)
    this.#toDeal = cardsIn(file.luck).flatMap(({ cards }) => cards).length
  }

  play(): void {
    const { steps = [], expect, ends = 'answered' } = this.#file
    this.#look('start', expect, [...this.#startEvents, ...this.#run.events], undefined, undefined)
    steps.forEach((step, i) => {
      this.#step(step, `step ${i + 1}${step.note ? ` (${step.note})` : ''}`)
    })
    this.#end(ends)
  }

  #startEvents: GameEvent[] = []

  #opening(): GameState {
    const { table, start, luck } = this.#file
    if (!start) return withOnTop(tableState(table ?? {}), luck)
    const outcome =
      'fleets' in start
        ? startBattle(
            {
              gameId: CASE_GAME_ID,
              options: gameOptions(start.options),
              fleets: { a: fleetOf(start.fleets.a), b: fleetOf(start.fleets.b) },
            },
            this.#chance,
          )
        : startGame({ gameId: CASE_GAME_ID, wishes: start.wishes }, this.#chance)
    this.#startEvents = outcome.events
    return withOnTop(outcome.state, luck)
  }

  #moment(events: readonly GameEvent[]): Moment {
    return { state: this.#run.state, open: this.#run.pending(), events, rules: this.#engine.rules }
  }

  /** `events`: all of the step; who watches sees those since the decision before. */
  #look(
    where: string,
    expected: CaseStep['expect'],
    events: readonly GameEvent[],
    step: CaseStep | undefined,
    decision: Decision | undefined,
    since = events,
  ): void {
    const moment = this.#moment(events)
    this.#dealt += events.filter((event) => event.type === 'damageDealt').length
    this.#fail(where, differences(this.#chance.rolled(), events.flatMap(diceIn), 'dice'))
    this.#options.watch?.({ ...moment, events: since }, step, decision)
    if (expected) this.#fail(where, expectationFailures(expected, moment))
  }

  #step(step: CaseStep, where: string): void {
    if (step.luck) this.#bring(step.luck)
    this.#begin()
    // What is put on the table is chosen first, where it has to be; a choice that is refused is refused once more below.
    const choice = choiceBefore(step, this.#asked())
    const refused = choice && this.#run.take(choice)
    const chosen = this.#run.events.slice(this.#seen)
    if (choice && !refused) {
      this.#options.watch?.(this.#moment(chosen), step, choice)
      this.#begin()
    }
    const decision = refused ? choice : decisionOf(step, this.#asked())
    if (decision) this.#take(decision, step, where)
    const since = this.#run.events.slice(this.#seen)
    this.#look(where, step.expect, [...(refused ? [] : chosen), ...since], step, decision, since)
  }

  /** Before a decision. */
  #begin(): void {
    if (this.#options.cold) this.#run = this.#engine.begin(frozen(this.#run.state), this.#chance)
    this.#before = frozen(this.#run.state)
    this.#seen = this.#run.events.length
  }

  #asked(): Parameters<typeof decisionOf>[1] {
    return { open: this.#run.pending(), named: this.#named, state: this.#run.state }
  }

  #bring(luck: CaseLuck): void {
    this.#chance.expect(luck)
    const cards = cardsIn(luck).flatMap((each) => each.cards)
    if (cards.length === 0) return
    this.#toDeal = this.#dealt + cards.length
    this.#run = this.#engine.begin(withOnTop(frozen(this.#run.state), luck), this.#chance)
  }

  #take(decision: Decision, step: CaseStep, where: string): void {
    const before = JSON.stringify(this.#run.state)
    const refusal = this.#run.take(decision)
    if (step.refused === undefined) {
      if (refusal) this.#fail(where, [`refused: ${refusal.code}${refusal.subject ? ` (${refusal.subject})` : ''}`])
      return
    }
    const expected = typeof step.refused === 'string' ? { code: step.refused } : step.refused
    if (!refusal) this.#fail(where, [`should be refused with ${expected.code} and was accepted`])
    else this.#fail(where, differences(expected, refusal, 'refused'))
    if (refusal && JSON.stringify(this.#run.state) !== before)
      this.#fail(where, ['a refused decision changed the state'])
  }

  /** What a reshuffle would shuffle now: the discard pile of the deck that is used up. */
  #pile(): readonly string[] {
    const { deck, ownDecks } = this.#before
    if (!ownDecks) return this.#discarded(deck, SEATS).discard
    const piles = SEATS.map((seat) => this.#discarded(ownDecks[seat], [seat]))
    return piles.find(({ undealt, discard }) => undealt.length === 0 && discard.length > 0)?.discard ?? []
  }

  /** A deck that these seats draw from, as it was, and with the cards dealt and discarded in this step. */
  #discarded(deck: Deck, seats: readonly Seat[]): Deck {
    const undealt = [...deck.undealt]
    const discard = [...deck.discard]
    const ships = Object.values(this.#before.ships).filter(({ seat }) => seats.includes(seat))
    const onShips = new Map(ships.map((ship) => [ship.id, ship.damage.map(({ card }) => card)]))
    for (const event of this.#run.events.slice(this.#seen)) {
      if (event.type === 'damageDiscarded') discard.push(...taken(onShips.get(event.ship), event.card))
      if (event.type === 'damageDealt' && onShips.has(event.ship))
        onShips.get(event.ship)?.push(...undealt.splice(0, 1))
      if (event.type === 'destroyed') discard.push(...(onShips.get(event.unit) ?? []))
    }
    return { undealt, discard }
  }

  #end(ends: NonNullable<CaseFile['ends']>): void {
    const moment = this.#moment([])
    const open = moment.open.map((request) => `${request.seat}: ${request.ask} ${request.subject}`)
    if (ends === 'answered' && open.length > 0) this.#fail('end', [`unanswered: ${open.join(', ')}`])
    if (ends === 'open' && open.length === 0) this.#fail('end', ['nothing is asked any more'])
    if (Array.isArray(ends)) this.#fail('end', questionsFailures(ends, moment))
    this.#fail('end', this.#chance.leftOver())
    if (this.#dealt < this.#toDeal)
      this.#fail('end', [`${this.#toDeal - this.#dealt} of the stated cards were not dealt`])
  }

  #fail(where: string, lines: readonly string[]): void {
    this.#failures.push(...lines.map((line) => `${where}: ${line}`))
  }
}

/** The dice that an event shows as rolled, in order. */
function diceIn(event: GameEvent): string[] {
  if (event.type === 'diceRolled') return event.dice.map(dieWords)
  if (event.type === 'diceThrown') return event.dice.map(dieWords)
  if (event.type === 'dieAdded') return event.set ? [] : [dieWords(event.die)]
  if (event.type === 'diceRerolled') return event.dice.map(({ from, to }) => dieWords({ color: from.color, face: to }))
  return []
}

/** A card that leaves the pile of a ship. */
const taken = (cards: string[] = [], card: string): string[] => cards.splice(cards.indexOf(card), 1)

const cardsIn = (luck: CaseLuck = []) => luck.flatMap((stroke) => ('cards' in stroke ? [stroke] : []))

/** Stated cards on top of their decks. */
function withOnTop(state: GameState, luck: CaseLuck | undefined): GameState {
  const of = (seat: Seat | undefined) =>
    cardsIn(luck)
      .filter((stroke) => stroke.of === seat)
      .flatMap(({ cards }) => cards)
  for (const seat of [undefined, ...SEATS]) onTopOfDeck(state, { cards: of(seat), of: seat })
  return state
}

/** The side both seats would like: the Rebels if neither minds. */
function wantedSide({ start }: CaseFile): Faction {
  const wish = start && 'wishes' in start ? start.wishes.a : 'any'
  return wish === 'any' ? 'rebel' : wish
}
