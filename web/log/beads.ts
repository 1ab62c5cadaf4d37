import type { Seat, UnitId } from '#shared/game/engine/state'
import type { LogEntry } from '#shared/play/protocol/responses'
import type { GameView } from '#shared/play/view/game-view'

/** One activation on the time line. */
export interface Bead {
  unit: UnitId
  card: string
  seat: Seat
  /** When it began; absent: it is still to come. */
  step?: number
  now: boolean
}

export interface BeadRound {
  round: number
  beads: Bead[]
}

function known({ ships, squadrons, lost }: GameView, unit: UnitId): Pick<Bead, 'card' | 'seat'> | undefined {
  return ships[unit] ?? squadrons[unit] ?? lost.find(({ id }) => id === unit)
}

/** Units that have yet to act in this round, the ships first. */
function toCome({ phase, ships, squadrons }: GameView): Bead[] {
  const waiting = [
    ...(phase === 'command' || phase === 'ship' ? Object.values(ships) : []),
    ...(phase === 'command' || phase === 'ship' || phase === 'squadron' ? Object.values(squadrons) : []),
  ]
  return waiting.flatMap(({ id, card, seat, activated }) => (activated ? [] : { unit: id, card, seat, now: false }))
}

/** All activations, round by round, and those that are to come in this one. */
export function beadsOf(log: readonly LogEntry[], view: GameView): BeadRound[] {
  const rounds: BeadRound[] = []
  for (const { step, event } of log) {
    if (event.type === 'roundBegan') rounds.push({ round: event.round, beads: [] })
    const unit =
      event.type === 'shipActivated'
        ? event.ship
        : event.type === 'squadronActivated' && event.by === undefined
          ? event.squadron
          : undefined
    const what = unit === undefined ? undefined : known(view, unit)
    if (unit !== undefined && what !== undefined) {
      rounds.at(-1)?.beads.push({ unit, card: what.card, seat: what.seat, step, now: false })
    }
  }
  const latest = rounds.at(-1)
  if (latest === undefined) return rounds
  const last = latest.beads.at(-1)
  if (last !== undefined && isActing(view, last.unit)) last.now = true
  latest.beads.push(...toCome(view).filter(({ unit }) => unit !== last?.unit || !last.now))
  return rounds
}

const isActing = ({ now }: GameView, unit: UnitId): boolean =>
  now.some(
    (frame) =>
      (frame.kind === 'activation' && frame.ship === unit) ||
      ('squadron' in frame && frame.squadron === unit) ||
      ('squadrons' in frame && Array.isArray(frame.squadrons) && frame.squadrons.includes(unit)),
  )

/** Beads that the name of a round takes the place of. */
const NAME = 2

/** What fits into the room, counted in beads: the newest rounds bead by bead, the older ones as a number. */
export function folded(rounds: readonly BeadRound[], room: number): (BeadRound & { folded: boolean })[] {
  let left = room - NAME * rounds.length
  return rounds
    .toReversed()
    .map(({ round, beads }, back) => {
      const most = back === 0 ? Math.max(left, 1) : beads.length
      left -= beads.length
      return { round, beads: beads.slice(0, most), folded: back > 0 && left < 0 }
    })
    .toReversed()
}
