import { describe, expect, test, vi } from 'vitest'
import { RULES } from '#functions/entry/rules'
import type { Rules } from '#functions/ports/deps'
import type { Head } from '#functions/ports/head'
import { tick } from '#functions/use-cases/clock/tick'
import type { Seat } from '#shared/game/engine/state'
import type { BotPlayer } from '#shared/play/bots/bot'
import { plainChoice } from '#shared/play/bots/practice'
import type { GameList, GamePage } from '#shared/play/protocol/responses'
import type { GameView } from '#shared/play/view/game-view'
import { type TestApp, testApp } from '#test/support/app'
import type { Browser } from '#test/support/browser'
import { answerOne, pageOf } from '#test/support/duel'
import { practiceBot } from '#test/support/practice-bot'
import { TINY_RULES, tinyState } from '#test/support/store-tiny-game'

const SALT = 'a'.repeat(32)
const WANTED = { submissionId: 'p', wish: 'rebel', salt: SALT, hoursPerHandOff: 48, against: 'practice' } as const
const DAY = 86_400_000
/** The tiny game has no views; its bot needs none. */
const NOTHING_SEEN = {} as GameView

interface Practice {
  service: TestApp
  me: Browser
  page: GamePage
  head(): Promise<Head>
}

/** A game against the practice bot, or against one that answers otherwise. */
async function practice(bot?: Partial<BotPlayer>, wish: 'rebel' | 'imperial' = 'rebel'): Promise<Practice> {
  const player = { answer: practiceBot, plain: plainChoice, ...bot }
  const service = testApp({ rules: async () => ({ ...RULES, bot: async () => player }) })
  const me = await service.signedIn('a@example.org')
  const made = await me.post('/games', { ...WANTED, wish })
  expect(made.status).toBe(201)
  const page = made.json as GamePage
  const head = async () => {
    const loaded = await service.deps.games.load(page.id)
    if (!loaded) throw new Error('no game')
    return loaded.head
  }
  return { service, me, page, head }
}

/** The player answers somehow until the game is over. */
async function playOut({ me, page }: Practice): Promise<number> {
  for (let answers = 0; answers < 400; answers += 1) if (!(await answerOne(me, page.id))) return answers
  throw new Error('the game does not end')
}

describe('a game against the practice bot', () => {
  test('begins at once: the bot has set its dials, and the player is asked for theirs', async () => {
    const { page } = await practice()
    expect(page.status).toBe('running')
    expect(page.seats.b).toEqual({ name: 'Practice bot', bot: 'practice' })
    expect(page.invitation).toBeUndefined()
    expect(page.view?.requests.map(({ ask }) => ask)).toEqual(['command.dials'])
    expect(page.view?.awaited.map(({ seat }) => seat)).toEqual(['a'])
    const victory = Object.values(page.view?.ships ?? {}).find(({ seat }) => seat === 'b')
    expect(victory?.dials.map(({ command }) => command)).toEqual(['unknown', 'unknown', 'unknown'])
  })

  test('is made once, however often the request comes', async () => {
    const { me, page } = await practice()
    const again = (await me.post('/games', WANTED)).json as GamePage
    expect(again.id).toBe(page.id)
    expect(again.log).toEqual(page.log)
  })

  test('waits for nobody but the player, to its end', async () => {
    const game = await practice()
    for (;;) {
      const submitted = await answerOne(game.me, game.page.id)
      if (!submitted || submitted.page.status === 'over') break
      expect(submitted.page.view?.awaited.map(({ seat }) => seat)).toEqual(['a'])
    }
    const page = await pageOf(game.me, game.page.id)
    expect(page.status).toBe('over')
    const rows = await game.service.deps.games.wholeLog(page.id)
    const by = rows.flatMap(({ decisions }) => decisions.map((each) => `${each.seat} by ${each.by}`))
    // What cannot matter nobody is asked; the bot answers everything itself.
    expect(new Set(by)).toEqual(new Set(['a by player', 'a by order', 'b by bot']))
  })

  test('holds the answers of the player and of the bot in one commit', async () => {
    const { me, page, head } = await practice()
    expect((await head()).revision).toBe(1)
    await answerOne(me, page.id)
    await answerOne(me, page.id)
    const { revision, out } = await head()
    expect(revision).toBe(3)
    expect(out.awaited.after.map(({ seat }) => seat)).toEqual(['a'])
  })

  test('has no deadlines, notices or claims, and stays on the list of those that wait', async () => {
    const game = await practice()
    const { service, me, page } = game
    await answerOne(me, page.id)
    service.clock.at += 40 * DAY
    const mails = service.mails.mails.length
    await tick(service.deps)
    const later = await pageOf(me, page.id)
    expect(later.deadlines).toEqual([])
    expect(later.mayClaim).toBe(false)
    expect((await me.post(`/games/${page.id}/claim`, { submissionId: 'c' })).status).toBe(409)
    const { games } = (await me.get('/games')).json as GameList
    expect(games).toMatchObject([{ id: page.id, waitsForYou: true, against: 'practice', opponent: 'Practice bot' }])
    expect(games[0]?.due).toBeUndefined()
    await me.post(`/games/${page.id}/resign`, { submissionId: 'r' })
    await tick(service.deps)
    expect(service.mails.mails.length).toBe(mails)
  })

  test('has dials of the bot whose salts nobody can foresee, the same when a commit is tried again', async () => {
    const salts = new Map<string, Set<string>>()
    const noting: BotPlayer['answer'] = (asked) => {
      const { view, request, salt } = asked
      const key = `${view.gameId} ${request.id}`
      if (request.kind === 'dials') salts.set(key, (salts.get(key) ?? new Set()).add(salt('x', 0)))
      return practiceBot(asked)
    }
    const game = await practice({ answer: noting })
    let asked = 0
    const { games } = game.service.deps
    const commit = games.commit.bind(games)
    // Every other put fails, as if somebody else had been faster: the submission is made anew.
    vi.spyOn(games, 'commit').mockImplementation(async (next, expected) =>
      asked++ % 2 === 0 ? 'stale' : commit(next, expected),
    )
    await playOut(game)
    await practice({ answer: noting })
    expect(asked).toBeGreaterThan(20)
    expect(salts.size).toBeGreaterThan(3)
    for (const same of salts.values()) expect(same.size).toBe(1)
    const all = [...salts.values()].flatMap((one) => [...one])
    expect(new Set(all).size).toBe(all.length)
    expect(all.every((salt) => /^[0-9a-f]{32}$/.test(salt))).toBe(true)
  })
})

