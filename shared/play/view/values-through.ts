import type { Rulebook } from '#shared/game/engine/rulebook'
import type { UnitId } from '#shared/game/engine/state'
import { type Step, type TableSnapshot, tableAfter, tableOf, type ValuesSnapshot, viewThen } from './after-events'
import type { GameView } from './game-view'
import { stateIn } from './known-state'
import { UnitValues } from './unit-values'
import { mapped } from './unit-view'

/**
 * What the public steps after a view change of the values of units, by the cards in play after each (design 15). Nothing
 * is played again: the table of then is folded from events, and the engine is asked for the values on it. No
 * event tells that an effect begins to last: those that last in the view count.
 */
export function valuesThrough(
  view: GameView,
  steps: readonly Step[],
  rules: Rulebook,
  from = tableOf(view),
): ValuesSnapshot[] {
  let table = from
  let told = valuesOn(from)
  return steps.flatMap(({ step, event }) => {
    table = tableAfter(table, event)
    const now = valuesIn(viewThen(table, view), rules)
    const changed = Object.entries(now).filter(([id, values]) => !isSame(values, told[id]))
    told = now
    return changed.length > 0 ? [{ step, units: Object.fromEntries(changed) }] : []
  })
}

type Values = ValuesSnapshot['units'][UnitId]

const isSame = (a: Values, b: Values | undefined): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

/** Those that the units carry. */
const valuesOn = ({ ships, squadrons, reserve }: TableSnapshot): Record<UnitId, Values> =>
  mapped({ ...reserve?.ships, ...reserve?.squadrons, ...ships, ...squadrons }, (unit) => unit.values)

/** Of all units that are there, on the table and beside it. */
function valuesIn(view: GameView, rules: Rulebook): Record<UnitId, Values> {
  const g = stateIn(view)
  const values = new UnitValues(g, rules)
  const ships = { ...g.reserve?.ships, ...g.ships }
  const squadrons = { ...g.reserve?.squadrons, ...g.squadrons }
  return Object.fromEntries([
    ...Object.values(ships).map((ship) => [ship.id, values.ofShip(ship)]),
    ...Object.values(squadrons).map((squadron) => [squadron.id, values.ofSquadron(squadron)]),
  ])
}
