import type { EventOf, RevealedFleet } from '../event'
import type { PlacementFrame } from '../frame'
import type {
  Command,
  DamageCard,
  Edge,
  ObjectiveToken,
  Obstacle,
  Point,
  Pose,
  Seat,
  UnitId,
  WaitingObstacle,
} from '../state'
import { CardWords } from './card-words'

/** Fleets, obstacles, deployment, and what objectives put on the table (R3, R15.9). */
export abstract class SetupWords extends CardWords {
  /** Both fleets are revealed at once; their objective cards are not (R3.4). */
  revealFleets(fleets: readonly RevealedFleet[], points: EventOf<'fleetsRevealed'>['points']): void {
    this.tell({ type: 'fleetsRevealed', fleets: [...fleets], points })
  }

  askForInitiative(seat: Seat, drawn: boolean): void {
    this.tell({ type: 'initiativeToChoose', seat, drawn })
  }

  /** R3.5 */
  takeInitiative(by: Seat, firstPlayer: Seat): void {
    this.table.firstPlayer = firstPlayer
    this.cardsChanged()
    this.tell({ type: 'initiativeTaken', by, firstPlayer })
  }

  /** In unlimited rounds (R19.1). */
  passInitiative(firstPlayer: Seat): void {
    this.table.south ??= this.table.firstPlayer
    this.table.firstPlayer = firstPlayer
    this.cardsChanged()
    this.tell({ type: 'initiativePassed', firstPlayer })
  }

  /** The cards that the second player has drawn to choose from (R3.7). */
  drawObjectives(seat: Seat, cards: readonly string[]): void {
    this.table.objectiveCards = { a: [], b: [], [seat]: [...cards] }
  }

  /** Its rules hold for both players: each has an instance of it (R3.6). */
  chooseObjective(objective: string, seat: Seat): void {
    this.table.objective = objective
    this.table.victoryTokens = { a: 0, b: 0 }
    for (const of of ['a', 'b'] as const) {
      const id = `${objective}@${of}`
      this.table.cards[id] = { id, card: objective, on: 'table', seat: of, exhausted: false, discarded: false }
    }
    this.cardsChanged()
    this.tell({ type: 'objectiveChosen', objective, seat })
  }

  /** A piece is placed; the player who places it is asked where (`placement`). */
  askPlace(placement: Omit<PlacementFrame, 'kind' | 'step' | 'id' | 'answered'>): void {
    this.push(placing(placement))
  }

  /** One that is moved stays what it was. */
  placeObstacle(seat: Seat, id: string, pose: Pose, as: Pick<Obstacle, 'inert' | 'hull'> = {}): void {
    const { reserve, obstacles } = this.table
    const waiting = reserve?.obstacles.find((each) => each.id === id)
    const kind = waiting?.kind ?? obstacles[id]?.kind
    if (!kind) throw new Error(`no obstacle ${id}`)
    if (reserve && waiting) reserve.obstacles = reserve.obstacles.filter((each) => each !== waiting)
    const { inert = obstacles[id]?.inert, hull = obstacles[id]?.hull } = as
    const obstacle: Obstacle = { id, kind, pose: { ...pose }, ...(inert && { inert }), ...(hull && { hull }) }
    const { id: _, ...placed } = obstacle
    obstacles[id] = obstacle
    this.cardsChanged()
    this.tell({ type: 'obstaclePlaced', seat, obstacle: id, ...placed, ...(hull && { hull: { ...hull } }) })
    // A token on it moves with it (R13.8).
    for (const token of this.table.objectiveTokens?.filter(({ on }) => on === id) ?? [])
      this.placeObjectiveToken(seat, { ...token, at: pose })
  }

  /** Before any is placed: obstacles that an objective brings, and those that it leaves in the box. */
  changeObstacles(
    source: string,
    { added = [], without = [] }: { added?: WaitingObstacle[]; without?: string[] },
  ): void {
    const { reserve } = this.table
    if (!reserve) return
    reserve.obstacles = [...reserve.obstacles.filter(({ id }) => !without.includes(id)), ...added]
    this.tell({ type: 'obstaclesChanged', added, without, source })
  }

  /** There is no room for it (R16.13). */
  leaveOut(piece: string): void {
    const { reserve } = this.table
    if (reserve) reserve.obstacles = reserve.obstacles.filter((each) => each.id !== piece)
    this.tell({ type: 'pieceLeftOut', piece })
  }

  deployShip(id: UnitId, pose: Pose, wanted: number, by?: string): void {
    const ship = this.table.reserve?.ships[id]
    if (!ship) throw new Error(`no ship ${id} waits to be deployed`)
    const speed = this.rules.valueOf(this.state, 'startingSpeed', id, { pose, speed: wanted })
    this.leaveReserve(id)
    this.table.ships[id] = { ...ship, pose: { ...pose }, dialSpeed: speed }
    this.cardsChanged()
    this.tell({ type: 'shipDeployed', ship: id, pose: { ...pose }, speed, ...(by && { by }) })
    this.windowForCards('unit.deployed', id)
  }

