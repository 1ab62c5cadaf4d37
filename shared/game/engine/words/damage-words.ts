import { AFTER_DAMAGE, type AttackFrame, type SufferFrame } from '../attack-frames'
import { shuffled, shuffleRanges } from '../chance'
import type { FaceupCardFrame, FrameView } from '../frame'
import { damageSource } from '../influence'
import { carriedTokens } from '../objective-tokens'
import type { DamageCard, Deck, HullZone, LastingEffect, LostUnit, Seat, Ship, UnitId } from '../state'
import { MovementWords } from './movement-words'

/** Shields, the damage deck, damage cards and destruction (R9). */
export abstract class DamageWords extends MovementWords {
  /** Damage is suffered one point at a time (R9.1); of a ship without a hull zone the owner chooses one (R9.2). */
  suffer(
    unit: UnitId,
    points: number,
    where: Partial<Pick<SufferFrame, 'zone' | 'redirected' | 'firstFaceup' | 'moreFaceup' | 'bypassing'>> = {},
  ): void {
    if (points > 0) this.push({ kind: 'suffer', unit, points, redirected: [], firstFaceup: false, ...where })
  }

  chooseZone(f: FrameView<'suffer'>, zone: HullZone): void {
    this.enter(f, { zone })
    this.tell({ type: 'zoneChosen', ship: f.unit, zone })
  }

  /** As far as the zone has any; it never reaches the hull (R9.27). */
  loseShields(id: UnitId, zone: HullZone, wanted: number): void {
    const { shields } = this.ship(id)
    const points = Math.min(wanted, shields[zone])
    if (points === 0) return
    shields[zone] -= points
    this.tell({ type: 'shieldsLost', ship: id, zone, points })
  }

  /** Never above the printed maximum (R7.11). */
  recoverShield(id: UnitId, zone: HullZone): void {
    const ship = this.ship(id)
    if (ship.shields[zone] >= this.rules.valueOf(this.state, 'shields', id, { zone })) return
    ship.shields[zone] += 1
    this.tell({ type: 'shieldRecovered', ship: id, zone })
  }

  /** Also to another ship. */
  moveShield(id: UnitId, from: HullZone, to: HullZone, other = id): void {
    this.ship(id).shields[from] -= 1
    this.ship(other).shields[to] += 1
    this.tell({ type: 'shieldMoved', ship: id, from, to, ...(other !== id && { other }) })
  }

  /** By a card beside the repair effects (R7.10). */
  spendEngineering(f: FrameView<'repair'>, points: number, source: string): void {
    this.enter(f, { points: Math.max(0, f.points - points), cards: [...f.cards, source] })
  }

  /** More engineering points for this Repair (R7.10). */
  gainEngineering(f: FrameView<'repair'>, points: number, source: string): void {
    this.enter(f, { step: 'effects', points: f.points + points, cards: [...f.cards, source] })
    this.tell({ type: 'engineeringGained', ship: f.ship, points })
  }

  /** Unspent points are lost (R7.13). */
  endRepair({ ship, points }: FrameView<'repair'>): void {
    this.tell({ type: 'repairEnded', ship, unspent: points })
  }

  /** No more than it has (R9.4, R9.14). */
  loseHull(id: UnitId, damage: number): void {
    const squadron = this.squadron(id)
    const points = Math.min(damage, squadron.hull)
    const beyond = damage - points
    squadron.hull -= points
    if (points > 0) this.tell({ type: 'hullLost', squadron: id, points, ...(beyond > 0 && { beyond }) })
    this.checkHull(id)
  }

