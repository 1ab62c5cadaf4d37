import type { QuestionTexts } from '#shared/messages/question'

export const squadrons = {
  'squadron.activate': {
    title: 'Squadron to activate',
    hint: 'Now a squadron moves or attacks; with Rogue it may do both. You activate two in a turn, one by one.',
    asked: ({ ofTurn }) =>
      ofTurn > 1 ? 'Choose the squadron that acts now; then another one.' : 'Choose the squadron that acts now.',
    waiting: ({ who }) => `Waiting for ${who} to activate a squadron.`,
  },
  'squadron.command': {
    title: 'Squadron to command',
    hint: 'A commanded squadron is at close to medium range of the ship; it may move and attack at once.',
    asked: ({ subject, commanded }) =>
      `Your ${subject} may activate ${commanded === 1 ? 'one more squadron' : `up to ${commanded} squadrons, one by one`}: choose the next, or stop.`,
    waiting: ({ who, subject }) => `Waiting for ${who} to choose squadrons that ${subject} commands.`,
  },
  'squadron.act': {
    title: 'What a squadron does',
    hint: 'An engaged squadron, with an enemy one at distance 1, cannot move and attacks squadrons only.',
    asked({ subject, doesBoth, hasActed }) {
      if (hasActed) return `Your ${subject} may still act: choose what it does, or nothing.`
      return doesBoth
        ? `Your ${subject} acts: move and attack in either order, one of them, or do nothing.`
        : `Your ${subject} acts: move or attack, not both, or do nothing.`
    },
    waiting: ({ who, subject }) => `Waiting for ${who} to move or attack with ${subject}.`,
  },
  'squadron.move': {
    title: 'Move of a squadron',
    hint: 'A squadron flies straight, up to the distance of its speed; only where it ends matters.',
    asked: ({ subject }) => `Your ${subject} moves: choose where it ends its move.`,
    waiting: ({ who, subject }) => `Waiting for ${who} to move ${subject}.`,
  },
  'squadron.cloak': {
    title: 'Cloak',
    hint: 'Cloak: a small move at the end of the Squadron Phase, engaged or not.',
    asked: () => 'Your squadrons with Cloak may move once more: choose the next, or stop.',
    waiting: ({ who }) => `Waiting for ${who} to move squadrons with Cloak.`,
  },
  'squadron.strategic': {
    title: 'Strategic',
    hint: 'Strategic: after its move a squadron may shift an objective token that is next to it.',
    asked: ({ subject }) => `Your ${subject} may move an objective token: choose it, or none.`,
    waiting: ({ who }) => `Waiting for ${who} to move an objective token.`,
  },
  'token.place': {
    title: 'Objective token',
    hint: 'The token must end at distance 1 of the squadron that shifts it.',
    asked: ({ subject }) => `Your ${subject} moves an objective token: choose its new place.`,
    waiting: ({ who }) => `Waiting for ${who} to move an objective token.`,
  },
} satisfies QuestionTexts<'squadrons'>
