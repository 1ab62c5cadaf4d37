import { outlinedObstacle } from '#shared/game/cards/catalog/obstacles'
import type { Change } from '#shared/game/engine/change'
import { copyOf } from '#shared/game/engine/copy'
import type { Ask, Choice, Refusal } from '#shared/game/engine/decision'
import type { FrameRules, FrameView } from '#shared/game/engine/frame-rules'
import type { Region } from '#shared/game/engine/region'
import { type Game, otherSeat, type Pose, type PublicTable } from '#shared/game/engine/state'
import { placing } from '#shared/game/engine/words/setup-words'
import { shipOverlapsSquadron } from '#shared/game/geometry/base'
import { squadronOverlapsObstacle } from '#shared/game/geometry/obstacle'
import { candidatePlaces } from './candidate-places'
import { fits } from './placing-region'
import { placeOf } from './table'

type Placement = FrameView<'placement'>

/** Whether a piece may lie there, and a ship begin at that speed (R3.9, R3.15-17). */
export function isLegalPlacement(
  g: PublicTable,
  ask: Ask & { kind: 'placement' },
  choice: Choice,
): Refusal | undefined {
  if (!('pose' in choice)) return { code: 'wrong-form' }
  const { pose, speed } = choice
  const { piece, region, speeds } = ask
  if (!speeds && speed !== undefined) return { code: 'wrong-form' }
  if (speeds && !(speed !== undefined && speeds.includes(speed)))
    return { code: 'speed-not-on-chart', subject: piece.id }
  return fits(g, region, piece, pose)
}

/** Squadrons that an obstacle was put on; the enemy puts down each of them again, on it or touching it (R13.12). */
function liftFromObstacle(tx: Change, { seat, source, piece: { id } }: Placement): void {
  const obstacle = tx.state.obstacles[id]
  if (!obstacle) return
  const { outline } = outlinedObstacle(obstacle)
  const squadrons = Object.values(tx.state.squadrons).filter(({ at }) => squadronOverlapsObstacle(at, outline))
  const region: Region = {
    all: [{ inside: 'play-area' }, { on: { obstacle: id } }, { clear: 'ships' }, { clear: 'squadrons' }],
  }
  tx.inOrder(
    ...squadrons.map((squadron) =>
      placing({
        ask: 'squadron.place',
        seat: otherSeat(seat),
        piece: { kind: 'squadron', id: squadron.id },
        region,
        ...(source !== undefined && { source }),
      }),
    ),
  )
}

/** Squadrons that a ship was put on; the enemy puts them down again (R10.23). */
function lift(tx: Change, f: Placement): void {
  const place = placeOf(tx.state, f.piece.id)
  const squadrons = Object.values(tx.state.squadrons)
    .filter(({ at }) => shipOverlapsSquadron(place, at))
    .map(({ id }) => id)
  tx.displaceSquadrons(f.piece.id, squadrons, otherSeat(f.seat))
}

const PUT: { [K in Placement['piece']['kind']]: (tx: Change, f: Placement, pose: Pose, speed: number) => void } = {
  obstacle(tx, f, pose) {
    const { seat, inert, hull } = f
    tx.placeObstacle(seat, f.piece.id, pose, {
      ...(inert && { inert }),
      ...(hull !== undefined && { hull: { seat, most: hull, damage: 0 } }),
    })
    if (f.lifts) liftFromObstacle(tx, f)
  },
  marker: (tx, { piece }, pose) => tx.placeMarker(piece.id, pose),
  token(tx, { seat, piece: { id } }, pose) {
    const on = tx.state.objectiveTokens?.find((token) => token.id === id)?.on
    tx.placeObjectiveToken(seat, { id, at: pose, ...(on && { on }) })
  },
  squadron(tx, { seat, piece, source }, pose) {
    if (tx.state.squadrons[piece.id]) tx.placeSquadron(seat, piece.id, pose)
    else tx.deploySquadron(piece.id, pose, source)
  },
  ship(tx, f, pose, speed) {
    tx.deployShip(f.piece.id, pose, speed, f.source)
    if (f.lifts) lift(tx, f)
  },
}

const isThere = (g: Game, { ask, piece: { kind, id } }: Placement): boolean =>
  (kind !== 'ship' && kind !== 'squadron') ||
  Boolean(ask === 'squadron.place' ? g.squadrons[id] : (g.reserve?.ships[id] ?? g.reserve?.squadrons[id]))

/** A piece is put on the table by its player. */
export const placementRules: FrameRules<'placement'> = {
  asks(_g, { step, ask, seat, piece, region, speeds }) {
    if (step !== 'place') return []
    const form = { kind: 'placement', piece: { ...piece }, region: copyOf(region) as Region } as const
    return [{ ask, subject: piece.id, seat, ...form, ...(speeds && { speeds: [...speeds] }) }]
  },
  answer(tx, f, _ask, choice) {
    if (!('pose' in choice)) throw new Error('a place expected')
    tx.pop()
    PUT[f.piece.kind](tx, f, choice.pose, choice.speed ?? 0)
  },
  advance(tx, f) {
    // Where there is no room the piece is left out (R16.13); the search goes in steps and takes the first place that it
    // finds.
    const room = candidatePlaces(tx.state, f.region, f.piece, 1)
    if (room.length > 0) return tx.enter(f, { step: 'place' })
    tx.pop()
    tx.leaveOut(f.piece.id)
  },
  alive: isThere,
}
