import type { Fleet } from '#shared/fleet/fleet'
import type { Outcome, Run } from '#shared/game/engine/apply'
import type { Chance } from '#shared/game/engine/chance'
import type { GameOptions } from '#shared/game/engine/game-options'
import type { Faction, GameState, Seat } from '#shared/game/engine/state'
import type { Difference } from './difference'
import type { ExportedGame } from './exported-game'
import { canonicalJson, stateFingerprint } from './fingerprint'
import { asRecorded } from './told-since'

/** The rules that play it again. */
export interface ReplayRules {
  startGame(setup: { gameId: string; wishes: Record<Seat, Faction | 'any'> }, chance: Chance): Outcome
  startBattle(setup: { gameId: string; options: GameOptions; fleets: Record<Seat, Fleet> }, chance: Chance): Outcome
  begin(before: GameState, chance: Chance): Run
}

/** The parts of one round that came out as recorded when played again. */
export interface ReplayedRound {
  round: number
  decisions: number
  draws: number
  events: number
  /** How many stored states of this round the table was compared with. */
  states: number
}

export interface ReplayResult {
  rounds: ReplayedRound[]
  difference?: Difference
}

/** Plays the decisions again with the draws of the secret, row by row, and compares everything that came of them. */
export function checkReplay(game: ExportedGame, start: Outcome, rules: ReplayRules, chance: Chance): ReplayResult {
  const replay = new Replay(game, start, rules.begin(start.state, chance))
  try {
    const difference = replay.difference()
    return { rounds: replay.rounds, ...(difference && { difference }) }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { rounds: replay.rounds, difference: { code: 'stuck', ...replay.place, message } }
  }
}

class Replay {
  readonly rounds: ReplayedRound[] = []
  readonly #game: ExportedGame
  readonly #start: Outcome
  readonly #run: Run
  /** How much of the recorded lists has been compared. */
  #decisions = 0
  #events = 0
  #draws = 0
  /** The round that the last compared event lies in; 0 while the table is set up. */
  #round = 0

  constructor(game: ExportedGame, start: Outcome, run: Run) {
    this.#game = game
    this.#start = start
    this.#run = run
  }

  /** The decision that is being taken, from 1, and its round. */
  get place(): { decision: number; round: number } {
    return { decision: this.#decisions + 1, round: this.#run.state.round }
  }

  difference(): Difference | undefined {
    const { rows, states, result } = this.#game
    for (const [i, row] of rows.entries()) {
      const found =
        this.#take(row.decisions) ??
        this.#compareDraws(this.#draws + row.draws) ??
        this.#compareEvents(this.#events + row.events) ??
        this.#compareStates(i)
      if (found) return found
    }
    const rest = this.#compareDraws(Number.POSITIVE_INFINITY) ?? this.#compareEvents(Number.POSITIVE_INFINITY)
    if (rest) return rest
    const strange = states.find(({ row }, i) => row >= rows.length || row <= (states[i - 1]?.row ?? -1))
    if (strange) return { code: 'state', row: strange.row + 1, round: strange.round }
    if (!states.some(({ row }) => row === rows.length - 1)) return { code: 'no-end-state' }
    return canonicalJson(this.#run.state.result) === canonicalJson(result) ? undefined : { code: 'result' }
  }

  #take(count: number): Difference | undefined {
    for (const decision of this.#game.decisions.slice(this.#decisions, this.#decisions + count)) {
      const { round } = this.#run.state
      const refused = this.#run.take(decision)
      if (refused) return { code: 'refused', ...this.place, why: refused.code }
      this.#decisions += 1
      this.#of(round).decisions += 1
    }
    return undefined
  }

  /** Up to the end of the longer list, if that comes first: a row may count more than there is. */
  #compareDraws(end: number): Difference | undefined {
    const all = Math.max(this.#game.draws.length, this.#start.draws.length + this.#run.draws.length)
    for (; this.#draws < Math.min(end, all); this.#draws += 1) {
      const n = this.#draws
      const replayed = this.#start.draws[n] ?? this.#run.draws[n - this.#start.draws.length]
      if (canonicalJson(replayed) !== canonicalJson(this.#game.draws[n])) {
        return { code: 'replayed-draw', n, round: this.#run.state.round }
      }
    }
    return undefined
  }

  #compareEvents(end: number): Difference | undefined {
    const all = Math.max(this.#game.events.length, this.#start.events.length + this.#run.events.length)
    for (; this.#events < Math.min(end, all); this.#events += 1) {
      const i = this.#events
      const recorded = this.#game.events[i]
      const replayed = this.#start.events[i] ?? this.#run.events[i - this.#start.events.length]
      if (canonicalJson(recorded) !== canonicalJson(asRecorded(replayed, recorded))) {
        const types = { ...(recorded && { recorded: recorded.type }), ...(replayed && { replayed: replayed.type }) }
        return { code: 'event', step: i + 1, round: this.#round, ...types }
      }
      if (recorded?.type === 'roundBegan') this.#round = recorded.round
      const round = this.#of(this.#round)
      round.events += 1
      if (recorded?.type === 'drawn') round.draws += 1
    }
    return undefined
  }

  #compareStates(row: number): Difference | undefined {
    for (const stored of this.#game.states.filter((state) => state.row === row)) {
      const { round, sha256 } = stored
      if (stateFingerprint(this.#run.state) !== sha256 || this.#run.state.round !== round)
        return { code: 'state', row: row + 1, round }
      this.#of(round).states += 1
    }
    return undefined
  }

  #of(round: number): ReplayedRound {
    const known = this.rounds.find((each) => each.round === round)
    if (known) return known
    const fresh = { round, decisions: 0, draws: 0, events: 0, states: 0 }
    this.rounds.push(fresh)
    // A row with decisions of a round may hold the set-up, too, whose events are compared after them.
    this.rounds.sort((a, b) => a.round - b.round)
    return fresh
  }
}
