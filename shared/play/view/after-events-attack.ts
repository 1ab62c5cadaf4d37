import type { EventOf, EventType } from '#shared/game/engine/event'
import {
  type AttackSnapshot,
  defense,
  dropped,
  type Folds,
  inAttack,
  type Patch,
  ship,
  squadron,
  type TableSnapshot,
  without,
} from './after-events-table'
import type { ShipView } from './game-view'

const nothing = () => ({})

function declared(e: EventOf<'attackDeclared'>, seat: AttackSnapshot['seat']): AttackSnapshot {
  const { type: _, obstructedBy, ...between } = e
  return {
    ...between,
    step: 'declared',
    seat,
    obstructedBy: [...obstructedBy],
    pool: [],
    nextDie: 1,
    toRemove: 0,
    used: [],
    locked: [],
    spent: [],
    redirects: [],
    earlier: [],
  }
}

/** A token is readied, comes back, or is new. */
function gained(t: TableSnapshot, { unit, token: id, kind, how, instead }: EventOf<'defenseGained'>): Patch {
  const change = ({ defense: tokens, newDefense = [] }: Pick<ShipView, 'defense' | 'newDefense'>) => ({
    defense:
      how === 'readied'
        ? tokens.map((token) => (token.id === id ? { ...token, exhausted: false } : token))
        : [...tokens.filter((token) => token.id !== instead?.token), { id, kind, exhausted: false }],
    ...(how === 'new' && { newDefense: [...newDefense, { id, kind, ...(instead && { instead: instead.token }) }] }),
  })
  return t.ships[unit] ? ship(t, unit, change) : squadron(t, unit, change)
}

/** What an attack and its damage do to the table (R6, R8, R9). */
export const attackFolds = {
  attackDeclared: (t, e) => ({
    attack: declared(e, (t.ships[e.attacker] ?? t.squadrons[e.attacker])?.seat ?? t.firstPlayer),
  }),
  attackCanceled: () => ({ attack: undefined }),
  attacksEnded: () => ({ attack: undefined }),
  diceGathered: (t, e) => inAttack(t, () => ({ step: 'gather', pool: [...e.dice] })),
  dieRemoved: (t, e) => inAttack(t, ({ pool }) => ({ pool: dropped(pool, [e.die]) })),
  diceRolled: (t, e) => inAttack(t, () => ({ step: 'modify', pool: [...e.dice] })),
  dieRecolored: (t, e) =>
    inAttack(t, ({ pool }) => ({ pool: pool.map((die) => (die.id === e.die.id ? { ...die, color: e.to } : die)) })),
  dieAdded: (t, e) => inAttack(t, ({ pool }) => ({ pool: [...pool, e.die] })),
  diceRerolled: (t, e) =>
    inAttack(t, ({ pool }) => ({
      pool: pool.map((die) => {
        const again = e.dice.find(({ from }) => from.id === die.id)
        return again ? { ...die, face: again.to } : die
      }),
    })),
  dieChanged: (t, e) =>
    inAttack(t, ({ pool }) => ({ pool: pool.map((die) => (die.id === e.die.id ? { ...die, face: e.to } : die)) })),
  dieSpent: (t, e) => inAttack(t, ({ pool }) => ({ pool: dropped(pool, [e.die]) })),
  diceCanceled: (t, e) => inAttack(t, ({ pool }) => ({ pool: dropped(pool, e.dice) })),
  tokenLocked: (t, e) => inAttack(t, ({ locked }) => ({ locked: [...locked, e.token] })),
  poolFinal: (t, e) => inAttack(t, () => ({ step: 'defend', pool: [...e.pool] })),
  defenseSpent: (t, e) => ({
    ...defense(t, e.unit, (tokens) =>
      e.becomes === 'discarded'
        ? without(tokens, e.token)
        : tokens.map((token) => (token.id === e.token ? { ...token, exhausted: true } : token)),
    ),
    ...(!e.effectless &&
      inAttack(t, ({ spent, defender }) => ({
        spent: [...spent, { token: e.token, kind: e.kind, ...(e.unit !== defender && { of: e.unit }) }],
      }))),
  }),
  tokenUnlocked: (t, e) => inAttack(t, ({ locked }) => ({ locked: locked.filter((id) => id !== e.token) })),
  defenseExhausted: (t, e) =>
    defense(t, e.unit, (tokens) =>
      tokens.map((token) => (token.id === e.token ? { ...token, exhausted: true } : token)),
    ),
  defenseDiscarded: (t, e) => defense(t, e.unit, (tokens) => without(tokens, e.token)),
  defenseGained: gained,
  tokenMarked: nothing,
  redirectNamed: (t, e) => inAttack(t, ({ redirects }) => ({ redirects: [...redirects, { zone: e.zone }] })),
  defenseEnded: (t) => inAttack(t, () => ({ step: 'critical' })),
  criticalResolved: (t, e) => inAttack(t, () => ({ critical: e.effect })),
  criticalDeclined: nothing,
  damageDetermined: (t, e) => inAttack(t, () => ({ step: 'total', total: e.total })),
  damageChanged: (t, e) => inAttack(t, () => ({ total: e.to })),
  damageSplit: (t, e) =>
    inAttack(t, ({ redirects }) => ({
      redirects: redirects.map((each) => (each.zone === e.zone ? { ...each, points: e.points } : each)),
    })),
  counterDeclined: () => ({ attack: undefined }),
  keywordUsed: nothing,
  diceThrown: nothing,
  doomed: nothing,
  deckCardsDiscarded: nothing,
  zoneChosen: nothing,
  shieldsLost: (t, e) =>
    ship(t, e.ship, ({ shields }) => ({ shields: { ...shields, [e.zone]: shields[e.zone] - e.points } })),
  hullLost: (t, e) => squadron(t, e.squadron, ({ hull }) => ({ hull: Math.max(0, hull - e.points) })),
  obstacleDamaged: ({ obstacles }, { obstacle: id, points }) => {
    const obstacle = obstacles[id]
    if (!obstacle?.hull) return {}
    const hull = { ...obstacle.hull, damage: obstacle.hull.damage + points }
    return { obstacles: { ...obstacles, [id]: { ...obstacle, hull } } }
  },
  hullRecovered: (t, e) => squadron(t, e.squadron, ({ hull }) => ({ hull: hull + e.points })),
  damageDealt: (t, e) =>
    ship(t, e.ship, ({ damage }) => ({
      damage: [...damage, { slot: e.slot, faceup: e.faceup, ...(e.card !== undefined && { card: e.card }) }],
      nextSlot: e.slot + 1,
    })),
  damageFlipped: (t, e) =>
    ship(t, e.ship, ({ damage }) => ({
      damage: damage.map((each) =>
        each.slot === e.slot
          ? { slot: e.slot, faceup: e.faceup, ...(e.faceup && e.card !== undefined && { card: e.card }) }
          : each,
      ),
    })),
  damageDiscarded: (t, e) =>
    ship(t, e.ship, ({ damage }) => ({ damage: damage.filter(({ slot }) => slot !== e.slot) })),
  damageWithoutCard: (t, e) =>
    ship(t, e.ship, ({ damageWithoutCard }) => ({ damageWithoutCard: damageWithoutCard + 1 })),
} satisfies Partial<Folds<EventType>>
