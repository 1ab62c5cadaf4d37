import type { AskName } from '#shared/game/engine/decision'
import type { GamePage, SubmissionResult } from '#shared/play/protocol/responses'
import type { TestApp } from '#test/support/app'
import type { Browser } from '#test/support/browser'
import { eagerChoice, seeded } from '#test/support/random-choice'

/** One POST of a decision, to be made by whoever measures. */
export interface Posting {
  game: string
  round: number
  ask: AskName
  send(): Promise<void>
}

/** A game that has begun, and both players. */
export interface Begun {
  game: string
  seats: readonly Browser[]
}

/** Two signed-in players play the learning scenario at random, but eager to fight: one decision per submission. */
export async function postGame(
  app: TestApp,
  seed: number,
  each: (posting: Posting) => Promise<void>,
  askAlways = false,
): Promise<void> {
  await playOn(await beginLearning(app, seed, askAlways), seed, each)
}

async function beginLearning(app: TestApp, seed: number, askAlways: boolean): Promise<Begun> {
  const a = await app.signedIn(`a${seed}@example.org`)
  const b = await app.signedIn(`b${seed}@example.org`)
  if (askAlways) for (const player of [a, b]) await player.patch('/players/me', { askAlways })
  const made = await a.post('/games', {
    submissionId: `make-${seed}`,
    wish: 'rebel',
    salt: '01'.repeat(16),
    hoursPerHandOff: 24,
  })
  const { id: game, invitation = '' } = made.json as GamePage
  await b.post(invitation.replace(/^\/i\//, '/invitations/'), { wish: 'imperial', salt: '02'.repeat(16) })
  return { game, seats: [a, b] }
}

/** Plays a game through the application to its end. */
export async function playOn(
  { game, seats }: Begun,
  seed: number,
  each: (posting: Posting) => Promise<void>,
): Promise<void> {
  const below = seeded(seed)
  let step = 0
  for (let n = 0; ; n += 1) {
    const pages = await Promise.all(
      seats.map(async (seat) => (await seat.get(`/games/${game}?since=${step}`)).json as GamePage),
    )
    if (pages.some(({ status }) => status === 'over')) return
    const asked = pages.flatMap(({ view }, i) =>
      (view?.requests ?? []).map((request) => ({ view, request, by: seats[i] })),
    )
    const { view, request, by } = asked[below(asked.length)] ?? {}
    if (!view || !request || !by) throw new Error(`game ${game}: nobody is asked`)
    const choose = eagerChoice(view, request, below)
    const script = [{ ask: request.ask, subject: request.subject, choose }]
    const send = async () => {
      const reply = await by.post(`/games/${game}/decisions`, { submissionId: `s${n}`, answers: request.id, script })
      const { used } = reply.json as SubmissionResult
      if (reply.status !== 200 || used !== 1) throw new Error(`${reply.status}: ${reply.text.slice(0, 300)}`)
    }
    step = view.step
    await each({ game, round: view.round, ask: request.ask, send })
  }
}
