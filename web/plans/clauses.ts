import { lines as words } from '#messages/plans'
import { terms } from '#messages/terms'
import { isUpgrade } from '#shared/game/cards/catalog/kinds'
import { type AnswerClause, recordOf } from '#shared/game/engine/asks'
import { COMMAND_WAYS, wayOf } from '#shared/game/engine/commands'
import type { NavigateUse, Option } from '#shared/game/engine/decision'
import {
  COMMANDS,
  type Command,
  type DefenseKind,
  DIE_COLORS,
  type DieColor,
  HULL_ZONES,
  type HullZone,
  type Point,
  type UnitId,
} from '#shared/game/engine/state'
import { cardIn, instanceOf, zoneToTell } from '#shared/messages/piece-ids'
import { millimetres } from '#shared/messages/place-words'
import { type Sentence, say, unit } from '#shared/messages/sentence'
import type { ScriptLine } from '#shared/play/orders/plan'
import type { GameView } from '#shared/play/view/game-view'
import { tokenIn } from '#web/words/lent-token'
import { isOnTable, optionOf } from './line'

/** What a clause needs of the table; `options`: of the question that a line answers, if it is open. */
export interface Scene {
  view: GameView
  options?: readonly Option[]
  /** Where squadrons stand by then. */
  stands: Readonly<Record<UnitId, Point>>
}

const commandOf = (word: string | undefined): Command | undefined => COMMANDS.find((each) => each === word)
const zoneOf = (word: string | undefined): HullZone | undefined => HULL_ZONES.find((each) => each === word)
const colorOf = (word: string | undefined): DieColor | undefined => DIE_COLORS.find((each) => each === word)
const meansOf = (word: string | undefined) => wayOf(COMMAND_WAYS.find((way) => way === word) ?? 'dial')

/** `front>cr90-1.left`, `>tie-2`: from where, at whom, and which zone of it. */
export function targetOf(option: string): { from?: HullZone; defender: UnitId; zone?: HullZone } | undefined {
  const [from, target] = option.includes('>') ? option.split('>') : [undefined, option]
  if (target === undefined || target === '') return undefined
  const [defender = '', zone] = target.split('.')
  const [own, theirs] = [zoneOf(from), zoneOf(zone)]
  return { defender, ...(own && { from: own }), ...(theirs && { zone: theirs }) }
}

/** `dial:+1:y2`, `both:0:y1:t2` */
function navigateOf(option: string): NavigateUse | undefined {
  const [by, change, ...yaws] = option.split(':')
  const speed = ([-2, -1, 0, 1, 2] as const).find((n) => n === Number(change))
  if (speed === undefined || by === 'none') return undefined
  const [yaw, secondYaw, tokenYaw] = yaws.map((word) => Number(word.slice(1)))
  return { ...meansOf(by), speed, ...(yaw && { yaw }), ...(secondYaw && { secondYaw }), ...(tokenYaw && { tokenYaw }) }
}

/** What a line is about: a unit, or a card and who bears it. */
function aboutOf({ view }: Scene, subject: string): Sentence {
  if (isOnTable(view, subject)) return [unit(subject)]
  const { card, on } = instanceOf(subject)
  const named = card === undefined ? subject : terms.card(card)
  return on === undefined || !isOnTable(view, on) ? say`${named}` : say`${named} (${unit(on)})`
}

/** Any option by its name. */
function nameOf({ view, options }: Scene, id: string, subject: string): string {
  if (id === 'none' || id === 'pass' || id === 'done') return words.nothing
  const option = options?.find((each) => each.id === id)
  const token = option?.token?.kind ?? tokenIn(view, subject, id)?.kind
  if (token !== undefined) return terms.defense[token]
  if (isUpgrade(id)) return terms.card(id)
  const source = option?.source ?? (view.cards[id] ? id : undefined)
  if (source !== undefined) return terms.card(view.cards[source]?.card ?? cardIn(source))
  const zone = zoneOf(id)
  const color = colorOf(id)
  const command = commandOf(id)
  if (zone !== undefined) return terms.zones[zone]
  if (color !== undefined) return terms.colors[color]
  if (command !== undefined) return terms.commands[command]
  const die = dieText(view, id)
  return die ?? id
}

function dieText(view: GameView, id: string): string | undefined {
  const attack = view.now.findLast((frame) => frame.kind === 'attack')
  const die = attack?.kind === 'attack' ? attack.pool.find((each) => each.id === id) : undefined
  return die?.face && terms.die({ color: die.color, face: die.face })
}

function repairOf(option: string): string | undefined {
  const [what, a, b] = option.split(':')
  const [zone, to] = [zoneOf(a), zoneOf(b)]
  if (what === 'recover' && zone) return words.recovers(zone)
  if (what === 'move' && zone && to) return words.movesShield(zone, to)
  return what === 'discard' ? words.discardsCard : undefined
}

