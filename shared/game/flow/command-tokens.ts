import { type FrameRules, neverAsked } from '#shared/game/engine/frame-rules'
import { tokenLimit } from '#shared/game/engine/influence'
import { shipOf } from '#shared/game/engine/state'

/** A card may pass a token on before it is gained (R5.14); asked only where a card could. */
export const tokenGainRules: FrameRules<'token-gain'> = {
  asks: () => [],
  answer: neverAsked,
  advance(tx, f) {
    if (f.step === 'before') {
      tx.enter(f, { step: 'gain' })
      return tx.window('token.before-gain', f.ship)
    }
    tx.pop()
    tx.takeToken(f.ship, f.command)
  },
  alive: (g, f) => g.ships[f.ship] !== undefined,
}

/** Over the limit the owner discards one token at once, the new one included (R5.14). */
export const tokenLimitRules: FrameRules<'token-limit'> = {
  asks(g, f, rules) {
    const { seat, commandTokens } = shipOf(g, f.ship)
    const limit = tokenLimit(rules, g, f.ship)
    if (commandTokens.length <= limit) return []
    const ask = {
      ask: 'tokens.discard',
      subject: f.ship,
      seat,
      kind: 'option',
      options: commandTokens.map((id) => ({ id })),
    } as const
    // Where none may stay, which of them goes first is no choice.
    const [first] = commandTokens
    return [limit === 0 && first ? { ...ask, only: { option: first } } : ask]
  },
  answer(tx, f, _ask, choice) {
    const token = shipOf(tx.state, f.ship).commandTokens.find((c) => 'option' in choice && c === choice.option)
    if (token) tx.discardToken(f.ship, token, 'limit')
  },
  advance: (tx) => tx.pop(),
  alive: (g, f) => g.ships[f.ship] !== undefined,
}
