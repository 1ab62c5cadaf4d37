import type { Decision } from '#shared/engine/decision'
import type { GameState } from '#shared/engine/state'
import { apply } from '#shared/game'
import { decisionOf } from '#test/sim/bot'
import { CHANCE, recordGame } from '../recorded-game'
import { type Bench, rounded, timed } from '../row'

const SEEDS = 30
const BOT_GAMES = 5
const LINES = 5
const LEAST_RATIO = 0.3
const LEAST_GAMES = 4

/** The learning scenario, in submissions of five decisions with one copy of the state each. */
export const engine: Bench = {
  name: 'engine',
  async measure() {
    for (let seed = 1; seed <= 5; seed += 1) recordGame(seed)
    let played = 0
    const games = Array.from({ length: SEEDS }, (_, seed) => {
      let game: ReturnType<typeof recordGame> | undefined
      played += timed(() => {
        game = recordGame(seed + 1)
      })
      if (!game) throw new Error('no game')
      return game
    })
    let applying = 0
    let cloning = 0
    let decisions = 0
    let submissions = 0
    for (const game of games) {
      let state = game.first
      for (const lines of inFives(game.decisions)) {
        const before = state
        applying += timed(() => {
          state = applied(before, lines)
        })
        cloning += timed(() => structuredClone(before))
        decisions += lines.length
        submissions += 1
      }
    }
    const bots = timed(() => {
      for (let seed = 1; seed <= BOT_GAMES; seed += 1) recordGame(seed, decisionOf.practice)
    })
    const perSecond = (decisions / applying) * 1000
    const clones = (submissions / cloning) * 1000
    const gamesPerSecond = (SEEDS / played) * 1000
    return [
      {
        name: 'engine: decisions per second, one copy per submission of 5, learning scenario',
        figure: rounded(perSecond),
        unit: 'decisions/s',
        reference: { name: 'structuredClone of the same states, per second', figure: rounded(clones) },
        ratio: rounded(perSecond / clones),
        budget: `≥ ${LEAST_RATIO} × reference`,
        met: perSecond >= LEAST_RATIO * clones,
      },
      {
        name: 'whole random games in memory, learning scenario',
        figure: rounded(gamesPerSecond),
        unit: 'games/s per core',
        budget: `≥ ${LEAST_GAMES}`,
        met: gamesPerSecond >= LEAST_GAMES,
      },
      {
        name: 'whole games of the practice bot against itself in memory, learning scenario',
        figure: rounded((BOT_GAMES / bots) * 1000),
        unit: 'games/s per core',
        budget: 'reported',
        met: true,
      },
    ]
  },
}

function inFives(decisions: readonly Decision[]): Decision[][] {
  return Array.from({ length: Math.ceil(decisions.length / LINES) }, (_, i) =>
    decisions.slice(i * LINES, (i + 1) * LINES),
  )
}

function applied(before: GameState, lines: readonly Decision[]): GameState {
  const { state, refused } = apply(before, lines, CHANCE)
  if (refused) throw new Error(`refused: ${refused.code}`)
  return state
}
