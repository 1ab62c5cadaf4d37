import type { CardText } from '#shared/messages/card-text'

/** What the playable cards of later waves do, in one sentence, and what they ask. */
export const laterWaves = {
  'general-rieekan': {
    text: 'Once a round, a ship or unique squadron of yours that would be destroyed stays until the end of the Status Phase.',
  },
  'admiral-raddus': {
    text: 'Another ship of yours is set aside before you deploy; at the start of any round it may come to distance 1 of one of your ships. It cannot activate first in that round.',
    asks: { 'setup.before-deploying': ['Which ship is set aside?'], 'round.start': ['Which ship arrives?'] },
  },
  'governor-pryce': {
    text: 'After deploying you may choose a round: in it, this ship activates after all others.',
    asks: { 'setup.after-deploying': ['In which round does this ship activate last?'] },
  },
  demolisher: { text: 'This ship may perform one of its attacks after its first maneuver.' },
  'engine-techs': {
    text: 'After a maneuver for which this ship resolved Navigate, exhaust the card to execute another one at speed 1.',
  },
  'quad-laser-turrets': {
    text: 'This ship has Counter 1 against squadrons that attack it from distance 1, from a hull zone of your choice.',
  },
  'rapid-launch-bays': {
    text: 'Up to this ship’s squadron value of your squadrons are set aside; when it resolves Squadron it may first put as many within distance 1 as it activates. They cannot move then.',
    asks: {
      'setup.before-deploying': ['Which squadrons are set aside in the bays?'],
      'squadron-command.start': ['Which squadrons start?'],
    },
  },
  'g-8-experimental-projector': {
    text: 'Before an enemy ship at distance 1–5 determines its course, exhaust the card to make it slower by one for that maneuver.',
  },
  'biggs-darklighter': {
    text: 'A squadron of yours with Escort at distance 1 of him that is dealt damage by an attack may take one less; another such squadron takes one instead.',
    asks: { 'attack.damage': ['Which squadron takes one damage instead?'] },
  },
  'colonel-jendon': {
    text: 'Instead of his attack, another squadron of yours at distance 1–2 may perform one.',
    asks: { 'squadron.instead-of-attack': ['Which squadron attacks?'] },
  },
} satisfies Record<string, CardText>
