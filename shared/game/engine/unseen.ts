/** What the game needs to go on, and a state made of one viewer's knowledge does not have (design 5). */

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
