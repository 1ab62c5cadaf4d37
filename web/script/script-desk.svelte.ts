import { script as words } from '#messages/script'
import { begin, viewFor } from '#shared/game'
import type { UnitId } from '#shared/game/engine/state'
import type { ScriptLine } from '#shared/play/orders/plan'
import { type PlanScope, supposedTurn } from '#shared/play/orders/planning'
import type { GamePage } from '#shared/play/protocol/responses'
import { nameOf } from '#web/words/names'
import { opponentOf } from '#web/words/player-names'
import LastLook from '../questions/LastLook.svelte'
import Bar from './Bar.svelte'
import Ends from './Ends.svelte'
import { keepPlan } from './keep-plan'
import Stop from './Stop.svelte'
import type { ScriptContext } from './script-context'
import { ScriptDraft } from './script-draft.svelte'
import { ScriptStore } from './script-store'
import Ways from './Ways.svelte'

const RULES = { begin, viewFor }

/** The keys under which this device keeps scripts. */
const KEYS: Record<PlanScope, string> = { turn: 'plan', obstacles: 'plan.obstacles' }

/** What a script needs of the page of the game. */
export interface ScriptHost {
  /** Names game and reader on this device. */
  key: string
  page: () => GamePage | undefined
  /** The player has given up the script. */
  leave: () => void
  tell: (text: string) => void
  /** The script is dropped, because its question is gone. */
  dropped: () => void
}

/** The parts of the page for several answers; it loads them when the player goes on from the first. */
export class ScriptDesk {
  readonly Bar = Bar
  readonly Ends = Ends
  readonly Stop = Stop
  readonly Ways = Ways
  readonly LastLook = LastLook
  readonly script: ScriptDraft
  /** The plan that it is for, also while the other is asked; undefined: it answers the open question. */
  readonly plan: PlanScope | undefined
  readonly #host: ScriptHost

  /** Undefined, and told, where no turn is left to prepare. @param isNew nothing is prepared on this page yet */
  static begin(host: ScriptHost, plan: PlanScope | undefined, isNew: boolean): ScriptDesk | undefined {
    const view = host.page()?.view
    if (!plan || (view && supposedTurn(RULES, view, plan))) return new ScriptDesk(host, plan, isNew)
    host.tell(view?.phase === 'setup' ? words.plan.nothingInSetUp : words.plan.nothing)
    return undefined
  }

  private constructor(host: ScriptHost, plan: PlanScope | undefined, isNew: boolean) {
    this.#host = host
    this.plan = plan
    const viewNow = () => this.#now().view ?? missing()
    const around: ScriptContext = {
      key: plan ? `${KEYS[plan]}.${host.key}` : host.key,
      table: plan ? () => supposedTurn(RULES, viewNow(), plan) ?? viewNow() : viewNow,
      opponent: () => opponentOf(this.#now()),
      nameOf: (unit: UnitId) => nameOf(viewNow(), unit),
      ...(plan && { label: words.plan.keep }),
      onempty: host.leave,
    }
    this.script = new ScriptDraft(around, isNew)
  }

  #now(): GamePage {
    return this.#host.page() ?? missing()
  }

  /** The page after the prepared answers. */
  readonly page: GamePage = $derived.by(() => {
    const page = this.#now()
    const { view } = this.script
    return view === page.view ? page : { ...page, view }
  })

  /** The table has changed. */
  turn(): void {
    const { view, status } = this.#now()
    if (status === 'over') this.#host.leave()
    else if (this.plan && view?.phase !== 'setup' && (view?.requests.length ?? 0) > 0) this.#toScript()
    else if (view && this.plan === 'obstacles' && !supposedTurn(RULES, view, this.plan)) this.#drop()
    else this.#turnScript()
  }

  #turnScript(): void {
    this.script.turn()
    if (this.script.isGone) this.#drop()
  }

  #drop(): void {
    this.script.restart()
    this.#host.dropped()
  }

  /** The turn of the plan has come: the script is a draft like any other. */
  #toScript(): void {
    new ScriptStore(this.#host.key).keep({ entries: this.script.entries, at: 0 })
    this.script.restart()
  }

  async keep(lines: readonly ScriptLine[]): Promise<void> {
    const failure = await keepPlan(this.#now().id, lines)
    this.#host.tell(failure ?? words.plan.kept)
    if (failure === undefined) this.script.restart()
  }
}

function missing(): never {
  throw new Error('a script is made of a game that has begun')
}
