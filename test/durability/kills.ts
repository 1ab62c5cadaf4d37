import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { simpleParser } from 'mailparser'
import { mailFiles, readMail } from '#functions/adapters/email-folder'
import type { GamePage } from '#shared/protocol/responses'
import { Browser } from '#test/support/browser'
import { eagerChoice, seeded } from '#test/support/random-choice'
import { faultsAfterKills, type Sent } from './after-kills'

const SOURCE = fileURLToPath(new URL('./service-child.ts', import.meta.url))
/** Bundled once, because compiling takes longer than a run lasts; inside the project, so that packages are found. */
const CHILD = fileURLToPath(new URL('../output/durability-child.mjs', import.meta.url))
const PAIRS = 4
/** A run is killed some ms after so many answers, at most, and after this time even if there were fewer. */
const ANSWERS_OF_A_RUN = 16
const LONGEST_RUN_MS = 5_000
/** What the service needs at most to start, on a busy machine, too. */
const START_MS = 60_000

export interface KillsReport {
  kills: number
  games: number
  /** Answers of which a player was told that they count. */
  acknowledged: number
  /** Answers that were on their way when the service died. */
  cutOff: number
  /** Of these, sent once more afterwards. */
  repeated: number
  findings: { what: string; seed: number; command: string }[]
}

/**
 * Lets the whole local service run on a data folder while eight people play on it over HTTP, kills it without warning, starts
 * it again on the same folder, so many times, and looks what is left. The seed fixes what is played and how long each run is to last;
 * where exactly the process is when it dies is up to the machine, so a seed repeats the circumstances and not the moment.
 */
