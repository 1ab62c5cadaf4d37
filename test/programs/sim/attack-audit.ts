import { shipCard } from '#shared/game/cards/catalog/ships'
import { type SquadronCard, squadronCard } from '#shared/game/cards/catalog/squadrons'
import type { EventOf, GameEvent, RolledDie } from '#shared/game/engine/event'
import { DIE_COLORS, type Dice, type GameState, type UnitId } from '#shared/game/engine/state'
import {
  AMONG_THE_TWO,
  armamentOf,
  attacksAgain,
  changesDamage,
  changesDice,
  FROM_ANY_ZONE,
  mayNotRepeat,
  reachOf,
} from './cards-in-play'

/** One attack, as far as its events have told of it. */
interface Followed {
  declared: EventOf<'attackDeclared'>
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

/** These are told after an attack is over and done with. */
const AFTER: readonly GameEvent['type'][] = [
  'attackDeclared',
  'attacksEnded',
  'courseSet',
  'activationEnded',
  'squadronEnded',
  'counterDeclined',
]

const HITS = { hit: 1, 'double-hit': 2, critical: 0, 'hit-critical': 1, accuracy: 0, blank: 0 } as const
const CRITICALS = { hit: 0, 'double-hit': 0, critical: 1, 'hit-critical': 1, accuracy: 0, blank: 0 } as const

/**
 * Keeps the books of every attack from its public events and printed values alone, apart from the engine: which dice are
 * gathered, what they come to, what is spent, and where the damage went.
 */
export class AttackAudit {
  readonly #faults: string[] = []
  readonly #squadrons = new Map<UnitId, SquadronCard>()
  /** Attacks of this activation, those that go on against another squadron apart (R6.34). */
  #attacks = 0
  /** How many there may be (R6.2): two, and those that cards give. */
  #most = 2
  #shots: EventOf<'attackDeclared'>[] = []
  /** The dice of the attack that a card gives. */
  #given: Dice | undefined
  #now: Followed | undefined

  /** @returns one line for each fault that these events show. `before`: the state in which they began. */
  follow(events: readonly GameEvent[], before: GameState): string[] {
    for (const { id, card } of Object.values(before.squadrons)) this.#squadrons.set(id, squadronCard(card))
    for (const event of events) {
      if (AFTER.includes(event.type)) this.#settle(before)
      this.#take(event, before)
    }
    return this.#faults.splice(0)
  }

  #take(event: GameEvent, before: GameState): void {
    if (event.type === 'shipActivated') [this.#attacks, this.#most, this.#shots, this.#given] = [0, 2, [], undefined]
    else if (event.type === 'attackDeclared') this.#declared(event, before)
    else if (event.type === 'granted') this.#granted(event, before)
    else if (event.type === 'attackCanceled' || event.type === 'gameOver') this.#now = undefined
    else if (this.#now) this.#within(event, this.#now, before)
  }

  #granted({ what, unit, source }: EventOf<'granted'>, { ships, cards }: GameState): void {
    const card = cards[source]?.card ?? ''
    if (what !== 'attack' || !ships[unit]) return
    if (!AMONG_THE_TWO.includes(card)) this.#most += 1
    if (!Object.hasOwn(FROM_ANY_ZONE, card)) return
    this.#shots = []
    this.#given = FROM_ANY_ZONE[card]
  }

  #declared(event: EventOf<'attackDeclared'>, before: GameState): void {
    const { attacker, zone, manner } = event
    if (!zone && !this.#squadrons.has(attacker)) this.#fault(`${attacker} attacks from no hull zone`)
    // Counter is none of the attacks of an activation (R11.27).
    if (zone && manner !== 'counter') this.#shoots(event, before)
    this.#now = {
      declared: event,
      pool: new Map(),
      locked: new Set(),
      accuracies: 0,
      spent: [],
      suffered: 0,
      carded: false,
      destroyed: false,
    }
  }

