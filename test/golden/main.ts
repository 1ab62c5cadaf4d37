import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { helpIfAsked } from '#test/support/command-line'
import { exportedBattle, exportedGame } from '#test/support/exported'
import { filmOf } from '#test/web/front/film-of'
import { FILMED, GOLDEN, goldenFile } from './games'

const FILM = join(import.meta.dirname, '..', '..', 'web', 'pages', 'front', 'battle.json')

helpIfAsked(`npm run golden [-- NAME…]
Plays the finished games of test/golden anew: ${GOLDEN.map(({ name }) => name).join(', ')}.`)

/** Plays every golden game anew, or those that are named: for a change of the rules that was meant to change them. */
const names = process.argv.slice(2)
for (const { name, seed, preset } of GOLDEN) {
  if (names.length > 0 && !names.includes(name)) continue
  const game = preset === undefined ? await exportedGame(seed) : await exportedBattle(seed, preset)
  writeFileSync(goldenFile(name), `${JSON.stringify(game)}\n`)
  if (name === FILMED) writeFileSync(FILM, `${JSON.stringify(filmOf(game))}\n`)
  console.log(`${name}: written, ${game.result.reason} in round ${game.result.round}`)
}
