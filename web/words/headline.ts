import { game } from '#messages/game'
import { glance } from '#messages/glance'
import { practice } from '#messages/practice'
import { site } from '#messages/site'
import { terms } from '#messages/terms'
import type { AskName } from '#shared/engine/decision'
import { otherSeat, type Result, type Seat, type UnitId } from '#shared/engine/state'
import type { GamePage, GameSummary } from '#shared/protocol/responses'
import { askedSentence } from '#shared/view/asked'
import type { GameView } from '#shared/view/game-view'
import { nameOf } from './names'

/** The first sentence of a game's page, and by when. */
export interface Headline {
  text: string
  yourTurn: boolean
  /** When the time of whoever is awaited ends. */
  due?: string
}

/** A bot is called the same everywhere, in the reader's language. */
const called = (name: string | undefined, bot: 'practice' | undefined): string =>
  bot === undefined ? (name ?? site.unknownPlayer) : practice.bot

export const playerName = ({ seats }: GamePage, seat: Seat): string => called(seats[seat]?.name, seats[seat]?.bot)

export const opponentIn = ({ opponent, against }: GameSummary): string => called(opponent, against)

/** Against a bot: nobody waits, and nothing counts. */
export const isPractice = ({ seats }: GamePage): boolean => seats.b?.bot !== undefined

export const opponentOf = (page: GamePage): string =>
  playerName(page, page.you === 'spectator' ? 'b' : otherSeat(page.you))

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
    const text = askedSentence(view, request.seat, names, { game, terms, table: glance }) ?? game.asked.choice
    return { text, yourTurn: true, ...timed }
  }
  if (awaited === undefined) return { text: game.watching(view.round, view.phase), yourTurn: false }
  const who = playerName(page, awaited.seat)
  return { text: waiting(view, awaited.ask, awaited.subject, who), yourTurn: false, ...timed }
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

function waiting(view: GameView, ask: AskName, subject: UnitId, who: string): string {
  switch (ask) {
    case 'setup.initiative':
      return game.waiting.initiative(who)
    case 'setup.objective':
      return game.waiting.objective(who)
    case 'obstacle.choose':
    case 'obstacle.place':
      return game.waiting.obstacle(who)
    case 'deploy.choose':
    case 'deploy.place':
      return game.waiting.deploy(who)
    case 'objective.place':
      return game.waiting.placeFor(who, terms.card(view.objective ?? subject))
    case 'command.dials':
      return game.waiting.dials(who)
    case 'ship.activate':
      return game.waiting.activate(who)
    case 'activation.dial':
      return game.waiting.dial(who, nameOf(view, subject))
    case 'tokens.discard':
      return game.waiting.tokens(who, nameOf(view, subject))
    case 'activation.command':
      return game.waiting.command(who, nameOf(view, subject))
    case 'repair.effect':
      return game.waiting.repair(who, nameOf(view, subject))
    case 'attack.declare':
    case 'attack.next':
      return game.waiting.attack(who, nameOf(view, subject))
    case 'attack.before-roll':
    case 'attack.modify':
    case 'attack.reroll':
      return game.waiting.dice(who, nameOf(view, subject))
    case 'attack.critical':
      return game.waiting.critical(who, nameOf(view, subject))
    case 'defense.spend':
    case 'defense.evade':
    case 'defense.redirect':
    case 'defense.split':
      return game.waiting.defend(who, nameOf(view, subject))
    case 'damage.zone':
      return game.waiting.damageZone(who, nameOf(view, subject))
    case 'dial.replace':
      return game.waiting.newDial(who, nameOf(view, subject))
    case 'maneuver.navigate':
    case 'maneuver.course':
      return game.waiting.move(who, nameOf(view, subject))
    case 'overlap.closest':
      return game.waiting.closest(who)
    case 'displaced.place':
      return game.waiting.place(who)
    case 'attack.counter':
      return game.waiting.counter(who, nameOf(view, subject))
    case 'squadron.activate':
      return game.waiting.squadron(who)
    case 'squadron.command':
      return game.waiting.squadronCommand(who, nameOf(view, subject))
    case 'squadron.act':
      return game.waiting.act(who, nameOf(view, subject))
    case 'squadron.move':
      return game.waiting.move(who, nameOf(view, subject))
    case 'squadron.cloak':
      return game.waiting.cloak(who)
    case 'squadron.strategic':
    case 'token.place':
      return game.waiting.token(who)
    case 'window.effect':
    case 'effect.choose':
      return game.waiting.effect(who)
  }
}
