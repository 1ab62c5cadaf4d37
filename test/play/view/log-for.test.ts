import { expect, test } from 'vitest'
import type { GameEvent } from '#shared/game/engine/event'
import { logFor } from '#shared/play/view/log-for'

const dialsSet = {
  type: 'dialsSet',
  seat: 'a',
  dials: [{ ship: 'cr90-1', n: 0, commitment: 'c0' }],
} as const
const dialReplaced = { type: 'dialReplaced', ship: 'cr90-1', seat: 'b', n: 1, commitment: 'c1' } as const
const cardsLookedAt = { type: 'cardsLookedAt', seat: 'a', source: 'u1', count: 1 } as const

const full = {
  dialsSet: {
    ...dialsSet,
    dials: [...dialsSet.dials],
    secret: { seat: 'a', dials: { commands: { 'cr90-1': ['repair'] } } },
  },
  dialReplaced: { ...dialReplaced, secret: { seats: ['a', 'b'], command: 'squadron' } },
  cardsLookedAt: { ...cardsLookedAt, secret: { seats: ['a'], things: [{ id: 'top', card: 'crew-panic' }] } },
} satisfies Record<string, GameEvent>
const events: GameEvent[] = [full.dialsSet, full.dialReplaced, full.cardsLookedAt]

test('a seat reads the secrets that name it: its own dials, a replaced dial, cards it looked at (R17.7a, R17.7g, R17.8e)', () => {
  expect(logFor(events, 'a')).toEqual([full.dialsSet, full.dialReplaced, full.cardsLookedAt])
})

test('the other seat reads what was altered on an enemy ship by itself, and nothing else (R17.7g)', () => {
  expect(logFor(events, 'b')).toEqual([dialsSet, full.dialReplaced, cardsLookedAt])
})

test('a spectator reads that it happened, never what', () => {
  expect(logFor(events, 'spectator')).toEqual([dialsSet, dialReplaced, cardsLookedAt])
})

test('the events themselves stay whole', () => {
  logFor(events, 'spectator')
  expect(events[0]).toBe(full.dialsSet)
  expect(full.dialsSet.secret.dials.commands).toEqual({ 'cr90-1': ['repair'] })
})

test('an event without a secret is for everybody', () => {
  const moved: GameEvent = { type: 'initiativeFlipped' }
  expect(logFor([moved, dialReplaced], 'spectator')).toEqual([moved, dialReplaced])
})
