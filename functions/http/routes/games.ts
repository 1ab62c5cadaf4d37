import type { Context } from 'hono'
import { bringFleet } from '#functions/use-cases/bring-fleet'
import { claimGame } from '#functions/use-cases/claim-game'
import { createGame } from '#functions/use-cases/create-game'
import { listGames } from '#functions/use-cases/list-games'
import { readGame, readLog } from '#functions/use-cases/read-game'
import { Refused } from '#functions/use-cases/refused'
import { resignGame } from '#functions/use-cases/resign-game'
import { submitDecisions } from '#functions/use-cases/submit-decisions'
import { broughtFleet, ending, newGame, submission } from '#shared/protocol/requests'
import { readBody } from '../body'
import { refuse, reply } from '../respond'
import { GAME, type Route } from '../route'
import { pageAfter, submissionResult } from '../submitted'

const idIn = (c: Context): string => c.req.param('id') ?? ''

/** `?since=` as a step; anything else counts as the beginning. */
function sinceIn(c: Context): number {
  const since = c.req.query('since') ?? ''
  return /^\d{1,9}$/.test(since) ? Number(since) : 0
}

/** Resigning and claiming: a submission that answers no question. */
const endsGame = (path: string, does: string, end: typeof resignGame): Route => ({
  method: 'post',
  path,
  of: GAME,
  does,
  for: 'signed-in',
  handle: async (c, deps, actor) => {
    const body = await readBody(c, ending)
    if (body instanceof Refused) return reply(c, body)
    const ended = await end(deps, actor, { game: idIn(c), ...body })
    return reply(c, ended instanceof Refused ? ended : await pageAfter(deps, ended))
  },
})

export const gameRoutes: Route[] = [
  {
    method: 'get',
    path: '/games',
    does: 'The own games: waiting ones first, least time first; `?after=` goes on where an answer ended',
    for: 'signed-in',
    handle: async (c, deps, actor) => {
      const after = c.req.query('after')
      if (after !== undefined && !GAME.form.test(after)) return refuse(c, 'malformed-request', 'after')
      return reply(c, await listGames(deps, actor, after))
    },
  },
  {
    method: 'post',
    path: '/games',
    does: 'Makes a game and its invitation; against the practice bot it begins at once',
    for: 'signed-in',
    handle: async (c, deps, actor) => {
      const body = await readBody(c, newGame)
      return body instanceof Refused ? reply(c, body) : reply(c, await createGame(deps, actor, body), 201)
    },
  },
  {
    method: 'get',
    path: '/games/:id',
    of: GAME,
    does: 'The game as the reader may see it, with the log after step `?since=`; ETag per viewer',
    for: 'anybody',
    handle: async (c, deps, actor) => reply(c, await readGame(deps, actor, idIn(c), sinceIn(c))),
  },
  {
    method: 'get',
    path: '/games/:id/log',
    of: GAME,
    does: 'The log after step `?since=`',
    for: 'anybody',
    handle: async (c, deps, actor) => reply(c, await readLog(deps, actor, idIn(c), sinceIn(c))),
  },
  {
    method: 'post',
    path: '/games/:id/decisions',
    of: GAME,
    does: 'Answers the open question and, line by line, those that follow',
    for: 'signed-in',
    handle: async (c, deps, actor) => {
      const body = await readBody(c, submission)
      if (body instanceof Refused) return reply(c, body)
      const submitted = await submitDecisions(deps, actor, { game: idIn(c), ...body })
      return reply(c, submitted instanceof Refused ? submitted : await submissionResult(c, deps, submitted))
    },
  },
  {
    method: 'post',
    path: '/games/:id/fleet',
    of: GAME,
    does: 'Brings a fleet, or another in its place until both are there; then the game begins',
    for: 'signed-in',
    handle: async (c, deps, actor) => {
      const body = await readBody(c, broughtFleet)
      return reply(c, body instanceof Refused ? body : await bringFleet(deps, actor, { game: idIn(c), ...body }))
    },
  },
  endsGame('/games/:id/resign', 'Gives the game up', resignGame),
  endsGame('/games/:id/claim', 'Claims the game after the time of the other player is over', claimGame),
]
