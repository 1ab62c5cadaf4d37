import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { CardText } from '#shared/messages/card-text'

export const commanders = {
  'admiral-ackbar': {
    text: 'Before its Attack step a ship of yours may give up attacks from front and rear until the end of the round; then it may add two red dice to each attack on a ship.',
  },
  'admiral-konstantine': {
    text: 'At the start of the Status Phase, each enemy ship at distance 1–5 of at least two medium or large ships of yours may become faster or slower by one, never below 1, as you choose.',
    asks: { 'status.start': ['Which ships become faster?', 'Which ships become slower?'] },
  },
  'admiral-motti': {
    text: 'The hull values of your ships are higher: small ones by 1, medium ones by 2, large ones by 3.',
  },
  'admiral-ozzel': { text: 'When a ship of yours resolves Navigate, it may change its speed by one more.' },
  'admiral-raddus': {
    text: 'Before you deploy, another ship of yours may be set aside; at the start of any round it may come to distance 1 of one of your ships, on no squadrons. It cannot activate first in that round.',
    asks: { 'setup.before-deploying': ['Which ship is set aside?'], 'round.start': ['Which ship arrives?'] },
  },
  'admiral-screed': {
    text: 'Once an activation, when a ship of yours attacks, it may spend one die to turn another one to a face with a critical icon.',
    asks: { 'attack.modify': ['Which die is spent?', 'Which die is turned to a critical face?'] },
  },
  'admiral-sloane': {
    text: 'When a squadron of yours without Rogue attacks, it may spend accuracy to spend a defense token of the defender without its effect. Attacking a ship, it may reroll one die with a critical icon.',
    asks: { 'attack.modify': ['Which die is spent or rerolled?', 'Which token of the defender is spent?'] },
  },
  'commander-sato': {
    text: 'When a ship of yours attacks a ship at distance 1 of a squadron of yours, it may replace one or two of its dice by dice of other colors before the roll.',
    asks: {
      'attack.before-roll': [
        'A die of which color is replaced?',
        'Which color does it get?',
        'Which second one?',
        'Which color does that one get?',
      ],
    },
  },
  'darth-vader-commander': {
    text: 'When a ship of yours attacks a ship, it may spend one of its defense tokens to reroll any of its dice.',
    asks: {
      'attack.modify': ['Which of its defense tokens does the attacker spend?', 'Which dice are rerolled?'],
    },
  },
  'garm-bel-iblis': {
    text: 'At the start of rounds 1 and 5 each of your ships may gain command tokens, up to its command value.',
    asks: { 'round.start': ['Which ship gains tokens?', 'Which command tokens does it gain?'] },
  },
  'general-cracken': {
    text: 'Attacks of ships on your small and medium ships at speed 3 or higher are obstructed.',
  },
  'general-dodonna': {
    text: 'Before an enemy ship is dealt a faceup damage card, you may look at the four uppermost cards and choose the one it gets; the others are discarded.',
    asks: { 'card.before-faceup': ['Which of these cards does the enemy ship get?'] },
  },
  'general-madine': {
    text: 'A Navigate dial of your ships gives one more click than usual, at any joint; a token gives a click instead of changing the speed, if you like.',
  },
  'general-rieekan': {
    text: 'Once a round, a ship or unique squadron of yours that damage would destroy may stay until the end of the Status Phase; until then it counts as not destroyed.',
  },
  'general-tagge': {
    text: 'At the start of rounds 3 and 5, each of your ships may recover one of its discarded defense tokens.',
    asks: {
      'round.start': ['Which ship recovers a defense token?', 'Which token does it recover?'],
    },
  },
  'grand-admiral-thrawn': {
    text: 'After deploying you set three dials in secret that lie on the card. At the start of each Ship Phase you may turn one of them up: in that round each of your ships gains an extra dial of its command before it activates.',
    asks: {
      'ship-phase.start': ['Which dial is turned up?'],
      'activation.start': ['Does it keep the extra dial, or take a token for it?'],
    },
    options: { token: 'A command token for it' },
  },
  'grand-moff-tarkin': {
    text: 'At the start of each Ship Phase you may name a command; each of your ships gains a token of it.',
    asks: { 'ship-phase.start': ['Which command token does each of your ships gain?'] },
  },
  'leia-organa-commander': {
    text: 'A ship of yours that resolves its first command of a round by a dial alone may do it as if by dial and token; it resolves no other command in that round.',
  },
  'moff-jerjerrod': {
    text: 'When a ship of yours determines its course, it may suffer a damage: the first joint of its speed has yaw II until the end of its activation.',
  },
  'mon-mothma': {
    text: 'An evade of your ships cancels a die at medium range, and makes the attacker reroll one at close range and distance 1.',
  },
} satisfies Record<WrittenCard<'commanders'>, CardText>