describe('a bot that fails', () => {
  const silently = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)

  test.each<[string, BotPlayer['answer']]>([
    [
      'throws',
      () => {
        throw new Error('no idea')
      },
    ],
    ['answers illegally', () => ({ option: 'not-offered' })],
  ])('and %s gives the plain answer instead', async (_, answer) => {
    const log = silently()
    const game = await practice({ answer })
    await playOut(game)
    expect((await pageOf(game.me, game.page.id)).status).toBe('over')
    expect(log).toHaveBeenCalled()
    log.mockRestore()
  })

  test('even in that never costs the player their move, and is asked again by the tick', async () => {
    const log = silently()
    const faults = new Set<string>()
    const breaking =
      (bot: BotPlayer['answer']): BotPlayer['answer'] =>
      (asked) => {
        if (faults.size > 0) throw new Error('out of order')
        return bot(asked)
      }
    const game = await practice({ answer: breaking(practiceBot), plain: breaking(plainChoice) })
    const { service, me, page, head } = game
    faults.add('out of order')
    const botIsAsked = async () => (await head()).out.awaited.after.some(({ seat }) => seat === 'b')
    for (let answers = 1; !(await botIsAsked()); answers += 1) {
      expect((await answerOne(me, page.id))?.used).toBe(1)
      expect((await head()).revision).toBe(answers + 1)
    }
    expect((await pageOf(me, page.id)).view?.requests).toEqual([])
    faults.clear()
    service.clock.at += 60_000
    await tick(service.deps)
    expect((await head()).out.awaited.after.map(({ seat }) => seat)).toEqual(['a'])
    log.mockRestore()
  })
})

describe('a bot that is asked on and on', () => {
  test('gives 200 answers in one commit; the tick goes on from there', async () => {
    const groups = Array.from({ length: 450 }, (): Seat[] => ['b'])
    const rules: Rules = {
      ...TINY_RULES,
      startGame: () => {
        const state = tinyState(groups)
        return { state, events: [], draws: [], used: 0, next: TINY_RULES.pending(state) }
      },
      viewFor: () => NOTHING_SEEN,
      bot: async () => ({ answer: () => ({ option: 'ok' }), plain: () => ({ option: 'ok' }) }),
    }
    const service = testApp({ rules: async () => rules })
    const me = await service.signedIn('a@example.org')
    const { id } = (await me.post('/games', WANTED)).json as GamePage
    const decisions = async () => (await service.deps.games.wholeLog(id)).map((row) => row.decisions.length)
    expect(await decisions()).toEqual([200])
    service.clock.at += 60_000
    await tick(service.deps)
    await tick(service.deps)
    expect(await decisions()).toEqual([200, 200, 50])
    expect((await pageOf(me, id)).status).toBe('over')
  })
})
