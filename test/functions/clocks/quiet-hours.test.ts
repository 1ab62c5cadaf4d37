import { describe, expect, test } from 'vitest'
import { tick } from '#functions/use-cases/clock/tick'
import type { GamePage } from '#shared/play/protocol/responses'
import { testApp } from '#test/support/app'
import { pageOf } from '#test/support/duel'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const at = (hour: number) => hour * 60

/** Both are asked for dials at 12:00 UTC, which is 13:00 in Warsaw; seat b lives there. */
async function asked(rest?: object) {
  const service = testApp()
  const [a, b] = [await service.signedIn('a@example.org'), await service.signedIn('b@example.org')]
  await b.patch('/players/me', { zone: 'Europe/Warsaw', ...(rest && { rest }) })
  const made = await a.post('/games', { submissionId: 'n', wish: 'rebel', salt: 'a'.repeat(32), hoursPerHandOff: 48 })
  const { id, invitation } = made.json as GamePage
  await b.post(`/invitations/${invitation?.slice(3)}`, { wish: 'imperial', salt: 'b'.repeat(32) })
  const wait = async (hours: number) => {
    for (const until = service.clock.at + hours * HOUR; service.clock.at < until; service.clock.at += 6 * MINUTE)
      await tick(service.deps)
  }
  const told = () =>
    service.mails.mails.flatMap(({ to, text, messageId }) =>
      to === 'b@example.org' && !text.includes('/sign-in/')
        ? (/\.([a-z-]+)\.[0-9a-f]{32}@/.exec(messageId)?.[1] ?? [])
        : [],
    )
  const due = async () => (await pageOf(a, id)).deadlines.find(({ seat }) => seat === 'b')?.due
  return { b, wait, told, due }
}

describe('a message waits for the end of the quiet hours of its receiver', () => {
  test('and costs them no time: neither the hours nor the wait for it count', async () => {
    const { wait, told, due } = await asked({ quiet: { from: at(13), to: at(20) } })
    const before = Date.parse((await due()) ?? '')
    await wait(6.9)
    expect(told()).toEqual([])
    await wait(0.5)
    expect(told()).toEqual(['your-turn'])
    expect(Date.parse((await due()) ?? '')).toBeGreaterThanOrEqual(before)
  })

  test('over midnight, too', async () => {
    const { wait, told } = await asked({ quiet: { from: at(13) - 30, to: at(22) } })
    await wait(8.9)
    expect(told()).toEqual([])
    await wait(0.5)
    expect(told()).toEqual(['your-turn'])
  })

  test('who has none, or not now, is told at once', async () => {
    for (const rest of [undefined, { quiet: { from: at(22), to: at(8) } }, { daysOff: [4] }]) {
      const { wait, told } = await asked(rest)
      await wait(0.2)
      expect(told()).toEqual(['your-turn'])
    }
  })

  test('but not that a fifth of the time is left: that would come too late', async () => {
    // 38.4 hours after the question it is 03:24 in Warsaw; quiet hours hold for the clock from the next question on
    const { b, wait, told } = await asked()
    await b.patch('/players/me', { rest: { quiet: { from: at(22), to: at(8) } } })
    await wait(39)
    expect(told()).toEqual(['your-turn', 'reminder'])
  })
})
