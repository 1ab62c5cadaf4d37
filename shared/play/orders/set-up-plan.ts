import { ASK_NAMES, ASKS, type AskName, type AskRecord, recordOf } from '#shared/game/engine/asks'
import type { DecisionRequest } from '#shared/game/engine/decision'
import { type Game, TABLE } from '#shared/game/engine/state'
import type { Plan, ScriptLine } from './plan'

type Piece = NonNullable<AskRecord['piece']>

/**
 * Set-up in a plan: where each piece goes, in the order of placing. In each turn of this seat the plan puts down the next
 * piece that it can; if its place is not free by then, the engine asks its player where it goes, and the plan goes on
 * behind it.
 */
const pieceOf = ({ ask }: { ask: string }) => recordOf(ask)?.piece

export const isOfSetUp = (of: { ask: string }): boolean => pieceOf(of) !== undefined
export const isOfObstacles = (of: { ask: string }): boolean => pieceOf(of)?.what === 'obstacle'

const chosenIn = ({ choose }: ScriptLine): string | undefined =>
  choose && 'option' in choose ? choose.option : undefined

/** The lines of one piece: which, and where; where a card asks for a place alone, that. */
function piecesIn(lines: readonly ScriptLine[]): ScriptLine[][] {
  const pieces: ScriptLine[][] = []
  for (const line of lines) {
    const last = pieces.at(-1)
    const [chosen, place] = last ?? []
    const goesOn = chosen && !place && pieceOf(chosen)?.step === 'choice' && line.subject === chosenIn(chosen)
    if (goesOn) last?.push(line)
    else pieces.push([line])
  }
  return pieces
}

/** The question that chooses a piece of a kind; nobody chooses pieces of an objective. */
const choiceOf = ({ what }: Piece): AskName | undefined =>
  ASK_NAMES.find((ask) => ASKS[ask].piece?.step === 'choice' && ASKS[ask].piece?.what === what)

/** The same with every piece chosen before it is put down: the last one is not asked for, but may not be the last by then. */
export const withChoices = (lines: readonly ScriptLine[]): ScriptLine[] =>
  lines.flatMap((line, i) => {
    const piece = pieceOf(line)
    const ask = piece?.step === 'place' ? choiceOf(piece) : undefined
    if (ask === undefined || lines[i - 1]?.ask === ask) return [line]
    return [{ ask, subject: TABLE, choose: { option: line.subject } }, line]
  })

/** The first piece of a plan. */
export const firstPiece = (lines: readonly ScriptLine[]): readonly ScriptLine[] => piecesIn(lines)[0] ?? []

export interface NextPiece {
  /** The answer now: with only one piece left, nobody asks which. */
  lines: ScriptLine[]
  /** The lines behind it, without those of pieces that are put down by now. */
  rest: ScriptLine[]
}

/** The first piece of a plan that can be put down now. */
export function pieceNow(lines: readonly ScriptLine[], open: readonly DecisionRequest[]): NextPiece | undefined {
  const request = open.find(isOfSetUp)
  if (!request || !lines.some(isOfSetUp)) return undefined
  const waits = isWaiting(request)
  const pieces = piecesIn(lines).filter((piece) => piece.some((line) => !isOfSetUp(line)) || waits(piece))
  const now = pieces.find((piece) => answeredBy(piece, request).length > 0)
  if (!now) return undefined
  return { lines: answeredBy(now, request), rest: pieces.filter((piece) => piece !== now).flat() }
}

const answeredBy = (piece: readonly ScriptLine[], request: DecisionRequest): ScriptLine[] => {
  const { ask, subject } = request
  const from = piece.findIndex((line) => line.ask === ask && line.subject === subject)
  if (from < 0) return []
  const [line] = piece.slice(from)
  const isOffered = request.kind !== 'option' || request.options.some(({ id }) => line && id === chosenIn(line))
  return isOffered ? piece.slice(from) : []
}

/** Whether a piece of the kind that is asked about has yet to be put down. */
function isWaiting(request: DecisionRequest): (piece: readonly ScriptLine[]) => boolean {
  if (request.kind !== 'option') return () => true
  const waiting = [...request.options, ...(request.impossible ?? [])].map(({ id }) => id)
  return ([line]) => line?.ask !== request.ask || waiting.includes(chosenIn(line) ?? '')
}

/** The steps of set-up in which obstacles can still be put down. */
const BEFORE_OBSTACLES_LIE: ReadonlySet<string> = new Set([
  'forces',
  'initiative',
  'objective',
  'objective-set',
  'obstacles',
])

/** Read by their ids alone: what lies on the table. */
type PlacedPieces = Pick<Game, 'stack'> &
  Readonly<Record<'ships' | 'squadrons' | 'obstacles', Readonly<Record<string, unknown>>>>

/** Whether the obstacle or unit of a line lies on the table: it is put down once. */
function isDown(line: ScriptLine, { ships, squadrons, obstacles }: PlacedPieces): boolean {
  const piece = pieceOf(line)
  const id = piece?.step === 'choice' ? chosenIn(line) : line.subject
  if (!piece || id === undefined) return false
  if (piece.what === 'obstacle') return obstacles[id] !== undefined
  return piece.what === 'unit' && (ships[id] ?? squadrons[id]) !== undefined
}

/** Plans without the steps of set-up that are over and the pieces that are put down: nobody can place those any more. */
export function withoutPast(plans: readonly Plan[], table: PlacedPieces): Plan[] {
  const setup = table.stack.find((frame) => frame.kind === 'setup')
  const isPast = (line: ScriptLine) =>
    isOfSetUp(line) &&
    (setup?.kind !== 'setup' || (isOfObstacles(line) && !BEFORE_OBSTACLES_LIE.has(setup.step)) || isDown(line, table))
  return plans.flatMap((plan) => {
    const lines = plan.lines.filter((line) => !isPast(line))
    if (lines.length === plan.lines.length) return [plan]
    return lines.length === 0 ? [] : [{ ...plan, lines }]
  })
}
