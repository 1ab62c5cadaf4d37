import { beforeAll, describe, expect, test } from 'vitest'
import { stateFromLog } from '#functions/maintenance/replay-log'
import type { LogRow, SnapshotRow } from '#functions/ports/game-store'
import type { Head, LoggedDecision } from '#functions/ports/head'
import type { GameState } from '#shared/game/engine/state'
import { testApp } from '#test/support/app'
import { seededEntropy } from '#test/support/seeded-entropy'
import { playSome } from './store'

let head: Head
let log: LogRow[]
/** Of revisions 2, 4, 16 and 19; the log ends with 20. */
let snapshots: SnapshotRow[]
beforeAll(async () => {
  const app = testApp({ entropy: seededEntropy(1) })
  const id = await playSome(app, 21, 18)
  const loaded = await app.deps.games.load(id)
  if (!loaded) throw new Error('no game')
  head = loaded.head
  log = await app.deps.games.wholeLog(id)
  snapshots = await app.deps.games.snapshots(id)
})

const from = (revision: number) => log.filter((row) => row.revision >= revision)
const upTo = <T extends { revision: number }>(rows: readonly T[], revision: number) =>
  rows.filter((row) => row.revision <= revision)
/** The log with one row that says something else. */
const changed = (revision: number, change: (row: LogRow) => Partial<LogRow>) =>
  log.map((row) => (row.revision === revision ? { ...row, ...change(row) } : row))
const decided = (revision: number, change: object) =>
  changed(revision, ({ decisions }) => ({
    decisions: decisions.map((decision) => ({ ...decision, ...change }) as LoggedDecision),
  }))
/** Snapshots of those revisions that hold a state of long before. */
const outdated = (...revisions: number[]) =>
  snapshots.map((row) => (revisions.includes(row.revision) ? { ...row, state: stateOf(4) } : row))
const stateOf = (revision: number) => {
  const found = snapshots.find((row) => row.revision === revision)
  if (!found) throw new Error(`no snapshot of ${revision}`)
  return found.state
}

describe('A state made anew from the log', () => {
  test.each([
    [19, 19],
    [18, 16],
    [15, 4],
    [1, 'start'],
  ])('begins with the newest snapshot there is, or at the start: of those up to %i with %s', (newest, base) => {
    expect(stateFromLog(head, log, upTo(snapshots, newest))).toEqual({ state: head.state, from: base })
  })

  test('needs of the log what comes after a snapshot, not more', () => {
    expect(stateFromLog(head, from(17), upTo(snapshots, 16))).toEqual({ state: head.state, from: 16 })
  })

  test('does not leap over rows that are missing behind a snapshot, nor from the start', () => {
    const stuck = { revision: 17, why: 'stuck' }
    expect(stateFromLog(head, from(17), upTo(snapshots, 4))).toEqual(stuck)
    expect(stateFromLog(head, from(17), [])).toEqual(stuck)
  })

  test('is that of the last row: a snapshot taken right then is it, a later one is of something else', () => {
    expect(stateFromLog(head, upTo(log, 19), snapshots)).toEqual({ state: stateOf(19), from: 19 })
    expect(stateFromLog(head, upTo(log, 18), snapshots)).toMatchObject({ from: 16 })
  })

  test('comes from an older snapshot where the newest leads elsewhere, or from the start where none leads there', () => {
    expect(stateFromLog(head, log, outdated(19))).toEqual({ state: head.state, from: 16 })
    expect(stateFromLog(head, log, outdated(19).slice(-1))).toEqual({ state: head.state, from: 'start' })
  })

  test.each([
    ['ships', { ships: undefined }],
    ['frames', { stack: undefined }],
  ])('does without a snapshot that has no %s', (_what, without) => {
    const broken = snapshots.map((row) =>
      row.revision === 19 ? { ...row, state: { ...row.state, ...without } as unknown as GameState } : row,
    )
    expect(stateFromLog(head, log, broken)).toEqual({ state: head.state, from: 16 })
    expect(stateFromLog(head, upTo(log, 19), broken)).toMatchObject({ from: 16 })
    expect(stateFromLog(head, from(20), broken)).toEqual({ revision: 19, why: 'stuck' })
  })

  test('where nothing leads there, it is told what stopped the newest snapshot', () => {
    const refused = { revision: 20, why: 'refused' }
    expect(stateFromLog(head, from(17), outdated(16, 19))).toEqual(refused)
    const otherStart = changed(2, ({ events }) => ({ events: events.slice(1) }))
    expect(stateFromLog(head, otherStart, outdated(19).slice(-1))).toEqual(refused)
    expect(stateFromLog(head, otherStart, [])).toEqual({ revision: 20, why: 'stuck' })
  })

  test.each<[string, () => LogRow[], object]>([
    ['a decision is illegal', () => decided(16, { choice: { option: 'no-such' } }), { revision: 16, why: 'refused' }],
    [
      'luck says something else',
      () => changed(16, () => ({ draws: [{ n: 0 }] as unknown as LogRow['draws'] })),
      { revision: 16, why: 'other-draws' },
    ],
    [
      'something else happened',
      () => changed(16, ({ events }) => ({ events: events.slice(1) })),
      { revision: 16, why: 'other-events' },
    ],
  ])('stops at the row by which %s, and says so', (_what, rows, fault) => {
    expect(stateFromLog(head, rows(), [])).toEqual(fault)
  })
})

describe('A question that has another number today', () => {
  test.each([3, 16])('is the only one that its seat is asked (row %i)', (revision) => {
    expect(stateFromLog(head, decided(revision, { request: 'f99.0.x' }), [])).toEqual({
      state: head.state,
      from: 'start',
    })
  })

  test('is not met by an answer that does not fit it', () => {
    const rows = decided(16, { request: 'f99.0.a', choice: { option: 'no-such' } })
    expect(stateFromLog(head, rows, [])).toEqual({ revision: 16, why: 'refused' })
  })

  test('is never a question to the other seat', () => {
    const rows = decided(16, { request: 'f99.0.b', seat: 'b' })
    expect(stateFromLog(head, rows, [])).toEqual({ revision: 16, why: 'refused' })
  })
})
