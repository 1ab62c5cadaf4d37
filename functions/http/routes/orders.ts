import type { Context } from 'hono'
import { readOrders, saveOrders, savePlans } from '#functions/use-cases/orders'
import { Refused } from '#functions/use-cases/refused'
import { switchCard } from '#functions/use-cases/switch-card'
import { automaticAnswer, cardSwitch, ordersChange, plansChange, previewed } from '#shared/protocol/orders'
import { readBody } from '../body'
import { refuse, reply } from '../respond'
import { CARD, GAME, PLAN, type Route } from '../route'
import { pageAfter, submissionResult } from '../submitted'

/** Only those who send need the rules of orders: most cold starts read. */
const LATER = {
  answerByOrder: async () => (await import('#functions/use-cases/answer-by-order')).answerByOrder,
  playPlanNow: async () => (await import('#functions/use-cases/play-plan')).playPlanNow,
  preview: async () => (await import('#functions/use-cases/preview')).preview,
}

const idIn = (c: Context): string => c.req.param('id') ?? ''

export const orderRoutes: Route[] = [
  {
    method: 'get',
    path: '/games/:id/orders',
    of: GAME,
    does: 'The own standing orders and plans, and what they have lately answered; nobody else sees them',
    for: 'signed-in',
    handle: async (c, deps, actor) => reply(c, await readOrders(deps, actor, idIn(c))),
  },
  {
    method: 'put',
    path: '/games/:id/orders',
    of: GAME,
    does: 'Changes the own standing orders, from the next question on; refused if there is a newer edition',
    for: 'signed-in',
    handle: async (c, deps, actor) => {
      const body = await readBody(c, ordersChange)
      return reply(c, body instanceof Refused ? body : await saveOrders(deps, actor, idIn(c), body))
    },
  },
  {
    method: 'put',
    path: '/games/:id/plans',
    of: GAME,
    does: 'The same with the own plans',
    for: 'signed-in',
    handle: async (c, deps, actor) => {
      const body = await readBody(c, plansChange)
      return reply(c, body instanceof Refused ? body : await savePlans(deps, actor, idIn(c), body))
    },
  },
  {
    method: 'post',
    path: '/games/:id/plans/:plan/play',
    of: GAME,
    does: 'Plays the first step of an own plan and keeps the rest',
    for: 'signed-in',
    handle: async (c, deps, actor) => {
      const plan = c.req.param('plan') ?? ''
      if (!PLAN.form.test(plan)) return refuse(c, PLAN.missing)
      const body = await readBody(c, automaticAnswer)
      if (body instanceof Refused) return reply(c, body)
      const played = await (await LATER.playPlanNow())(deps, actor, { game: idIn(c), plan, ...body })
      return reply(c, played instanceof Refused ? played : await submissionResult(c, deps, { ...played, rest: [] }))
    },
  },
  {
    method: 'post',
    path: '/games/:id/answer-by-order',
    of: GAME,
    does: 'Answers an open question by the own standing orders',
    for: 'signed-in',
    handle: async (c, deps, actor) => {
      const body = await readBody(c, automaticAnswer)
      if (body instanceof Refused) return reply(c, body)
      const answered = await (await LATER.answerByOrder())(deps, actor, { game: idIn(c), ...body })
      return reply(
        c,
        answered instanceof Refused ? answered : await submissionResult(c, deps, { ...answered, rest: [] }),
      )
    },
  },
  {
    method: 'post',
    path: '/games/:id/cards/:card/switch',
    of: GAME,
    does: 'Switches the free effect of an own card off or on, for all to see',
    for: 'signed-in',
    handle: async (c, deps, actor) => {
      const card = c.req.param('card') ?? ''
      if (!CARD.form.test(card)) return refuse(c, CARD.missing)
      const body = await readBody(c, cardSwitch)
      if (body instanceof Refused) return reply(c, body)
      const switched = await switchCard(deps, actor, { game: idIn(c), card, ...body })
      return reply(c, switched instanceof Refused ? switched : await pageAfter(deps, switched))
    },
  },
  {
    method: 'post',
    path: '/games/:id/preview',
    of: GAME,
    does: 'What a script would lead to, by what its player knows, up to luck, the other player or something hidden',
    for: 'signed-in',
    handle: async (c, deps, actor) => {
      const body = await readBody(c, previewed)
      return reply(c, body instanceof Refused ? body : await (await LATER.preview())(deps, actor, idIn(c), body))
    },
  },
]
