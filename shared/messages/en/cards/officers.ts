import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { CardText } from '#shared/messages/card-text'

export const officers = {
  'adar-tallon': {
    text: 'After a Squadron command of this ship, exhaust the card: one of the squadrons that it activated no longer counts as activated.',
    asks: { 'squadron-command.after': ['Which squadron can be activated again?'] },
  },
  'admiral-chiraneau': {
    text: 'Engaged squadrons that this ship activates by a command may still move; their speed is then 2.',
  },
  'admiral-montferrat': {
    text: 'At speed 3 or higher, attacks of ships on this ship are obstructed. After a maneuver in which it overlapped a ship, the card is discarded.',
  },
  'admiral-titus': {
    text: 'At the start of the first round you may make an enemy ship faster or slower by one.',
    asks: { 'round.start': ['Which enemy ship changes its speed?', 'Does it become faster or slower?'] },
    options: { faster: 'faster', slower: 'slower' },
  },
  'agent-kallus': {
    text: 'When this ship attacks a unique squadron, it may add one die of any color.',
    asks: { 'attack.modify': ['Which color does the die have?'] },
  },
  'ahsoka-tano': {
    text: 'During the activation of a ship of yours at distance 1–5, exhaust the card: that ship discards a command token and may gain any one.',
    asks: {
      'activation.start': ['Which command token does the ship discard?', 'Which one does it gain?'],
      'dial.revealed': ['Which command token does the ship discard?', 'Which one does it gain?'],
      'attack-step.start': ['Which command token does the ship discard?', 'Which one does it gain?'],
      'maneuver.before-course': ['Which command token does the ship discard?', 'Which one does it gain?'],
    },
  },
  'bail-organa': {
    text: 'After deploying you may choose a round. At the start of its Ship Phase this ship activates first of all, if you are second player; if you are first player, it may gain one or two command tokens.',
    asks: {
      'setup.after-deploying': ['Which round is chosen?'],
      'ship-phase.start': ['Which command tokens does this ship gain?'],
    },
  },
  'captain-brunson': {
    text: 'When this ship defends at distance 1–2 of an obstacle, exhaust the card to cancel one die.',
    asks: { 'attack.defend': ['Which die is canceled?'] },
  },
  'captain-needa': {
    text: 'At the start of round 1 you may replace one defense token of this ship by an evade.',
    asks: { 'round.start': ['Which defense token becomes an evade?'] },
  },
  'chart-officer': {
    text: 'After a maneuver in which this ship ended on an asteroid field or a debris field, discard the card: that obstacle does nothing to it.',
    asks: { 'maneuver.moved': ['Which obstacle does nothing to the ship?'] },
  },
  'commandant-aresko': {
    text: 'When another ship of yours at distance 1–3 reveals a dial, exhaust the card: this ship gains a token of that command.',
  },
  'damage-control-officer': {
    text: 'The contain of this ship stops all critical effects of the attack.',
  },
  'defense-liaison': {
    text: 'Before this ship reveals its dial, it may spend any command token to turn the dial to Navigate or Repair.',
    asks: { 'dial.before-reveal': ['Which command token does it spend?', 'Which command is on the dial instead?'] },
  },
  'director-isard': {
    text: 'When this ship reveals a dial, you may look at all dials of one enemy ship.',
    asks: { 'dial.revealed': ['At the dials of which ship do you look?'] },
  },
  'engineering-captain': { text: 'Before this ship reveals its dial, it may turn the dial to Repair.' },
  'flight-commander': {
    text: 'This ship may resolve its Squadron command after its maneuver instead.',
  },
  'general-draven': {
    text: 'When this ship attacks a squadron with Counter or Intel, it may add one die of any color.',
    asks: { 'attack.modify': ['Which color does the die have?'] },
  },
  'governor-pryce': {
    text: 'After deploying you may choose a round: in it, this ship activates after all others.',
    asks: { 'setup.after-deploying': ['In which round does this ship activate last?'] },
  },
  'hondo-ohnaka': {
    text: 'At the start of the Ship Phase, discard the card to give tokens of two commands to two ships. Then the opponent gives those of the other two commands to two ships.',
    asks: {
      'ship-phase.start': [
        'Which command token do you give first?',
        'Which ship gains it?',
        'Which token do you give second?',
        'Which ship gains it?',
        'Of the two tokens left, which one do you give first?',
        'Which ship gains it?',
        'Which ship gains the last token?',
      ],
    },
  },
  'instructor-goran': {
    text: 'Squadrons of yours without Heavy at distance 1–2 have Counter 1, or one more than they have.',
  },
  'intel-officer': {
    text: 'When this ship attacks, after the roll, exhaust the card and choose a defense token: if it is spent in this attack, it is discarded.',
    asks: { 'attack.rolled': ['A token of which unit?', 'Which token?'] },
  },
  'lando-calrissian': {
    text: 'When this ship defends, discard the card and choose any number of dice: the attacker rerolls them.',
    asks: { 'attack.defend': ['Which dice does the attacker reroll?'] },
  },
  'leia-organa-officer': {
    text: 'When this ship reveals a command, the top dial of another ship of yours at distance 1–5 may be turned to the same one.',
    asks: { 'dial.revealed': ['The top dial of which ship is turned to the same command?'] },
  },
  'major-derlin': {
    text: 'Before this ship suffers damage from an attack, exhaust the card to make it 1 less.',
  },
  'minister-tua': { text: 'This ship has one defensive retrofit slot more.' },
  'navigation-officer': { text: 'Before this ship reveals its dial, it may turn the dial to Navigate.' },
  'raymus-antilles': {
    text: 'When this ship reveals a dial, it may gain a token of the same command and keep the dial.',
  },
  'skilled-first-officer': {
    text: 'Before this ship reveals its dial, discard the card to discard the top dial and reveal the next one.',
  },
  'strategic-adviser': {
    text: 'When it is your turn and this ship could activate, exhaust the card: you activate no ship, and the other side goes on.',
  },
  'support-officer': {
    text: 'At the start of the Command Phase, discard the card to discard all dials of this ship; it is given new ones in this phase.',
  },
  'tactical-expert': { text: 'Before this ship reveals its dial, it may turn the dial to Concentrate Fire.' },
  'taskmaster-grint': {
    text: 'After deploying you note a command on the card: when this ship reveals it, it may gain a token of it and keep the dial.',
    asks: { 'setup.after-deploying': ['Which command is noted on the card?'] },
  },
  'the-grand-inquisitor': {
    text: 'When an enemy ship at distance 1–5 changes its speed, exhaust the card: this ship becomes faster or slower by one.',
    asks: {
      'speed.changed-by-owner': ['Does this ship become faster or slower?'],
      'speed.changed-by-enemy': ['Does this ship become faster or slower?'],
    },
    options: { faster: 'faster', slower: 'slower' },
  },
  'toryn-farr': {
    text: 'When another ship of yours, or a squadron of yours, at distance 1–3 attacks, it may reroll one blue die.',
    asks: { 'attack.modify': ['Which blue die is rerolled?'] },
  },
  'veteran-captain': {
    text: 'When this ship reveals a dial, discard the card to gain any one command token.',
    asks: { 'dial.revealed': ['Which command token does this ship gain?'] },
  },
  'walex-blissex': {
    text: 'When this ship activates, discard the card to recover one of its discarded defense tokens, readied.',
    asks: { 'activation.start': ['Which defense token does it recover?'] },
  },
  'weapons-liaison': {
    text: 'Before this ship reveals its dial, it may spend any command token to turn the dial to Squadron or Concentrate Fire.',
    asks: { 'dial.before-reveal': ['Which command token does it spend?', 'Which command is on the dial instead?'] },
  },
  'wing-commander': { text: 'Before this ship reveals its dial, it may turn the dial to Squadron.' },
  'wulff-yularen': {
    text: 'When this ship spends a command token, exhaust the card to gain one of the same command; it cannot serve the same command again this round.',
  },
} satisfies Record<WrittenCard<'officers'>, CardText>
