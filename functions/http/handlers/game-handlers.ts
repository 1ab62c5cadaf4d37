import type { Context } from 'hono'
import type { Actor, Deps } from '#functions/ports/deps'
import { bringFleet } from '#functions/use-cases/lobby/bring-fleet'
import { createGame } from '#functions/use-cases/lobby/create-game'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { claimGame } from '#functions/use-cases/submit/claim-game'
import { resignGame } from '#functions/use-cases/submit/resign-game'
import { submitDecisions } from '#functions/use-cases/submit/submit-decisions'
import { broughtFleet, ending, newGame, submission } from '#shared/play/protocol/request-bodies'
import { idIn, readBody } from '../body'
import { reply } from '../respond'
import { pageAfter, submissionResult } from '../submission-result'

export async function create(c: Context, deps: Deps, actor: Actor): Promise<Response> {
  const body = await readBody(c, newGame)
  return body instanceof ServiceRefusal ? reply(c, body) : reply(c, await createGame(deps, actor, body), 201)
}

export async function decide(c: Context, deps: Deps, actor: Actor): Promise<Response> {
  const body = await readBody(c, submission)
  if (body instanceof ServiceRefusal) return reply(c, body)
  const submitted = await submitDecisions(deps, actor, { game: idIn(c), ...body })
  return reply(c, submitted instanceof ServiceRefusal ? submitted : await submissionResult(c, deps, submitted))
}

export async function bring(c: Context, deps: Deps, actor: Actor): Promise<Response> {
  const body = await readBody(c, broughtFleet)
  return reply(c, body instanceof ServiceRefusal ? body : await bringFleet(deps, actor, { game: idIn(c), ...body }))
}

/** Resigning and claiming: a submission that answers no question. */
const ends =
  (end: typeof resignGame) =>
  async (c: Context, deps: Deps, actor: Actor): Promise<Response> => {
    const body = await readBody(c, ending)
    if (body instanceof ServiceRefusal) return reply(c, body)
    const ended = await end(deps, actor, { game: idIn(c), ...body })
    return reply(c, ended instanceof ServiceRefusal ? ended : await pageAfter(deps, ended))
  }

export const resign = ends(resignGame)
export const claim = ends(claimGame)
