import { ASKS } from '#shared/game/engine/asks'
import type { Choice, DecisionRequest, Refusal } from '#shared/game/engine/decision'
import type { Piece } from '#shared/game/engine/region'
import type { Pose } from '#shared/game/engine/state'
import { candidatePlaces } from '#shared/game/flow/candidate-places'
import { fits } from '#shared/game/flow/placing-region'
import type { GameView } from '#shared/play/view/game-view'
import type { AnswerLine } from '#web/state/answer-line'
import { type Draft, PLACING, type Turn } from '#web/state/draft.svelte'
import { lineOf, type QuestionContext } from '../draft-answer'
import { playScript, type Step } from '../turn-preview'
import { type PlacementRequest, proposedPose, wantedPose } from './proposed-place'

export const isPlacement = (request: DecisionRequest | undefined): request is PlacementRequest =>
  request?.kind === 'placement'

/** Questions that one script can answer one after another: which piece, then where. */
const isOfSetUp = ({ ask }: DecisionRequest): boolean => ASKS[ask].piece !== undefined

export const choosesObstacle = ({ ask }: DecisionRequest): boolean => ASKS[ask].piece?.what === 'obstacle'

/** A piece that is being put down, and where it is held now. */
export interface HeldPiece {
  request: PlacementRequest
  /** Place in the script of the answer that says where. */
  step: number
  /** Place of the one that chose the piece; the same where nobody was asked. */
  from: number
  pose: Pose
  speed?: number
  /** Why it cannot lie there. */
  refusal?: Refusal
  /** Nothing has been chosen yet: the page proposes it. */
  proposed: boolean
}

/** Pieces being put down, as far as it is drafted. */
export interface SetUpPlan {
  steps: readonly Step[]
  puts: readonly HeldPiece[]
  /** The one that is handled: the last. */
  inHand: HeldPiece | undefined
  /** The question which piece comes next. */
  next: DecisionRequest | undefined
  /** A piece that comes next without being chosen; one has to turn to it. */
  follows: PlacementRequest | undefined
  /** The table with all pieces but the one in hand. */
  view: GameView
  /** The engine is still on its way: nothing has been played yet. */
  waits: boolean
}

const NO_TURN: Turn = { lines: [] }

function turnOf({ parts }: QuestionContext): Turn {
  const part = parts[PLACING]
  return part !== undefined && 'lines' in part ? part : NO_TURN
}

/** The table after a piece was put down. */
export function withPiece(view: GameView, piece: Piece, { pose, speed }: { pose: Pose; speed?: number }): GameView {
  const { reserve } = view
  const at = { x: pose.x, y: pose.y }
  switch (piece.kind) {
    case 'ship': {
      const ship = reserve?.ships[piece.id] ?? view.ships[piece.id]
      if (!ship) return view
      const { [piece.id]: _, ...ships } = reserve?.ships ?? {}
      return {
        ...view,
        ships: { ...view.ships, [piece.id]: { ...ship, pose, dialSpeed: speed ?? ship.dialSpeed } },
        ...(reserve && { reserve: { ...reserve, ships } }),
      }
    }
    case 'squadron': {
      const squadron = reserve?.squadrons[piece.id] ?? view.squadrons[piece.id]
      if (!squadron) return view
      const { [piece.id]: _, ...squadrons } = reserve?.squadrons ?? {}
      return {
        ...view,
        squadrons: { ...view.squadrons, [piece.id]: { ...squadron, at } },
        ...(reserve && { reserve: { ...reserve, squadrons } }),
      }
    }
    case 'obstacle': {
      const obstacle = reserve?.obstacles.find(({ id }) => id === piece.id) ?? view.obstacles[piece.id]
      if (!obstacle) return view
      return {
        ...view,
        obstacles: { ...view.obstacles, [piece.id]: { ...view.obstacles[piece.id], ...obstacle, pose } },
        ...(reserve && {
          reserve: { ...reserve, obstacles: reserve.obstacles.filter(({ id }) => id !== piece.id) },
        }),
      }
    }
    case 'marker': {
      const card = view.cards[piece.id]
      return card ? { ...view, cards: { ...view.cards, [piece.id]: { ...card, marker: at } } } : view
    }
    case 'token': {
      const others = (view.objectiveTokens ?? []).filter(({ id }) => id !== piece.id)
      return { ...view, objectiveTokens: [...others, { id: piece.id, at }] }
    }
  }
}

const poseIn = (choose: Choice): { pose: Pose; speed?: number } | undefined => ('pose' in choose ? choose : undefined)

/** The table after some of the answers. */
function viewAfter(view: GameView, steps: readonly Step[]): GameView {
  return steps.reduce((after, { request, line }) => {
    const put = poseIn(line.choose)
    return put && isPlacement(request) ? withPiece(after, request.piece, put) : after
  }, view)
}

const MOST_PLACES = 30

/** Another legal place: the nearest to where the piece is held wrongly, or the next one if it lies well. */
export function suggestedPose(view: GameView, request: PlacementRequest, { pose, refusal }: HeldPiece): Pose {
  const { region, piece } = request
  if (refusal) {
    const near = candidatePlaces(view, region, piece, MOST_PLACES, pose)
    // Move it a little farther rather than turn it: a player who drags a ship too far forward wants the same heading
    return near.find(({ heading }) => heading === pose.heading) ?? near[0] ?? pose
  }
  const places = candidatePlaces(view, region, piece, MOST_PLACES, wantedPose(view, request))
  const at = places.findIndex(({ x, y }) => x === pose.x && y === pose.y)
  return places[(at + STRIDE) % Math.max(1, places.length)] ?? pose
}
/** Neighbours on the grid would hardly be another suggestion. */
const STRIDE = 7

