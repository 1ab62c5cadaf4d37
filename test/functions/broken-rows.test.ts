import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { keyItem, N, S } from '#functions/adapters/dynamodb/codec'
import { type EmbeddedTable, openEmbedded } from '#functions/adapters/dynamodb/embedded'
import * as keys from '#functions/adapters/dynamodb/keys'
import { storesOn } from '#functions/adapters/dynamodb/open'
import type { GameStore } from '#functions/ports/game-store'
import { listGames } from '#functions/use-cases/lobby/list-games'
import { MemoryGameStore } from '#test/support/memory/memory-game-store'
import { listRow, newGameId } from '#test/support/store-rows'

/** What an operator reads of it is looked for where it is told. */
const silenced = vi.spyOn(console, 'error').mockImplementation(() => {})
let embedded: EmbeddedTable
beforeAll(async () => {
  embedded = await openEmbedded()
})
afterAll(async () => {
  silenced.mockRestore()
  await embedded.close()
})

const TEXTS = ['{"player":"p', 'null', '{}', '{"updated":"yesterday"}']

/** A broken row of one game, in a list with two others. */
async function listedBeside(games: GameStore, put: (key: keys.Key) => void | Promise<void>): Promise<string[]> {
  const player = newGameId()
  const [one, broken, other] = [newGameId(), newGameId(), newGameId()] as const
  for (const game of [one, other]) await games.putListRow(listRow(player, game))
  await put(keys.listKey({ player, game: broken }))
  await games.writeHints({ wait: [one, broken, other].map((game) => ({ player, game, due: 90_000 })) })
  const list = await listGames({ games }, { player })
  expect(silenced).toHaveBeenCalled()
  return list.games
    .map(({ id }) => (id === one ? 'one' : id === other ? 'other' : id))
    .toSorted((x, y) => (x < y ? -1 : 1))
}

describe.each(TEXTS)('A row of a list that reads %s hides its own game, and no other', (text) => {
  test('in memory', async () => {
    const games = new MemoryGameStore()
    expect(await listedBeside(games, (key) => games.rows.putText(key, text))).toEqual(['one', 'other'])
  })

  test('on the table', async () => {
    const put = (key: keys.Key) => embedded.table.put({ ...keyItem(key), revision: N(1), body: S(text) })
    expect(await listedBeside(storesOn(embedded.table).games, put)).toEqual(['one', 'other'])
  })
})

test('A page that ends with a broken row goes on behind it', async () => {
  const games = new MemoryGameStore()
  const [one, broken, other] = ['1', '2', '3'].map((digit) => digit.repeat(32)) as [string, string, string]
  for (const game of [one, other]) await games.putListRow(listRow('p', game))
  games.rows.putText(keys.listKey({ player: 'p', game: broken }), '{')
  const page = await games.listRows('p', 2)
  expect(page).toMatchObject({ rows: [{ game: one }], next: broken })
  expect(await games.listRows('p', 2, broken)).toMatchObject({ rows: [{ game: other }] })
})
