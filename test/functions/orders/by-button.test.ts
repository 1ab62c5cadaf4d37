import { expect, test } from 'vitest'
import type { Plan, ScriptLine } from '#shared/play/orders/plan'
import type { ErrorBody, GamePage, SubmissionResult } from '#shared/play/protocol/responses'
import type { Browser } from '#test/support/browser'
import { pageOf } from '#test/support/duel'
import { order, ordersOf, playBoth, playOne, send, sensibleLine, type Twin, twin } from '#test/support/prepared-duel'

const codeOf = ({ json }: { json: unknown }) => (json as ErrorBody).code
const isAsked = (seat: string, ask: string, { view }: GamePage) =>
  view?.awaited.some((open) => open.seat === seat && open.ask.startsWith(ask)) === true

/** Both play until a seat is asked this. */
async function until(seat: string, ask: string): Promise<Twin> {
  const game = await twin()
  await playBoth([game.a, game.b], game.id, ({ page }) => isAsked(seat, ask, page))
  return game
}

const requestOf = async (player: Browser, id: string) => (await pageOf(player, id)).view?.requests[0]?.id ?? ''

test('an edit does not answer what is asked already; its owner may let it by a button (design 10)', async () => {
  const { a, b, id } = await until('b', 'defense.')
  const answers = await requestOf(b, id)
  await order(b, id, { preset: 'cautious', orders: [] })
  expect(await requestOf(b, id)).toBe(answers)
  const path = `/games/${id}/answer-by-order`
  expect(codeOf(await a.post(path, { submissionId: 'x', answers }))).toBe('question-gone')
  const body = { submissionId: 'by-order', answers }
  const answer = await b.post(path, body)
  expect(answer.status).toBe(200)
  const { page } = answer.json as SubmissionResult
  expect(page.log[0]?.told ?? page.told?.[0]).toMatchObject({ by: 'order', fired: { order: { preset: 'cautious' } } })
  expect(page.decided).toBeGreaterThan(0)
  const again = await b.post(path, body)
  expect((again.json as SubmissionResult).page.view?.step).toBe(page.view?.step)
  const log = (await pageOf(a, id)).log.filter(({ step }) => step === page.log[0]?.step)
  expect(log.map(({ by }) => by)).toEqual([undefined])
})

test('orders that say nothing of a question leave it open', async () => {
  const { b, id, head } = await until('b', 'defense.')
  const { revision } = await head()
  const answer = await b.post(`/games/${id}/answer-by-order`, { submissionId: 'x', answers: await requestOf(b, id) })
  expect([answer.status, codeOf(answer)]).toEqual([409, 'no-order-answers'])
  expect((await head()).revision).toBe(revision)
})

/** The first lines that a sensible player of seat `a` sends in an activation, up to luck or somebody else's question. */
async function activation(): Promise<ScriptLine[]> {
  const { a, id } = await until('a', 'ship.activate')
  const lines: ScriptLine[] = []
  for (let n = 0; n < 3; n += 1) {
    const next = await sensibleLine(a, id)
    if (!next) break
    lines.push(next.line)
    const { page } = (await send(a, id, next.answers, [next.line])).json as SubmissionResult
    if (page.log.some(({ event }) => event.type === 'diceRolled')) break
  }
  return lines
}

const planOf = (lines: ScriptLine[], plays: Plan['plays']): Plan => ({ id: 'mine', lines, unless: [], plays })

test('a plan plays by its button as if it were sent now; what is left is kept, and a repeat is harmless', async () => {
  const lines = await activation()
  const { a, b, id, head } = await until('a', 'ship.activate')
  const later: ScriptLine = { ask: 'ship.activate', subject: 'table', choose: { option: 'nebulon-b-1' } }
  await a.put(`/games/${id}/plans`, { edition: 0, plans: [planOf([...lines, later], 'by-button')] })
  const body = { submissionId: 'play', answers: await requestOf(a, id) }
  const path = `/games/${id}/plans/mine/play`
  expect(codeOf(await b.post(path, body))).toBe('no-such-plan')
  expect(codeOf(await a.post(`/games/${id}/plans/other/play`, body))).toBe('no-such-plan')
  const played = await a.post(path, body)
  expect(played.json).toMatchObject({ used: lines.length, rest: [] })
  const { revision } = await head()
  expect((await a.post(path, body)).json).toMatchObject({ used: lines.length })
  expect((await head()).revision).toBe(revision)
  const { plans, edition } = await ordersOf(a, id)
  expect(edition).toBe(2)
  expect(plans).toMatchObject([{ id: 'mine', lines: [later] }])
  expect((await pageOf(b, id)).log.some(({ by }) => by !== undefined)).toBe(false)
})

