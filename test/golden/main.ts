import { writeFileSync } from 'node:fs'
import { exportedGame } from '#test/support/exported'
import { GOLDEN, goldenFile } from './games'

/** Plays every golden game anew: for a change of the rules that was meant to change them. */
for (const { name, seed } of GOLDEN) {
  const file = goldenFile(name)
  writeFileSync(file, `${JSON.stringify(await exportedGame(seed))}\n`)
  console.log(`${name}: written`)
}
