import type { Context } from 'hono'
import type { Actor, Deps } from '#functions/ports/deps'
import { bringFleet } from '#functions/use-cases/lobby/bring-fleet'
import { createGame } from '#functions/use-cases/lobby/create-game'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { claimGame } from '#functions/use-cases/submit/claim-game'
import { resignGame } from '#functions/use-cases/submit/resign-game'
import { submitDecisions } from '#functions/use-cases/submit/submit-decisions'
import { broughtFleet, ending, newGame, submission } from '#shared/play/protocol/request-bodies'
import { idIn, replyTo } from '../body'
import { pageAfter, submissionResult } from '../submission-result'

export const create = (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  replyTo(c, newGame, (body) => createGame(deps, actor, body), 201)

export const decide = (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  replyTo(c, submission, async (body) => {
    const submitted = await submitDecisions(deps, actor, { game: idIn(c), ...body })
    return submitted instanceof ServiceRefusal ? submitted : submissionResult(c, deps, submitted)
  })

export const bring = (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  replyTo(c, broughtFleet, (body) => bringFleet(deps, actor, { game: idIn(c), ...body }))

/** Resigning and claiming: a submission that answers no question. */
const ends =
  (end: typeof resignGame) =>
  (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
    replyTo(c, ending, async (body) => {
      const ended = await end(deps, actor, { game: idIn(c), ...body })
      return ended instanceof ServiceRefusal ? ended : pageAfter(deps, ended)
    })

export const resign = ends(resignGame)
export const claim = ends(claimGame)