  /** At most two attacks, from different hull zones (R6.2) unless a card says otherwise; against squadrons one goes on, each once (R6.34-35). */
  #shoots(event: EventOf<'attackDeclared'>, before: GameState): void {
    const { attacker, zone, defender, defendingZone } = event
    const last = this.#shots.at(-1)
    const goesOn = last !== undefined && zone === last.zone && !defendingZone && !last.defendingZone
    const again = attacksAgain(before, attacker)
    const repeated = this.#shots.some((shot) => mayNotRepeat(before, attacker, shot, event))
    if (repeated && (goesOn || again)) this.#fault(`${defender} is attacked twice from the ${zone} zone`)
    if (!goesOn && !again && this.#shots.some((shot) => shot.zone === zone))
      this.#fault(`the ${zone} zone attacks twice`)
    if (!goesOn) this.#attacks += 1
    if (this.#attacks > this.#most) this.#fault('one attack too many in an activation')
    this.#shots.push(event)
  }

  #within(event: GameEvent, attack: Followed, before: GameState): void {
    const { pool, declared } = attack
    switch (event.type) {
      case 'diceGathered':
        if (!changesDice(before) && !sameDice(event.dice, armament(declared, before, this.#given)))
          this.#fault('other dice are gathered than are printed')
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
        attack.locked.delete(event.token)
        break
      case 'effectUsed':
        attack.carded = true
        break
      case 'damageDetermined':
        if (!changesDamage(before)) this.#determined(event, attack)
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

  #comes(pool: Map<string, RolledDie>, die: RolledDie): void {
    if (pool.has(die.id)) this.#fault(`die ${die.id} is twice in the pool`)
    pool.set(die.id, die)
  }

  #leaves(pool: Map<string, RolledDie>, die: RolledDie): void {
    if (pool.get(die.id)?.face !== die.face) this.#fault(`die ${die.id} leaves the pool and was not in it`)
    pool.delete(die.id)
  }

  /** Each costs an accuracy icon (R6.22). */
  #locked({ token }: EventOf<'tokenLocked'>, attack: Followed): void {
    if (attack.accuracies === 0) this.#fault(`${token} is locked without an accuracy icon`)
    else attack.accuracies -= 1
    attack.locked.add(token)
  }

  /** Neither a locked token, nor one twice, nor two of a kind (R8.2, R8.4). */
  #spent(event: EventOf<'defenseSpent'>, { spent, locked }: Followed): void {
    // As a price, or by force: it does nothing, and none of this holds.
    if (event.effectless) return
    if (locked.has(event.token)) this.#fault(`the locked token ${event.token} is spent`)
    if (spent.some(({ kind }) => kind === event.kind)) this.#fault(`a second ${event.kind} is spent`)
    spent.push(event)
  }

  /** Criticals count between ships and for bombers against ships (R6.30, R11.25); brace halves, rounded up (R8.10). */
  #determined({ icons, total }: EventOf<'damageDetermined'>, attack: Followed): void {
    const { attacker, zone, defendingZone } = attack.declared
    const byBomber = this.#squadrons.get(attacker)?.keywords.bomber !== undefined
    const criticalsCount = defendingZone !== undefined && (zone !== undefined || byBomber)
    const counted = [...attack.pool.values()].reduce(
      (sum, { face }) => sum + HITS[face] + (criticalsCount ? CRITICALS[face] : 0),
      0,
    )
    const braced = attack.spent.some(({ kind }) => kind === 'brace')
    if (icons !== counted) this.#fault(`the dice show ${counted} and ${icons} are counted`)
    if (total !== (braced ? Math.ceil(icons / 2) : icons)) this.#fault(`${icons} icons make ${total} damage`)
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

/** Colors that the range allows (R6.10); all dice of a squadron, and of a keyword, reach (R6.11). */
function armament(attack: EventOf<'attackDeclared'>, before: GameState, given: Dice | undefined): Dice {
  const dice = given ?? armamentOf(before, attack)
  const reaching = reachOf(before, attack)
  const of = (color: keyof Dice) => (reaching.includes(color) ? dice[color] : 0)
  return { red: of('red'), blue: of('blue'), black: of('black') }
}

const sameDice = (dice: readonly { color: keyof Dice }[], wanted: Dice): boolean =>
  DIE_COLORS.every((color) => dice.filter((die) => die.color === color).length === wanted[color])
