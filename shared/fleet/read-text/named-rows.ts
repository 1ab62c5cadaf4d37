import type { CardKind } from './card-match'
import type { Effort } from './effort'
import { splitHint } from './hints'
import { cardsNamed } from './name-search'
import { isMisspelt, isShipMisspelt } from './nearest'
import { FEWEST_OF_FLEET } from './notes'
import { mayMean } from './parts'
import type { Row } from './row'

/** `HWK, YT-2400 and Lancer` was taken apart: each is a card. */
export const isPartOfRow = (row: Row, below: Row | undefined, effort: Effort): boolean =>
  below?.line === row.line && mayMean('squadron', row.text, effort)

/** `Howlrunner (16)`, `2 X-wings`: a card with its price or its count is no name. */
export function isCounted({ text, price, count }: Row, effort: Effort): boolean {
  const { name } = splitHint(text)
  const means = (kind: CardKind) => mayMean(kind, name, effort)
  const isPriced = price !== undefined && (price.numbers.at(-1) ?? 0) < FEWEST_OF_FLEET
  return (isPriced || count !== undefined) && (means('squadron') || means('upgrade'))
}

/** The name is that of a ship, and the price is its. */
export const isShip = ({ text, price }: Row, effort: Effort): boolean =>
  cardsNamed('ship', splitHint(text).name, effort).some(
    ({ points }) => points !== undefined && points === price?.numbers[0],
  )

/** `• Nebulon-B Support Refit`: by its price, or without one by a name that no other card has. */
export const isShipBehindBullet = (row: Row, effort: Effort): boolean =>
  row.bullet &&
  (isShip(row, effort) ||
    (row.price === undefined &&
      named('ship', row, effort) &&
      !named('upgrade', row, effort) &&
      !named('squadron', row, effort)))

/** `- 2 TIE Fighters`: several of a card that only a squadron is. */
export function isSquadrons({ text, count = 1 }: Row, effort: Effort): boolean {
  const { name } = splitHint(text)
  return count > 1 && mayMean('squadron', name, effort) && !mayMean('upgrade', name, effort)
}

export const named = (kind: CardKind, { text }: Row, effort: Effort): boolean =>
  cardsNamed(kind, splitHint(text).name, effort).length > 0

/** `Radier II (48)`, `Howlruner (16)` */
export function isSlipOfUnit({ text }: Row, effort: Effort): boolean {
  const { name } = splitHint(text)
  if (isMisspelt('upgrade', name, effort)) return false
  return isShipMisspelt(name, effort) || isMisspelt('squadron', name, effort)
}