/** The piece that the open question is about: as it is drafted, or where the page proposes it. */
function held(
  view: GameView,
  request: PlacementRequest,
  step: number,
  from: number,
  line: AnswerLine | undefined,
): HeldPiece {
  const isDrafted = line?.ask === request.ask && line.subject === request.subject
  const drafted = isDrafted ? poseIn(line.choose) : undefined
  const { pose, speed } = drafted ?? { pose: proposedPose(view, request), speed: undefined }
  const choice = { pose, ...(speed !== undefined && { speed }) }
  const refusal = fits(view, request.region, request.piece, pose)
  return { request, step, from, ...choice, ...(refusal && { refusal }), proposed: drafted === undefined }
}

const putsIn = (steps: readonly Step[]): HeldPiece[] =>
  steps.flatMap(({ request, line }, step) => {
    const put = poseIn(line.choose)
    if (!put || !isPlacement(request)) return []
    return [{ request, step, from: choosesBefore(steps, step) ? step - 1 : step, ...put, proposed: false }]
  })

/** A ship begins at a speed of its chart (R3.16). */
export const lacksSpeed = ({ request, speed }: HeldPiece): boolean =>
  request.speeds !== undefined && (speed === undefined || !request.speeds.includes(speed))

const choosesBefore = (steps: readonly Step[], step: number): boolean =>
  steps[step - 1]?.request.ask.endsWith('.choose') ?? false

function planFrom(view: GameView, { lines, on }: Turn): SetUpPlan {
  const { steps, next: open, waits } = playScript(view, lines)
  const next = open && isOfSetUp(open) ? open : undefined
  const puts = putsIn(steps)
  const last = puts.at(-1)
  const turnsTo = !last || choosesBefore(steps, steps.length) || on === next?.subject
  if (!isPlacement(next) || !turnsTo) {
    const before = viewAfter(view, steps.slice(0, last?.step ?? steps.length))
    const then = isPlacement(next) ? { next: undefined, follows: next } : { next, follows: undefined }
    return { steps, puts, inHand: last, view: before, waits, ...then }
  }
  const table = viewAfter(view, steps)
  const from = choosesBefore(steps, steps.length) ? steps.length - 1 : steps.length
  const put = held(table, next, steps.length, from, lines[steps.length])
  if (put.refusal || lacksSpeed(put) || !put.proposed) {
    return { steps, puts: [...puts, put], inHand: put, next: undefined, follows: undefined, view: table, waits }
  }
  // What is proposed is as good as drafted: it shows what comes after it
  const taken = [...steps.map(({ line }) => line), placeLine(put, put)]
  const further = planFrom(view, { lines: taken, on: next.subject })
  return { ...further, puts: [...puts, put], inHand: put }
}

const PLANNED = new WeakMap<GameView, { turn: Turn; plan: SetUpPlan }>()

/** Form, button and table ask for the same plan. */
export function setUpPlanOf(asked: QuestionContext): SetUpPlan {
  const turn = turnOf(asked)
  const known = PLANNED.get(asked.view)
  if (known?.turn === turn) return known.plan
  const plan = planFrom(asked.view, turn)
  if (!plan.waits) PLANNED.set(asked.view, { turn, plan })
  return plan
}

const placeLine = ({ request }: HeldPiece, { pose, speed }: { pose: Pose; speed?: number }): AnswerLine => ({
  ask: request.ask,
  subject: request.subject,
  choose: {
    pose: { x: pose.x, y: pose.y, heading: pose.heading },
    ...(speed !== undefined && request.speeds && { speed }),
  },
})

const upTo = ({ steps }: SetUpPlan, step: number): AnswerLine[] => steps.slice(0, step).map(({ line }) => line)

/** The script with the piece in hand held differently. */
export function movedTurn(plan: SetUpPlan, put: HeldPiece, change: { pose?: Pose; speed?: number }): Turn {
  const { pose = put.pose, speed = put.speed } = change
  const there = placeLine(put, { pose, ...(speed !== undefined && { speed }) })
  return { lines: [...upTo(plan, put.step), there], on: put.request.subject }
}

export function hold(draft: Draft, plan: SetUpPlan, put: HeldPiece, change: { pose?: Pose; speed?: number }): void {
  const kind = change.speed === undefined ? 'place' : 'speed'
  draft.choose(PLACING, movedTurn(plan, put, change), `${kind} ${put.request.piece.id}`)
}

/** The script with the piece that is put down next. */
export const chosenTurn = (plan: SetUpPlan, { ask, subject }: DecisionRequest, piece: string): Turn => ({
  lines: [...scriptOf(plan), lineOf(ask, subject, piece)],
})

export function choosePiece(draft: Draft, plan: SetUpPlan, request: DecisionRequest, piece: string): void {
  draft.choose(PLACING, chosenTurn(plan, request, piece))
}

/** Goes on to the piece that follows. */
export const followingTurn = (plan: SetUpPlan, { subject }: PlacementRequest): Turn => ({
  lines: scriptOf(plan),
  on: subject,
})

export function turnToPiece(draft: Draft, plan: SetUpPlan, follows: PlacementRequest): void {
  draft.choose(PLACING, followingTurn(plan, follows))
}

/** Takes a piece, and what came after it, off the table again. */
export function takeOff(draft: Draft, plan: SetUpPlan, { from }: HeldPiece): void {
  draft.choose(PLACING, { lines: upTo(plan, from) })
}

/** What would be sent: everything that is legal, the piece in hand included. */
export const scriptOf = (plan: SetUpPlan): AnswerLine[] => plan.steps.map(({ line }) => line)
