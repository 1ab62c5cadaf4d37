import { PRESETS, type PresetId } from '#shared/fleet/game-presets'
import type { ExportedGame } from '#shared/play/replay/exported-game'
import { playOn, postGame } from '#test/programs/bench/posted-game'
import { randomFleet } from '#test/programs/sim/random-fleet'
import { type TestApp, testApp } from './app'
import { bring, joinBattle, makeBattle } from './battle'
import { seeded } from './random-choice'
import { seededEntropy } from './seeded-entropy'

/** A whole game of the learning scenario, played at random but eager to fight, as the service hands it out after its end. */
export async function exportedGame(seed: number): Promise<ExportedGame> {
  const app = testApp({ entropy: seededEntropy(seed) })
  let game = ''
  await postGame(app, seed, async (posting) => {
    game = posting.game
    app.clock.at += 60_000
    await posting.send()
  })
  return exportOf(app, game)
}

/** The same of a battle, with fleets that are drawn by the seed. */
export async function exportedBattle(seed: number, preset: PresetId): Promise<ExportedGame> {
  const app = testApp({ entropy: seededEntropy(seed) })
  const below = seeded(seed)
  const a = await app.signedIn(`a${seed}@example.org`)
  const b = await app.signedIn(`b${seed}@example.org`)
  const made = await makeBattle(a, { options: preset, hoursPerHandOff: 24 })
  await joinBattle(b, made)
  for (const [seat, faction] of [
    [a, 'rebel'],
    [b, 'imperial'],
  ] as const) {
    const answer = await bring(seat, made.id, randomFleet(faction, PRESETS[preset], below))
    if (answer.status !== 200) throw new Error(answer.text)
  }
  await playOn({ game: made.id, seats: [a, b] }, seed, async (posting) => {
    app.clock.at += 60_000
    await posting.send()
  })
  return exportOf(app, made.id)
}

async function exportOf(app: TestApp, game: string): Promise<ExportedGame> {
  const answer = await app.browser().get(`/games/${game}/export`)
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text.slice(0, 300)}`)
  return answer.json as ExportedGame
}