  /** Its slider matches the initiative token (R3.27). */
  deploySquadron(id: UnitId, at: Point, by?: string): void {
    const squadron = this.table.reserve?.squadrons[id]
    if (!squadron) throw new Error(`no squadron ${id} waits to be deployed`)
    this.leaveReserve(id)
    const place = { x: at.x, y: at.y }
    this.table.squadrons[id] = { ...squadron, at: place, activated: false }
    this.cardsChanged()
    this.tell({ type: 'squadronDeployed', squadron: id, at: place, ...(by && { by }) })
    this.windowForCards('unit.deployed', id)
  }

  /** Because an obstacle was moved onto it (R13.12). */
  placeSquadron(seat: Seat, id: UnitId, { x, y }: Point): void {
    const squadron = this.squadron(id)
    const from = squadron.at
    squadron.at = { x, y }
    if (from.x !== x || from.y !== y) this.tell({ type: 'squadronPlaced', squadron: id, seat, from, to: { x, y } })
  }

  /** Not in play until the card that did it deploys it (R3.24). */
  setAside(unit: UnitId, by: string): void {
    const { reserve } = this.table
    if (!reserve) throw new Error(`${unit} is not in the reserve`)
    reserve.setAside[unit] = by
    this.cardsChanged()
    this.tell({ type: 'unitSetAside', unit, by })
  }

  /** A new token, or one that is moved. */
  placeObjectiveToken(seat: Seat, { id, at, on }: ObjectiveToken): void {
    const tokens = this.table.objectiveTokens ?? []
    const from = tokens.find((token) => token.id === id)?.at
    if (from?.x === at.x && from.y === at.y) return
    const token: ObjectiveToken = { id, at: { x: at.x, y: at.y }, ...(on && { on }) }
    this.table.objectiveTokens = [...tokens.filter((each) => each.id !== id), token]
    this.tell({
      type: 'objectiveTokenPlaced',
      seat,
      token: id,
      at: token.at,
      ...(on && { on }),
      ...(from && { from: { ...from } }),
    })
  }

  /** It leaves the table; `seat`: who takes it. */
  removeObjectiveToken(id: string, seat?: Seat): void {
    const tokens = this.table.objectiveTokens ?? []
    if (!tokens.some((token) => token.id === id)) return
    this.table.objectiveTokens = tokens.filter((token) => token.id !== id)
    this.tell({ type: 'objectiveTokenRemoved', token: id, ...(seat && { seat }) })
  }

  /** A ship becomes the objective ship of a player. */
  nameObjectiveShip(ship: UnitId, by: Seat): void {
    this.table.objectiveShips = [...(this.table.objectiveShips ?? []), ship]
    this.tell({ type: 'objectiveShipNamed', ship, by })
  }

  /** They count at the end, as much as the objective says. */
  gainVictoryTokens(seat: Seat, tokens: number, source: string): void {
    const held = this.table.victoryTokens
    if (!held || tokens === 0) return
    held[seat] += tokens
    this.tell({ type: 'victoryTokensGained', seat, tokens, source })
  }

  /** A round token lies on the card (R17.9c). */
  putRoundToken(source: string, round: number): void {
    const card = this.table.cards[source]
    if (!card) return
    card.roundToken = round
    this.cardsChanged()
    this.tell({ type: 'roundTokenPlaced', source, round })
  }

  /** The players sit at the short edges. */
  takeShortEdges(source: string): void {
    this.table.shortEdges = true
    this.tell({ type: 'shortEdgesTaken', source })
  }

  /** The token of a card lies there to the end of the game. */
  placeMarker(source: string, { x, y }: Point): void {
    const card = this.table.cards[source]
    if (!card) return
    card.marker = { x, y }
    this.tell({ type: 'markerPlaced', seat: card.seat, source, at: { x, y } })
  }

  /** What the card does is bound to that edge of the play area. */
  chooseEdge(source: string, edge: Edge): void {
    const card = this.table.cards[source]
    if (!card) return
    card.edge = edge
    this.tell({ type: 'edgeChosen', source, edge })
  }

  /** A command token lies on the card; it is no ship's. */
  storeCommand(source: string, command: Command): void {
    const card = this.table.cards[source]
    if (!card) return
    card.command = command
    this.cardsChanged()
    this.tell({ type: 'commandNoted', source, command })
  }

  /** One facedown card of a ship that nobody may look at is turned over at random (R17.8f). */
  turnRandomFaceup(id: UnitId): void {
    const facedown = this.ship(id).damage.filter(({ faceup }: DamageCard) => !faceup)
    const [place = 0] = this.draw('pick', [facedown.length])
    const card = facedown[place]
    if (card) this.turnFaceup(id, card.slot)
  }
}

/** The frame of a placement, for `inOrder`. */
export const placing = (placement: Omit<PlacementFrame, 'kind' | 'step' | 'id' | 'answered'>) =>
  ({ kind: 'placement', step: 'look', ...placement }) as const
