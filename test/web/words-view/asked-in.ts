import type { Choice } from '#shared/game/engine/decision'
import type { Seat } from '#shared/game/engine/state'
import type { CaseTable } from '#test/support/case-format-table'
import { type Faces, PlayedGame } from '../support/played-game'

/** A game in which some options have been chosen. */
export const before = (table: CaseTable, dice: Faces = [], seat: Seat = 'a', ...answers: (string | Choice)[]) => {
  const game = new PlayedGame(table, dice)
  for (const answer of answers) {
    const choose = typeof answer === 'string' ? { option: answer } : answer
    const [request] = game.view(seat).requests
    if (request === undefined) throw new Error('nothing is asked')
    const { id, ask, subject } = request
    game.submit(seat, { answers: id, script: [{ ask, subject, choose }] })
  }
  return game
}
/** The page of whoever is asked then. */
export const of =
  (table: CaseTable, seat: Seat = 'a', ...answers: string[]) =>
  () =>
    before(table, [], seat, ...answers).page(seat)
