import { ONLY_ZONE } from '#shared/game/engine/attackable'
import { raisedBy } from '#shared/game/engine/commands'
import type { DecisionRequest, ImpossibleOption, NavigateUse, Option, Target } from '#shared/game/engine/decision'
import type { FrameOf } from '#shared/game/engine/frame'
import type { DefenseToken, Die, GameState, HullZone } from '#shared/game/engine/state'
import { obstacleKind, zoneToTell } from '#shared/messages/piece-ids'
import type { CaseDeed, CaseNavigate, OfferedOption } from './case-format-answer'
import { differences, sameSet } from './case-match'

/** A question and the table it is asked at. */
export interface Asking {
  request: DecisionRequest | undefined
  state: GameState
}
type Listed = Option | ImpossibleOption

export const attackIn = (state: GameState): FrameOf<'attack'> | undefined =>
  state.stack.findLast((frame) => frame.kind === 'attack')

/** `red double hit`; a die that is not rolled yet is `red`. */
export const dieWords = ({ color, face }: Pick<Die, 'color' | 'face'>): string =>
  face === undefined ? color : `${color} ${face.replace('-', ' ')}`

export const tokenWords = (token: DefenseToken): string => (token.exhausted ? `${token.kind} exhausted` : token.kind)

const navigateUse = (stated: CaseNavigate): NavigateUse => ({
  dial: stated.dial ?? false,
  token: stated.token ?? false,
  speed: (stated.speed ?? 0) as NavigateUse['speed'],
  ...(stated.yaw === undefined ? {} : { yaw: stated.yaw }),
  ...(stated.secondYaw === undefined ? {} : { secondYaw: stated.secondYaw }),
})
const sameNavigate = (a: NavigateUse, b: NavigateUse): boolean =>
  a.dial === b.dial &&
  a.token === b.token &&
  a.asToken === b.asToken &&
  a.speed === b.speed &&
  `${raisedBy(a)}` === `${raisedBy(b)}`

/** Defense tokens of the unit a question is about: of a ship also if it is about one of its cards. */
function tokenOf(id: string, { request, state }: Asking, unit = request?.subject.split('#')[0] ?? ''): string {
  const tokens = (state.ships[unit] ?? state.squadrons[unit])?.defense ?? []
  const token = tokens.find((each) => each.id === id)
  return token ? tokenWords(token) : ''
}
const dieOf = (id: string, { state }: Asking): string => {
  const found = attackIn(state)?.pool.find((each) => each.id === id)
  return found ? dieWords(found) : ''
}

/** Ids of dice of the pool; of several that look the same the first ones. */
export function diceNamed(stated: readonly string[], state: GameState): string[] {
  const left = [...(attackIn(state)?.pool ?? [])]
  return stated.map((words) => {
    const at = left.findIndex((each) => dieWords(each) === words)
    const [found] = at < 0 ? [] : left.splice(at, 1)
    return found?.id ?? `not-in-the-pool:${words}`
  })
}

export function placeWords({ defender, defendingZone }: { defender: string; defendingZone?: HullZone }): string {
  const zone = zoneToTell(defender, defendingZone)
  return zone === undefined ? defender : `${defender}.${zone}`
}

/** An obstacle has one hull zone, of which nobody speaks. */
const placeId = (at: string): string => (obstacleKind(at) === undefined ? at : `${at}.${ONLY_ZONE}`)
const attackId = (from: string | undefined, at: string): string => (from ? `${from}>${placeId(at)}` : placeId(at))

type Deed = { [K in keyof Required<CaseDeed>]: NonNullable<CaseDeed[K]> }

