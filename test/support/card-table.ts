import { CARD_RULES } from '#shared/game/cards/rules/index'
import type { GameState } from '#shared/game/engine/state'
import { dieWords } from './case-deeds'
import type { CaseLuck } from './case-format'
import type { CaseTable } from './case-format-table'
import { StatedChance } from './case-luck'
import { tableState } from './case-table'
import { FixtureGame } from './fixture-game'

export interface CardTable extends CaseTable {
  /** What chance brings, in order. */
  luck?: CaseLuck
}

/** A table in the words of case files, played with the cards of the game; units have the ids given there. `arrange`: what case files do not say. */
export function cardTable(
  { luck = [], ...table }: CardTable,
  arrange: (state: GameState) => void = () => undefined,
): FixtureGame {
  const chance = new StatedChance(() => [], 'rebel')
  chance.expect(luck)
  return new FixtureGame({
    cards: CARD_RULES,
    chance,
    arrange(state) {
      Object.assign(state, tableState(table))
      arrange(state)
    },
  })
}

/** The dice of the attack that is going on: `blue accuracy`. */
export function poolOf({ state }: FixtureGame): string[] {
  const attack = state.stack.findLast((f) => f.kind === 'attack')
  return attack?.kind === 'attack' ? attack.pool.map(dieWords) : []
}

export const shipOn = ({ state }: FixtureGame, id: string) => {
  const ship = state.ships[id]
  if (!ship) throw new Error(`no ship ${id} on the table`)
  return ship
}

export const squadronOn = ({ state }: FixtureGame, id: string) => {
  const squadron = state.squadrons[id]
  if (!squadron) throw new Error(`no squadron ${id} on the table`)
  return squadron
}

/** What anybody may choose now. */
export const offered = ({ open }: FixtureGame): string[] =>
  open.flatMap((request) => ('options' in request ? request.options.map(({ id }) => id) : []))
