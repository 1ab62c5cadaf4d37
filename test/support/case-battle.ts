import { type Fleet, OBJECTIVE_CATEGORIES } from '#shared/fleet/fleet'
import { type GameOptions, PRESETS } from '#shared/fleet/game-presets'
import { readFleetText } from '#shared/fleet/read-text/read-fleet-text'
import { OBSTACLES, type ObstacleId } from '#shared/game/cards/catalog/obstacles'
import type { CardInstance, GameState, ObjectiveToken, Seat, Ship, Squadron } from '#shared/game/engine/state'
import { degrees } from '#shared/game/geometry/grid'
import type { CaseFleet, CaseOptions, CaseTokens, CaseUpgrade } from './case-format-setup'
import type { CaseReserve, CaseTable } from './case-format-table'
import { point } from './case-pieces'

/** What a battle has besides its ships, squadrons and damage decks. */

export function gameOptions(stated: CaseOptions = {}): GameOptions {
  if (typeof stated === 'string') return PRESETS[stated]
  const { preset = 'casual-400', ...changed } = stated
  return { ...PRESETS[preset], ...changed }
}

/** A fleet as the game takes it; a text must be one that is read without a doubt. */
export function fleetOf(stated: CaseFleet): Fleet {
  if (typeof stated !== 'string') {
    const { faction, ships, squadrons = [], objectives = {} } = stated
    return {
      faction,
      ships: ships.map((ship) =>
        typeof ship === 'string' ? { card: ship, upgrades: [] } : { card: ship.card, upgrades: ship.upgrades ?? [] },
      ),
      squadrons,
      objectives: Object.fromEntries(
        OBJECTIVE_CATEGORIES.flatMap((category) => (objectives[category] ? [[category, objectives[category]]] : [])),
      ),
    }
  }
  const read = readFleetText(stated)
  if (typeof read === 'string') throw new Error(`the fleet list is not read: ${read}`)
  const doubtful = [...read.unknown, ...read.ambiguous, ...read.unplaced].map(({ text }) => text)
  if (doubtful.length > 0) throw new Error(`the fleet list names ${doubtful.join(', ')}`)
  return read.fleet
}

export const upgradeId = (stated: CaseUpgrade): string => (typeof stated === 'string' ? stated : stated.card)

function upgradeOn(stated: CaseUpgrade, on: string, seat: Seat): CardInstance {
  const card = upgradeId(stated)
  const {
    state = 'readied',
    round = undefined,
    command = undefined,
    marker = undefined,
  } = typeof stated === 'string' ? {} : stated
  return {
    id: `${card}@${on}`,
    card,
    on,
    seat,
    exhausted: state === 'exhausted',
    discarded: state === 'discarded',
    ...(round !== undefined && { roundToken: round }),
    ...(command !== undefined && { command }),
    ...(marker && { marker: point(marker) }),
  }
}

type WithUpgrades = Readonly<Record<string, { upgrades?: readonly CaseUpgrade[] | undefined }>>

/** The upgrades of ships on the table, in the reserve and gone, and the objective. */
export function battleCards(table: CaseTable, seats: ReadonlyMap<string, Seat>): Record<string, CardInstance> {
  const gone: WithUpgrades = Object.fromEntries((table.lost ?? []).map((unit) => [unit.id, unit]))
  const bearers: WithUpgrades = { ...table.ships, ...table.reserve?.ships, ...gone }
  const upgrades = Object.entries(bearers).flatMap(([on, { upgrades: stated = [] }]) =>
    stated.map((upgrade) => upgradeOn(upgrade, on, seats.get(on) ?? 'a')),
  )
  const { card, round, edge } = table.objective ?? {}
  const objectives = (['a', 'b'] as const).flatMap((seat): CardInstance[] =>
    card === undefined
      ? []
      : [
          {
            id: `${card}@${seat}`,
            card,
            on: 'table',
            seat,
            exhausted: false,
            discarded: false,
            ...(round !== undefined && { roundToken: round }),
            ...(edge && { edge }),
          },
        ],
  )
  return Object.fromEntries([...upgrades, ...objectives].map((each) => [each.id, each]))
}

const obstacleIds = (of: object): ObstacleId[] => Object.keys(of) as ObstacleId[]

export const obstaclesOf = ({ obstacles = {} }: CaseTable): GameState['obstacles'] =>
  Object.fromEntries(
    obstacleIds(obstacles).map((id) => {
      const { at = [0, 0] as const, heading = 0, inert, hull } = obstacles[id] ?? {}
      const pose = { ...point(at), heading: degrees(heading) }
      return [
        id,
        {
          id,
          kind: OBSTACLES[id].kind,
          pose,
          ...(inert && { inert }),
          ...(hull && { hull: { seat: hull.seat, most: hull.most ?? 10, damage: hull.damage ?? 0 } }),
        },
      ]
    }),
  )

/** A token lies where it is said to, or in the middle of what it lies on. */
function tokensOf(stated: CaseTokens, state: Pick<GameState, 'ships' | 'obstacles'>): ObjectiveToken[] {
  return Object.entries(stated).map(([id, token]) => {
    if (Array.isArray(token)) return { id, at: point(token) }
    const { at, on } = token
    const under = state.ships[on] ?? state.obstacles[on]
    if (!at && !under) throw new Error(`the token ${id} lies on ${on}, which is not there`)
    const { x = 0, y = 0 } = under?.pose ?? {}
    return { id, at: at ? point(at) : { x, y }, on }
  })
}

type Objective = 'objective' | `objective${'Tokens' | 'Ships' | 'Cards'}` | 'victoryTokens'

/** The objective, its tokens and ships, and what each seat has of victory tokens. */
export function objectiveOf(
  { objective, victoryTokens, objectiveCards }: CaseTable,
  state: Pick<GameState, 'ships' | 'obstacles'>,
): Pick<GameState, Objective> {
  return {
    ...(objectiveCards && { objectiveCards: { a: objectiveCards.a ?? [], b: objectiveCards.b ?? [] } }),
    ...(objective && {
      objective: objective.card,
      victoryTokens: { a: victoryTokens?.a ?? 0, b: victoryTokens?.b ?? 0 },
      ...(objective.tokens && { objectiveTokens: tokensOf(objective.tokens, state) }),
      ...(objective.ships && { objectiveShips: [...objective.ships] }),
    }),
  }
}

/** What does not lie on the table; nothing stated: there is none. */
export function reserveOf(
  stated: CaseReserve | undefined,
  ships: readonly Ship[],
  squadrons: readonly Squadron[],
): Pick<GameState, 'reserve'> {
  if (!stated) return {}
  const held = { ...stated.ships, ...stated.squadrons }
  const byId = <T extends { id: string }>(units: readonly T[]) =>
    Object.fromEntries(units.map((unit) => [unit.id, unit]))
  return {
    reserve: {
      ships: byId(ships),
      squadrons: byId(squadrons),
      obstacles: (stated.obstacles ?? []).map((id) => ({ id, kind: OBSTACLES[id].kind })),
      setAside: Object.fromEntries(
        Object.entries(held).flatMap(([id, { setAside }]) => (setAside === undefined ? [] : [[id, setAside]])),
      ),
    },
  }
}
