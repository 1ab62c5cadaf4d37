import type { fleetCommands as english } from '#shared/messages/en/cards/fleet-commands'

export const fleetCommands = {} satisfies typeof english
