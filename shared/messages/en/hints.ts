import type { AskName } from '#shared/engine/decision'
import type { Faction } from '#shared/engine/terms'
import { listed } from './terms'

/** One line under each question: what the term in it means. Two lines of a phone at most. */
export const hints = {
  why: 'Why?',
  whyOf: (rule: string) => `Why? Rule ${rule}`,
  /** To a page of its own, in a new tab: the draft stays where it is. */
  rule: (id: string) => `Rule ${id}`,
  newTab: 'opens in a new tab',
  /** Under the dials suggested for the first round. */
  suggestion: {
    rebel:
      'Nobody is in range yet: Repair becomes a token for later, Navigate brings speed, Squadron sends the X-wings in round 2.',
    imperial:
      'Nobody is in range yet: Repair becomes a token for later, Navigate turns you in round 2, Concentrate Fire comes in round 3, when ships meet.',
  } satisfies Record<Faction, string>,
  /** Under the dials that the practice bot proposes. */
  proposal: (ships: readonly string[]) =>
    `What the practice bot would set for ${listed(ships)}, from what you see: it weighs enemies that come into reach, squadrons at hand, damage and the edge of the table.`,
  asks: {
    'setup.initiative':
      'The first player moves first in every round; the second one brings the objective and wins ties.',
    'setup.objective': 'The objective holds for both sides; as a rule it suits the player whose card it is.',
    'obstacle.choose': 'The second player begins; then both take turns until every obstacle lies on the table.',
    'obstacle.place': 'In the setup area, beyond distance 3 of the edges and beyond distance 1 of other obstacles.',
    'deploy.choose': 'The first player begins. Nobody passes; a single squadron left waits until all ships stand.',
    'deploy.place': 'Ships stand in their deployment zone, squadrons at distance 1-2 of a friendly ship.',
    'objective.place': 'The objective says where its tokens and pieces may lie.',
    'command.dials': 'Each ship reveals its top dial when it acts, one a round; new dials go below the old ones.',
    'ship.activate': 'A ship that acts reveals its top dial, may attack twice, then moves. Each acts once a round.',
    'activation.dial':
      'A dial kept gives its full effect in this activation; a token a smaller one, whenever you like.',
    'activation.command':
      'Squadron and Repair work only now, right after the dial; other commands wait for their moment.',
    'repair.effect': 'Points: 1 moves a shield, 2 bring one back, 3 remove a damage card. What is left over is lost.',
    'attack.declare':
      'A zone hits what is in its arc and in reach: black dice close, blue to medium, red to long range.',
    'attack.before-roll': 'Something takes a die away before the roll, such as a ship in the line of sight.',
    'attack.modify': 'Dice can still change: accuracy locks a defense token, Concentrate Fire adds or rerolls a die.',
    'attack.reroll': 'A rerolled die is rolled once more; the new face stands, better or worse.',
    'attack.critical':
      'Standard critical effect: the first damage card of this attack lies faceup and does what it says.',
    'attack.next': 'Against squadrons an attack may go on: each other one in the arc gets a roll of its own.',
    'attack.counter': 'Counter lets a squadron shoot back at the one that attacked it.',
    'defense.spend': 'A ready token becomes exhausted, an exhausted one is gone. One of each kind in an attack.',
    'defense.evade': 'Evade: at long range a die is removed, at medium range the attacker rolls it again.',
    'defense.redirect': 'Redirect: shields of a zone next to the one that is hit may take part of the damage.',
    'defense.split': 'What you send aside costs shields there; the rest hits the attacked zone, then the hull.',
    'damage.zone': 'Nothing says where this damage goes. The zone you choose takes all of it, shields first.',
    'dial.replace': 'The top dial is the next one that this ship reveals.',
    'tokens.discard': 'A ship holds one token of each command, and no more in all than its command value.',
    'maneuver.navigate': 'Navigate changes the speed before the move; a dial may also bend one joint a click further.',
    'maneuver.course': 'A click bends a joint of the maneuver tool. How far depends on the speed and the joint.',
    'overlap.closest':
      'Only the closest of the ships it ran into shares the damage; here several are exactly as close.',
    'displaced.place': 'Squadrons under a ship that moved are put down by the other player, touching that ship.',
    'squadron.activate': 'Now a squadron moves or attacks. A turn is two squadrons, one after the other.',
    'squadron.command': 'A commanded squadron is at close to medium range of the ship; it may move and attack at once.',
    'squadron.act': 'An engaged squadron, with an enemy one at distance 1, cannot move and attacks squadrons only.',
    'squadron.move': 'A squadron flies straight, up to the distance of its speed; only where it ends matters.',
    'squadron.cloak': 'Cloak: a small move at the end of the Squadron Phase, engaged or not.',
    'squadron.strategic': 'Strategic: after its move a squadron may shift an objective token that is next to it.',
    'token.place': 'The token must end at distance 1 of the squadron that shifts it.',
    'window.effect': 'Effects have their time: what is not used now cannot be used later.',
    'effect.choose': 'What the card does is set; this part of it is yours to choose.',
  } satisfies Record<AskName, string>,
}
