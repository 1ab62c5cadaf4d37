import type { QuestionTexts } from '#shared/messages/question'
import { terms } from '../terms'

export const repair = {
  'repair.effect': {
    asked: ({ subject, engineering }) =>
      `Your ${subject} has ${terms.engineeringPoints(engineering)} to spend: choose a repair.`,
    waiting: ({ who, subject }) => `Waiting for ${who} to repair ${subject}.`,
  },
} satisfies QuestionTexts<'repair'>
