import type { QuestionTexts } from '#shared/messages/question'
import { terms } from '../terms'

export const course = {
  'maneuver.navigate': {
    asked: ({ subject }) => `Your ${subject} moves: use Navigate or not, then set its course.`,
    waiting: ({ who, subject }) => `Waiting for ${who} to move ${subject}.`,
  },
  'maneuver.course': {
    asked: ({ subject, speed }) => `Your ${subject} moves: set its course at speed ${speed}.`,
    waiting: ({ who, subject }) => `Waiting for ${who} to move ${subject}.`,
  },
  'overlap.closest': {
    asked: ({ subject }) => `Your ${subject} would overlap ships that are equally close: choose the one that counts.`,
    waiting: ({ who }) => `Waiting for ${who} to choose the closest ship.`,
  },
  'displaced.place': {
    asked: ({ subject, lifted }) =>
      `${subject} displaces ${terms.squadrons(lifted)}: place ${lifted === 1 ? 'it' : 'them'} beside the ship.`,
    waiting: ({ who }) => `Waiting for ${who} to place displaced squadrons.`,
  },
} satisfies QuestionTexts<'course'>
