import { pending } from '#shared/game'
import { otherSeat, type Seat } from '#shared/game/engine/state'
import { type RandomNumber, randomChoice } from '#shared/play/bots/random'
import { REASONS } from '#shared/play/protocol/reasons'
import type { ErrorBody } from '#shared/play/protocol/responses'
import { randomDecision } from '#test/programs/sim/bot'
import { breaches, damageCards } from '#test/programs/sim/invariants'
import { seededFor } from '#test/support/random-choice'
import { FORMS } from '../forms'
import { BORN_NAMES, mutated, pick } from '../mutate'
import { type Reached, reached } from '../reached'
import { headOf, later, putState, rowsOf, type Served, serve } from '../served'
import type { Target } from '../target'

const TRIES = 40

/**
 * The same through the service: whatever is posted as a decision of a random game is refused with a code of the list, its
 * status, a sentence, and not a byte is written; or it is a legal answer, and taken.
 */
export const submissionsTarget: Target = {
  name: 'submissions',
  async run(seed) {
    const service = await serve(seed)
    const game = reached(seed)
    const below = seededFor(seed, 'submissions')
    const found: string[] = []
    await putState(service, game.run.state)
    for (let i = 0; i < TRIES; i += 1) {
      const posted = i < TRIES - 1 ? hostileBody(game, below, i) : legalBody(game, below, i)
      found.push(...(await faultOf(service, game, posted)))
    }
    return { tried: TRIES, found }
  },
}

interface Posted {
  seat: Seat
  body: string
  /** It must be taken. */
  legal?: true
}

async function faultOf(service: Served, game: Reached, { seat, body, legal }: Posted): Promise<string[]> {
  const told = `${body.slice(0, 500)} from ${seat}`
  const before = rowsOf(service)
  later(service)
  const reply = await service.seats[seat].postText(`/games/${service.game}/decisions`, body)
  if (reply.status === 200) return taken(service, game, told)
  const { code, message } = reply.json as ErrorBody
  return [
    ...(legal ? [`legal, but refused as ${code}: ${told}`] : []),
    ...(reply.status < 500 && REASONS[code] === reply.status && message !== ''
      ? []
      : [`${reply.status} ${reply.text}: ${told}`]),
    ...(rowsOf(service) === before ? [] : [`refused as ${code}, it wrote something: ${told}`]),
  ]
}

/** What was taken leads to a sound state; then the game is put back. */
async function taken(service: Served, { run }: Reached, told: string): Promise<string[]> {
  const state = (await headOf(service))?.state
  if (!state) return [`the game is gone after ${told}`]
  const faults = breaches(state, pending(state), damageCards(run.state))
  await putState(service, run.state)
  return faults.map((what) => `${what} after ${told}`)
}

function bodyOf(
  { run }: Reached,
  below: RandomNumber,
  n: number,
  choose?: (request: Parameters<typeof randomChoice>[1]) => unknown,
) {
  const request = pick(run.pending(), below)
  return {
    seat: request.seat,
    body: {
      submissionId: `s${n}`,
      answers: request.id,
      script: [
        {
          ask: request.ask,
          subject: request.subject,
          choose: choose?.(request) ?? randomChoice(run.state, request, below),
        },
      ],
    },
  }
}

function legalBody(game: Reached, below: RandomNumber, n: number): Posted {
  const { seat, body } = bodyOf(game, below, n, (request) => {
    const decision = randomDecision(game.run.state, [request], below)
    return decision.kind === 'answer' ? decision.choice : undefined
  })
  return { seat, body: JSON.stringify(body), legal: true }
}

function hostileBody(game: Reached, below: RandomNumber, n: number): Posted {
  const { seat, body } = bodyOf(game, below, n)
  const text = () => JSON.stringify(body)
  switch (below(10)) {
    case 0:
      return { seat: otherSeat(seat), body: text() }
    case 1:
      return {
        seat,
        body: JSON.stringify({ ...body, answers: game.past.length > 0 ? pick(game.past, below) : 'f0.0.a' }),
      }
    case 2:
      return {
        seat,
        body: text().replace('"choose":', `"choose":{"option":"x"},"${pick(BORN_NAMES, below)}":{"a":1},"choose":`),
      }
    case 3:
      return {
        seat,
        body: text().replace(/"(\w+)":/g, (whole, key) => (below(5) === 0 ? `"${key}":{},${whole}` : whole)),
      }
    case 4:
      return { seat, body: hostileText(below) }
    case 6: {
      const { seat: asked, body: other } = bodyOf(game, below, n, () => pick(FORMS, below))
      return { seat: asked, body: JSON.stringify(other) }
    }
    case 5:
      return {
        seat,
        body: text().replace(/-?\b\d+\b/g, (n) =>
          pick([n, `${n}.0`, '-0', '1e308', '1e400', '1e-320', '-1e-320', 'NaN', `${n}e0`, `0${n}`, `${n}.5`], below),
        ),
      }
    default:
      return { seat, body: JSON.stringify(mutated(below(2) === 0 ? body : mutated(body, below), below)) }
  }
}

function hostileText(below: RandomNumber): string {
  const many = 1 + below(30_000)
  return pick(
    [
      '',
      'null',
      '[]',
      '"x"',
      '{',
      '\u0000',
      '['.repeat(many),
      `${'['.repeat(many)}${']'.repeat(many)}`,
      `${'{"script":'.repeat(below(3_000))}1`,
      `{"script":[${'{},'.repeat(below(9_000))}{}]}`,
      `{"submissionId":"s","answers":"f1.0.a","script":[{"ask":"x","subject":"y","when":${'{"not":'.repeat(3_000)}1${'}'.repeat(3_000)},"choose":{"option":"z"}}]}`,
      `{"submissionId":"s","answers":"f1.0.a","script":[{"ask":"x","subject":"y","choose":{"dials":{"__proto__":[]}}}]}`,
      `{"__proto__":{"submissionId":"s"},"answers":"f1.0.a","script":[]}`,
      'x'.repeat(70_000),
    ],
    below,
  )
}
