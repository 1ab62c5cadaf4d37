import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { CardText } from '#shared/messages/card-text'

export const weaponTeams = {
  'gunnery-team': {
    text: 'A hull zone of this ship may attack twice in an activation, but no ship and no squadron twice.',
  },
} satisfies Record<WrittenCard<'weapon-teams'>, CardText>
