import type { QuestionTexts } from '#shared/messages/question'

export const setUp = {
  'setup.initiative': {
    title: 'First player',
    hint: 'The first player moves first in every round; the second one brings the objective and wins ties.',
    asked: ({ opponent }) => `Choose who is first player: you or ${opponent}.`,
    waiting: ({ who }) => `Waiting for ${who} to choose who is first player.`,
  },
  'setup.objective': {
    title: 'Objective',
    hint: 'The objective is for both sides; usually it helps the player who brought the card.',
    /** In a core-set game the second player has drawn some (R3.7). */
    asked: ({ isFirst, opponent }) =>
      isFirst
        ? `Choose the objective from the cards of ${opponent}.`
        : 'Choose the objective from the cards that you have drawn.',
    waiting: ({ who }) => `Waiting for ${who} to choose the objective.`,
  },
  'obstacle.choose': {
    title: 'Next obstacle',
    hint: 'The second player begins; then both take turns until every obstacle is on the table.',
    asked: () => 'Choose the obstacle that you place now.',
    waiting: ({ who }) => `Waiting for ${who} to place an obstacle.`,
  },
  'obstacle.place': {
    title: 'Place of an obstacle',
    hint: 'In the setup area, beyond distance 3 of the edges and beyond distance 1 of other obstacles.',
    asked: ({ piece }) => `Choose where this obstacle lies: ${piece}.`,
    waiting: ({ who }) => `Waiting for ${who} to place an obstacle.`,
  },
  'deploy.choose': {
    title: 'Next to deploy',
    hint: 'The first player begins. Nobody passes; a single squadron is deployed after all ships.',
    asked: ({ isSecond }) =>
      isSecond ? 'Choose the second squadron to deploy.' : 'Deploy a ship or two squadrons: choose which comes first.',
    waiting: ({ who }) => `Waiting for ${who} to deploy.`,
  },
  'deploy.place': {
    title: 'Deployment',
    hint: 'Ships stand in their deployment zone, squadrons at distance 1-2 of a friendly ship.',
    asked: ({ subject, isShip }) =>
      isShip
        ? `Deploy your ${subject}: choose its place, its heading and its speed.`
        : `Deploy your ${subject}: choose its place.`,
    waiting: ({ who }) => `Waiting for ${who} to deploy.`,
  },
  'objective.place': {
    title: 'Place of a token',
    hint: 'The card says where you may place its tokens and pieces.',
    asked: ({ placingCard, piece, mayStay }) =>
      mayStay ? `${placingCard}: you may move ${piece}, or leave it.` : `${placingCard}: choose the place of ${piece}.`,
    waiting: ({ who, objective }) => `Waiting for ${who} to place what ${objective} asks for.`,
  },
  'squadron.place': {
    title: 'Squadron under an obstacle',
    hint: 'The enemy has moved an obstacle onto it; it lies on the obstacle or touches it.',
    asked: ({ piece }) => `An obstacle has come to lie on a squadron: choose the place of ${piece}.`,
    waiting: ({ who, subject }) => `Waiting for ${who} to put down ${subject}.`,
  },
} satisfies QuestionTexts<'opening' | 'set-up'>
