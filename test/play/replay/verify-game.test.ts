import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ExportedGame } from '#shared/play/replay/exported-game'
import { fingerprint } from '#shared/play/replay/fingerprint'
import { rowHash } from '#shared/play/replay/row-hash'
import { goldenFile } from '#test/golden/games'
import { exportedGame } from '#test/support/exported'
import { first, firstOf, foundIn, verdictOn } from './tampered'

let game: ExportedGame
beforeAll(async () => {
  game = await exportedGame(4)
})

/** As somebody would who rewrites history and makes new hashes for it. */
function rehashed(copy: ExportedGame): void {
  const at = { decisions: 0, draws: 0, events: 0 }
  let previousHash = ''
  for (const row of copy.rows) {
    const slice = <T>(list: readonly T[], part: keyof typeof at): T[] => {
      at[part] += row[part]
      return list.slice(at[part] - row[part], at[part])
    }
    row.hash = rowHash({
      game: copy.gameId,
      at: row.at,
      build: row.build,
      decisions: slice(copy.decisions, 'decisions'),
      draws: slice(copy.draws, 'draws'),
      events: slice(copy.events, 'events'),
      previousHash,
    })
    previousHash = row.hash
  }
}

describe('A finished game as the service hands it out (R17.16, design 4)', () => {
  test('matches in every part, and is told round by round', () => {
    const { differences, rounds, counts } = verdictOn(game)
    expect(differences).toEqual({})
    expect(rounds.map(({ round }) => round)).toEqual(Array.from({ length: game.result.round + 1 }, (_, i) => i))
    const sum = (of: 'decisions' | 'draws' | 'events' | 'states') => rounds.reduce((all, round) => all + round[of], 0)
    expect(sum('decisions')).toBe(game.decisions.length)
    expect(sum('draws')).toBe(game.draws.length)
    expect(sum('events')).toBe(game.events.length)
    expect(sum('states')).toBe(game.states.length)
    expect(counts).toMatchObject({ shuffles: 1, rows: game.rows.length, decisions: game.decisions.length })
    expect(counts.rolls).toBeGreaterThan(5)
    expect(counts.dials).toBeGreaterThan(5)
  })

  test('has a stored table for the start of each round and for the end', () => {
    const { round } = game.result
    expect(game.states.map((state) => state.round)).toEqual([...Array.from({ length: round }, (_, i) => i + 1), round])
    expect(game.states.at(-1)?.row).toBe(game.rows.length - 1)
  })
})