/** Whether an option does the stated thing. */
const DOES: { [K in keyof Deed]: (option: Listed, stated: Deed[K], asking: Asking) => boolean } = {
  navigate: (option, stated) =>
    'navigate' in option && option.navigate !== undefined && sameNavigate(option.navigate, navigateUse(stated)),
  attack: ({ id, target }, { from, at }) =>
    target ? target.zone === from && placeWords(target) === at : id === attackId(from, at),
  accuracy: (option, { die, lock }, asking) =>
    'accuracy' in option &&
    option.accuracy !== undefined &&
    (die === undefined || dieOf(option.accuracy.die, asking) === die) &&
    tokenOf(option.accuracy.token, asking, attackIn(asking.state)?.defender) === lock,
  fire: (option, { dial = false, token = false, add, reroll }, asking) =>
    'use' in option &&
    option.use?.command === 'concentrate-fire' &&
    option.use.dial === dial &&
    option.use.token === token &&
    option.use.asToken === undefined &&
    option.use.color === add &&
    (option.use.die === undefined ? undefined : dieOf(option.use.die, asking)) === reroll,
  spend: (option, stated, asking) => option.token !== undefined && tokenOf(option.id, asking) === stated,
  choose: (option, stated, asking) =>
    tokenOf(option.id, asking, 'tokenOf' in option ? option.tokenOf : undefined) === stated,
  die: ({ id }, stated, asking) => dieOf(id, asking) === stated,
  remove: ({ id }, stated) => id === stated || id === `remove:${stated}`,
  activate: ({ id }, stated) => id === (typeof stated === 'string' ? stated : `${stated.squadron}>${stated.by}`),
  keyword: (option, { keyword, die, raid }, asking) =>
    'keyword' in option &&
    option.keyword?.keyword === keyword &&
    option.keyword.raid === raid &&
    (option.keyword.die === undefined ? undefined : dieOf(option.keyword.die, asking)) === die,
  points: ({ id }, stated) => id === `${stated}`,
  repair: (option, { recover, move, discard, cost }) => {
    const effect = 'repair' in option ? option.repair : undefined
    if (!effect || (cost !== undefined && effect.cost !== cost)) return false
    if (recover) return effect.recover === recover
    if (move) return effect.from === move[0] && effect.to === move[1]
    return discard !== undefined && (effect.slot === discard || effect.card === discard)
  },
  resolve: (option, { command, dial = false, token = false, points }) =>
    'use' in option &&
    option.use?.command === command &&
    option.use.color === undefined &&
    option.use.die === undefined &&
    option.use.dial === dial &&
    option.use.token === token &&
    option.use.asToken === undefined &&
    (points === undefined || option.points === points),
}
const DEEDS = Object.keys(DOES) as (keyof Deed)[]

/** What a case says of one option: by id, by what it does, or Navigate without more words. */
export function isOption(option: Listed, stated: OfferedOption, asking: Asking): boolean {
  if (typeof stated === 'string') return option.id === stated
  const deeds = DEEDS.filter((deed) => deed in stated)
  if (deeds.length === 0) return DOES.navigate(option, stated as CaseNavigate, asking)
  return deeds.every((deed) => {
    const does: (option: Listed, stated: never, asking: Asking) => boolean = DOES[deed]
    return does(option, (stated as CaseDeed)[deed] as never, asking)
  })
}

/** How what was measured of a target differs from what is stated of it. */
export function targetDifferences(
  { from: _from, at: _at, mm, dice, obstructedBy, ...facts }: NonNullable<CaseDeed['attack']>,
  target: Target | undefined,
  where: string,
): string[] {
  const stated = [mm, dice, obstructedBy, ...Object.values(facts)].some((fact) => fact !== undefined)
  if (!target) return stated ? [`${where}: has nothing measured`] : []
  const { range = 'beyond', removed, through } = target
  return [
    ...differences(facts, { range, removed, through, manner: target.manner }, where),
    ...(mm === undefined ? [] : differences(mm, target.length / 1000, `${where}, mm`)),
    ...(dice ? differences({ red: 0, blue: 0, black: 0, ...dice }, target.dice, `${where}, dice`) : []),
    ...(obstructedBy ? sameSet(obstructedBy, target.obstructedBy, `${where}, obstructed by`) : []),
  ]
}

/** The id a case means, offered or shown as impossible; an id that does not exist if it is neither. */
export function optionId(stated: CaseDeed, asking: Asking): string {
  const { request, state } = asking
  const listed = request && 'options' in request ? [...request.options, ...impossibleIn(request)] : []
  const found = listed.find((option) => isOption(option, stated, asking))
  if (found) return found.id
  if (stated.attack) return attackId(stated.attack.from, stated.attack.at)
  const unit = request?.subject ?? ''
  const token = (state.ships[unit] ?? state.squadrons[unit])?.defense.find((t) => tokenWords(t) === stated.spend)
  return token?.id ?? `not-offered:${Object.keys(stated).join(':')}`
}

export const impossibleIn = (request: DecisionRequest): readonly ImpossibleOption[] =>
  request.kind === 'option' ? (request.impossible ?? []) : []

/** The words by which an answer says what it does, if it does. */
export function deedOf(answer: CaseDeed): CaseDeed | undefined {
  const said = DEEDS.filter((deed) => answer[deed] !== undefined).map((deed) => [deed, answer[deed]])
  return said.length > 0 ? Object.fromEntries(said) : undefined
}
