import type { Frame, FrameKind, FrameOf } from '#shared/game/engine/frame'
import { hasResolved } from '#shared/game/engine/once'
import type { Piece } from '#shared/game/engine/region'
import {
  type Command,
  type DeepReadonly,
  type Die,
  type HullZone,
  otherSeat,
  type Seat,
  type UnitId,
} from '#shared/game/engine/state'
import { paceOf } from '#shared/game/flow/pace'
import { determinedDamage, withoutCards } from '#shared/game/odds/defense-odds'
import { type DamageRule, dieMean } from '#shared/game/odds/pool-odds'
import type { Messages } from '#shared/messages/en'
import type { GlanceMessages } from '#shared/messages/en/glance'
import { cardIn, instanceOf, numberIn, obstacleKind, zoneToTell } from '#shared/messages/piece-ids'
import type { AskedFacts, AttackFacts } from '#shared/messages/question'
import { contextOf, unitOf } from './counting'
import type { GameView } from './game-view'
import { unitName } from './glance'

type Words = Pick<Messages, 'questions' | 'terms'> & { table: GlanceMessages }
type AwaitedAsk = GameView['awaited'][number]

const activationOf = ({ now }: GameView, ship: UnitId): FrameOf<'activation'> | undefined =>
  now.find((f): f is FrameOf<'activation'> => f.kind === 'activation' && f.ship === ship)

/** The revealed dial beside a ship. */
export const openDial = (view: GameView, ship: UnitId): Command | undefined => activationOf(view, ship)?.dial

/** Extra dials beside it (R5.13). */
export const gainedDials = (view: GameView, ship: UnitId): readonly Command[] => activationOf(view, ship)?.gained ?? []

/** What the rolled dice add up to (R6.30). */
const iconsOf = (pool: readonly Die[], counting: DamageRule): number =>
  pool.reduce((sum, { color, face = 'blank' }) => sum + dieMean({ color, face }, counting), 0)

/** The innermost frame of that kind: what is asked is about it. */
const innermost = <K extends FrameKind>({ now }: GameView, kind: K): FrameOf<K> | undefined =>
  now.findLast((f: Frame): f is FrameOf<K> => f.kind === kind)

/** What is being placed: as the question says, which may be one that a draft leads to, or as everybody sees it. */
function placing(
  view: GameView,
  { table, terms }: Words,
): Pick<AskedFacts, 'piece' | 'isShip' | 'mayStay' | 'placingCard'> {
  const request = view.requests.find(({ kind }) => kind === 'placement')
  const placement = innermost(view, 'placement')
  const piece: DeepReadonly<Piece> | undefined = request?.kind === 'placement' ? request.piece : placement?.piece
  const source = placement?.source
  const card = source === undefined ? view.objective : (view.cards[source]?.card ?? cardIn(source))
  const { kind, id = '' } = piece ?? {}
  return {
    piece:
      kind === 'token'
        ? terms.objectiveToken(numberIn(id))
        : kind === 'marker'
          ? terms.marker(cardIn(id))
          : unitName(view, id, table),
    isShip: kind === 'ship',
    mayStay: kind === 'token' && (view.objectiveTokens ?? []).some((token) => token.id === id),
    placingCard: terms.card(card ?? ''),
  }
}

/** The commands are public, because the dial and the tokens beside the ship are public. */
function ordering(view: GameView, ship: UnitId, { terms }: Words): Pick<AskedFacts, 'dial' | 'commands'> {
  const dial = openDial(view, ship)
  const granted = innermost(view, 'granted-command')?.command
  const offered = [dial, ...gainedDials(view, ship), ...(view.ships[ship]?.commandTokens ?? [])]
  const commands = (['squadron', 'repair'] as const).filter(
    (command) => (granted ?? command) === command && offered.includes(command) && !hasResolved(view, ship, command),
  )
  return { dial: dial && terms.commands[dial], commands: commands.map((command) => terms.commands[command]) }
}

function attacking(view: GameView, { table }: Words): AttackFacts | undefined {
  const attack = innermost(view, 'attack')
  if (!attack) return undefined
  const { attacker, defender, toRemove, pool, spent, redirects, total = 0 } = attack
  const zone = zoneToTell(defender, attack.defendingZone)
  const context = contextOf(view, attack)
  const icons = iconsOf(pool, context.counting)
  const kinds = spent.map(({ kind }) => kind)
  const redirect = redirects.find(({ points }) => points === undefined)?.zone
  return {
    attacker: unitName(view, attacker, table),
    defender: unitName(view, defender, table),
    ...(zone && { zone }),
    rerolls: context.effects.evade === 'reroll-die',
    toRemove,
    icons,
    braced: determinedDamage(icons, kinds, withoutCards(context)),
    damage: determinedDamage(icons, kinds, context),
    hasSpent: spent.length > 0,
    ...(redirect && { redirect }),
    left: redirects.reduce((rest, { points = 0 }) => rest - points, total),
  }
}

function attackIs(view: GameView, subject: UnitId): AskedFacts['attackIs'] {
  if (innermost(view, 'granted-attack')?.unit === subject) return 'granted'
  const attacked = innermost(view, 'activation')?.attacked ?? []
  if (attacked.length === 0) return 'first'
  const zones = new Set(offeredZones(view, subject).map((zone) => attacked.includes(zone)))
  if (zones.size !== 1) return 'again'
  return zones.has(true) ? 'same-zone' : 'other-zone'
}

