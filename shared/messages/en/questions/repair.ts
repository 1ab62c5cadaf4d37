import type { QuestionTexts } from '#shared/messages/question'
import { terms } from '../terms'

export const repair = {
  'repair.effect': {
    title: 'Repair',
    hint: 'Points: 1 moves a shield, 2 recover one, 3 discard a damage card. Points left over are lost.',
    asked: ({ subject, engineering }) =>
      `Your ${subject} has ${terms.engineeringPoints(engineering)} to spend: choose a repair.`,
    waiting: ({ who, subject }) => `Waiting for ${who} to repair ${subject}.`,
  },
} satisfies QuestionTexts<'repair'>
