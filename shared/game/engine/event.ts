import type { CommandUse, NavigateUse, Place, Side } from './decision'
import type {
  CardLook,
  Command,
  DefenseKind,
  DialOpening,
  Die,
  DieColor,
  DieFace,
  Edge,
  Faction,
  HullZone,
  Keyword,
  LostUnit,
  ObstacleHull,
  ObstacleKind,
  Phase,
  Point,
  Pose,
  RangeBand,
  Result,
  Seat,
  UnitId,
  WaitingObstacle,
} from './state'
import type { TimingPoint } from './timing-point'

/** What a seat alone may read of an event. */
export interface SecretDials {
  commands: Record<UnitId, Command[]>
}
/** A fleet as everybody sees it: each ship with its upgrades. */
export interface RevealedFleet {
  seat: Seat
  ships: { id: UnitId; tag: string; card: string; upgrades: string[] }[]
  squadrons: { id: UnitId; tag: string; card: string }[]
}
/** A die with its face. */
export type RolledDie = Die & { face: DieFace }

/**
 * What visibly happened. Every event is public and counts one step; `secret` is kept for its seat alone (`logFor`).
 */
export type GameEvent =
  | {
      type: 'sidesSettled'
      wishes: Record<Seat, Faction | 'any'>
      factions: Record<Seat, Faction>
      drawn: boolean
      firstPlayer: Seat
    }
  /** The fleets are revealed (R3.4). `points`: their cost (R3.5). */
  | { type: 'fleetsRevealed'; fleets: RevealedFleet[]; points: Record<Seat, number> }
  /** Who decides about initiative; `drawn`: both fleets cost the same, a coin decided (R3.5). */
  | { type: 'initiativeToChoose'; seat: Seat; drawn: boolean }
  | { type: 'initiativeTaken'; by: Seat; firstPlayer: Seat }
  | { type: 'objectiveChosen'; objective: string; seat: Seat }
  | {
      type: 'obstaclePlaced'
      seat: Seat
      obstacle: string
      kind: ObstacleKind
      pose: Pose
      inert?: boolean
      hull?: ObstacleHull
    }
  /** `left`: hull points that it still has; none: it counts as destroyed, and stays (R13.10). */
  | { type: 'obstacleDamaged'; obstacle: string; points: number; left: number }
  /** There was no room for it (R16.13). */
  | { type: 'pieceLeftOut'; piece: string }
  /** What is placed besides the usual six, and what of them is not. */
  | { type: 'obstaclesChanged'; added: WaitingObstacle[]; without: string[]; source: string }
  | { type: 'shipDeployed'; ship: UnitId; pose: Pose; speed: number; by?: string }
  | { type: 'squadronDeployed'; squadron: UnitId; at: Point; by?: string }
  | { type: 'unitSetAside'; unit: UnitId; by: string }
  /** `from`: it lay there before. */
  | { type: 'objectiveTokenPlaced'; seat: Seat; token: string; at: Point; on?: string; from?: Point }
  | { type: 'objectiveTokenRemoved'; token: string; seat?: Seat }
  | { type: 'objectiveShipNamed'; ship: UnitId; by: Seat }
  | { type: 'victoryTokensGained'; seat: Seat; tokens: number; source: string }
  | { type: 'roundTokenPlaced'; source: string; round: number }
  | { type: 'edgeChosen'; source: string; edge: Edge }
  /** The players sit at them from now on. */
  | { type: 'shortEdgesTaken'; source: string }
  | { type: 'markerPlaced'; seat: Seat; source: string; at: Point }
  /** By the enemy of who moved an obstacle onto it (R13.12). */
  | { type: 'squadronPlaced'; squadron: UnitId; seat: Seat; from: Point; to: Point }
  | { type: 'commandNoted'; source: string; command: Command }
  /** Outside an attack. */
  | { type: 'diceThrown'; source: string; dice: RolledDie[] }
  | { type: 'drawn'; n: number; purpose: DrawPurpose; ranges: number[] }
  /** The service was set back to an earlier time: draws from … to before … may have been seen, and are left out (design 4). */
  | { type: 'luckSkipped'; from: number; to: number }
  /** `seat`: whose deck it is; absent: the common one. */
  | { type: 'deckShuffled'; cards: number; seat?: Seat }
  /** Somebody has looked at the uppermost cards for this ship; one was put back, these were discarded (R17.8i). */
  | { type: 'deckCardsDiscarded'; ship: UnitId; cards: string[] }
  | { type: 'roundBegan'; round: number; firstPlayer: Seat }
  | { type: 'phaseBegan'; round: number; phase: Phase }
  | {
      type: 'dialsSet'
      seat: Seat
      dials: { ship: UnitId; n: number; commitment: string }[]
      /** The card of the ship that they lie on; absent: they go under those of each ship. */
      source?: string
      /** For its seat alone. */
      secret?: { seat: Seat; dials: SecretDials }
    }
  /** `source`: the card that lets it pass. */
  | { type: 'passed'; seat: Seat; source?: string }
  /** `forced`: it was the only ship that could. */
  | { type: 'shipActivated'; ship: UnitId; forced: boolean }
  | { type: 'dialRevealed'; ship: UnitId; n: number; command: Command; salt: string }
  | { type: 'dialKept'; ship: UnitId; command: Command }
  /** A new command on the top dial, set in the open by its own side (R17.7f). */
  | { type: 'dialChanged'; ship: UnitId; n: number; command: Command; commitment: string; source: string }
  /** A dial on a card is turned up, and is used up by that; its commitment is opened (design 4). */
  | { type: 'storedDialSpent'; ship: UnitId; n: number; command: Command; salt: string; source: string }
  /** An extra dial lies beside the ship (R5.13). */
  | { type: 'dialGained'; ship: UnitId; command: Command }
  /** `gained`: an extra one, which does not go on the ship card. */
  | { type: 'dialSpent'; ship: UnitId; command: Command; use: 'token' | 'resolve'; gained?: true }
  | { type: 'dialDiscarded'; ship: UnitId; command: Command; gained?: true }
  | { type: 'tokenGained'; ship: UnitId; command: Command }
  | { type: 'tokenSpent'; ship: UnitId; command: Command }
  | { type: 'tokenDiscarded'; ship: UnitId; command: Command; why: 'duplicate' | 'limit' | 'effect' }
  /** R1.34 */
  | { type: 'raidTokenGained'; ship: UnitId; command: Command }
  | { type: 'raidTokensRemoved'; ship: UnitId; commands: Command[] }
  | { type: 'navigated'; ship: UnitId; use: NavigateUse }
  /** `by`: the seat whose decision or card changed it. */
  | { type: 'speedChanged'; ship: UnitId; from: number; to: number; by?: Seat }
  /** For this maneuver alone (R10.2). */
  | { type: 'maneuverSlowed'; ship: UnitId; by: number }
  | { type: 'courseSet'; ship: UnitId; speed: number; clicks: number[]; side: Side }
  /** `tried`: poses at which the ship would have overlapped another, in order. */
  | { type: 'moved'; ship: UnitId; from: Pose; to: Pose; speed: number; tried: Pose[] }
  | { type: 'overlapped'; ship: UnitId; ships: UnitId[]; closest: UnitId }
  | { type: 'squadronsLifted'; ship: UnitId; squadrons: { squadron: UnitId; from: Point }[] }
  | { type: 'squadronsPlaced'; seat: Seat; ship: UnitId; places: Place[] }
  /** Put back where they stood, because the ship is gone (RL.13). */
  | { type: 'squadronsReturned'; places: Place[] }
  | { type: 'commandResolved'; ship: UnitId; use: CommandUse }
  | { type: 'shieldRecovered'; ship: UnitId; zone: HullZone }
  | { type: 'shieldMoved'; ship: UnitId; from: HullZone; to: HullZone; other?: UnitId }
  | { type: 'engineeringGained'; ship: UnitId; points: number }
  | { type: 'repairEnded'; ship: UnitId; unspent: number }
  /** Crew Panic: the dial goes without having been revealed; its commitment is opened (design 4). */
  | { type: 'dialLost'; ship: UnitId; n: number; command: Command; salt: string }
  /** A dial has a new command, chosen by `seat`; both players may know it (R17.7g). `place`: how many dials lie on it. */
  | {
      type: 'dialReplaced'
      ship: UnitId
      seat: Seat
      n: number
      commitment: string
      place?: number
      secret?: { seats: Seat[]; command: Command }
    }
  /** One seat has seen all facedown dials of a ship (R17.7h). */
  | {
      type: 'dialsLookedAt'
      seat: Seat
      ship: UnitId
      source: string
      secret?: { seats: Seat[]; commands: Command[] }
    }
  | {
      type: 'attackDeclared'
      attacker: UnitId
      zone?: HullZone
      defender: UnitId
      defendingZone?: HullZone
      range: RangeBand
      obstructedBy: UnitId[]
      /** By Counter or Snipe. */
      manner?: 'counter' | 'snipe'
    }
  /** `forced`: it was the only one that could. `by`: the ship whose Squadron command activates it. */
  | { type: 'squadronActivated'; squadron: UnitId; forced: boolean; by?: UnitId; relay?: UnitId }
  /** By a card, without an activation. */
  | { type: 'sliderTurned'; squadron: UnitId; activated: boolean }
  | { type: 'squadronMoved'; squadron: UnitId; from: Point; to: Point }
  /** Its activation is over; `idle`: it did neither move nor attack. */
  | { type: 'squadronEnded'; squadron: UnitId; idle: boolean }
  /** `left`: how many more it might have activated. */
  | { type: 'squadronCommandEnded'; ship: UnitId; left: number }
  | { type: 'keywordUsed'; unit: UnitId; keyword: Keyword }
  | { type: 'counterDeclined'; squadron: UnitId }
  /** By a squadron with Strategic (R11.38). */
  | { type: 'objectiveTokenMoved'; token: string; squadron: UnitId; from: Point; to: Point }
  /** No dice are left to roll (R6.15-16). */
  | { type: 'attackCanceled'; attacker: UnitId; defender: UnitId }
  /** No further attack in this activation, or in this attack on squadrons. */
  | { type: 'attacksEnded'; attacker: UnitId }
  | { type: 'diceGathered'; attacker: UnitId; dice: Die[] }
  /** Before the roll, for an obstruction or a card (R6.13-14). */
  | { type: 'dieRemoved'; attacker: UnitId; die: Die }
  | { type: 'diceRolled'; attacker: UnitId; dice: RolledDie[] }
  /** `set`: not rolled, an effect names its face (R6.20). */
  | { type: 'dieAdded'; attacker: UnitId; die: RolledDie; set?: true }
  | { type: 'diceRerolled'; attacker: UnitId; dice: { from: RolledDie; to: DieFace }[] }
  | { type: 'dieChanged'; attacker: UnitId; die: RolledDie; to: DieFace }
  /** Before the roll. */
  | { type: 'dieRecolored'; attacker: UnitId; die: Die; to: DieColor }
  | { type: 'dieSpent'; attacker: UnitId; die: RolledDie }
  | { type: 'diceCanceled'; attacker: UnitId; dice: RolledDie[] }
  | { type: 'tokenLocked'; unit: UnitId; token: string; kind: DefenseKind }
  /** The attacker modifies nothing more. */
  | { type: 'poolFinal'; attacker: UnitId; pool: RolledDie[] }
  /** `effectless`: as a price, or by force; it does nothing for its unit. */
  | {
      type: 'defenseSpent'
      unit: UnitId
      token: string
      kind: DefenseKind
      becomes: 'exhausted' | 'discarded'
      effectless?: true
    }
  /** By an effect, which is not spending (R8.15). */
  | { type: 'defenseDiscarded'; unit: UnitId; token: string; kind: DefenseKind }
  | { type: 'defenseExhausted'; unit: UnitId; token: string; kind: DefenseKind }
  /** By an effect: readied, got back after it was discarded, or new; `instead`: of that one. */
  | {
      type: 'defenseGained'
      unit: UnitId
      token: string
      kind: DefenseKind
      how: 'readied' | 'recovered' | 'new'
      instead?: { token: string; kind: DefenseKind }
    }
  /** If it is spent in this attack it is discarded. */
  | { type: 'tokenMarked'; unit: UnitId; token: string; kind: DefenseKind }
  /** An accuracy icon no longer keeps it from being spent (R6.23). */
  | { type: 'tokenUnlocked'; unit: UnitId; token: string; kind: DefenseKind }
  | { type: 'redirectNamed'; ship: UnitId; zone: HullZone }
  | { type: 'defenseEnded'; unit: UnitId }
  | { type: 'criticalResolved'; attacker: UnitId; effect: string }
  | { type: 'criticalDeclined'; attacker: UnitId }
  /** `icons`: before brace halves them. */
  | { type: 'damageDetermined'; attacker: UnitId; defender: UnitId; icons: number; total: number }
  | { type: 'damageSplit'; ship: UnitId; zone: HullZone; points: number }
  /** The owner chose where damage without a zone goes (R9.2). */
  | { type: 'zoneChosen'; ship: UnitId; zone: HullZone }
  | { type: 'shieldsLost'; ship: UnitId; zone: HullZone; points: number }
  /** `beyond`: damage for which it had no hull left. */
  | { type: 'hullLost'; squadron: UnitId; points: number; beyond?: number }
  | { type: 'hullRecovered'; squadron: UnitId; points: number }
  /** By an effect that gives a further attack or maneuver. */
  | { type: 'granted'; unit: UnitId; what: 'attack' | 'maneuver'; source: string }
  /** A card lowered or raised the damage before it is suffered (R6.31). */
  | { type: 'damageChanged'; attacker: UnitId; from: number; to: number }
  | {
      type: 'cardsLookedAt'
      seat: Seat
      source: string
      count: number
      secret?: { seats: Seat[]; things: CardLook['things'] }
    }
  | { type: 'damageFlipped'; ship: UnitId; slot: number; faceup: boolean; card?: string }
  /** The discard pile is public, so everybody sees the discarded card (RL.12). */
  | { type: 'damageDiscarded'; ship: UnitId; slot: number; card: string }
  /** It is `discarded` then, instead of being dealt. */
  | { type: 'damageRevealed'; ship: UnitId; card: string; discarded?: true }
  | { type: 'damageDealt'; ship: UnitId; slot: number; faceup: boolean; card?: string }
  | { type: 'damageWithoutCard'; ship: UnitId }
  /** `tokens`: objective tokens that were assigned to it and go with it. */
  | {
      type: 'destroyed'
      unit: UnitId
      card: string
      seat: Seat
      points: number
      cause: LostUnit['cause']
      pose?: Pose
      tokens?: string[]
    }
  /** It would be destroyed, and stays until the end of the Status Phase (R9.20). */
  | { type: 'doomed'; unit: UnitId; source: string }
  | { type: 'activationEnded'; ship: UnitId }
  | { type: 'tokensReadied'; tokens: { unit: UnitId; token: string }[] }
  /** `gone`: those of the cards whose unit has left the table; nobody cares for them any more (R9.17). */
  | { type: 'cardsReadied'; cards: string[]; gone?: string[] }
  | { type: 'initiativeFlipped' }
  /** In unlimited rounds the other player is first from now on (R19.1). */
  | { type: 'initiativePassed'; firstPlayer: Seat }
  /** `chosen`: hull zones, units or obstacles that the effect is about, if nothing else that happens tells them. */
  | { type: 'effectUsed'; source: string; card: string; seat: Seat; chosen?: string[] }
  | { type: 'effectDeclined'; seat: Seat; point: TimingPoint }
  | { type: 'cardExhausted'; source: string }
  /** Its free effect is not applied any more, or again. */
  | { type: 'cardSwitched'; seat: Seat; source: string; on: boolean }
  | { type: 'cardDiscarded'; source: string }
  /** To another ship, where it is called `by`. */
  | { type: 'cardMoved'; source: string; by: string; to: UnitId }
  /** It leaves the fleet; `by`: the card instance in its place. */
  | { type: 'cardReplaced'; source: string; by: string; card: string }
  /** At the end every dial that was never revealed is opened (design 4). */
  | { type: 'dialsOpened'; dials: DialOpening[] }
  | { type: 'gameOver'; result: Result }

export type EventType = GameEvent['type']
export type EventOf<K extends EventType> = Extract<GameEvent, { type: K }>
export type DrawPurpose = 'sides' | 'coin' | 'objectives' | 'damage-deck' | 'reshuffle' | 'dice' | 'pick'
