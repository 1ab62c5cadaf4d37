import type { fleetSupports as english } from '#shared/messages/en/cards/fleet-supports'

export const fleetSupports = {} satisfies typeof english
