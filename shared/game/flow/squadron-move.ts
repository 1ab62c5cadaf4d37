import { restingGround } from '#shared/game/cards/resting-ground'
import type { Ask, Choice, Refusal } from '#shared/game/engine/decision'
import type { FrameRules, FrameView, OpenAsk } from '#shared/game/engine/frame-rules'
import type { Values } from '#shared/game/engine/influence'
import { lyingTokens } from '#shared/game/engine/objective-tokens'
import type { Game, Point, PublicTable, UnitId } from '#shared/game/engine/state'
import { SQUADRON_RADIUS } from '#shared/game/geometry/base'
import { distance, endsWithin } from '#shared/game/geometry/grid'
import { TOKEN_RADIUS, tokenInside } from '#shared/game/geometry/region-shape'
import { isWithinReach, leavesTable, moveFault, reachOf } from '#shared/game/geometry/squadron-rest'
import { keywordsOf } from './engagement'

/** Centre to centre: base and token are at distance 1 of each other by their edges (R11.38, R12.18). */
const STRATEGIC_REACH = SQUADRON_RADIUS + reachOf(1) + TOKEN_RADIUS

/** Where a squadron may end its move (R11.9-12), or an objective token may be put (R11.38). */
export function isLegalDestination(
  g: PublicTable,
  ask: Ask & { kind: 'destination' },
  choice: Choice,
): Refusal | undefined {
  if (!('to' in choice)) return { code: 'wrong-form' }
  const { piece: subject, around, reach } = ask
  const { to } = choice
  if (ask.ask === 'token.place') {
    if (!tokenInside(to, g.area)) return { code: 'place-outside', subject }
    return isWithinReach(around, to, reach) ? undefined : { code: 'too-far', subject }
  }
  const code = moveFault(restingGround(g, subject, ask.unengaged), around, to, reach)
  return code && { code, subject }
}

/**
 * Objective tokens at distance 1 that a squadron with Strategic may move, as it ends its own movement (R11.38); not those that
 * are assigned to ships.
 */
function tokensNear(g: Game, f: FrameView<'squadron-move'>, rules: Values): string[] {
  const { at } = g.squadrons[f.squadron] ?? {}
  if (!at || !keywordsOf(g, f.squadron, rules).strategic) return []
  return lyingTokens(g)
    .filter((token) => endsWithin(distance(at, token.at), STRATEGIC_REACH))
    .map(({ id }) => id)
}

/** Enemy ships that make a squadron at distance 1 count as engaged. */
function engagingShips(g: Game, id: UnitId, rules: Values): UnitId[] {
  const squadron = g.squadrons[id]
  if (!squadron || !rules.changes(g, 'alsoEngagedBy')) return []
  const counts = (at: Point) =>
    rules.valueOf({ ...g, squadrons: { ...g.squadrons, [id]: { ...squadron, at } } }, 'alsoEngagedBy', id, {}) > 0
  return Object.values(g.ships)
    .filter(({ seat, pose }) => seat !== squadron.seat && counts(pose))
    .map((ship) => ship.id)
}

function asksOf(g: Game, f: FrameView<'squadron-move'>, rules: Values): OpenAsk[] {
  const { at, seat } = g.squadrons[f.squadron] ?? {}
  if (!at || !seat) return []
  const around = { x: at.x, y: at.y }
  switch (f.step) {
    case 'place': {
      const ask = { ask: 'squadron.move', subject: f.squadron, seat, kind: 'destination' } as const
      const unengaged = f.unengaged && { unengaged: engagingShips(g, f.squadron, rules) }
      return [{ ...ask, piece: f.squadron, around, reach: f.reach, ...unengaged }]
    }
    case 'strategic': {
      const tokens = tokensNear(g, f, rules)
      const options = [...tokens.map((id) => ({ id })), { id: 'none' }]
      const ask = { ask: 'squadron.strategic', subject: f.squadron, seat, kind: 'option', options } as const
      return tokens.length > 0 ? [ask] : []
    }
    case 'token': {
      const ask = { ask: 'token.place', subject: f.squadron, seat, kind: 'destination' } as const
      return f.token === undefined ? [] : [{ ...ask, piece: f.token, around, reach: STRATEGIC_REACH }]
    }
    default:
      return []
  }
}

/** A squadron moves; nothing on its way stops it (R11.12-13). */
export const squadronMoveRules: FrameRules<'squadron-move'> = {
  asks: asksOf,
  answer(tx, f, ask, choice) {
    if (ask.ask === 'squadron.strategic') {
      if ('option' in choice && choice.option !== 'none') tx.enter(f, { step: 'token', token: choice.option })
      else tx.pop()
      return
    }
    if (!('to' in choice)) throw new Error('a destination expected')
    if (f.token !== undefined) {
      tx.pop()
      return tx.moveObjectiveToken(f.token, f.squadron, choice.to)
    }
    tx.enter(f, { step: 'moved' })
    tx.moveSquadron(f.squadron, choice.to)
  },
  advance(tx, f) {
    const { at } = tx.state.squadrons[f.squadron] ?? {}
    if (f.step !== 'moved' || !at) return tx.pop()
    // Any part outside the play area, and it is destroyed (R9.15).
    if (leavesTable(at, tx.state.area)) return tx.destroy(f.squadron, 'left-area')
    tx.enter(f, { step: 'strategic' })
    tx.window('squadron.moved', f.squadron)
  },
  alive: (g, f) => g.squadrons[f.squadron] !== undefined,
}
