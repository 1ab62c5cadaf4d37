import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { CardText } from '#shared/messages/card-text'

export const squadrons = {
  'biggs-darklighter': {
    text: 'A squadron of yours with Escort at distance 1 of him that is dealt damage by an attack may take one less; another such squadron takes one instead.',
    asks: { 'attack.damage': ['Which squadron takes one damage instead?'] },
  },
  'boba-fett': {
    text: 'When he activates, an enemy ship or squadron at distance 1 of your choice suffers one damage.',
    asks: { 'squadron.activated': ['Which ship or squadron suffers the damage?'] },
  },
  bossk: { text: 'When he attacks with 6 or fewer hull points, he may add a blue die that shows accuracy.' },
  'captain-jonus': {
    text: 'When a ship of yours attacks a ship at distance 1 of him, it may turn one die to accuracy.',
    asks: { 'attack.modify': ['Which die is turned to accuracy?'] },
  },
  'ciena-ree': { text: 'Attacks on her are obstructed.' },
  'colonel-jendon': {
    text: 'Instead of his attack, another squadron of yours at distance 1–2 may perform one.',
    asks: { 'squadron.instead-of-attack': ['Which squadron attacks?'] },
  },
  'darth-vader': { text: 'Critical icons of his attacks add one damage each, against squadrons, too.' },
  'dash-rendar': {
    text: 'Attacking, he may reroll one die for each enemy ship and squadron at distance 1.',
    asks: {
      'attack.modify': ['Which die is rerolled?'],
    },
  },
  dengar: { text: 'Other squadrons of yours at distance 1–2 have Counter 1, or one more than they have.' },
  'dutch-vander': {
    text: 'After his attack has damaged a squadron, he may make it count as activated; if it did already, it suffers one damage more.',
  },
  'gar-saxon': { text: 'An enemy squadron with Intel or Relay that activates at distance 1 suffers one damage.' },
  'han-solo': { text: 'At the start of the Ship Phase he may activate as by a Squadron command.' },
  'hera-syndulla': {
    text: 'At the start of the Squadron Phase one or two squadrons of yours at distance 1–2 gain Rogue for the round.',
    asks: { 'squadron-phase.start': ['Which squadrons gain Rogue?'] },
  },
  howlrunner: {
    text: 'Other squadrons of yours with Swarm at distance 1 may add a blue die when they attack a squadron.',
  },
  'ig-88': { text: 'Counter and Escort of enemies do nothing to his attacks.' },
  'jan-ors': {
    text: 'Other squadrons of yours at distance 1–2 may spend her defense tokens when they defend.',
  },
  'ketsu-onyo': { text: 'Enemy squadrons at distance 1 are slower by two, but not below speed 1.' },
  'keyan-farlander': {
    text: 'When he attacks a hull zone without shields, he may reroll any number of dice.',
    asks: { 'attack.modify': ['Which dice are rerolled?'] },
  },
  'lieutenant-blount': {
    text: 'Other squadrons of yours with Swarm at distance 1 may reroll one die more when they attack a squadron.',
    asks: { 'attack.modify': ['Which die is rerolled?'] },
  },
  'luke-skywalker': { text: 'When he attacks a ship, the damage passes its shields.' },
  'maarek-stele': {
    text: 'When he attacks, he may turn one die to a face with a critical icon.',
    asks: { 'attack.modify': ['Which die is turned to a critical face?'] },
  },
  'major-rhymer': {
    text: 'Squadrons of yours at distance 1, himself among them, attack ships at close range with all their dice.',
  },
  'mauler-mithel': { text: 'After he moves, all squadrons engaged with him suffer one damage.' },
  'morna-kee': {
    text: 'When she attacks, she may spend a defense token of hers to reroll any number of dice. When she activates, she may recover a discarded one.',
    asks: {
      'attack.modify': ['Which defense token is spent?', 'Which dice are rerolled?'],
      'squadron.activated': ['Which defense token is recovered?'],
    },
  },
  'norra-wexley': {
    text: 'Critical effect for squadrons of yours with Bomber at distance 1: the attacked hull zone loses a shield.',
  },
  nym: {
    text: 'Blue critical effect against a ship: he chooses one of its defense tokens; it is discarded.',
    asks: { 'attack.critical': ['Which defense token is discarded?'] },
  },
  'shara-bey': { text: 'Critical icons of her attacks by Counter add one damage each.' },
  'soontir-fel': {
    text: 'After a squadron engaged with him has attacked anything else, but not by Counter, it suffers one damage.',
  },
  'ten-numb': {
    text: 'When he attacks a squadron, he may spend a blue die with a critical icon: all other enemy squadrons at distance 1 of the defender suffer one damage.',
    asks: { 'attack.modify': ['Which die is spent?'] },
  },
  'tycho-celchu': { text: 'Engaged, he may still move and attack ships.' },
  'valen-rudor': { text: 'A squadron that is engaged with another squadron of yours cannot attack him.' },
  'wedge-antilles': { text: 'When he attacks a squadron that has activated in this round, he may add two blue dice.' },
  whisper: {
    text: 'After an attack in which it spent a defense token, it may move up to distance 1, even if engaged.',
  },
  'zertik-strom': {
    text: 'When he attacks, another squadron of yours at distance 1 may suffer one damage; then he may reroll any number of dice.',
    asks: { 'attack.modify': ['Which squadron suffers the damage?', 'Which dice are rerolled?'] },
  },
} satisfies Record<WrittenCard<'squadrons'>, CardText>
