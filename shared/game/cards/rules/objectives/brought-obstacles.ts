import { DUST_FIELDS } from '#shared/game/cards/catalog/obstacles'
import { at } from '#shared/game/engine/card-builder'
import { ofSecond } from './players'

/** Both dust fields join the other obstacles. */
export const bringsDust = at('setup.objective')
  .when(ofSecond)
  .do((tx, _moment, _answers, { source }) => tx.changeObstacles(source, { added: [...DUST_FIELDS] }))
