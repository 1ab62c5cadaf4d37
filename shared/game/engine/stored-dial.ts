import type { PublicTable, StoredDial } from './state'

type StoredDialName = Pick<StoredDial, 'n' | 'source'>

/** Its name in questions: its number is public, so that the choice of one tells nothing of the others (R17.7i). */
export const storedDialId = ({ n }: Pick<StoredDialName, 'n'>): string => `dial-${n}`

/** The dials that lie on this card. */
export const dialsOn = (g: PublicTable, { source, on }: { source: string; on: string }): readonly StoredDialName[] =>
  (g.ships[on]?.storedDials ?? []).filter((dial) => dial.source === source)
