import type { Choice } from '#shared/game/engine/decision'
import { HULL_ZONES, type HullZone, type UnitId } from '#shared/game/engine/state'
import { storedDialId } from '#shared/game/engine/stored-dial'
import type { GameView, ShipView } from '#shared/play/view/game-view'
import { cardsToDestroy } from '#shared/play/view/unit'
import type { AnswerContext } from './bot'
import { threats } from './choose-activation'
import { usesOf } from './choose-command'
import { best } from './worth'

/** What damage cards ask, about an own ship or an enemy's (DC1-22). */

/** The ship that a damage card lies on: `cr90-1#2` is its card in place 2. */
const shipUnder = (view: GameView, source: string): ShipView | undefined =>
  view.ships[source.slice(0, source.lastIndexOf('#'))]

export function chooseEffect({ view, request }: AnswerContext): Choice | undefined {
  const ship = shipUnder(view, request.subject)
  if (!ship) return chooseExtraDial(view, request)
  if (request.kind === 'options') return { options: weakZones(view, ship, request.options).slice(0, request.max) }
  if (request.kind !== 'option') return undefined
  const ids = request.options.map(({ id }) => id)
  const id = ship.seat === request.seat ? leastHarm(view, ship, ids) : mostHarm(view, ship, ids)
  return id === undefined ? undefined : { option: id }
}

/** Of the dials on a card that which helps its ships most now. */
function chooseExtraDial(view: GameView, { subject, seat, ...request }: AnswerContext['request']): Choice | undefined {
  if (request.kind !== 'option') return undefined
  const ships = Object.values(view.ships).filter((ship) => ship.seat === seat)
  const found = (view.ships[view.cards[subject]?.on ?? '']?.storedDials ?? []).filter((dial) =>
    request.options.some(({ id }) => id === storedDialId(dial)),
  )
  const dial = best(found, ({ command }) =>
    ships.reduce((sum, ship) => sum + (command === 'unknown' ? 0 : usesOf(view, ship)[command]), 0),
  )
  return dial && { option: storedDialId(dial) }
}

const isZone = (id: string): id is HullZone => HULL_ZONES.some((zone) => zone === id)

/** Enemy zones that are threatened most lose their shields. */
function weakZones(view: GameView, ship: ShipView, options: readonly { readonly id: string }[]): string[] {
  const threat = threats(view, ship)
  return options
    .map(({ id }) => id)
    .filter(isZone)
    .sort((p, q) => threat[q] - threat[p])
}

/** For its own ship: a damage rather than the dial while the hull is sound; the token or zone that it misses least. */
function leastHarm(view: GameView, ship: ShipView, ids: readonly string[]): string | undefined {
  const threat = threats(view, ship)
  return best(ids, (id) => {
    if (isZone(id)) return -threat[id]
    if (id === 'damage') return canBear(ship) && isDialDear(view, ship) ? 1 : -1
    if (id === 'dial') return 0
    return -worthOfToken(ship, id)
  })
}

const canBear = (ship: ShipView): boolean =>
  HULL_ZONES.some((zone) => ship.shields[zone] > 0) && cardsToDestroy(ship) > 1

function isDialDear(view: GameView, ship: ShipView): boolean {
  const command = ship.dials[0]?.command
  return command !== undefined && command !== 'unknown' && usesOf(view, ship)[command] > 4
}

const TOKENS = { scatter: 5, brace: 4, redirect: 3, evade: 2, contain: 1 }
/** The ship misses a doubled or exhausted token less. */
function worthOfToken({ defense }: ShipView, id: UnitId): number {
  const token = defense.find((each) => each.id === id)
  if (!token) return 0
  const doubled = defense.filter(({ kind }) => kind === token.kind).length > 1
  return TOKENS[token.kind] * (doubled ? 0.5 : 1) - (token.exhausted ? 0.2 : 0)
}

/** For an enemy's ship: hits a slow ship, and makes a fast one steer. */
function mostHarm(view: GameView, ship: ShipView, ids: readonly string[]): string | undefined {
  const values: Record<string, number> = {
    speed: ship.dialSpeed === 1 ? 5 : 2,
    dial: Math.max(...Object.values(usesOf(view, ship))) > 4 ? 3 : 1,
    none: 0,
  }
  return best(ids, (id) => values[id] ?? 0.5)
}
