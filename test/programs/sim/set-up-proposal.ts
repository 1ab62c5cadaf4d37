import type { Chance } from '#shared/game/engine/chance'
import type { Choice } from '#shared/game/engine/decision'
import type { GameState, Seat } from '#shared/game/engine/state'
import type { AnswerContext } from '#shared/play/bots/bot'
import type { ScriptLine } from '#shared/play/orders/plan'
import { type PlanScope, supposedTurn } from '#shared/play/orders/planning'
import type { PreviewRules } from '#shared/play/orders/preview'
import { isOfObstacles, isOfSetUp, withChoices } from '#shared/play/orders/set-up-plan'
import type { GameView } from '#shared/play/view/game-view'
import { knownState } from '#shared/play/view/known-state'

/** Where somebody would put each piece of their own, one after another, if the other seat put down none. */
export interface SetUpProposal {
  obstacles: ScriptLine[]
  deployment: ScriptLine[]
}

const NO_SALT = () => ''

/** Luck falls only when all is set up. */
class SetUpEnd extends Error {}
const NO_LUCK: Chance = {
  draw() {
    throw new SetUpEnd('set-up is over')
  },
}

/** @param place answers each of these questions */
export function proposeSetUp(
  rules: PreviewRules,
  view: GameView,
  place: (asked: AnswerContext) => Choice,
): SetUpProposal {
  const { viewer } = view
  if (viewer === 'spectator') throw new Error('who only watches sets nothing up')
  const ahead = new SetUpRun(rules, viewer, place)
  const linesOf = (prepares: PlanScope, isAsked: (of: { ask: string }) => boolean) => {
    const supposed = view.phase === 'setup' ? supposedTurn(rules, view, prepares) : undefined
    return supposed ? ahead.lines(knownState(supposed), isAsked) : []
  }
  return { obstacles: linesOf('obstacles', isOfObstacles), deployment: linesOf('turn', isOfSetUp) }
}

class SetUpRun {
  readonly #rules: PreviewRules
  readonly #seat: Seat
  readonly #place: (asked: AnswerContext) => Choice

  constructor(rules: PreviewRules, seat: Seat, place: (asked: AnswerContext) => Choice) {
    this.#rules = rules
    this.#seat = seat
    this.#place = place
  }

  /** As long as it is asked such things. */
  lines(state: GameState, isAsked: (of: { ask: string }) => boolean): ScriptLine[] {
    const run = this.#rules.begin(state, NO_LUCK)
    const lines: ScriptLine[] = []
    for (;;) {
      const request = run.pending().find(({ seat }) => seat === this.#seat)
      if (!request || !isAsked(request)) break
      const { ask, subject, id, seat } = request
      const view = this.#rules.viewFor(run.state, seat, run.pending())
      const choose = this.#place({ view, request, salt: NO_SALT })
      lines.push({ ask, subject, choose })
      if (!goesOn(() => run.take({ kind: 'answer', request: id, seat, choice: choose }))) break
    }
    return withChoices(lines)
  }
}

function goesOn(take: () => unknown): boolean {
  try {
    take()
    return true
  } catch (error) {
    if (error instanceof SetUpEnd) return false
    throw error
  }
}
