import { shipCard } from '#shared/game/cards/catalog/ships'
import type { EventOf, GameEvent, RolledDie } from '#shared/game/engine/event'
import type { FrameOf } from '#shared/game/engine/frame'
import { DIE_COLORS, type Dice, type GameState, type HullZone, type UnitId } from '#shared/game/engine/state'
import { armamentOf, damageOf, iconsOf, reaching } from './attack-sums'
import { AMONG_THE_TWO } from './cards-in-play'
import { forbids, permits } from './influences'

type Declared = EventOf<'attackDeclared'>

/** One attack, as far as its events have told of it. */
interface Followed {
  declared: Declared
  /** What a card that gives the attack says of its dice. */
  given: Dice | undefined
  /** The dice by id; empty until they are rolled. */
  pool: Map<string, RolledDie>
  locked: Set<string>
  /** Accuracy icons spent that have locked no token yet. */
  accuracies: number
  spent: EventOf<'defenseSpent'>[]
  /** What the defender is to suffer, once that is determined. */
  total?: number
  /** What it has suffered since: shields, cards and hull points. */
  suffered: number
  /** A card acted, or was dealt faceup: what it costs the defender is besides what the attack does. */
  carded: boolean
  destroyed: boolean
}

/** An attack of an activation, with all squadrons against which it has gone on (R6.34). */
interface Shot {
  zone: HullZone
  defendingZone: HullZone | undefined
  defenders: UnitId[]
}

/** These are told after an attack is over and done with. */
const AFTER: readonly GameEvent['type'][] = [
  'attackDeclared',
  'attacksEnded',
  'courseSet',
  'activationEnded',
  'squadronEnded',
  'counterDeclined',
]

/**
 * Keeps the books of every attack from its public events, printed values and what cards say of them, apart from the rules of
 * play: which dice are gathered, what they come to, what is spent, and where the damage went.
 */
export class AttackAudit {
  readonly #faults: string[] = []
  /** Squadrons that have been in the game. */
  readonly #cards = new Map<UnitId, string>()
  /** The ship whose command activates a squadron, as long as it does. */
  #commander: { squadron: UnitId; by?: UnitId } | undefined
  /** How many there may be (R6.2): two, and those that cards give. */
  #most = 2
  #shots: Shot[] = []
  #now: Followed | undefined

  /** @returns one line for each fault that these events show. `before`: the state in which they began. */
  follow(events: readonly GameEvent[], before: GameState): string[] {
    for (const { id, card } of Object.values(before.squadrons)) this.#cards.set(id, card)
    for (const event of events) {
      if (AFTER.includes(event.type)) this.#settle(before)
      this.#take(event, before)
    }
    return this.#faults.splice(0)
  }

  #take(event: GameEvent, before: GameState): void {
    if (event.type === 'shipActivated') [this.#most, this.#shots] = [2, []]
    else if (event.type === 'squadronActivated') this.#commander = event
    else if (event.type === 'squadronEnded') this.#commander = undefined
    else if (event.type === 'attackDeclared') this.#declared(event, before)
    else if (event.type === 'granted') this.#granted(event, before)
    else if (event.type === 'attackCanceled' || event.type === 'gameOver') this.#now = undefined
    else if (this.#now) this.#within(event, this.#now, before)
  }

  #granted({ what, unit, source }: EventOf<'granted'>, { ships, cards }: GameState): void {
    if (what === 'attack' && ships[unit] && !AMONG_THE_TWO.includes(cards[source]?.card ?? '')) this.#most += 1
  }

