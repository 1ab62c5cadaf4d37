import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { CardText } from '#shared/messages/card-text'

export const officers = {
  'agent-kallus': {
    text: 'When this ship attacks a unique squadron, it may add one die of any color.',
    asks: { 'attack.modify': ['Which color does the die have?'] },
  },
  'captain-brunson': {
    text: 'When this ship defends at distance 1–2 of an obstacle, exhaust the card to cancel one die.',
    asks: { 'attack.defend': ['Which die is canceled?'] },
  },
  'defense-liaison': {
    text: 'Before this ship reveals its dial, it may spend any command token to turn the dial to Navigate or Repair.',
    asks: { 'dial.before-reveal': ['Which command token does it spend?', 'Which command is on the dial instead?'] },
  },
  'general-draven': {
    text: 'When this ship attacks a squadron with Counter or Intel, it may add one die of any color.',
    asks: { 'attack.modify': ['Which color does the die have?'] },
  },
  'governor-pryce': {
    text: 'After deploying you may choose a round: in it, this ship activates after all others.',
    asks: { 'setup.after-deploying': ['In which round does this ship activate last?'] },
  },
  'instructor-goran': {
    text: 'Squadrons of yours without Heavy at distance 1–2 have Counter 1, or one more than they have.',
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
  'toryn-farr': {
    text: 'When another ship of yours, or a squadron of yours, at distance 1–3 attacks, it may reroll one blue die.',
    asks: { 'attack.modify': ['Which blue die is rerolled?'] },
  },
  'weapons-liaison': {
    text: 'Before this ship reveals its dial, it may spend any command token to turn the dial to Squadron or Concentrate Fire.',
    asks: { 'dial.before-reveal': ['Which command token does it spend?', 'Which command is on the dial instead?'] },
  },
  'wulff-yularen': {
    text: 'When this ship spends a command token, exhaust the card to gain one of the same command; it cannot serve the same command again this round.',
  },
} satisfies Record<WrittenCard<'officers'>, CardText>
