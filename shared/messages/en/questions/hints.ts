import type { QuestionHints } from '#shared/messages/question'

/** What each question is called, and what its term means: what comes after the question itself. */
export const questionHints: QuestionHints = {
  'setup.initiative': {
    title: 'First player',
    hint: 'The first player moves first in every round; the second one brings the objective and wins ties.',
  },
  'setup.objective': {
    title: 'Objective',
    hint: 'The objective is for both sides; usually it helps the player who brought the card.',
  },
  'obstacle.choose': {
    title: 'Next obstacle',
    hint: 'The second player begins; then both take turns until every obstacle is on the table.',
  },
  'obstacle.place': {
    title: 'Place of an obstacle',
    hint: 'In the setup area, beyond distance 3 of the edges and beyond distance 1 of other obstacles.',
  },
  'deploy.choose': {
    title: 'Next to deploy',
    hint: 'The first player begins. Nobody passes; a single squadron is deployed after all ships.',
  },
  'deploy.place': {
    title: 'Deployment',
    hint: 'Ships stand in their deployment zone, squadrons at distance 1-2 of a friendly ship.',
  },
  'objective.place': {
    title: 'Place of an objective token',
    hint: 'The objective says where you may place its tokens and pieces.',
  },
  'command.dials': {
    title: 'Command dials',
    hint: 'Each ship reveals its top dial when it acts, one a round; new dials go below the old ones.',
  },
  'dial.replace': {
    title: 'New dial',
    hint: 'The top dial is the next one that this ship reveals.',
  },
  'ship.activate': {
    title: 'Ship to activate',
    hint: 'A ship that acts reveals its top dial, may attack twice, then moves. Each acts once a round.',
  },
  'activation.dial': {
    title: 'Dial or token',
    hint: 'A kept dial has its full effect in this activation; a token has a smaller effect, now or later.',
  },
  'activation.command': {
    title: 'Command',
    hint: 'Squadron and Repair work only now, right after the dial; other commands wait for their moment.',
  },
  'tokens.discard': {
    title: 'Token to discard',
    hint: 'A ship holds one token of each command, and no more in all than its command value.',
  },
  'attack.declare': {
    title: 'Target',
    hint: 'A zone hits what is in its arc and in reach: black dice close, blue to medium, red to long range.',
  },
  'attack.before-roll': {
    title: 'Before the roll',
    hint: 'Something takes a die away before the roll, such as a ship in the line of sight.',
  },
  'attack.modify': {
    title: 'Dice',
    hint: 'Dice can still change: accuracy locks a defense token, Concentrate Fire adds or rerolls a die.',
  },
  'attack.reroll': {
    title: 'Reroll',
    hint: 'A rerolled die is rolled once more; the new face counts, better or worse.',
  },
  'attack.critical': {
    title: 'Critical effect',
    hint: 'Standard critical effect: the first damage card of this attack is faceup and has its effect.',
  },
  'attack.next': {
    title: 'Next target',
    hint: 'Against squadrons an attack may go on: each other one in the arc gets a roll of its own.',
  },
  'attack.counter': {
    title: 'Counter',
    hint: 'Counter lets a squadron attack the squadron that attacked it.',
  },
  'defense.spend': {
    title: 'Defense tokens',
    hint: 'A ready token becomes exhausted, an exhausted one is gone. One of each kind in an attack.',
  },
  'defense.evade': {
    title: 'Evade',
    hint: 'Evade: at long range a die is removed, at medium range the attacker rolls it again.',
  },
  'defense.redirect': {
    title: 'Redirect',
    hint: 'Redirect: shields of a zone next to the one that is hit may take part of the damage.',
  },
  'defense.split': {
    title: 'Split of redirect',
    hint: 'Redirected damage costs shields there; the rest hits the attacked zone, then the hull.',
  },
  'damage.zone': {
    title: 'Zone for damage',
    hint: 'You choose where this damage goes. That zone takes all of it, shields first.',
  },
  'repair.effect': {
    title: 'Repair',
    hint: 'Points: 1 moves a shield, 2 recover one, 3 discard a damage card. Points left over are lost.',
  },
  'maneuver.navigate': {
    title: 'Navigate',
    hint: 'Navigate changes the speed before the move; a dial may also bend one joint a click further.',
  },
  'maneuver.course': {
    title: 'Course',
    hint: 'A click bends a joint of the maneuver tool. How far depends on the speed and the joint.',
  },
  'overlap.closest': {
    title: 'Closest ship',
    hint: 'Only the closest of the ships it ran into shares the damage; here several are equally close.',
  },
  'displaced.place': {
    title: 'Displaced squadrons',
    hint: 'The other player places squadrons that a moving ship displaces; they must touch that ship.',
  },
  'squadron.activate': {
    title: 'Squadron to activate',
    hint: 'Now a squadron moves or attacks. You activate two squadrons in a turn, one by one.',
  },
  'squadron.command': {
    title: 'Squadron to command',
    hint: 'A commanded squadron is at close to medium range of the ship; it may move and attack at once.',
  },
  'squadron.act': {
    title: 'What a squadron does',
    hint: 'An engaged squadron, with an enemy one at distance 1, cannot move and attacks squadrons only.',
  },
  'squadron.move': {
    title: 'Move of a squadron',
    hint: 'A squadron flies straight, up to the distance of its speed; only where it ends matters.',
  },
  'squadron.cloak': {
    title: 'Cloak',
    hint: 'Cloak: a small move at the end of the Squadron Phase, engaged or not.',
  },
  'squadron.strategic': {
    title: 'Strategic',
    hint: 'Strategic: after its move a squadron may shift an objective token that is next to it.',
  },
  'token.place': {
    title: 'Objective token',
    hint: 'The token must end at distance 1 of the squadron that shifts it.',
  },
  'window.effect': {
    title: 'Moment for cards',
    hint: 'An effect has its moment: if you do not use it now, you cannot use it later.',
  },
  'effect.choose': {
    title: 'What a card asks',
    hint: 'The card says what happens; you choose this part of it.',
  },
}
