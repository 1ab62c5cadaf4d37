import { script as words } from '#messages/script'
import type { DecisionRequest } from '#shared/game/engine/decision'
import type { UnitId } from '#shared/game/engine/state'
import type { Condition } from '#shared/play/orders/condition'
import { MOST_LINES, type ScriptLine } from '#shared/play/orders/plan'
import type { AttackAction } from '#shared/play/orders/standing-order'
import type { GameView } from '#shared/play/view/game-view'
import type { DraftAnswer } from '#web/questions/draft-answer'
import type { OtherTab } from '#web/state/copies.svelte'
import { Draft, type Parts } from '#web/state/draft.svelte'
import { type Attack, attackIn } from '#web/words/attack'
import { answerOf } from './answer-of'
import {
  ALWAYS,
  allLines,
  answersIn,
  type Entry,
  PAST_OTHER,
  pastDice,
  type ScriptAnswer,
  type ScriptPass,
  USUAL_DICE,
  withoutUsed,
} from './entry'
import type { ScriptContext } from './script-context'
import { isOwnTurn, lookAhead, type ScriptPreview } from './script-preview'
import { type KeptScript, ScriptStore } from './script-store'
import { endText } from './script-summary'
import { followsFrom, wholeOf } from './whole-script'

const isAnsweredBy = (entry: Entry | undefined, { ask, subject }: DecisionRequest): boolean =>
  entry?.kind === 'answer' && entry.ask === ask && entry.subject === subject

/**
 * Several answers, one after another, before the page sends anything (design 11): after each of them it shows
 * the table as it will be, and asks the next question. Kept on this device.
 */
export class ScriptDraft {
  /** What is chosen for the question that is shown. */
  readonly draft: Draft
  /** The service keeps it for later as a plan. */
  readonly isPlan: boolean
  /** The condition of the current answer. */
  when = $state.raw<Condition>(ALWAYS)
  /** The rule for the dice that the script stops at. */
  by = $state.raw<AttackAction>(USUAL_DICE)
  entries = $state.raw<readonly Entry[]>([])
  /** The entry that the page shows; past the last one: the next question. */
  #at = $state(0)
  readonly #around: ScriptContext
  readonly #store: ScriptStore
  /** The open question that the first entry answers. */
  #asked: string | undefined
  #sent: readonly Entry[] = []
  #kept: readonly Entry[] = []

  /** @param isNew does not go on with what is kept on this device */
  constructor(around: ScriptContext, isNew = false) {
    this.#around = around
    this.isPlan = around.label !== undefined
    this.#store = new ScriptStore(around.key)
    this.draft = new Draft(`${around.key}.ahead`, {
      canUndo: () => this.place > 0,
      undo: () => this.back(),
      restart: () => this.restart(),
    })
    if (!isNew) this.#show(this.#store.kept())
    if (this.entries.length === 0 && this.other === undefined) this.draft.forgetAll()
    this.turn()
  }

