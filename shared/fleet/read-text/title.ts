import type { CardMatch } from './card-match'
import type { Effort } from './effort'
import { keyOf } from './keys'
import type { WrittenList } from './list'
import { cardsHeldBy, isUnique } from './loose-row'
import type { Warning } from './reading'
import type { NameInRow } from './words-of-row'

/** Names of cards, and nicknames of ships, that are words of every day. */
const WORDS = new Set(
  (
    'admonition aspiration avenger defiance endeavor endeavour foresight impetuous independence insidious liberty paragon ' +
    'pursuant redemption relentless salvation sovereign squall stronghold tempest vector warlord whisper black gold gray ' +
    'green rogue corvette flotilla guppy hammer imp lib pickle potato raid shrimp whale'
  ).split(' '),
)

/** A card in the first line may be a part of the fleet's name, or of a row that was not understood. */
export function cardsInTitle({ title }: WrittenList, cards: ReadonlySet<string>, effort: Effort): Warning[] {
  if (title === undefined) return []
  const { line, text } = title
  const isInCapitals = text === text.toUpperCase()
  return cardsHeldBy(text, effort, (name, others) => !isWord(name, others, isInCapitals))
    .filter((options) => !options.some(({ id }) => cards.has(id)))
    .flatMap(([card]) => card?.id ?? [])
    .filter((card, at, all) => all.indexOf(card) === at)
    .map((card): Warning => ({ code: 'name-holds-card', line, text, card }))
}

/** `The Long Way Home`: among other words, one that is of every day or only a part of a card's name means no card. */
function isWord({ text, words, cards }: NameInRow, others: number, isInCapitals: boolean): boolean {
  if (words > 1 || others === 0) return false
  if (WORDS.has(text.toLowerCase())) return true
  const isAbbreviation = !isInCapitals && text === text.toUpperCase()
  return (
    !isAbbreviation &&
    Object.values(cards).every((some) =>
      some.every((card) => card.kind === 'upgrade' && keyOf(card.name) !== keyOf(text) && !isPerson(card)),
    )
  )
}

const isPerson = (card: CardMatch): boolean =>
  isUnique(card) && card.slots.some((slot) => slot === 'commander' || slot === 'officer')
