import type { DAMAGE_CARDS } from '#shared/game/cards/catalog/damage-deck'
import type { CardText } from '#shared/messages/card-text'

/** What each damage card does while it is faceup. */
export const damage = {
  'compartment-fire': { text: 'Its defense tokens stay exhausted.' },
  'crew-panic': { text: 'Revealing a dial costs one damage, or the dial itself.' },
  'blinded-gunners': { text: 'Its attacks cannot spend accuracy icons.' },
  'comm-noise': { text: 'The opponent may slow it by one or reset its top dial.' },
  'life-support-failure': { text: 'It loses its command tokens and can gain none.' },
  'damaged-controls': { text: 'Overlapping a ship or obstacle costs it one card more.' },
  'injured-crew': { text: 'Its owner gives up one defense token.' },
  'faulty-countermeasures': { text: 'Exhausted defense tokens are of no use.' },
  'power-failure': { text: 'Half the engineering value, rounded down.' },
  'ruptured-engine': { text: 'Each maneuver with the dial above 1 costs one damage.' },
  'targeter-disruption': { text: 'Its attacks have no critical effects.' },
  'shield-failure': { text: 'The opponent takes a shield from up to two zones.' },
  'projector-misaligned': { text: 'The zone with the most shields loses them all.' },
  'point-defense-failure': { text: 'It rolls one die fewer against squadrons, of its owner’s choice.' },
  'thruster-fissure': { text: 'Changing its own speed costs one damage.' },
  'coolant-discharge': { text: 'Only one of its attacks a round may go against a ship.' },
  'capacitor-failure': {
    text: 'A zone without shields regains none and keeps the ship from redirecting when it defends.',
  },
  'thrust-control-malfunction': { text: 'The last joint that can turn, turns one click less.' },
  'damaged-munitions': { text: 'It rolls one die fewer against ships, of its owner’s choice.' },
  'depowered-armament': { text: 'No attacks at long range.' },
  'disengaged-fire-control': { text: 'No target that would be obstructed.' },
  'structural-damage': { text: 'One more facedown card.' },
} satisfies Record<keyof typeof DAMAGE_CARDS, CardText>