  #declared(event: Declared, before: GameState): void {
    const { attacker, zone, manner } = event
    // A card attacks by itself, with parts of its own (R6.43): its cases say which.
    if (before.cards[attacker]) {
      this.#now = undefined
      return
    }
    if (!zone && !this.#cards.has(attacker)) this.#fault(`${attacker} attacks from no hull zone`)
    // Counter is none of the attacks of an activation (R11.27).
    const goesOn = zone !== undefined && manner !== 'counter' && this.#shoots(event, zone, before)
    this.#permitted(event, goesOn, before)
    this.#now = {
      declared: event,
      given: givenTo(attacker, before)?.how?.armament ?? goingOn(attacker, before)?.granted?.armament,
      pool: new Map(),
      locked: new Set(),
      accuracies: 0,
      spent: [],
      suffered: 0,
      carded: false,
      destroyed: false,
    }
  }

  /** No card forbids it (R0.2). */
  #permitted(
    { attacker, zone, defender, defendingZone, range, obstructedBy, manner }: Declared,
    next: boolean,
    before: GameState,
  ): void {
    const about = {
      against: defendingZone ? ('ship' as const) : ('squadron' as const),
      range,
      obstructed: obstructedBy.length > 0,
      crossed: obstructedBy,
      defender,
      ...(zone && { zone }),
      ...(defendingZone && { defendingZone }),
      ...(manner && { manner }),
      ...(next && { next }),
    }
    if (forbids(before, 'attack', attacker, about)) this.#fault(`a card forbids ${attacker} to attack ${defender}`)
  }

  /**
   * At most two attacks, from different hull zones (R6.2) unless a card says otherwise; against squadrons one goes on, each once
   * (R6.34-35).
   * @returns whether it goes on
   */
  #shoots({ attacker, defender, defendingZone }: Declared, zone: HullZone, before: GameState): boolean {
    const last = this.#shots.at(-1)
    const given = givenTo(attacker, before)
    const goesOn = !given && last !== undefined && zone === last.zone && !defendingZone && !last.defendingZone
    const again = given?.zones.includes(zone) || permits(before, 'reuse-zone', attacker, { zone })
    if (goesOn && !again && last.defenders.includes(defender))
      this.#fault(`${defender} is attacked twice from the ${zone} zone`)
    if (goesOn) last.defenders.push(defender)
    else {
      if (!again && this.#shots.some((shot) => shot.zone === zone)) this.#fault(`the ${zone} zone attacks twice`)
      this.#shots.push({ zone, defendingZone, defenders: [defender] })
    }
    if (this.#shots.length > this.#most) this.#fault('one attack too many in an activation')
    return goesOn
  }

  #within(event: GameEvent, attack: Followed, before: GameState): void {
    const { pool } = attack
    switch (event.type) {
      case 'diceGathered':
        if (!sameDice(event.dice, this.#diceOf(attack, before))) this.#fault('other dice are gathered than are printed')
        break
      case 'diceRolled':
        for (const die of event.dice) this.#comes(pool, die)
        break
      case 'dieAdded':
        this.#comes(pool, event.die)
        break
      case 'dieChanged':
        pool.set(event.die.id, { ...event.die, face: event.to })
        break
      case 'diceRerolled':
        for (const { from, to } of event.dice) pool.set(from.id, { ...from, face: to })
        break
      case 'dieSpent':
        this.#leaves(pool, event.die)
        if (event.die.face === 'accuracy') attack.accuracies += 1
        break
      case 'diceCanceled':
        for (const die of event.dice) this.#leaves(pool, die)
        break
      case 'tokenLocked':
        this.#locked(event, attack)
        break
      case 'defenseSpent':
        this.#spent(event, attack)
        break
      case 'tokenUnlocked':
        attack.locked.delete(`${event.token} of ${event.unit}`)
        break
      case 'effectUsed':
        attack.carded = true
        break
      case 'damageDetermined':
        this.#determined(event, attack, before)
        attack.total = event.total
        // What a card's critical effect did comes before (R6.33).
        if (attack.carded) attack.suffered = 0
        attack.carded = false
        break
      case 'damageChanged':
        attack.total = event.to
        break
      default:
        this.#suffered(event, attack)
    }
  }

  /** What a card gives, or its armament, as far as it reaches. */
  #diceOf({ declared, given }: Followed, before: GameState): Dice {
    const by = this.#commander?.squadron === declared.attacker ? this.#commander.by : undefined
    return reaching(
      given ?? armamentOf({ ...declared, by }, this.#cards.get(declared.attacker), before),
      declared,
      before,
    )
  }

  #comes(pool: Map<string, RolledDie>, die: RolledDie): void {
    if (pool.has(die.id)) this.#fault(`die ${die.id} is twice in the pool`)
    pool.set(die.id, die)
  }

  #leaves(pool: Map<string, RolledDie>, die: RolledDie): void {
    if (pool.get(die.id)?.face !== die.face) this.#fault(`die ${die.id} leaves the pool and was not in it`)
    pool.delete(die.id)
  }

  /** Each costs an accuracy icon (R6.22). */
  #locked({ unit, token }: EventOf<'tokenLocked'>, attack: Followed): void {
    if (attack.accuracies === 0) this.#fault(`${token} is locked without an accuracy icon`)
    else attack.accuracies -= 1
    attack.locked.add(`${token} of ${unit}`)
  }

  /** Neither a locked token, nor one twice, nor two of a kind (R8.2, R8.4). */
  #spent(event: EventOf<'defenseSpent'>, { spent, locked }: Followed): void {
    // As a price, or by force: it does nothing, and none of this holds.
    if (event.effectless) return
    if (locked.has(`${event.token} of ${event.unit}`)) this.#fault(`the locked token ${event.token} is spent`)
    if (spent.some(({ kind }) => kind === event.kind)) this.#fault(`a second ${event.kind} is spent`)
    spent.push(event)
  }

  /** What the dice show, and what is left of it (R6.30-31). */
  #determined({ icons, total }: EventOf<'damageDetermined'>, attack: Followed, before: GameState): void {
    const counted = iconsOf([...attack.pool.values()], attack.declared, before)
    const spent = attack.spent.map(({ kind }) => kind)
    if (icons !== counted) this.#fault(`the dice show ${counted} and ${icons} are counted`)
    else if (total !== damageOf(icons, spent, attack.declared, before))
      this.#fault(`${icons} icons make ${total} damage`)
  }

  #suffered(event: GameEvent, attack: Followed): void {
    const { defender } = attack.declared
    if (event.type === 'shieldsLost' && event.ship === defender) attack.suffered += event.points
    else if (event.type === 'damageDealt' && event.ship === defender) {
      attack.suffered += 1
      attack.carded ||= event.faceup
    } else if (event.type === 'damageWithoutCard' && event.ship === defender) attack.suffered += 1
    // Discarded before it was dealt: the damage is suffered, and nothing comes of it.
    else if (event.type === 'damageRevealed' && event.ship === defender && event.discarded) attack.suffered += 1
    else if (event.type === 'hullLost' && event.squadron === defender)
      attack.suffered += event.points + (event.beyond ?? 0)
    else if (event.type === 'destroyed' && event.unit === defender) attack.destroyed = true
    else if (event.type === 'obstacleDamaged' && event.obstacle === defender) {
      attack.suffered += event.points
      attack.destroyed = event.left === 0
    }
  }

  /** Every point took a shield, a card or a hull point, or was void as the defender was destroyed (R9.1, R9.16). */
  #settle(before: GameState): void {
    const attack = this.#now
    this.#now = undefined
    if (attack?.total === undefined) return
    const { total, suffered, carded, declared } = attack
    const destroyed = attack.destroyed || isShotDown(before, declared.defender)
    if (suffered < total && !destroyed) this.#fault(`${declared.defender} suffers ${suffered} of ${total} damage`)
    if (suffered > total && !carded) this.#fault(`${declared.defender} suffers ${suffered} instead of ${total} damage`)
  }

  #fault(what: string): void {
    this.#faults.push(what)
  }
}

/** What has still to answer the attack by Counter (R11.27), or is kept in play for the round, has no hull left to lose. */
function isShotDown({ ships, squadrons }: GameState, defender: UnitId): boolean {
  if (squadrons[defender]?.hull === 0) return true
  const ship = ships[defender]
  return ship !== undefined && ship.damage.length + ship.damageWithoutCard >= shipCard(ship.card).hull
}

/** What a card says of the attack that a unit is about to declare. */
const givenTo = (unit: UnitId, { stack }: GameState): FrameOf<'granted-attack'> | undefined =>
  stack.find((frame): frame is FrameOf<'granted-attack'> => frame.kind === 'granted-attack' && frame.unit === unit)

/** The attack of a ship that goes on against another squadron (R6.34). */
const goingOn = (unit: UnitId, { stack }: GameState): FrameOf<'attack'> | undefined =>
  stack.find(
    (frame): frame is FrameOf<'attack'> => frame.kind === 'attack' && frame.step === 'next' && frame.attacker === unit,
  )

const sameDice = (dice: readonly { color: keyof Dice }[], wanted: Dice): boolean =>
  DIE_COLORS.every((color) => dice.filter((die) => die.color === color).length === wanted[color])
