import { DAMAGE_CARDS } from '#shared/cards/catalog/damage-deck'
import { shipCard } from '#shared/cards/catalog/ships'
import { squadronCard } from '#shared/cards/catalog/squadrons'
import { dialCommitment } from '#shared/engine/dial-commitment'
import type { Frame, NewFrame } from '#shared/engine/frame'
import { commandKey, shipAttackKey } from '#shared/engine/once'
import {
  type Command,
  type DamageCard,
  type DefenseKind,
  type DefenseToken,
  type Dial,
  type Faction,
  type GameState,
  HULL_ZONES,
  type LostUnit,
  otherSeat,
  type Phase,
  type Seat,
  type Ship,
  type Squadron,
} from '#shared/engine/state'
import { newLearningGame } from '#shared/flow/learning-scenario'
import { degrees, mm } from '#shared/geometry/grid'
import { nextSalt } from './case-answer'
import { attackFrame } from './case-attack'
import { fixtureInstances } from './case-fixtures'
import type { CaseShip, CaseTable } from './case-format-table'

export const CASE_GAME_ID = 'ca5e'.repeat(8)
const FOOT = 304.8
const WISHES = { a: 'any', b: 'any' } as const

/** The state a case describes, with the game in the middle of what it says. */
export function tableState(table: CaseTable): GameState {
  const factions = table.factions ?? { a: 'rebel', b: 'imperial' }
  const deck = new CaseDeck(table)
  const ships = Object.entries(table.ships ?? {}).map(([id, ship], i) => shipOf(id, ship, i, factions, deck))
  const squadrons = squadronsOf(table, factions)
  const [width = 3 * FOOT, height = 3 * FOOT] = table.area ?? []
  const phase = table.phase ?? 'ship'
  const state: GameState = {
    ...newLearningGame({ gameId: CASE_GAME_ID, wishes: WISHES }),
    area: { width: mm(width), height: mm(height) },
    factions,
    firstPlayer: table.first ?? 'a',
    round: table.round ?? 1,
    phase,
    ships: Object.fromEntries(ships.map((ship) => [ship.id, ship])),
    squadrons: Object.fromEntries(squadrons.map((squadron) => [squadron.id, squadron])),
    uses: usesOf(table),
    cards: {},
    lost: (table.lost ?? []).map((unit, i) => lostUnit(unit, i, table, factions)),
    deck: { undealt: deck.undealt(), discard: [...(table.discard ?? [])] },
    stack: [],
  }
  state.cards = fixtureInstances(table, state.squadrons)
  for (const frame of framesFor(table, phase, state))
    state.stack.push({ ...frame, id: state.nextFrame++, answered: { a: 0, b: 0 } } as Frame)
  return state
}

/** What happened earlier in the round and may not happen again. */
function usesOf({ ships = {}, attacking }: CaseTable): GameState['uses'] {
  const resolved = Object.entries(ships).flatMap(([id, ship]) =>
    (ship.resolved ?? []).map((command) => commandKey(id, command)),
  )
  const attacked = attacking?.at.includes('.') ? [shipAttackKey(attacking.by)] : []
  return [...resolved, ...attacked].map((key) => ({ key, until: 'round' }))
}

function squadronsOf(table: CaseTable, factions: Record<Seat, Faction>): Squadron[] {
  const counts = new Map<string, number>()
  return Object.entries(table.squadrons ?? {}).map(([id, squadron]) => {
    const { hull, faction, fighter, defenseTokens } = squadronCard(squadron.card)
    const n = (counts.get(fighter) ?? 0) + 1
    counts.set(fighter, n)
    return {
      id,
      tag: `${fighter.charAt(0)}${n}`,
      card: squadron.card,
      seat: squadron.seat ?? seatOf(faction, factions, id),
      at: point(squadron.at),
      hull: squadron.hull ?? hull,
      defense: tokens(squadron.defense ?? defenseTokens),
      activated: squadron.activated ?? false,
    }
  })
}

