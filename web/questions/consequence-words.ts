import { moving } from '#messages/decide-moves'
import { forecast as words } from '#messages/forecast'
import { logSentence } from '#messages/log'
import { terms } from '#messages/terms'
import { ASKS } from '#shared/game/engine/asks'
import type { EventOf, GameEvent } from '#shared/game/engine/event'
import type { UnitId } from '#shared/game/engine/state'
import { capitalized, cardIn, instanceOf, numberIn, obstacleKind } from '#shared/messages/piece-ids'
import { plain } from '#shared/messages/sentence'
import type { Consequences, Happening } from '#shared/play/preview/consequences'
import { UNKNOWN_CARD } from '#shared/play/view/objective-cards'
import { isWindow, type QuestionContext, type Warning } from './draft-answer'

const effectOf = (event: GameEvent): string | undefined =>
  event.type === 'granted' ? words.grants[event.what] : words.does[event.type]

/** Whom it is told. */
export type ReaderContext = Pick<QuestionContext, 'view' | 'nameOf' | 'opponent'>

/** Ships that were met, where a maneuver is told. */
interface ManeuverContext {
  speed: number
  ships: readonly UnitId[]
}

/** Whose effect it is, or whom a question is about: an obstacle, a unit, or a card. */
function sourceName({ view, nameOf }: ReaderContext, source: string): string {
  if (view.ships[source] ?? view.squadrons[source]) return nameOf(source)
  const kind = obstacleKind(source)
  if (kind !== undefined) return terms.obstacle(kind, numberIn(source))
  const { card, on } = instanceOf(source)
  const named = view.cards[source]?.card ?? card
  if (named !== undefined) return terms.card(named)
  const slot = numberIn(source)
  const damage = on === undefined ? undefined : view.ships[on]?.damage.find((one) => one.slot === slot)
  return damage?.card === undefined || on === undefined ? terms.card(cardIn(source)) : terms.card(damage.card)
}

/** What follows from an answer, in words. */
export function forecastWarnings(
  asked: ReaderContext,
  told: Consequences | undefined,
  met?: ManeuverContext,
): Warning[] {
  if (told === undefined) return [{ text: words.coming, danger: false }]
  const teller = new Teller(asked, met)
  for (const happening of told.happens) teller.tell(happening)
  const endangered = told.endangered.map(asked.nameOf)
  return [
    ...teller.told(),
    ...(endangered.length > 0 ? [{ text: words.endangered(endangered), danger: true }] : []),
    ...(told.end === 'unknown' ? [{ text: words.unknown, danger: false }] : []),
  ]
}

/** What stands for itself, and is no part of the effect before it. */
const ENDS_EFFECT: ReadonlySet<Happening['kind']> = new Set(['may', 'instead', 'unless', 'asked'])

/** Says one thing after the other; what an effect does stands behind its name. */
class Teller {
  readonly #asked: ReaderContext
  readonly #met: ManeuverContext | undefined
  readonly #said: Warning[] = []
  #effect: { name: string; texts: string[]; danger: boolean } | undefined
  /** Ships that are dealt a card for an overlap. */
  #dealt: UnitId[] = []

  constructor(asked: ReaderContext, met: ManeuverContext | undefined) {
    this.#asked = asked
    this.#met = met
  }

  told(): Warning[] {
    this.#endCards()
    this.#endEffect()
    return this.#said
  }

  tell(happening: Happening): void {
    const { nameOf, opponent } = this.#asked
    if (ENDS_EFFECT.has(happening.kind)) this.#endEffect()
    switch (happening.kind) {
      case 'event':
        this.#event(happening.event)
        break
      case 'dice':
        this.#say(words.dice(happening.colors))
        break
      case 'damage':
        this.#say(words.damage(nameOf(happening.unit), happening.points, this.#isOwn(happening.seat)))
        break
      case 'tie':
        this.#say(moving.course.tie(nameOf(happening.ship)))
        break
      case 'may': {
        const { option, seat, does } = happening
        const kinds = does.flatMap((one) => (one.kind === 'event' ? (effectOf(one.event) ?? []) : []))
        const name = sourceName(this.#asked, option.source ?? option.id)
        this.#say(words.may(this.#isOwn(seat), opponent, name, [...new Set(kinds)]))
        break
      }
      case 'instead':
        this.#say(words.instead(sourceName(this.#asked, happening.option.source ?? happening.option.id)))
        break
      case 'unless':
        this.#say(words.unless(sourceName(this.#asked, happening.option.source ?? happening.option.id)))
        for (const one of happening.does) this.tell(one)
        break
      case 'asked':
        this.#question(happening)
    }
  }

  #isOwn = (seat: string): boolean => seat === this.#asked.view.viewer

  #question({ request }: Happening & { kind: 'asked' }): void {
    const { ask, seat, subject } = request
    const { opponent } = this.#asked
    const own = this.#isOwn(seat)
    // Who places squadrons is said with them
    if (request.kind === 'places') return
    if (isWindow(ask)) this.#say(words.order(own, opponent))
    else if (ASKS[ask].moves === 'token') this.#say(words.token(own, opponent))
    else this.#say(words.asked(own, opponent, sourceName(this.#asked, subject)))
  }

  #event(event: GameEvent): void {
    const { nameOf } = this.#asked
    if (event.type === 'damageDealt') this.#card(event)
    else if (event.type !== 'overlapped') {
      this.#endCards()
      if (event.type === 'effectUsed') {
        this.#endEffect()
        this.#effect = { name: sourceName(this.#asked, event.source), texts: [], danger: false }
      } else if (event.type === 'destroyed' && event.cause === 'left-area') {
        this.#say(moving.course.leaves(nameOf(event.unit)), true)
      } else this.#say(this.#textOf(event), event.type === 'destroyed')
    }
  }

  #textOf(event: GameEvent): string | undefined {
    const { nameOf, opponent, view } = this.#asked
    if (event.type === 'moved' && this.#met) return moving.course.reduced(this.#met.speed, this.#met.ships.map(nameOf))
    if (event.type === 'squadronsLifted') {
      const squadrons = event.squadrons.map(({ squadron }) => nameOf(squadron))
      return moving.course.lifts(squadrons, opponent)
    }
    const sentence = logSentence(event, view)
    return sentence && plain(sentence, nameOf)
  }

  #card(event: EventOf<'damageDealt'>): void {
    if (event.card === UNKNOWN_CARD) this.#say(words.faceup(this.#asked.nameOf(event.ship)))
    else if (this.#effect === undefined && !event.faceup) this.#dealt.push(event.ship)
    else this.#say(this.#textOf(event))
  }

  /** Both ships of an overlap are dealt theirs at once. */
  #endCards(): void {
    const { nameOf } = this.#asked
    const [mover, other] = this.#dealt
    this.#dealt = []
    if (mover === undefined) return
    if (other === undefined) this.#say(this.#textOf({ type: 'damageDealt', ship: mover, slot: 0, faceup: false }))
    else if (this.#met?.ships.length === 1) this.#say(moving.course.damageBoth)
    else this.#say(moving.course.damage(nameOf(mover), nameOf(other)))
  }

  #endEffect(): void {
    const effect = this.#effect
    this.#effect = undefined
    if (!effect) return
    const { name, texts, danger } = effect
    this.#said.push({ text: words.by(capitalized(name), texts.length === 0 ? [words.acts] : texts), danger })
  }

  #say(text: string | undefined, danger = false): void {
    if (text === undefined) return
    if (this.#effect === undefined) this.#said.push({ text, danger })
    else {
      this.#effect.texts.push(text)
      this.#effect.danger ||= danger
    }
  }
}
