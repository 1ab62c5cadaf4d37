import { LEARNING_SCENARIO, type ScenarioShip, type ScenarioSquadron } from '#shared/cards/catalog/scenario'
import { shipCard } from '#shared/cards/catalog/ships'
import { squadronCard } from '#shared/cards/catalog/squadrons'
import type { DefenseKind, DefenseToken, Faction, GameState, Seat, Ship, Squadron } from '#shared/engine/state'

const readied = (kinds: readonly DefenseKind[]): DefenseToken[] =>
  kinds.map((kind, i) => ({ id: `${kind}-${i + 1}`, kind, exhausted: false }))

/** Numbers pieces of a kind in fleet order: `x-wing-1`, `x-wing-2`, … */
function numberer(): (kind: string) => number {
  const counts = new Map<string, number>()
  return (kind) => {
    const n = (counts.get(kind) ?? 0) + 1
    counts.set(kind, n)
    return n
  }
}

function newShip({ card, pose }: ScenarioShip, serial: number, n: number, seat: Seat): Ship {
  const printed = shipCard(card)
  return {
    id: `${printed.chassis.replaceAll('_', '-')}-${n}`,
    tag: String.fromCharCode('A'.charCodeAt(0) + serial),
    card,
    seat,
    serial,
    pose: { ...pose },
    dialSpeed: LEARNING_SCENARIO.speed,
    shields: { ...printed.shields },
    damage: [],
    damageWithoutCard: 0,
    nextSlot: 1,
    defense: readied(printed.defenseTokens),
    commandTokens: [],
    dials: [],
    dialsGiven: 0,
    spentDials: [],
    activated: false,
  }
}

function newSquadron({ card, at }: ScenarioSquadron, n: number, seat: Seat): Squadron {
  const { fighter, hull, defenseTokens } = squadronCard(card)
  return {
    id: `${fighter}-${n}`,
    tag: `${fighter.charAt(0)}${n}`,
    card,
    seat,
    at: { ...at },
    hull,
    defense: readied(defenseTokens),
    activated: false,
  }
}

/** The forces of the learning scenario on their starting places, speed dials at 2, everything at its maximum (R3.34-36). */
export function learningForces(factions: Readonly<Record<Seat, Faction>>): { ships: Ship[]; squadrons: Squadron[] } {
  const next = numberer()
  const seatOf = (faction: Faction): Seat => (factions.a === faction ? 'a' : 'b')
  return {
    ships: LEARNING_SCENARIO.ships.map((ship, serial) =>
      newShip(ship, serial, next(shipCard(ship.card).chassis), seatOf(ship.faction)),
    ),
    squadrons: LEARNING_SCENARIO.squadrons.map((squadron) =>
      newSquadron(squadron, next(squadronCard(squadron.card).fighter), seatOf(squadron.faction)),
    ),
  }
}

export interface NewGameSetup {
  /** 16 bytes in hex. */
  gameId: string
  /** The side each seat would like; the same twice is drawn (R3.32). */
  wishes: Record<Seat, Faction | 'any'>
}

/** A game before its first step: nothing stands on the table yet (R3.31, R3.37). */
export const newLearningGame = ({ gameId, wishes }: NewGameSetup): GameState => ({
  schema: 1,
  rulesVersion: 1,
  gameId,
  scenario: 'learning',
  area: { ...LEARNING_SCENARIO.area },
  factions: { a: 'rebel', b: 'imperial' },
  firstPlayer: 'a',
  round: 0,
  phase: 'setup',
  ships: {},
  squadrons: {},
  lost: [],
  cards: {},
  lasting: [],
  uses: [],
  deck: { undealt: [], discard: [] },
  unopened: [],
  stack: [{ kind: 'game', id: 0, answered: { a: 0, b: 0 }, step: 'sides', wishes: { ...wishes } }],
  nextFrame: 1,
  nextDraw: 0,
  nextId: 1,
  step: 0,
})
