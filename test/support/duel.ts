import type { Choice, DecisionRequest } from '#shared/game/engine/decision'
import type { Command } from '#shared/game/engine/state'
import type { GamePage, SubmissionResult } from '#shared/play/protocol/responses'
import type { TestApp } from './app'
import type { Browser } from './browser'

export interface Duel {
  id: string
  /** Rebels; made the game. */
  a: Browser
  /** Empire; joined. */
  b: Browser
}

/** Two signed-in players in a game that has just begun; who say so are asked where the answer cannot matter, too. */
export async function duel(service: Pick<TestApp, 'signedIn'>, { askAlways = true } = {}): Promise<Duel> {
  const a = await service.signedIn('a@example.org')
  const b = await service.signedIn('b@example.org')
  if (askAlways) for (const player of [a, b]) await player.patch('/players/me', { askAlways })
  const made = await a.post('/games', { submissionId: 'new', wish: 'rebel', salt: 'a'.repeat(32), hoursPerHandOff: 48 })
  const { id, invitation } = made.json as GamePage
  await b.post(`/invitations/${invitation?.slice(3)}`, { wish: 'imperial', salt: 'b'.repeat(32) })
  return { id, a, b }
}

export const pageOf = async (browser: Browser, id: string, since = 0): Promise<GamePage> =>
  (await browser.get(`/games/${id}?since=${since}`)).json as GamePage

/** A line of a script that says what is chosen. */
export interface ChosenLine {
  ask: string
  subject: string
  choose: Choice
}

/** Some legal answer to a question: the first option, Navigate on every dial, straight ahead, the suggested places, staying. */
export function answerTo(request: DecisionRequest): ChosenLine {
  const { ask, subject } = request
  switch (request.kind) {
    case 'option':
      return { ask, subject, choose: { option: request.options[0]?.id ?? '' } }
    case 'options':
      return { ask, subject, choose: { options: request.options.slice(0, request.min).map(({ id }) => id) } }
    case 'dials': {
      const salt = '5'.repeat(32)
      const dials = request.ships.map(({ ship, missing }) => [
        ship,
        Array.from({ length: missing }, () => ({ command: 'navigate' as const, salt })),
      ])
      return { ask, subject, choose: { dials: Object.fromEntries(dials) } }
    }
    case 'course':
      return { ask, subject, choose: { clicks: request.yaws.map(() => 0), side: 'left' } }
    case 'places':
      return { ask, subject, choose: { places: request.suggested } }
    case 'placement':
      throw new Error(`${request.piece.id} is placed in battles only`)
    case 'destination':
      return { ask, subject, choose: { to: request.around } }
  }
}

/** The first question that a player is asked. */
export async function questionOf(player: Browser, id: string): Promise<DecisionRequest> {
  const request = (await pageOf(player, id)).view?.requests[0]
  if (!request) throw new Error('nothing is asked')
  return request
}

/** What is sent to answer a question somehow. */
export const answering = (request: DecisionRequest, submissionId: string) => ({
  submissionId,
  answers: request.id,
  script: [answerTo(request)],
})

/** Sets the same command on every dial that a player is asked for. */
export async function setDials(player: Browser, id: string, command: Command) {
  const request = await questionOf(player, id)
  if (request.kind !== 'dials') throw new Error('dials are asked first')
  const salt = '2'.repeat(32)
  const chosen = request.ships.map(({ ship, missing }) => [ship, Array(missing).fill({ command, salt })])
  const script = [{ ...answerTo(request), choose: { dials: Object.fromEntries(chosen) } }]
  return await player.post(`/games/${id}/decisions`, { submissionId: 'd', answers: request.id, script })
}

let submissions = 0

/** Answers the first question a player is asked; undefined if none is. */
export async function answerOne(browser: Browser, id: string): Promise<SubmissionResult | undefined> {
  const request = (await pageOf(browser, id)).view?.requests[0]
  if (request === undefined) return undefined
  const send = async (line: ChosenLine) => {
    submissions += 1
    const body = { submissionId: `s${submissions}`, answers: request.id, script: [line] }
    return await browser.post(`/games/${id}/decisions`, body)
  }
  const line = answerTo(request)
  const answer = await send(line)
  if (answer.status === 422 && 'side' in line.choose) {
    const other = await send({ ...line, choose: { ...line.choose, side: 'right' } })
    return other.json as SubmissionResult
  }
  if (answer.status !== 200) throw new Error(`${request.ask} was refused: ${answer.text}`)
  return answer.json as SubmissionResult
}
