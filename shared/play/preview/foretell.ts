import type { Engine, Run } from '#shared/game/engine/apply'
import { ASKS, type AskFamily } from '#shared/game/engine/asks'
import type { Choice, DecisionRequest, Option } from '#shared/game/engine/decision'
import type { GameEvent } from '#shared/game/engine/event'
import type { FrameKind } from '#shared/game/engine/frame'
import { offersAt } from '#shared/game/engine/offers'
import type { Game, GameState, UnitId } from '#shared/game/engine/state'
import { UnknownCard, UnknownDial } from '#shared/game/engine/unseen'
import { declined } from '#shared/play/orders/answerer'
import type { GameView } from '#shared/play/view/game-view'
import { knownState } from '#shared/play/view/known-state'
import { certainIn, type Fork, lostIn } from './certain'
import { type Consequences, type Happening, isOfTheMove } from './consequences'
import { chanceOf, type Luck, OtherDraw } from './luck'

/** The engine, handed in: one for which a card that nobody has seen does nothing. */
export type PreviewEngine = Pick<Engine, 'begin' | 'rules'>

/** One answer, as scripts hold it. */
export interface Line {
  ask: string
  subject: string
  choose: Choice
}

/** Answers supposed in a row. */
const MOST_SUPPOSED = 60

/**
 * What these answers lead to, played by the engine only on what their player knows (design 5), to the end of what
 * the last of them answers: a maneuver with all its effects, the move of a squadron, the placing of a piece. Undefined if
 * they do not answer what is asked. `about`: to the end of what of that kind it is part of.
 */
export function foretell(
  engine: PreviewEngine,
  view: GameView,
  lines: readonly Line[],
  about?: FrameKind,
): Consequences | undefined {
  const best = new Forecast(engine, 'best')
  if (!best.answer(knownState(view), lines, about)) return undefined
  const { end } = best
  const happens = certainIn(best.happens, best.forks)
  // Only what is thrown or chosen can turn out differently
  const isCertain = happens.every(({ kind }) => kind === 'event' || kind === 'may')
  const worst = new Forecast(engine, 'worst')
  if (!isCertain) worst.answer(knownState(view), lines, about)
  const lost = lostIn(happens)
  const perhaps = new Set([...best.perhapsLost(), ...worst.perhapsLost()])
  return { happens, end, endangered: [...perhaps].filter((unit) => !lost.includes(unit)) }
}

/** One way in which it may turn out. */
class Forecast {
  readonly happens: Happening[] = []
  readonly forks: Fork[] = []
  end: Consequences['end'] = 'whole'
  readonly #engine: PreviewEngine
  readonly #luck: Luck
  #run: Run | undefined
  /** The frame that is seen through to its end. */
  #frame: number | undefined
  /** The window that an effect was begun from, where only that effect is looked at. */
  #window: number | undefined
  /** That of damage which is told as a whole, while it is suffered. */
  #suffering: number | undefined
  /** Effects that may act, by the window that offers them: each is looked at once. */
  readonly #looked = new Set<string>()
  /** What effects that act would do, where another one of the same moment is begun before them, until they have acted. */
  readonly #instead = new Map<string, Happening>()
  /** Ships of which one, by a choice, gets a card. */
  #tied: readonly UnitId[] = []
  /** Only to see what another answer leads to: it looks no further aside. */
  #isAside = false
  #left: number

  constructor(engine: PreviewEngine, luck: Luck, left = MOST_SUPPOSED) {
    this.#engine = engine
    this.#luck = luck
    this.#left = left
  }

  /** Whether these answers can be given. */
  answer(known: GameState, lines: readonly Line[], about: FrameKind | undefined): boolean {
    this.#begin(known)
    let frame: number | undefined
    for (const [i, { ask, subject, choose }] of lines.entries()) {
      const fits = (one: DecisionRequest) => one.ask === ask && one.subject === subject
      const next = lines[i + 1]
      // Who has but one piece left is not asked which: the line behind is
      const isPassed = () => this.#pending.some((one) => one.ask === next?.ask && one.subject === next.subject)
      // What the line before it brought is asked first
      if (i > 0) this.#goOn(() => this.#pending.some(fits) || isPassed())
      const request = this.#pending.find(fits)
      if (!request && isPassed()) continue
      // Something that the line before it brought has come in between
      if (!request) return i > 0 && (this.end === 'unknown' || this.happens.length > 0)
      // Only what the last one belongs to is looked at: the lines before it have led there
      if (frame !== this.#top?.id) this.#forget()
      frame = this.#top?.id
      if (i === lines.length - 1)
        this.#frame = this.#run?.state.stack.findLast(({ kind }) => kind === about)?.id ?? frame
      if (!this.#take(request, choose)) return false
    }
    this.#goOn(() => false)
    this.happens.push(...this.#instead.values())
    return true
  }

  /** Units that are destroyed in it, or in a way that it might have gone. */
  perhapsLost(): UnitId[] {
    return [this.happens, ...this.forks.flatMap(({ ways }) => ways)].flatMap(lostIn)
  }

  #forget(): void {
    this.happens.length = 0
    this.forks.length = 0
    this.#instead.clear()
  }

  get #pending(): readonly DecisionRequest[] {
    return this.#run?.pending() ?? []
  }

  get #top() {
    return this.#run?.state.stack.at(-1)
  }

