import { DAMAGE_CARDS } from '#shared/game/cards/catalog/damage-deck'
import { shipCard } from '#shared/game/cards/catalog/ships'
import { squadronCard } from '#shared/game/cards/catalog/squadrons'
import { dialCommitment } from '#shared/game/engine/dial-commitment'
import {
  type Command,
  type DamageCard,
  type Deck,
  type DefenseKind,
  type DefenseToken,
  type Dial,
  type Faction,
  type GameState,
  HULL_ZONES,
  type Seat,
  type Ship,
  type Squadron,
  type StoredDial,
} from '#shared/game/engine/state'
import { degrees, mm } from '#shared/game/geometry/grid'
import { nextSalt } from './case-answer'
import type { CaseReserve, CaseShip, CaseTable } from './case-format-table'

/** The pieces and the damage decks of a case. */

export const CASE_GAME_ID = 'ca5e'.repeat(8)
const NOWHERE = { x: 0, y: 0, heading: 0 } as const
type StatedShip = CaseShip | NonNullable<CaseReserve['ships']>[string]
type StatedSquadron = NonNullable<CaseTable['squadrons']>[string] | NonNullable<CaseReserve['squadrons']>[string]

/** Takes a card out of a pile in which it must be. */
export function take(pile: string[], card: string): string {
  const at = pile.indexOf(card)
  if (at < 0) throw new Error(`there is no "${card}" left in the damage deck`)
  pile.splice(at, 1)
  return card
}

const FULL = Object.entries(DAMAGE_CARDS).flatMap(([id, { count }]) => Array.from({ length: count }, () => id))
interface StatedPile {
  top?: readonly string[] | undefined
  size?: number | undefined
  discard?: readonly string[] | undefined
}

/** Hands out the 52 cards: stated ones by title, any others from below. */
class CaseDeck {
  readonly #pile = [...FULL]
  readonly #stated: StatedPile
  readonly #top: string[]

  constructor(stated: StatedPile, onShips: readonly StatedShip[]) {
    this.#stated = stated
    for (const card of stated.discard ?? []) this.stated(card)
    this.#top = (stated.top ?? []).map((card) => this.stated(card))
    for (const card of onShips.flatMap((ship) => ship.damage ?? []))
      if (card !== 'facedown') this.stated('faceup' in card ? card.faceup : card.facedown)
  }

  stated(card: string): string {
    return take(this.#pile, card)
  }

  any(): string {
    const card = this.#pile.pop()
    if (card === undefined) throw new Error('the damage deck has no card left for the table')
    return card
  }

  left(): Deck {
    const undealt = [...this.#top, ...this.#pile].slice(0, this.#stated.size)
    return { undealt, discard: [...(this.#stated.discard ?? [])] }
  }
}

/** The common damage deck of a case, or one for each player (R20.5). */
export class CaseDecks {
  readonly #decks: Record<Seat, CaseDeck>
  readonly own: boolean

  constructor(table: CaseTable, own: boolean, ships: readonly { seat: Seat; ship: StatedShip }[]) {
    const { deck: top, deckSize: size, discard, decks } = table
    this.own = own
    const of = (seat: Seat) => ships.filter((each) => each.seat === seat).map(({ ship }) => ship)
    const common = () =>
      new CaseDeck(
        { top, size, discard },
        ships.map(({ ship }) => ship),
      )
    if (own) this.#decks = { a: new CaseDeck(decks?.a ?? {}, of('a')), b: new CaseDeck(decks?.b ?? {}, of('b')) }
    else {
      const deck = common()
      this.#decks = { a: deck, b: deck }
    }
  }

  of(seat: Seat): CaseDeck {
    return this.#decks[seat]
  }

  left(): Pick<GameState, 'deck' | 'ownDecks'> {
    if (!this.own) return { deck: this.#decks.a.left() }
    return {
      deck: { undealt: [], discard: [] },
      ownDecks: { a: this.#decks.a.left(), b: this.#decks.b.left() },
    }
  }
}

export const point = ([x, y]: readonly [number, number]) => ({ x: mm(x), y: mm(y) })

/** The seat that plays a side, if only one does. */
export function seatOf(faction: Faction, factions: Record<Seat, Faction>, id: string): Seat {
  if (factions.a === factions.b) throw new Error(`both seats play the same side: say the seat of ${id}`)
  return factions.a === faction ? 'a' : 'b'
}

const tokens = (stated: readonly string[]): DefenseToken[] =>
  stated.map((token, i) => {
    const [kind, exhausted] = token.split(' ')
    return { id: `${kind}-${i + 1}`, kind: kind as DefenseKind, exhausted: exhausted !== undefined }
  })

/** A ship as stated, the i-th of the table; without a place it is in the reserve. */
export function shipOf(id: string, stated: StatedShip, i: number, seat: Seat, deck: CaseDeck): Ship {
  const printed = shipCard(stated.card)
  const damage = damageOf(id, stated, printed.hull).map((card, n) => damageCard(card, n + 1, deck))
  const spent = stated.spent ?? []
  const dials = (stated.dials ?? []).map((dial, n) => facedown(dial, i, spent.length + n + 1))
  const given = spent.length + dials.length
  const storedDials = (stated.upgrades ?? [])
    .flatMap((on) =>
      typeof on === 'string' ? [] : (on.dials ?? []).map((dial) => ({ dial, source: `${on.card}@${id}` })),
    )
    .map(({ dial, source }, n): StoredDial => ({ ...facedown(dial, i, given + n + 1), source }))
  return {
    id,
    tag: String.fromCharCode(65 + i),
    card: stated.card,
    seat,
    serial: i,
    pose: 'at' in stated ? { ...point(stated.at), heading: degrees(stated.heading ?? 0) } : NOWHERE,
    dialSpeed: stated.speed ?? Math.min(2, printed.maxSpeed),
    shields: Object.fromEntries(
      HULL_ZONES.map((zone) => [zone, stated.shields?.[zone] ?? printed.shields[zone]]),
    ) as Ship['shields'],
    damage,
    damageWithoutCard: stated.withoutCard ?? 0,
    nextSlot: damage.length + 1,
    defense: tokens(stated.defense ?? printed.defenseTokens),
    commandTokens: [...(stated.tokens ?? [])],
    raidTokens: [...(stated.raid ?? [])],
    dials,
    ...(storedDials.length > 0 && { storedDials }),
    dialsGiven: given + storedDials.length,
    spentDials: [...spent],
    activated: stated.activated ?? false,
  }
}

function damageOf(id: string, { damage, hull }: StatedShip, maxHull: number): NonNullable<CaseShip['damage']> {
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

/** Squadrons as stated, numbered by kind; without a place they are in the reserve. */
export function squadronsOf(
  stated: Readonly<Record<string, StatedSquadron>>,
  factions: Record<Seat, Faction>,
  counts = new Map<string, number>(),
): Squadron[] {
  return Object.entries(stated).map(([id, squadron]) => {
    const { hull, faction, fighter, defenseTokens } = squadronCard(squadron.card)
    const n = (counts.get(fighter) ?? 0) + 1
    counts.set(fighter, n)
    return {
      id,
      tag: `${fighter.charAt(0)}${n}`,
      card: squadron.card,
      seat: squadron.seat ?? seatOf(faction, factions, id),
      at: 'at' in squadron ? point(squadron.at) : { x: 0, y: 0 },
      hull: squadron.hull ?? hull,
      defense: tokens(squadron.defense ?? defenseTokens),
      activated: squadron.activated ?? false,
    }
  })
}
