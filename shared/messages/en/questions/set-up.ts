import type { QuestionTexts } from '#shared/messages/question'

export const setUp = {
  'setup.initiative': {
    asked: ({ opponent }) => `Choose who is first player: you or ${opponent}.`,
    waiting: ({ who }) => `Waiting for ${who} to choose who is first player.`,
  },
  'setup.objective': {
    /** In a core-set game the second player has drawn some (R3.7). */
    asked: ({ isFirst, opponent }) =>
      isFirst
        ? `Choose the objective from the cards of ${opponent}.`
        : 'Choose the objective from the cards that you have drawn.',
    waiting: ({ who }) => `Waiting for ${who} to choose the objective.`,
  },
  'obstacle.choose': {
    asked: () => 'Choose the obstacle that you place now.',
    waiting: ({ who }) => `Waiting for ${who} to place an obstacle.`,
  },
  'obstacle.place': {
    asked: ({ piece }) => `Choose where this obstacle lies: ${piece}.`,
    waiting: ({ who }) => `Waiting for ${who} to place an obstacle.`,
  },
  'deploy.choose': {
    asked: ({ isSecond }) =>
      isSecond ? 'Choose the second squadron to deploy.' : 'Deploy a ship or two squadrons: choose which comes first.',
    waiting: ({ who }) => `Waiting for ${who} to deploy.`,
  },
  'deploy.place': {
    asked: ({ subject, isShip }) =>
      isShip
        ? `Deploy your ${subject}: choose its place, its heading and its speed.`
        : `Deploy your ${subject}: choose its place.`,
    waiting: ({ who }) => `Waiting for ${who} to deploy.`,
  },
  'objective.place': {
    asked: ({ placingCard, piece }) => `${placingCard}: choose the place of ${piece}.`,
    waiting: ({ who, objective }) => `Waiting for ${who} to place what ${objective} asks for.`,
  },
} satisfies QuestionTexts<'set-up'>