/** Puts cards on top of the deck, uppermost first; they are taken out of the rest of it. */
export function onTopOfDeck(state: GameState, cards: readonly string[]): GameState {
  const rest = [...state.deck.undealt]
  for (const card of cards) take(rest, card)
  state.deck.undealt = [...cards, ...rest]
  return state
}

export const maxHullOf = (card: string): number => shipCard(card).hull

function take(pile: string[], card: string): string {
  const at = pile.indexOf(card)
  if (at < 0) throw new Error(`there is no "${card}" left in the damage deck`)
  pile.splice(at, 1)
  return card
}

/** Hands out the 52 cards: stated ones by title, any others from below. */
class CaseDeck {
  readonly #pile = Object.entries(DAMAGE_CARDS).flatMap(([id, { count }]) => Array.from({ length: count }, () => id))
  readonly #table: CaseTable
  readonly #top: string[]

  constructor(table: CaseTable) {
    this.#table = table
    for (const card of table.discard ?? []) this.stated(card)
    this.#top = (table.deck ?? []).map((card) => this.stated(card))
    const onShips = Object.values(table.ships ?? {}).flatMap((ship) => ship.damage ?? [])
    for (const card of onShips) if (card !== 'facedown') this.stated('faceup' in card ? card.faceup : card.facedown)
  }

