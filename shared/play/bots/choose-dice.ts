import { countsToken } from '#shared/game/engine/commands'
import type { Choice, Option } from '#shared/game/engine/decision'
import type { FrameOf } from '#shared/game/engine/frame'
import type { DefenseKind } from '#shared/game/engine/state'
import { rerollOptions, withAddedDie } from '#shared/game/odds/attack-odds'
import { afterTokens, lockOptions, type TokenSet } from '#shared/game/odds/defense-odds'
import { type Judge, mean } from '#shared/game/odds/pool-odds'
import { contextOf, helpingZones } from '#shared/play/view/counting'
import type { GameView } from '#shared/play/view/game-view'
import type { AnswerContext, AnswerContextFor } from './bot'
import { attackIn, worthOnObstacle, worthOnShip, worthOnSquadron } from './choose-attack'
import { best, roundsLeft } from './worth'

/** The attacker's dice: rerolls and further dice first, accuracy last, when nothing rolls any more (R6.18-22, R7.20). */

/** Damage that a token of Concentrate Fire must bring before it is spent. */
const TOKEN_WORTH = 0.6
/** Fleet points that a locked token must save. */
const LOCK_WORTH = 0.05

function judgeOf(view: GameView, attack: FrameOf<'attack'>): Judge {
  const context = contextOf(view, attack)
  return (pool) => afterTokens(pool, [], context)
}

export function chooseModification({ view, request }: AnswerContextFor<'option'>): string {
  const attack = attackIn(view)
  const done = request.options.some(({ id }) => id === 'done') ? 'done' : undefined
  if (!attack) return done ?? request.options[0]?.id ?? 'done'
  const { options } = request
  return (
    keywordReroll(view, attack, options) ??
    concentrateFire(view, attack, options) ??
    accuracy(view, attack, options) ??
    done ??
    options[0]?.id ??
    'done'
  )
}

/** A keyword's reroll costs nothing: rerolls any die below its mean (R11.29). */
function keywordReroll(view: GameView, attack: FrameOf<'attack'>, options: readonly Option[]): string | undefined {
  const gains = gainsOf(view, attack)
  const rerolls = options.filter(({ keyword }) => keyword)
  const gain = ({ keyword }: Option): number =>
    keyword?.die === undefined ? Math.max(0, ...gains.values()) : (gains.get(keyword.die) ?? 0)
  const found = best(rerolls, gain)
  return found && gain(found) > 0.05 ? found.id : undefined
}

/** Mean damage that rolling each die again would bring; an accuracy icon that would lock something is kept. */
export function gainsOf(view: GameView, attack: FrameOf<'attack'>): Map<string, number> {
  const locks = locksOf(view, attack)[0]?.saved ?? 0
  const gains = rerollOptions(attack.pool, judgeOf(view, attack)).flatMap(({ die, gain }) => {
    const rolled = attack.pool[die]
    if (!rolled) return []
    const kept = rolled.face === 'accuracy' && locks > LOCK_WORTH ? 1 : 0
    return [[rolled.id, gain - kept] as const]
  })
  return new Map(gains)
}

function concentrateFire(view: GameView, attack: FrameOf<'attack'>, options: readonly Option[]): string | undefined {
  const judge = judgeOf(view, attack)
  const gains = gainsOf(view, attack)
  const reroll = Math.max(0, ...gains.values())
  const tokenWorth = roundsLeft(view) === 0 ? 0.2 : TOKEN_WORTH
  const now = mean(judge(attack.pool).damage)
  const gain = ({ use }: Option): number => {
    if (use?.command !== 'concentrate-fire') return 0
    const added = use.color ? mean(judge(withAddedDie(attack.pool, use.color)).damage) - now : 0
    if (!countsToken(use)) return added
    // Dial and token: the reroll comes afterwards.
    const rerolled = use.dial ? reroll : use.die === undefined ? 0 : (gains.get(use.die) ?? 0)
    return added + rerolled - (use.token ? tokenWorth : 0)
  }
  const found = best(
    options.filter(({ use }) => use),
    gain,
  )
  return found && gain(found) > 0 ? found.id : undefined
}

function accuracy(view: GameView, attack: FrameOf<'attack'>, options: readonly Option[]): string | undefined {
  const [lock] = locksOf(view, attack)
  if (!lock || lock.saved <= LOCK_WORTH) return undefined
  return options.find(({ accuracy }) => accuracy && lock.locked.includes(accuracy.kind))?.id
}

/** What accuracy icons could lock, by what it saves the attacker in fleet points. */
function locksOf(view: GameView, attack: FrameOf<'attack'>) {
  const { pool } = attack
  const icons = pool.filter(({ face }) => face === 'accuracy').length
  const usable = usableKinds(view, attack)
  if (icons === 0 || usable.length === 0) return []
  return lockOptions(pool, usable, icons, contextOf(view, attack), (set) => worthAfter(view, attack, set))
}

function usableKinds(view: GameView, { defender, locked }: FrameOf<'attack'>): DefenseKind[] {
  const unit = view.ships[defender] ?? view.squadrons[defender]
  if (!unit || view.ships[defender]?.dialSpeed === 0) return []
  const own = unit.defense.filter(({ id }) => !locked.includes(id))
  const lent = (unit.values.lenders ?? []).flatMap((id) => (view.ships[id] ?? view.squadrons[id])?.defense ?? [])
  return [...own, ...lent].map(({ kind }) => kind)
}

/** What the attack is worth once these tokens are spent. */
export function worthAfter(view: GameView, attack: FrameOf<'attack'>, { tokens, odds }: TokenSet): number {
  const { defender, defendingZone } = attack
  const ship = view.ships[defender]
  if (view.obstacles[defender]) return worthOnObstacle(odds, view, defender)
  if (!ship || !defendingZone) return worthOnSquadron(odds, view, defender)
  const redirect = tokens.includes('redirect') ? helpingZones(view, attack).shields : 0
  // Redirected damage costs shields that may not be needed.
  const spared = Math.min(redirect, Math.max(0, mean(odds.damage) - ship.shields[defendingZone]))
  return worthOnShip(odds, ship, defendingZone, redirect) - 0.3 * spared
}

/** Which die is rolled again, by Concentrate Fire or a keyword, if one is worth it. */
export function chooseReroll({ view, request }: AnswerContext): Choice | undefined {
  const attack = attackIn(view)
  if (!attack) return undefined
  const gains = gainsOf(view, attack)
  if (request.kind === 'options') {
    const wanted = request.options.filter(({ id }) => (gains.get(id) ?? 0) > 0.05).map(({ id }) => id)
    const left = request.options.map(({ id }) => id).filter((id) => !wanted.includes(id))
    return { options: [...wanted, ...left].slice(0, Math.max(request.min, Math.min(request.max, wanted.length))) }
  }
  if (request.kind !== 'option') return undefined
  const found = best(request.options, ({ id }) => gains.get(id) ?? 0)
  const none = request.options.find(({ id }) => id === 'none')
  const option = found && (gains.get(found.id) ?? 0) > 0.05 ? found : (none ?? found)
  return option && { option: option.id }
}
