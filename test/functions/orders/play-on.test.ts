import { beforeEach, describe, expect, test, vi } from 'vitest'
import { tick } from '#functions/use-cases/clock/tick'
import type { ErrorBody, GamePage, InvitationPage, SubmissionResult } from '#shared/play/protocol/responses'
import { type TestApp, testApp } from '#test/support/app'
import { bring, EMPIRE, lobby, REBELS } from '#test/support/battle'
import type { Browser } from '#test/support/browser'
import { pageOf } from '#test/support/duel'
import { timePasses } from '#test/support/passing-time'
import { order, playBoth, playOne } from '#test/support/prepared-duel'

const HOUR = 3_600_000
const LATE = 48 * HOUR + 60_000

let service: TestApp
let a: Browser
let b: Browser
let id: string
let invited: InvitationPage
beforeEach(async () => {
  service = testApp()
  a = await service.signedIn('a@example.org')
  b = await service.signedIn('b@example.org')
  for (const player of [a, b]) await player.patch('/players/me', { askAlways: true })
  const wanted = {
    submissionId: 'n',
    wish: 'rebel',
    salt: 'a'.repeat(32),
    hoursPerHandOff: 48,
    whenTimeIsUp: 'play-on',
  }
  const made = (await a.post('/games', wanted)).json as GamePage
  id = made.id
  const path = made.invitation?.replace('/i/', '/invitations/') ?? ''
  invited = (await b.get(path)).json as InvitationPage
  await b.post(path, { wish: 'imperial', salt: 'b'.repeat(32) })
})

const decisions = async () => (await service.deps.games.wholeLog(id)).flatMap((row) => row.decisions)
const awaited = async () => (await pageOf(a, id)).view?.awaited.map(({ seat, ask }) => `${seat} ${ask}`)
/** The service was there all that time. */
const wait = async (ms: number) => {
  await timePasses(
    service.deps,
    (at) => {
      service.clock.at = at
    },
    ms,
  )
  await tick(service.deps)
}
const mailsTo = (to: string) => service.mails.mails.filter((mail) => mail.to === to).map(({ text }) => text)