  readonly #base = $derived.by(() => this.#around.table())
  readonly #whole: ScriptPreview = $derived.by(() => lookAhead(this.#base, this.entries))
  /** How many entries fit from here on, as far as the player can know. */
  readonly legal = $derived(this.#whole.legal)
  /** The entry that the page stands before. */
  readonly place = $derived(Math.min(this.#at, this.legal))
  readonly #here: ScriptPreview = $derived.by(() => {
    const { place } = this
    return place === this.entries.length ? this.#whole : lookAhead(this.#base, this.entries.slice(0, place))
  })
  /** The table as it will be then, with the question that will be asked. */
  readonly view: GameView = $derived.by(() => (this.place === 0 ? this.#base : this.#here.view))
  readonly request: DecisionRequest | undefined = $derived.by(() => this.view.requests[0])
  /** Where it stops, before the player is asked anything. */
  readonly end = $derived.by(() => (this.place > 0 && this.request === undefined ? this.#here.end : undefined))
  /** The turn ends there. */
  readonly over = $derived.by(() => this.end?.at === 'other' && this.#here.over)
  /** What is going on then, for everybody. */
  readonly attack: Attack | undefined = $derived.by(() => attackIn(this.view))
  readonly #entryHere = $derived.by(() => this.entries[this.place])
  /** Luck or the other side comes before the current answer. */
  readonly needsWhen = $derived.by(() => this.request !== undefined && this.entries[this.place - 1]?.kind === 'past')
  /** How it could go on past the place where it stops. */
  readonly passing: ScriptPass | undefined = $derived.by(() => {
    const { end, attack, by } = this
    if (end?.at !== 'draw' && end?.at !== 'other') return undefined
    const isOwn = attack?.seat === this.view.viewer
    const entry = end.at === 'draw' && attack && isOwn ? pastDice(attack.attacker, by) : PAST_OTHER
    const beyond = lookAhead(this.#base, [...this.entries.slice(0, this.place), entry])
    return beyond.view.requests.length > 0 ? entry : undefined
  })
  /** The target of the last attack: the next line may depend on its outcome. */
  readonly target: UnitId | undefined = $derived.by(() => {
    const lines = allLines(this.entries.slice(0, this.place))
    const options = lines.flatMap(({ choose }) => (choose !== undefined && 'option' in choose ? [choose.option] : []))
    const attacked = options.findLast((option) => option.includes('>'))
    return attacked?.split('>')[1]?.split('.')[0]
  })

  /** Why the first entry that cannot be used cannot, if there is one. */
  get broken(): { place: number; why: string } | undefined {
    const { legal, entries } = this
    return legal === entries.length
      ? undefined
      : { place: legal, why: endText(this.#whole, this.#around.opponent(), false) }
  }

  get answers(): number {
    return answersIn(this.entries)
  }

  /** Its first question is not open: the other side, or another question, comes first. */
  get waits(): boolean {
    const [first] = this.entries
    if (first === undefined) return false
    if (this.#base.requests.length === 0) return true
    return this.legal === 0 && !this.#isHere(first) && !isOwnTurn(this.#base)
  }

  /** Stands for a question where there is none; the page shows why the script stops. */
  get standIn(): DecisionRequest | undefined {
    const last = this.entries.slice(0, this.place).findLast((entry) => entry.kind === 'answer')
    const { viewer } = this.#base
    if (this.end === undefined || last === undefined || viewer === 'spectator') return undefined
    const { ask, subject } = last
    return { id: `stop.${this.place}`, ask, subject, seat: viewer, kind: 'option', options: [] }
  }

  /** The first sentence of the page. */
  sentence(asked: string): string {
    if (this.end !== undefined) return this.#endText()
    return this.place === 0 && !this.isPlan ? asked : words.afterwards(asked)
  }

  #endText(): string {
    const { quiet } = followsFrom(this.#base, this.entries.slice(0, this.place), this.#around)
    return endText(this.#here, this.#around.opponent(), quiet)
  }

  /** The player can prepare something after this place. */
  get leads(): boolean {
    return this.end === undefined || this.passing !== undefined
  }

  mayGoOn(own: DraftAnswer): boolean {
    const lines = this.request === undefined ? this.passing?.lines : own.script?.()
    return lines !== undefined && allLines(this.entries).length + lines.length <= MOST_LINES
  }

  get goOnLabel(): string | undefined {
    if (this.end === undefined) return undefined
    return this.end.at === 'other' ? words.pastOther(this.#around.opponent()) : words.pastDice
  }

  /** Adds the answer and goes on to the next question. `parts`: the draft of its form. */
  goOn(own: DraftAnswer, parts: Parts = this.draft.parts): void {
    const entry = this.request === undefined ? this.passing : this.#answered(own, parts)
    if (entry === undefined) return
    const { place } = this
    const replaced = this.#isHere(this.#entryHere) ? 1 : 0
    this.entries = [...this.entries.slice(0, place), entry, ...this.entries.slice(place + replaced)]
    this.goTo(this.entries.length)
  }

  goTo(place: number): void {
    this.#at = place
    this.turn()
  }

  /** Takes the entry before this place out again; its answer is the draft. */
  back(): void {
    const { place } = this
    const gone = this.entries[place - 1]
    if (gone === undefined) return
    this.entries = [...this.entries.slice(0, place - 1), ...this.entries.slice(place)]
    this.#at = place - 1
    this.turn(gone)
    if (this.entries.length === 0 && !this.isPlan) this.#around.onempty()
  }

  restart(): void {
    this.#show({ entries: [], at: 0 })
    this.#store.forget()
    this.draft.clear()
    this.#around.onempty()
  }

  #show({ entries, at, asked }: KeptScript): void {
    this.entries = entries
    this.#at = at
    this.#asked = asked
  }

  /** The script of another tab. */
  get other(): OtherTab | undefined {
    return this.#store.otherTab((script) => {
      this.#show(script)
      this.turn()
    })
  }

  /** Somebody answered its first question otherwise. */
  get isGone(): boolean {
    return !this.isPlan && this.#asked !== undefined && this.#base.requests.every(({ id }) => id !== this.#asked)
  }

  /** Luck and the other side are over once the service asks the next answer. */
  #leaveBehind(): void {
    const passed = this.entries.findIndex(({ kind }) => kind === 'answer')
    if (passed < 1 || !this.#base.requests.some((request) => isAnsweredBy(this.entries[passed], request))) return
    this.entries = this.entries.slice(passed)
    this.#at = Math.max(0, this.#at - passed)
  }

  /** Turns to the question to show now, also after the table has changed. */
  turn(wanted?: Entry): void {
    this.#leaveBehind()
    const entry = wanted ?? this.#entryHere
    const { place, request } = this
    const isHere = this.#isHere(entry)
    const answered = isHere && entry?.kind === 'answer' ? entry : undefined
    this.draft.turnTo({ id: `${place}.${request?.id ?? 'stop'}` }, answered?.parts)
    this.when = answered?.when ?? ALWAYS
    this.by = (isHere && entry?.kind === 'past' ? entry.by : undefined) ?? USUAL_DICE
    const [first] = this.entries
    this.#asked = first && (this.#base.requests.find((one) => isAnsweredBy(first, one))?.id ?? this.#asked)
    this.#store.keep({ entries: this.entries, at: this.#at, asked: this.#asked })
  }

  #isHere(entry: Entry | undefined): boolean {
    const { request } = this
    if (entry?.kind === 'past') return this.end !== undefined
    return request !== undefined && entry?.ask === request.ask && entry.subject === request.subject
  }

  #answered(own: DraftAnswer, parts: Parts): ScriptAnswer | undefined {
    const { request } = this
    if (request === undefined) return undefined
    return answerOf(request, own, parts, this.needsWhen ? this.when : undefined)
  }

  /** What Send would send now: the entries that are reached, and those kept for later. */
  #parted(own: DraftAnswer): { sent: readonly Entry[]; kept: readonly Entry[]; end: ScriptPreview } {
    const { place, entries } = this
    const now = this.end === undefined ? this.#answered(own, this.draft.parts) : undefined
    const before = [...entries.slice(0, place), ...(now === undefined ? [] : [now])]
    const all = [...before, ...entries.slice(place + (now !== undefined && this.#isHere(this.#entryHere) ? 1 : 0))]
    const end = lookAhead(this.#base, all)
    const reached = Math.max(end.legal, before.length)
    return { sent: all.slice(0, reached), kept: all.slice(reached), end }
  }

  /** The whole script in place of the one answer. */
  whole(own: DraftAnswer): DraftAnswer {
    const { sent, end } = this.#parted(own)
    const script = () => this.#toSend(own)
    if (sent.every(({ kind }) => kind !== 'answer')) return own
    if (sent.length === 1 && this.place === 0 && !this.isPlan) return { ...own, script }
    const told = {
      ...followsFrom(this.#base, sent, this.#around),
      around: this.#around,
      hasEnd: this.end !== undefined,
    }
    return { ...wholeOf({ sent, end, own, ...told }), script }
  }

  /** Everything prepared, for a plan. */
  planned(own: DraftAnswer): ScriptLine[] {
    const { sent, kept } = this.#parted(own)
    return allLines([...sent, ...kept])
  }

  #toSend(own: DraftAnswer): ScriptLine[] {
    const { sent, kept } = this.#parted(own)
    this.#sent = sent
    this.#kept = kept
    return allLines(sent)
  }

  /** What was sent as the answer to that question, before the page was loaded again. */
  wasSent(answers: string): void {
    if (answers === this.#asked) this.#sent = this.entries
  }

  /** @param lines how many of them the service has used; the rest is the draft now */
  used(lines: number): void {
    if (this.#sent.length === 0) return
    const rest = [...withoutUsed(this.#sent, lines), ...this.#kept]
    this.#sent = []
    this.#asked = undefined
    const first = rest.findIndex((entry) => entry.kind === 'answer' || entry.lines.length > 0)
    this.entries = first < 0 ? [] : rest.slice(first)
    this.#at = 0
    this.draft.clear()
    if (this.entries.length === 0) this.restart()
  }
}
