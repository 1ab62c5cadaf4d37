import { apply } from '#shared/game'
import type { Decision } from '#shared/game/engine/decision'
import type { GameState } from '#shared/game/engine/state'
import { decisionOf } from '#test/programs/sim/bot'
import { battleOf400, CHANCE, coreSetBattle, recordGame } from '../recorded-game'
import { type Bench, type Row, rounded, timed } from '../row'

const SEEDS = 30
const BATTLES = 8
const BOT_GAMES = 5
const BOT_BATTLES = 4
const LINES = 5
const LEAST_RATIO = 0.45
const LEAST_GAMES = 4

type Recorded = ReturnType<typeof recordGame>

/** Games in memory, and their decisions in submissions of five with one copy of the state each. */
export const engine: Bench = {
  name: 'engine',
  async measure() {
    for (let seed = 1; seed <= 5; seed += 1) recordGame(seed)
    const scenario = recorded(SEEDS, (seed) => recordGame(seed))
    const battles = recorded(BATTLES, (seed) => recordGame(seed, undefined, battleOf400))
    const coreSet = recorded(BATTLES, (seed) => recordGame(seed, undefined, coreSetBattle))
    const bots = recorded(BOT_GAMES, (seed) => recordGame(seed, decisionOf.practice))
    const botBattles = recorded(BOT_BATTLES, (seed) => recordGame(seed, decisionOf.practice, battleOf400))
    return [
      perSecond('learning scenario', scenario.games),
      perSecond('400 points', battles.games),
      gamesPerSecond('whole random games, learning scenario, in memory', scenario.perSecond, LEAST_GAMES),
      gamesPerSecond('whole random games, core set, in memory', coreSet.perSecond),
      gamesPerSecond('whole random games, 400 points, in memory', battles.perSecond),
      gamesPerSecond('whole games of the practice bot against itself, learning scenario', bots.perSecond),
      gamesPerSecond('whole games of the practice bot against itself, 400 points', botBattles.perSecond),
    ]
  },
}

function recorded(seeds: number, record: (seed: number) => Recorded): { games: Recorded[]; perSecond: number } {
  const games: Recorded[] = []
  const played = timed(() => {
    for (let seed = 1; seed <= seeds; seed += 1) games.push(record(seed))
  })
  return { games, perSecond: (seeds / played) * 1000 }
}

function perSecond(what: string, games: readonly Recorded[]): Row {
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
  const figure = (decisions / applying) * 1000
  const clones = (submissions / cloning) * 1000
  return {
    name: `engine: decisions per second, one copy per submission of 5, ${what}`,
    figure: rounded(figure),
    unit: 'decisions/s',
    reference: { name: 'structuredClone of the same states, per second', figure: rounded(clones) },
    ratio: rounded(figure / clones),
    budget: `≥ ${LEAST_RATIO} × reference`,
    met: figure >= LEAST_RATIO * clones,
  }
}

const gamesPerSecond = (name: string, figure: number, least = 0): Row => ({
  name,
  figure: rounded(figure),
  unit: 'games/s per core',
  budget: least > 0 ? `≥ ${least}` : 'reported',
  met: figure >= least,
})

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
