import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { ExportedGame } from '#shared/play/replay/exported-game'
import { FILMED, goldenFile } from '#test/golden/games'
import { type Film, frameAfter } from '#web/pages/front/film'
import shown from '../../../web/pages/front/battle.json'
import { filmOf } from './film-of'

const played = async (): Promise<ExportedGame> => JSON.parse(await readFile(goldenFile(FILMED), 'utf8'))

test('the start page shows a battle that was really played', async () => {
  expect(shown).toEqual(filmOf(await played()))
})

test('after its last step the ships stand where they ended, and the lost ones are gone', async () => {
  const game = await played()
  const film = filmOf(game)
  const last = frameAfter(film, film.steps.length)
  expect(last.round).toBe(game.result.round)
  expect(last.lost.size).toBe(game.events.filter(({ type }) => type === 'destroyed').length)
  const moved = game.events.findLast((event) => event.type === 'moved')
  if (moved?.type !== 'moved') throw new Error('nothing moved')
  const [x, y] = [Math.round(moved.to.x / 1000), Math.round(914.4 - moved.to.y / 1000)]
  const stands = last.places.find((place) => place[0] === x && place[1] === y)
  // Turns are counted on
  expect(((stands?.[2] ?? Number.NaN) + 720) % 360).toBe(Math.round(moved.to.heading / 1000) % 360)
})

test('a ship that turns past north turns the short way', () => {
  const film: Film = {
    width: 900,
    height: 900,
    obstacles: [],
    pieces: [{ drawing: 'cr90', side: 'a', at: [100, 100, 350] }],
    steps: [
      { move: 0, to: [120, 90, 10] },
      { move: 0, to: [130, 80, 340] },
    ],
  }
  expect(frameAfter(film, 1).places).toEqual([[120, 90, 370]])
  expect(frameAfter(film, 2).places).toEqual([[130, 80, 340]])
})

test('an attack is a line between both, only in its own step', async () => {
  const film = filmOf(await played())
  const at = film.steps.findIndex((step) => 'fire' in step)
  expect(frameAfter(film, at).beam).toBeUndefined()
  expect(frameAfter(film, at + 1).beam).toBeDefined()
})