  /** Each point is a facedown card; at the hull value it does nothing any more (R13.10). */
  damageObstacle(id: string, damage: number): void {
    const { hull } = this.table.obstacles[id] ?? {}
    if (!hull) throw new Error(`${id} cannot be damaged`)
    const points = Math.min(damage, hull.most - hull.damage)
    const cards = Array.from({ length: points }, () => this.#topCard(hull.seat) ?? []).flat()
    const known = this.table.obstacleDamage ?? {}
    this.table.obstacleDamage = { ...known, [id]: [...(known[id] ?? []), ...cards] }
    hull.damage += points
    this.tell({ type: 'obstacleDamaged', obstacle: id, points, left: hull.most - hull.damage })
    this.cardsChanged()
  }

  /** Not above its maximum (R13.4). */
  recoverHull(id: UnitId): void {
    const squadron = this.squadron(id)
    if (squadron.hull >= this.rules.valueOf(this.state, 'hull', id, {})) return
    squadron.hull += 1
    this.tell({ type: 'hullRecovered', squadron: id, points: 1 })
  }

  /** The common deck, or that of a seat (R20.5). */
  shuffleDeck(cards: readonly string[], purpose: 'damage-deck' | 'reshuffle', seat?: Seat): void {
    const numbers = this.draw(purpose, shuffleRanges(cards.length))
    this.#deckOf(seat).undealt = shuffled(cards, numbers)
    this.tell({ type: 'deckShuffled', cards: cards.length, ...(seat && { seat }) })
  }

  /** The undealt cards anew, but for those that somebody is looking at: their places are known. */
  shuffleUndealt(seat?: Seat): void {
    const deck = this.#deckOf(seat)
    const looked = this.table.look?.things ?? []
    const known = looked.every(({ card }, i) => deck.undealt[i] === card) ? looked.length : 0
    const seen = deck.undealt.slice(0, known)
    const rest = deck.undealt.slice(known)
    if (rest.length < 2) return
    this.shuffleDeck(rest, 'reshuffle', seat)
    deck.undealt.unshift(...seen)
  }

  /** Each player has a damage deck, which is yet to be shuffled (R20.5). */
  separateDecks(): void {
    this.table.ownDecks = { a: { undealt: [], discard: [] }, b: { undealt: [], discard: [] } }
  }

  #deckOf(seat: Seat | undefined): Deck {
    return (seat && this.table.ownDecks?.[seat]) ?? this.table.deck
  }

  /** The uppermost cards that a ship may be dealt, for a player who looks at them (R17.8i); places count from 0. */
  topCards(ship: UnitId, count: number): string[] {
    return this.#deckOf(this.ship(ship).seat).undealt.slice(0, count)
  }

  /** Of the uppermost `count` cards one goes back on top, the others to the discard pile. */
  keepOnTop(ship: UnitId, count: number, place: number): void {
    const { seat } = this.ship(ship)
    const deck = this.#deckOf(seat)
    const looked = deck.undealt.splice(0, count)
    const discarded = looked.filter((_, i) => i !== place)
    deck.undealt.unshift(...looked.slice(place, place + 1))
    deck.discard.push(...discarded)
    this.tell({ type: 'deckCardsDiscarded', ship, cards: discarded })
  }

  /** One damage card, straight to the hull (R9.3); at the hull value the ship is destroyed (R9.13). */
  dealDamage(id: UnitId, faceup = false, revealed?: string): void {
    const ship = this.ship(id)
    const card = revealed ?? this.#topCard(ship.seat)
    if (card === undefined) {
      ship.damageWithoutCard += 1
      this.tell({ type: 'damageWithoutCard', ship: id })
    } else {
      const slot = ship.nextSlot
      ship.nextSlot += 1
      ship.damage.push({ slot, card, faceup })
      this.tell({ type: 'damageDealt', ship: id, slot, faceup, ...(faceup && { card }) })
      const attack = this.#attackOn(id)
      if (attack && this.rules.actsAt(this.state, 'attack.after')) attack.dealt = (attack.dealt ?? 0) + 1
      if (faceup) this.#actFaceup(ship, slot)
    }
    this.checkHull(id)
  }

  /** What may happen before a card is dealt faceup happens first. @param then what follows if it is dealt */
  dealFaceup(ship: UnitId, then?: FaceupCardFrame['then']): void {
    const attack = this.table.stack.findLast((f) => f.kind === 'attack')
    // Beside the damage of the attack, before it.
    if (attack?.kind === 'attack' && attack.step === 'total' && attack.defender === ship)
      attack.dealtFaceup = (attack.dealtFaceup ?? 0) + 1
    this.push({ kind: 'faceup-card', ship, step: 'before', ...(then && { then }) })
  }

  /** Everybody sees it before it is dealt: a card may keep it from the ship. */
  revealFaceup(f: FrameView<'faceup-card'>): void {
    const revealed = this.#topCard(this.ship(f.ship).seat)
    if (revealed === undefined) return
    this.enter(f, { revealed })
    this.tell({ type: 'damageRevealed', ship: f.ship, card: revealed })
    this.window('card.revealed', f.ship)
  }

