import { expect, test } from 'vitest'
import { renewSecret, switchWebhook } from '#functions/use-cases/account/webhooks'
import { spreadNotices } from '#functions/use-cases/notices/spread-notices'
import { ANNE, GAME, HOUR, headOf, MINUTE, T } from '#test/support/store-world'
import { DISCORD, HOOK, hookOf, posted, settled, tickAt, webhooksOf, worldWith } from '#test/support/webhook-world'

test('a webhook that is off already stays off for the reason that it had', async () => {
  const w = await worldWith([{ ...HOOK, off: { why: 'failing', at: T - HOUR } }])
  await switchWebhook(w.deps, ANNE, HOOK.id, false)
  expect((await hookOf(w))?.off).toEqual({ why: 'failing', at: T - HOUR })
})

test('a webhook that is switched on again need no longer wait as its receiver once wished', async () => {
  const w = await worldWith([{ ...HOOK, quietUntil: T + 20 * HOUR }])
  for (const on of [false, true]) await switchWebhook(w.deps, ANNE, HOOK.id, on)
  await tickAt(w, T + MINUTE)
  expect(posted(w)).toEqual(['one.example'])
})

test('no row is put for a webhook that is off', async () => {
  const w = await worldWith([{ ...HOOK, off: { why: 'owner', at: T } }])
  await tickAt(w, T + MINUTE)
  expect(await settled(w)).toEqual(['anne email sent', 'ben email sent'])
})

test('no row is put for a webhook before its message is due: by then there may be another', async () => {
  const w = await worldWith([HOOK])
  const rows = await w.games.notices(GAME, 2)
  await spreadNotices(w.deps, rows, await headOf(w.deps), T + MINUTE - 1)
  expect(await settled(w)).toEqual(['anne email waiting', 'ben email waiting'])
  await spreadNotices(w.deps, rows, await headOf(w.deps), T + MINUTE)
  expect(await settled(w)).toEqual(['anne email waiting', 'anne webhook waiting', 'ben email waiting'])
})

test('a webhook of Discord’s has no secret to change', async () => {
  const w = await worldWith([DISCORD])
  const answer = await renewSecret(w.deps, ANNE, DISCORD.id)
  expect(answer).not.toHaveProperty('secret')
  expect(await webhooksOf(w)).toEqual([DISCORD])
})

test('a message that must wait for its receiver is not tried before', async () => {
  const w = await worldWith([HOOK])
  w.answering(() => ({ status: 429, retryAfter: HOUR }))
  await tickAt(w, T + MINUTE)
  const rows = await w.games.notices(GAME, 2)
  expect(rows.find(({ channel }) => channel !== 'email')?.due).toBe(T + MINUTE + HOUR)
})
