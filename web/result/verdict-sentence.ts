import { result as texts } from '#messages/result'
import { isShipCard } from '#shared/game/cards/catalog/models'
import { otherSeat, type Result, SEATS, type Seat } from '#shared/game/engine/state'
import type { GamePage } from '#shared/play/protocol/responses'
import type { GameView, ShipView } from '#shared/play/view/game-view'
import { hullLeft } from '#shared/play/view/unit'
import { nameOf } from '#web/words/names'
import { playerName } from '#web/words/player-names'
import { marginOf } from './margin'

/** The surviving ship with the smallest part of its hull left. */
function nearest(view: GameView): ShipView | undefined {
  const share = (ship: ShipView) => hullLeft(ship) / ship.values.hull
  const hurt = Object.values(view.ships).filter((ship) => share(ship) < 1)
  return hurt.sort((x, y) => share(x) - share(y))[0]
}

/** The rest of the sentence; it may be empty. */
function partsOf(page: GamePage, view: GameView, { reason, winner, score }: Result): string[] {
  const lost = view.lost.filter(({ card }) => isShipCard(card)).map(({ id }) => texts.wasLost(nameOf(view, id)))
  const survivor = nearest(view)
  return [
    ...(reason === 'time' ? [texts.timeOver(playerName(page, otherSeat(winner)))] : []),
    ...(reason === 'rounds' && score.a === score.b ? [texts.tie] : []),
    ...lost,
    ...(survivor ? [texts.lived(nameOf(view, survivor.id), hullLeft(survivor))] : []),
  ]
}

/** `You won 146–57 in round 6 (margin 89): CR90 "B" was lost, Victory "A" survived with 1 hull.` (R15) */
export function verdictSentence(page: GamePage, view: GameView, result: Result): string {
  const told = partsOf(page, view, result)
  const reader: Seat = SEATS.find((seat) => seat === view.viewer) ?? result.winner
  const { score, round } = result
  const ended = { own: score[reader], other: score[otherSeat(reader)], margin: marginOf(result), round }
  if (result.reason === 'resigned') {
    const loser = playerName(page, otherSeat(result.winner))
    if (view.viewer === 'spectator') return texts.resigned.wonBySide(view.factions[reader], ended, loser, told)
    return reader === result.winner ? texts.resigned.won(ended, loser, told) : texts.resigned.lost(ended, told)
  }
  const parts = told.length === 0 ? [texts.noShipLost] : told
  if (view.viewer === 'spectator') return texts.wonBySide(view.factions[reader], ended, parts)
  return reader === result.winner ? texts.won(ended, parts) : texts.lost(ended, parts)
}
