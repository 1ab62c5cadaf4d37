import { createHash } from 'node:crypto'
import type { Entropy } from '#functions/ports/entropy'
import type { ExportedGame } from '#shared/replay/exported-game'
import { postGame } from '#test/bench/posted-game'
import { testApp } from './app'

/** The same bytes for the same seed, so that the same command makes the same file. */
export function seededEntropy(seed: number): Entropy {
  let calls = 0
  return {
    bytes(count: number): Uint8Array {
      calls += 1
      const digest = createHash('sha512').update(`${seed} ${calls}`).digest()
      return Uint8Array.from({ length: count }, (_, i) => digest[i % digest.length] ?? 0)
    },
  }
}

/** A whole game of the learning scenario, played at random but eager to fight, as the service hands it out after its end. */
export async function exportedGame(seed: number): Promise<ExportedGame> {
  const app = testApp({ entropy: seededEntropy(seed) })
  let game = ''
  await postGame(app, seed, async (posting) => {
    game = posting.game
    app.clock.at += 60_000
    await posting.send()
  })
  const answer = await app.browser().get(`/games/${game}/export`)
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text.slice(0, 300)}`)
  return answer.json as ExportedGame
}
