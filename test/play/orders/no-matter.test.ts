import { expect, test } from 'vitest'
import { begin, type Run, viewFor } from '#shared/game'
import { type Chance, hmacChance } from '#shared/game/engine/chance'
import type { Choice, DecisionRequest, RequestId } from '#shared/game/engine/decision'
import type { DefenseToken, GameState } from '#shared/game/engine/state'
import { cannotMatter, mayTurnUp } from '#shared/play/orders/cannot-matter'
import type { GameView } from '#shared/play/view/game-view'
import { randomDecision } from '#test/programs/sim/bot'
import { type Fleets, openingOf } from '#test/programs/sim/fleets'
import { seeded } from '#test/support/random-choice'

const GAMES: readonly Fleets[] = ['crowded', 'ships', 'casual-400', 'crowded', 'ships', 'crowded']
const copied = (state: GameState): GameState => JSON.parse(JSON.stringify(state))

/** Every draw gives the same, so that games which draw otherwise may be compared; dice rolled anew are left out of it. */
const EVEN: Chance = { draw: (_n, _purpose, ranges) => ranges.map(() => 0) }

const spectating = (run: Run): GameView => viewFor(run.state, 'spectator', run.pending())
const passOf = (run: Run, request: DecisionRequest): Choice | undefined => cannotMatter(spectating(run), request)

/** What follows from a choice that was made for nothing: the die of an evade, the zone of a redirect, nothing more. */
function followed({ options }: DecisionRequest & { kind: 'option' }, ask: string): Choice | undefined {
  const nothing = options.find(({ id }) => id === 'done' || id === 'none' || id === 'pass')
  const [first] = options
  // Whoever named a zone need not let it take anything.
  if (ask === 'defense.split') return { option: '0' }
  if (['defense.evade', 'defense.redirect', 'effect.choose'].includes(ask)) return first && { option: first.id }
  return ask.startsWith('defense.') || ask === 'attack.modify' ? nothing && { option: nothing.id } : undefined
}

/** A command that was not resolved for nothing may be offered again by a card of the ship, and is left there, too. */
const keptFor = (asked: DecisionRequest | undefined, { ask, subject }: DecisionRequest): Choice | undefined =>
  asked?.ask === 'activation.command' && ask === 'window.effect' && subject === asked.subject
    ? { option: 'pass' }
    : undefined

/** The game after an answer, when all that cannot matter and all that follows from it is answered, too. */
function after(state: GameState, id: RequestId, choice: Choice): GameState {
  const run = begin(copied(state), EVEN)
  const asked = run.pending().find((request) => request.id === id)
  const take = (request: DecisionRequest, answer: Choice) =>
    expect(run.take({ kind: 'answer', request: request.id, seat: request.seat, choice: answer })).toBeUndefined()
  if (asked) take(asked, choice)
  for (;;) {
    const [request] = run.pending()
    if (request?.kind !== 'option') return run.state
    const isOfAsked = request.seat === asked?.seat && request.id.split('.')[0] === asked.id.split('.')[0]
    const inIt = isOfAsked || request.ask === 'effect.choose'
    const next = passOf(run, request) ?? keptFor(asked, request) ?? (inIt ? followed(request, request.ask) : undefined)
    if (!next) return run.state
    take(request, next)
  }
}

/** What the attack goes by until it is over, and what counts how the game came here. */
const OF_THE_WAY = new Set([
  'id',
  'answered',
  'pool',
  'nextDie',
  'spent',
  'locked',
  'redirects',
  'critical',
  'used',
  'dial',
])

/** A game without what nobody can want: which and how many own things were spent for nothing, and the way it took. */
function trimmed({ ships, squadrons, cards, stack, uses: _uses, ...state }: GameState): Record<string, unknown> {
  return {
    ...state,
    step: 0,
    nextFrame: 0,
    nextDraw: 0,
    ships: Object.values(ships).map(({ defense: _, commandTokens: _tokens, spentDials: _dials, ...ship }) => ship),
    squadrons: Object.values(squadrons).map(({ defense: _, ...squadron }) => squadron),
    cards: Object.values(cards).map(({ exhausted: _, ...card }) => card),
    stack: stack.map((frame) => Object.fromEntries(Object.entries(frame).filter(([key]) => !OF_THE_WAY.has(key)))),
  }
}

