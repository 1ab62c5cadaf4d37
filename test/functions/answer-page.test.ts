import { expect, test } from 'vitest'
import type { DecisionRequest } from '#shared/game/engine/decision'
import { pageOf } from '#test/support/duel'
import { playOne, twin } from '#test/support/prepared-duel'

/** Enough for a few attacks with their tokens and dice. */
const ANSWERS = 140

test('the page that answers a submission is the one that is read right afterwards, also in the middle of an attack', async () => {
  const { a, b, id } = await twin()
  const asked = new Set<DecisionRequest['ask']>()
  for (let answers = 0; answers < ANSWERS; answers += 1) {
    const player = [a, b][answers % 2] ?? a
    const answer = await playOne(player, id)
    if (!answer) continue
    const read = await pageOf(player, id, answer.page.view?.step)
    expect({ ...answer.page, log: [], told: undefined }).toEqual({ ...read, log: [], told: undefined })
    for (const { ask } of read.view?.awaited ?? []) asked.add(ask)
  }
  expect([...asked]).toEqual(
    expect.arrayContaining(['attack.declare', 'attack.modify', 'defense.spend', 'defense.evade']),
  )
})
