import type { AskName, DecisionRequest } from '#shared/engine/decision'
import type { Frame } from '#shared/engine/frame'
import type {
  Area,
  CardInstance,
  Command,
  Faction,
  Lasting,
  Look,
  LostUnit,
  ObjectiveToken,
  Phase,
  PublicShip,
  Result,
  Score,
  Seat,
  Squadron,
  UnitId,
  Use,
} from '#shared/engine/state'

export type Viewer = Seat | 'spectator'

/** A dial as this viewer knows it. */
export interface DialView {
  n: number
  command: Command | 'unknown'
  commitment: string
  /** The opponent who chose its command, in sight of all. */
  knownTo?: Seat
}

export interface ShipView extends PublicShip {
  serial: number
  dials: DialView[]
  dialsGiven: number
  damage: { slot: number; faceup: boolean; card?: string }[]
  damageWithoutCard: number
  nextSlot: number
}

/** Everything one viewer may know of a game now; built up field by field by `viewFor`, never stripped down. */
export interface GameView {
  schema: 1
  rulesVersion: 1
  viewer: Viewer
  gameId: string
  scenario: 'learning'
  step: number
  area: Area
  factions: Record<Seat, Faction>
  firstPlayer: Seat
  round: number
  phase: Phase
  ships: Record<UnitId, ShipView>
  squadrons: Record<UnitId, Squadron>
  lost: LostUnit[]
  objectiveTokens?: ObjectiveToken[]
  cards: Record<string, CardInstance>
  lasting: Lasting[]
  uses: Use[]
  deck: { undealt: number; discard: string[] }
  /** Hidden cards that this viewer is being shown. */
  look?: Look
  score: Score
  result?: Result
  /** What the game is in the middle of, outermost first; each part made field by field. */
  now: Frame[]
  nextFrame: number
  nextDraw: number
  /** This viewer's own open questions with all their legal answers. */
  requests: DecisionRequest[]
  /** Who is awaited, and for what: public. */
  awaited: { seat: Seat; ask: AskName; subject: string }[]
}
