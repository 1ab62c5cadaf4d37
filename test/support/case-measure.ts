import { engagementsOn } from '#shared/game/cards/catalog/engaged'
import { basePlace } from '#shared/game/cards/catalog/models'
import { outlinedObstacle } from '#shared/game/cards/catalog/obstacles'
import type { Values } from '#shared/game/engine/influence'
import { lyingTokens } from '#shared/game/engine/objective-tokens'
import type { GameState, UnitId } from '#shared/game/engine/state'
import {
  type BasePlace,
  gapBetweenShips,
  shipInside,
  shipOverlapsSquadron,
  shipsOverlap,
  shipTouchesSquadron,
  squadronInside,
  squadronsOverlap,
  squadronsTouch,
} from '#shared/game/geometry/base'
import { type Footprint, footprintsOverlap, gapBetween as gapBetweenFootprints } from '#shared/game/geometry/footprint'
import { isTouching } from '#shared/game/geometry/grid'
import { finalPose, posesAlongTool, sidesFreeOfTool } from '#shared/game/geometry/maneuver-tool'
import { baseFootprint, outlineFootprint, overlapFootprints, squadronFootprint } from '#shared/game/geometry/obstacle'
import { distanceBand, rangeBand } from '#shared/game/geometry/range'
import { footprintOf } from '#shared/game/geometry/region-shape'
import { reachOf } from '#shared/game/geometry/squadron-rest'
import { gapBetween, type Piece, pieceOf } from '#shared/play/view/measure'
import type { CaseMeasure } from './case-format-measure'
import { differences, sameSet } from './case-match'
import { attackDifferences, isOfAnAttack } from './case-measure-attack'

function unit(state: GameState, id: UnitId): Piece {
  const piece = pieceOf(state, id)
  if (!piece) throw new Error(`there is no unit "${id}" to measure`)
  return piece
}

/** How measurements on the table differ from the stated ones. */
export function measureDifferences(stated: CaseMeasure, state: GameState, rules: Values, where: string): string[] {
  const { between, inside, maneuver, distance, range, mm, overlapping, touching } = stated
  const found: string[] = []
  const outlines = between?.map((id) => outlineOf(state, id))
  if (outlines?.some((each) => each !== undefined)) found.push(...outlineDifferences(stated, state, where))
  else if (isOfAnAttack(stated)) found.push(...attackDifferences(stated, state, where))
  else if (between) {
    const [p, q] = between.map((id) => unit(state, id))
    if (!p || !q) throw new Error('a measurement is between two units')
    const gap = gapBetween(p, q)
    const actual = {
      distance: distanceBand(gap) ?? 'beyond',
      range: rangeBand(gap) ?? 'beyond',
      mm: gap / 1000,
      overlapping: overlap(p, q),
      touching: touch(p, q),
    }
    const wanted = Object.entries({ distance, range, mm, overlapping, touching }).filter(
      ([, value]) => value !== undefined,
    )
    found.push(...differences(Object.fromEntries(wanted), actual, `${where} ${between.join(' – ')}`))
  }
  if (inside) {
    const piece = unit(state, inside.unit)
    const wholly = 'ship' in piece ? shipInside(piece.ship, state.area) : squadronInside(piece.squadron, state.area)
    found.push(...differences(inside.wholly, wholly, `${where} inside ${inside.unit}`))
  }
  if (stated.engaged !== undefined) found.push(...engagedDifferences(stated, state, where))
  if (stated.reach) {
    const { squadron, mm: stretch } = stated.reach
    const reach = reachOf(rules.valueOf(state, 'speed', squadron, {}))
    found.push(...differences(stretch, reach / 1000, `${where} reach of ${squadron}`))
  }
  if (maneuver) found.push(...maneuverDifferences(maneuver, state, where))
  return found
}

/** Obstacles and objective tokens, which are measured by their own area (R12.18). */
function outlineOf(state: GameState, id: string): Footprint | undefined {
  const obstacle = state.obstacles[id]
  if (obstacle) return outlineFootprint(outlinedObstacle(obstacle).outline)
  const token = lyingTokens(state).find((each) => each.id === id)
  return token && footprintOf({ kind: 'token', at: token.at })
}

