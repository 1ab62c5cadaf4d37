import { chanceOf } from '#functions/use-cases/commit/game-chance'
import { begin } from '#shared/game'
import type { AskName, Choice } from '#shared/game/engine/decision'
import type { Seat } from '#shared/game/engine/state'
import type { GamePage, SubmissionResult } from '#shared/play/protocol/responses'
import type { TestApp } from '#test/support/app'
import type { Browser } from '#test/support/browser'
import { eagerChoice, seeded } from '#test/support/random-choice'

interface Line {
  ask: AskName
  subject: string
  choose: Choice
}
/** What one seat sends: the request its first line answers, and its lines. */
export interface Post {
  seat: Seat
  answers: string
  script: Line[]
}

/** A game of two signed-in players whose every submission is known before it is sent. */
export interface Prepared {
  id: string
  seats: Record<Seat, Browser>
  posts: Post[]
}

/**
 * Two players for each game; the answers are those of somebody who would rather fight, worked out beforehand. They are
 * asked always, because the service answers what cannot matter by itself otherwise.
 */
export async function prepareGames(app: TestApp, players: () => Browser, games: number): Promise<Prepared[]> {
  const prepared: Prepared[] = []
  for (let i = 0; i < games; i += 1) {
    const seats = {
      a: await signedIn(app, players(), `a${i}@example.org`),
      b: await signedIn(app, players(), `b${i}@example.org`),
    }
    const rest = { wish: 'rebel', salt: '01'.repeat(16), hoursPerHandOff: 24 }
    const { id, invitation = '' } = (await seats.a.post('/games', { submissionId: `make-${i}`, ...rest }))
      .json as GamePage
    await seats.b.post(invitation.replace(/^\/i\//, '/invitations/'), { wish: 'imperial', salt: '02'.repeat(16) })
    prepared.push({ id, seats, posts: await answersOf(app, id, i) })
  }
  return prepared
}

async function signedIn(app: TestApp, browser: Browser, email: string): Promise<Browser> {
  await browser.post('/sign-in-links', { email })
  await browser.post('/sessions', { token: app.mails.tokenFor(email) })
  await browser.patch('/players/me', { askAlways: true })
  return browser
}

async function answersOf({ deps }: TestApp, id: string, seed: number): Promise<Post[]> {
  const head = (await deps.games.load(id))?.head
  if (!head?.state) throw new Error(`game ${id} has not begun`)
  const run = begin(head.state, chanceOf(await deps.rules(), head))
  const below = seeded(seed)
  const posts: Post[] = []
  while (!run.state.result) {
    const open = run.pending()
    const request = open[below(open.length)]
    if (!request) throw new Error(`game ${id}: nobody is asked`)
    const { id: answers, ask, subject, seat } = request
    const choose = eagerChoice(run.state, request, below)
    run.take({ kind: 'answer', request: answers, seat, choice: choose })
    posts.push({ seat, answers, script: [{ ask, subject, choose }] })
  }
  return posts
}

/** Consecutive answers of one seat as one script each, as far as luck lets them go. */
export async function asScripts({ deps }: TestApp, { id, posts }: Prepared): Promise<Post[]> {
  const head = (await deps.games.load(id))?.head
  if (!head?.state) throw new Error(`game ${id} has not begun`)
  const run = begin(head.state, chanceOf(await deps.rules(), head))
  const scripts: Post[] = []
  let last: (Post & { draws: number }) | undefined
  for (const { seat, answers, script } of posts) {
    const [line] = script
    if (!line) continue
    const goesOn = last?.seat === seat && last.draws === run.draws.length && last.script.length < 40
    if (goesOn && last) last.script.push(line)
    else {
      last = { seat, answers, script: [line], draws: run.draws.length }
      scripts.push(last)
    }
    run.take({ kind: 'answer', request: answers, seat, choice: line.choose })
  }
  return scripts.map(({ seat, answers, script }) => ({ seat, answers, script }))
}

export async function send({ id, seats }: Prepared, post: Post, submissionId: string): Promise<void> {
  const { seat, ...said } = post
  const reply = await seats[seat].post(`/games/${id}/decisions`, { submissionId, ...said })
  const { used } = reply.json as SubmissionResult
  if (reply.status !== 200 || used !== said.script.length)
    throw new Error(`${reply.status}: ${reply.text.slice(0, 300)}`)
}
