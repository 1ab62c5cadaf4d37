import type { Run } from '#shared/game/engine/apply'
import type { Chance, Draw } from '#shared/game/engine/chance'
import type { AskName, Choice, DecisionRequest, RefusalCode } from '#shared/game/engine/decision'
import { DIE_FACES, type Die, type Game, type GameState, type Seat } from '#shared/game/engine/state'
import { UnknownCard, UnknownDial } from '#shared/game/engine/unseen'
import { afterTokens } from '#shared/game/odds/defense-odds'
import type { DamageOdds } from '#shared/game/odds/pool-odds'
import { attackIn } from '#shared/play/bots/choose-attack'
import { contextOf } from '#shared/play/view/counting'
import type { GameView } from '#shared/play/view/game-view'
import { knownState } from '#shared/play/view/known-state'
import { mapped } from '#shared/play/view/unit-view'
import { declined } from './answerer'
import type { ScriptLine } from './plan'
import { isOfDice } from './script'
import { turnOf } from './turn'
import { UnknownDraw } from './unknown-draw'

/** The engine, handed in: the same in the browser and on the server. */
export interface PreviewRules {
  begin(before: GameState, chance: Chance): Run
  viewFor(g: Game, viewer: Seat, open?: readonly DecisionRequest[]): GameView
}

/** Where the preview of a script ends. */
export type PreviewEnd =
  /** All lines were used, and the next question is its player's, or there is none of anybody. */
  | { at: 'end' }
  /** Luck decides: what is drawn, and of an attack the exact odds of its damage before any token is spent. */
  | { at: 'draw'; purpose: Draw['purpose']; odds?: DamageOdds }
  /** The other seat is asked. */
  | { at: 'other'; ask: AskName; subject: string }
  /** Something that its player has not seen decides. */
  | { at: 'hidden' }
  /** The next line does not fit. */
  | { at: 'line'; code: RefusalCode; subject?: string }

export interface Preview {
  /** How many lines were used. */
  used: number
  /** Lines that come after luck or an answer of the other seat, which was supposed: they need a `when`. */
  crossed: number[]
  /** The table at the end, as its player would see it, with their next question. */
  view: GameView
  end: PreviewEnd
}

/**
 * `nothing`: it ends at the first draw or foreign question. `blank`: dice are supposed to show nothing, and the other seat
 * to do nothing, so that lines can be prepared past them.
 */
export type Supposition = 'nothing' | 'blank'

/** The most supposed answers in a row. */
const MOST_SUPPOSED = 40

/**
 * What a script leads to, played only on what its player knows (design 5): up to the first draw, question of the
 * other seat, or hidden fact.
 */
export function previewScript(
  rules: PreviewRules,
  view: GameView,
  lines: readonly ScriptLine[],
  suppose: Supposition = 'nothing',
): Preview {
  const preview = new PreviewRun(rules, view, suppose)
  const crossed: number[] = []
  let used = 0
  let end = preview.goOn()
  for (const [i, line] of lines.entries()) {
    if (end.at !== 'end') break
    if (i > 0 && preview.hasCrossed) crossed.push(i)
    end = preview.take(line)
    if (end.at === 'line') break
    used += 1
    if (end.at === 'end') end = preview.goOn()
  }
  return { used, crossed, view: preview.view, end }
}

class PreviewRun {
  readonly #rules: PreviewRules
  readonly #seat: Seat
  readonly #suppose: Supposition
  #run: Run
  /** The table in the middle of what nobody has seen: where things stand on it is known. */
  #broken: Game | undefined
  #crossed = false
  #end: PreviewEnd['at']

  constructor(rules: PreviewRules, view: GameView, suppose: Supposition) {
    if (view.viewer === 'spectator') throw new Error('who only watches has no script')
    this.#rules = rules
    this.#seat = view.viewer
    this.#suppose = suppose
    this.#run = this.#begin(knownState(view))
    this.#end = 'end'
  }

  /** Since the last line the preview has supposed luck or an answer of the other seat. */
  get hasCrossed(): boolean {
    return this.#crossed
  }

  get view(): GameView {
    // In the middle of a draw, or before what nobody has seen, nothing is asked.
    const isAsked = this.#end === 'end' || this.#end === 'line'
    const view = this.#rules.viewFor(this.#run.state, this.#seat, isAsked ? this.#run.pending() : [])
    return this.#broken ? standingAs(view, this.#broken) : view
  }

  take(line: ScriptLine): PreviewEnd {
    this.#crossed = false
    if (line.by !== undefined) return this.#leaveDice(line.subject)
    const request = this.#mine().find(({ ask, subject }) => ask === line.ask && subject === line.subject)
    return request ? this.#answer(request, line.choose) : { at: 'line', code: 'question-gone', subject: line.subject }
  }

