import { isLegal, viewFor } from '#shared/game'
import { basePlace } from '#shared/game/cards/catalog/models'
import type { Choice, Decision, DecisionRequest, Place } from '#shared/game/engine/decision'
import type { GameState } from '#shared/game/engine/state'
import { placeBeside } from '#shared/game/geometry/contact'
import { hex, type RandomNumber } from '#shared/play/bots/random'
import { practiceBot } from '#test/support/practice-bot'
import { eagerChoice } from '#test/support/random-choice'

/** Who plays both seats: anybody at random, or the bot that players practise with. */
export const BOTS = ['random', 'practice'] as const
export type BotName = (typeof BOTS)[number]

/** One of the open questions, of a game that a bot plays for both seats. */
export interface BotAsked {
  state: GameState
  open: readonly DecisionRequest[]
  request: DecisionRequest
}

/** What a bot decides when it is asked; numbers of its own come from `below`. */
export const answerOf: Record<BotName, (asked: BotAsked, below: RandomNumber) => Decision> = {
  random: randomAnswer,
  practice: practiceAnswer,
}

type Decide = (state: GameState, open: readonly DecisionRequest[], below: RandomNumber) => Decision

/** Who is asked first when both are is a matter of luck. */
const anyOf =
  (bot: BotName): Decide =>
  (state, open, below) =>
    answerOf[bot]({ state, open, request: oneOf(open, below) }, below)

/** What a bot decides next. */
export const decisionOf: Record<BotName, Decide> = { random: anyOf('random'), practice: anyOf('practice') }

/** Any legal decision, with some liking for a fight. */
export const randomDecision = decisionOf.random

export function oneOf(open: readonly DecisionRequest[], below: RandomNumber): DecisionRequest {
  const request = open[below(open.length)]
  if (!request) throw new Error('nobody is asked')
  return request
}

/** Where rounds are unlimited two careful players may keep out of each other's way for ever (R19.1). */
const LAST_ROUND_OF_PATIENCE = 20

/** Each seat answers from its own view. */
function practiceAnswer({ state, open, request }: BotAsked, below: RandomNumber): Decision {
  const { id, seat } = request
  if (state.round > LAST_ROUND_OF_PATIENCE) return { kind: 'resign', seat }
  const salt = () => hex(16, below)
  return { kind: 'answer', request: id, seat, choice: practiceBot({ view: viewFor(state, seat, open), request, salt }) }
}

function randomAnswer({ state, request }: BotAsked, below: RandomNumber): Decision {
  const { seat } = request
  if (below(5000) === 0) return { kind: 'resign', seat }
  if (below(8000) === 0) return { kind: 'claim', seat: seat === 'a' ? 'b' : 'a' }
  return { kind: 'answer', request: request.id, seat, choice: choiceFor(state, request, below) }
}

function choiceFor(state: GameState, request: DecisionRequest, below: RandomNumber): Choice {
  return request.kind === 'places' ? places(state, request, below) : eagerChoice(state, request, below)
}

/** The game's own proposal, its places dealt out anew, or any places around the ship that are legal. */
function places(state: GameState, request: DecisionRequest & { kind: 'places' }, below: RandomNumber): Choice {
  const { suggested } = request
  const tries = [anywhere(state, request, below), dealtAnew(suggested, below)]
  const other = tries[below(3)]
  return other && !isLegal(state, request, { places: other }) ? { places: other } : { places: suggested }
}

function dealtAnew(suggested: readonly Place[], below: RandomNumber): Place[] {
  const left = [...suggested]
  return suggested.map((place) => ({ ...place, squadron: left.splice(below(left.length), 1)[0]?.squadron ?? '' }))
}

function anywhere(state: GameState, request: DecisionRequest & { kind: 'places' }, below: RandomNumber): Place[] {
  const ship = state.ships[request.ship]
  if (!ship) return request.suggested
  return request.squadrons.map((squadron) => ({ squadron, ...placeBeside(basePlace(ship), below(360_000), 0) }))
}