describe('What was tampered with is found, and named (design 4)', () => {
  test('another secret', () => {
    const { secret, draws } = foundIn(game, ({ chance }) => {
      chance.secret = '1'.repeat(64)
    })
    expect(secret).toEqual({ code: 'secret' })
    expect(draws).toMatchObject({ code: 'draw-numbers' })
  })

  test('another salt of a player', () => {
    const { secret, draws } = foundIn(game, ({ seats }) => {
      seats.b.salt = 'f'.repeat(32)
    })
    expect(secret).toBeUndefined()
    expect(draws).toMatchObject({ code: 'draw-numbers' })
  })

  test('a die that was turned', () => {
    const dice = game.draws.findIndex(({ purpose }) => purpose === 'dice')
    const { draws, replay, log } = foundIn(game, (copy) => {
      const numbers = copy.draws[dice]?.numbers ?? []
      numbers[0] = ((numbers[0] ?? 0) + 1) % 8
    })
    expect(draws).toEqual({ code: 'draw-numbers', n: dice, purpose: 'dice' })
    expect(replay).toMatchObject({ code: 'replayed-draw', n: dice })
    expect(log?.code).toBe('row-hash')
  })

  test('a draw that was left out', () => {
    const { draws } = foundIn(game, (copy) => {
      copy.draws.splice(1, 1)
    })
    expect(draws).toEqual({ code: 'draw-number', expected: 1, n: 2 })
  })

  test('a draw that the log told otherwise', () => {
    const { draws } = foundIn(game, (copy) => {
      firstOf(copy, 'drawn').purpose = 'pick'
    })
    expect(draws).toEqual({ code: 'draw-told', n: first(game.draws).n })
  })

  test('a dial that was turned after it was set', () => {
    const { dials } = foundIn(game, (copy) => {
      const dial = firstOf(copy, 'dialRevealed')
      dial.command = dial.command === 'repair' ? 'navigate' : 'repair'
    })
    const { ship, n } = firstOf(game, 'dialRevealed')
    expect(dials).toEqual({ code: 'dial-changed', ship, n })
  })

  test('a dial that was never opened, and one that was never sealed', () => {
    const { ship, n } = first(firstOf(game, 'dialsSet').dials)
    const sealedTwice = foundIn(game, (copy) => {
      const set = firstOf(copy, 'dialsSet')
      set.dials.push({ ...first(set.dials), n: 99 })
    })
    expect(sealedTwice.dials).toEqual({ code: 'dial-never-opened', ship, n: 99 })
    const unsealed = foundIn(game, (copy) => {
      firstOf(copy, 'dialsSet').dials.shift()
    })
    expect(unsealed.dials).toEqual({ code: 'dial-never-sealed', ship, n })
  })

  test('a row of the log that was changed, and one that was taken out', () => {
    const changed = foundIn(game, ({ rows }) => {
      const row = rows[7]
      if (row) row.at += 1
    })
    expect(changed).toEqual({ log: { code: 'row-hash', row: 8 } })
    const shortened = foundIn(game, (copy) => {
      copy.rows.pop()
    })
    expect(shortened.log).toEqual({ code: 'row-counts' })
  })

  test.each(['decisions', 'draws', 'events'] as const)('a row that counts more %s than there are, at once', (part) => {
    const { log } = foundIn(game, ({ rows }) => {
      const row = rows.at(-1)
      if (row) row[part] = 2 ** 40
    })
    expect(log).toEqual({ code: 'row-counts' })
  })

  test('a decision that somebody else made, even where all hashes are made anew (R15)', () => {
    const i = game.decisions.findIndex(({ kind }) => kind === 'answer') + 5
    const { log, replay } = foundIn(game, (copy) => {
      const decision = copy.decisions[i]
      if (decision) copy.decisions[i] = { ...decision, kind: 'resign' }
      rehashed(copy)
    })
    expect(log).toBeUndefined()
    expect(replay).toBeDefined()
  })

  test('an answer that the rules refuse', () => {
    const { replay } = foundIn(game, (copy) => {
      const decision = first(copy.decisions)
      if (decision.kind === 'answer') decision.request = 'f999.0.a'
    })
    expect(replay).toEqual({ code: 'refused', decision: 1, round: 1, why: 'question-gone' })
  })

  test('an event that did not happen so', () => {
    const step = game.events.findIndex(({ type }) => type === 'diceRolled') + 1
    const { replay } = foundIn(game, (copy) => {
      const die = first(firstOf(copy, 'diceRolled').dice)
      die.face = die.face === 'blank' ? 'accuracy' : 'blank'
      rehashed(copy)
    })
    expect(replay).toMatchObject({ code: 'event', step, recorded: 'diceRolled', replayed: 'diceRolled' })
    const shortened = foundIn(game, (copy) => {
      copy.events.pop()
    })
    expect(shortened.replay).toMatchObject({ code: 'event', step: game.events.length, replayed: 'gameOver' })
  })

  test('a table that was stored otherwise, and one that was not stored at the end', () => {
    const other = foundIn(game, ({ states }) => {
      const state = states[1]
      if (state) state.sha256 = fingerprint('another table')
    })
    const { row, round } = game.states[1] ?? { row: 0, round: 0 }
    expect(other).toEqual({ replay: { code: 'state', row: row + 1, round } })
    const none = foundIn(game, (copy) => {
      copy.states.pop()
    })
    expect(none).toEqual({ replay: { code: 'no-end-state' } })
  })

  test('a table that was stored in another round, after no row at all, or twice', () => {
    const { row, round, sha256 } = game.states[1] ?? { row: 0, round: 0, sha256: '' }
    const inRound = foundIn(game, ({ states }) => {
      states[1] = { row, round: round + 1, sha256 }
    })
    expect(inRound).toEqual({ replay: { code: 'state', row: row + 1, round: round + 1 } })
    const beyond = foundIn(game, ({ states }) => {
      states.splice(1, 0, { row: 9999, round, sha256 })
    })
    expect(beyond).toEqual({ replay: { code: 'state', row: 10_000, round } })
    const twice = foundIn(game, ({ states }) => {
      states.push({ row, round, sha256 })
    })
    expect(twice).toEqual({ replay: { code: 'state', row: row + 1, round } })
  })

  test('fleets with cards that there are not: the table cannot be laid', () => {
    const battle = JSON.parse(readFileSync(goldenFile('core-set'), 'utf8')) as ExportedGame
    expect(verdictOn(battle).differences).toEqual({})
    const { replay } = foundIn(battle, (copy) => {
      const { a } = copy.battle?.fleets ?? {}
      if (a) Object.assign(a, { squadrons: [...a.squadrons, 'nobody'] })
    })
    expect(replay).toMatchObject({ code: 'stuck', decision: 0, message: 'No squadron card nobody' })
  })

  test('another score or winner (R15.3, R15.6)', () => {
    const richer = foundIn(game, ({ result }) => {
      result.score.a += 1
    })
    expect(richer).toEqual({ replay: { code: 'result' } })
    const other = foundIn(game, ({ result }) => {
      result.winner = result.winner === 'a' ? 'b' : 'a'
    })
    expect(other).toEqual({ replay: { code: 'result' } })
  })
})
