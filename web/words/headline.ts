import type { AskName, DecisionRequest } from '#shared/engine/decision'
import { otherSeat, type Result, type Seat, type UnitId } from '#shared/engine/state'
import { game } from '#shared/messages/en/game'
import { site } from '#shared/messages/en/site'
import { terms } from '#shared/messages/en/terms'
import type { GamePage } from '#shared/protocol/responses'
import type { GameView } from '#shared/view/game-view'
import { openDial } from '#web/decide/answers/options'
import { nameOf } from './names'

/** The first sentence of a game's page, and by when. */
export interface Headline {
  text: string
  yourTurn: boolean
  /** When the time of whoever is awaited ends. */
  due?: string
}

export function opponentOf(page: GamePage): string {
  const seat: Seat = page.you === 'spectator' ? 'b' : otherSeat(page.you)
  return page.seats[seat]?.name ?? site.unknownPlayer
}

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
  if (request !== undefined) return { text: asked(view, request, opponentOf(page)), yourTurn: true, ...timed }
  if (awaited === undefined) return { text: game.watching(view.round, view.phase), yourTurn: false }
  const who = page.seats[awaited.seat]?.name ?? site.unknownPlayer
  return { text: waiting(view, awaited.ask, awaited.subject, who), yourTurn: false, ...timed }
}

function over(view: GameView, { winner, score, round, reason }: Result): string {
  const own = score[winner]
  const other = score[otherSeat(winner)]
  if (view.viewer === 'spectator') return game.wonBySide(view.factions[winner], own, other, round)
  const won = view.viewer === winner
  return `${won ? game.won(own, other, round) : game.lost(other, own, round)} ${game.ended(reason, won)}`
}

function asked(view: GameView, request: DecisionRequest, opponent: string): string {
  const subject = (id: UnitId = request.subject) => nameOf(view, id)
  switch (request.ask) {
    case 'command.dials':
      return game.asked.dials(request.kind === 'dials' ? request.ships.length : 0, opponent)
    case 'ship.activate':
      return game.asked.activate
    case 'activation.dial': {
      const dial = openDial(view, request.subject)
      return dial === undefined ? game.asked.dialUnknown(subject()) : game.asked.dial(subject(), terms.commands[dial])
    }
    case 'tokens.discard':
      return game.asked.tokens(subject())
    case 'maneuver.navigate':
      return game.asked.navigate(subject())
    case 'maneuver.course':
      return game.asked.course(subject(), request.kind === 'course' ? request.speed : 0)
    case 'overlap.closest':
      return game.asked.closest(subject())
    case 'displaced.place':
      return request.kind === 'places'
        ? game.asked.place(subject(request.ship), request.squadrons.length)
        : game.asked.choice
    case 'window.effect':
      return game.asked.effect
    case 'effect.choose':
      return game.asked.choice
  }
}

function waiting(view: GameView, ask: AskName, subject: UnitId, who: string): string {
  switch (ask) {
    case 'command.dials':
      return game.waiting.dials(who)
    case 'ship.activate':
      return game.waiting.activate(who)
    case 'activation.dial':
      return game.waiting.dial(who, nameOf(view, subject))
    case 'tokens.discard':
      return game.waiting.tokens(who, nameOf(view, subject))
    case 'maneuver.navigate':
    case 'maneuver.course':
      return game.waiting.move(who, nameOf(view, subject))
    case 'overlap.closest':
      return game.waiting.closest(who)
    case 'displaced.place':
      return game.waiting.place(who)
    case 'window.effect':
    case 'effect.choose':
      return game.waiting.effect(who)
  }
}
