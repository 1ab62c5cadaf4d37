import { hasSlot, upgradesOf } from '#shared/game/cards/catalog/kinds'
import { at } from '#shared/game/engine/card-builder'
import type { Self } from '#shared/game/engine/card-rules'
import type { CardInstance, PublicTable, Seat } from '#shared/game/engine/state'

const FLEET_COMMANDS = upgradesOf('fleet-command')

/** Those that no ship of the fleet has, discarded or not (FQ.chimaera.2). */
const others = ({ cards }: PublicTable, seat: Seat): string[] =>
  FLEET_COMMANDS.filter((id) => !Object.values(cards).some((each) => each.seat === seat && each.card === id))

/** One that is discarded already cannot be discarded for another (FQ.chimaera.1). */
const equipped = ({ cards }: PublicTable, { on }: Self): Readonly<CardInstance> | undefined =>
  Object.values(cards).find((each) => each.on === on && !each.discarded && hasSlot(each.card, 'fleet-command'))

/** At the start of the Command Phase the ship may discard its fleet command for another one, which the fleet does not have, of any cost. */
export default [
  at('command.start')
    .may()
    .when((g, _moment, self) => equipped(g, self) !== undefined)
    .needs('card', (g, _moment, _answers, { seat }) => others(g, seat))
    .do((tx, _moment, { card }, self) => {
      const old = equipped(tx.state, self)
      if (old) tx.replaceCard(old.id, card)
    }),
]
