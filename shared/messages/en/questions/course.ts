import type { QuestionTexts } from '#shared/messages/question'
import { terms } from '../terms'

const moves = (ship: string, card: string | undefined) =>
  card === undefined ? `Your ${ship} moves` : `Your ${ship} moves once more by ${card}`

export const course = {
  'maneuver.navigate': {
    title: 'Navigate',
    hint: 'Navigate changes the speed before the move; a dial may also bend one joint a click further.',
    asked: ({ subject, movedBy }) => `${moves(subject, movedBy)}: use Navigate or not, then set its course.`,
    waiting: ({ who, subject }) => `Waiting for ${who} to move ${subject}.`,
  },
  'maneuver.course': {
    title: 'Course',
    hint: 'A click bends a joint of the maneuver tool. How far depends on the speed and the joint.',
    asked: ({ subject, speed, movedBy }) => `${moves(subject, movedBy)}: set its course at speed ${speed}.`,
    waiting: ({ who, subject }) => `Waiting for ${who} to move ${subject}.`,
  },
  'overlap.closest': {
    title: 'Closest ship',
    hint: 'Only the closest of the ships it ran into shares the damage; here several are equally close.',
    asked: ({ subject }) => `Your ${subject} would overlap ships that are equally close: choose the one that counts.`,
    waiting: ({ who }) => `Waiting for ${who} to choose the closest ship.`,
  },
  'displaced.place': {
    title: 'Displaced squadrons',
    hint: 'The other player places squadrons that a moving ship displaces; they must touch that ship.',
    asked: ({ subject, lifted }) =>
      `${subject} displaces ${terms.squadrons(lifted)}: place ${lifted === 1 ? 'it' : 'them'} beside the ship.`,
    waiting: ({ who }) => `Waiting for ${who} to place displaced squadrons.`,
  },
} satisfies QuestionTexts<'course'>
