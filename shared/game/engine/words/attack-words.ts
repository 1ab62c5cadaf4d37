import type { AttackFrame, GrantedAttack } from '../attack-frames'
import type { Target } from '../decision'
import type { RolledDie } from '../event'
import type { FrameView } from '../frame'
import { attackKey, shipAttackKey } from '../once'
import {
  DIE_COLORS,
  DIE_FACES,
  type Dice,
  type Die,
  type DieColor,
  type DieFace,
  type HullZone,
  type Keyword,
  type RangeBand,
  type Seat,
  type UnitId,
} from '../state'
import { DefenseTokenWords } from './defense-token-words'

type DeclaredTarget = Pick<Target, 'zone' | 'defender' | 'defendingZone' | 'manner' | 'obstructedBy' | 'removed'> & {
  range: RangeBand
}

/** The steps of an attack, its dice, and what it does to defense tokens (R6, R8). */
export abstract class AttackWords extends DefenseTokenWords {
  /** `earlier`: squadrons that this hull zone has attacked before in the same attack (R6.35). */
  declareAttack(
    seat: Seat,
    attacker: UnitId,
    target: DeclaredTarget,
    earlier: readonly UnitId[],
    granted?: GrantedAttack,
  ): void {
    const { zone, defender, defendingZone, range, manner, removed: toRemove } = target
    if (defendingZone) this.rememberUse({ key: shipAttackKey(attacker), until: 'round' })
    if (zone) {
      const key = attackKey({ attacker, zone, defender, defendingZone }, manner !== undefined)
      this.rememberUse({ key, until: 'round' })
    }
    const obstructedBy = [...target.obstructedBy]
    const declared = {
      attacker,
      ...(zone && { zone }),
      defender,
      ...(defendingZone && { defendingZone }),
      range,
      obstructedBy,
      ...(manner && { manner }),
    }
    const nothingYet = { pool: [], nextDie: 1, used: [], locked: [], spent: [], redirects: [] }
    const from = { earlier: [...earlier], ...(granted && { granted }) }
    this.push({ kind: 'attack', step: 'declared', seat, ...declared, ...nothingYet, toRemove, ...from })
    this.tell({ type: 'attackDeclared', ...declared })
  }

  /** A card attacks a hull zone by itself, never obstructed; its player makes the decisions (R6.43). */
  attackByCard(
    { source, seat }: { source: string; seat: Seat },
    at: { defender: UnitId; defendingZone: HullZone; range: RangeBand },
    how: GrantedAttack,
  ): void {
    this.declareAttack(seat, source, { ...at, obstructedBy: [], removed: 0 }, [], how)
  }

  cancelAttack(f: FrameView<'attack'>): void {
    this.tell({ type: 'attackCanceled', attacker: f.attacker, defender: f.defender })
  }

  declineCounter(squadron: UnitId): void {
    this.tell({ type: 'counterDeclined', squadron })
  }

  useKeyword(unit: UnitId, keyword: Keyword): void {
    this.tell({ type: 'keywordUsed', unit, keyword })
  }

  endAttacks(attacker: UnitId): void {
    this.tell({ type: 'attacksEnded', attacker })
  }

  /** A card gives another attack; `zones`: of a ship, those it may attack from; none for a squadron. */
  grantAttack(unit: UnitId, zones: readonly HullZone[], source: string, how?: GrantedAttack): void {
    this.tell({ type: 'granted', unit, what: 'attack', source })
    this.push({ kind: 'granted-attack', unit, zones: [...zones], source, ...(how && { how: { ...how } }) })
  }

  gatherDice(f: FrameView<'attack'>, dice: Dice): void {
    const attack = this.#attack(f)
    for (const color of DIE_COLORS) for (let i = 0; i < dice[color]; i += 1) attack.pool.push(newDie(attack, color))
    if (attack.pool.length > 0)
      this.tell({ type: 'diceGathered', attacker: f.attacker, dice: attack.pool.map((die) => ({ ...die })) })
  }

  /** One of that color, not rolled yet, leaves the pool (R6.13); a rolled one is canceled. */
  removeDie(f: FrameView<'attack'>, color: DieColor): void {
    const attack = this.#attack(f)
    const die = attack.pool.find((d) => d.color === color)
    if (!die) return
    attack.pool = attack.pool.filter((d) => d !== die)
    this.tell({ type: 'dieRemoved', attacker: f.attacker, die: { ...die } })
  }

