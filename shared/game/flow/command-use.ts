import type { Change } from '#shared/game/engine/change'
import { type CommandMeans, mayResolve, meansFor, wayOf, waysWith } from '#shared/game/engine/commands'
import type { CommandUse, Option } from '#shared/game/engine/decision'
import type { GrantedCommandFrame } from '#shared/game/engine/frame'
import type { FrameRules, FrameView } from '#shared/game/engine/frame-rules'
import type { Rulebook } from '#shared/game/engine/rulebook'
import { type Game, shipOf, type UnitId } from '#shared/game/engine/state'
import { beginRepair, cardsBefore, findsRepairs, repairPoints } from './repair'
import { beginSquadronCommand, findsSquadrons } from './squadron-command'
import { activationOf } from './table'

/** Those that are resolved right after the dial is revealed (R5.16). */
type RevealCommand = GrantedCommandFrame['command']

/** By dial, token, or both (R7.1-2), and what each brings. Ids: `repair:dial`, … */
const ways = (g: Game, ship: UnitId, command: RevealCommand, means: CommandMeans, rules: Rulebook): Option[] =>
  waysWith(means).map((name) => {
    const option: Option = { id: `${command}:${name}`, use: { command, ...wayOf(name) } }
    return { ...option, ...worthOf(g, ship, option, rules) }
  })

function worthOf(g: Game, ship: UnitId, { use }: Option, rules: Rulebook): Pick<Option, 'points' | 'idle' | 'cards'> {
  if (use?.command === 'squadron') return findsSquadrons(g, ship, rules) ? {} : { idle: true }
  const points = use ? repairPoints(g, ship, use, rules) : 0
  const cards = cardsBefore(g, ship, points, rules)
  return {
    points,
    ...(!findsRepairs(g, ship, points, rules) && { idle: true as const }),
    ...(cards.length > 0 && { cards }),
  }
}

/** Ways to resolve a command now; once a round (R7.3). */
export const commandUses = (g: Game, ship: UnitId, command: RevealCommand, rules: Rulebook): Option[] =>
  mayResolve(g, ship, command, rules) ? ways(g, ship, command, meansFor(g, ship, command, rules), rules) : []

/** `activation`: whose dial it may spend. */
export function beginCommand(
  tx: Change,
  ship: UnitId,
  use: CommandUse,
  activation: FrameView<'activation'> | undefined,
): void {
  const begin = use.command === 'squadron' ? beginSquadronCommand : beginRepair
  begin(tx, ship, use)
  // Effects of spending a token come before the effect of the command (R7.2).
  tx.resolveCommand(ship, activation, use)
}

/** What a card allows is paid as ever; with the dial that it stands for, alone or with a token. */
function grantedUses(g: Game, { ship, command, asDial }: FrameView<'granted-command'>, rules: Rulebook): Option[] {
  if (!asDial) return commandUses(g, ship, command, rules)
  if (!mayResolve(g, ship, command, rules)) return []
  const { token } = meansFor(g, ship, command, rules)
  return ways(g, ship, command, { dial: true, token }, rules).filter(({ use }) => use?.dial)
}

/** A card lets a ship resolve a command at another time; what it does not do then is lost (R5.23). */
export const grantedCommandRules: FrameRules<'granted-command'> = {
  asks(g, f, rules) {
    const uses = grantedUses(g, f, rules)
    const [first, ...others] = uses
    if (!first) return []
    const { seat } = shipOf(g, f.ship)
    const ask = { ask: 'activation.command', subject: f.ship, seat, kind: 'option' } as const
    const options = [...uses, { id: 'none' }]
    // The card has been paid for it.
    return [f.asDial && others.length === 0 ? { ...ask, options, only: { option: first.id } } : { ...ask, options }]
  },
  answer(tx, f, _ask, choice, { rules }) {
    const use = grantedUses(tx.state, f, rules).find(({ id }) => 'option' in choice && id === choice.option)?.use
    tx.pop()
    if (use) beginCommand(tx, f.ship, use, f.asDial ? undefined : activationOf(tx.state))
  },
  advance: (tx) => tx.pop(),
  alive: (g, f) => g.ships[f.ship] !== undefined,
}
