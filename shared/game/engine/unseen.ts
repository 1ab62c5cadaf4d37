/** What a state made of somebody's knowledge does not hold, and the game cannot go on without (design 5). */

/** A card that has no rules here: one that they have not seen. */
export class UnknownCard extends Error {
  constructor(card: string) {
    super(`no rules for card ${card}`)
  }
}

/** The top dial of this ship, which is turned up. */
export class UnknownDial extends Error {
  readonly ship: string
  constructor(ship: string) {
    super(`${ship} has no known dial`)
    this.ship = ship
  }
}
