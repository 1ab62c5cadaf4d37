import type { Fleet } from '#shared/fleet/fleet'
import { bringsObjectives } from '#shared/fleet/game-presets'
import { obstacleCard, STANDARD_OBSTACLES } from '#shared/game/cards/catalog/obstacles'
import type { GameOptions } from '#shared/game/engine/game-options'
import {
  type CardInstance,
  type GameState,
  type Pose,
  type Reserve,
  SEATS,
  type Seat,
  type Ship,
} from '#shared/game/engine/state'
import { PLAY_AREAS } from '#shared/game/geometry/table-area'
import { emptyGame } from './new-game'
import { pieceMaker } from './pieces'

export interface NewBattleSetup {
  /** 16 bytes in hex. */
  gameId: string
  options: GameOptions
  /** Judged legal before (R2). */
  fleets: Readonly<Record<Seat, Fleet>>
}

/** Where pieces are that lie nowhere yet. */
const NOWHERE: Pose = { x: 0, y: 0, heading: 0 }

const instance = (card: string, { id: on, seat }: Ship): CardInstance => ({
  id: `${card}@${on}`,
  card,
  on,
  seat,
  exhausted: false,
  discarded: false,
})

/** All ships, squadrons and upgrades of both fleets, in the order of the lists; seat a's first. */
function forces(fleets: NewBattleSetup['fleets']): Pick<GameState, 'cards'> & { reserve: Reserve } {
  const make = pieceMaker()
  const reserve: Reserve = {
    ships: {},
    squadrons: {},
    obstacles: STANDARD_OBSTACLES.map((id) => ({ id, kind: obstacleCard(id).kind })),
    setAside: {},
  }
  const cards: Record<string, CardInstance> = {}
  for (const seat of SEATS) {
    for (const listed of fleets[seat].ships) {
      const ship = make.ship(listed.card, seat, NOWHERE, 0)
      reserve.ships[ship.id] = ship
      for (const card of listed.upgrades.map((upgrade) => instance(upgrade, ship))) cards[card.id] = card
    }
    for (const card of fleets[seat].squadrons) {
      const squadron = make.squadron(card, seat, NOWHERE)
      reserve.squadrons[squadron.id] = squadron
    }
  }
  return { reserve, cards }
}

const cardsOf = ({ objectives }: Fleet): string[] =>
  [objectives.assault, objectives.defense, objectives.navigation].filter((card) => card !== undefined)

/** A battle of two fleets before its first step: everything lies beside the table (R3.1). */
export const newBattle = ({ gameId, options, fleets }: NewBattleSetup): GameState => ({
  ...emptyGame(gameId),
  scenario: 'battle',
  options: { ...options },
  area: { ...PLAY_AREAS[options.table] },
  factions: { a: fleets.a.faction, b: fleets.b.faction },
  ...forces(fleets),
  objectiveCards: bringsObjectives(options) ? { a: cardsOf(fleets.a), b: cardsOf(fleets.b) } : { a: [], b: [] },
  stack: [
    {
      kind: 'game',
      id: 0,
      answered: { a: 0, b: 0 },
      step: 'setup',
      wishes: { a: fleets.a.faction, b: fleets.b.faction },
    },
  ],
})
