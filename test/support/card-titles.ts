import { DAMAGE_CARDS } from '#shared/game/cards/catalog/damage-deck'
import { OBJECTIVES } from '#shared/game/cards/catalog/objectives'
import { SHIPS } from '#shared/game/cards/catalog/ships'
import { SQUADRONS } from '#shared/game/cards/catalog/squadrons'
import { UPGRADES } from '#shared/game/cards/catalog/upgrades'

/** What is printed on cards, the longest first: *Intel Officer* holds the name of a keyword. */
const TITLES = [
  ...[UPGRADES, OBJECTIVES, SHIPS, SQUADRONS].flatMap((cards) => Object.values(cards).map(({ name }) => name)),
  ...Object.values(DAMAGE_CARDS).map(({ title }) => title),
].sort((a, b) => b.length - a.length)

/** A text without titles of cards, which are English in every language. */
export const withoutTitles = (text: string): string =>
  TITLES.reduce((left, title) => left.replaceAll(title, ''), text.replaceAll('\u00a0', ' '))
