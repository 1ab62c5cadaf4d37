import type { ListRow } from './game-store'

/** What can be read of several rows: one that is broken is told to the operator, and hides itself alone. */
export function readable<Row, Read>(rows: readonly Row[], read: (row: Row) => Read): Read[] {
  return rows.flatMap((row): Read[] => {
    try {
      return [read(row)]
    } catch (error) {
      console.error('a broken row is left out', error)
      return []
    }
  })
}

/** @throws if it names no game: then it is no row of a list */
export function asListRow(row: unknown): ListRow {
  if (typeof row === 'object' && row !== null && 'game' in row) return row as ListRow
  throw new Error(`no row of a list: ${JSON.stringify(row)}`)
}
