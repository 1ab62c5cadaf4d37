import type { Draw } from '#shared/game/engine/chance'

/** A preview has come to a draw that it does not suppose. */
export class UnknownDraw extends Error {
  readonly purpose: Draw['purpose']
  constructor(purpose: Draw['purpose']) {
    super(`luck decides: ${purpose}`)
    this.purpose = purpose
  }
}
