import { type GameOptions, PRESETS } from '#shared/fleet/game-presets'
import { startGame } from '#shared/game'
import type { Chance } from '#shared/game/engine/chance'
import type { Faction, GameState, Seat } from '#shared/game/engine/state'
import { newLearningGame } from '#shared/game/flow/learning-scenario'
import { newBattle } from '#shared/game/flow/new-battle'
import { tableState } from '#test/support/case-table'
import { crowdedTable, shuffledDeck } from './crowded'
import { randomFleet } from './random-fleet'
import { SHIP_TABLES, type ShipTable } from './ship-tables'

/**
 * Battles of any legal fleets by any preset, or by one of them; whole games of the learning scenario, battles that begin
 * crowded, or ships alone and within each other's range.
 */
export const FLEETS = ['battle', 'core-set', 'casual-400', 'learning', 'crowded', 'ships'] as const
export type Fleets = (typeof FLEETS)[number]

/** Set up from two lists, and not from a table. */
export const isBattle = (fleets: Fleets): boolean =>
  fleets === 'battle' || fleets === 'core-set' || fleets === 'casual-400'

type Below = (k: number) => number
const SIDES = ['rebel', 'imperial'] as const satisfies readonly Faction[]
const WISHES = ['rebel', 'imperial', 'any'] as const satisfies readonly (Faction | 'any')[]

export interface Opening {
  gameId: string
  /** Which of several fixed tables is played. */
  seed: number
  chance: Chance
  below: Below
}

/** The state from which a game is played. */
export function openingOf(fleets: Fleets, { gameId, seed, chance, below }: Opening): GameState {
  const setup = { gameId, wishes: wishes(below) }
  switch (fleets) {
    case 'battle':
      return newBattle({ gameId, ...anyBattle(anyPreset(below), below) })
    case 'core-set':
    case 'casual-400':
      return newBattle({ gameId, ...anyBattle(PRESETS[fleets], below) })
    case 'learning':
      return newLearningGame(setup)
    case 'crowded':
      return crowdedTable(below)
    case 'ships': {
      const table = SHIP_TABLES[seed % (SHIP_TABLES.length + 1)]
      return table ? shipsAt(table, below) : { ...startGame(setup, chance).state, squadrons: {} }
    }
  }
}

/** In one of so many battles both bring the same fleet, so that it costs the same. */
const MIRRORED = 12

/** Any of the games that people play. */
function anyPreset(below: Below): GameOptions {
  const presets = Object.values(PRESETS)
  return presets[below(presets.length)] ?? PRESETS['casual-400']
}

/** Any fleets for such a game; two fleets of one box are of different sides. */
function anyBattle(options: GameOptions, below: Below) {
  const side = SIDES[below(2)] ?? 'rebel'
  const a = randomFleet(side, options, below)
  if (options.coreSet) return { options, fleets: { a, b: randomFleet(otherSide(side), options, below) } }
  if (below(MIRRORED) === 0) return { options, fleets: { a, b: a } }
  return { options, fleets: { a, b: randomFleet(SIDES[below(2)] ?? side, options, below) } }
}
const otherSide = (side: Faction): Faction => (side === 'rebel' ? 'imperial' : 'rebel')

function shipsAt({ undealt, ...table }: ShipTable, below: Below): GameState {
  const state = tableState(table)
  const top = state.deck.undealt.splice(0, table.deck?.length ?? 0)
  const deck = [...top, ...shuffledDeck(state, below)]
  state.deck = { undealt: deck.slice(0, undealt), discard: undealt === undefined ? [] : deck.slice(undealt) }
  return state
}

function wishes(below: Below): Record<Seat, Faction | 'any'> {
  const any = () => WISHES[below(WISHES.length)] ?? 'any'
  return { a: any(), b: any() }
}
