import type { PublicTable, StoredDial } from './state'

type Stored = Pick<StoredDial, 'n' | 'source'>

/** Its name in questions: its number is public, so that the choice of one tells nothing of the others (R17.7i). */
export const storedDialId = ({ n }: Pick<Stored, 'n'>): string => `dial-${n}`

/** The dials that lie on this card. */
export const dialsOn = (g: PublicTable, { source, on }: { source: string; on: string }): readonly Stored[] =>
  (g.ships[on]?.storedDials ?? []).filter((dial) => dial.source === source)
