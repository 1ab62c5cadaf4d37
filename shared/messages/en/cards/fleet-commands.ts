import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { CardText } from '#shared/messages/card-text'

export const fleetCommands = {} satisfies Record<WrittenCard<'fleet-commands'>, CardText>
