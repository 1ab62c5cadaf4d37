import { type Browser, chromium, type Page } from 'playwright-core'
import type { GameState } from '#shared/game/engine/state'
import type { GamePage } from '#shared/play/protocol/responses'
import { arrange, beganGame, setDials } from '#test/browser/support/arranged-game'
import { Player } from '#test/browser/support/player'
import { chromiumLaunchOptions } from '#test/support/chromium'
import { eagerChoice, seeded } from '#test/support/random-choice'
import { startService } from '#test/support/service'
import { type Bench, median, type Row, rounded } from '../row'

const UNITS = 40
const TIMES = 3
/** Frames of one gesture. */
const FRAMES = 90
/** 60 a second; the clock of a frame is rounded. */
const FRAME_MS = 16.7 + 0.1
const LEAST_SHARE = 0.9

/** Evaluated in the page as it is written: ms between frames. */
const FRAME_GAPS = `new Promise((resolve) => {
  const times = []
  const frame = (time) => {
    times.push(time)
    if (times.length <= ${FRAMES}) requestAnimationFrame(frame)
    else resolve(times.slice(1).map((each, i) => each - times[i]))
  }
  requestAnimationFrame(frame)
})`

interface Spot {
  x: number
  y: number
}

/** Gestures on a table of 40 units in Chromium, beside the same on an empty drawing in the same browser. */
export const frames: Bench = {
  name: 'frames',
  async measure() {
    const service = await startService({ pages: true })
    const browser = await chromium.launch(chromiumLaunchOptions())
    try {
      const rebel = await Player.arrive(browser, service, 'rebel@armada.example', 'desk')
      const empire = await Player.arrive(browser, service, 'empire@armada.example', 'desk')
      for (const player of [rebel, empire]) {
        await player.page.goto('/sign-in')
        await player.signIn()
      }
      const game = await beganGame(rebel, empire)
      await setDials(rebel, game, 'navigate')
      await setDials(empire, game, 'navigate')
      await arrange(service.deps, game, crowd)
      const { page } = rebel
      await toCourse(rebel, game)
      await page.goto(`/g/${game}`)
      const empty = await emptyDrawing(browser)
      const joint = await middleOf(page, '.joint:not(.fixed)')
      const mat = { x: joint.x + 150, y: joint.y - 150 }
      return [
        await row({ name: 'panning', page, empty, at: mat, gesture: 'drag' }),
        await row({ name: 'zooming', page, empty, at: mat, gesture: 'wheel' }),
        await row({ name: 'pulling a joint of the maneuver tool', page, empty, at: joint, gesture: 'drag' }),
      ]
    } finally {
      await browser.close()
      await service.close()
    }
  },
}

/** More of the same squadrons, in rows between the fleets, until there are 40 units. */
function crowd(state: GameState): void {
  const models = Object.values(state.squadrons)
  const missing = UNITS - Object.keys(state.ships).length - models.length
  for (let n = 0; n < missing; n += 1) {
    const model = models[n % models.length]
    if (!model) throw new Error('an empty table')
    const at = { x: 60_000 + (n % 10) * 85_000, y: 400_000 + Math.floor(n / 10) * 55_000 }
    const id = `${model.id}-more-${n}`
    state.squadrons[id] = { ...structuredClone(model), id, tag: `${model.tag.charAt(0)}${n + 20}`, at }
  }
}

/** Answers at random, without the page, until the player has a course to set. */
async function toCourse({ page: { request } }: Player, game: string): Promise<void> {
  const below = seeded(1)
  for (let n = 0; ; n += 1) {
    const { view }: GamePage = await (await request.get(`/games/${game}?since=0`)).json()
    const asked = view?.requests[0]
    if (!view || !asked) throw new Error('nothing is asked')
    if (asked.ask.startsWith('maneuver.')) return
    const script = [{ ask: asked.ask, subject: asked.subject, choose: eagerChoice(view, asked, below) }]
    const data = { submissionId: `bench-course-${n}`, answers: asked.id, script }
    const answer = await request.post(`/games/${game}/decisions`, { data })
    if (!answer.ok()) throw new Error(await answer.text())
  }
}

/** A page with nothing but an empty drawing, which redraws when something is pulled over it. */
async function emptyDrawing(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.setContent('<svg width="1400" height="860" viewBox="0 0 900 600"><g></g></svg>')
  await page.evaluate(() => {
    const group = document.querySelector('g')
    addEventListener('pointermove', ({ clientX }) => group?.setAttribute('transform', `translate(${clientX} 0)`))
  })
  return page
}

async function middleOf(page: Page, selector: string): Promise<Spot> {
  const box = await page.locator(selector).first().boundingBox({ timeout: 30_000 })
  if (!box) throw new Error(`${selector} is not to be seen`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

interface Played {
  name: string
  page: Page
  empty: Page
  at: Spot
  gesture: 'drag' | 'wheel'
}

async function row({ name, page, empty, at, gesture }: Played): Promise<Row> {
  const shares: number[] = []
  const references: number[] = []
  for (let time = 0; time < TIMES; time += 1) {
    references.push(await shareInTime(empty, at, gesture))
    shares.push(await shareInTime(page, at, gesture))
  }
  const [figure, reference] = [median(shares), median(references)]
  return {
    name: `web: frames in time (60 a second) while ${name}, ${UNITS} units`,
    figure: rounded(figure),
    unit: 'share',
    reference: { name: 'the same gesture on an empty drawing', figure: rounded(reference) },
    ratio: rounded(figure / reference),
    budget: `≥ ${LEAST_SHARE} × reference`,
    met: figure >= LEAST_SHARE * reference,
  }
}

/** @returns the share of frames no later than 1/60 s after the one before, while the pointer goes in a circle or the wheel to and fro */
async function shareInTime(page: Page, at: Spot, gesture: Played['gesture']): Promise<number> {
  await page.bringToFront()
  await page.mouse.move(at.x, at.y)
  if (gesture === 'drag') await page.mouse.down()
  const gaps = page.evaluate<number[]>(FRAME_GAPS)
  let over = false
  const all = gaps.finally(() => {
    over = true
  })
  for (let n = 0; !over; n += 1) {
    const turn = n / 12
    if (gesture === 'drag') await page.mouse.move(at.x + 40 * Math.sin(turn), at.y + 40 * Math.cos(turn) - 40)
    else await page.mouse.wheel(0, Math.floor(turn) % 2 === 0 ? 30 : -30)
  }
  if (gesture === 'drag') await page.mouse.up()
  const measured = await all
  return measured.filter((gap) => gap <= FRAME_MS).length / measured.length
}
