import type { Draw } from '#shared/game/engine/chance'

/** Something is drawn that a preview does not suppose. */
export class UnknownDraw extends Error {
  readonly purpose: Draw['purpose']
  constructor(purpose: Draw['purpose']) {
    super(`luck decides: ${purpose}`)
    this.purpose = purpose
  }
}
