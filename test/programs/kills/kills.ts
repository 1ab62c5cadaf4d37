import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { simpleParser } from 'mailparser'
import { mailFiles, readMail } from '#functions/adapters/email-folder'
import type { GamePage } from '#shared/play/protocol/responses'
import { Browser } from '#test/support/browser'
import { eagerChoice, seeded } from '#test/support/random-choice'
import { faultsAfterKills, type SentAnswer } from './after-kills'

const SOURCE = fileURLToPath(new URL('./service-child.ts', import.meta.url))
/** Bundled once, because compiling takes longer than a run lasts; inside the project, so that packages are found. */
const CHILD = fileURLToPath(new URL('../../output/durability-child.mjs', import.meta.url))
const PAIRS = 4
/** A run is killed some ms after so many answers, at most, and after this time even if there were fewer. */
const ANSWERS_OF_A_RUN = 16
const LONGEST_RUN_MS = 5_000
/** What a process needs at most between its last answer and its end. */
const DYING_MS = 10_000
/** What the service needs at most to start, on a busy machine, too. */
const START_MS = 600_000

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
  source = SOURCE,
): Promise<KillsReport> {
  const folder = await mkdtemp(join(tmpdir(), 'armada-kills-'))
  try {
    await build({
      entryPoints: [source],
      outfile: CHILD,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
    })
    const world = new World(folder, await freePort(), seed)
    let killed = 0
    try {
      await world.begin()
      for (; killed < times; killed += 1) {
        await world.runAndKill()
        if ((killed + 1) % 10 === 0) tell(`${killed + 1} of ${times} kills, ${world.sent.length} answers`)
      }
    } catch (error) {
      // A service that does not come up again, or dies by itself, is what is looked for, too.
      world.faults.push(`after ${killed} kills: ${(await world.ownDeath()) ?? inWords(error)}`)
    } finally {
      await world.end()
    }
    const { sent, games, repeated } = world
    const left = await faultsAfterKills(folder, [...games], sent).catch((error: unknown) => [
      `what is left cannot be read: ${inWords(error)}`,
    ])
    const faults = [...world.faults, ...left]
    const command = `npm run kills -- --times ${times} --seed ${seed}`
    return {
      kills: killed,
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

const inWords = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const isDead = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

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
  readonly sent: SentAnswer[] = []
  readonly games = new Set<string>()
  readonly faults: string[] = []
  cutOff = 0
  repeated = 0
  readonly #folder: string
  /** The same for every start: cookies and links in mails belong to one address. */
  readonly #port: number
  readonly #below: (k: number) => number
  #child: ChildProcess | undefined
  /** What it says of its troubles. */
  #complaints = ''
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
    try {
      await this.#kill()
    } finally {
      await Promise.all(plays)
    }
  }

  /**
   * Asked after something went wrong: a connection may break in many ways before the process that held it has ended.
   * @returns what the service said when it died by itself; undefined if it lives
   */
  async ownDeath(): Promise<string | undefined> {
    const child = this.#child
    if (!child || child.signalCode !== null) return undefined
    if (!isDead(child)) await Promise.race([once(child, 'exit'), pause(DYING_MS)])
    return isDead(child) ? `the service ended by itself: ${this.#complaints}` : undefined
  }

  /** Leaves no service running, whatever went wrong. */
  async end(): Promise<void> {
    if (this.#child && !isDead(this.#child)) await this.#kill()
  }

  /** So many more answers, or the longest time of a run. */
  async #answered(more: number): Promise<void> {
    const until = Date.now() + LONGEST_RUN_MS
    const sure = () => this.sent.filter((one) => one.sure).length
    const goal = sure() + more
    const goesOn = () => this.#child && !isDead(this.#child) && sure() < goal && Date.now() < until
    while (goesOn()) await pause(2)
  }

  async #start(): Promise<void> {
    const child = spawn(process.execPath, [CHILD, this.#folder, String(this.#port)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    this.#complaints = ''
    child.stderr.on('data', (data: Buffer) => {
      this.#complaints += data.toString()
    })
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`the service does not start: ${this.#complaints}`)), START_MS)
      child.stdout.once('data', () => {
        clearTimeout(late)
        resolve()
      })
      child.once('exit', () => reject(new Error(`the service ended by itself: ${this.#complaints}`)))
    })
  }

  /** @throws if it had died by itself */
  async #kill(): Promise<void> {
    const child = this.#child
    if (!child) return
    if (isDead(child)) throw new Error(`the service ended by itself: ${this.#complaints}`)
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
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
    const sent: SentAnswer = { game, request: answers, sure: false }
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
