import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Item } from '#functions/adapters/dynamodb/codec'
import { repair } from '#functions/maintenance/repair'
import { SKIPPED_DRAWS, skipLuck } from '#functions/maintenance/skip-luck'
import type { Head } from '#functions/ports/head'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { submitDecisions } from '#functions/use-cases/submit/submit-decisions'
import { begin, pending, startBattle, startGame } from '#shared/game'
import type { Draw } from '#shared/game/engine/chance'
import type { ScriptLine } from '#shared/play/orders/plan'
import type { GamePage } from '#shared/play/protocol/responses'
import type { ExportedGame } from '#shared/play/replay/exported-game'
import { readExport } from '#shared/play/replay/read-export'
import { verifyGame } from '#shared/play/replay/verify-game'
import { headOf, playedOn } from '#test/migrations/played-on'
import { randomDecision } from '#test/programs/sim/bot'
import { seeded } from '#test/support/random-choice'
import { itemsIn, openTestStore, playSome, putBack, rowsIn, type TestStore } from './store'

interface Roll {
  actor: { player: string }
  answers: string
  script: ScriptLine[]
  /** The store right before it. */
  before: Item[]
  dice: Draw[]
}

let store: TestStore
let game: string
let roll: Roll

async function head(): Promise<Head> {
  const loaded = await store.app.deps.games.load(game)
  if (!loaded) throw new Error('there is no game')
  return loaded.head
}
const diceIn = (draws: readonly Draw[]) => draws.filter(({ purpose }) => purpose === 'dice')

async function send({ actor, answers, script }: Roll): Promise<Draw[]> {
  const { deps } = store.app
  const sent = await submitDecisions(deps, actor, { game, submissionId: 'the roll', answers, script })
  if (sent instanceof ServiceRefusal) throw new Error(sent.code)
  return diceIn((await head()).out.draws)
}

/** Plays on to an answer that rolls dice. */
async function untilRoll(): Promise<Roll> {
  const below = seeded(3)
  for (;;) {
    const { state, seats } = await headOf(store.app.deps.games, game)
    const open = pending(state)
    const decision = randomDecision(state, open, below)
    const asked = decision.kind === 'answer' && open.find(({ id }) => id === decision.request)
    if (!asked || decision.kind !== 'answer') continue
    const { ask, subject, id: answers, seat } = asked
    const script = [{ ask, subject, choose: decision.choice }]
    const before = await itemsIn(store.table)
    const sent = { actor: { player: seats[seat].player }, answers, script, before, dice: [] }
    store.app.clock.at += 1_000
    const dice = await send({ ...sent })
    if (dice.some(({ ranges }) => ranges.length > 1)) return { ...sent, dice }
    await putBack(store.table, before)
    await submitDecisions(store.app.deps, sent.actor, { game, submissionId: `${store.app.clock.at}`, answers, script })
  }
}

beforeAll(async () => {
  store = await openTestStore()
  game = await playSome(store.app, 21, 18)
  roll = await untilRoll()
})
afterAll(() => store.embedded.close())

describe('When the service has gone back to an earlier time (design 4)', () => {
  test('do dice that both have seen come again? Not once luck was skipped', async () => {
    await putBack(store.table, roll.before)
    // This is the fault.
    expect(await send(roll)).toEqual(roll.dice)
    await putBack(store.table, roll.before)
    const { state } = await headOf(store.app.deps.games, game)
    expect(await skipLuck(store.table, store.app.clock.at, true)).toHaveLength(1)
    const [again] = await send(roll)
    expect(again?.n).toBeGreaterThanOrEqual(state.nextDraw + SKIPPED_DRAWS)
    expect(again?.ranges).toEqual(roll.dice[0]?.ranges)
    expect(again?.numbers).not.toEqual(roll.dice[0]?.numbers)
  })

  test('do the undealt cards lie otherwise, and all of them still there?', async () => {
    await putBack(store.table, roll.before)
    const before = (await headOf(store.app.deps.games, game)).state.deck.undealt
    await skipLuck(store.table, store.app.clock.at, true)
    const after = (await headOf(store.app.deps.games, game)).state.deck.undealt
    expect(after).not.toEqual(before)
    expect(new Set(after)).toEqual(new Set(before))
    expect(after).toHaveLength(before.length)
  })

  test('does everybody read of it in the log, and is nothing else changed?', async () => {
    await putBack(store.table, roll.before)
    const before = await head()
    await skipLuck(store.table, store.app.clock.at, true)
    const { text } = await store.app.browser().get(`/games/${game}/log?since=${before.state?.step}`)
    expect(text).toContain('"type":"luckSkipped"')
    const after = await head()
    expect(after.out.awaited.after).toEqual(before.out.awaited.after)
    expect(after.desk).toEqual(before.desk)
  })

  test('does a dry look change anything?', async () => {
    await putBack(store.table, roll.before)
    const before = await rowsIn(store.table)
    expect(await skipLuck(store.table, store.app.clock.at, false)).toHaveLength(1)
    expect(await rowsIn(store.table)).toEqual(before)
  })

  test('does the game go on to an end that can be checked, and can it be made anew from its log?', async () => {
    await putBack(store.table, roll.before)
    await skipLuck(store.table, store.app.clock.at, true)
    expect(await playedOn(store.app, game, 20)).toEqual([])
    expect(await repair(store.table, game, store.app.clock.at, false)).toMatchObject({ found: 'nothing' })
    const seat = await store.app.signedIn('a21@example.org')
    expect(((await seat.post(`/games/${game}/resign`, { submissionId: 'r' })).json as GamePage).status).toBe('over')
    const exported = (await seat.get(`/games/${game}/export`)).json as ExportedGame
    expect(readExport(JSON.parse(JSON.stringify(exported)))).toHaveProperty('game')
    expect(verifyGame(exported, { begin, startGame, startBattle }).differences).toEqual({})
    // None is changed that is over.
    expect(await skipLuck(store.table, store.app.clock.at, true)).toEqual([])
  })
})
