import { expect, test } from 'vitest'
import { answerInteraction } from '#functions/discord/answer-interaction'
import type { Interaction } from '#functions/discord/interaction'
import { begin } from '#shared/game'
import type { GameState, Seat } from '#shared/game/engine/state'
import type { DiscordLinkCode } from '#shared/play/protocol/responses'
import { CHANCE, recordGame } from '#test/programs/bench/recorded-game'
import { type TestApp, testApp } from '#test/support/app'
import { duel } from '#test/support/duel'
import { APPLICATION, DiscordUser } from '#test/support/fake-discord'
import { seeded } from '#test/support/random-choice'
import { scramble, withoutAnswers } from '#test/support/scramble'

const EVERY = 11
const COMMANDS = ['games', 'turn', 'table', 'brief', 'nudge']
const USERS: Record<Seat, string> = { a: '1', b: '2' }

/** All that the bot says of a game in this state to the player of a seat. */
async function saidTo({ deps }: TestApp, id: string, seat: Seat, state: GameState): Promise<unknown[]> {
  const games = Object.create(deps.games) as typeof deps.games
  games.load = async (asked) => {
    const loaded = await deps.games.load(asked)
    return loaded && { ...loaded, head: { ...loaded.head, state } }
  }
  const asked = (name: string): Interaction => ({
    id: '9',
    type: 2,
    user: { id: USERS[seat], username: 'x' },
    data: { options: [{ name, options: [{ name: 'game', value: id }] }] },
  })
  return Promise.all(COMMANDS.map((name) => answerInteraction({ ...deps, games }, asked(name))))
}

test.each([1, 2])('nothing the bot says of game %i depends on what is hidden from the asker (R17.7a)', async (seed) => {
  const service = testApp({ settings: { discord: APPLICATION } })
  const { id, a, b } = await duel(service)
  for (const [player, user] of [
    [a, USERS.a],
    [b, USERS.b],
  ] as const) {
    const { code } = (await player.post('/players/me/discord/code')).json as DiscordLinkCode
    await new DiscordUser(service, user).command('link', { code })
  }
  const { first, decisions } = recordGame(seed)
  const run = begin(first, CHANCE)
  const below = seeded(seed)
  let compared = 0
  for (const [n, decision] of decisions.entries()) {
    run.take(decision)
    if (n % EVERY > 0 && run.state.result === undefined) continue
    const state = structuredClone(run.state)
    for (const seat of ['a', 'b'] as const) {
      const other = withoutAnswers(scramble(state, seat, below), seat)
      expect(await saidTo(service, id, seat, other)).toEqual(await saidTo(service, id, seat, state))
      compared += 1
    }
  }
  expect(compared).toBeGreaterThan(10)
})