  /** The faceup card that everybody sees is discarded; nothing is dealt. */
  discardRevealed(f: FrameView<'faceup-card'>): void {
    const { ship, revealed } = f
    if (revealed === undefined) return
    this.#deckOf(this.ship(ship).seat).discard.push(revealed)
    this.enter(f, { step: 'void' })
    this.tell({ type: 'damageRevealed', ship, card: revealed, discarded: true })
  }

  /** Its effect begins; an immediate one is resolved at once (R9.10). */
  #actFaceup(ship: Ship, slot: number): void {
    this.cardsChanged()
    const attack = this.#attackOn(ship.id)
    if (attack) attack.faceups = (attack.faceups ?? 0) + 1
    this.window('card.faceup', damageSource(ship.id, slot))
  }

  /** The attack that is going on, if it is one on that ship. */
  #attackOn(ship: UnitId): AttackFrame | undefined {
    const attack = this.table.stack.findLast((f) => f.kind === 'attack')
    return attack?.kind === 'attack' && attack.defender === ship ? attack : undefined
  }

  /** A facedown damage card is turned, and acts (R9.10). */
  turnFaceup(id: UnitId, slot: number): void {
    const ship = this.ship(id)
    const card = this.#card(ship, slot)
    if (card.faceup) return
    card.faceup = true
    this.tell({ type: 'damageFlipped', ship: id, slot, faceup: true, card: card.card })
    this.#actFaceup(ship, slot)
  }

  /** Its effect ends; nobody may look at it any more (R9.8-9). */
  turnFacedown(id: UnitId, slot: number): void {
    const card = this.table.ships[id]?.damage.find((d) => d.slot === slot)
    if (!card?.faceup) return
    card.faceup = false
    this.cardsChanged()
    this.tell({ type: 'damageFlipped', ship: id, slot, faceup: false })
  }

  /** A damage card goes to the discard pile, and its effect ends. */
  discardDamage(id: UnitId, slot: number): void {
    const ship = this.ship(id)
    const { card } = this.#card(ship, slot)
    ship.damage = ship.damage.filter((d) => d.slot !== slot)
    this.#deckOf(ship.seat).discard.push(card)
    this.cardsChanged()
    this.tell({ type: 'damageDiscarded', ship: id, slot, card })
  }

  #card(ship: Ship, slot: number): DamageCard {
    const card = ship.damage.find((d) => d.slot === slot)
    if (!card) throw new Error(`${ship.id} has no damage card in slot ${slot}`)
    return card
  }

  /**
   * Cards at least equal to the hull value, also if that falls (R9.13), or no hull points left (R9.14): destroyed, with
   * all others that reach it in the same resolution (R15.4).
   */
  checkHull(id: UnitId): void {
    if (!this.isSpent(id)) return
    const top = this.table.stack.at(-1)
    if (top?.kind === 'destruction' && top.step === 'before') {
      if (!top.units.includes(id)) top.units.push(id)
    } else this.push({ kind: 'destruction', step: 'before', units: [id] })
  }

  #hullValuesChange = false

  /** A hull value may fall whenever a card comes, goes or is flipped, and with it the ship: looked at after every step (R9.13). */
  lookAtHulls(): void {
    const change = this.rules.changes(this.state, 'hull')
    if (change || this.#hullValuesChange)
      for (const id of Object.keys(this.table.ships)) if (!this.#isBeingDestroyed(id)) this.checkHull(id)
    this.#hullValuesChange = change
  }

  /** Or a card keeps it, or it may still answer the attack that destroys it (R11.27). */
  #isBeingDestroyed(id: UnitId): boolean {
    const isLookedAt = this.table.stack.some(
      (f) =>
        (f.kind === 'destruction' && f.units.includes(id)) ||
        (f.kind === 'attack' && f.defender === id && AFTER_DAMAGE.includes(f.step)),
    )
    return isLookedAt || !this.rules.allows(this.state, 'be-destroyed', id, {})
  }

  /** Whether a unit on the table has no hull left. */
  protected isSpent(id: UnitId): boolean {
    const ship = this.table.ships[id]
    if (ship) return ship.damage.length + ship.damageWithoutCard >= this.rules.valueOf(this.state, 'hull', id, {})
    const squadron = this.table.squadrons[id]
    return squadron !== undefined && squadron.hull <= 0
  }

  /** Those that still have no hull left, and that no card keeps alive, leave the table at once. */
  destroySpent(units: readonly UnitId[]): void {
    for (const id of units)
      if (this.isSpent(id) && this.rules.allows(this.state, 'be-destroyed', id, {})) this.destroy(id, 'damage')
  }

  /** When an effect that kept a unit alive ends, the unit is checked again, or destroyed in any case (R9.20). */
  protected effectsEnded(ended: readonly LastingEffect[]): void {
    for (const { on, dooms } of ended) {
      if (dooms && (this.table.ships[on] || this.table.squadrons[on])) this.destroy(on, 'damage')
      else this.checkHull(on)
    }
  }

  /** It stays on the table, and is destroyed at the end of the Status Phase (R9.20). */
  doom(on: UnitId, self: Pick<LastingEffect, 'source' | 'card' | 'seat'>): void {
    this.last({ ...self, on, until: 'status', dooms: true })
    this.tell({ type: 'doomed', unit: on, source: self.source })
  }

  /** An effect that goes on after its card was used (R9.18). */
  last(effect: Omit<LastingEffect, 'id'>): void {
    this.table.lasting.push({ ...effect, id: `l${this.table.nextId}` })
    this.table.nextId += 1
    this.cardsChanged()
  }

  /** An empty deck is made anew from the discard pile (R9.6). */
  #topCard(seat: Seat): string | undefined {
    const deck = this.#deckOf(seat)
    if (deck.undealt.length === 0 && deck.discard.length > 0) {
      const cards = deck.discard
      deck.discard = []
      this.shuffleDeck(cards, 'reshuffle', this.table.ownDecks && seat)
    }
    return deck.undealt.shift()
  }

  /** Removed from the table with its tokens; damage cards go to the discard pile, all its cards become inactive (R9.17). */
  destroy(id: UnitId, cause: LostUnit['cause']): void {
    const s = this.table
    const ship = s.ships[id] ?? s.reserve?.ships[id]
    const unit = ship ?? s.reserve?.squadrons[id] ?? this.squadron(id)
    if (ship) {
      this.#deckOf(ship.seat).discard.push(...ship.damage.map((d) => d.card))
      s.unopened.push(...this.facedownDials(ship))
    }
    const standing = s.ships[id]
    delete s.ships[id]
    delete s.squadrons[id]
    this.leaveReserve(id)
    const { tag, card, seat } = unit
    const points = this.#pointsOf(id, card, ship !== undefined)
    const tokens = this.#takeTokens(id)
    const stood = standing && this.rules.actsAt(s, 'unit.destroyed') && { pose: { ...standing.pose } }
    const carried = tokens.length > 0 && { tokens }
    s.lost.push({ id, tag, card, seat, points, cause, round: s.round, ...stood, ...(stood && carried) })
    this.cardsChanged()
    this.tell({ type: 'destroyed', unit: id, card, seat, points, cause, ...carried, ...stood })
    this.windowForCards('unit.destroyed', id)
  }

  /** Objective tokens that are assigned to a unit leave the table with it. */
  #takeTokens(unit: UnitId): string[] {
    const tokens = carriedTokens(this.table, unit).map(({ id }) => id)
    if (tokens.length > 0)
      this.table.objectiveTokens = this.table.objectiveTokens?.filter(({ id }) => !tokens.includes(id)) ?? []
    return tokens
  }

  /** A ship counts with all its upgrades, discarded ones included (R15.6, R15.8). */
  #pointsOf(id: UnitId, card: string, isShip: boolean): number {
    const { costs } = this.rules
    const own = isShip ? costs.ship(card).points : costs.squadron(card).points
    const upgrades = Object.values(this.table.cards).filter((c) => c.on === id)
    return upgrades.reduce((sum, c) => sum + costs.upgrade(c.card).points, own)
  }

  /** It is no longer in the reserve; an empty reserve is none. */
  protected leaveReserve(id: UnitId): void {
    const { reserve } = this.table
    if (!reserve) return
    delete reserve.ships[id]
    delete reserve.squadrons[id]
    delete reserve.setAside[id]
    if (
      [reserve.ships, reserve.squadrons].every((units) => Object.keys(units).length === 0) &&
      reserve.obstacles.length === 0
    )
      delete this.table.reserve
  }

  /** A player chooses a new command for its top dial, in secret (R17.7g). */
  askNewDial(ship: UnitId, seat: Seat): void {
    this.push({ kind: 'new-dial', ship, seat })
  }
}
