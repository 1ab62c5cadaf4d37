import { permit } from '#shared/game/engine/card-builder'

/** A squadron that the ship's command activates may attack twice, if it does not move during the ship's activation. */
export default [permit('attack-twice', (_g, _unit, { on }, { by }) => by === on)]
