import { CARD_RULES } from '#shared/game/cards/rules/index'
import type { CardRegistry } from '#shared/game/engine/card-rules'
import type { GameState } from '#shared/game/engine/state'
import { merged } from './case-chapter'
import { dieWords } from './case-deeds'
import { fixtureCards } from './case-fixtures'
import type { CaseLuck } from './case-format'
import type { CaseTable } from './case-format-table'
import { StatedChance } from './case-luck'
import { tableState } from './case-table'
import { FixtureGame } from './fixture-game'

export interface CardTable extends CaseTable {
  /** What chance brings, in order. */
  luck?: CaseLuck
  /** Cards of the test's own, named as upgrades of ships or put beside a unit: `{ 'x-1': 'card' }`. */
  cards?: CardRegistry
  beside?: Readonly<Record<string, string>>
}

/** A table in the words of case files, played with the cards of the game; units have the ids given there. `arrange`: what case files do not say. */
export function cardTable(
  { luck = [], cards = {}, beside = {}, ...table }: CardTable,
  arrange: (state: GameState) => void = () => undefined,
): FixtureGame {
  const chance = new StatedChance(() => [], 'rebel')
  chance.expect(luck)
  return new FixtureGame({
    cards: { ...CARD_RULES, ...fixtureCards(table), ...cards },
    chance,
    arrange(state) {
      Object.assign(state, tableState(table))
      for (const [on, card] of Object.entries(beside)) {
        const seat = (state.ships[on] ?? state.squadrons[on])?.seat ?? 'a'
        state.cards[card] = { id: card, card, on, seat, exhausted: false, discarded: false }
      }
      arrange(state)
    },
  })
}

export type ShipOnTable = Partial<NonNullable<CardTable['ships']>[string]>
export type AttackOnTable = Partial<NonNullable<CardTable['attacking']>>
/** What is otherwise, field by field; `null` takes a field away. */
export type Changed<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]?: Changed<T[K]> | null | undefined }
    : T

/** Tables that share all but what differs, as the questions of a chapter do. */
export const tablesLike =
  (shared: CardTable) =>
  (...changes: Changed<CardTable>[]): FixtureGame =>
    cardTable(changes.reduce<unknown>(merged, shared) as CardTable)

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
