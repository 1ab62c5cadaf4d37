import { expect, test } from 'vitest'
import { site as english } from '#shared/messages/en/site'
import { nameFor } from '#shared/messages/given-name'
import { site as polish } from '#shared/messages/pl/site'
import { called } from '#web/words/player-names'

test.each([english, polish])('a name that nobody has chosen is said in the words of each reader: %#', (from) => {
  for (const n of [1000, 7569, 987_654_321]) {
    expect(nameFor(from.newcomer(n), english)).toBe(english.newcomer(n))
    expect(nameFor(from.newcomer(n), polish)).toBe(polish.newcomer(n))
  }
  expect(called(from.newcomer(7569))).toBe('Admiral 7569')
})

test.each(['Red Leader', 'Admiral', 'Admiral Ackbar', 'Admiral 12', 'Admirał 7569 II', 'the Admiral 7569', ''])(
  'a name that was chosen is told as it is: %s',
  (name) => {
    for (const reader of [english, polish]) expect(nameFor(name, reader)).toBe(name)
  },
)
