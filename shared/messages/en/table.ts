import type { ShipCardId } from '#shared/cards/catalog/ships'
import type { SquadronCardId } from '#shared/cards/catalog/squadrons'
import type { Command, DefenseKind, Faction, HullZone, Phase } from '#shared/engine/state'
import { onDemand } from '../on-demand'
import { counted, terms } from './terms'

/** Eight winds, clockwise from north. */
const WINDS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const

const figure = onDemand(() => new Intl.NumberFormat('en', { maximumFractionDigits: 1, useGrouping: false }))

const list = (items: readonly string[]): string => (items.length === 0 ? 'none' : items.join(', '))

export type Owner = 'ours' | 'theirs' | Faction
type Depicted = 'ships' | 'squadrons'

interface PlaceWords {
  /** Column letter and row number of a square of one foot. */
  square: string
  /** Whole centimetres from the west and from the south. */
  x: number
  y: number
}

const OWNERS: Record<Owner, { glance: string } & Record<Depicted, string>> = {
  ours: { glance: 'Ours', ships: 'Our ships', squadrons: 'Our squadrons' },
  theirs: { glance: 'Theirs', ships: 'Their ships', squadrons: 'Their squadrons' },
  rebel: { glance: 'Rebels', ships: 'Rebel ships', squadrons: 'Rebel squadrons' },
  imperial: { glance: 'Empire', ships: 'Imperial ships', squadrons: 'Imperial squadrons' },
}

const place = ({ square, x, y }: PlaceWords): string => `at ${square} (${x}, ${y} cm)`
const shield = (zone: HullZone, n: number): string => `${terms.zones[zone]} ${n}`
const lost = (names: readonly string[]): string => `${names.join(', ')} lost`

/** The words in which the table is told (ux: one text for screen readers, mails and the words view). */
export const table = {
  /** What a piece is called beside its letter. */
  kinds: {
    'cr90-corvette-a': { one: 'CR90', other: 'CR90s' },
    'cr90-corvette-b': { one: 'CR90', other: 'CR90s' },
    'nebulon-b-escort-frigate': { one: 'Nebulon-B', other: 'Nebulon-Bs' },
    'nebulon-b-support-refit': { one: 'Nebulon-B', other: 'Nebulon-Bs' },
    'victory-i-class-star-destroyer': { one: 'Victory I', other: 'Victory Is' },
    'victory-ii-class-star-destroyer': { one: 'Victory II', other: 'Victory IIs' },
    'x-wing-squadron': { one: 'X-wing', other: 'X-wings' },
    'tie-fighter-squadron': { one: 'TIE Fighter', other: 'TIE Fighters' },
  } satisfies Record<ShipCardId | SquadronCardId, { one: string; other: string }>,
  shipName: terms.shipName,
  squadronName: terms.squadronName,
  board: (p: { round: number; rounds: number; phase: Phase; initiative: Faction; score: readonly [number, number] }) =>
    `Round ${p.round} of ${p.rounds}, ${terms.phases[p.phase]}; initiative ${terms.factions[p.initiative]}; score ${p.score[0]} to ${p.score[1]}.`,
  group: (owner: Owner, what: Depicted) => `${OWNERS[owner][what]}:`,
  none: 'none',
  ship: (p: {
    name: string
    heading: number
    speed: number
    shields: readonly (readonly [HullZone, number])[]
    hull: number
    maxHull: number
    facedown: number
    faceup: readonly string[]
    withoutCard: number
    defense: readonly { kind: DefenseKind; exhausted: boolean }[]
    commands: readonly Command[]
    /** What the viewer knows of the stack, uppermost first; undefined: a hidden dial. */
    dials: readonly (Command | undefined)[]
    revealed: Command | undefined
    activated: boolean
    place: PlaceWords
  }) => {
    const wind = WINDS[Math.round(p.heading / 45) % 8] ?? WINDS[0]
    const damage = [
      ...(p.facedown > 0 ? [`${p.facedown} facedown`] : []),
      ...p.faceup.map((title) => `${title} faceup`),
      ...(p.withoutCard > 0 ? [`${p.withoutCard} without a card`] : []),
    ]
    return [
      `${p.name}, heading ${wind} (${figure().format(p.heading)}°)`,
      `speed ${p.speed}`,
      `shields ${p.shields.map(([zone, n]) => shield(zone, n)).join(' ')}`,
      `hull ${p.hull}/${p.maxHull}${damage.length > 0 ? ` (${damage.join(', ')})` : ''}`,
      `defense tokens ${list(p.defense.map((t) => (t.exhausted ? terms.exhausted(terms.defense[t.kind]) : terms.defense[t.kind])))}`,
      `commands ${list(p.commands.map((command) => terms.commands[command]))}`,
      ...(p.revealed === undefined ? [] : [`revealed ${terms.commands[p.revealed]}`]),
      dials(p.dials),
      p.activated ? 'activated' : 'not yet activated',
      `${place(p.place)}.`,
    ].join(', ')
  },
  squadron: (p: { name: string; hull: number; maxHull: number; activated: boolean; place: PlaceWords }) =>
    `${p.name}, hull ${p.hull}/${p.maxHull}, ${p.activated ? 'activated' : 'ready'}, ${place(p.place)}.`,
  /** One ship in a line; `shields` lists the zones below their maximum. */
  glanceShip: (p: { name: string; hull: number; maxHull: number; shields: readonly (readonly [HullZone, number])[] }) =>
    [`${p.name} ${p.hull}/${p.maxHull}`, ...p.shields.map(([zone, n]) => `${terms.zones[zone]} shields ${n}`)].join(
      ', ',
    ),
  glanceSquadron: (p: { name: string; hull: number; maxHull: number }) => `${p.name} ${p.hull}/${p.maxHull}`,
  /** `5 TIE Fighters`, `1 TIE Fighter, 2 lost`. */
  glanceSquadrons: (p: { kind: { one: string; other: string }; left: number; lost: number }) =>
    [counted(p.left, p.kind.one, p.kind.other), ...(p.lost > 0 ? [`${p.lost} lost`] : [])].join(', '),
  glanceSide: (owner: Owner, p: { units: readonly string[]; lost: readonly string[] }) =>
    `${OWNERS[owner].glance}: ${[...p.units, ...(p.lost.length > 0 ? [lost(p.lost)] : [])].join('; ') || 'nothing left'}.`,
  lost: (names: readonly string[]) => `${lost(names)}.`,
  /** What a unit has around it, nearest first. */
  relations: (of: string, to: readonly string[]) => `From ${of}: ${to.join('; ')}.`,
  relation: (p: {
    name: string
    range: 'close' | 'medium' | 'long' | undefined
    distance: number | undefined
    mm: number
  }) =>
    `${p.name} ${
      p.range === undefined ? 'beyond long range' : `at ${p.range} range, distance ${p.distance}`
    }, ${p.mm === 0 ? 'touching' : `${p.mm} mm`}`,
}

function dials(stack: readonly (Command | undefined)[]): string {
  if (stack.length === 0) return 'no dials'
  const known = stack.filter((command) => command !== undefined)
  const hidden = terms.hiddenDials(stack.length)
  return known.length < stack.length
    ? hidden
    : `${hidden} (${known.map((command) => terms.commands[command]).join(', ')})`
}

export type TableMessages = typeof table
