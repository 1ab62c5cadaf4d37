import { HULL_ZONES, type HullZone } from '#shared/game/engine/terms'

export const isZone = (id: string): id is HullZone => HULL_ZONES.some((zone) => zone === id)
