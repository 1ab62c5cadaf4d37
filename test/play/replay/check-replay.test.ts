import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { EventOf } from '#shared/game/engine/event'
import type { ExportedGame } from '#shared/play/replay/exported-game'
import { asRecorded } from '#shared/play/replay/told-since'
import { foundIn, verdictOn } from './tampered'

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

describe('What events tell since a game was played', () => {
  const used: EventOf<'effectUsed'> = { type: 'effectUsed', source: 'x@cr90', card: 'x', seat: 'a' }
  const readied: EventOf<'cardsReadied'> = { type: 'cardsReadied', cards: ['x@cr90', 'y@cr90'] }

  test('is left out where its recording has nothing of it', () => {
    expect(asRecorded({ ...used, chosen: ['left'] }, used)).toEqual(used)
    expect(asRecorded({ ...readied, gone: ['y@cr90'] }, readied)).toEqual(readied)
  })

  test('is compared where it has, and so is everything else', () => {
    const told = { ...used, chosen: ['left'] }
    expect(asRecorded(told, { ...used, chosen: ['right'] })).toEqual(told)
    expect(asRecorded(told, readied)).toEqual(told)
    expect(asRecorded(readied, { ...readied, cards: ['x@cr90'] })).toEqual(readied)
    expect(asRecorded(undefined, used)).toBeUndefined()
  })

  test('changes no verdict on a game whose recording tells something that never was', () => {
    const differences = foundIn(game, ({ events }) => {
      const told = events.find(({ type }) => type === 'effectUsed')
      Object.assign(told ?? expect.fail('no effect was used'), { chosen: ['left'] })
    })
    expect(differences.replay).toMatchObject({ code: 'event', recorded: 'effectUsed', replayed: 'effectUsed' })
  })
})

describe('A game whose first row holds decisions', () => {
  test('is told round by round, the set-up first', () => {
    const { rounds, differences } = verdictOn(answeredAtOnce(game))
    expect(differences.replay).toBeUndefined()
    expect(rounds.map(({ round }) => round)).toEqual(Array.from({ length: game.result.round + 1 }, (_, i) => i))
  })
})