  stated(card: string): string {
    return take(this.#pile, card)
  }

  any(): string {
    const card = this.#pile.pop()
    if (card === undefined) throw new Error('the damage deck has no card left for the table')
    return card
  }

  undealt(): string[] {
    return [...this.#top, ...this.#pile].slice(0, this.#table.deckSize)
  }
}

const point = ([x, y]: readonly [number, number]) => ({ x: mm(x), y: mm(y) })

function seatOf(faction: Faction, factions: Record<Seat, Faction>, id: string): Seat {
  if (factions.a === factions.b) throw new Error(`both seats play the same side: say the seat of ${id}`)
  return factions.a === faction ? 'a' : 'b'
}

const tokens = (stated: readonly string[]): DefenseToken[] =>
  stated.map((token, i) => {
    const [kind, exhausted] = token.split(' ')
    return { id: `${kind}-${i + 1}`, kind: kind as DefenseKind, exhausted: exhausted !== undefined }
  })

function shipOf(id: string, stated: CaseShip, i: number, factions: Record<Seat, Faction>, deck: CaseDeck): Ship {
  const printed = shipCard(stated.card)
  const damage = damageOf(id, stated, printed.hull).map((card, n) => damageCard(card, n + 1, deck))
  const spent = stated.spent ?? []
  const dials = (stated.dials ?? []).map((dial, n) => facedown(dial, i, spent.length + n + 1))
  return {
    id,
    tag: String.fromCharCode(65 + i),
    card: stated.card,
    seat: stated.seat ?? seatOf(printed.faction, factions, id),
    serial: i,
    pose: { ...point(stated.at), heading: degrees(stated.heading ?? 0) },
    dialSpeed: stated.speed ?? Math.min(2, printed.maxSpeed),
    shields: Object.fromEntries(
      HULL_ZONES.map((zone) => [zone, stated.shields?.[zone] ?? printed.shields[zone]]),
    ) as Ship['shields'],
    damage,
    damageWithoutCard: stated.withoutCard ?? 0,
    nextSlot: damage.length + 1,
    defense: tokens(stated.defense ?? printed.defenseTokens),
    commandTokens: [...(stated.tokens ?? [])],
    dials,
    dialsGiven: spent.length + dials.length,
    spentDials: [...spent],
    activated: stated.activated ?? false,
  }
}

function damageOf(id: string, { damage, hull }: CaseShip, maxHull: number): NonNullable<CaseShip['damage']> {
  if (hull === undefined) return damage ?? []
  if (damage) throw new Error(`${id}: say either its damage cards or its hull`)
  return Array.from({ length: maxHull - hull }, () => 'facedown' as const)
}

function damageCard(stated: NonNullable<CaseShip['damage']>[number], slot: number, deck: CaseDeck): DamageCard {
  if (stated === 'facedown') return { slot, card: deck.any(), faceup: false }
  return 'faceup' in stated
    ? { slot, card: stated.faceup, faceup: true }
    : { slot, card: stated.facedown, faceup: false }
}

function facedown(stated: NonNullable<CaseShip['dials']>[number], serial: number, n: number): Dial {
  if (stated === 'unknown') throw new Error('a dial on the table needs a command')
  const { command, salt } = typeof stated === 'string' ? { command: stated as Command, salt: nextSalt() } : stated
  return { n, command, salt, commitment: dialCommitment(CASE_GAME_ID, serial, n, command, salt) }
}

function lostUnit(
  unit: NonNullable<CaseTable['lost']>[number],
  i: number,
  table: CaseTable,
  factions: Record<Seat, Faction>,
): LostUnit {
  const { id, card } = unit
  const printed = card.endsWith('-squadron') ? squadronCard(card) : shipCard(card)
  // Letters at the end of the alphabet: no piece on the table has them.
  const tag = String.fromCharCode(90 - i)
  const round = unit.round ?? table.round ?? 1
  const seat = unit.seat ?? seatOf(printed.faction, factions, id)
  return { id, tag, card, seat, points: printed.points, cause: unit.cause ?? 'damage', round }
}

/** What the game is in the middle of: the step of each frame is the one it enters when what lies on it has ended. */
function framesFor(table: CaseTable, phase: Phase, state: GameState): NewFrame[] {
  const game: NewFrame = { kind: 'game', step: 'rounds', wishes: WISHES }
  if (phase === 'squadron' && (table.squadronPhase || table.attacking)) return [game, ...squadronPhase(table, state)]
  if (phase !== 'ship') return [game, { kind: 'round', step: phase === 'setup' || phase === 'over' ? 'start' : phase }]
  const { attacking, first = 'a', turn } = table
  const round: NewFrame = { kind: 'round', step: 'squadron' }
  const attack = attacking ? [attackFrame(attacking, state)] : []
  const activating = table.activating ?? activatingBy(attacking)
  if (!activating) return [game, round, { kind: 'ship-phase', step: 'turns', turn: turn ?? first }, ...attack]
  const ship = state.ships[activating.ship]
  if (!ship) throw new Error(`there is no ship "${activating.ship}" to activate`)
  ship.activated = true
  const { step = attacking ? 'attacks' : 'maneuver', dial } = activating
  if (dial) ship.dialsGiven += 1
  const attacked = [...(activating.attacked ?? []), ...(attacking?.from ? [attacking.from] : [])]
  return [
    game,
    round,
    { kind: 'ship-phase', step: 'turns', turn: otherSeat(ship.seat) },
    { kind: 'activation', ship: ship.id, step, ...(dial && { dial }), ...(attacked.length > 0 && { attacked }) },
    ...attack,
  ]
}

/** A squadron that attacks is activated and does nothing else. */
function squadronPhase({ squadronPhase, attacking, first = 'a' }: CaseTable, state: GameState): NewFrame[] {
  const attacker = attacking && state.squadrons[attacking.by]
  const { step = 'turns', turn = attacker?.seat ?? first, left = attacker ? 1 : 2 } = squadronPhase ?? {}
  const round: NewFrame = { kind: 'round', step: 'status' }
  const phase: NewFrame = { kind: 'squadron-phase', step, turn, left, cloaked: [] }
  if (!attacking || !attacker) return [round, phase]
  attacker.activated = true
  const did = { step: 'act', commanded: false, moved: false, attacked: true } as const
  return [round, phase, { kind: 'squadron-activation', squadron: attacker.id, ...did }, attackFrame(attacking, state)]
}

/** A ship attacks in its activation. */
const activatingBy = (attacking: CaseTable['attacking']): CaseTable['activating'] =>
  attacking?.from && { ship: attacking.by }
