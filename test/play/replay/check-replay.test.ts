import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { ExportedGame } from '#shared/play/replay/exported-game'
import { verdictOn } from './tampered'

const game: ExportedGame = JSON.parse(readFileSync('test/golden/eliminated.json', 'utf8'))

/** As a practice game is stored: the bot has set its dials in the commit that laid the table. */
function answeredAtOnce({ rows: [laid, answered, ...later], states, ...rest }: ExportedGame): ExportedGame {
  if (!laid || !answered) throw new Error('the game has no two rows')
  const both = {
    ...answered,
    decisions: laid.decisions + answered.decisions,
    draws: laid.draws + answered.draws,
    events: laid.events + answered.events,
  }
  const moved = states.filter(({ row }) => row > 0).map((state) => ({ ...state, row: state.row - 1 }))
  return { ...rest, rows: [both, ...later], states: moved }
}

describe('A game whose first row holds decisions', () => {
  test('is told round by round, the set-up first', () => {
    const { rounds, differences } = verdictOn(answeredAtOnce(game))
    expect(differences.replay).toBeUndefined()
    expect(rounds.map(({ round }) => round)).toEqual(Array.from({ length: game.result.round + 1 }, (_, i) => i))
  })
})