describe('where the service plays on for whoever is late (design 8)', () => {
  test('that is told before anybody joins, and on the page', async () => {
    expect(invited.whenTimeIsUp).toBe('play-on')
    expect((await pageOf(b, id)).whenTimeIsUp).toBe('play-on')
  })

  test('nobody may claim, neither before nor after', async () => {
    await playOne(a, id)
    service.clock.at += LATE
    expect((await pageOf(a, id)).mayClaim).toBe(false)
    const claim = await a.post(`/games/${id}/claim`, { submissionId: 'c' })
    expect([claim.status, (claim.json as ErrorBody).code]).toEqual([409, 'plays-on'])
  })

  test('dials are set for the late seat, in secret; it is told, and the other one is asked', async () => {
    await playOne(a, id)
    await wait(LATE - 1)
    expect(await awaited()).toEqual(['b command.dials'])
    await wait(1)
    expect(await awaited()).toEqual(['a ship.activate'])
    const all = await decisions()
    expect(all.at(-1)).toMatchObject({ seat: 'b', by: 'clock' })
    const { log } = await pageOf(a, id)
    expect(log.findLast(({ event }) => event.type === 'dialsSet')).toMatchObject({ by: 'clock' })
    expect(log.some((entry) => entry.told !== undefined)).toBe(false)
    expect((await pageOf(b, id)).log.find(({ told }) => told)?.told).toMatchObject({
      by: 'clock',
      ask: 'command.dials',
    })
    await wait(2 * 60_000)
    expect(mailsTo('b@example.org').at(-1)).toContain('the service played on for you')
    expect(mailsTo('a@example.org').some((text) => text.includes('claim'))).toBe(false)
  })

  test('an activation is played to its end, and the rest is the player’s again', async () => {
    await playOne(a, id)
    await playOne(b, id)
    await wait(LATE)
    const own = (await decisions()).filter(({ by }) => by === 'clock')
    expect(own.length).toBeGreaterThan(2)
    const { log } = await pageOf(a, id)
    // The only ship of the other side is activated without a question.
    expect(log.filter(({ event }) => event.type === 'shipActivated')).toHaveLength(2)
    expect(log.filter(({ event }) => event.type === 'moved')).toHaveLength(1)
    const { deadlines, view } = await pageOf(b, id)
    expect(view?.awaited.map(({ seat }) => seat)).toEqual(['b'])
    expect(deadlines).toMatchObject([{ seat: 'b', due: new Date(service.clock.at + 48 * HOUR).toISOString() }])
    const { revision } = (await service.deps.games.load(id))?.head ?? {}
    await wait(0)
    await wait(60_000)
    expect((await service.deps.games.load(id))?.head.revision).toBe(revision)
  })

  test('orders come before the bot, also where they would not have answered by themselves', async () => {
    const isAttacked = ({ page }: SubmissionResult) =>
      page.view?.awaited.some(({ seat, ask }) => seat === 'b' && ask.startsWith('defense.')) === true
    await playBoth([a, b], id, isAttacked)
    const asked = await awaited()
    await order(b, id, { preset: 'cautious', orders: [] })
    expect(await awaited()).toEqual(asked)
    await wait(LATE)
    const [first] = (await service.deps.games.wholeLog(id)).flatMap((row) => row.told ?? [])
    expect(first).toMatchObject({ by: 'clock', seat: 'b', fired: { order: { preset: 'cautious' } } })
    expect(await awaited()).not.toEqual(asked)
  })

  test('whatever goes wrong with orders of the other player, and keeps them from their own question (design 10)', async () => {
    await order(b, id, { preset: 'cautious', orders: [] })
    const attacks = ({ page }: SubmissionResult) =>
      page.view?.awaited.some(({ seat, ask }) => seat === 'a' && ask === 'attack.declare') === true
    await playBoth([a, b], id, attacks)
    const rules = await service.deps.rules()
    const viewFor: typeof rules.viewFor = (g, viewer, open) => {
      if (viewer === 'b' && open?.some(({ seat }) => seat === 'b')) throw new Error('a secret of the order')
      return rules.viewFor(g, viewer, open)
    }
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await timePasses(
      service.deps,
      (at) => {
        service.clock.at = at
      },
      LATE,
    )
    const report = await tick({ ...service.deps, rules: async () => ({ ...rules, viewFor }) })
    const logged = JSON.stringify(errors.mock.calls)
    errors.mockRestore()
    expect(report.failed).toBe(0)
    expect(logged).toContain('did not')
    expect(logged).not.toContain('secret')
    expect(await awaited()).toEqual([expect.stringMatching(/^b defense/)])
    expect(await playOne(b, id)).toMatchObject({ used: 1 })
  })

  test('of two late seats both are played for, and an absent pair comes to an end one hand-off at a time', async () => {
    await wait(LATE)
    expect((await decisions()).map(({ seat, by }) => `${seat} ${by}`)).toEqual(['a clock', 'b clock'])
    let waits = 0
    for (; waits < 200 && (await pageOf(a, id)).status === 'running'; waits += 1) await wait(LATE)
    const { status, log } = await pageOf(a, id)
    expect(status).toBe('over')
    const activations = log.filter(({ event }) => event.type === 'shipActivated').length
    expect(waits).toBeGreaterThan(activations)
    expect(new Set((await decisions()).map(({ by }) => by))).toEqual(new Set(['clock']))
  })
})

test('without that agreement the other player may claim, as before', async () => {
  const wanted = { submissionId: 'old', wish: 'rebel', salt: 'a'.repeat(32), hoursPerHandOff: 48 }
  const made = (await a.post('/games', wanted)).json as GamePage
  expect(made.whenTimeIsUp).toBe('claim')
  await b.post(made.invitation?.replace('/i/', '/invitations/') ?? '', { salt: 'b'.repeat(32) })
  await playOne(a, made.id)
  await wait(LATE)
  expect((await pageOf(a, made.id)).mayClaim).toBe(true)
  expect((await a.post(`/games/${made.id}/claim`, { submissionId: 'c' })).status).toBe(200)
})

test('a battle is set up for an absent pair, too, one turn of the set-up after the other', async () => {
  const game = await lobby({ whenTimeIsUp: 'play-on' })
  expect(game.made.whenTimeIsUp).toBe('play-on')
  await bring(game.a, game.id, REBELS)
  await bring(game.b, game.id, EMPIRE)
  const { app } = game
  const deployed: number[] = []
  for (let waits = 0; waits < 60; waits += 1) {
    const { view, log } = await pageOf(game.a, game.id)
    deployed.push(log.filter(({ event }) => /^(ship|squadron)Deployed$/.test(event.type)).length)
    if (view?.phase !== 'setup') break
    await timePasses(
      app.deps,
      (at) => {
        app.clock.at = at
      },
      LATE,
    )
    await tick(app.deps)
  }
  expect((await pageOf(game.a, game.id)).view).toMatchObject({ phase: 'command', round: 1 })
  const most = Math.max(...deployed.map((count, n) => count - (deployed[n - 1] ?? 0)))
  expect(most).toBeLessThanOrEqual(2)
})
