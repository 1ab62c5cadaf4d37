import type { DeepReadonly, DefenseToken, Dial, Game, Point, Pose, Ship, Squadron } from '#shared/game/engine/state'
import type { DialView, ReserveView, ShipView, SquadronView, StoredDialView, Viewer } from './game-view'
import type { UnitValues } from './unit-values'

type DialOwner = DeepReadonly<Pick<Ship, 'dials' | 'storedDials' | 'seat'>>

const point = ({ x, y }: Point): Point => ({ x, y })
export const poseView = ({ x, y, heading }: Pose): Pose => ({ x, y, heading })

const tokens = (defense: readonly DeepReadonly<DefenseToken>[]): DefenseToken[] =>
  defense.map(({ id, kind, exhausted }) => ({ id, kind, exhausted }))

const newDefense = ({ newDefense: tokens }: DeepReadonly<Pick<Ship, 'newDefense'>>) =>
  tokens
    ? { newDefense: tokens.map(({ id, kind, instead }) => ({ id, kind, ...(instead !== undefined && { instead }) })) }
    : {}

/**
 * Own facedown dials may be looked at any time (R4.8), those whose command one has chosen (R17.7g), and those that were
 * set in the open (R17.7f); of the others the number is open (R17.7b) until the end (R17.16).
 */
const dialView = (
  { n, command, commitment, knownTo }: DeepReadonly<Dial>,
  { seat }: DialOwner,
  viewer: Viewer,
  over: boolean,
): DialView => ({
  n,
  command: over || viewer === seat || viewer === knownTo || knownTo === 'all' ? command : 'unknown',
  commitment,
  ...(knownTo && { knownTo }),
})

/** Those on its cards are secret in the same way (R17.7i). */
const storedDials = (ship: DialOwner, viewer: Viewer, over: boolean): { storedDials?: StoredDialView[] } =>
  ship.storedDials
    ? { storedDials: ship.storedDials.map((dial) => ({ ...dialView(dial, ship, viewer, over), source: dial.source })) }
    : {}

/** Who looks at which table; `over`: nothing is hidden any more. */
export interface ViewContext {
  readonly g: Game
  readonly viewer: Viewer
  readonly over: boolean
  readonly values: UnitValues
}

export const shipView = (ship: DeepReadonly<Ship>, { viewer, over, values }: ViewContext): ShipView => ({
  id: ship.id,
  tag: ship.tag,
  card: ship.card,
  seat: ship.seat,
  serial: ship.serial,
  pose: poseView(ship.pose),
  dialSpeed: ship.dialSpeed,
  shields: { front: ship.shields.front, right: ship.shields.right, rear: ship.shields.rear, left: ship.shields.left },
  defense: tokens(ship.defense),
  ...newDefense(ship),
  commandTokens: [...ship.commandTokens],
  raidTokens: [...ship.raidTokens],
  spentDials: [...ship.spentDials],
  activated: ship.activated,
  dials: ship.dials.map((dial) => dialView(dial, ship, viewer, over)),
  ...storedDials(ship, viewer, over),
  dialsGiven: ship.dialsGiven,
  // Nobody may look at a facedown damage card, not even its owner (R17.8a).
  damage: ship.damage.map(({ slot, faceup, card }) => (faceup ? { slot, faceup, card } : { slot, faceup })),
  damageWithoutCard: ship.damageWithoutCard,
  nextSlot: ship.nextSlot,
  values: values.ofShip(ship),
})

export const squadronView = (
  squadron: DeepReadonly<Squadron>,
  { values }: Pick<ViewContext, 'values'>,
): SquadronView => ({
  id: squadron.id,
  tag: squadron.tag,
  card: squadron.card,
  seat: squadron.seat,
  at: point(squadron.at),
  hull: squadron.hull,
  defense: tokens(squadron.defense),
  ...newDefense(squadron),
  activated: squadron.activated,
  values: values.ofSquadron(squadron),
})

/** What waits beside the table, and what a card holds back, is public (R17.6b, R17.6i). */
export const reserveView = (reserve: NonNullable<Game['reserve']>, looking: ViewContext): ReserveView => ({
  ships: mapped(reserve.ships, (ship) => shipView(ship, looking)),
  squadrons: mapped(reserve.squadrons, (squadron) => squadronView(squadron, looking)),
  obstacles: reserve.obstacles.map(({ id, kind }) => ({ id, kind })),
  setAside: { ...reserve.setAside },
})

/** The same for each of several things. */
export function mapped<T, U>(things: Readonly<Record<string, T>>, view: (thing: T) => U): Record<string, U> {
  const views: Record<string, U> = {}
  for (const [id, thing] of Object.entries(things)) views[id] = view(thing)
  return views
}
