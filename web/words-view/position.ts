import { table } from '#messages/table'
import { isShipCard } from '#shared/game/cards/catalog/models'
import type { Seat, UnitId } from '#shared/game/engine/state'
import { attackLines, boardLine, shipLine, squadronLine } from '#shared/play/view/describe'
import { thingLines } from '#shared/play/view/describe-things'
import type { GameView } from '#shared/play/view/game-view'
import { glanceLines, order, ownerOf } from '#shared/play/view/glance'
import { nameOf } from '#web/words/names'

/** A unit's line, its name apart. */
export interface UnitLine {
  id: UnitId
  name: string
  /** What follows the name. */
  rest: string
}
export interface Side {
  seat: Seat
  owner: ReturnType<typeof ownerOf>
  glance: string
  ships: UnitLine[]
  squadrons: UnitLine[]
  lost: string[]
}
/** The same words as in mails (`describe`), part by part. */
export interface Position {
  board: string
  attack: string | undefined
  sides: Side[]
  /** Obstacles and objective tokens on the table; the line of a unit tells what it carries. */
  things: string[]
}

function lineOf(view: GameView, id: UnitId, line: string): UnitLine {
  const name = nameOf(view, id)
  return { id, name, rest: line.slice(name.length) }
}

export function positionOf(view: GameView): Position {
  const seats = order(view)
  const lines = glanceLines(view, table)
  const ofSeat = <U extends { seat: Seat }>(units: Record<UnitId, U>, seat: Seat) =>
    Object.values(units).filter((unit) => unit.seat === seat)
  return {
    board: boardLine(view, seats, table),
    attack: attackLines(view, table)[0],
    things: thingLines(view, table),
    sides: seats.map((seat, i) => ({
      seat,
      owner: ownerOf(view, seat),
      glance: lines[i] ?? '',
      ships: ofSeat(view.ships, seat).map((ship) => lineOf(view, ship.id, shipLine(view, ship, table))),
      squadrons: ofSeat(view.squadrons, seat).map(({ id }) => lineOf(view, id, squadronLine(view, id, table))),
      lost: [false, true].flatMap((ship) =>
        view.lost
          .filter((unit) => unit.seat === seat && isShipCard(unit.card) !== ship)
          .map(({ id }) => nameOf(view, id)),
      ),
    })),
  }
}
