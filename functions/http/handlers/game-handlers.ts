import type { Context } from 'hono'
import type { Actor, Deps } from '#functions/ports/deps'
import { bringFleet } from '#functions/use-cases/lobby/bring-fleet'
import { createGame } from '#functions/use-cases/lobby/create-game'
import { withdrawGame } from '#functions/use-cases/lobby/withdraw-game'
import { claimGame } from '#functions/use-cases/submit/claim-game'
import { resignGame } from '#functions/use-cases/submit/resign-game'
import { submitDecisions } from '#functions/use-cases/submit/submit-decisions'
import { broughtFleet, ending, newGame, submission } from '#shared/play/protocol/request-bodies'
import { idIn, replyTo } from '../body'
import { done } from '../respond'
import { pageAfter, submissionResult } from '../submission-result'

export const create = (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  replyTo(c, newGame, (body) => createGame(deps, actor, body), 201)

export const decide = (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  replyTo(c, submission, async (body) =>
    submissionResult(c, deps, await submitDecisions(deps, actor, { game: idIn(c), ...body })),
  )

export const bring = (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  replyTo(c, broughtFleet, (body) => bringFleet(deps, actor, { game: idIn(c), ...body }))

export const withdraw = async (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  done(c, await withdrawGame(deps, actor, idIn(c)))

/** Resigning and claiming: a submission that answers no question. */
const ends =
  (end: typeof resignGame) =>
  (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
    replyTo(c, ending, async (body) => pageAfter(deps, await end(deps, actor, { game: idIn(c), ...body })))

export const resign = ends(resignGame)
export const claim = ends(claimGame)
