import type { Chance } from '#shared/engine/chance'
import type { Faction, GameState, Seat } from '#shared/engine/state'
import { newLearningGame } from '#shared/flow/learning-scenario'
import { startGame } from '#shared/game'
import { tableState } from '#test/support/case-table'
import { crowdedTable, shuffledDeck } from './crowded'
import { SHIP_TABLES, type ShipTable } from './ship-tables'

/** Whole games of the learning scenario, battles that begin crowded, or ships alone and within each other's range. */
export const FLEETS = ['learning', 'crowded', 'ships'] as const
export type Fleets = (typeof FLEETS)[number]

type Below = (k: number) => number
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
