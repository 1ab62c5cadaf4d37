import type { GamePage } from '#shared/play/protocol/responses'
import { entries, gamePage, gameView, NEBULON, VICTORY } from './game-pages'

/** Seat `a`, the Rebels, lost its frigate to the Star Destroyer in round 2 and won after the last round. */
export function finishedPage(changes: Partial<GamePage> = {}): GamePage {
  const view = gameView({ round: 6, phase: 'over' })
  const { [NEBULON]: frigate, [VICTORY]: destroyer, ...others } = view.ships
  const { 'tie-fighter-1': fighter, ...squadrons } = view.squadrons
  if (!frigate || !destroyer || !fighter) throw new Error('the forces are others')
  const damage = [1, 2, 3, 4, 5, 6].map((slot) => ({ slot, faceup: false }))
  const cause = 'damage'
  const lost = [
    { id: NEBULON, tag: 'B', card: frigate.card, seat: 'a', points: 57, cause, round: 2 },
    { id: fighter.id, tag: fighter.tag, card: fighter.card, seat: 'b', points: 8, cause, round: 2 },
  ] as const
  const result = { winner: 'a', reason: 'rounds', score: { a: 146, b: 57 }, round: 6 } as const
  const over = {
    ...view,
    ships: { ...others, [VICTORY]: { ...destroyer, damage } },
    squadrons,
    lost: [...lost],
    score: result.score,
    result,
  }
  const log = entries([
    { type: 'roundBegan', round: 1, firstPlayer: 'a' },
    { type: 'roundBegan', round: 2, firstPlayer: 'a' },
    { type: 'attackDeclared', attacker: VICTORY, defender: NEBULON, range: 'close', obstructedBy: [] },
    {
      type: 'diceRolled',
      attacker: VICTORY,
      dice: [
        { id: 'd1', color: 'red', face: 'double-hit' },
        { id: 'd2', color: 'black', face: 'hit-critical' },
      ],
    },
    { type: 'destroyed', unit: NEBULON, card: frigate.card, seat: 'a', points: 57, cause },
    { type: 'destroyed', unit: fighter.id, card: fighter.card, seat: 'b', points: 8, cause: 'left-area' },
    { type: 'gameOver', result },
  ])
  return gamePage(over, { status: 'over', result, log, ...changes })
}
