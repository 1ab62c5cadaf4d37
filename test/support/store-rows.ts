import type { ListRow, LogRow, NoticeRow } from '#functions/ports/game-store'
import type { Head } from '#functions/ports/head'
import { seededHex } from './seeded-entropy'

const hex = seededHex(1)

/** A fresh game id each time, so that suites can share one table. */
export const newGameId = (): string => hex(16)

export function openHead(id: string, revision = 1): Head {
  return {
    id,
    revision,
    created: 1_000,
    seats: { a: { player: 'p1', name: 'First', wish: 'any', salt: '0'.repeat(32) } },
    hoursPerHandOff: 24,
    invitation: `i-${id}`,
    chance: { secret: '00', commitment: '11' },
    desk: { clocks: {}, remembered: { a: [], b: [] } },
    out: {
      at: 1_000,
      build: 'test',
      decisions: [],
      draws: [],
      events: [],
      steps: { after: 0, upTo: 0 },
      awaited: { before: [], after: [] },
      stopped: [],
      notices: [],
      previousHash: '',
    },
  }
}

export function logRow(game: string, revision: number, steps = { after: revision - 1, upTo: revision }): LogRow {
  return {
    game,
    revision,
    at: 1_000 * revision,
    build: 'test',
    decisions: [],
    draws: [{ n: revision, purpose: 'dice', ranges: [8], numbers: [3] }],
    events: [],
    steps,
    previousHash: `hash-${revision - 1}`,
  }
}

export function noticeRow(game: string, changes: Partial<NoticeRow> = {}): NoticeRow {
  return {
    game,
    revision: 3,
    person: 'p1',
    channel: 'email',
    kind: 'your-turn',
    seat: 'a',
    request: 'f3.0.a',
    messageId: 'f3.0.a.your-turn',
    status: 'waiting',
    due: 5_000,
    from: 5_000,
    attempts: 0,
    at: 1_000,
    expiresAt: 9_000_000,
    ...changes,
  }
}

export function listRow(player: string, game: string, changes: Partial<ListRow> = {}): ListRow {
  return {
    player,
    game,
    revision: 1,
    status: 'running',
    seat: 'a',
    round: 1,
    waits: true,
    due: 90_000,
    updated: 1_000,
    ...changes,
  }
}
