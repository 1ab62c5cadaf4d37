import type { QuestionTexts } from '#shared/messages/question'
import { listed } from '../terms'

export const activation = {
  'ship.activate': {
    title: 'Ship to activate',
    hint: 'A ship that acts reveals its top dial, may attack twice, then moves. Each acts once a round.',
    asked: () => 'Choose the ship that acts now.',
    waiting: ({ who }) => `Waiting for ${who} to activate a ship.`,
  },
  'activation.dial': {
    title: 'Dial or token',
    hint: 'A kept dial has its full effect in this activation; a token has a smaller effect, now or later.',
    asked: ({ subject, dial }) =>
      dial === undefined
        ? `Your ${subject} reveals its dial: keep it or take a token.`
        : `Your ${subject} reveals ${dial}: keep the dial or take a token.`,
    waiting: ({ who, subject }) => `Waiting for ${who}: ${subject} has revealed its dial.`,
  },
  'activation.command': {
    title: 'Command',
    hint: 'Squadron and Repair work only now, right after the dial; other commands wait for their moment.',
    asked: ({ subject, commands }) =>
      commands.length === 0
        ? `Your ${subject} may resolve its command now, or go on without.`
        : `Your ${subject} may resolve ${listed(commands)} now, or go on without.`,
    waiting: ({ who, subject }) => `Waiting for ${who} to resolve the command of ${subject}.`,
  },
  'tokens.discard': {
    title: 'Token to discard',
    hint: 'A ship holds one token of each command, and no more in all than its command value.',
    asked: ({ subject }) => `Your ${subject} holds too many command tokens: discard one.`,
    waiting: ({ who, subject }) => `Waiting for ${who} to discard a token of ${subject}.`,
  },
} satisfies QuestionTexts<'activation'>
