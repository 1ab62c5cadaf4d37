import type { Pose, Seat, SizeClass, UnitId } from './terms'

/** A distance band of the ruler (R1.5). */
export type Band = 1 | 2 | 3 | 4 | 5

/** Edges of the table: of both players or of one (R1.3), all four of the play area (R1.1) or of the setup area (R1.2). */
export type Edges = 'player-edges' | 'all-edges' | 'setup-edges' | { edge: Seat }
/**
 * Pieces on the table. A whole kind leaves out the piece that is being placed; by its id it is measured to where it
 * lies now, as a move of it is (R13.8).
 */
export type RegionSubject =
  | 'obstacles'
  | 'tokens'
  | 'markers'
  | 'ships'
  | 'squadrons'
  | { unit: UnitId }
  | { units: UnitId[] }
  | { obstacle: string }
  | { token: string }
/** What a distance is measured to. */
export type Landmark = Edges | RegionSubject

/** What a place must keep to. All distances are measured as R12.18-22 say. */
export type Constraint =
  /** Wholly inside; a `zone` is the deployment zone of that seat (R1.4), and something may lie wholly between both. */
  | { inside: 'play-area' | 'setup-area' | 'between-zones' | { zone: Seat } }
  /** No part of the piece lies in that band or nearer, to any of them. */
  | { beyond: Band; of: Landmark }
  /** Its closest point lies in bands 1 to that one of at least one of them. */
  | { at: Band; of: Landmark }
  /** All of it lies inside the outer limit of that band of one and the same of them. */
  | { within: Band; of: Landmark }
  /** It touches or overlaps one of them. */
  | { on: RegionSubject }
  /** It overlaps none of them; contact does not count (R10.15). */
  | { clear: RegionSubject }
  /** Its middle lies in the middle of it, to the millimetre. */
  | { middle: 'play-area' }
  /** Against the base that a ship had, or at most so far away (RL.23). */
  | { touching: { size: SizeClass; pose: Pose } }

/** Where a piece may be put: all constraints hold, or else those of the other region. */
export interface Region {
  all: Constraint[]
  or?: Region
}

/** All of the region that also keeps to the constraint. */
export const also = ({ all, or }: Region, more: Constraint): Region => ({
  all: [...all, more],
  ...(or && { or: also(or, more) }),
})
/** The one region or the other. */
export const either = ({ all, or }: Region, other: Region): Region => ({ all, or: or ? either(or, other) : other })

/** What is put on the table. A squadron and a token have no heading; the token of a card has the id of its instance. */
export type Piece =
  | { kind: 'ship'; id: UnitId; size: SizeClass }
  | { kind: 'squadron'; id: UnitId }
  | { kind: 'token'; id: string }
  | { kind: 'marker'; id: string }
  | { kind: 'obstacle'; id: string }
