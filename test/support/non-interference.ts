import { isDeepStrictEqual } from 'node:util'
import { begin, logFor, viewFor } from '#shared/game'
import type { Chance } from '#shared/game/engine/chance'
import type { Decision } from '#shared/game/engine/decision'
import type { EventType, GameEvent } from '#shared/game/engine/event'
import { type Game, type GameState, otherSeat } from '#shared/game/engine/state'
import type { GameView, Viewer } from '#shared/play/view/game-view'
import { knownState } from '#shared/play/view/known-state'
import { rolledDial, scramble, withoutAnswers } from './scramble'

export const VIEWERS = ['a', 'b', 'spectator'] as const satisfies readonly Viewer[]

type Below = (k: number) => number
type Show = (state: Game, viewer: Viewer) => GameView
/** What is looked at: the game as it is shown, or a view that leaks; the game's own cards, or others. */
export interface Watched {
  show?: Show
  begin?: typeof begin
  /** For whom; everybody if not stated. */
  viewers?: readonly Viewer[]
}

/**
 * From these events on, what was hidden may show: a dial is turned or given up, a card is faceup, cards come to the discard
 * pile, the deck is made anew, an objective is chosen; at the end all is opened (R17.16).
 */
const REVEALS: readonly EventType[] = [
  'dialRevealed',
  'dialLost',
  'storedDialSpent',
  'dialsOpened',
  'damageDiscarded',
  'deckCardsDiscarded',
  'damageRevealed',
  'objectiveChosen',
  'destroyed',
  'deckShuffled',
  'gameOver',
]
/** A look shows something to its seat alone (R17.8e); the first player is shown the other one's objective cards (R17.6d). */
export const reveals = (event: GameEvent, viewer: Viewer): boolean =>
  REVEALS.includes(event.type) ||
  ((event.type === 'cardsLookedAt' || event.type === 'dialsLookedAt') && event.seat === viewer) ||
  (event.type === 'initiativeTaken' && event.firstPlayer === viewer) ||
  ((event.type === 'damageDealt' || event.type === 'damageFlipped') && event.card !== undefined)

/** Whether what a viewer must not know makes a difference to what they are shown of a state: one line for each viewer. */
export function statesInterfere(
  state: GameState,
  below: Below,
  { show = viewFor, viewers = VIEWERS }: Watched = {},
): string[] {
  return viewers.flatMap((viewer) => {
    const other = withoutAnswers(scramble(state, viewer, below), viewer)
    return same(show(state, viewer), show(other, viewer))
      ? []
      : [`the view of ${viewer} depends on what is hidden from them`]
  })
}

/** Previews run on what a viewer knows (design 5): seen again by that viewer it must be the same table and the same questions. */
export const knownStatesDiffer = (state: GameState, viewers: readonly Viewer[] = VIEWERS): string[] =>
  viewers
    .filter((viewer) => {
      const view = viewFor(state, viewer)
      return !isDeepStrictEqual(viewFor(knownState(view), viewer), view)
    })
    .map((viewer) => `the known state of ${viewer} shows another view`)

/**
 * Whether it makes a difference to what they learn from a decision: the refusal, the log up to the next reveal, and, if
 * nothing was revealed, the view afterwards.
 */
export function transitionsInterfere(
  state: GameState,
  decision: Decision,
  chance: Chance,
  below: Below,
  watched: Watched = {},
): string[] {
  const happened = taken(state, decision, chance, watched)
  return (watched.viewers ?? VIEWERS).flatMap((viewer) => {
    const real = learned(happened, viewer, watched)
    const hidden = scramble(state, viewer, below)
    const otherwise = decidedUnseen(state, hidden, decision, viewer, below)
    const other = learned(taken(hidden, otherwise, chance, watched), viewer, watched)
    return (otherwise === decision ? same(real, other) : sameButSeals(real, other))
      ? []
      : [`what ${viewer} learns from ${decision.kind} depends on what is hidden from them`]
  })
}

/**
 * Dials that a viewer does not see being set may be any; only their seals differ then (R17.7c, R17.7g). Of objective cards
 * that they do not know another one is chosen (R17.6d).
 */
export function decidedUnseen(
  state: GameState,
  hidden: GameState,
  decision: Decision,
  viewer: Viewer,
  below: Below,
): Decision {
  if (decision.kind !== 'answer' || decision.seat === viewer) return decision
  const { choice } = decision
  if ('option' in choice) {
    const option = sameObjective(state, hidden, choice.option)
    return option === undefined ? decision : { ...decision, choice: { option } }
  }
  if (!('dials' in choice)) return decision
  const chosen = Object.entries(choice.dials)
  if (chosen.some(([ship]) => state.ships[ship]?.seat === viewer)) return decision
  const dials = chosen.map(([ship, news]) => [
    ship,
    news.map((dial) => ({ ...dial, command: rolledDial(below).command })),
  ])
  return { ...decision, choice: { dials: Object.fromEntries(dials) } }
}

/** The objective card that lies where the chosen one does, where the second player's are chosen from (R3.6-7). */
function sameObjective(state: GameState, hidden: GameState, option: string): string | undefined {
  const setup = state.stack.at(-1)
  if (setup?.kind !== 'setup' || setup.step !== 'objective') return undefined
  const second = otherSeat(state.firstPlayer)
  const place = state.objectiveCards?.[second].indexOf(option) ?? -1
  return hidden.objectiveCards?.[second][place]
}

function taken(state: GameState, decision: Decision, chance: Chance, { begin: open = begin }: Watched) {
  const run = open(state, chance)
  return { refused: run.take(decision), run }
}

function learned({ refused, run }: ReturnType<typeof taken>, viewer: Viewer, { show = viewFor }: Watched) {
  const revealed = run.events.findIndex((event) => reveals(event, viewer))
  const until: readonly GameEvent[] = revealed < 0 ? run.events : run.events.slice(0, revealed)
  return { refused, log: logFor(until, viewer), view: revealed < 0 ? show(run.state, viewer) : undefined }
}

const same = (x: unknown, y: unknown): boolean => JSON.stringify(x) === JSON.stringify(y)

const unsealed = (x: unknown): string => JSON.stringify(x).replaceAll(/"commitment":"[0-9a-f]{64}"/g, '"commitment":""')
const sameButSeals = (x: unknown, y: unknown): boolean => unsealed(x) === unsealed(y)
