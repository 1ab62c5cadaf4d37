import { LEARNING_SCENARIO } from '#shared/game/cards/catalog/scenario'
import { SHIPS, shipCard } from '#shared/game/cards/catalog/ships'
import { learningForces } from '#shared/game/flow/learning-scenario'
import { legalPoses } from '#shared/game/geometry/course'
import { type Bench, median, rounded, timed } from '../row'

const BUDGET_MS = 4

/** Every speed, click and side of the slowest card, amid ships and squadrons close enough to be met. */
export const poses: Bench = {
  name: 'poses',
  async measure() {
    const times = Object.keys(SHIPS).map((card) => {
      const table = tableAround(card)
      return median(Array.from({ length: 40 }, () => timed(() => legalPoses(table))))
    })
    const figure = Math.max(...times)
    return [
      {
        name: 'all legal final poses of a ship with overlaps',
        figure: rounded(figure),
        unit: 'ms',
        budget: `≤ ${BUDGET_MS} ms`,
        met: figure <= BUDGET_MS,
      },
    ]
  },
}

function tableAround(card: string) {
  const { size, speedChart } = shipCard(card)
  const { ships, squadrons } = learningForces({ a: 'rebel', b: 'imperial' })
  const { width, height } = LEARNING_SCENARIO.area
  const pose = { x: width / 2, y: height / 2, heading: 17_000 }
  // A ring of both forces within reach of the tool, so that many poses must be given up.
  const around = (index: number, count: number, radius: number) => {
    const side = index % 4
    const along = ((index * 2) / count - 1) * radius
    return {
      x: Math.round(pose.x + (side === 0 ? radius : side === 1 ? -radius : along)),
      y: Math.round(pose.y + (side === 2 ? radius : side === 3 ? -radius : along)),
    }
  }
  return {
    ship: { size, pose },
    charts: Object.values(speedChart),
    others: ships.map((other, i) => ({
      id: other.id,
      place: { size: shipCard(other.card).size, pose: { ...around(i, ships.length, 160_000), heading: i * 50_000 } },
    })),
    squadrons: squadrons.map((squadron, i) => ({ id: squadron.id, at: around(i, squadrons.length, 220_000) })),
    area: { width, height },
  }
}
