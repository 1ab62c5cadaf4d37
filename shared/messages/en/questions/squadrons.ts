import type { QuestionTexts } from '#shared/messages/question'

export const squadrons = {
  'squadron.activate': {
    asked: ({ ofTurn }) =>
      ofTurn > 1 ? 'Choose the squadron that acts now; then another one.' : 'Choose the squadron that acts now.',
    waiting: ({ who }) => `Waiting for ${who} to activate a squadron.`,
  },
  'squadron.command': {
    asked: ({ subject, commanded }) =>
      `Your ${subject} may activate ${commanded === 1 ? 'one more squadron' : `up to ${commanded} squadrons, one by one`}: choose the next, or stop.`,
    waiting: ({ who, subject }) => `Waiting for ${who} to choose squadrons that ${subject} commands.`,
  },
  'squadron.act': {
    asked: ({ subject, hasActed }) =>
      hasActed
        ? `Your ${subject} may still act: choose what it does, or nothing.`
        : `Your ${subject} acts: move, attack, or do nothing.`,
    waiting: ({ who, subject }) => `Waiting for ${who} to move or attack with ${subject}.`,
  },
  'squadron.move': {
    asked: ({ subject }) => `Your ${subject} moves: choose where it ends its move.`,
    waiting: ({ who, subject }) => `Waiting for ${who} to move ${subject}.`,
  },
  'squadron.cloak': {
    asked: () => 'Your squadrons with Cloak may move once more: choose the next, or stop.',
    waiting: ({ who }) => `Waiting for ${who} to move squadrons with Cloak.`,
  },
  'squadron.strategic': {
    asked: ({ subject }) => `Your ${subject} may move an objective token: choose it, or none.`,
    waiting: ({ who }) => `Waiting for ${who} to move an objective token.`,
  },
  'token.place': {
    asked: ({ subject }) => `Your ${subject} moves an objective token: choose its new place.`,
    waiting: ({ who }) => `Waiting for ${who} to move an objective token.`,
  },
} satisfies QuestionTexts<'squadrons'>
