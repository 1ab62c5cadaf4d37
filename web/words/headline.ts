import { game } from '#messages/game'
import { glance } from '#messages/glance'
import { questions } from '#messages/questions/index'
import { terms } from '#messages/terms'
import { otherSeat, type Result } from '#shared/game/engine/state'
import type { GamePage } from '#shared/play/protocol/responses'
import type { GameView } from '#shared/play/view/game-view'
import { askedSentence, waitingSentence } from '#shared/play/view/question-sentence'
import { playerName } from './player-names'

/** The first sentence of a game's page, and by when. */
export interface Headline {
  text: string
  yourTurn: boolean
  /** When the time of the awaited player ends. */
  due?: string
}

const words = { questions, terms, table: glance }

export function headline(page: GamePage): Headline {
  const { view } = page
  if (view === undefined) return { text: game.open, yourTurn: false }
  const result = page.result ?? view.result
  if (result !== undefined) return { text: over(view, result), yourTurn: false }
  const [request] = view.requests
  const [awaited] = view.awaited
  const seat = request?.seat ?? awaited?.seat
  const due = page.deadlines.find((deadline) => deadline.seat === seat)?.due
  const timed = due === undefined ? {} : { due }
  if (request !== undefined) {
    const names = { a: playerName(page, 'a'), b: playerName(page, 'b') }
    const text = askedSentence(view, request.seat, names, words) ?? questions.choice
    return { text, yourTurn: true, ...timed }
  }
  if (awaited === undefined) return { text: game.watching(view.round, view.phase), yourTurn: false }
  const who = playerName(page, awaited.seat)
  return { text: waitingSentence(view, awaited, who, words), yourTurn: false, ...timed }
}

function over(view: GameView, { winner, score, round, reason }: Result): string {
  const own = score[winner]
  const other = score[otherSeat(winner)]
  const isResigned = reason === 'resigned'
  const words = isResigned ? game.resigned : game
  if (view.viewer === 'spectator') return words.wonBySide(view.factions[winner], own, other, round)
  const won = view.viewer === winner
  const sentence = won ? words.won(own, other, round) : words.lost(other, own, round)
  return isResigned ? sentence : `${sentence} ${game.ended(reason, won)}`
}