  #begin(state: GameState): void {
    const isGone = (g: Game, frame: number | undefined) =>
      frame !== undefined && !g.stack.some(({ id }) => id === frame)
    const isBack = (g: Game) =>
      this.#window !== undefined && (g.stack.at(-1)?.id === this.#window || isGone(g, this.#window))
    const until = (g: Game) => isGone(g, this.#frame) || isGone(g, this.#suffering) || isBack(g)
    this.#playing(() => {
      this.#run = this.#engine.begin(state, chanceOf(this.#luck), until)
      this.#tell(this.#run.events)
    })
  }

  /** Answers what is asked until nothing more is. */
  #goOn(isDone: () => boolean): void {
    while (this.end === 'whole' && !isDone()) {
      const [request] = this.#pending
      if (!request) return
      this.#left -= 1
      if (this.#left < 0) this.end = 'unknown'
      else this.#suppose(request)
    }
  }

  #suppose(request: DecisionRequest): void {
    const { ask, kind } = request
    if (ask === 'window.effect' && kind === 'option') this.#inWindow(request)
    else if (ask === 'damage.zone' && kind === 'option') this.#suffer(request)
    else {
      if (ask === 'overlap.closest' && kind === 'option') this.#tie(request)
      else this.happens.push({ kind: 'asked', request })
      this.#choose(request, supposedAnswer(request))
    }
  }

  #tie(request: AskedOption): void {
    const { subject, seat, options } = request
    this.#tied = options.map(({ id }) => id)
    this.happens.push({ kind: 'tie', ship: subject, ships: [...this.#tied], seat })
    this.#fork(request, options.slice(1))
  }

  /** What is told from here on is held against what each of these answers leads to. */
  #fork(request: AskedOption, options: readonly Option[], may?: Fork['may']): void {
    const { state } = this.#run ?? {}
    if (!state || this.#isAside || this.#frame === undefined) return
    const tried = options.map((option) => this.#wayOf(state, request, option))
    // Where a way leads, as with a second maneuver, may be unknown: then it is not known to spare anything
    const ways = tried.filter(({ end }) => end === 'whole').map(({ happens }) => happens)
    this.forks.push({ from: this.happens.length, ways, ...(may && { may }) })
  }

  #wayOf(state: GameState, request: AskedOption, { id }: Option): Forecast {
    const tried = this.#aside()
    tried.#frame = this.#frame
    tried.#suffering = this.#suffering
    tried.#tied = this.#tied
    tried.#begin(state)
    tried.#choose(request, { option: id })
    tried.#goOn(() => false)
    return tried
  }

  #aside(): Forecast {
    const tried = new Forecast(this.#engine, this.#luck, Math.floor(this.#left / 2))
    tried.#isAside = true
    return tried
  }

  #choose(request: DecisionRequest, choice: Choice | undefined): void {
    if (!choice || !this.#take(request, choice)) this.end = 'unknown'
  }

  /** Effects that act are begun in any order; those that may act are only looked at. */
  #inWindow(request: AskedOption): void {
    const { state } = this.#run ?? {}
    const window = this.#top
    if (!state || window?.kind !== 'window') throw new Error('no effect is asked for')
    const offers = offersAt(state, window, request.seat, this.#engine.rules)
    const acting = offers.filter(({ rule }) => rule.mandatory).map(({ self, effect }) => `${self.source}.${effect}`)
    for (const option of request.options) {
      const key = `${window.id} ${option.id}`
      if (option.id === 'pass' || acting.includes(option.id) || this.#looked.has(key)) continue
      this.#looked.add(key)
      const may = { seat: request.seat, option }
      this.happens.push({ kind: 'may', ...may, does: this.#looksAt(state, request, option) })
      this.#fork(request, [option], may)
    }
    const [first = 'pass'] = acting
    if (acting.length > 1 && !this.#isOrdered(request)) this.happens.push({ kind: 'asked', request })
    // The first of them may leave nothing for the others to act on, as where it destroys the unit (R16.5)
    for (const option of request.options)
      if (option.id !== first && acting.includes(option.id))
        this.#instead.set(option.source ?? option.id, {
          kind: 'instead',
          option,
          does: this.#looksAt(state, request, option),
        })
    this.#choose(request, { option: first })
  }

  /** It is told already that their order is asked. */
  #isOrdered(request: AskedOption): boolean {
    return this.happens.some((one) => one.kind === 'asked' && frameOf(one.request) === frameOf(request))
  }

  /** What an effect would do, on a copy. */
  #looksAt(state: GameState, request: AskedOption, option: Option): readonly Happening[] {
    const tried = this.#aside()
    tried.#begin(state)
    tried.#window = tried.#top?.id
    tried.#choose(request, { option: option.id })
    // A move or an attack of its own is answered when it is there
    tried.#goOn(() => tried.#pending.some(({ ask }) => OWN_FORMS.has(ASKS[ask].family)))
    return [...tried.happens, ...tried.#instead.values()]
  }

  /** Which zone it is hangs on its owner: that so much is suffered does not, nor what it does at best or at worst. */
  #suffer(request: AskedOption): void {
    const frame = this.#top
    const shields: Partial<Record<string, number>> = this.#run?.state.ships[request.subject]?.shields ?? {}
    if (frame?.kind !== 'suffer') throw new Error('no damage is suffered')
    this.happens.push({ kind: 'damage', unit: frame.unit, points: frame.points, seat: request.seat })
    const zones = request.options.toSorted((one, other) => (shields[other.id] ?? 0) - (shields[one.id] ?? 0))
    const zone = zones.at(this.#luck === 'best' ? 0 : -1)
    this.#suffering = frame.id
    this.#choose(request, zone && { option: zone.id })
  }

  /** All that comes after it is told again. */
  #endSuffering(): void {
    const { state } = this.#run ?? {}
    if (!state || state.stack.some(({ id }) => id === this.#suffering)) return
    this.#suffering = undefined
    this.#begin(state)
  }

  /** False: it is refused. */
  #take({ id, seat }: DecisionRequest, choice: Choice): boolean {
    const run = this.#run
    const from = run?.events.length ?? 0
    let isTaken = false
    this.#playing(() => {
      isTaken = run?.take({ kind: 'answer', request: id, seat, choice }) === undefined
    })
    this.#tell(run?.events.slice(from) ?? [])
    if (this.#suffering !== undefined && this.#pending.length === 0) this.#endSuffering()
    return isTaken || this.end === 'unknown'
  }

  #playing(play: () => void): void {
    try {
      play()
    } catch (error) {
      if (!(error instanceof OtherDraw || error instanceof UnknownCard || error instanceof UnknownDial)) throw error
      this.end = 'unknown'
    }
  }

  #tell(events: readonly GameEvent[]): void {
    for (const event of events) {
      if (event.type === 'effectUsed') this.#instead.delete(event.source)
      if (event.type === 'diceThrown') {
        const colors = event.dice.map(({ color }) => color)
        this.happens.push({ kind: 'dice', source: event.source, colors })
      } else if (!this.#isSupposed(event)) this.happens.push({ kind: 'event', event })
    }
  }

  /** It comes of what was supposed, or is the move itself. */
  #isSupposed(event: GameEvent): boolean {
    if (isOfTheMove(event)) return true
    switch (event.type) {
      case 'effectDeclined':
      case 'zoneChosen':
        return true
      case 'shieldsLost':
        return this.#suffering !== undefined
      case 'damageDealt':
        return this.#suffering !== undefined
      case 'overlapped':
        return this.#tied.length > 1
      default:
        return false
    }
  }
}

const OWN_FORMS: ReadonlySet<AskFamily> = new Set(['attack', 'course'])

type AskedOption = DecisionRequest & { kind: 'option' }

const frameOf = ({ id }: DecisionRequest): string => id.split('.')[0] ?? ''

/** The answer that does nothing, where there is one; else the first. */
function supposedAnswer(request: DecisionRequest): Choice | undefined {
  if (request.kind === 'places') return { places: request.suggested }
  const nothing = declined(request)
  if (nothing) return nothing
  if (request.kind === 'option') return request.options[0] && { option: request.options[0].id }
  return request.kind === 'options' ? { options: request.options.slice(0, request.min).map(({ id }) => id) } : undefined
}