test('a plan that cannot be played as the table stands says why and stays (design 10)', async () => {
  const { a, id } = await until('a', 'ship.activate')
  const gone: ScriptLine = { ask: 'ship.activate', subject: 'table', choose: { option: 'victory-1' } }
  const plan = planOf([gone], 'by-button')
  const never = { ...plan, id: 'never', unless: [{ amount: 'round' as const, min: 1 }] }
  await a.put(`/games/${id}/plans`, { edition: 0, plans: [plan, never] })
  const play = async (name: string) => {
    const body = { submissionId: name, answers: await requestOf(a, id) }
    return (await a.post(`/games/${id}/plans/${name}/play`, body)).json
  }
  expect(await play('mine')).toMatchObject({ code: 'plan-stale', subject: 'no-such-option' })
  expect(await play('never')).toMatchObject({ code: 'plan-stale', subject: 'condition-not-met' })
  expect((await ordersOf(a, id)).plans).toEqual([plan, never])
})

test('a plan may play itself as soon as its first question opens, in the submission that opens it', async () => {
  const lines = await activation()
  const { a, b, id, head } = await twin()
  await playOne(a, id)
  await a.put(`/games/${id}/plans`, { edition: 0, plans: [planOf(lines, 'itself')] })
  const answer = (await playOne(b, id))?.page
  expect(answer?.log.filter(({ by }) => by === 'order').length).toBeGreaterThan(0)
  expect(answer?.log.some(({ told }) => told !== undefined)).toBe(false)
  expect((await pageOf(a, id)).log.find(({ told }) => told)?.told).toMatchObject({ by: 'plan', plan: 'mine' })
  expect((await ordersOf(a, id)).plans).toEqual([])
  const by = (await head()).out.decisions.map((one) => `${one.seat} ${one.by}`)
  expect(by).toEqual(['b player', ...lines.map(() => 'a plan')])
})

test('a script goes on past answers of the other side’s orders only where a line says when (design 11)', async () => {
  const stubborn = async () => {
    const game = await twin()
    await order(game.b, game.id, { preset: 'stubborn', orders: [] })
    return game
  }
  /** Plays up to a line after which orders answer and `a` is asked again; that line, and what comes next. */
  const found = async ({ a, b, id }: Twin) => {
    const lines: { answers: string; line: ScriptLine }[] = []
    for (let n = 0; n < 400; n += 1) {
      const next = await sensibleLine(a, id)
      if (!next) {
        await playOne(b, id)
        continue
      }
      lines.push(next)
      const { page } = (await send(a, id, next.answers, [next.line])).json as SubmissionResult
      const after = await sensibleLine(a, id)
      const isBetween = page.log.some(({ by }) => by === 'order')
      if (isBetween && after?.line.ask.startsWith('attack.')) return { before: lines.slice(0, -1), first: next, after }
    }
    throw new Error('no orders answered in the middle of an activation')
  }
  const { before, first, after } = await found(await stubborn())
  const upTo = async () => {
    const game = await stubborn()
    const { a, b, id } = game
    for (const { answers, line } of before) {
      while ((await requestOf(a, id)) !== answers) if (!(await playOne(b, id))) throw new Error('nobody is asked')
      await send(a, id, answers, [line])
    }
    while ((await requestOf(a, id)) !== first.answers) if (!(await playOne(b, id))) throw new Error('nobody is asked')
    return game
  }
  const one = await upTo()
  const stopped = (await send(one.a, one.id, first.answers, [first.line, after.line])).json as SubmissionResult
  expect(stopped).toMatchObject({ used: 1, rest: [after.line], stopped: { code: 'answered-between' } })
  const other = await upTo()
  const when = { amount: 'round' as const, min: 1 }
  const script = [first.line, { ...after.line, when }]
  expect((await send(other.a, other.id, first.answers, script)).json).toMatchObject({ used: 2, rest: [] })
  const third = await upTo()
  const never = [first.line, { ...after.line, when: { not: when } }]
  expect((await send(third.a, third.id, first.answers, never)).json).toMatchObject({
    used: 1,
    stopped: { code: 'condition-not-met' },
  })
})
