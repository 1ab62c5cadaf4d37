import { expect, test } from 'vitest'
import { begin } from '#shared/game'
import { choice } from '#shared/play/protocol/choice'
import { scriptLine } from '#shared/play/protocol/orders'
import { CHANCE, recordGame } from '#test/programs/bench/recorded-game'

test.each([1, 2, 3])('every answer that game %i offers can be sent', (seed) => {
  const { first, decisions } = recordGame(seed)
  const run = begin(first, CHANCE)
  const offered = new Map<string, unknown>()
  const lines = new Map<string, unknown>()
  for (const decision of decisions) {
    for (const request of run.pending()) {
      const options = request.kind === 'option' || request.kind === 'options' ? request.options : []
      for (const { id } of options) offered.set(id, { option: id })
    }
    if (decision.kind === 'answer') {
      const { ask = '', subject = '' } = run.pending().find(({ id }) => id === decision.request) ?? {}
      lines.set(`${ask} ${subject}`, { ask, subject, choose: decision.choice })
    }
    run.take(decision)
  }
  expect(offered.size).toBeGreaterThan(5)
  expect([...offered].filter(([, sent]) => !choice.safeParse(sent).success).map(([id]) => id)).toEqual([])
  expect([...lines].filter(([, line]) => !scriptLine.safeParse(line).success).map(([name]) => name)).toEqual([])
})
