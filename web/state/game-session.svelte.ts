import { site } from '#messages/site'
import type { DecisionRequest } from '#shared/game/engine/decision'
import type { PlanScope } from '#shared/play/orders/planning'
import type { ReasonCode } from '#shared/play/protocol/reasons'
import type { ScriptLine, Submission } from '#shared/play/protocol/request-bodies'
import type { GamePage, LogEntry, SubmissionResult } from '#shared/play/protocol/responses'
import type { GameView } from '#shared/play/view/game-view'
import { api, type CallResult, type Failure, isPassing } from '#web/api/client'
import { newSubmissionId } from '#web/api/salt'
import type { DraftAnswer } from '#web/questions/draft-answer'
import type { ScriptDesk } from '#web/script/script-desk.svelte'
import { onDevice } from './browser-storage.svelte'
import type { OtherTab } from './copies.svelte'
import { Draft } from './draft.svelte'
import { isAnswerKept, Outbox } from './outbox'
import { Pause } from './pause'
import { GUEST } from './player.svelte'
import { pollDelay, retryDelay } from './polling'

/** A message of the page besides the game itself. */
export type Notice =
  | { kind: 'refused'; message: string; code?: ReasonCode }
  | { kind: 'stopped'; used: number; of: number; message: string; code?: ReasonCode }
  | { kind: 'told'; text: string }
  | { kind: 'draft-dropped' }
  | { kind: 'resending' }
  /** An answer waits until its player signs in again. */
  | { kind: 'signed-out' }

/** What the log has got while the page was open, and the table before it. */
export interface News {
  before: GameView
  log: readonly LogEntry[]
}

/** One game as one reader sees it: the service's page, the draft, and what passes between them. */
export class GameSession {
  readonly id: string
  page = $state.raw<GamePage | undefined>(undefined)
  /** Everything since the first step, oldest first. */
  log = $state.raw<readonly LogEntry[]>([])
  news = $state.raw<News | undefined>(undefined)
  failure = $state.raw<Failure | undefined>(undefined)
  notice = $state.raw<Notice | undefined>(undefined)
  sending = $state(false)
  /** A socket tells of steps. */
  live: boolean = false
  view = $derived<GameView | undefined>(this.page?.view)
  request = $derived<DecisionRequest | undefined>(this.view?.requests[0])
  /** The script of several answers, and what it leads to; absent while there is only one answer. */
  ahead = $state.raw<ScriptDesk | undefined>(undefined)
  /** The page after those answers. */
  shown = $derived<GamePage | undefined>(this.ahead?.page ?? this.page)
  readonly #key: string
  readonly #draft: Draft
  readonly #outbox: Outbox
  #etag: string | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #asked = 0
  #accepted = 0
  #lastChange = Date.now()
  /** The table as far as the log tells it. */
  #told: GameView | undefined
  readonly #closed = new AbortController()
  /** Between two tries to send. */
  readonly #pause = new Pause()
  #preparing: Promise<void> | undefined

  /** @param reader names the reader on this device, so that two players of one browser keep their drafts apart */
  constructor(id: string, reader: string) {
    this.id = id
    this.#key = `${id}.${reader}`
    this.#draft = new Draft(this.#key)
    this.#outbox = new Outbox(this.#key)
    if (reader === GUEST && isAnswerKept(id)) this.notice = { kind: 'signed-out' }
  }

  /** Of the question that is shown. */
  get draft(): Draft {
    return this.ahead?.script.draft ?? this.#draft
  }

  /** What another tab has prepared, or chosen for the same question. */
  get other(): OtherTab | undefined {
    return this.ahead?.script.other ?? this.draft.other
  }

