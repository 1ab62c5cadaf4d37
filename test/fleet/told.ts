import { readFleetText } from '#shared/fleet/read-text/read-fleet-text'
import type { Reading } from '#shared/fleet/read-text/reading'
import { cardName } from '#shared/game/cards/catalog/catalog-names'
import { isSquadronCard, SQUADRONS, type SquadronCard, squadronCard } from '#shared/game/cards/catalog/squadrons'

const cardsOf = ({ fleet: { ships, squadrons, objectives, spareObjectives = [] } }: Reading): string[] => [
  ...ships.flatMap(({ card, upgrades }) => [card, ...upgrades]),
  ...squadrons,
  ...Object.values(objectives),
  ...spareObjectives.map(({ card }) => card),
]

/** A squadron is called by its kind and its vessel as well. */
function namesOf(card: string): string[] {
  if (!isSquadronCard(card)) return [cardName(card)]
  const { fighter, vessel = '' }: SquadronCard = squadronCard(card)
  const kinds = Object.values<SquadronCard>(SQUADRONS).filter((each) => each.fighter === fighter && !each.unique)
  return [cardName(card), vessel, ...kinds.map(({ name }) => name)]
}

/** Every word that a player sees of a reading: cards by their names, and what was not read as a card. */
export function told(reading: Reading): string {
  const { name = '', commander = '', objectives, unknown, ambiguous, unplaced, skipped, warnings } = reading
  const texts = [...unknown, ...ambiguous, ...unplaced, ...skipped].map(({ text }) => text)
  const warned = warnings.map((warning) => ('text' in warning ? warning.text : ''))
  return [...cardsOf(reading).flatMap(namesOf), name, commander, ...objectives, ...texts, ...warned].join('\n')
}

export const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.replace(/s$/, ''))

/** Words of a text of which its reading says nothing: labels, sums, and what cards are called by besides their names. */
export function unsaid(text: string): ReadonlySet<string> {
  const reading = readFleetText(text)
  if (typeof reading === 'string') return new Set()
  const said = new Set(wordsOf(told(reading)))
  return new Set(wordsOf(text).filter((word) => !said.has(word)))
}

/** Words that lists have around cards, and no card alone. */
export const HARMLESS = new Set(
  (
    'and author player vassal name faction fleet rebel imperial empire commander assault defense navigation objective ' +
    'squadron ship point total cost isd'
  ).split(' '),
)