  /** What an order would do with dice hangs on how they fall: here they stay as they are. */
  #leaveDice(attacker: string): PreviewEnd {
    for (let answers = 0; answers < MOST_SUPPOSED; answers += 1) {
      const request = this.#mine().find((one) => isOfDice(one, attacker))
      if (!request) return { at: 'end' }
      const choice = declining(request) ?? firstOption(request)
      const end: PreviewEnd = choice ? this.#answer(request, choice) : { at: 'hidden' }
      if (end.at !== 'end') return end
    }
    return { at: 'hidden' }
  }

  /** The supposed answer of the other seat in this one's turn, if there is one. */
  goOn(): PreviewEnd {
    for (let answers = 0; answers < MOST_SUPPOSED; answers += 1) {
      const [first] = this.#run.pending()
      if (!first || this.#mine().length > 0) return { at: 'end' }
      const isMyTurn = turnOf(this.#run.state)?.seat === this.#seat
      const choice = this.#suppose === 'blank' && isMyTurn ? declining(first) : undefined
      if (!choice) return { at: 'other', ask: first.ask, subject: first.subject }
      this.#crossed = true
      const end = this.#answer(first, choice)
      if (end.at !== 'end') return end
    }
    return { at: 'hidden' }
  }

  #answer(request: DecisionRequest, choice: Choice): PreviewEnd {
    const run = this.#begin(this.#run.state)
    const end = this.#ended(run, () => run.take({ kind: 'answer', request: request.id, seat: request.seat, choice }))
    // What is hidden decides: the table stays as it was. Where luck decides, all that comes before it has happened.
    if (end.at !== 'hidden' && end.at !== 'line') this.#run = run
    this.#broken = end.at === 'hidden' ? run.state : undefined
    this.#end = end.at
    return end
  }

  #ended(run: Run, take: () => ReturnType<Run['take']>): PreviewEnd {
    try {
      const refused = take()
      return refused ? { at: 'line', ...refused } : { at: 'end' }
    } catch (error) {
      if (error instanceof UnknownCard) return { at: 'hidden' }
      // The other side's turn has begun: whose dials one does not know does not decide for them.
      if (error instanceof UnknownDial) return { at: 'other', ask: 'activation.dial', subject: error.ship }
      if (!(error instanceof UnknownDraw)) throw error
      const odds = error.purpose === 'dice' ? oddsIn(this.#rules.viewFor(run.state, this.#seat, [])) : undefined
      return { at: 'draw', purpose: error.purpose, ...(odds && { odds }) }
    }
  }

  #mine(): DecisionRequest[] {
    return this.#run.pending().filter(({ seat }) => seat === this.#seat)
  }

  #begin(state: GameState): Run {
    let run: Run | undefined
    const draw: Chance['draw'] = (_n, purpose, ranges) => {
      const dice = this.#suppose === 'blank' && purpose === 'dice' && run ? unrolledIn(run.state) : []
      if (dice.length !== ranges.length) throw new UnknownDraw(purpose)
      this.#crossed = true
      return dice.map(leastFace)
    }
    run = this.#rules.begin(state, { draw })
    return run
  }
}

/** Ships and squadrons of a view where they stand on another table. */
function standingAs(view: GameView, { ships, squadrons }: Game): GameView {
  return {
    ...view,
    ships: mapped(view.ships, (ship) => ({ ...ship, pose: { ...(ships[ship.id]?.pose ?? ship.pose) } })),
    squadrons: mapped(view.squadrons, (one) => ({ ...one, at: { ...(squadrons[one.id]?.at ?? one.at) } })),
  }
}

const unrolledIn = ({ stack }: Pick<Game, 'stack'>): readonly Pick<Die, 'color' | 'face'>[] => {
  const attack = stack.findLast((frame) => frame.kind === 'attack')
  return attack?.kind === 'attack' ? attack.pool.filter(({ face }) => face === undefined) : []
}

/** The face of a die without damage: blank, or accuracy where no face is blank. */
function leastFace({ color }: Pick<Die, 'color'>): number {
  const sides: readonly string[] = DIE_FACES[color]
  return sides.includes('blank') ? sides.indexOf('blank') : sides.indexOf('accuracy')
}

/** Exact odds of the damage of the attack whose dice are about to fall. */
function oddsIn(view: GameView): DamageOdds | undefined {
  const attack = attackIn(view)
  return attack && afterTokens(attack.pool, [], contextOf(view, attack))
}

/** The answer that does nothing, where there is one; displaced squadrons lie as they are packed. */
const declining = (request: DecisionRequest): Choice | undefined =>
  request.kind === 'places' ? { places: request.suggested } : declined(request)
/** A die must go for an obstruction: the first. */
const firstOption = (request: DecisionRequest): Choice | undefined => {
  const [option] = request.kind === 'option' ? request.options : []
  return option && { option: option.id }
}