/** From where the targets that are offered may be attacked. */
const offeredZones = (view: GameView, subject: UnitId): HullZone[] =>
  view.requests
    .flatMap((request) => (request.kind === 'option' && request.subject === subject ? request.options : []))
    .flatMap(({ target }) => target?.zone ?? [])

function acting(view: GameView, { seat, subject }: AwaitedAsk, { table, terms }: Words): AskedFacts['effect'] {
  const effect = view.now.findLast((f): f is FrameOf<'effect'> => f.kind === 'effect' && f.source === subject)
  if (!effect) return undefined
  // An obstacle or an objective acts on whom the moment is about.
  const unit = unitOf(view, effect.on) ?? unitOf(view, effect.subject)
  const card = terms.card(effect.card)
  return unit ? { card, on: unitName(view, unit.id, table), isOwn: unit.seat === seat } : { card }
}

/** What may act, and of whom, where it is one; a view that shows no options cannot tell. */
function offering(view: GameView, { ask, subject }: AwaitedAsk, { table, terms }: Words): AskedFacts['offered'] {
  const request = view.requests.find((each) => each.ask === ask && each.subject === subject)
  const options = ask === 'window.effect' && request?.kind === 'option' ? request.options : []
  const [source = '', ...others] = new Set(options.flatMap((option) => option.source ?? []))
  const { card: ofInstance, on = '' } = instanceOf(source)
  const card = obstacleKind(source) ?? view.cards[source]?.card ?? ofInstance
  const isOfOne = others.every((other) => instanceOf(other).on === on)
  const bearer = isOfOne ? unitOf(view, on) : undefined
  // An obstacle or an objective is nobody's: it acts on whom the moment is about
  const about = isOfOne && !bearer ? unitOf(view, innermost(view, 'window')?.subject ?? '') : undefined
  return {
    mustAct: options.length > 0 && !options.some(({ id }) => id === 'pass'),
    ...(card !== undefined && others.length === 0 && { effect: terms.card(card) }),
    ...(bearer && { bearer: unitName(view, bearer.id, table) }),
    ...(about && { about: unitName(view, about.id, table) }),
  }
}

/** As fast as the course that is asked for, which need not be what the dial shows (R10.14). */
function moving(view: GameView, { terms }: Words): Pick<AskedFacts, 'speed' | 'movedBy'> {
  const maneuver = innermost(view, 'maneuver')
  if (!maneuver || !view.ships[maneuver.ship]) return { speed: 0, movedBy: undefined }
  const { speed } = paceOf(view, maneuver)
  const by = maneuver.source
  return { speed, movedBy: by && terms.card(view.cards[by]?.card ?? cardIn(by) ?? by) }
}

function factsOf(view: GameView, awaited: AwaitedAsk, names: Record<Seat, string>, words: Words): AskedFacts {
  const { seat, subject } = awaited
  const { moved, attacked } = innermost(view, 'squadron-activation') ?? {}
  const commanded =
    innermost(view, 'squadron-activation')?.commanded ?? innermost(view, 'squadron-command') !== undefined
  return {
    subject: unitName(view, subject, words.table),
    opponent: names[otherSeat(seat)],
    isFirst: seat === view.firstPlayer,
    ships: Object.values(view.ships).filter((ship) => ship.seat === seat).length,
    ...placing(view, words),
    isSecond: innermost(view, 'deploy')?.squadrons !== undefined,
    ...ordering(view, subject, words),
    engineering: innermost(view, 'repair')?.points ?? 0,
    attackIs: attackIs(view, subject),
    attack: attacking(view, words),
    suffering: innermost(view, 'suffer')?.points ?? 1,
    ...moving(view, words),
    lifted: innermost(view, 'displaced')?.squadrons.length ?? 1,
    ofTurn: innermost(view, 'squadron-phase')?.left ?? 1,
    commanded: innermost(view, 'squadron-command')?.left ?? 1,
    doesBoth: commanded || view.squadrons[subject]?.values.keywords.rogue !== undefined,
    hasActed: moved === true || attacked === true,
    effect: acting(view, awaited, words),
    offered: offering(view, awaited, words),
  }
}

/** What this seat is asked now, in the words of page and mail; undefined if it is not awaited. */
export function askedSentence(
  view: GameView,
  seat: Seat,
  names: Record<Seat, string>,
  words: Words,
): string | undefined {
  const awaited = view.awaited.find((each) => each.seat === seat)
  if (!awaited) return undefined
  return words.questions.of[awaited.ask].asked(factsOf(view, awaited, names, words)) ?? words.questions.choice
}

/** What somebody else is asked. */
export function waitingSentence(view: GameView, { ask, subject }: AwaitedAsk, who: string, words: Words): string {
  const { questions, table, terms } = words
  const facts = {
    who,
    subject: unitName(view, subject, table),
    objective: terms.card(view.cards[subject]?.card ?? view.objective ?? subject),
  }
  return questions.of[ask].waiting(facts)
}
