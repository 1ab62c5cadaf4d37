import { expect, test } from 'vitest'
import { createNoticeWriter } from '#functions/notices/writer'
import type { LoadedGame } from '#functions/ports/game-store'
import type { Webhook } from '#functions/ports/player-store'
import { begin } from '#shared/game'
import { type GameState, SEATS } from '#shared/game/engine/state'
import { CHANCE, recordGame } from '#test/programs/bench/recorded-game'
import { type TestApp, testApp } from '#test/support/app'
import { duel } from '#test/support/duel'
import { seeded } from '#test/support/random-choice'
import { scramble, withoutAnswers } from '#test/support/scramble'
import { noticeRow } from '#test/support/store-rows'
import { HOOK } from '#test/support/webhook-world'

const DISCORD: Webhook = { id: '1'.repeat(16), url: 'https://discord.com/api/webhooks/1/x', created: 0 }
const EVERY = 7

/** What both players would be told now over every channel, if it were their turn. */
async function toldOf({ deps }: TestApp, game: LoadedGame, state: GameState): Promise<string[]> {
  const { head } = game
  const writer = createNoticeWriter(deps)
  const loaded = { head: { ...head, state } }
  const kind = state.result === undefined ? 'your-turn' : 'game-over'
  const all = SEATS.map(async (seat) => {
    const notice = noticeRow(head.id, { seat, kind, at: head.out.at })
    const player = await deps.players.load(head.seats[seat]?.player ?? '')
    if (!player) throw new Error('a seat is empty')
    const mail = await writer.mail(notice, loaded, player)
    const hooks = [HOOK, DISCORD].map((hook) => writer.webhook(notice, loaded, hook, 'en'))
    return [mail && mail.subject + mail.text + mail.html, ...(await Promise.all(hooks)).map((hook) => hook?.body)]
  })
  return (await Promise.all(all)).flat().filter((text) => text !== undefined)
}

test.each([1, 2, 3])(
  'no message of game %i depends on what is hidden, not even from its receiver (R17.7a)',
  async (seed) => {
    const service = testApp()
    const { id } = await duel(service)
    const game = await service.deps.games.load(id)
    if (!game) throw new Error('there is no game')
    const { first, decisions } = recordGame(seed)
    const run = begin(first, CHANCE)
    const below = seeded(seed)
    let told = 0
    for (const [n, decision] of decisions.entries()) {
      run.take(decision)
      if (n % EVERY > 0 && run.state.result === undefined) continue
      const state = structuredClone(run.state)
      const texts = await toldOf(service, game, state)
      const other = withoutAnswers(scramble(state, 'spectator', below), 'spectator')
      expect(await toldOf(service, game, other)).toEqual(texts)
      told += texts.length
    }
    expect(told).toBeGreaterThan(30)
  },
)
