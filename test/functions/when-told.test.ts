import { expect, test } from 'vitest'
import { timeLeft, wallTime } from '#functions/notices/when'
import { messagesIn } from '#shared/messages/in-language'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** A Friday evening, UTC. */
const NOW = Date.UTC(2026, 10, 27, 20)

test('an instant is told by its day of the week, and with its date once that might be another week’s, before or after', async () => {
  const messages = await messagesIn('en')
  const shown = (hours: number) => wallTime(NOW + hours * HOUR, 'Europe/Warsaw', NOW, messages)
  expect([-168, -144, 0, 144, 168].map(shown)).toEqual([
    'Fri 20 Nov 21:00',
    'Sat 21:00',
    'Fri 21:00',
    'Thu 21:00',
    'Fri 4 Dec 21:00',
  ])
})

test('of a time that is over nothing is left', async () => {
  const messages = await messagesIn('en')
  for (const minutes of [1, 30, 90, 2000])
    expect(timeLeft(NOW - minutes * MINUTE, NOW, messages)).toBe(timeLeft(NOW, NOW, messages))
})
