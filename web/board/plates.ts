import { type Camera, type Mm, type Pane, project } from './camera'
import type { Piece } from './pieces'
import { reachOf } from './sight'

/** px; what a plate takes up, and the room around it. */
const PLATE = { width: 150, height: 22, room: 6 }

export interface Plate {
  piece: Piece
  /** px from the top left corner of the pane to the middle of its upper edge. */
  at: Mm
}

/** Below each piece, or above it where no room is left; a plate that would cover another one makes way downwards. */
export function platesOf(pieces: readonly Piece[], camera: Camera, pane: Pane): Plate[] {
  const plates: Plate[] = []
  for (const piece of pieces) {
    const middle = project(piece.at, camera, pane)
    const reach = reachOf(piece) * camera.scale + PLATE.room + 8
    const isSeen = middle.x > 0 && middle.x < pane.width && middle.y > 0 && middle.y < pane.height
    if (!isSeen) continue
    const below = middle.y + reach
    const fits = below + PLATE.height + PLATE.room <= pane.height
    const half = PLATE.width / 2 + PLATE.room
    const x = Math.min(Math.max(middle.x, half), Math.max(pane.width - half, half))
    let y = fits ? below : middle.y - reach - PLATE.height
    while (plates.some(({ at }) => Math.abs(at.x - x) < PLATE.width && Math.abs(at.y - y) < PLATE.height)) {
      y += PLATE.height + PLATE.room
    }
    plates.push({ piece, at: { x, y } })
  }
  return plates
}