/** Distances to a ship leave its dials aside; overlapping does not (R10.15, R12.18). */
function outlineDifferences(stated: CaseMeasure, state: GameState, where: string): string[] {
  const { between = [], distance, mm, overlapping } = stated
  const parts = between.map((id) => {
    const piece = pieceOf(state, id)
    const outline = outlineOf(state, id)
    if (outline) return { measured: outline, all: [outline] }
    if (!piece) throw new Error(`there is no unit "${id}" to measure`)
    if ('ship' in piece) return { measured: baseFootprint(piece.ship), all: overlapFootprints(piece.ship) }
    const disc = squadronFootprint(piece.squadron)
    return { measured: disc, all: [disc] }
  })
  const [p, q] = parts
  if (!p || !q) throw new Error('a measurement is between two things')
  const gap = gapBetweenFootprints(p.measured, q.measured)
  const actual = {
    distance: distanceBand(gap) ?? 'beyond',
    mm: gap / 1000,
    overlapping: p.all.some((one) => q.all.some((other) => footprintsOverlap(one, other))),
  }
  const wanted = Object.entries({ distance, mm, overlapping }).filter(([, value]) => value !== undefined)
  return differences(Object.fromEntries(wanted), actual, `${where} ${between.join(' – ')}`)
}

function engagedDifferences({ between, engaged }: CaseMeasure, state: GameState, where: string): string[] {
  const ids: readonly string[] = between ?? []
  if (ids.length !== 2) throw new Error('engagement is between two squadrons')
  const found = engagementsOn(state).find(({ pair }) => pair.every((id) => ids.includes(id)))
  return differences(engaged, found ? (found.obstructed ? 'obstructed' : true) : false, `${where} ${ids.join(' – ')}`)
}

function overlap(p: Piece, q: Piece): boolean {
  if ('ship' in p) return 'ship' in q ? shipsOverlap(p.ship, q.ship) : shipOverlapsSquadron(p.ship, q.squadron)
  return 'ship' in q ? shipOverlapsSquadron(q.ship, p.squadron) : squadronsOverlap(p.squadron, q.squadron)
}
function touch(p: Piece, q: Piece): boolean {
  if ('ship' in p) return 'ship' in q ? shipsTouch(p.ship, q.ship) : shipTouchesSquadron(p.ship, q.squadron)
  return 'ship' in q ? shipTouchesSquadron(q.ship, p.squadron) : squadronsTouch(p.squadron, q.squadron)
}
const shipsTouch = (a: BasePlace, b: BasePlace): boolean => !shipsOverlap(a, b) && isTouching(gapBetweenShips(a, b))

function maneuverDifferences(stated: NonNullable<CaseMeasure['maneuver']>, state: GameState, where: string): string[] {
  const ship = state.ships[stated.ship]
  if (!ship) throw new Error(`there is no ship "${stated.ship}" to maneuver`)
  const { size, pose } = basePlace(ship)
  const sides = sidesFreeOfTool(size, stated.clicks)
  const side = stated.side ?? sides[0] ?? 'left'
  const rest = finalPose(size, pose, stated.clicks, side)
  const along = posesAlongTool(size, pose, stated.clicks, side)
  const at = `${where} maneuver of ${stated.ship}`
  return [
    ...(stated.sides ? sameSet(stated.sides, sides, `${at}, sides`) : []),
    ...(stated.at ? differences(stated.at, [rest.x / 1000, rest.y / 1000], `${at}, at`) : []),
    ...(stated.heading === undefined ? [] : differences(stated.heading, rest.heading / 1000, `${at}, heading`)),
    ...(stated.reduced ?? []).flatMap((lower) => {
      const pose = along[lower.speed]
      const actual = pose && { speed: lower.speed, at: [pose.x / 1000, pose.y / 1000], heading: pose.heading / 1000 }
      return differences(lower, actual, `${at}, speed ${lower.speed}`)
    }),
  ]
}