  /** Another die in its place, before the roll. */
  recolorDie(f: FrameView<'attack'>, id: string, to: DieColor): void {
    const [die] = this.#dice(f, [id])
    if (!die || die.color === to) return
    const before = { ...die }
    die.color = to
    this.tell({ type: 'dieRecolored', attacker: f.attacker, die: before, to })
  }

  /** All together (R6.17). */
  rollPool(f: FrameView<'attack'>): void {
    const { pool } = this.#attack(f)
    this.#roll(pool)
    this.tell({ type: 'diceRolled', attacker: f.attacker, dice: pool.map(rolled) })
  }

  #roll(dice: readonly Die[]): void {
    const numbers = this.draw(
      'dice',
      dice.map(() => 8),
    )
    for (const [i, die] of dice.entries()) die.face = DIE_FACES[die.color][numbers[i] ?? 0] ?? 'blank'
  }

  /** Rolled, or set to the face that the effect names (R6.20). */
  addDie(f: FrameView<'attack'>, color: DieColor, face?: DieFace): void {
    const attack = this.#attack(f)
    const die = newDie(attack, color)
    attack.pool.push(die)
    if (face) die.face = face
    else this.#roll([die])
    this.tell({ type: 'dieAdded', attacker: f.attacker, die: rolled(die), ...(face && { set: true }) })
  }

  /** They are rolled again (R6.20). */
  rerollDice(f: FrameView<'attack'>, ids: readonly string[]): void {
    const dice = this.#dice(f, ids)
    if (dice.length === 0) return
    const before = dice.map(rolled)
    this.#roll(dice)
    const changes = dice.map((die, i) => ({ from: before[i] ?? rolled(die), to: rolled(die).face }))
    this.tell({ type: 'diceRerolled', attacker: f.attacker, dice: changes })
  }

  /** Only to a face that the die has (R6.21). */
  changeDie(f: FrameView<'attack'>, id: string, to: DieFace): void {
    const [die] = this.#dice(f, [id])
    const faces: readonly DieFace[] = die ? DIE_FACES[die.color] : []
    if (!die || die.face === to || !faces.includes(to)) return
    const before = rolled(die)
    die.face = to
    this.tell({ type: 'dieChanged', attacker: f.attacker, die: before, to })
  }

  /** A rolled die leaves the pool as a price (R6.20). */
  spendDie(f: FrameView<'attack'>, id: string): void {
    const [die] = this.#take(f, [id])
    if (die) this.tell({ type: 'dieSpent', attacker: f.attacker, die })
  }

  /** Rolled dice leave the pool by an effect: canceled, also where a card says removed (R6.20). */
  cancelDice(f: FrameView<'attack'>, ids: readonly string[]): void {
    const dice = this.#take(f, ids)
    if (dice.length > 0) this.tell({ type: 'diceCanceled', attacker: f.attacker, dice })
  }

  #take(f: FrameView<'attack'>, ids: readonly string[]): RolledDie[] {
    const attack = this.#attack(f)
    const taken = this.#dice(f, ids)
    attack.pool = attack.pool.filter((die) => !taken.includes(die))
    return taken.map(rolled)
  }

  #dice(f: FrameView<'attack'>, ids: readonly string[]): Die[] {
    return this.#attack(f).pool.filter((die) => ids.includes(die.id))
  }

  /** The accuracy die leaves the pool, the token cannot be spent in this attack (R6.22). */
  lockToken(f: FrameView<'attack'>, die: string, token: string): void {
    const { kind } = this.token(f.defender, token)
    this.spendDie(f, die)
    this.#attack(f).locked.push(token)
    this.tell({ type: 'tokenLocked', unit: f.defender, token, kind })
  }

  endModifying(f: FrameView<'attack'>): void {
    this.tell({ type: 'poolFinal', attacker: f.attacker, pool: this.#attack(f).pool.map(rolled) })
  }

  /** A readied token is exhausted, an exhausted one discarded (R8.1). `of`: whose it is, if not the defender's. */
  spendDefense(f: FrameView<'attack'>, id: string, of?: UnitId): void {
    const unit = of ?? f.defender
    const { kind } = this.token(unit, id)
    this.#attack(f).spent.push({ token: id, kind, ...(of !== undefined && { of }) })
    this.#useUp(unit, id)
  }

  /** Without its own effect: as a price, or because a card says so (R8.14). */
  useUpDefense(unit: UnitId, id: string): void {
    this.#useUp(unit, id, { effectless: true })
  }

  #useUp(unit: UnitId, id: string, how: { effectless?: true } = {}): void {
    const token = this.token(unit, id)
    const becomes = token.exhausted || this.#isMarked(unit, id) ? 'discarded' : 'exhausted'
    if (becomes === 'discarded') this.dropToken(unit, id)
    else token.exhausted = true
    this.tell({ type: 'defenseSpent', unit, token: id, kind: token.kind, becomes, ...how })
  }

  #isMarked(unit: UnitId, id: string): boolean {
    const attack = this.table.stack.findLast((f) => f.kind === 'attack')
    return attack?.kind === 'attack' && (attack.marked ?? []).some((each) => each.unit === unit && each.token === id)
  }

  /** Spent in this attack, it is discarded. */
  markToken(f: FrameView<'attack'>, unit: UnitId, token: string): void {
    const attack = this.#attack(f)
    attack.marked = [...(attack.marked ?? []), { unit, token }]
    this.tell({ type: 'tokenMarked', unit, token, kind: this.token(unit, token).kind })
  }

  /** The defender cannot spend it in this attack. */
  barToken(f: FrameView<'attack'>, token: string, source: string): void {
    const attack = this.#attack(f)
    attack.barred = [...(attack.barred ?? []), { token, source }]
  }

  /** Dice rolled for something that is no attack; their icons mean what the effect says (R1.23). */
  throwDice(source: string, colors: readonly DieColor[]): RolledDie[] {
    const dice = colors.map((color, i): Die => ({ id: `d${i + 1}`, color }))
    this.#roll(dice)
    const thrown = dice.map(rolled)
    this.tell({ type: 'diceThrown', source, dice: thrown })
    return thrown
  }

  /** The accuracy icon that named it counts no more (R6.23). */
  unlockToken(f: FrameView<'attack'>, token: string): void {
    const attack = this.#attack(f)
    if (!attack.locked.includes(token)) return
    attack.locked = attack.locked.filter((id) => id !== token)
    this.tell({ type: 'tokenUnlocked', unit: f.defender, token, kind: this.token(f.defender, token).kind })
  }

  nameRedirect(f: FrameView<'attack'>, zone: HullZone): void {
    this.#attack(f).redirects.push({ zone })
    this.tell({ type: 'redirectNamed', ship: f.defender, zone })
  }

  endDefense(f: FrameView<'attack'>): void {
    this.tell({ type: 'defenseEnded', unit: f.defender })
  }

  /** One critical effect an attack; the icon stays and counts (R9.22-23). */
  resolveCritical(f: FrameView<'attack'>, effect: string): void {
    const attack = this.#attack(f)
    if (attack.critical !== undefined) attack.criticals = [...(attack.criticals ?? []), attack.critical]
    attack.critical = effect
    this.tell({ type: 'criticalResolved', attacker: f.attacker, effect })
  }

  /** The attacker may resolve one more critical effect, another one. */
  allowCritical(f: FrameView<'attack'>): void {
    this.#attack(f).step = 'critical'
  }

  /** So many of the cards that this attack deals are faceup, the first ones. */
  dealFirstFaceup(f: FrameView<'attack'>, cards: number): void {
    const attack = this.#attack(f)
    attack.firstFaceup = cards
  }

  declineCritical(f: FrameView<'attack'>): void {
    this.tell({ type: 'criticalDeclined', attacker: f.attacker })
  }

  determineDamage(f: FrameView<'attack'>, icons: number, total: number): void {
    const { attacker, defender } = f
    this.#attack(f).total = total
    this.tell({ type: 'damageDetermined', attacker, defender, icons, total })
  }

  /** An effect before the damage is suffered (R6.31); never below 0. */
  changeTotal(f: FrameView<'attack'>, total: number): void {
    const attack = this.#attack(f)
    const [from, to] = [attack.total ?? 0, Math.max(0, total)]
    if (from === to) return
    attack.total = to
    this.tell({ type: 'damageChanged', attacker: f.attacker, from, to })
  }

  splitDamage(f: FrameView<'attack'>, zone: HullZone, points: number): void {
    const redirect = this.#attack(f).redirects.find((r) => r.zone === zone)
    if (redirect) redirect.points = points
    this.tell({ type: 'damageSplit', ship: f.defender, zone, points })
  }

  #attack(f: FrameView<'attack'>): AttackFrame {
    return this.frame(f.id) as AttackFrame
  }
}

function newDie(attack: AttackFrame, color: DieColor): Die {
  const die: Die = { id: `d${attack.nextDie}`, color }
  attack.nextDie += 1
  return die
}

function rolled({ id, color, face }: Die): RolledDie {
  if (!face) throw new Error(`die ${id} is not rolled yet`)
  return { id, color, face }
}
