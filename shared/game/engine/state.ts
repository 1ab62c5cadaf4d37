import type { Frame } from './frame'
import type { GameOptions } from './game-options'
import type {
  Command,
  DeepReadonly,
  DefenseKind,
  Edge,
  Faction,
  HullZone,
  ObstacleKind,
  Phase,
  Point,
  Pose,
  Seat,
  UnitId,
} from './terms'
import type { RulesVersion, SCHEMA } from './versions'

export * from './terms'

/** One command dial. `unknown` stands in states that were rebuilt from a view. `n` is the running number of this ship's dials. */
export interface Dial {
  n: number
  command: Command | 'unknown'
  /** 16 bytes in hex, chosen by the setter's client. */
  salt: string
  /** SHA-256 in hex, see `dial-commitment.ts`. */
  commitment: string
  /** The opponent who chose it and so knows it (R17.7g), or everybody, if it was set in the open (R17.7f). */
  knownTo?: Seat | 'all'
}

/** A dial that lies facedown on a card (R17.7i). */
export interface StoredDial extends Dial {
  source: string
}

/** A dial as its commitment is opened: everybody can check it. */
export interface DialOpening {
  ship: UnitId
  n: number
  command: Command
  salt: string
}

/** `slot` is the public place of the card beside its ship (R17.12); the title of a facedown card is known to nobody (R17.8a). */
export interface DamageCard {
  slot: number
  card: string
  faceup: boolean
}

export interface DefenseToken {
  id: string
  kind: DefenseKind
  exhausted: boolean
}

/** A defense token that a card gave; `instead`: in the place of that one. */
export interface NewDefense {
  id: string
  kind: DefenseKind
  instead?: string
}

export interface Ship {
  id: UnitId
  /** The letter painted on the table and used in sentences. */
  tag: string
  card: string
  seat: Seat
  /** Place in the fleet list, 0…65 535; part of dial commitments. */
  serial: number
  pose: Pose
  /** What the speed dial shows (R1.15). */
  dialSpeed: number
  shields: Record<HullZone, number>
  damage: DamageCard[]
  /** Damage suffered while both deck and discard pile were empty (R9.6). */
  damageWithoutCard: number
  nextSlot: number
  defense: DefenseToken[]
  /** Defense tokens that it did not begin with; absent: none. */
  newDefense?: NewDefense[]
  commandTokens: Command[]
  /** Commands that it cannot resolve; no two of a kind (R1.34). */
  raidTokens: Command[]
  /** Facedown stack, top first. */
  dials: Dial[]
  /** Those on its cards; none: absent. */
  storedDials?: StoredDial[]
  /** How many dials this ship and its cards have been given so far. */
  dialsGiven: number
  /** Dials spent or discarded, faceup on the ship card until re-used (R4.9). */
  spentDials: Command[]
  activated: boolean
}

export interface Squadron {
  id: UnitId
  tag: string
  card: string
  seat: Seat
  at: Point
  hull: number
  defense: DefenseToken[]
  newDefense?: NewDefense[]
  activated: boolean
}

/** An obstacle on the table. */
export interface Obstacle {
  id: string
  kind: ObstacleKind
  pose: Pose
  /** It neither obstructs nor does anything to those on it (R13.11). */
  inert?: boolean
  /** It can be attacked. */
  hull?: ObstacleHull
}

/** An obstacle that can be attacked is treated as a ship with one hull zone, which has no shields (R13.10). */
export interface ObstacleHull {
  /** Whose it is. */
  seat: Seat
  /** Damage that destroys it. */
  most: number
  damage: number
}

/** A token that an objective puts on the table; `at` is its centre. `on`: the ship it is assigned to, or the obstacle it lies on. */
export interface ObjectiveToken {
  id: string
  at: Point
  on?: string
}

export type WaitingObstacle = Pick<Obstacle, 'id' | 'kind'>
/** What is not on the table yet, or any more. */
export interface Reserve {
  ships: Record<UnitId, Ship>
  squadrons: Record<UnitId, Squadron>
  obstacles: WaitingObstacle[]
  /** Units that a card holds back, with the card: not in play (R3.24). The others wait to be deployed, and are (R3.22). */
  setAside: Record<UnitId, string>
}

/** The damage cards that are dealt from, and those that are done with (R1.26). */
export interface Deck {
  undealt: string[]
  discard: string[]
}

export interface LostUnit {
  id: UnitId
  tag: string
  card: string
  seat: Seat
  points: number
  /** `left-out`: set aside, and nothing could deploy it any more (R3.29-30). */
  cause: 'damage' | 'left-area' | 'left-out'
  round: number
  /** Where a ship stood, and the objective tokens that it carried, if a card acts when it is destroyed. */
  pose?: Pose
  tokens?: string[]
}

/** An upgrade, objective or fixture card in play. Faceup damage cards are instances, too, but live on their ship. */
export interface CardInstance {
  id: string
  card: string
  /** Its unit; `table` for an objective, of which each seat has an instance. */
  on: UnitId
  seat: Seat
  exhausted: boolean
  discarded: boolean
  /** The round token that lies on it (R17.9c). */
  roundToken?: number
  /** The edge of the play area that was chosen for it. */
  edge?: Edge
  /** The command that is noted on it. */
  command?: Command
  /** Where its token lies on the table, to the end of the game. */
  marker?: Point
  /** Its owner has switched its free effect off. */
  off?: true
}

