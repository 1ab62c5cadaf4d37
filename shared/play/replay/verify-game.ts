import type { Outcome } from '#shared/game/engine/apply'
import { type Chance, hmacChance } from '#shared/game/engine/chance'
import type { UnitId } from '#shared/game/engine/state'
import { checkReplay, type ReplayedRound, type ReplayRules } from './check-replay'
import { checkDials, checkDraws, checkLog, checkSecret, sealedDials } from './check-seals'
import type { Difference, Part } from './difference'
import type { ExportedGame } from './exported-game'

/** What a finished game promised and whether it was kept. */
export interface Verdict {
  counts: {
    /** Draws of dice. */
    rolls: number
    shuffles: number
    /** Sides drawn by lot, cards picked at random. */
    lots: number
    dials: number
    rows: number
    decisions: number
  }
  /** As far as the replay came, every number of these was played again and was the same. */
  rounds: ReplayedRound[]
  /** The first difference of each part that has one. */
  differences: Partial<Record<Part, Difference>>
}

/**
 * Checks an exported game against what was promised: its secret against the seal, draws against secret and salts, dials
 * against their commitments, rows against their hashes (design 4 and 9), and plays it again by `rules`, comparing every
 * event, the stored states, score and result (R15). Pure: the same in the browser and at the command line.
 */
export function verifyGame(game: ExportedGame, rules: ReplayRules): Verdict {
  const { gameId, chance, seats, draws, decisions, rows } = game
  const salts = { a: seats.a.salt, b: seats.b.salt }
  const luck = hmacChance({ secret: chance.secret, gameId, salts })
  const start = laid(game, rules, luck)
  const { rounds, difference: replay } =
    'code' in start ? { rounds: [], difference: start } : checkReplay(game, start, rules, luck)
  const found: Record<Part, Difference | undefined> = {
    secret: checkSecret(game),
    draws: checkDraws(game, luck),
    // Whose dials they are is known of ships that came to the table.
    dials: 'code' in start ? undefined : checkDials(game, serialsOf(start)),
    log: checkLog(game),
    replay,
  }
  const rolls = draws.filter(({ purpose }) => purpose === 'dice').length
  const shuffles = draws.filter(({ purpose }) => purpose === 'damage-deck' || purpose === 'reshuffle').length
  return {
    counts: {
      rolls,
      shuffles,
      lots: draws.length - rolls - shuffles,
      dials: sealedDials(game),
      rows: rows.length,
      decisions: decisions.length,
    },
    rounds,
    differences: Object.fromEntries(Object.entries(found).filter(([, difference]) => difference !== undefined)),
  }
}

/** The table before the first question; or why these rules cannot lay it, of fleets with cards that there are not. */
function laid({ gameId, battle, seats }: ExportedGame, rules: ReplayRules, luck: Chance): Outcome | Difference {
  const wishes = { a: seats.a.wish, b: seats.b.wish }
  try {
    return battle ? rules.startBattle({ gameId, ...battle }, luck) : rules.startGame({ gameId, wishes }, luck)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { code: 'stuck', decision: 0, round: 0, message }
  }
}

function serialsOf({ state }: Outcome): Record<UnitId, number> {
  const ships = [state.ships, state.reserve?.ships ?? {}].flatMap((each) => Object.values(each))
  return Object.fromEntries(ships.map(({ id, serial }) => [id, serial]))
}
