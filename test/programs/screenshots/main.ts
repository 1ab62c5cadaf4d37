import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { Player } from '#test/browser/support/player'
import { chromiumLaunchOptions } from '#test/support/chromium'
import { helpIfAsked } from '#test/support/command-line'
import { seededEntropy } from '#test/support/seeded-entropy'
import { startService } from '#test/support/service'
import { takePicture } from './picture'
import { PracticeGame } from './practice-game'
import { AFTERWARDS, SHOTS, type Shot } from './shots'

/** A game with squadrons that fight, a ship that is lost and a close end. */
const SEED = 1
const FOLDER = join(import.meta.dirname, '..', '..', '..', 'web', 'pictures')
/** Nothing is due in a practice game. */
const NO_TICK_MS = 3_600_000

helpIfAsked(
  'npm run screenshots\nTakes the pictures of web/pictures anew, from a practice game of a fixed seed. Needs Chromium.',
)

// Whoever wants pictures is not the one to tell which Node the SDK will want next year.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'

const service = await startService({ pages: true, tickMs: NO_TICK_MS, entropy: seededEntropy(SEED) })
const browser = await chromium.launch(chromiumLaunchOptions())
try {
  await mkdir(FOLDER, { recursive: true })
  const player = await Player.arrive(browser, service, 'you@armada.example', 'desk')
  await player.page.goto('/sign-in')
  await player.signIn()
  await player.page.request.patch('/players/me', { data: { name: 'You' } })
  const game = await PracticeGame.begin(player)
  const take = async (shot: Shot) => {
    const file = join(FOLDER, `${shot.name}.png`)
    await writeFile(file, await takePicture(player, game.id, shot))
    console.log(file)
  }
  const waiting = [...SHOTS]
  for (let moment = await game.moment(); moment !== undefined; moment = await game.moment()) {
    for (const shot of waiting.filter(({ at }) => at(moment))) {
      await take(shot)
      waiting.splice(waiting.indexOf(shot), 1)
    }
    await game.answer(moment)
  }
  if (waiting.length > 0) throw new Error(`no such moment came: ${waiting.map(({ name }) => name).join(', ')}`)
  for (const shot of AFTERWARDS) await take(shot)
} finally {
  await browser.close()
  await service.close()
}
