import { isShipCard } from '#shared/game/cards/catalog/models'
import { type HullZone, otherSeat, type Seat, type UnitId } from '#shared/game/engine/state'
import type { GlanceMessages, Owner } from '#shared/messages/en/glance'
import { instanceOf, numberIn, obstacleKind } from '#shared/messages/piece-ids'
import type { GameView, ShipView } from './game-view'
import { hullLeft, shieldsLost } from './unit'

/** The table at glance depth, one line a side. */
export const glanceLines = (view: GameView, messages: GlanceMessages): string[] =>
  order(view).map((seat) => glanceSide(view, seat, messages))

/** One piece in a line, at glance depth: its spoken name. */
export function glanceOf(view: GameView, unit: UnitId, messages: GlanceMessages): string {
  const ship = view.ships[unit]
  if (ship) return glanceShip(view, ship, messages)
  const squadron = view.squadrons[unit]
  if (!squadron) return unitName(view, unit, messages)
  return messages.glanceSquadron({
    name: unitName(view, unit, messages),
    hull: squadron.hull,
    maxHull: squadron.values.hull,
  })
}

type NamedUnits = Pick<GameView, 'ships' | 'squadrons' | 'lost' | 'reserve'>

/** What sentences call a unit, also when it is lost or not deployed: `CR90 "B"`; an obstacle by its kind, a card by its title. */
export function unitName(
  { ships, squadrons, lost, reserve }: NamedUnits,
  unit: UnitId,
  messages: GlanceMessages,
): string {
  const beside = reserve?.ships[unit] ?? reserve?.squadrons[unit]
  const piece = ships[unit] ?? squadrons[unit] ?? beside ?? lost.find((each) => each.id === unit)
  if (!piece) {
    const kind = obstacleKind(unit)
    if (kind !== undefined) return messages.obstacle(kind, numberIn(unit))
    const { card } = instanceOf(unit)
    return card === undefined ? unit : messages.cardTitle(card)
  }
  const { one } = kindOf(piece.card, messages)
  return isShipCard(piece.card) ? messages.shipName(one, piece.tag) : messages.squadronName(one, piece.tag)
}

const isKind = (card: string, kinds: GlanceMessages['kinds']): card is keyof GlanceMessages['kinds'] =>
  Object.hasOwn(kinds, card)

function kindOf(card: string, { kinds }: GlanceMessages): { one: string; other: string } {
  if (!isKind(card, kinds)) throw new Error(`no word for ${card}`)
  return kinds[card]
}

/** The viewer's own side first; for a spectator the first player's. */
export function order({ viewer, firstPlayer }: GameView): [Seat, Seat] {
  const first = viewer === 'spectator' ? firstPlayer : viewer
  return [first, otherSeat(first)]
}

export function ownerOf({ viewer, factions }: GameView, seat: Seat): Owner {
  if (viewer === 'spectator') return factions[seat]
  return viewer === seat ? 'ours' : 'theirs'
}

export const ofSeat = <U extends { seat: Seat }>(units: Record<UnitId, U>, seat: Seat): U[] =>
  Object.values(units).filter((unit) => unit.seat === seat)

/** The order in which shields are told: front, left, right, rear. */
export const TOLD_ZONES = ['front', 'left', 'right', 'rear'] as const satisfies readonly HullZone[]

export function damageWords(ship: ShipView): { facedown: number; faceup: string[]; withoutCard: number } {
  const faceup = ship.damage.flatMap(({ faceup, card }) => (faceup && card ? [card] : []))
  return { facedown: ship.damage.length - faceup.length, faceup, withoutCard: ship.damageWithoutCard }
}

export function glanceShip(view: GameView, ship: ShipView, messages: GlanceMessages): string {
  return messages.glanceShip({
    name: unitName(view, ship.id, messages),
    hull: hullLeft(ship),
    maxHull: ship.values.hull,
    damage: damageWords(ship),
    exhausted: ship.defense.flatMap(({ kind, exhausted }) => (exhausted ? [kind] : [])),
    shields: TOLD_ZONES.filter((zone) => shieldsLost(ship, zone) > 0).map(
      (zone) => [zone, ship.shields[zone]] as const,
    ),
  })
}

function glanceSide(view: GameView, seat: Seat, messages: GlanceMessages): string {
  const lost = view.lost.filter((unit) => unit.seat === seat)
  const present = ofSeat(view.squadrons, seat)
  const fighters = new Set([...present, ...lost.filter(({ card }) => !isShipCard(card))].map(({ card }) => card))
  return messages.glanceSide(ownerOf(view, seat), {
    units: [
      ...ofSeat(view.ships, seat).map((ship) => glanceShip(view, ship, messages)),
      ...[...fighters].map((card) =>
        messages.glanceSquadrons({
          kind: kindOf(card, messages),
          left: present.filter((squadron) => squadron.card === card).length,
          lost: lost.filter((unit) => unit.card === card).length,
        }),
      ),
    ],
    lost: lost.filter(({ card }) => isShipCard(card)).map((unit) => unitName(view, unit.id, messages)),
    undeployed: undeployed(view, seat).map((id) => unitName(view, id, messages)),
    setAside: setAside(view, seat).map((id) => unitName(view, id, messages)),
    victoryTokens: view.victoryTokens?.[seat] ?? 0,
  })
}

/** What a side has beside the table: ships before squadrons. */
const besideTable = ({ reserve }: GameView, seat: Seat): UnitId[] =>
  [reserve?.ships ?? {}, reserve?.squadrons ?? {}]
    .flatMap((units) => ofSeat<{ id: UnitId; seat: Seat }>(units, seat))
    .map(({ id }) => id)

/** Units that wait to be deployed (R3.22). */
export const undeployed = (view: GameView, seat: Seat): UnitId[] =>
  besideTable(view, seat).filter((id) => view.reserve?.setAside[id] === undefined)

/** Units that a card holds back (R3.24). */
export const setAside = (view: GameView, seat: Seat): UnitId[] =>
  besideTable(view, seat).filter((id) => view.reserve?.setAside[id] !== undefined)
