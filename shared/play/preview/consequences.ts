import type { DecisionRequest, Option } from '#shared/game/engine/decision'
import type { EventOf, GameEvent } from '#shared/game/engine/event'
import type { DieColor, Seat, UnitId } from '#shared/game/engine/state'

/** One thing that follows from an answer, in the order in which the engine brings it about. */
export type Happening =
  /** Certain, as far as its reader can know. */
  | { kind: 'event'; event: GameEvent }
  /** Dice are thrown; what they show nobody knows. */
  | { kind: 'dice'; source: string; colors: DieColor[] }
  /** Somebody is asked something; what follows does not hang on what is answered. */
  | { kind: 'asked'; request: DecisionRequest }
  /** Damage on a hull zone that its owner chooses. */
  | { kind: 'damage'; unit: UnitId; points: number; seat: Seat }
  /** Of ships equally near one is chosen, which gets a card (R10.19). */
  | { kind: 'tie'; ship: UnitId; ships: UnitId[]; seat: Seat }
  /** An effect that its player may use or let pass, and what it would do. */
  | { kind: 'may'; seat: Seat; option: Option; does: readonly Happening[] }
  /** What comes only if that effect, which its player may use, is not used. */
  | { kind: 'unless'; seat: Seat; option: Option; does: readonly Happening[] }
  /** An effect that acts if its player begins it first, and not in the order that is told, and what it would do. */
  | { kind: 'instead'; option: Option; does: readonly Happening[] }

/** What an answer leads to as far as its player can know, until what it answers is over. */
export interface Consequences {
  /** The move itself is not among it. */
  happens: readonly Happening[]
  /** Units that are not lost for certain, but may be, by dice or by what somebody chooses. */
  endangered: readonly UnitId[]
  /** `unknown`: something that nobody knows yet, or an answer without limits, decides what else follows. */
  end: 'whole' | 'unknown'
}

/** Nothing follows but the move itself: the only ground for saying so. */
export const isQuiet = ({ happens, end }: Consequences): boolean => happens.length === 0 && end === 'whole'

/** What tells that something moves, and how, is no consequence of it. */
const OF_THE_MOVE: ReadonlySet<GameEvent['type']> = new Set([
  'courseSet',
  'navigated',
  'dialSpent',
  'tokenSpent',
  'speedChanged',
  'squadronMoved',
  'shipDeployed',
  'squadronDeployed',
  'obstaclePlaced',
  'objectiveTokenPlaced',
  'squadronsPlaced',
  'drawn',
])

/** Whether an event is one of the move itself; a ship that had no room moved otherwise than it was meant to. */
export const isOfTheMove = (event: GameEvent): boolean =>
  event.type === 'moved' ? event.tried.length === 0 : OF_THE_MOVE.has(event.type)

/** How a move looks to a seat: marks on the table show it by their shape. */
export type Tone = 'none' | 'harm' | 'gain' | 'both'

const HARMS = {
  damageDealt: ({ ship }) => ship,
  damageWithoutCard: ({ ship }) => ship,
  shieldsLost: ({ ship }) => ship,
  hullLost: ({ squadron }) => squadron,
  destroyed: ({ unit }) => unit,
  defenseDiscarded: ({ unit }) => unit,
  defenseExhausted: ({ unit }) => unit,
  dialLost: ({ ship }) => ship,
  raidTokenGained: ({ ship }) => ship,
} satisfies { [K in GameEvent['type']]?: (event: EventOf<K>) => UnitId }
const GAINS = {
  damageDiscarded: ({ ship }) => ship,
  hullRecovered: ({ squadron }) => squadron,
  shieldRecovered: ({ ship }) => ship,
  tokenGained: ({ ship }) => ship,
  granted: ({ unit }) => unit,
} satisfies { [K in GameEvent['type']]?: (event: EventOf<K>) => UnitId }

const unitIn = (table: object, event: GameEvent): UnitId | undefined =>
  (table as Record<string, ((event: GameEvent) => UnitId) | undefined>)[event.type]?.(event)

/** Whether it is bad, or good, for the mover. */
const harms = (mover: UnitId, happening: Happening): boolean => {
  switch (happening.kind) {
    case 'event':
      return unitIn(HARMS, happening.event) === mover
    case 'damage':
      return happening.unit === mover
    case 'tie':
      return true
    case 'instead':
    case 'unless':
      return happening.does.some((does) => harms(mover, does))
    default:
      return false
  }
}
const helps = (mover: UnitId, seat: Seat, happening: Happening): boolean => {
  if (happening.kind === 'may')
    return happening.seat === seat && happening.does.some((does) => helps(mover, seat, does))
  if (happening.kind !== 'event') return false
  const { event } = happening
  return event.type === 'victoryTokensGained' ? event.seat === seat : unitIn(GAINS, event) === mover
}

export function toneOf({ happens, endangered }: Consequences, mover: UnitId, seat: Seat): Tone {
  const harm = endangered.includes(mover) || happens.some((happening) => harms(mover, happening))
  const gain = happens.some((happening) => helps(mover, seat, happening))
  if (harm) return gain ? 'both' : 'harm'
  return gain ? 'gain' : 'none'
}

/** Pieces on the table whose effects act: obstacles and tokens. */
export function actingIn(happens: readonly Happening[]): string[] {
  const found = happens.flatMap((happening) => {
    if (happening.kind === 'unless') return actingIn(happening.does)
    if (happening.kind === 'may' || happening.kind === 'instead')
      return [happening.option.source ?? '', ...actingIn(happening.does)]
    if (happening.kind !== 'event') return []
    const { event } = happening
    if (event.type === 'effectUsed') return [event.source]
    return event.type === 'objectiveTokenRemoved' ? [event.token] : []
  })
  return [...new Set(found)]
}
