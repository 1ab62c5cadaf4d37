import type { Context } from 'hono'
import type { Actor, Deps } from '#functions/ports/deps'
import { readOrders, saveOrders, savePlans } from '#functions/use-cases/orders/orders'
import { preview as previewScript } from '#functions/use-cases/orders/preview'
import { answerByOrder } from '#functions/use-cases/submit/answer-by-order'
import { playPlanNow } from '#functions/use-cases/submit/play-plan'
import { switchCard } from '#functions/use-cases/submit/switch-card'
import { automaticAnswer, cardSwitch, ordersChange, plansChange, previewed } from '#shared/play/protocol/orders'
import { idIn, replyTo } from '../body'
import { refuse, reply } from '../respond'
import { CARD, PLAN } from '../route'
import { pageAfter, submissionResult } from '../submission-result'

export const read = async (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  reply(c, await readOrders(deps, actor, idIn(c)))

export const save = (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  replyTo(c, ordersChange, (body) => saveOrders(deps, actor, idIn(c), body))

export const savePlansOf = (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  replyTo(c, plansChange, (body) => savePlans(deps, actor, idIn(c), body))

export async function playPlan(c: Context, deps: Deps, actor: Actor): Promise<Response> {
  const plan = c.req.param('plan') ?? ''
  if (!PLAN.form.test(plan)) return refuse(c, PLAN.missing)
  return replyTo(c, automaticAnswer, async (body) =>
    submissionResult(c, deps, await playPlanNow(deps, actor, { game: idIn(c), plan, ...body })),
  )
}

export const answer = (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  replyTo(c, automaticAnswer, async (body) =>
    submissionResult(c, deps, await answerByOrder(deps, actor, { game: idIn(c), ...body })),
  )

export async function turnCard(c: Context, deps: Deps, actor: Actor): Promise<Response> {
  const card = c.req.param('card') ?? ''
  if (!CARD.form.test(card)) return refuse(c, CARD.missing)
  return replyTo(c, cardSwitch, async (body) =>
    pageAfter(deps, await switchCard(deps, actor, { game: idIn(c), card, ...body })),
  )
}

export const preview = (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  replyTo(c, previewed, (body) => previewScript(deps, actor, idIn(c), body))
