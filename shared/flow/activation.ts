import type { FrameRules, FrameView } from '#shared/engine/frame-rules'
import type { Game } from '#shared/engine/state'
import { shipOf } from '#shared/engine/state'

/** The activation that a maneuver, an attack or a command belongs to. */
export const activationOf = (g: Game): FrameView<'activation'> | undefined =>
  g.stack.findLast((f): f is FrameView<'activation'> => f.kind === 'activation')

/** One ship's activation: reveal the dial, attack, execute a maneuver (R5.9). */
export const activationRules: FrameRules<'activation'> = {
  asks(g, f) {
    if (f.step !== 'convert' || !f.dial) return []
    const { seat } = shipOf(g, f.ship)
    const options = [{ id: 'keep' }, { id: 'token' }]
    return [{ ask: 'activation.dial', subject: f.ship, seat, kind: 'option', options }]
  },
  /** Decided at once, at no later moment (R5.11). */
  answer(tx, f, _ask, choice) {
    const { dial } = f
    if (!dial || !('option' in choice)) throw new Error('a revealed dial and an option expected')
    tx.enter(f, { step: 'revealed' })
    if (choice.option === 'keep') return tx.keepDial(f)
    tx.spendDial(f, 'token')
    tx.gainToken(f.ship, dial)
  },
  advance(tx, f) {
    switch (f.step) {
      case 'activate':
        tx.enter(f, { step: 'reveal' })
        return tx.window('activation.start', f.ship)
      case 'reveal':
        tx.enter(f, { step: 'convert' })
        return tx.window('dial.before-reveal', f.ship)
      case 'convert':
        // Without a dial nothing is revealed, and nothing that follows a reveal can be used (R5.18).
        return shipOf(tx.state, f.ship).dials.length > 0 ? tx.revealDial(f) : tx.enter(f, { step: 'attack' })
      case 'revealed':
        tx.enter(f, { step: 'attack' })
        return tx.window('dial.revealed', f.ship)
      case 'attack':
        tx.enter(f, { step: 'maneuver' })
        return tx.window('attack.start', f.ship)
      case 'maneuver':
        tx.enter(f, { step: 'end' })
        return tx.push({
          kind: 'maneuver',
          ship: f.ship,
          step: 'before',
          clicks: [],
          side: 'left',
          overlapped: [],
          lifted: [],
        })
      case 'end':
        tx.discardDial(f)
        tx.enter(f, { step: 'ended' })
        return tx.window('activation.end', f.ship)
      case 'ended':
        tx.endActivation(f)
        return tx.pop()
    }
  },
  /** The ship was destroyed: what can no longer happen is skipped (R5.22). */
  alive: (g, f) => g.ships[f.ship] !== undefined,
}

/** Over the limit the owner discards one token at once, the new one included (R5.14). */
export const tokenLimitRules: FrameRules<'token-limit'> = {
  asks(g, f, rules) {
    const { seat, commandTokens } = shipOf(g, f.ship)
    if (commandTokens.length <= rules.valueOf(g, 'tokenLimit', f.ship)) return []
    const ask = {
      ask: 'tokens.discard',
      subject: f.ship,
      seat,
      kind: 'option',
      options: commandTokens.map((id) => ({ id })),
    } as const
    const [lone] = commandTokens
    return [commandTokens.length === 1 && lone ? { ...ask, only: { option: lone } } : ask]
  },
  answer(tx, f, _ask, choice) {
    const token = shipOf(tx.state, f.ship).commandTokens.find((c) => 'option' in choice && c === choice.option)
    if (token) tx.discardToken(f.ship, token, 'limit')
  },
  advance: (tx) => tx.pop(),
  alive: (g, f) => g.ships[f.ship] !== undefined,
}
