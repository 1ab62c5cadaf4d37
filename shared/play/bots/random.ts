import { shipKind } from '#shared/game/cards/catalog/kinds'
import { restingGround } from '#shared/game/cards/resting-ground'
import type { Choice, DecisionRequest } from '#shared/game/engine/decision'
import { COMMANDS, type Point, type PublicTable } from '#shared/game/engine/state'
import { forward } from '#shared/game/geometry/grid'
import { allClicks, sidesFreeOfTool } from '#shared/game/geometry/maneuver-tool'
import { tokenInside } from '#shared/game/geometry/region-shape'
import { moveFault } from '#shared/game/geometry/squadron-rest'
import type { Salt } from './bot'
import { anyPlace } from './choose-set-up'

/** A number from 0 to k − 1. */
export type RandomNumber = (k: number) => number

/** How often another place is tried for a squadron before it stays where it is. */
const TRIES = 12

/** A legal answer to a question, chosen by the numbers; always 0 makes a plain one: first options, no moves. */
export function randomChoice(
  table: PublicTable,
  request: DecisionRequest,
  below: RandomNumber,
  salt: Salt = () => hex(16, below),
): Choice {
  switch (request.kind) {
    case 'option':
      return { option: pick(request.options, below).id }
    case 'options': {
      const count = request.min + below(request.max - request.min + 1)
      const left = request.options.map((o) => o.id)
      return { options: Array.from({ length: count }, () => left.splice(below(left.length), 1)).flat() }
    }
    case 'dials': {
      const dials = request.ships.map(({ ship, missing }) => [
        ship,
        Array.from({ length: missing }, (_, place) => ({ command: pick(COMMANDS, below), salt: salt(ship, place) })),
      ])
      return { dials: Object.fromEntries(dials) }
    }
    case 'course': {
      const ship = table.ships[request.ship]
      if (!ship) throw new Error(`${request.ship} is gone`)
      const clicks = pick(allClicks(request.yaws), below)
      return { clicks, side: pick(sidesFreeOfTool(shipKind(ship.card).size, clicks), below) }
    }
    case 'places':
      return { places: request.suggested }
    case 'placement':
      return anyPlace(table, request, below)
    case 'destination':
      return { to: anywhere(table, request, below) }
  }
}

function anywhere(table: PublicTable, request: DecisionRequest & { kind: 'destination' }, below: RandomNumber): Point {
  const { ask, piece, around, reach, unengaged } = request
  const pieces = restingGround(table, piece, unengaged)
  // A squadron may leave the play area (R9.15), a token may not (R11.38).
  const isLegal = (to: Point): boolean =>
    ask === 'token.place' ? tokenInside(to, table.area) : moveFault(pieces, around, to, reach) === undefined
  for (let tries = 0; tries < TRIES; tries += 1) {
    const length = below(reach + 1)
    const way = forward(below(360_000))
    const to = { x: Math.trunc(around.x + way.x * length), y: Math.trunc(around.y + way.y * length) }
    if (isLegal(to)) return to
  }
  return { x: around.x, y: around.y }
}

function pick<T>(things: readonly T[], below: RandomNumber): T {
  const thing = things[below(things.length)]
  if (thing === undefined) throw new Error('nothing to pick from')
  return thing
}

/** Any bytes. */
export const hex = (bytes: number, below: RandomNumber): string =>
  Array.from({ length: bytes * 2 }, () => below(16).toString(16)).join('')
