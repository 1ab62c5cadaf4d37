import { expect, test } from 'vitest'
import { goOnUnasked } from '#functions/use-cases/clock/go-on'
import { watchClocks } from '#functions/use-cases/clock/watch-clocks'
import { logFault } from '#functions/use-cases/commit/log-chain'
import { pending } from '#shared/game'
import { samples, storeOf } from '#test/migrations/samples'
import { testApp } from '#test/support/app'

const DAY = 86_400_000

/** A stored game, in which somebody is asked what to do with a squadron that, by the rules of today, can do nothing more. */
async function unasked() {
  const stored = samples().find(({ name }) => name === '79613b3-squadron-command')
  const first = stored && (await storeOf(stored).load(stored.head.id))
  const { head } = first ?? {}
  if (!stored || !head?.state) throw new Error('no sample')
  const [squadron] = Object.keys(head.state.squadrons)
  if (squadron === undefined) throw new Error('no squadron')
  const answered = { a: 0, b: 0 }
  const frame = { id: head.state.nextFrame, kind: 'squadron-activation', answered, squadron } as const
  const done = { step: 'act', commanded: true, moved: true, attacked: true } as const
  const stack = [...head.state.stack, { ...frame, ...done }]
  const state = { ...head.state, nextFrame: head.state.nextFrame + 1, stack }
  const games = storeOf({ ...stored, head: { ...head, state } as typeof stored.head })
  return { games, id: head.id, app: testApp({ games }) }
}

async function loadedOf({ games, id }: Pick<Awaited<ReturnType<typeof unasked>>, 'games' | 'id'>) {
  const { head } = (await games.load(id)) ?? {}
  if (!head?.state) throw new Error('no game')
  return { head, state: head.state }
}

test('A game whose open question today’s code does not ask goes on when its clock is looked at (design 7)', async () => {
  const game = await unasked()
  const before = await loadedOf(game)
  expect(pending(before.state)).toEqual([])
  await watchClocks(game.app.deps, before.head, [], before.head.out.at + 9 * DAY)
  const after = await loadedOf(game)
  expect(after.head.revision).toBe(before.head.revision + 1)
  const asked = pending(after.state)
  expect(asked).not.toEqual([])
  expect(after.head.out.awaited.after.map(({ request }) => request)).toEqual(asked.map(({ id }) => id))
  const log = await game.games.wholeLog(game.id)
  expect(logFault(log, log.length)).toBeUndefined()
})

test('A game with a question that is asked today stays as it is', async () => {
  const game = await unasked()
  const { deps } = game.app
  await goOnUnasked(deps, (await loadedOf(game)).head, deps.clock.now())
  const before = await loadedOf(game)
  expect(await goOnUnasked(deps, before.head, deps.clock.now())).toBe(false)
  expect((await loadedOf(game)).head.revision).toBe(before.head.revision)
})
