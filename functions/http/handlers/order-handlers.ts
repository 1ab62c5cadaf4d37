import type { Context } from 'hono'
import type { Actor, Deps } from '#functions/ports/deps'
import { readOrders, saveOrders, savePlans } from '#functions/use-cases/orders/orders'
import { preview as previewScript } from '#functions/use-cases/orders/preview'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { answerByOrder } from '#functions/use-cases/submit/answer-by-order'
import { playPlanNow } from '#functions/use-cases/submit/play-plan'
import { switchCard } from '#functions/use-cases/submit/switch-card'
import { automaticAnswer, cardSwitch, ordersChange, plansChange, previewed } from '#shared/play/protocol/orders'
import { idIn, readBody } from '../body'
import { refuse, reply } from '../respond'
import { CARD, PLAN } from '../route'
import { pageAfter, submissionResult } from '../submission-result'

export const read = async (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  reply(c, await readOrders(deps, actor, idIn(c)))

export async function save(c: Context, deps: Deps, actor: Actor): Promise<Response> {
  const body = await readBody(c, ordersChange)
  return reply(c, body instanceof ServiceRefusal ? body : await saveOrders(deps, actor, idIn(c), body))
}

export async function savePlansOf(c: Context, deps: Deps, actor: Actor): Promise<Response> {
  const body = await readBody(c, plansChange)
  return reply(c, body instanceof ServiceRefusal ? body : await savePlans(deps, actor, idIn(c), body))
}

export async function playPlan(c: Context, deps: Deps, actor: Actor): Promise<Response> {
  const plan = c.req.param('plan') ?? ''
  if (!PLAN.form.test(plan)) return refuse(c, PLAN.missing)
  const body = await readBody(c, automaticAnswer)
  if (body instanceof ServiceRefusal) return reply(c, body)
  const played = await playPlanNow(deps, actor, { game: idIn(c), plan, ...body })
  return reply(c, played instanceof ServiceRefusal ? played : await submissionResult(c, deps, { ...played, rest: [] }))
}

export async function answer(c: Context, deps: Deps, actor: Actor): Promise<Response> {
  const body = await readBody(c, automaticAnswer)
  if (body instanceof ServiceRefusal) return reply(c, body)
  const answered = await answerByOrder(deps, actor, { game: idIn(c), ...body })
  return reply(
    c,
    answered instanceof ServiceRefusal ? answered : await submissionResult(c, deps, { ...answered, rest: [] }),
  )
}

export async function turnCard(c: Context, deps: Deps, actor: Actor): Promise<Response> {
  const card = c.req.param('card') ?? ''
  if (!CARD.form.test(card)) return refuse(c, CARD.missing)
  const body = await readBody(c, cardSwitch)
  if (body instanceof ServiceRefusal) return reply(c, body)
  const switched = await switchCard(deps, actor, { game: idIn(c), card, ...body })
  return reply(c, switched instanceof ServiceRefusal ? switched : await pageAfter(deps, switched))
}

export async function preview(c: Context, deps: Deps, actor: Actor): Promise<Response> {
  const body = await readBody(c, previewed)
  return reply(c, body instanceof ServiceRefusal ? body : await previewScript(deps, actor, idIn(c), body))
}
