import { describe, expect, test } from 'vitest'
import { tick } from '#functions/use-cases/clock/tick'
import type { GameList, GamePage, InvitationPage } from '#shared/play/protocol/responses'
import { bring, EMPIRE, joinBattle, lobby, makeBattle, REBELS } from '#test/support/battle'
import type { Browser } from '#test/support/browser'
import { pageOf } from '#test/support/duel'
import { timePasses } from '#test/support/passing-time'

const MINUTE = 60_000
const DAY = 86_400_000

const listOf = async (browser: Browser) => ((await browser.get('/games')).json as GameList).games.map(({ id }) => id)
const invitationOf = async (browser: Browser, { invitation = '' }: GamePage) =>
  (await browser.get(invitation.replace('/i/', '/invitations/'))).json as InvitationPage

type Battle = Awaited<ReturnType<typeof lobby>>
/** Lets time pass and the tick run; the sentences of the mails that were sent, by their receivers. */
async function later({ app }: Battle, ms: number): Promise<string[]> {
  const before = app.mails.mails.length
  const { deps, clock } = app
  await timePasses(
    deps,
    (at) => {
      clock.at = at
    },
    ms,
  )
  for (let i = 0; i < 2; i++) await tick(deps)
  return app.mails.mails.slice(before).map(({ to, text }) => `${to}: ${text.split('\n\n')[0]?.replaceAll('\n', ' ')}`)
}

describe('A game that has not begun is withdrawn by its maker', () => {
  test('and goes off both lists; the other player is told, and its link leads nowhere', async () => {
    const battle = await lobby()
    const { a, b, id, made } = battle
    await later(battle, 2 * MINUTE)
    expect((await a.delete(`/games/${id}`)).status).toBe(204)
    expect(await listOf(a)).toEqual([])
    expect(await listOf(b)).toEqual([])
    const mails = await later(battle, 2 * MINUTE)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatch(/^b@example\.org: .+ has withdrawn the game before it began\./)
    expect(await pageOf(b, id)).toMatchObject({ status: 'open', withdrawn: { by: 'maker' } })
    expect(await invitationOf(b, made)).toMatchObject({ open: false, withdrawn: true })
    expect((await bring(b, id, EMPIRE)).json).toMatchObject({ code: 'game-withdrawn' })
    expect((await joinBattle(await battle.app.signedIn('c@example.org'), made)).json).toMatchObject({
      code: 'game-withdrawn',
    })
  })

  test('once, however often it is asked for', async () => {
    const battle = await lobby()
    const { a, id } = battle
    const answers = await Promise.all([a.delete(`/games/${id}`), a.delete(`/games/${id}`)])
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    expect((await a.delete(`/games/${id}`)).status).toBe(204)
    expect((await later(battle, 2 * MINUTE)).filter((mail) => mail.includes('withdrawn'))).toHaveLength(1)
  })

  test('but not once it has begun, even if the last fleet comes at the same moment', async () => {
    const { a, b, id } = await lobby()
    await bring(a, id, REBELS)
    const [brought, withdrawn] = await Promise.all([bring(b, id, EMPIRE), a.delete(`/games/${id}`)])
    const page = await pageOf(a, id)
    const begun = page.status === 'running'
    expect([brought.status, withdrawn.status]).toEqual(begun ? [200, 409] : [410, 204])
    expect(page.withdrawn !== undefined).toBe(!begun)
  })
})

describe('A game that has not begun is left by the other player', () => {
  test('whose seat, fleet and list entry go; the maker is told, and somebody else can take the seat', async () => {
    const battle = await lobby()
    const { a, b, id, made } = battle
    await bring(b, id, EMPIRE)
    await later(battle, 2 * MINUTE)
    expect((await b.delete(`/games/${id}`)).status).toBe(204)
    expect((await b.delete(`/games/${id}`)).status).toBe(204)
    expect(await listOf(b)).toEqual([])
    expect((await b.get(`/games/${id}`)).json).toMatchObject({ code: 'no-such-game' })
    expect((await joinBattle(b, made)).json).toMatchObject({ code: 'left-before' })
    expect(await pageOf(a, id)).toMatchObject({ seats: { b: null }, battle: { fleetsIn: { b: false } } })
    const mails = await later(battle, 2 * MINUTE)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatch(/^a@example\.org: Your opponent has left the game before it began\./)
    const c = await battle.app.signedIn('c@example.org')
    expect((await joinBattle(c, made)).status).toBe(201)
    // The same id of a submission as of the player who left: the seat knows nothing of theirs.
    await bring(a, id, REBELS)
    expect((await bring(c, id, EMPIRE)).json).toMatchObject({ status: 'running', you: 'b' })
    expect((await b.delete(`/games/${id}`)).status).toBe(204)
    expect((await pageOf(a, id)).status).toBe('running')
  })
})

describe('A game that has not begun 30 days after it was made', () => {
  test('is withdrawn, and both are told', async () => {
    const battle = await lobby()
    const { a, b, id, made } = battle
    expect(Date.parse(made.opensUntil ?? '')).toBe(battle.app.clock.at + 30 * DAY)
    await later(battle, 30 * DAY - 10 * MINUTE)
    expect(await listOf(b)).toEqual([id])
    const mails = await later(battle, 20 * MINUTE)
    const sentence = 'The game has not begun within 30 days'
    const told = mails.map((mail) => mail.split(',')[0])
    expect(told).toHaveLength(2)
    expect(told).toEqual(expect.arrayContaining(['a', 'b'].map((who) => `${who}@example.org: ${sentence}`)))
    expect(await listOf(a)).toEqual([])
    expect(await pageOf(b, id)).toMatchObject({ withdrawn: { by: 'time' } })
  })

  test('whoever has come: an invitation that nobody took ends then, too', async () => {
    const battle = await lobby()
    const { a, app } = battle
    const made = await makeBattle(a, { submissionId: 'second' })
    await later(battle, 31 * DAY)
    expect(await invitationOf(app.browser(), made)).toMatchObject({ open: false, withdrawn: true })
  })

  test('is not, once it has begun', async () => {
    const battle = await lobby()
    const { a, b, id } = battle
    await bring(a, id, REBELS)
    await bring(b, id, EMPIRE)
    await later(battle, 31 * DAY)
    const page = await pageOf(a, id)
    expect(page.status).toBe('running')
    expect(page).not.toHaveProperty('withdrawn')
  })
})
