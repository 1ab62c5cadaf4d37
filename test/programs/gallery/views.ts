import { LEARNING_SCENARIO } from '#shared/game/cards/catalog/scenario'
import { shipCard } from '#shared/game/cards/catalog/ships'
import { squadronCard } from '#shared/game/cards/catalog/squadrons'
import type { Command, Faction, Pose, Seat } from '#shared/game/engine/state'
import { SCHEMA } from '#shared/game/engine/versions'
import type { GameView, ShipView, SquadronView, Viewer } from '#shared/play/view/game-view'
import { printedShipValues, printedSquadronValues } from '#test/support/printed-values'

const factions: Record<Seat, Faction> = { a: 'rebel', b: 'imperial' }
const seatOf = (faction: Faction): Seat => (faction === 'rebel' ? 'a' : 'b')

const SHIPS = [
  ['nebulon-b-1', 'C', 'nebulon-b-escort-frigate'],
  ['cr90-1', 'B', 'cr90-corvette-a'],
  ['victory-1', 'A', 'victory-ii-class-star-destroyer'],
] as const

function ship(id: string, tag: string, cardId: string, viewer: Viewer): ShipView {
  const start = LEARNING_SCENARIO.ships.find((entry) => entry.card === cardId)
  if (!start) throw new Error(`No ${cardId} in the scenario`)
  const card = shipCard(cardId)
  const seat = seatOf(start.faction)
  return {
    id,
    tag,
    card: cardId,
    seat,
    serial: 1,
    pose: { ...start.pose },
    dialSpeed: LEARNING_SCENARIO.speed,
    shields: { ...card.shields },
    defense: card.defenseTokens.map((kind, n) => ({ id: `d${n}`, kind, exhausted: false })),
    commandTokens: [],
    raidTokens: [],
    spentDials: [],
    activated: false,
    dials: start.dials.map((command, n) => ({
      n: n + 1,
      command: viewer === seat ? command : 'unknown',
      commitment: 'c0ffee',
    })),
    dialsGiven: start.dials.length,
    damage: [],
    damageWithoutCard: 0,
    nextSlot: 1,
    values: printedShipValues(cardId),
  }
}

function squadrons(): SquadronView[] {
  const numbers = { rebel: 0, imperial: 0 }
  return LEARNING_SCENARIO.squadrons.map((entry) => {
    const card = squadronCard(entry.card)
    const n = ++numbers[entry.faction]
    return {
      id: `${card.fighter}-${n}`,
      tag: `${card.fighter.charAt(0)}${n}`,
      card: entry.card,
      seat: seatOf(entry.faction),
      at: { ...entry.at },
      hull: card.hull,
      defense: [],
      activated: false,
      values: printedSquadronValues(entry.card),
    }
  })
}

const byId = <T extends { id: string }>(items: readonly T[]): Record<string, T> =>
  Object.fromEntries(items.map((item) => [item.id, item]))

/** The learning scenario after both have chosen dials, as seen by one viewer; `changes` make another position of it. */
export function learningView(viewer: Viewer, changes: Partial<GameView> = {}): GameView {
  return {
    schema: SCHEMA,
    rulesVersion: 1,
    viewer,
    gameId: '00000000000000000000000000000000',
    scenario: 'learning',
    step: 3,
    area: LEARNING_SCENARIO.area,
    factions,
    firstPlayer: 'a',
    round: 1,
    phase: 'ship',
    ships: byId(SHIPS.map(([id, tag, card]) => ship(id, tag, card, viewer))),
    squadrons: byId(squadrons()),
    lost: [],
    obstacles: {},
    cards: {},
    lasting: [],
    uses: [],
    deck: { undealt: 52, discard: [] },
    score: { a: 0, b: 0 },
    now: [],
    nextFrame: 1,
    nextDraw: 1,
    requests: [],
    awaited: [],
    ...changes,
  }
}

export interface Placement {
  ships?: Record<string, Partial<ShipView>>
  squadrons?: Record<string, Partial<SquadronView>>
}

/** The same view with some units changed. */
export function withUnits(view: GameView, changes: Placement): GameView {
  const change = <T>(units: Record<string, T>, by: Record<string, Partial<T>> = {}): Record<string, T> =>
    Object.fromEntries(Object.entries(units).map(([id, unit]) => [id, { ...unit, ...by[id] }]))
  return { ...view, ships: change(view.ships, changes.ships), squadrons: change(view.squadrons, changes.squadrons) }
}

/** mm and degrees */
export const pose = (x: number, y: number, heading: number): Pose => ({
  x: x * 1000,
  y: y * 1000,
  heading: heading * 1000,
})

export const COMMANDS_SHOWN: Command[] = ['navigate', 'squadron', 'repair', 'concentrate-fire']

/** `Nebulon-B Escort Frigate "C" 5/5` */
export function glance(view: GameView, unit: string): string {
  const found = view.ships[unit]
  if (found) {
    const card = shipCard(found.card)
    return `${card.name} "${found.tag}" ${card.hull - found.damage.length}/${card.hull}`
  }
  const squadron = view.squadrons[unit]
  if (!squadron) return unit
  const card = squadronCard(squadron.card)
  return `${card.name} ${squadron.tag} ${squadron.hull}/${card.hull}`
}
