import { describe, expect, test, vi } from 'vitest'
import type { GameStore, WaitHint } from '#functions/ports/game-store'
import { readClocks } from '#functions/use-cases/clock/game-clocks'
import { tick } from '#functions/use-cases/clock/tick'
import { tidyWaiting } from '#functions/use-cases/clock/tidy-waiting'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { claimGame } from '#functions/use-cases/submit/claim-game'
import { submitDecisions } from '#functions/use-cases/submit/submit-decisions'
import type { Seat } from '#shared/game/engine/state'
import { MemoryGameStore } from '#test/support/memory/memory-game-store'
import { ANNE, BEN, GAME, HOUR, headOf, MINUTE, submission, T, type World, world } from '#test/support/store-world'

/** The same world, with something that happens right after a call of the store: the first of its kind, or a later one. */
const after = (w: World, method: keyof GameStore, act: () => Promise<unknown>, call = 1): World['deps'] => {
  let calls = 0
  const games = new Proxy<GameStore>(w.games, {
    get(target, name: keyof GameStore) {
      if (name !== method) return Reflect.get(target, name).bind(target)
      return async (...args: unknown[]) => {
        const answer: unknown = await Reflect.apply(Reflect.get(target, name), target, args)
        calls += 1
        if (calls === call) await act()
        return answer
      }
    },
  })
  return { ...w.deps, games }
}

const isWaitingFor = async ({ games }: Pick<World, 'games'>, player: string): Promise<number[]> =>
  (await games.waiting(player, 10)).map(({ due }) => due)

describe('a claim at the moment in which the service comes back from an outage (design 8)', () => {
  test.each([
    ['outages', 1],
    ['outages', 2],
    ['heartbeats', 1],
  ] as const)('is too early, though the beat comes after %s were read (call %i)', async (method, call) => {
    const w = await world({ groups: [['b'], ['a']], hours: 1 })
    w.at(T)
    await tick(w.deps)
    w.at(T + 3 * HOUR)
    const deps = after(w, method, () => tick(w.deps), call)
    const claimed = await claimGame(deps, ANNE, { game: GAME, submissionId: 'c1' })
    expect(claimed).toBeInstanceOf(ServiceRefusal)
    expect(claimed).toMatchObject({ code: 'time-not-up' })
  })
})

test('a deadline that is shown is later by the outages it met, though nobody may claim (design 8)', async () => {
  const w = await world({ groups: [['b'], ['a']], hours: 24 })
  await w.games.putOutage({ from: T + HOUR, to: T + 4 * HOUR })
  const { deadlines } = await readClocks(w.deps, await headOf(w.deps), T + 5 * HOUR)
  expect(deadlines).toEqual([{ seat: 'b', due: T + 27 * HOUR, time: 24 * HOUR }])
})

describe('a waiting row that is put late stays no longer than the next look of the tick (design 9)', () => {
  const groups: Seat[][] = [['a'], ['b'], ['a']]
  const line = (n: number) => ({ ask: 'activation.dial', subject: `s${n}`, choose: { option: 'ok' } })
  const answer = (w: World, n: number) =>
    submitDecisions(w.deps, n === 1 ? BEN : ANNE, submission(`s${n}`, `f${n}.0.${groups[n]?.[0]}`, line(n)))
  /** The row of a question that Anne has answered is put once more: whoever wrote it out was slow. */
  const late = async (w: World, played: number): Promise<WaitHint> => {
    const [hint] = await w.games.waiting(ANNE.player, 10)
    if (!hint) throw new Error('nobody waits')
    w.at(T + MINUTE)
    for (let n = 0; n < played; n += 1) await answer(w, n)
    await w.games.writeHints({ wait: [hint] })
    return hint
  }

  test.each([
    [1, 'while the other seat is asked', 0],
    [2, 'while the same seat is asked again', 1],
    [3, 'when the game is over', 0],
  ])('after %i answers, %s', async (played, _, left) => {
    const w = await world({ groups, hours: 24 })
    const hint = await late(w, played)
    expect(await isWaitingFor(w, ANNE.player)).toContain(hint.due)
    w.at(T + 4 * MINUTE)
    await tick(w.deps)
    const { desk } = await headOf(w.deps)
    expect(await isWaitingFor(w, ANNE.player)).toEqual(left === 0 ? [] : [(desk.clocks.a?.since ?? 0) + 24 * HOUR])
    expect(await isWaitingFor(w, BEN.player)).toHaveLength(played === 1 ? 1 : 0)
  })

  test('though the other seat has just as long', async () => {
    const w = await world({ groups, hours: 24 })
    const [hint] = await w.games.waiting(ANNE.player, 10)
    await answer(w, 0)
    await w.games.writeHints({ wait: hint ? [hint] : [] })
    w.at(T + 4 * MINUTE)
    await tick(w.deps)
    expect(await isWaitingFor(w, ANNE.player)).toEqual([])
    expect(await isWaitingFor(w, BEN.player)).toEqual([hint?.due])
  })

  test('whichever seat it is of', async () => {
    const w = await world({ groups, hours: 24 })
    await answer(w, 0)
    const wait = await w.games.waiting(BEN.player, 10)
    expect(wait).toHaveLength(1)
    w.at(T + MINUTE)
    await answer(w, 1)
    await w.games.writeHints({ wait })
    await tidyWaiting(w.games, await headOf(w.deps))
    expect(await isWaitingFor(w, BEN.player)).toEqual([])
    expect(await isWaitingFor(w, ANNE.player)).toEqual([T + MINUTE + 24 * HOUR])
  })

  test('and where all rows are right, nothing is read again and nothing written', async () => {
    const w = await world({ groups, hours: 24 })
    const head = await headOf(w.deps)
    const [load, write] = [vi.spyOn(w.games, 'load'), vi.spyOn(w.games, 'writeHints')]
    await tidyWaiting(w.games, head)
    expect(await isWaitingFor(w, ANNE.player)).toHaveLength(1)
    expect([load, write].map(({ mock }) => mock.calls)).toEqual([[], []])
  })

  test('but what waits in another game of the same player stays', async () => {
    const w = await world({ groups, hours: 24 })
    await late(w, 1)
    const elsewhere = { player: ANNE.player, due: T + 5 * HOUR, game: '11'.repeat(16) }
    await w.games.writeHints({ wait: [elsewhere] })
    w.at(T + 4 * MINUTE)
    await tick(w.deps)
    expect(await w.games.waiting(ANNE.player, 10)).toEqual([expect.objectContaining(elsewhere)])
  })

  test('of very many, as many go as one call of the store takes, and the rest at the next look', async () => {
    const w = await world({ groups, hours: 24 })
    await answer(w, 0)
    const wait = Array.from({ length: 30 }, (_, n) => ({ player: ANNE.player, due: T + n, game: GAME }))
    await w.games.writeHints({ wait })
    const left: number[] = []
    const look = async () => {
      await tidyWaiting(w.games, await headOf(w.deps))
      left.push((await w.games.waiting(ANNE.player, 100)).length)
    }
    await look()
    await look()
    expect(left).toEqual([5, 0])
  })

  test('the row of a question that comes up meanwhile is left alone', async () => {
    const w = await world({ groups, hours: 24, games: new MemoryGameStore() })
    await late(w, 1)
    w.at(T + 4 * MINUTE)
    // Ben answers right before the tick looks who waits: Anne is asked again.
    await tick(after(w, 'notices', () => answer(w, 1)))
    expect(await isWaitingFor(w, ANNE.player)).toEqual([T + 4 * MINUTE + 24 * HOUR])
  })
})
