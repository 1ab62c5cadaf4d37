import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { CardText } from '#shared/messages/card-text'

export const weaponTeams = {
  'boarding-engineers': {
    text: 'When this ship reveals a dial, discard the card and a Squadron dial or token to board an enemy ship at close range; then look at its facedown damage cards and turn up to this ship’s engineering value of them faceup.',
    asks: {
      'dial.revealed': ['Which ship is boarded?', 'Is the Squadron dial or the token discarded?'],
      'effect.second-half': ['Which cards are turned faceup, in this order?'],
    },
    options: { dial: 'the dial', token: 'the token' },
  },
  'boarding-troopers': {
    text: 'When this ship reveals a dial, discard the card and a Squadron dial or token to board an enemy ship at close range; then spend up to this ship’s squadron value of its defense tokens.',
    asks: {
      'dial.revealed': [
        'Which ship is boarded?',
        'Is the Squadron dial or the token discarded?',
        'Which of its defense tokens are spent?',
      ],
    },
    options: { dial: 'the dial', token: 'the token' },
  },
  'caitken-and-shollan': {
    text: 'When this ship attacks, exhaust the card to reroll any number of dice of one color.',
    asks: { 'attack.modify': ['Dice of which color?', 'Which of them are rerolled?'] },
  },
  'cham-syndulla': {
    text: 'When this ship reveals a dial, discard the card and a Squadron dial or token to board an enemy ship at close range; then look at all its dials and set each of them as you like.',
    asks: { 'dial.revealed': ['Which ship is boarded?', 'Is the Squadron dial or the token discarded?'] },
    options: { dial: 'the dial', token: 'the token' },
  },
  'darth-vader-weapon-team': {
    text: 'When this ship reveals a dial, discard the card and a Squadron dial or token to board an enemy ship at close range; then one of its upgrades other than its commander is discarded.',
    asks: {
      'dial.revealed': [
        'Which ship is boarded?',
        'Is the Squadron dial or the token discarded?',
        'Which of its upgrades is discarded?',
      ],
    },
    options: { dial: 'the dial', token: 'the token' },
  },
  'fire-control-team': {
    text: 'When this ship has resolved a critical effect, exhaust the card to resolve another, different one.',
  },
  'flight-controllers': {
    text: 'Squadrons that this ship activates by a command have one blue die more against squadrons.',
  },
  'gunnery-team': {
    text: 'A hull zone of this ship may attack twice in an activation, but no ship and no squadron twice.',
  },
  'jyn-erso': {
    text: 'When this ship reveals a dial, discard the card and a Squadron dial or token to board an enemy ship at close range; a ship without raid tokens then gets two, of commands of your choice; if it has an objective token, you may gain a victory token.',
    asks: {
      'dial.revealed': [
        'Which ship is boarded?',
        'Is the Squadron dial or the token discarded?',
        'Which raid token does it get?',
        'Which other raid token does it get?',
        'Do you gain a victory token?',
      ],
    },
    options: { dial: 'the dial', token: 'the token', victory: 'a victory token' },
  },
  'ordnance-experts': {
    text: 'When this ship attacks, it may reroll any number of black dice.',
    asks: { 'attack.modify': ['Which black dice are rerolled?'] },
  },
  'ruthless-strategists': {
    text: 'After this ship attacks a squadron, a squadron of yours engaged with it may suffer one damage; then the defender suffers one more.',
    asks: { 'attack.after': ['Which of your squadrons suffers the damage?'] },
  },
  'sensor-team': {
    text: 'When this ship attacks, exhaust the card and spend one die to turn another one to accuracy.',
    asks: { 'attack.modify': ['Which die is spent?', 'Which die is turned to accuracy?'] },
  },
  'veteran-gunners': { text: 'When this ship attacks, exhaust the card to reroll all dice of the pool.' },
} satisfies Record<WrittenCard<'weapon-teams'>, CardText>
