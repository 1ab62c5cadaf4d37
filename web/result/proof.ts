import { begin, startBattle, startGame } from '#shared/game'
import type { ExportedGame } from '#shared/play/replay/exported-game'
import { type Verdict, verifyGame } from '#shared/play/replay/verify-game'

/** The check with the rules in it: loaded only where a finished game is checked. */
export const proofOf = (game: ExportedGame): Verdict => verifyGame(game, { begin, startBattle, startGame })
