import type { AskName, DecisionRequest } from '#shared/game/engine/decision'
import type { Frame } from '#shared/game/engine/frame'
import type { GameOptions } from '#shared/game/engine/game-options'
import type {
  Area,
  CardInstance,
  CardLook,
  Command,
  Faction,
  GameState,
  LastingEffect,
  LostUnit,
  ObjectiveToken,
  Obstacle,
  Phase,
  PublicShip,
  RememberedUse,
  Reserve,
  Result,
  Score,
  Seat,
  Squadron,
  UnitId,
} from '#shared/game/engine/state'
import type { ShipValues, SquadronValues } from './unit-values'

export type Viewer = Seat | 'spectator'

/** A dial as this viewer knows it. */
export interface DialView {
  n: number
  command: Command | 'unknown'
  commitment: string
  /** The opponent who chose its command, in sight of all; or everybody, because it was set in the open (R17.7f-g). */
  knownTo?: Seat | 'all'
}

/** One that lies on a card (R17.7i). */
export interface StoredDialView extends DialView {
  source: string
}

/** `values` are its numbers now: what is printed, as the cards in play change it (design 15). */
export interface ShipView extends PublicShip {
  values: ShipValues
  serial: number
  dials: DialView[]
  storedDials?: StoredDialView[]
  dialsGiven: number
  damage: { slot: number; faceup: boolean; card?: string }[]
  damageWithoutCard: number
  nextSlot: number
}

export interface SquadronView extends Squadron {
  values: SquadronValues
}

/** How many cards are undealt, and those in the discard pile (R17.8g-j). */
export interface DeckView {
  undealt: number
  discard: string[]
}

/** Units that are not on the table are public, too (R17.6i). */
export interface ReserveView extends Omit<Reserve, 'ships' | 'squadrons'> {
  ships: Record<UnitId, ShipView>
  squadrons: Record<UnitId, SquadronView>
}

/** Everything one viewer may know of a game now; built up field by field by `viewFor`, never stripped down. */
export interface GameView {
  schema: GameState['schema']
  rulesVersion: GameState['rulesVersion']
  viewer: Viewer
  gameId: string
  scenario: GameState['scenario']
  options?: GameOptions
  step: number
  area: Area
  factions: Record<Seat, Faction>
  firstPlayer: Seat
  south?: Seat
  shortEdges?: true
  round: number
  phase: Phase
  ships: Record<UnitId, ShipView>
  squadrons: Record<UnitId, SquadronView>
  lost: LostUnit[]
  obstacles: Record<string, Obstacle>
  reserve?: ReserveView
  /** `UNKNOWN_CARD` stands for a card that this viewer has not seen (R17.6c-g). */
  objectiveCards?: Record<Seat, string[]>
  objective?: string
  objectiveTokens?: ObjectiveToken[]
  objectiveShips?: UnitId[]
  victoryTokens?: Record<Seat, number>
  cards: Record<string, CardInstance>
  lasting: LastingEffect[]
  uses: RememberedUse[]
  deck: DeckView
  ownDecks?: Record<Seat, DeckView>
  /** Hidden cards that this viewer is being shown. */
  look?: CardLook
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
