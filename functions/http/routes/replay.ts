import { Refused } from '#functions/use-cases/refused'
import { replayIndex, replayPart } from '#functions/use-cases/replay'
import { refuse, reply } from '../respond'
import { GAME, type Route } from '../route'

const STEP = /^\d{1,9}$/
/** What is over stays as it was; not longer than a day, for a new build may draw it from another shape. */
const UNCHANGED = 'private, max-age=86400'

export const replayRoutes: Route[] = [
  {
    method: 'get',
    path: '/games/:id/at',
    of: GAME,
    does: 'Where a replay can stop: its steps, rounds and activations',
    for: 'anybody',
    handle: async (c, deps, actor) => reply(c, await replayIndex(deps, actor, c.req.param('id') ?? '')),
  },
  {
    method: 'get',
    path: '/games/:id/at/:step',
    of: GAME,
    does: 'The table as everybody saw it before or at a step, and the public events from there to the next activation',
    for: 'anybody',
    handle: async (c, deps, actor) => {
      const step = c.req.param('step') ?? ''
      if (!STEP.test(step)) return refuse(c, 'malformed-request', 'step')
      const part = await replayPart(deps, actor, c.req.param('id') ?? '', Number(step))
      if (!(part instanceof Refused) && part.closed) c.header('Cache-Control', UNCHANGED)
      return reply(c, part)
    },
  },
]
