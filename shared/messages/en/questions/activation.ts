import type { QuestionTexts } from '#shared/messages/question'
import { listed } from '../terms'

export const activation = {
  'ship.activate': {
    asked: () => 'Choose the ship that acts now.',
    waiting: ({ who }) => `Waiting for ${who} to activate a ship.`,
  },
  'activation.dial': {
    asked: ({ subject, dial }) =>
      dial === undefined
        ? `Your ${subject} reveals its dial: keep it or take a token.`
        : `Your ${subject} reveals ${dial}: keep the dial or take a token.`,
    waiting: ({ who, subject }) => `Waiting for ${who}: ${subject} has revealed its dial.`,
  },
  'activation.command': {
    asked: ({ subject, commands }) =>
      commands.length === 0
        ? `Your ${subject} may resolve its command now, or go on without.`
        : `Your ${subject} may resolve ${listed(commands)} now, or go on without.`,
    waiting: ({ who, subject }) => `Waiting for ${who} to resolve the command of ${subject}.`,
  },
  'tokens.discard': {
    asked: ({ subject }) => `Your ${subject} holds too many command tokens: discard one.`,
    waiting: ({ who, subject }) => `Waiting for ${who} to discard a token of ${subject}.`,
  },
} satisfies QuestionTexts<'activation'>
