import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { CardText } from '#shared/messages/card-text'

export const titles = {
  admonition: {
    text: 'When this ship defends, it may discard one of its defense tokens to cancel a die.',
    asks: { 'attack.defend': ['Which defense token is discarded?', 'Which die is canceled?'] },
  },
  aspiration: {
    text: 'When it is deployed, this ship may move any of its shields to one or two of its hull zones, up to 6 in each. While a zone has more than its maximum, the ship recovers no shields.',
    asks: {
      'unit.deployed': [
        'How many shields does the front zone have then?',
        'How many does the right zone have?',
        'How many does the rear zone have?',
        'How many does the left zone have?',
      ],
    },
  },
  avenger: {
    text: 'When this ship attacks, exhaust the card: the defender cannot spend exhausted defense tokens in this attack.',
  },
  'bright-hope': {
    text: 'Attacks on the front or the sides of this ship do one damage less.',
  },
  centicore: {
    text: 'Up to two of the squadrons that another ship of yours activates by a command may be at close–medium range of this ship instead.',
  },
  chimaera: {
    text: 'This ship can have a fleet command. At the start of the Command Phase it may discard it and equip another one, which your fleet does not have.',
    asks: { 'command.start': ['Which fleet command is equipped?'] },
  },
  corrupter: { text: 'Squadrons with Bomber that this ship activates by a command are faster by one.' },
  defiance: {
    text: 'When this ship attacks a ship that has activated this round, it may add one die of any color.',
    asks: { 'attack.modify': ['Which color does the die have?'] },
  },
  demolisher: { text: 'This ship may perform one of its attacks after its first maneuver.' },
  devastator: {
    text: 'Once a round, attacking from its front hull zone, this ship may add a blue die for each of its discarded defense tokens.',
  },
  'dodonnas-pride': {
    text: 'Blue critical effect: cancel all dice, and the defender is dealt one faceup damage card.',
  },
  dominator: {
    text: 'Attacking at close or medium range, this ship may spend one or two of its shields for as many blue dice.',
    asks: { 'attack.modify': ['From which hull zone does it spend a shield?', 'From which a second one?'] },
  },
  endeavor: {
    text: 'At the start of round 1 this ship gains a contain.',
  },
  foresight: {
    text: 'An evade of this ship works on one die more; a redirect may name both adjacent hull zones.',
  },
  'gallant-haven': {
    text: 'Attacks on your squadrons at distance 1 do one damage less, but not less than 1.',
  },
  'garels-honor': {
    text: 'When this ship overlaps an enemy ship, the damage card that the enemy is dealt is faceup.',
  },
  'hand-of-justice': {
    text: 'Before this ship reveals its dial, exhaust the card to ready a defense token of another ship of yours at distance 1–5.',
    asks: { 'dial.before-reveal': ['Which ship readies a defense token?', 'Which token is readied?'] },
  },
  'home-one': {
    text: 'When another ship of yours at distance 1–5 attacks, it may turn one die to accuracy.',
    asks: { 'attack.modify': ['Which die is turned to accuracy?'] },
  },
  impetuous: { text: 'At the end of its Attack step this ship may attack one squadron, from any hull zone.' },
  independence: {
    text: 'A squadron that this ship activates by a command may have speed 4; then it cannot attack in this activation.',
  },
  insidious: { text: 'When this ship attacks the rear of a ship, its black dice reach medium range.' },
  instigator: { text: 'Enemy squadrons at distance 1 count as engaged by two squadrons more.' },
  interdictor: {
    text: 'When a ship activates, exhaust the card to ready another upgrade of this ship.',
    asks: { 'activation.start': ['Which upgrade is readied?'] },
  },
  'jainas-light': {
    text: 'Attacks of this ship are never obstructed; asteroids and debris do nothing to it.',
  },
  liberty: { text: 'When this ship spends a Squadron token, it activates one squadron more.' },
  'mon-calamari-exodus-fleet': {
    text: 'When this ship resolves Repair, exhaust the copy of another ship of yours at distance 1–4 for two engineering points more.',
    asks: { 'repair.effect': ['Whose copy is exhausted?'] },
  },
  'mon-karren': { text: 'A ship that this ship attacks may spend only one defense token in the attack.' },
  paragon: { text: 'In its second attack of a round on the same ship, this ship may add a black die.' },
  'phoenix-home': { text: 'This ship may have four command tokens, and has one officer slot more.' },
  pursuant: {
    text: 'When this ship reveals another dial than Squadron, discard the card: it also resolves Squadron as if by a dial.',
  },
  'quantum-storm': {
    text: 'After a maneuver for which this ship resolved Navigate, exhaust the card to execute another one at speed 1, straight ahead.',
  },
  profundity: {
    text: 'Before deployment you may set aside a small ship of yours with command 1. At the start of any round it may come to distance 1 of this ship, which may give it its commander and one officer.',
    asks: {
      'setup.before-deploying': ['Which ship is set aside?'],
      'round.start': ['Which ship comes?'],
      'unit.deployed': ['Which card goes to it?'],
    },
  },
  redemption: {
    text: 'When a ship of yours at distance 1–5 resolves Repair, it has one engineering point more.',
  },
  relentless: { text: 'This ship has one command dial fewer.' },
  salvation: {
    text: 'When this ship attacks a ship from its front hull zone, each critical icon is worth two damage.',
  },
  'seventh-fleet-star-destroyer': {
    text: 'Before this ship suffers damage from an attack on its front, exhaust the copy of another ship of yours at distance 1–4 to make it 1 less.',
    asks: { 'attack.damage': ['Whose copy is exhausted?'] },
  },
  sovereign: {
    text: 'At the start of the Ship Phase, exhaust the card: up to three ships of yours at distance 1–5 may each trade a command token for any one.',
    asks: {
      'ship-phase.start': [
        'Which ship trades a token first?',
        'Which command token does it give up?',
        'Which one does it gain?',
        'Which ship is second?',
        'Which command token does it give up?',
        'Which one does it gain?',
        'Which ship is third?',
        'Which command token does it give up?',
        'Which one does it gain?',
      ],
    },
  },
  squall: {
    text: 'When this ship activates, up to three unengaged squadrons of yours at close–medium range may each move up to distance 2; none may end engaged.',
    asks: { 'activation.start': ['Which squadrons move?'] },
  },
  stronghold: {
    text: 'Attacks on your squadrons with Swarm at distance 1–2 are obstructed.',
  },
  suppressor: {
    text: 'When an enemy ship at distance 1–3 ends its activation, you may exhaust one of its defense tokens.',
    asks: { 'activation.end': ['Which of its defense tokens is exhausted?'] },
  },
  'tantive-iv': {
    text: 'Before this ship gains a command token, another ship of yours at distance 1–5 may gain it instead.',
    asks: { 'token.before-gain': ['Which ship gains the token instead?'] },
  },
  'task-force-antilles': {
    text: 'Before this ship suffers damage from an attack, exhaust the copy of another ship of yours at distance 1–3: that ship suffers one point of it. While its copy is exhausted, a ship cannot spend engineering points.',
    asks: { 'attack.damage': ['Which ship exhausts its copy and suffers one damage?'] },
  },
  'task-force-organa': {
    text: 'When this ship attacks, exhaust the copy on another ship of yours at distance 1–3 to reroll one or two dice. A ship with an exhausted copy cannot attack ships.',
    asks: { 'attack.modify': ['The copy on which ship is exhausted?', 'Which dice are rerolled?'] },
  },
  vector: { text: 'Squadrons without Heavy that this ship activates by a command are faster by one, up to speed 5.' },
  warlord: {
    text: 'When this ship attacks, it may turn one die with accuracy to a face with a hit.',
    asks: { 'attack.modify': ['Which die is turned?', 'To which face?'] },
  },
  yavaris: {
    text: 'A squadron that this ship activates by a command may attack twice, if it does not move during the activation of this ship.',
  },
} satisfies Record<WrittenCard<'titles'>, CardText>