export async function kills(
  times: number,
  seed: number,
  tell: (line: string) => void = () => {},
): Promise<KillsReport> {
  const folder = await mkdtemp(join(tmpdir(), 'armada-kills-'))
  try {
    await build({
      entryPoints: [SOURCE],
      outfile: CHILD,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
    })
    const world = new World(folder, await freePort(), seed)
    try {
      await world.begin()
      for (let kill = 1; kill <= times; kill += 1) {
        await world.runAndKill()
        if (kill % 10 === 0) tell(`${kill} of ${times} kills, ${world.sent.length} answers`)
      }
    } finally {
      world.end()
    }
    const { sent, games, repeated } = world
    const faults = [...world.faults, ...(await faultsAfterKills(folder, [...games], sent))]
    const command = `npm run kills -- --times ${times} --seed ${seed}`
    return {
      kills: times,
      games: games.size,
      acknowledged: sent.filter(({ sure }) => sure).length,
      cutOff: world.cutOff,
      repeated,
      findings: faults.map((what) => ({ what, seed, command })),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Pair {
  seats: [Browser, Browser]
  game: string
  /** What is sent once more, by each seat, when the service is there again. */
  again: [(() => Promise<void>)[], (() => Promise<void>)[]]
}

function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

class World {
  readonly sent: Sent[] = []
  readonly games = new Set<string>()
  readonly faults: string[] = []
  cutOff = 0
  repeated = 0
  readonly #folder: string
  /** The same for every start: cookies and links in mails belong to one address. */
  readonly #port: number
  readonly #below: (k: number) => number
  #child: ChildProcess | undefined
  #isUp: boolean = false
  readonly #pairs: Pair[] = []

  constructor(folder: string, port: number, seed: number) {
    this.#folder = folder
    this.#port = port
    this.#below = seeded(seed)
  }

  /** Eight people sign in and begin their games. */
  async begin(): Promise<void> {
    await this.#start()
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const seats: [Browser, Browser] = [
        await this.#signedIn(`a${pair}@example.org`),
        await this.#signedIn(`b${pair}@example.org`),
      ]
      this.#pairs.push({ seats, game: await this.#newGame(seats, pair), again: [[], []] })
    }
    await this.#kill()
  }

  async runAndKill(): Promise<void> {
    await this.#start()
    for (const [i, pair] of this.#pairs.entries()) {
      const { status } = (await pair.seats[0].get(`/games/${pair.game}?since=100000`)).json as GamePage
      if (status === 'over') pair.game = await this.#newGame(pair.seats, i)
    }
    this.#isUp = true
    const plays = this.#pairs.flatMap((pair, i) => pair.seats.map((_, seat) => this.#play(i, seat)))
    await this.#answered(this.#below(ANSWERS_OF_A_RUN))
    await pause(this.#below(30))
    this.#isUp = false
    await this.#kill()
    await Promise.all(plays)
  }

  /** Leaves no service running, whatever went wrong. */
  end(): void {
    this.#child?.kill('SIGKILL')
  }

  /** So many more answers, or the longest time of a run. */
  async #answered(more: number): Promise<void> {
    const until = Date.now() + LONGEST_RUN_MS
    const sure = () => this.sent.filter((one) => one.sure).length
    const goal = sure() + more
    while (sure() < goal && Date.now() < until) await pause(2)
  }

  async #start(): Promise<void> {
    const child = spawn(process.execPath, [CHILD, this.#folder, String(this.#port)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    let complaints = ''
    child.stderr.on('data', (data: Buffer) => {
      complaints += data.toString()
    })
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`the service does not start: ${complaints}`)), START_MS)
      child.stdout.once('data', () => {
        clearTimeout(late)
        resolve()
      })
      child.once('exit', () => reject(new Error(`the service ended by itself: ${complaints}`)))
    })
  }

  #kill(): Promise<void> {
    const child = this.#child
    return new Promise((resolve) => {
      child?.once('exit', () => resolve())
      child?.kill('SIGKILL')
    })
  }

  #browser(): Browser {
    return new Browser((url, init) => fetch(url, init), `http://127.0.0.1:${this.#port}`)
  }

  async #signedIn(email: string): Promise<Browser> {
    const browser = this.#browser()
    await browser.post('/sign-in-links', { email })
    const mails = join(this.#folder, 'mail')
    for (const name of await mailFiles(mails)) {
      const mail = await simpleParser((await readMail(mails, name)) ?? '')
      const token = mail.text?.match(/\/sign-in\/([A-Za-z0-9_-]+)/)?.[1]
      const isOwn = mail.to !== undefined && !Array.isArray(mail.to) && mail.to.text === email
      if (!isOwn || token === undefined) continue
      const { status } = await browser.post('/sessions', { token })
      if (status < 300) return browser
    }
    throw new Error(`no sign-in mail to ${email}`)
  }

  async #newGame([a, b]: readonly [Browser, Browser], pair: number): Promise<string> {
    const salt = '01'.repeat(16)
    const submissionId = `make-${pair}-${this.games.size}`
    const made = await a.post('/games', { submissionId, wish: 'rebel', salt, hoursPerHandOff: 24 })
    if (made.status >= 300) throw new Error(`no game: ${made.text}`)
    const { id, invitation = '' } = made.json as GamePage
    await b.post(invitation.replace('/i/', '/invitations/'), { wish: 'imperial', salt })
    this.games.add(id)
    return id
  }

  /** One seat answers whatever it is asked until the service dies; what was cut off is sent once more, or looked at anew. */
  async #play(index: number, seat: number): Promise<void> {
    const pair = this.#pairs[index]
    const browser = pair?.seats[seat]
    if (!pair || !browser) return
    try {
      const again = pair.again[seat]
      for (const post of again?.splice(0) ?? []) await post()
      for (;;) await this.#answerOne(pair, seat)
    } catch (error) {
      // The connection broke because the service died.
      if (this.#isUp) this.faults.push(`a request failed while the service ran: ${String(error)}`)
    }
  }

  async #answerOne(pair: Pair, seat: number): Promise<void> {
    const { game } = pair
    const browser = pair.seats[seat]
    if (!browser) return
    const page = (await browser.get(`/games/${game}?since=100000`)).json as GamePage
    const request = page.view?.requests[0]
    if (!page.view || !request) {
      await pause(5)
      return
    }
    const { id: answers, ask, subject } = request
    const script = [{ ask, subject, choose: eagerChoice(page.view, request, this.#below) }]
    const sent: Sent = { game, request: answers, sure: false }
    const post = async () => {
      const reply = await browser.post(`/games/${game}/decisions`, { submissionId: `s-${answers}`, answers, script })
      if (reply.status === 200) sent.sure = true
      else this.faults.push(`${ask} of ${game}: ${reply.status} ${reply.text.slice(0, 200)}`)
    }
    this.sent.push(sent)
    try {
      await post()
    } catch (error) {
      this.cutOff += 1
      if (this.#below(2) === 0) {
        this.repeated += 1
        pair.again[seat]?.push(post)
      }
      throw error
    }
  }
}
