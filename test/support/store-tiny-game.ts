import type { Rules } from '#functions/ports/deps'
import type { Run } from '#shared/game'
import type { Chance, Draw } from '#shared/game/engine/chance'
import type { Choice, Decision, DecisionRequest, Refusal } from '#shared/game/engine/decision'
import type { GameEvent } from '#shared/game/engine/event'
import { type GameState, otherSeat, type Seat } from '#shared/game/engine/state'
import { RULES_VERSIONS, SCHEMA } from '#shared/game/engine/versions'

/**
 * A game small enough to try out everything around it: groups of seats are asked one after the other, each seat of a
 * group once. `ok` is a legal answer, `roll` one that draws, everything else is refused. Winner is seat `a`.
 */
export interface TinyState extends Pick<GameState, 'schema' | 'rulesVersion'> {
  step: number
  round: number
  factions: GameState['factions']
  groups: Seat[][]
  group: number
  answered: Seat[]
  nextDraw: number
  /** Padding for tests of size. */
  ballast: string
  result?: GameState['result']
}

export const tinyState = (groups: Seat[][], ballast = ''): GameState =>
  ({
    schema: SCHEMA,
    rulesVersion: RULES_VERSIONS[0],
    step: 1,
    round: 1,
    factions: { a: 'rebel', b: 'imperial' },
    groups,
    group: 0,
    answered: [],
    nextDraw: 0,
    ballast,
  }) satisfies TinyState as unknown as GameState

const tiny = (state: unknown) => state as TinyState

function open(state: TinyState): DecisionRequest[] {
  if (state.result) return []
  const asked = (state.groups[state.group] ?? []).filter((seat) => !state.answered.includes(seat))
  return asked.map((seat) => ({
    kind: 'option',
    id: `f${state.group}.0.${seat}`,
    seat,
    ask: state.groups[state.group]?.length === 2 ? 'command.dials' : 'activation.dial',
    subject: `s${state.group}`,
    options: [{ id: 'ok' }, { id: 'roll' }],
  }))
}

class TinyRun implements Run {
  readonly state: GameState
  readonly events: GameEvent[] = []
  readonly draws: Draw[] = []
  private readonly chance: Chance

  constructor(before: GameState, chance: Chance) {
    this.state = structuredClone(before)
    this.chance = chance
  }

  pending() {
    return open(tiny(this.state))
  }

  take(decision: Decision): Refusal | undefined {
    if (tiny(this.state).result) return { code: 'game-over' }
    if (decision.kind !== 'answer') {
      if (decision.kind === 'claim') this.finish(decision.seat, 'time')
      else this.finish(otherSeat(decision.seat), 'resigned')
      return undefined
    }
    const request = this.pending().find((one) => one.id === decision.request && one.seat === decision.seat)
    if (!request) return { code: 'question-gone' }
    return this.answer(request, decision.choice)
  }

  private answer({ seat, subject }: DecisionRequest, choice: Choice): Refusal | undefined {
    const option = 'option' in choice ? choice.option : undefined
    if (option !== 'ok' && option !== 'roll') return { code: 'no-such-option', subject }
    const state = tiny(this.state)
    if (option === 'roll') {
      const numbers = [...this.chance.draw(state.nextDraw, 'dice', [8])]
      this.draws.push({ n: state.nextDraw, purpose: 'dice', ranges: [8], numbers })
      state.nextDraw += 1
    }
    this.tell({ type: 'passed', seat })
    state.answered.push(seat)
    if (this.pending().length === 0) {
      state.group += 1
      state.answered = []
      if (state.group >= state.groups.length) this.finish('a', 'rounds')
    }
    return undefined
  }

  private finish(winner: Seat, reason: 'rounds' | 'resigned' | 'time') {
    const state = tiny(this.state)
    state.result = { winner, reason, score: { a: 0, b: 0 }, round: state.round }
    this.tell({ type: 'gameOver', result: state.result })
  }

  private tell(event: GameEvent) {
    this.events.push(event)
    tiny(this.state).step += 1
  }
}

const unused = () => {
  throw new Error('the tiny game has no such part')
}

export const TINY_RULES: Rules = {
  begin: (before, chance) => new TinyRun(before, chance),
  pending: (state) => open(tiny(state)),
  hmacChance: () => ({ draw: (n, _purpose, ranges) => ranges.map((k) => n % k) }),
  chanceCommitment: () => 'commitment',
  logFor: (events) => [...events],
  startGame: unused,
  startBattle: unused,
  judgeFleet: unused,
  viewFor: unused,
  scoreNow: () => ({ a: 3, b: 0 }),
  valuesThrough: unused,
  bot: unused,
}
