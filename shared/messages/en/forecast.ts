import type { EventOf, EventType } from '#shared/game/engine/event'
import type { DieColor } from '#shared/game/engine/terms'
import type { Direction } from '#shared/play/view/own-edge'
import { counted, listed, terms } from './terms'

/** What an answer leads to, before the player sends it. */
export const forecast = {
  /** Until the engine is there, which computes it. */
  coming: 'Looking ahead …',
  /** On obstacles that do nothing to it. */
  liesOn: (heading: Direction, obstacles: readonly string[]) =>
    `The ship ends at heading ${terms.headed(heading)}, on ${listed(obstacles)}: nothing happens to it, but attacks across it roll one die fewer.`,
  squadronOn: (squadron: string, obstacles: readonly string[]) =>
    `${squadron} would stand on ${listed(obstacles)}: nothing happens to it, but attacks across it roll one die fewer.`,
  pieceOn: (obstacles: readonly string[]) =>
    `It lies on ${listed(obstacles)}, which has an effect only at the end of a move.`,
  by: (source: string, texts: readonly string[]) => `${source}: ${texts.join(' ')}`,
  acts: 'it takes effect.',
  faceup: (ship: string) => `${ship} is dealt a faceup damage card, which nobody knows yet.`,
  damage: (unit: string, points: number, own: boolean) =>
    `${unit} suffers ${points} damage on a hull zone of ${own ? 'your' : 'their'} choice.`,
  dice: (colors: readonly DieColor[]) =>
    `${counted(colors.length, 'die is', 'dice are')} rolled (${listed(colors.map((color) => terms.colors[color]))}).`,
  endangered: (units: readonly string[]) => `It may destroy ${listed(units)}.`,
  order: (own: boolean, opponent: string) =>
    own ? 'You choose the order of these effects:' : `${opponent} chooses the order of these effects:`,
  may: (own: boolean, opponent: string, source: string, does: readonly string[]) =>
    `${own ? 'You' : opponent} may use ${source}${does.length === 0 ? '' : `: ${listed(does)}`}.`,
  /** What comes without that card follows. */
  unless: (source: string) => `If ${source} is not used:`,
  /** A source that takes effect only in another order. */
  instead: (source: string) => `In another order, ${source} takes effect.`,
  does: {
    damageDiscarded: 'discard a damage card',
    hullRecovered: 'recover a hull point',
    shieldRecovered: 'recover a shield',
    victoryTokensGained: 'gain a victory token',
    tokenGained: 'gain a command token',
  } as Partial<Record<EventType, string>>,
  /** Of the unit that the card is about. */
  grants: { attack: 'attack once more', maneuver: 'move once more' } satisfies Record<
    EventOf<'granted'>['what'],
    string
  >,
  token: (own: boolean, opponent: string) => `${own ? 'You' : opponent} may move an objective token.`,
  asked: (own: boolean, opponent: string, about: string) => `${own ? 'You are' : `${opponent} is`} asked: ${about}.`,
  unknown: 'The rest depends on something that nobody knows yet.',
}
