import type { Change } from '#shared/game/engine/change'
import type { Ask, Option } from '#shared/game/engine/decision'
import type { FrameRules, FrameView, OpenAsk } from '#shared/game/engine/frame-rules'
import { hasLostDial } from '#shared/game/engine/once'
import type { Rulebook } from '#shared/game/engine/rulebook'
import { type Game, shipOf } from '#shared/game/engine/state'
import { declare, declareAsk } from './attack'
import { beginCommand, commandUses } from './command-use'
import { readyZones } from './targets'

type Activation = FrameView<'activation'>

/** Squadron and Repair, each once, in either order (R5.16). */
const usesOf = (g: Game, { ship }: Activation, rules: Rulebook): Option[] => [
  ...commandUses(g, ship, 'squadron', rules),
  ...commandUses(g, ship, 'repair', rules),
]

/**
 * Keep the dial, take a token instead (R5.11), or remove raid tokens: all of them with the dial, one with a command
 * token (R1.34).
 */
function revealOptions(g: Game, { ship: id }: Activation): Option[] {
  const { raidTokens, commandTokens } = shipOf(g, id)
  const matching = raidTokens.filter((command) => commandTokens.includes(command))
  return [
    { id: 'keep' },
    { id: 'token' },
    ...(raidTokens.length > 0 ? [{ id: 'raid', raid: { commands: [...raidTokens], by: 'dial' as const } }] : []),
    ...matching.map((command) => ({ id: `raid:${command}`, raid: { commands: [command], by: 'token' as const } })),
  ]
}

function asksOf(g: Game, f: Activation, rules: Rulebook): OpenAsk[] {
  const { seat } = shipOf(g, f.ship)
  const ask = { subject: f.ship, seat, kind: 'option' } as const
  switch (f.step) {
    case 'convert':
      return f.dial ? [{ ...ask, ask: 'activation.dial', options: revealOptions(g, f) }] : []
    case 'commands': {
      const uses = usesOf(g, f, rules)
      return uses.length > 0 ? [{ ...ask, ask: 'activation.command', options: [...uses, { id: 'none' }] }] : []
    }
    case 'attacks': {
      const zones = readyZones(g, f, rules)
      return zones.length > 0 ? [declareAsk(g, f.ship, zones, rules)] : []
    }
    default:
      return []
  }
}

/** Keep the dial or take a token: decided at once, at no later moment (R5.11). */
function convert(tx: Change, f: Activation, option: string): void {
  const { dial } = f
  if (!dial) throw new Error('a revealed dial expected')
  const raid = revealOptions(tx.state, f).find(({ id }) => id === option)?.raid
  if (raid?.by === 'token') {
    for (const command of raid.commands) tx.discardToken(f.ship, command, 'effect')
    tx.removeRaidTokens(f.ship, raid.commands)
    return
  }
  tx.enter(f, { step: 'revealed' })
  if (raid) {
    tx.discardDial(f, dial)
    tx.removeRaidTokens(f.ship, raid.commands)
    return
  }
  if (option === 'keep') tx.keepDial(f)
  else {
    tx.spendDial(f, dial, 'token')
    tx.gainToken(f.ship, dial)
  }
}

function resolveCommand(tx: Change, f: Activation, option: string, rules: Rulebook): void {
  const use = usesOf(tx.state, f, rules).find(({ id }) => id === option)?.use
  if (use) beginCommand(tx, f.ship, use, f)
  else tx.enter(f, { step: 'commands-over' })
}

function attack(tx: Change, f: Activation, ask: Ask, option: string, forced: boolean): void {
  if (option === 'none') {
    tx.enter(f, { step: 'attacks-over' })
    if (!forced) tx.endAttacks(f.ship)
    return
  }
  const zone = declare(tx, ask, option)
  if (zone) tx.enter(f, { attacked: [...(f.attacked ?? []), zone] })
}

/** One ship's activation: reveal the dial, attack, execute a maneuver (R5.9). */
export const activationRules: FrameRules<'activation'> = {
  asks: asksOf,
  answer(tx, f, ask, choice, { forced, rules }) {
    if (!('option' in choice)) throw new Error('an option expected')
    if (ask.ask === 'activation.dial') convert(tx, f, choice.option)
    else if (ask.ask === 'activation.command') resolveCommand(tx, f, choice.option, rules)
    else attack(tx, f, ask, choice.option, forced)
  },
  advance(tx, f) {
    switch (f.step) {
      case 'activate':
        tx.enter(f, { step: 'reveal' })
        return tx.window('activation.start', f.ship)
      case 'reveal':
        // Without a dial nothing is revealed, and nothing that follows a reveal can be used (R5.18).
        if (shipOf(tx.state, f.ship).dials.length === 0) return tx.enter(f, { step: 'attack' })
        tx.enter(f, { step: 'convert' })
        return tx.window('dial.before-reveal', f.ship)
      case 'convert':
        return hasLostDial(tx.state, f.ship) ? tx.enter(f, { step: 'attack' }) : tx.revealDial(f)
      case 'revealed':
        tx.enter(f, { step: 'commands' })
        return tx.window('dial.revealed', f.ship)
      case 'commands':
        return tx.enter(f, { step: 'commands-over' })
      case 'commands-over':
        tx.enter(f, { step: 'attack' })
        return tx.window('reveal.after', f.ship)
      case 'attack':
        tx.enter(f, { step: 'attacks' })
        return tx.window('attack-step.start', f.ship)
      case 'attacks':
        return tx.enter(f, { step: 'attacks-over' })
      case 'attacks-over':
        tx.enter(f, { step: 'maneuver' })
        return tx.window('attack-step.end', f.ship)
      case 'maneuver':
        tx.enter(f, { step: 'end' })
        return tx.beginManeuver(f.ship)
      case 'end':
        tx.discardDials(f)
        tx.enter(f, { step: 'ended' })
        return tx.window('activation.end', f.ship)
      case 'ended':
        tx.endActivation(f)
        return tx.pop()
    }
  },
  /** The ship was destroyed: its remaining steps are skipped (R5.22). */
  alive: (g, f) => g.ships[f.ship] !== undefined,
}