  /** Loads the game and keeps it fresh. @returns how to stop it */
  open(): () => void {
    const seen = () => {
      if (document.visibilityState === 'visible') void this.refresh()
      else clearTimeout(this.#timer)
    }
    // What waits to be sent goes out even while nobody looks
    const connected = () => {
      if (document.visibilityState === 'visible' || this.#outbox.waiting().length > 0) void this.refresh()
    }
    document.addEventListener('visibilitychange', seen)
    addEventListener('online', connected)
    void this.refresh()
    return () => {
      this.#closed.abort()
      this.#pause.end()
      clearTimeout(this.#timer)
      document.removeEventListener('visibilitychange', seen)
      removeEventListener('online', connected)
    }
  }

  /** Loads the game again and sends what waits, even if loading fails. */
  async refresh(): Promise<void> {
    clearTimeout(this.#timer)
    const accepted = this.#accepted
    const answer = await api.game(this.id, this.log.at(-1)?.step ?? 0, this.#etag)
    if (!answer.ok) this.failure = answer.failure
    else if ('body' in answer && this.#isForAnother(answer.body)) this.failure = SIGNED_OUT
    else {
      this.failure = undefined
      // An answer came first: this page would ask the old question again, because not every answer makes a step
      if ('body' in answer && accepted === this.#accepted) {
        this.#etag = answer.etag
        this.#show(answer.body)
      }
      this.#pause.end()
    }
    this.#schedule()
    void this.#sendWaiting()
  }

  /** The reader has signed out, or somebody else has signed in: the page would lose question and draft. */
  #isForAnother({ you }: GamePage): boolean {
    const known = this.page?.you
    return known !== undefined && known !== 'spectator' && known !== you
  }

  #schedule(): void {
    clearTimeout(this.#timer)
    if (this.#closed.signal.aborted || document.visibilityState === 'hidden' || this.page?.status === 'over') return
    // Before a game begins, not all that happens is a step
    const isTold = this.live && !this.failure && this.page?.status === 'running'
    const delay = pollDelay(this.#asked, Date.now() - this.#lastChange, isTold)
    this.#asked += 1
    this.#timer = setTimeout(() => void this.refresh(), delay)
  }

  #show(page: GamePage): void {
    // An answer came first: this page would turn the table back
    if ((page.view?.step ?? 0) < (this.view?.step ?? 0)) return
    const known = this.log.at(-1)?.step ?? 0
    const news = page.log.filter(({ step }) => step > known)
    if (news.length > 0 || page.status !== this.page?.status) {
      this.#lastChange = Date.now()
      this.#asked = 0
    }
    // Messages about an older state of the game end
    const isNew = (page.view?.step ?? 0) > (this.view?.step ?? 0) || askedOn(page) !== askedOn(this.page)
    if (isNew && this.notice !== undefined && OF_ITS_MOMENT.has(this.notice.kind)) this.notice = undefined
    const isFirst = this.page === undefined
    this.page = page
    // Without it the page asks
    if (isFirst)
      void import('./live').then(
        ({ LiveChannel }) => new LiveChannel(this, this.#closed.signal),
        () => {},
      )
    const [first] = news
    // An answer brings its own events; the page loads those before it
    if (first !== undefined && first.step > known + 1) this.#etag = undefined
    else {
      if (this.#told !== undefined && news.length > 0) this.news = { before: this.#told, log: news }
      this.#told = page.view
      this.log = [...this.log, ...news]
    }
    if (this.#draft.turnTo(page.view?.requests[0])) this.#tellDropped()
    const { ahead } = this
    ahead?.turn()
    // A plan may have become a script; what another tab has begun is its own
    const mayBeKept = isFirst || ahead !== undefined
    if (!mayBeKept || this.ahead !== undefined || !isScriptKept(this.#key)) return
    // Its code may be out of reach; the script stays on the device
    this.#preparing = this.#open(undefined, false).catch(() => undefined)
  }

  #tellDropped(): void {
    // The running request will tell
    if (!this.sending) this.notice = { kind: 'draft-dropped' }
  }

  /** Goes on to the next question before the page sends anything. @param own the answer to this one */
  async goOn(own: DraftAnswer): Promise<void> {
    const { parts } = this.draft
    if (this.ahead === undefined) await this.prepare()
    this.ahead?.script.goOn(own, parts)
  }

  /** Goes on with the script of this device, or begins one. @param plan for a plan, also while the other is asked */
  prepare(plan?: PlanScope): Promise<void> {
    return this.#open(plan, !plan)
  }

  async #open(plan: PlanScope | undefined, isNew: boolean): Promise<void> {
    const { ScriptDesk } = await import('../script/script-desk.svelte')
    if (this.ahead && this.ahead.plan === plan) return
    const leave = () => {
      this.ahead = undefined
    }
    const tell = (text: string) => {
      this.notice = { kind: 'told', text }
    }
    const dropped = () => this.#tellDropped()
    this.ahead = ScriptDesk.begin({ key: this.#key, page: () => this.page, leave, tell, dropped }, plan, isNew)
    if (isNew) return
    this.ahead?.turn()
    // Nobody could read what was kept
    if (!plan && this.ahead?.script.entries.length === 0) leave()
  }

  /** Sends the lines as the answer to the open question. */
  async submit(script: ScriptLine[]): Promise<void> {
    if (this.ahead?.plan) return this.ahead.keep(script)
    if (this.request === undefined || this.sending) return
    this.notice = undefined
    await this.#send({ submissionId: newSubmissionId(), answers: this.request.id, script })
  }

  async #sendWaiting(): Promise<void> {
    const [waiting] = this.#outbox.waiting()
    const isHere = this.failure?.code !== 'not-signed-in' && !this.#closed.signal.aborted
    if (waiting === undefined || this.sending || !isHere) return
    this.sending = true
    await this.#preparing
    this.ahead?.script.wasSent(waiting.answers)
    await this.#send(waiting)
  }

  /** Sends it until the service accepts it, or refuses it for good. */
  async #send(submission: Submission): Promise<void> {
    this.sending = true
    this.#outbox.put(submission)
    let answer = await api.submit(this.id, submission)
    for (let failures = 1; !isHeard(answer); failures += 1) {
      this.notice = { kind: 'resending' }
      if (!this.#closed.signal.aborted) await this.#pause.last(retryDelay(failures))
      // It stays on the device
      if (this.#closed.signal.aborted) return
      answer = await api.submit(this.id, submission)
    }
    this.sending = false
    if (answer.ok) {
      this.#outbox.settle(submission)
      this.accept(answer.body)
      return
    }
    const { failure } = answer
    if (failure.code === 'not-signed-in') {
      this.failure = failure
      this.notice = { kind: 'signed-out' }
      return
    }
    this.#outbox.settle(submission)
    await this.refresh()
    this.notice = 'message' in failure ? refused(failure) : { kind: 'refused', message: '' }
  }

  /** The answer of the service to what was sent, from wherever on the page. */
  accept({ page, used, rest, stopped }: SubmissionResult): void {
    this.#etag = undefined
    this.#accepted += 1
    if (used > 0) this.#draft.clear()
    this.ahead?.script.used(used)
    this.#show(page)
    const next = page.view?.requests[0]
    const [line] = rest
    if (!this.ahead && used > 0 && next !== undefined && line?.ask === next.ask && line.subject === next.subject) {
      this.#draft.takeBack(rest, next)
    }
    this.notice = stopped === undefined || !rest.some(isTold) ? undefined : noticeOf(used, used + rest.length, stopped)
    if ((this.log.at(-1)?.step ?? 0) < (page.view?.step ?? 0)) void this.refresh()
    else this.#schedule()
  }

  async resign(): Promise<void> {
    await this.#end(await api.resign(this.id, newSubmissionId()))
  }

  async claim(): Promise<void> {
    await this.#end(await api.claim(this.id, newSubmissionId()))
  }

  async letAutopilot(): Promise<void> {
    await this.#end(await api.letAutopilot(this.id))
  }

  async #end(answer: { ok: true } | { ok: false; failure: Failure }): Promise<void> {
    await this.refresh()
    if (!answer.ok && 'message' in answer.failure) this.notice = refused(answer.failure)
  }
}

/** The service has accepted or refused it. */
const isHeard = (answer: CallResult<SubmissionResult>): boolean =>
  // A proxy may say yes in place of the service
  answer.ok ? answer.body?.page !== undefined : !isPassing(answer)

/** A question that was not asked needs no message if its answer was to do nothing. */
const isTold = ({ choose }: ScriptLine): boolean =>
  choose !== undefined && !('option' in choose && IDLE.includes(choose.option))
const IDLE: readonly string[] = ['done', 'none']

const isScriptKept = (key: string): boolean =>
  onDevice.keys(`armada.script.${key}`).some((each) => each.split('~')[0] === `armada.script.${key}`)

const SIGNED_OUT: Failure = { code: 'not-signed-in', message: site.signedOut }
/** Told of the state in which something was refused, prepared or dropped. */
const OF_ITS_MOMENT: ReadonlySet<Notice['kind']> = new Set(['refused', 'stopped', 'told', 'draft-dropped'])

/** Not every answer makes a step: a new question also shows that the game has gone on. */
const askedOn = (page: GamePage | undefined) => page?.view?.requests[0]?.id

interface Reason {
  code: ReasonCode
  message: string
}
const refused = ({ code, message }: Reason): Notice => ({ kind: 'refused', code, message })
const noticeOf = (used: number, of: number, reason: Reason): Notice =>
  used === 0 ? refused(reason) : { kind: 'stopped', used, of, code: reason.code, message: reason.message }
