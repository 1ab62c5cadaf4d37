import type { ObjectiveToken, UnitId } from './state'

interface Table {
  readonly objectiveTokens?: readonly Readonly<ObjectiveToken>[]
  readonly obstacles: Readonly<Record<string, unknown>>
}

/** Those on the table, also on obstacles; one that is assigned to a unit lies nowhere but with it. */
export const lyingTokens = ({ objectiveTokens = [], obstacles }: Table): readonly Readonly<ObjectiveToken>[] =>
  objectiveTokens.filter(({ on }) => on === undefined || obstacles[on] !== undefined)

/** Those that are assigned to a unit. */
export const carriedTokens = (
  { objectiveTokens = [] }: Pick<Table, 'objectiveTokens'>,
  unit: UnitId,
): readonly Readonly<ObjectiveToken>[] => objectiveTokens.filter(({ on }) => on === unit)
