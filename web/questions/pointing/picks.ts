import type { DecisionRequest, Option, RefusalCode, Target } from '#shared/game/engine/decision'
import { HULL_ZONES, type HullZone, type UnitId } from '#shared/game/engine/state'
import { zoneToTell } from '#shared/messages/piece-ids'
import type { GameView } from '#shared/play/view/game-view'
import { byTelling } from '#web/questions/attack/telling'

/** A target or zone on the table that answers the open question, or that a player may expect and that does not. */
export interface Pick {
  /** Of the option, or of the impossible one. */
  id: string
  unit: UnitId
  /** Absent for a squadron and an obstacle. */
  zone?: HullZone
  target?: Target
  repair?: NonNullable<Option['repair']>
  /** Why not. */
  code?: RefusalCode
  /** Card instances that forbid it. */
  forbiddenBy?: string[]
}

export interface Picks {
  kind: 'targets' | 'zones' | 'repairs'
  /** Several may be chosen. */
  many: boolean
  picks: Pick[]
}

const asZone = (id: string): HullZone | undefined => HULL_ZONES.find((zone) => zone === id)

function ofTarget({ id, target }: { id: string; target: Target }): Pick {
  const zone = zoneToTell(target.defender, target.defendingZone)
  return { id, unit: target.defender, target, ...(zone && { zone }) }
}

const hasTarget = <T extends { target?: Target }>(option: T): option is T & { target: Target } =>
  option.target !== undefined

function targetsOf(request: DecisionRequest, options: readonly Option[]): Picks | undefined {
  const impossible = request.kind === 'option' ? (request.impossible ?? []).filter(hasTarget) : []
  const picks = [
    ...options.filter(hasTarget).map(ofTarget),
    ...impossible.map(({ id, target, code, forbiddenBy }) => ({
      ...ofTarget({ id, target }),
      code,
      ...(forbiddenBy && { forbiddenBy }),
    })),
  ]
  return picks.length > 0 ? { kind: 'targets', many: false, picks } : undefined
}

function repairsOf({ subject }: DecisionRequest, options: readonly Option[]): Picks | undefined {
  const picks = options.flatMap(({ id, repair }): Pick[] => {
    const zone = repair?.recover ?? repair?.from
    return repair && zone ? [{ id, unit: subject, zone, repair }] : []
  })
  return picks.length > 0 ? { kind: 'repairs', many: false, picks } : undefined
}

/** What becomes of the shields by a repair that was drafted, from its id: it may no longer be among the open ones (R7.10). */
export interface Shift {
  id: string
  /** Absent where a shield is recovered. */
  from?: HullZone
  to: HullZone
}
export function shiftOf(id: string): Shift | undefined {
  const [what, a = '', b = ''] = id.split(':')
  const [from, to] = what === 'move' ? [asZone(a), asZone(b)] : [undefined, what === 'recover' ? asZone(a) : undefined]
  return to && { id, to, ...(from && { from }) }
}

/** Hull zones of one ship; a damage card that asks is named by its ship and slot, `victory-1#2`. */
function zonesOf(request: DecisionRequest, options: readonly Option[], view: GameView): Picks | undefined {
  const unit = request.subject.split('#')[0] ?? request.subject
  if (view.ships[unit] === undefined) return undefined
  const picks = options.flatMap(({ id }): Pick[] => {
    const zone = asZone(id)
    return zone ? [{ id, unit, zone }] : []
  })
  return picks.length > 0 ? { kind: 'zones', many: request.kind === 'options', picks } : undefined
}

const optionsOf = (request: DecisionRequest): readonly Option[] =>
  request.kind === 'option' || request.kind === 'options' ? request.options : []

/** The picks that answer the viewer's open question; `drafted` goes before it. */
export function picksOf(view: GameView, drafted: readonly Option[] | undefined): Picks | undefined {
  const request = view.requests[0]
  if (request === undefined) return undefined
  const options = drafted ?? optionsOf(request)
  return targetsOf(request, options) ?? repairsOf(request, options) ?? zonesOf(request, options, view)
}

/** Dice are worth about as much as their icons: a black one most. */
const WORTH = { red: 0.75, blue: 0.75, black: 1 } as const
const worth = ({ dice, removed }: Target): number =>
  dice.red * WORTH.red + dice.blue * WORTH.blue + dice.black * WORTH.black - removed * WORTH.blue

/** The better target first; of two impossible ones the one that says more. */
export function byPromise(p: Pick, q: Pick): number {
  if (!p.target || !q.target) return 0
  if (p.code === undefined || q.code === undefined) return worth(q.target) - worth(p.target)
  return byTelling(p.code, q.code) || p.target.length - q.target.length
}
