import type { AskName } from '#shared/engine/decision'
import { otherSeat, type Seat, type UnitId } from '#shared/engine/state'
import { en } from '#shared/messages/en'
import { unitName } from '#shared/view/describe'
import type { GameView } from '#shared/view/game-view'

interface Asked {
  view: GameView
  seat: Seat
  subject: UnitId
  names: Record<Seat, string>
}

const texts = en.game.asked
const subjectName = ({ view, subject }: Asked): string => unitName(view, subject, en.table)

/** The sentence for each ask; from the public part of the view only, because mails get forwarded (ux 7). */
const SENTENCES: Record<AskName, (asked: Asked) => string> = {
  'command.dials': ({ view, seat, names }) =>
    texts.dials(Object.values(view.ships).filter((ship) => ship.seat === seat).length, names[otherSeat(seat)]),
  'ship.activate': () => texts.activate,
  'activation.dial': (asked) => {
    const frame = asked.view.now.find((each) => each.kind === 'activation')
    const command = frame?.kind === 'activation' ? frame.dial : undefined
    return command === undefined
      ? texts.dialUnknown(subjectName(asked))
      : texts.dial(subjectName(asked), en.terms.commands[command])
  },
  'tokens.discard': (asked) => texts.tokens(subjectName(asked)),
  'maneuver.navigate': (asked) => texts.navigate(subjectName(asked)),
  'maneuver.course': (asked) => texts.course(subjectName(asked), asked.view.ships[asked.subject]?.dialSpeed ?? 0),
  'overlap.closest': (asked) => texts.closest(subjectName(asked)),
  'displaced.place': (asked) => {
    const frame = asked.view.now.find((each) => each.kind === 'displaced')
    return texts.place(subjectName(asked), frame?.kind === 'displaced' ? frame.squadrons.length : 1)
  },
  'window.effect': () => texts.effect,
  'effect.choose': () => texts.choice,
}

/** What this seat is asked now, as on the page; undefined if it is not awaited. */
export function questionOf(view: GameView, seat: Seat, names: Record<Seat, string>): string | undefined {
  const awaited = view.awaited.find((each) => each.seat === seat)
  return awaited && SENTENCES[awaited.ask]({ view, seat, subject: awaited.subject, names })
}
