import { describe, expect, test } from 'vitest'
import { dialCommitment } from '#shared/game/engine/dial-commitment'
import type { GameEvent } from '#shared/game/engine/event'
import type { Command } from '#shared/game/engine/state'
import { checkDials } from '#shared/play/replay/check-seals'
import type { ExportedGame } from '#shared/play/replay/exported-game'

const GAME = '0f'.repeat(16)
const SALT = 'a7'.repeat(16)
const OPEN = '00'.repeat(16)
const sealed = (n: number, command: Command, salt: string) => dialCommitment(GAME, 0, n, command, salt)

/** A dial is set, another one put in its place in the open and then revealed; the old one is opened at the end. */
const EVENTS: GameEvent[] = [
  {
    type: 'dialsSet',
    seat: 'a',
    dials: [{ ship: 'cr90', n: 1, commitment: sealed(1, 'repair', SALT) }],
  },
  {
    type: 'dialChanged',
    ship: 'cr90',
    n: 2,
    command: 'navigate',
    commitment: sealed(2, 'navigate', OPEN),
    source: 'leia-organa-officer@cr90',
  },
  { type: 'dialRevealed', ship: 'cr90', n: 2, command: 'navigate', salt: OPEN },
  { type: 'dialsOpened', dials: [{ ship: 'cr90', n: 1, command: 'repair', salt: SALT }] },
]
const check = (events: GameEvent[]) => checkDials({ gameId: GAME, events } as unknown as ExportedGame, { cr90: 0 })

describe('a dial that its own side sets in the open (R17.7f)', () => {
  test('is sealed like any other, though with no salt to speak of', () => {
    expect(check(EVENTS)).toBeUndefined()
  })

  test('must show, when it is revealed, what it was set to', () => {
    const revealed: GameEvent = { type: 'dialRevealed', ship: 'cr90', n: 2, command: 'squadron', salt: OPEN }
    expect(check(EVENTS.with(2, revealed))).toEqual({ code: 'dial-changed', ship: 'cr90', n: 2 })
  })

  test('was announced: one that nobody saw being set is found', () => {
    expect(check(EVENTS.toSpliced(1, 1))).toEqual({ code: 'dial-never-sealed', ship: 'cr90', n: 2 })
  })

  test('does not hide the dial that it took the place of', () => {
    expect(check(EVENTS.slice(0, 3))).toEqual({ code: 'dial-never-opened', ship: 'cr90', n: 1 })
  })
})
