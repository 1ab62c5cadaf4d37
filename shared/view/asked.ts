import type { AskName } from '#shared/engine/decision'
import { type Command, otherSeat, type Seat, type UnitId } from '#shared/engine/state'
import type { Messages } from '#shared/messages/en'
import { unitName } from './describe'
import type { GameView } from './game-view'

type Words = Pick<Messages, 'game' | 'terms' | 'table'>
interface Asked {
  view: GameView
  seat: Seat
  subject: UnitId
  names: Record<Seat, string>
  words: Words
}

const subjectName = ({ view, subject, words }: Asked): string => unitName(view, subject, words.table)

/** The dial that lies open beside a ship. */
export function openDial(view: GameView, ship: UnitId): Command | undefined {
  const frame = view.now.find((f) => f.kind === 'activation' && f.ship === ship)
  return frame?.kind === 'activation' ? frame.dial : undefined
}

/** The sentence for each question, from what everybody sees: it is read in mails, and mails get forwarded. */
const SENTENCES: Record<AskName, (asked: Asked) => string> = {
  'command.dials': ({ view, seat, names, words }) =>
    words.game.asked.dials(
      Object.values(view.ships).filter((ship) => ship.seat === seat).length,
      names[otherSeat(seat)],
    ),
  'ship.activate': ({ words }) => words.game.asked.activate,
  'activation.dial': (asked) => {
    const { game, terms } = asked.words
    const dial = openDial(asked.view, asked.subject)
    return dial === undefined
      ? game.asked.dialUnknown(subjectName(asked))
      : game.asked.dial(subjectName(asked), terms.commands[dial])
  },
  'tokens.discard': (asked) => asked.words.game.asked.tokens(subjectName(asked)),
  'maneuver.navigate': (asked) => asked.words.game.asked.navigate(subjectName(asked)),
  'maneuver.course': (asked) =>
    asked.words.game.asked.course(subjectName(asked), asked.view.ships[asked.subject]?.dialSpeed ?? 0),
  'overlap.closest': (asked) => asked.words.game.asked.closest(subjectName(asked)),
  'displaced.place': (asked) => {
    const frame = asked.view.now.find((f) => f.kind === 'displaced')
    const lifted = frame?.kind === 'displaced' ? frame.squadrons.length : 1
    return asked.words.game.asked.place(subjectName(asked), lifted)
  },
  'window.effect': ({ words }) => words.game.asked.effect,
  'effect.choose': ({ words }) => words.game.asked.choice,
}

/** What this seat is asked now, in the words of page and mail; undefined if it is not awaited. */
export function askedSentence(
  view: GameView,
  seat: Seat,
  names: Record<Seat, string>,
  words: Words,
): string | undefined {
  const awaited = view.awaited.find((each) => each.seat === seat)
  return awaited && SENTENCES[awaited.ask]({ view, seat, subject: awaited.subject, names, words })
}
