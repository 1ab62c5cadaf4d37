import type { AttackFrame } from '#shared/game/engine/attack-frames'
import { ONLY_ZONE } from '#shared/game/engine/attackable'
import type { NewFrame } from '#shared/game/engine/frame'
import {
  type DefenseToken,
  type Die,
  type DieColor,
  type DieFace,
  type GameState,
  HULL_ZONES,
  type HullZone,
  type Seat,
} from '#shared/game/engine/state'
import { obstacleKind } from '#shared/messages/piece-ids'
import { attackIn, dieWords, placeWords, tokenWords } from './case-deeds'
import type { SeenAttack } from './case-format-answer'
import type { CaseAttack } from './case-format-table'
import { differences, sameSet } from './case-match'
import { sightBetween } from './case-measure-attack'

/** `ship.rear`, a squadron or an obstacle. */
function party(place: string): { unit: string; zone?: HullZone } {
  const [unit = '', said] = place.split('.')
  const zone = HULL_ZONES.find((each) => each === said)
  if (obstacleKind(unit) !== undefined) return { unit, zone: ONLY_ZONE }
  return zone ? { unit, zone } : { unit }
}

function unitOf(state: GameState, id: string): { seat: Seat; defense: readonly DefenseToken[] } {
  const unit = state.ships[id] ?? state.squadrons[id]
  if (!unit) throw new Error(`there is no "${id}" to attack or to be attacked`)
  return unit
}

function tokensNamed(state: GameState, id: string, stated: readonly string[]): DefenseToken[] {
  const left = [...unitOf(state, id).defense]
  return stated.map((words) => {
    const at = left.findIndex((token) => tokenWords(token) === words)
    const [token] = at < 0 ? [] : left.splice(at, 1)
    if (!token) throw new Error(`${id} has no "${words}"`)
    return token
  })
}

const dieOf = (words: string, i: number): Die => {
  const [color, ...face] = words.split(' ')
  const rolled = face.length > 0 ? { face: face.join('-') as DieFace } : {}
  return { id: `d${i + 1}`, color: color as DieColor, ...rolled }
}

/** The frame of an attack in the middle of which a case begins. */
export function attackFrame(stated: CaseAttack, state: GameState): NewFrame {
  const { by, from, at, step = 'modify', locked = [], spent = [], critical } = stated
  const { unit: defender, zone } = party(at)
  const seen = sightBetween(state, from ? `${by}.${from}` : by, at)
  // All dice of a squadron reach, and its range is a distance (R6.11, R6.44).
  const range = stated.range ?? (from ? seen.range.band : 'close')
  if (!range) throw new Error(`${at} is out of range of ${by}`)
  const obstructedBy = stated.obstructedBy ?? [...seen.obstructedBy]
  const pool = (stated.pool ?? []).map(dieOf)
  const { seat } = unitOf(state, by)
  const frame: Omit<AttackFrame, 'id' | 'answered'> = {
    kind: 'attack',
    step,
    seat,
    attacker: by,
    ...(from && { zone: from }),
    defender,
    ...(zone && { defendingZone: zone }),
    range,
    obstructedBy,
    pool,
    nextDie: pool.length + 1,
    toRemove: (step === 'gather' || step === 'before-roll') && obstructedBy.length > 0 ? 1 : 0,
    used: [],
    locked: tokensNamed(state, defender, locked).map(({ id }) => id),
    spent: tokensNamed(state, defender, spent).map(({ id, kind }) => ({ token: id, kind })),
    redirects: (stated.redirects ?? []).map((each) => ({ zone: each })),
    ...(critical !== undefined && { critical }),
    ...(stated.manner && { manner: stated.manner }),
    earlier: [...(stated.earlier ?? [])],
  }
  return frame
}

/** How the attack that is going on differs from what is stated of it. */
export function attackDifferences(stated: SeenAttack, state: GameState): string[] {
  const attack = attackIn(state)
  if (stated === 'none') return attack ? ['attack: one is going on'] : []
  if (!attack) return ['attack: none is going on']
  const { pool, locked, ...plain } = stated
  const kinds = new Map(
    (state.ships[attack.defender] ?? state.squadrons[attack.defender])?.defense.map((t) => [t.id, t]),
  )
  const actual = {
    by: attack.attacker,
    from: attack.zone,
    at: placeWords(attack),
    range: attack.range,
    obstructedBy: attack.obstructedBy,
    spent: attack.spent.map(({ kind }) => kind),
    redirects: attack.redirects.map(({ zone }) => zone),
    critical: attack.critical,
    total: attack.total,
    earlier: attack.earlier,
    manner: attack.manner,
  }
  const lockedNow = attack.locked.map((id) => {
    const token = kinds.get(id)
    return token ? tokenWords(token) : id
  })
  return [
    ...differences(plain, actual, 'attack'),
    ...(pool ? sameSet(pool, attack.pool.map(dieWords), 'attack.pool') : []),
    ...(locked ? sameSet(locked, lockedNow, 'attack.locked') : []),
  ]
}
