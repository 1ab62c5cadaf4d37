import { isInRange } from '#shared/game/cards/card-measure'
import type { Change } from '#shared/game/engine/change'
import { countsToken } from '#shared/game/engine/commands'
import type { CommandUse, Option } from '#shared/game/engine/decision'
import type { FrameRules, FrameView } from '#shared/game/engine/frame-rules'
import type { Values } from '#shared/game/engine/influence'
import type { Rulebook } from '#shared/game/engine/rulebook'
import { type Game, shipOf, type UnitId } from '#shared/game/engine/state'
import { gapBetweenSquadrons } from '#shared/game/geometry/base'
import { distanceBand } from '#shared/game/geometry/range'
import { keywordsOf } from './engagement'
import { unactivated } from './squadron-phase'

type SquadronCommand = FrameView<'squadron-command'>

/** A command as far as it says who may be activated. */
type CommandScope = Pick<SquadronCommand, 'ship' | 'left' | 'relayed'>

/** The dial activates as many as the ship's squadron value, the token one, both together the sum (R7.6). */
export function beginSquadronCommand(tx: Change, ship: UnitId, use: CommandUse): void {
  const value = tx.rules.valueOf(tx.state, 'squadron', ship, {})
  tx.push({
    kind: 'squadron-command',
    step: 'start',
    ship,
    left: (use.dial ? value : 0) + (countsToken(use) ? tx.rules.valueOf(tx.state, 'squadronsByToken', ship, {}) : 0),
    relayed: [],
  })
}

/** At close-medium range of the ship's base, or farther if a card says so (R7.7). */
const mayOrder = (g: Game, ship: UnitId, squadron: UnitId, rules: Values): boolean =>
  isInRange(g, ship, squadron, rules.valueOf(g, 'commandRange', ship, {}))

/**
 * Units that may relay and have not relayed as often as they may: squadrons that are in range themselves (R11.36-37), and
 * other ships wherever they are.
 */
function relays(g: Game, f: CommandScope, rules: Values): UnitId[] {
  const { seat } = shipOf(g, f.ship)
  const squadrons = Object.values(g.squadrons).filter(({ id }) => mayOrder(g, f.ship, id, rules))
  const ships = Object.values(g.ships).filter(({ id }) => id !== f.ship)
  return [...squadrons, ...ships]
    .filter((unit) => unit.seat === seat)
    .filter(({ id }) => f.relayed.filter((used) => used === id).length < (keywordsOf(g, id, rules).relay ?? 0))
    .map(({ id }) => id)
}

/** At distance 1-3 of a squadron, at close-medium range of a ship. */
function isRelayed(g: Game, squadron: UnitId, relay: UnitId): boolean {
  if (g.ships[relay]) return isInRange(g, relay, squadron, 'medium')
  const [from, to] = [g.squadrons[relay]?.at, g.squadrons[squadron]?.at]
  if (!from || !to || relay === squadron) return false
  const band = distanceBand(gapBetweenSquadrons(from, to))
  return band !== undefined && band <= 3
}

/** Unactivated friendly squadrons in range when they are chosen (R7.7); only those out of range need a relay. */
function commanded(g: Game, f: CommandScope, rules: Values): Option[] {
  if (f.left === 0) return []
  const by = relays(g, f, rules)
  return unactivated(g, shipOf(g, f.ship).seat, rules).flatMap((id): Option[] => {
    if (mayOrder(g, f.ship, id, rules)) return [{ id }]
    return by.filter((relay) => isRelayed(g, id, relay)).map((relay) => ({ id: `${id}>${relay}`, relay }))
  })
}

/** Whether a squadron is in range, or a card may bring one when the command is resolved. */
export function findsSquadrons(g: Game, ship: UnitId, rules: Rulebook): boolean {
  const { seat } = shipOf(g, ship)
  const acts = rules.effectsAt(g, 'squadron-command.start').some(({ self }) => self.seat === seat)
  return acts || commanded(g, { ship, left: 1, relayed: [] }, rules).length > 0
}

/** It lies on the stack as long as cards may look back at it. */
function end(tx: Change, f: SquadronCommand): void {
  tx.enter(f, { step: 'over' })
  tx.endSquadronCommand(f.ship, f.left)
  tx.window('squadron-command.after', f.ship)
}

/** A ship activates squadrons, one at a time, as many as it likes up to its number (R7.6-8). */
export const squadronCommandRules: FrameRules<'squadron-command'> = {
  asks(g, f, rules) {
    const options = f.step === 'squadrons' ? commanded(g, f, rules) : []
    if (options.length === 0) return []
    const { seat } = shipOf(g, f.ship)
    const ask = { ask: 'squadron.command', subject: f.ship, seat, kind: 'option' } as const
    return [{ ...ask, options: [...options, { id: 'done' }] }]
  },
  answer(tx, f, _ask, choice, { rules }) {
    const chosen = commanded(tx.state, f, rules).find(({ id }) => 'option' in choice && id === choice.option)
    if (!chosen) return end(tx, f)
    const { relay } = chosen
    const [squadron = chosen.id] = chosen.id.split('>')
    tx.enter(f, {
      left: f.left - 1,
      activated: [...(f.activated ?? []), squadron],
      ...(relay && { relayed: [...f.relayed, relay] }),
    })
    tx.activateSquadron(squadron, { forced: false, by: f.ship, ...(relay && { relay }) })
  },
  advance(tx, f) {
    if (f.step === 'squadrons') return end(tx, f)
    if (f.step === 'over') return tx.pop()
    tx.enter(f, { step: 'squadrons' })
    tx.window('squadron-command.start', f.ship)
  },
  alive: (g, f) => g.ships[f.ship] !== undefined,
}
