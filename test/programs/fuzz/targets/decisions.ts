import { isDeepStrictEqual } from 'node:util'
import { begin } from '#shared/game'
import type { Choice, Decision, DecisionRequest } from '#shared/game/engine/decision'
import { otherSeat } from '#shared/game/engine/state'
import { type RandomNumber, randomChoice } from '#shared/play/bots/random'
import { REASONS } from '#shared/play/protocol/reasons'
import { randomDecision } from '#test/programs/sim/bot'
import { breaches, damageCards } from '#test/programs/sim/invariants'
import { seededFor } from '#test/support/random-choice'
import { FORMS } from '../forms'
import { BORN_NAMES, mutated, oddValue, pick } from '../mutate'
import { type Reached, reached } from '../reached'
import type { Target } from '../target'

const TRIES = 60
const LEGAL_TRIES = 6

/** At a random moment of a random game: what is illegal is refused with a reason and changes nothing, what is legal is taken. */
export const decisionsTarget: Target = {
  name: 'decisions',
  run(seed) {
    const game = reached(seed)
    const below = seededFor(seed, 'decisions')
    const found = [
      ...Array.from({ length: TRIES }, () => hostileDecision(game, below)).flatMap((decision) =>
        faultOf(game, decision),
      ),
      ...legalDecisions(game, below).flatMap((decision) => refusalOf(game, decision)),
    ]
    return { tried: TRIES + LEGAL_TRIES, found }
  },
}

function faultOf({ run, chance }: Reached, decision: Decision): string[] {
  const told = `${JSON.stringify(decision).slice(0, 400)} at ${JSON.stringify(run.pending().map(({ ask, id }) => [ask, id]))}`
  const before = JSON.stringify(run.state)
  const copy = structuredClone(run.state)
  try {
    const probe = begin(run.state, chance)
    const refused = probe.take(decision)
    if (refused === undefined) {
      const cards = damageCards(probe.state)
      return breaches(probe.state, probe.pending(), cards).map((what) => `${what} after ${told}`)
    }
    return [
      ...(refused.code in REASONS ? [] : [`unknown reason ${refused.code} of ${told}`]),
      ...(JSON.stringify(probe.state) === before && isDeepStrictEqual(probe.state, copy)
        ? []
        : [`refused, it changed the state: ${told}`]),
      ...(JSON.stringify(run.state) === before ? [] : [`it changed the state that was handed in: ${told}`]),
    ]
  } catch (error) {
    return [`${error instanceof Error ? error.stack : String(error)}\n  by ${told}`]
  }
}

function refusalOf({ run, chance }: Reached, decision: Decision): string[] {
  const refused = begin(run.state, chance).take(decision)
  return refused ? [`legal, but refused as ${refused.code}: ${JSON.stringify(decision)}`] : []
}

/** Of every open question some answers that it says are legal. */
function legalDecisions({ run }: Reached, below: RandomNumber): Decision[] {
  const open = run.pending()
  if (open.length === 0) return []
  return Array.from({ length: LEGAL_TRIES }, () => {
    const request = pick(open, below)
    if (request.kind === 'option') return answerTo(request, { option: pick(request.options, below).id })
    return randomDecision(run.state, [request], below)
  })
}

const answerTo = ({ id, seat }: DecisionRequest, choice: unknown): Decision => ({
  kind: 'answer',
  request: id,
  seat,
  choice: choice as Choice,
})

function hostileDecision({ run, past }: Reached, below: RandomNumber): Decision {
  const open = run.pending()
  const request = pick(open, below)
  const { id, seat } = request
  const legal = () => randomChoice(run.state, request, below)
  switch (below(10)) {
    case 0:
      return { kind: 'answer', request: id, seat: otherSeat(seat), choice: legal() }
    case 1:
      return { kind: 'answer', request: past.length > 0 ? pick(past, below) : 'f0.0.a', seat, choice: legal() }
    case 2:
      return { kind: 'answer', request: String(oddValue(id, below)), seat, choice: legal() }
    case 3:
      return answerTo(request, pick(FORMS, below))
    case 4:
      return answerTo(request, { ...legal(), ...(pick(FORMS, below) as object) })
    case 5:
      return {
        kind: 'switch',
        seat,
        card: pick([...BORN_NAMES, ...Object.keys(run.state.cards)], below),
        on: below(2) === 0,
      }
    case 6: {
      const impossible = request.kind === 'option' ? (request.impossible ?? []) : []
      return answerTo(request, { option: impossible.length > 0 ? pick(impossible, below).id : 'done' })
    }
    case 7:
      return answerTo(request, mutated(mutated(legal(), below), below))
    default:
      return answerTo(request, mutated(legal(), below))
  }
}