/** Which parts of two games differ; a whole game is too much to be shown. */
function differing(mine: GameState, theirs: GameState): string[] {
  const [a, b] = [trimmed(mine), trimmed(theirs)]
  return Object.keys({ ...a, ...b }).filter((key) => JSON.stringify(a[key]) !== JSON.stringify(b[key]))
}

const rank = (token: DefenseToken | undefined): number => (token === undefined ? 0 : token.exhausted ? 1 : 2)

/** Whether each unit of a game has every token, and every card, at least as good as in the other. */
function isAtLeastAsGood(mine: GameState, theirs: GameState): boolean {
  const units = [...Object.values(theirs.ships), ...Object.values(theirs.squadrons)]
  const tokens = units.every(({ id, defense }) =>
    defense.every((token) => {
      const own = (mine.ships[id] ?? mine.squadrons[id])?.defense.find((each) => each.id === token.id)
      return rank(own) >= rank(token)
    }),
  )
  const commands = Object.values(theirs.ships).every(({ id, commandTokens }) =>
    commandTokens.every((token) => mine.ships[id]?.commandTokens.includes(token)),
  )
  const cards = Object.values(theirs.cards).every(({ id, exhausted }) => exhausted || !mine.cards[id]?.exhausted)
  return tokens && commands && cards
}

/** Of two tokens or dice that are the same one goes, whichever it is. */
const CHOSEN_AMONG_ALIKE: ReadonlySet<string> = new Set(['defense.evade', 'effect.choose'])

/** A reroll of dice that do nothing may only hurt whoever asks for it, by luck. */
const rerolls = (state: GameState, { ask, options }: DecisionRequest & { kind: 'option' }, choice: string): boolean => {
  const attack = state.stack.findLast((frame) => frame.kind === 'attack')
  const kind = options.find(({ id }) => id === choice)?.token?.kind
  return ask === 'defense.spend' && kind === 'evade' && attack?.kind === 'attack' && attack.range !== 'close'
}

// Every question of these games that cannot matter is answered in every way.
test('whatever else is answered where it cannot matter, the game is the same, but for what is spent for nothing', () => {
  const found: Record<string, number> = {}
  for (const [i, fleets] of GAMES.entries()) {
    const seed = 40 + i
    const gameId = seed.toString(16).padStart(32, '0')
    const chance = hmacChance({ secret: '01'.repeat(32), gameId, salts: { a: '02'.repeat(16), b: '03'.repeat(16) } })
    const below = seeded(seed)
    const run = begin(openingOf(fleets, { gameId, seed, chance, below }), chance)
    for (let decisions = 0; decisions < 1500 && run.pending().length > 0; decisions += 1) {
      for (const request of run.pending()) {
        const pass = passOf(run, request)
        if (!pass || request.kind !== 'option') continue
        // A card is turned up: more harm to the enemy is what its player wants (R9.24).
        if (request.ask === 'attack.critical' && mayTurnUp(spectating(run))) continue
        found[request.ask] = (found[request.ask] ?? 0) + 1
        const mine = after(run.state, request.id, pass)
        for (const { id } of request.options) {
          if (rerolls(run.state, request, id)) continue
          const theirs = after(run.state, request.id, { option: id })
          expect(differing(mine, theirs), `${fleets} ${request.ask} ${id}`).toEqual([])
          if (!CHOSEN_AMONG_ALIKE.has(request.ask))
            expect(isAtLeastAsGood(mine, theirs), `${request.ask} ${id}`).toBe(true)
        }
      }
      run.take(randomDecision(run.state, run.pending(), below))
    }
  }
  for (const ask of ['activation.command', 'attack.critical', 'attack.modify', 'defense.spend'])
    expect(found[ask], ask).toBeGreaterThan(5)
})
