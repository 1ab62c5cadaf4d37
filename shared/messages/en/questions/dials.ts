import type { QuestionTexts } from '#shared/messages/question'
import { terms } from '../terms'
import { theirs } from './theirs'

export const dials = {
  'command.dials': {
    title: 'Command dials',
    hint: 'Each ship reveals its top dial when it acts, one a round; new dials go below the old ones.',
    asked: ({ ships, opponent }) => `Choose dials for ${terms.ships(ships)}; ${opponent} chooses at the same time.`,
    waiting: ({ who }) => `Waiting for ${who} to choose dials.`,
  },
  'card.dials': {
    title: 'Dials on a card',
    hint: 'They lie facedown on the card; each can be turned up in a round of your choice.',
    asked: ({ subject }) => `Choose dials that lie on a card of your ${subject}.`,
    waiting: ({ who, subject }) => `Waiting for ${who} to choose dials on a card of ${subject}.`,
  },
  'dial.replace': {
    title: 'New dial',
    hint: 'The ship reveals its dials from the top, one a round.',
    asked: ({ opponent, subject }) => `Choose a new command for a dial of ${theirs(opponent, subject)}.`,
    waiting: ({ who, subject }) => `Waiting for ${who} to choose a new dial for ${subject}.`,
  },
} satisfies QuestionTexts<'dials'>
