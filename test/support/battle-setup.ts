import type { Fleet, FleetShip } from '#shared/fleet/fleet'
import { PRESETS, type PresetId } from '#shared/fleet/game-presets'
import { begin, pending, startBattle } from '#shared/game'
import { OBJECTIVES, type ObjectiveId } from '#shared/game/cards/catalog/objectives'
import type { AskName, Choice, DecisionRequest, Refusal } from '#shared/game/engine/decision'
import type { GameEvent } from '#shared/game/engine/event'
import type { GameState, Seat } from '#shared/game/engine/state'
import { degrees, mm } from '#shared/game/geometry/grid'
import { randomChoice } from '#shared/play/bots/random'
import { ZEROS } from './fixture-game'

const plain = (card: string): FleetShip => ({ card, upgrades: [] })
const REBELS = {
  ships: ['cr90-corvette-a', 'nebulon-b-escort-frigate'],
  squadrons: ['x-wing-squadron', 'x-wing-squadron', 'x-wing-squadron'],
}
const EMPIRE = {
  ships: ['victory-ii-class-star-destroyer', 'gladiator-i-class-star-destroyer'],
  squadrons: ['tie-fighter-squadron', 'tie-fighter-squadron', 'tie-fighter-squadron'],
}

interface Battle {
  /** Ships and squadrons of the first player; default: two and three. */
  rebels?: { ships: readonly string[]; squadrons: readonly string[] }
  empire?: { ships: readonly string[]; squadrons: readonly string[] }
  preset?: PresetId
}

/**
 * A battle from its first question on: seat a is the first player and leads Rebels, seat b brought the objective. What a test
 * does not answer itself gets a plain answer. With COLD=1 the state goes through JSON between all decisions.
 */
export class BattleSetup {
  state: GameState
  readonly events: GameEvent[] = []

  constructor(objective: ObjectiveId, { rebels = REBELS, empire = EMPIRE, preset = 'casual-400' }: Battle = {}) {
    const { category } = OBJECTIVES[objective]
    const fleets: Record<Seat, Fleet> = {
      a: { faction: 'rebel', ships: rebels.ships.map(plain), squadrons: rebels.squadrons, objectives: {} },
      b: {
        faction: 'imperial',
        ships: empire.ships.map(plain),
        squadrons: empire.squadrons,
        objectives: { [category]: objective },
      },
    }
    const begun = startBattle({ gameId: '0b'.repeat(16), options: PRESETS[preset], fleets }, ZEROS)
    this.state = begun.state
    this.events.push(...begun.events)
    const chooser = this.open[0]?.seat
    if (chooser) this.answer(chooser, { option: chooser === 'a' ? 'self' : 'opponent' })
    this.answer('a', { option: objective })
  }

  get open(): DecisionRequest[] {
    return pending(this.state)
  }

  asked(seat: Seat): DecisionRequest {
    const request = this.open.find((each) => each.seat === seat)
    if (!request) throw new Error(`${seat} is asked nothing; open: ${JSON.stringify(this.open)}`)
    return request
  }

  options(seat: Seat): string[] {
    const request = this.asked(seat)
    return 'options' in request ? request.options.map(({ id }) => id) : []
  }

  answer(seat: Seat, choice: Choice): GameEvent[] {
    const { refused, events } = this.#take(seat, choice)
    if (refused) throw new Error(`refused: ${JSON.stringify(refused)}`)
    return events
  }

  choose(seat: Seat, option: string): GameEvent[] {
    return this.answer(seat, { option })
  }

  /** Puts down what is asked for; mm and degrees. */
  put(seat: Seat, x: number, y: number, heading = 0): GameEvent[] {
    return this.answer(seat, this.#place(seat, x, y, heading))
  }

  /** Why it may not be put there. */
  refusal(seat: Seat, x: number, y: number, heading = 0): string | undefined {
    return this.#take(seat, this.#place(seat, x, y, heading), true).refused?.code
  }

  #place(seat: Seat, x: number, y: number, heading: number): Choice {
    const request = this.asked(seat)
    const [speed] = request.kind === 'placement' ? (request.speeds ?? []) : []
    return { pose: { x: mm(x), y: mm(y), heading: degrees(heading) }, ...(speed !== undefined && { speed }) }
  }

  /** Answers plainly until something is asked, by its name or otherwise known; at most so often. */
  until(isWanted: AskName | ((request: DecisionRequest) => boolean), most = 200): this {
    const wanted = typeof isWanted === 'string' ? ({ ask }: DecisionRequest) => ask === isWanted : isWanted
    for (let i = 0; i < most; i += 1) {
      const [request] = this.open
      if (!request || this.open.some(wanted)) return this
      this.answer(
        request.seat,
        randomChoice(this.state, request, () => 0),
      )
    }
    throw new Error(`not asked in ${most} answers: ${JSON.stringify(this.open[0])}`)
  }

  /** All deployed, dials to be set. */
  begun(): this {
    return this.until('command.dials')
  }

  told<T extends GameEvent['type']>(type: T): Extract<GameEvent, { type: T }>[] {
    return this.events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type)
  }

  #take(seat: Seat, choice: Choice, dry = false): { refused?: Refusal; events: GameEvent[] } {
    const { id } = this.asked(seat)
    const before = process.env.COLD || dry ? (JSON.parse(JSON.stringify(this.state)) as GameState) : this.state
    const run = begin(before, ZEROS)
    const refused = run.take({ kind: 'answer', request: id, seat, choice })
    if (refused) return { refused, events: [] }
    if (!dry) {
      this.state = run.state
      this.events.push(...run.events)
    }
    return { events: [...run.events] }
  }
}
