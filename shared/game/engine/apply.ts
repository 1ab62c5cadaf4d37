import type { CardRegistry } from './card-rules'
import type { Chance, Draw } from './chance'
import { Change } from './change'
import { withPlainZeros } from './choice-form'
import { copyOf } from './copy'
import type { Ask, Choice, Decision, DecisionRequest, Refusal } from './decision'
import type { GameEvent } from './event'
import type { Frame, FrameKind } from './frame'
import type { EndOfGame, FrameRegistry, FrameRules, OpenAsk } from './frame-rules'
import type { PrintedCards } from './influence'
import { Rulebook } from './rulebook'
import {
  type DeepReadonly,
  type Game,
  type GameState,
  otherSeat,
  type PublicTable,
  type Result,
  type Seat,
} from './state'

/** Automatic steps between two questions; more than that is a fault of the rules. */
const MOST_STEPS = 10_000

export interface Outcome {
  state: GameState
  events: GameEvent[]
  draws: Draw[]
  /** How many of the decisions were applied. */
  used: number
  /** The questions that are open now, of both seats. */
  next: DecisionRequest[]
  /** Why the first decision that was not applied was not. */
  refused?: Refusal
}

/** A copy of a state in the hands of one submission: decisions change it in place. */
export interface Run {
  readonly state: GameState
  readonly events: readonly GameEvent[]
  readonly draws: readonly Draw[]
  /** The open questions: a new list whenever a decision is applied. */
  pending(): readonly DecisionRequest[]
  /** Applies one decision, or says why not and leaves everything as it was. */
  take(decision: Decision): Refusal | undefined
}

export interface EngineParts {
  frames: FrameRegistry
  cards: CardRegistry
  printed: PrintedCards
  endOfGame: EndOfGame
  /** `conceding`: the seat that concedes, if one does. */
  score(g: Game, rules: Rulebook, conceding: readonly Seat[]): Result['score']
  isLegal(table: PublicTable, ask: Ask, choice: Choice): Refusal | undefined
}

/** Whether the game, which goes on by itself, stops here: for previews, which show one part of it. */
export type StopCondition = (g: Game) => boolean

export interface Engine {
  begin(before: GameState, chance: Chance, until?: StopCondition): Run
  apply(before: GameState, decisions: readonly Decision[], chance: Chance): Outcome
  pending(state: Game): DecisionRequest[]
  rules: Rulebook
}

/** `f<frame>.<answers of this seat>.<seat>`: never used twice in a game. */
const requestId = (f: DeepReadonly<Frame>, seat: Seat): string => `f${f.id}.${f.answered[seat]}.${seat}`

const requestsOf = (f: DeepReadonly<Frame>, asks: readonly OpenAsk[]): DecisionRequest[] =>
  asks.map(({ only: _, ...ask }) => ({ ...ask, id: requestId(f, ask.seat) }))

/** The engine is one pure function over a stack of frames; everything it needs is handed in here. */
export function createEngine(parts: EngineParts): Engine {
  const rules = new Rulebook(parts.cards, parts.printed)
  const rulesOf = (f: DeepReadonly<Frame>) => parts.frames[f.kind] as unknown as FrameRules<FrameKind>
  const asksOf = (g: Game, f: DeepReadonly<Frame>): readonly OpenAsk[] => rulesOf(f).asks(g, f, rules)

  function pending(g: Game): DecisionRequest[] {
    const top = g.stack.at(-1)
    if (!top || g.result) return []
    return requestsOf(top, asksOf(g, top))
  }

  /** Goes on by itself until it must ask a seat or the game is over. @returns the questions that are open then */
  function proceed(tx: Change, until: StopCondition | undefined): DecisionRequest[] {
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      if (until?.(tx.state)) return []
      tx.lookAtHulls()
      const end = tx.state.result ? undefined : parts.endOfGame(tx.state, rules)
      if (end) tx.endGame(() => parts.endOfGame(tx.state, rules) ?? end)
      const top = tx.state.stack.at(-1)
      if (!top || tx.state.result) return []
      const asks = step(tx, top)
      if (asks) return requestsOf(top, asks)
    }
    throw new Error('the game does not come to a question')
  }

  /** One step of the top frame, or what it must ask first. */
  function step(tx: Change, top: DeepReadonly<Frame>): readonly OpenAsk[] | undefined {
    const frame = rulesOf(top)
    if (frame.alive && !frame.alive(tx.state, top)) {
      tx.pop()
      return undefined
    }
    const asks = asksOf(tx.state, top)
    if (asks.length === 0) {
      frame.advance(tx, top, rules)
      return undefined
    }
    const forced = asks.find((ask) => ask.only)
    if (!forced?.only) return asks
    answer(tx, top, forced, forced.only, true)
    return undefined
  }

  function answer(tx: Change, top: DeepReadonly<Frame>, ask: Ask, choice: Choice, forced: boolean): void {
    tx.countAnswer(top, ask.seat)
    rulesOf(top).answer(tx, top, ask, choice, { forced, rules })
  }

  function begin(before: GameState, chance: Chance, until?: StopCondition): Run {
    const state = copyOf(before)
    const tx = new Change(state, chance, rules)
    let open = proceed(tx, until)
    const mayBeSwitched = ({ seat, card, on }: Decision & { kind: 'switch' }): boolean => {
      const found = state.cards[card]
      const isFree = found !== undefined && parts.printed.isSwitchable(found.card)
      return isFree && found.seat === seat && !found.discarded && (found.off === undefined) !== on
    }
    return {
      state,
      events: tx.events,
      draws: tx.draws,
      pending: () => open,
      take(decision) {
        if (state.result) return { code: 'game-over' }
        if (decision.kind === 'answer') {
          const request = open.find((r) => r.id === decision.request && r.seat === decision.seat)
          const top = state.stack.at(-1)
          if (!request || !top) return { code: 'question-gone' }
          const refusal = parts.isLegal(state, request, decision.choice)
          if (refusal) return refusal
          answer(tx, top, request, withPlainZeros(decision.choice), false)
          open = proceed(tx, until)
        } else if (decision.kind === 'switch') {
          if (!mayBeSwitched(decision)) return { code: 'not-switchable', subject: decision.card }
          tx.switchCard(decision.card, decision.on)
          open = proceed(tx, until)
        } else if (decision.kind === 'restored') {
          tx.skipLuck(decision.draws)
          open = proceed(tx, until)
        } else {
          tx.endGame(() =>
            endedBy(state, decision, parts.score(state, rules, decision.kind === 'resign' ? [decision.seat] : [])),
          )
          open = []
        }
        return undefined
      },
    }
  }

  function apply(before: GameState, decisions: readonly Decision[], chance: Chance): Outcome {
    const run = begin(before, chance)
    const outcome = (used: number, refused?: Refusal): Outcome => ({
      state: run.state,
      events: [...run.events],
      draws: [...run.draws],
      used,
      next: [...run.pending()],
      ...(refused && { refused }),
    })
    for (const [i, decision] of decisions.entries()) {
      const refused = run.take(decision)
      if (refused) return outcome(i, refused)
    }
    return outcome(decisions.length)
  }

  return { begin, apply, pending, rules }
}

/** Who resigns loses (R15.14); who claims the other's time wins (design 8). */
function endedBy(g: Game, decision: Extract<Decision, { kind: 'resign' | 'claim' }>, score: Result['score']): Result {
  return decision.kind === 'resign'
    ? { winner: otherSeat(decision.seat), reason: 'resigned', score, round: g.round }
    : { winner: decision.seat, reason: 'time', score, round: g.round }
}
