import type { Asked } from '#shared/bots/bot'
import type { Run } from '#shared/engine/apply'
import type { Chance } from '#shared/engine/chance'
import type { Choice } from '#shared/engine/decision'
import type { GameState, Seat } from '#shared/engine/state'
import type { GameView } from '#shared/view/game-view'
import { knownState } from '#shared/view/known-state'
import type { ScriptLine } from './plan'
import { inSetUp, supposedTurn } from './planning'
import type { PreviewRules } from './preview'
import { isOfSetUp, withChoices } from './set-up-plan'

/** Where somebody would put each piece of their own, one after another, if the other seat put down none. */
export interface SetUpAhead {
  obstacles: ScriptLine[]
  deployment: ScriptLine[]
}

const NO_SALT = () => ''

/** Luck falls only when all is set up. */
class SetUp extends Error {}
const NO_LUCK: Chance = {
  draw() {
    throw new SetUp('set-up is over')
  },
}

/** @param place answers each of these questions */
export function setUpAhead(rules: PreviewRules, view: GameView, place: (asked: Asked) => Choice): SetUpAhead {
  const { viewer } = view
  if (viewer === 'spectator') throw new Error('who only watches sets nothing up')
  const ahead = new Ahead(rules, viewer, place)
  const supposed = supposedTurn(rules, view)
  return {
    obstacles: ahead.obstacles(knownState(view)),
    deployment: supposed && view.phase === 'setup' ? ahead.lines(knownState(supposed)) : [],
  }
}

class Ahead {
  readonly #rules: PreviewRules
  readonly #seat: Seat
  readonly #place: (asked: Asked) => Choice

  constructor(rules: PreviewRules, seat: Seat, place: (asked: Asked) => Choice) {
    this.#rules = rules
    this.#seat = seat
    this.#place = place
  }

  /** Whoever's turn it is in truth, it is taken as this seat's. */
  obstacles(state: GameState): ScriptLine[] {
    const lines: ScriptLine[] = []
    for (let turn = inSetUp(state, 'obstacles', this.#seat); turn; turn = inSetUp(turn, 'obstacles', this.#seat)) {
      const run = this.#rules.begin(turn, NO_LUCK)
      const piece = this.#answers(run, (ask) => ask.startsWith('obstacle.'))
      if (piece.length === 0) break
      lines.push(...piece)
      turn = run.state
    }
    return lines
  }

  lines(state: GameState): ScriptLine[] {
    return this.#answers(this.#rules.begin(state, NO_LUCK), (ask) => isOfSetUp({ ask }))
  }

  /** As long as it is asked such things; one obstacle. */
  #answers(run: Run, isAsked: (ask: string) => boolean): ScriptLine[] {
    const lines: ScriptLine[] = []
    for (;;) {
      const request = run.pending().find(({ seat }) => seat === this.#seat)
      if (!request || !isAsked(request.ask)) break
      const { ask, subject, id, seat } = request
      const view = this.#rules.viewFor(run.state, seat, run.pending())
      const choose = this.#place({ view, request, salt: NO_SALT })
      lines.push({ ask, subject, choose })
      if (!goesOn(() => run.take({ kind: 'answer', request: id, seat, choice: choose }))) break
      if (ask === 'obstacle.place') break
    }
    return withChoices(lines)
  }
}

function goesOn(take: () => unknown): boolean {
  try {
    take()
    return true
  } catch (error) {
    if (error instanceof SetUp) return false
    throw error
  }
}