/** An effect that goes on after its card was used. It survives its source (R9.18). */
export interface LastingEffect {
  id: string
  card: string
  source: string
  on: UnitId
  seat: Seat
  until: { frame: number } | 'activation' | 'status' | 'round'
  /** What it is about on its unit: a hull zone, an obstacle. */
  note?: string
  /** The unit is destroyed when it ends, even if it has been repaired (R9.20). */
  dooms?: true
}

/** That a "once per …" effect was used; forgotten at the end of its span. */
export interface RememberedUse {
  key: string
  until: { frame: number } | 'activation' | 'status' | 'round'
}

/** What a seat was shown by a card and may use for its next answer (R17.8e); nobody else learns of it. */
export interface CardLook {
  seat: Seat
  source: string
  things: { id: string; card: string }[]
}

export interface Score {
  a: number
  b: number
}

export interface Result {
  winner: Seat
  reason: 'eliminated' | 'rounds' | 'resigned' | 'time'
  score: Score
  round: number
}

export interface Area {
  /** µm */
  width: number
  height: number
}

/**
 * All that decisions and draws made of a game. Plain JSON. `Change` is its only writer.
 * What a viewer may know of each field is said in `view/secrets.ts`.
 */
export interface GameState {
  /** How it is stored, see `versions.ts`. */
  schema: typeof SCHEMA
  /** The rules that this game is played by, from its first step to its last. */
  rulesVersion: RulesVersion
  /** 16 bytes in hex. */
  gameId: string
  scenario: 'learning' | 'battle'
  /** What was agreed on; absent in the learning scenario. */
  options?: GameOptions
  area: Area
  factions: Record<Seat, Faction>
  firstPlayer: Seat
  /** Who sits at the southern edge (R1.3), where that is not the first player any more (R19.1). */
  south?: Seat
  /** The short edges are the players' edges, the first player's in the west; the setup area is all of the play area (RL.26). */
  shortEdges?: true
  round: number
  phase: Phase
  ships: Record<UnitId, Ship>
  squadrons: Record<UnitId, Squadron>
  lost: LostUnit[]
  obstacles: Record<string, Obstacle>
  /** The damage cards of each that was attacked; facedown, and nobody ever turns them over. */
  obstacleDamage?: Record<string, string[]>
  /** Absent once nothing is left in it, and in the learning scenario. */
  reserve?: Reserve
  /** The objective cards that each seat brought (R17.6c-g). */
  objectiveCards?: Record<Seat, string[]>
  /** The objective that is played, once it is chosen (R3.6). */
  objective?: string
  /** Absent where no objective is played. */
  objectiveTokens?: ObjectiveToken[]
  objectiveShips?: UnitId[]
  /** What each seat has gained of them (R15.9). */
  victoryTokens?: Record<Seat, number>
  cards: Record<string, CardInstance>
  lasting: LastingEffect[]
  uses: RememberedUse[]
  /** The common damage deck; empty where each player has one. */
  deck: Deck
  /** Each ship draws from its owner's deck (R20.5). */
  ownDecks?: Record<Seat, Deck>
  /** Dials of destroyed ships that were never revealed: their commitments are opened at the end (design 4). */
  unopened: DialOpening[]
  /** Present while a card lets a seat look at hidden cards. */
  look?: CardLook
  stack: Frame[]
  /** Number of the next frame; never goes back (design 4). */
  nextFrame: number
  /** Number of the next draw; never goes back (design 4). */
  nextDraw: number
  /** Number for the next lasting effect. */
  nextId: number
  /** How many public events there have been. */
  step: number
  result?: Result
}

export type Game = DeepReadonly<GameState>

/**
 * The part of the table that everybody sees: `Game` and `GameView` both have it, so legality, drawing and preview run
 * on either.
 */
export type PublicTable = DeepReadonly<{
  options?: GameOptions
  area: Area
  round: number
  phase: Phase
  firstPlayer: Seat
  south?: Seat
  shortEdges?: true
  ships: Record<UnitId, PublicShip>
  squadrons: Record<UnitId, Squadron>
  lost: LostUnit[]
  obstacles: Record<string, Obstacle>
  reserve?: PublicReserve
  objective?: string
  objectiveTokens?: ObjectiveToken[]
  objectiveShips?: UnitId[]
  cards: Record<string, CardInstance>
  lasting: LastingEffect[]
  uses: RememberedUse[]
}>
export type PublicReserve = Omit<Reserve, 'ships'> & { ships: Record<UnitId, Pick<Ship, 'id' | 'card' | 'seat'>> }
export type PublicShip = Pick<
  Ship,
  | 'id'
  | 'tag'
  | 'card'
  | 'seat'
  | 'pose'
  | 'dialSpeed'
  | 'shields'
  | 'defense'
  | 'newDefense'
  | 'commandTokens'
  | 'raidTokens'
  | 'spentDials'
  | 'activated'
  | 'damageWithoutCard'
> & {
  /** The number is public, the commands are not (R17.7b). */
  dials: Pick<Dial, 'n'>[]
  storedDials?: Pick<StoredDial, 'n' | 'source'>[]
  /** Places of all cards; titles of the faceup ones only (R17.8). */
  damage: Pick<DamageCard, 'slot' | 'faceup'>[]
}

/** The ship of that id; an id that is not on the table is a fault of the caller. */
export function shipOf<S>(table: { readonly ships: Readonly<Record<UnitId, S>> }, id: UnitId): S {
  const ship = table.ships[id]
  if (!ship) throw new Error(`no ship ${id} on the table`)
  return ship
}
