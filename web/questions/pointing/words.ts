import { targets } from '#messages/targets'
import { terms } from '#messages/terms'
import type { UnitId } from '#shared/game/engine/state'
import type { GameView } from '#shared/play/view/game-view'
import type { Pick } from './picks'

type NameOf = (unit: UnitId) => string

const mmOf = (um: number): number => Math.round(um / 1000)

const cardsOf = (view: GameView, instances: readonly string[]): string[] =>
  instances.map((id) => {
    const [ship = id, slot] = id.split('#')
    const damage = view.ships[ship]?.damage.find((card) => String(card.slot) === slot)
    return terms.card(damage?.card ?? view.cards[id]?.card ?? id)
  })

/** Why a target is impossible; undefined for one that is not. */
export function reasonOf({ code, target, forbiddenBy }: Pick, view: GameView): string | undefined {
  if (code === undefined) return undefined
  return targets.why(code, {
    range: target?.range,
    mm: mmOf(target?.length ?? 0),
    through: target?.through ?? [],
    cards: cardsOf(view, forbiddenBy ?? []),
  })
}

/** The measures, and the dice. */
export function factsOf({ target }: Pick, nameOf: NameOf): string {
  if (!target) return ''
  const { range, length, obstructedBy, dice, removed } = target
  return targets.facts(
    { range: target.zone && range, mm: mmOf(length), obstructedBy: obstructedBy.map(nameOf) },
    dice,
    removed,
  )
}

/** The name of a pick for screen readers. */
export function spokenPick(pick: Pick, view: GameView, nameOf: NameOf): string {
  const { unit, zone, target, repair } = pick
  if (repair) return repairWords(repair)
  if (!target) return targets.zoned(nameOf(unit), zone)
  const why = reasonOf(pick, view)
  return why === undefined
    ? targets.legal(target.zone, nameOf(unit), zone, factsOf(pick, nameOf))
    : targets.illegal(target.zone, nameOf(unit), zone, why)
}

export function repairWords({ cost, recover, from, to }: NonNullable<Pick['repair']>): string {
  if (recover) return targets.recover(recover, cost)
  return from && to ? targets.move(from, to, cost) : ''
}