function attackOf(attacker: UnitId, option: string): Sentence {
  const target = targetOf(option)
  if (option === 'none' || target === undefined) return words.noAttack(attacker)
  return words.attack(attacker, target.from, target.defender, zoneToTell(target.defender, target.zone))
}

/** The defense token that an accuracy would lock; that of the attack which goes on, if the question is not open. */
function lockedBy({ view, options }: Scene, option: string, token: string | undefined): DefenseKind | undefined {
  const attack = view.now.findLast((frame) => frame.kind === 'attack')
  const defender = attack?.kind === 'attack' ? attack.defender : ''
  const tokens = (view.ships[defender] ?? view.squadrons[defender])?.defense ?? []
  return options?.find(({ id }) => id === option)?.accuracy?.kind ?? tokens.find(({ id }) => id === token)?.kind
}

function ofDice(scene: Scene, option: string): Sentence | undefined {
  const [what, a, b] = option.split(':')
  if (what === 'remove') return words.removes(colorOf(a) ?? 'red')
  if (what === 'accuracy') return words.locks(lockedBy(scene, option, b))
  if (what === 'fire') return words.fire(a === 'token' ? undefined : colorOf(b ?? a))
  if (what === 'swarm' || what === 'adept' || dieText(scene.view, option)) return words.rerolls
  return what === 'done' || what === 'none' ? words.doneDice : undefined
}

type ClauseWriter = (scene: Scene, line: ScriptLine, option: string) => Sentence | undefined

const SAYS: Record<AnswerClause, ClauseWriter> = {
  act: (_scene, { subject }, option) => (option === 'none' ? words.idle(subject) : attackOf(subject, option)),
  activation: ({ view }, _line, option) => (isOnTable(view, option) ? words.activate(option) : undefined),
  attack: (_scene, { subject }, option) => attackOf(subject, option),
  command(_scene, { subject }, option) {
    const [what, by] = option.split(':')
    const command = commandOf(what)
    return command ? words.command(subject, command, meansOf(by)) : words.noCommand(subject)
  },
  counter: (_scene, { subject }, option) => (option.startsWith('counter') ? words.counter(subject) : undefined),
  critical(scene, { subject }, option) {
    if (option === 'none') return words.critical(undefined)
    return words.critical(option === 'standard' ? words.standardCritical : nameOf(scene, option, subject))
  },
  dial(_scene, { subject }, option) {
    const [what] = option.split(':')
    if (what === 'keep') return words.keep(subject)
    return what === 'token' ? words.token(subject) : words.raid(subject)
  },
  dice: (scene, _line, option) => ofDice(scene, option),
  discard(_scene, { subject }, option) {
    const command = commandOf(option.split(':')[0])
    return command && words.discard(subject, command)
  },
  navigate(_scene, { subject }, option) {
    const use = navigateOf(option)
    return use && words.navigate(subject, use)
  },
  repair: (_scene, line) => repairClause(line.subject, [line]) ?? [],
  squadron: (_scene, _line, option) =>
    option === 'done' ? words.noSquadron : words.squadron(option.split('>')[0] ?? option),
}

function byOption(scene: Scene, line: ScriptLine, option: string): Sentence {
  const says = recordOf(line.ask)?.says
  const told = says && SAYS[says](scene, line, option)
  if (told) return told
  const about = aboutOf(scene, line.subject)
  const behind = isOnTable(scene.view, option) ? [unit(option)] : nameOf(scene, option, line.subject)
  return say`${about}: ${behind}`
}

/** One line as a clause of a sentence. */
export function clauseOf(scene: Scene, line: ScriptLine): Sentence {
  const { subject, choose } = line
  if (choose === undefined) return words.dice(line.by)
  if ('option' in choose) return byOption(scene, line, choose.option)
  if ('clicks' in choose) return words.course(subject, choose.clicks)
  if ('places' in choose) {
    return words.places(
      choose.places.map(({ squadron }) => squadron),
      subject,
    )
  }
  if ('to' in choose) {
    const from = scene.stands[subject]
    return from === undefined ? words.squadron(subject) : words.moves(subject, millimetres(from, choose.to))
  }
  if ('pose' in choose) return words.put(subject, choose.speed)
  const about = aboutOf(scene, subject)
  if (!('options' in choose)) return words.other(about, words.yes)
  const names = choose.options.map((id) => nameOf(scene, id, subject))
  return words.other(about, names.length === 0 ? words.nothing : terms.listed(names))
}

/** Effects of one repair together. */
export function repairClause(ship: UnitId, lines: readonly ScriptLine[]): Sentence | undefined {
  const effects = lines.flatMap((line) => repairOf(optionOf(line) ?? '') ?? [])
  return effects.length === 0 ? undefined : words.repair(ship, effects)
}
