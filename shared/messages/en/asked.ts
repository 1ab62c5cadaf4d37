import type { HullZone, RangeBand } from '#shared/engine/state'
import { listed, terms } from './terms'

/** One attack as its defender is told of it. `zone` is absent for a squadron. */
interface Hit {
  /** `{opponent}'s {unit}` */
  attacker: string
  defender: string
  zone: HullZone | undefined
  /** What the dice add up to, and what a brace leaves of it. */
  icons: number
  damage: number
  /** Whether a token has been spent already. */
  spent: boolean
}

const inZone = (zone: HullZone | undefined): string => (zone === undefined ? '' : ` in the ${terms.zones[zone]}`)
const halved = (icons: number, damage: number): string =>
  damage < icons ? `${icons}, halved to ${damage}` : `${icons}`

/** The first sentence when the reader is asked. */
export const asked = {
  initiative: (opponent: string) => `Choose who is first player: you or ${opponent}.`,
  objective: (opponent: string) => `Choose the objective from the cards of ${opponent}.`,
  /** In a core-set game the second player has drawn some (R3.7). */
  objectiveDrawn: 'Choose the objective from the cards that you have drawn.',
  obstacle: 'Choose the obstacle that you place now.',
  placeObstacle: (obstacle: string) => `Choose where this obstacle lies: ${obstacle}.`,
  deploy: 'Deploy a ship or two squadrons: choose which comes first.',
  deploySecond: 'Choose the second squadron to deploy.',
  deployShip: (ship: string) => `Deploy your ${ship}: choose its place, its heading and its speed.`,
  deploySquadron: (squadron: string) => `Deploy your ${squadron}: choose its place.`,
  /** `card`: the objective or other card that puts it there. */
  placeFor: (card: string, piece: string) => `${card}: choose the place of ${piece}.`,
  dials: (ships: number, opponent: string) =>
    `Choose dials for ${terms.ships(ships)}; ${opponent} chooses at the same time.`,
  activate: 'Choose the ship that acts now.',
  dial: (ship: string, command: string) => `Your ${ship} reveals ${command}: keep the dial or take a token.`,
  dialUnknown: (ship: string) => `Your ${ship} reveals its dial: keep it or take a token.`,
  tokens: (ship: string) => `Your ${ship} holds too many command tokens: discard one.`,
  /** `commands`: names of those it may resolve. */
  command: (ship: string, commands: readonly string[]) =>
    commands.length === 0
      ? `Your ${ship} may resolve its command now, or go on without.`
      : `Your ${ship} may resolve ${listed(commands)} now, or go on without.`,
  repair: (ship: string, points: number) =>
    `Your ${ship} has ${terms.engineeringPoints(points)} to spend: choose a repair.`,
  attack: (ship: string) => `Your ${ship} may attack: choose a hull zone and a target, or go on.`,
  attackGranted: (ship: string) => `Your ${ship} is granted another attack: choose a target, or go on.`,
  attackAgain: (ship: string) => `Your ${ship} may attack again from another hull zone: choose a target, or go on.`,
  removal: (attacker: string, target: string, dice: number) =>
    `Your ${attacker} attacks ${target}: choose ${dice === 1 ? 'the die' : `${dice} dice, one by one,`} to remove before the roll.`,
  beforeRoll: (attacker: string, target: string) =>
    `Your ${attacker} attacks ${target}: decide what happens before the roll.`,
  modify: (attacker: string, target: string, icons: number) =>
    `Your ${attacker} has rolled ${icons === 0 ? 'no' : icons} damage against ${target}: change the dice, or let them stand.`,
  reroll: (attacker: string) => `Your ${attacker} may reroll one die: choose which, or none.`,
  critical: (attacker: string, target: string) =>
    `Your ${attacker} has a critical against ${target}: choose its effect, or none.`,
  next: (attacker: string) => `Your ${attacker} may go on to another squadron: choose it, or stop.`,
  spend: ({ attacker, defender, zone, icons, damage, spent }: Hit) =>
    damage === 0
      ? `${attacker} attacks your ${defender}${inZone(zone)}, for no damage so far: spend defense tokens or let it be.`
      : `${attacker} hits your ${defender}${inZone(zone)} for ${halved(icons, damage)}: spend ${spent ? 'another defense token' : 'defense tokens'} or take it.`,
  evade: (defender: string, range: RangeBand) =>
    `Your ${defender} evades: choose the die to be ${range === 'long' ? 'canceled' : 'rerolled'}.`,
  redirect: (defender: string, zone: HullZone) =>
    `Your ${defender} redirects damage from its ${terms.zones[zone]}: choose the hull zone that may take it.`,
  split: (defender: string, zone: HullZone, points: number, to: HullZone) =>
    `Your ${defender} suffers ${points} in the ${terms.zones[zone]}: choose how much its ${terms.zones[to]} takes.`,
  damageZone: (ship: string, points: number) => `Your ${ship} suffers ${points} damage: choose the hull zone.`,
  newDial: (ship: string) => `Choose a new command for the top dial of ${ship}.`,
  navigate: (ship: string) => `Your ${ship} moves: use Navigate or not, then set its course.`,
  course: (ship: string, speed: number) => `Your ${ship} moves: set its course at speed ${speed}.`,
  closest: (ship: string) => `Your ${ship} would overlap ships that are equally close: choose the one that counts.`,
  place: (ship: string, squadrons: number) =>
    `${ship} displaces ${terms.squadrons(squadrons)}: put ${squadrons === 1 ? 'it' : 'them'} down beside it.`,
  squadron: (left: number): string =>
    left > 1 ? 'Choose the squadron that acts now; then another one.' : 'Choose the squadron that acts now.',
  squadronCommand: (ship: string, left: number) =>
    `Your ${ship} may activate ${left === 1 ? 'one more squadron' : `up to ${left} squadrons, one by one`}: choose the next, or stop.`,
  act: (squadron: string) => `Your ${squadron} acts: move, attack, or do nothing.`,
  actOnly: (squadron: string) => `Your ${squadron} may still act: choose what it does, or nothing.`,
  moveSquadron: (squadron: string) => `Your ${squadron} moves: choose where it comes to rest.`,
  cloak: 'Your squadrons with Cloak may move once more: choose the next, or stop.',
  counter: (attacker: string, defender: string) =>
    `${attacker} has attacked your ${defender}: answer with Counter, or let it be.`,
  strategic: (squadron: string) => `Your ${squadron} may move an objective token: choose it, or none.`,
  token: (squadron: string) => `Your ${squadron} moves an objective token: choose where it comes to lie.`,
  effect: 'A card may act now: use it or let it pass.',
  choice: 'A card asks you to choose.',
  choiceBy: (card: string) => `${card} asks you to choose.`,
  choiceOf: (card: string, ship: string) => `${card} on ${ship} asks you to choose.`,
  /** A unit of one's own, or of the opponent, inside a sentence. */
  own: (unit: string) => `your ${unit}`,
  theirs: (opponent: string, unit: string) => `${opponent}'s ${unit}`,
}

/** The first sentence while the other player is asked. */
export const waiting = {
  initiative: (opponent: string) => `Waiting for ${opponent} to choose who is first player.`,
  objective: (opponent: string) => `Waiting for ${opponent} to choose the objective.`,
  obstacle: (opponent: string) => `Waiting for ${opponent} to place an obstacle.`,
  deploy: (opponent: string) => `Waiting for ${opponent} to deploy.`,
  placeFor: (opponent: string, card: string) => `Waiting for ${opponent} to place what ${card} asks for.`,
  dials: (opponent: string) => `Waiting for ${opponent} to choose dials.`,
  activate: (opponent: string) => `Waiting for ${opponent} to activate a ship.`,
  dial: (opponent: string, ship: string) => `Waiting for ${opponent}: ${ship} has revealed its dial.`,
  tokens: (opponent: string, ship: string) => `Waiting for ${opponent} to discard a token of ${ship}.`,
  repair: (opponent: string, ship: string) => `Waiting for ${opponent} to repair ${ship}.`,
  attack: (opponent: string, ship: string) => `Waiting for ${opponent} to choose an attack of ${ship}.`,
  dice: (opponent: string, attacker: string) => `Waiting for ${opponent} to settle the dice of ${attacker}.`,
  critical: (opponent: string, attacker: string) =>
    `Waiting for ${opponent} to choose a critical effect of ${attacker}.`,
  defend: (opponent: string, defender: string) => `Waiting for ${opponent} to defend ${defender}.`,
  damageZone: (opponent: string, ship: string) => `Waiting for ${opponent} to choose where ${ship} takes damage.`,
  newDial: (opponent: string, ship: string) => `Waiting for ${opponent} to choose a new dial for ${ship}.`,
  move: (opponent: string, ship: string) => `Waiting for ${opponent} to move ${ship}.`,
  closest: (opponent: string) => `Waiting for ${opponent} to choose the closest ship.`,
  place: (opponent: string) => `Waiting for ${opponent} to put down displaced squadrons.`,
  squadron: (opponent: string) => `Waiting for ${opponent} to activate a squadron.`,
  squadronCommand: (opponent: string, ship: string) =>
    `Waiting for ${opponent} to choose squadrons that ${ship} commands.`,
  command: (opponent: string, ship: string) => `Waiting for ${opponent} to resolve the command of ${ship}.`,
  act: (opponent: string, squadron: string) => `Waiting for ${opponent} to move or attack with ${squadron}.`,
  counter: (opponent: string, squadron: string) => `Waiting for ${opponent} to answer the attack on ${squadron}.`,
  cloak: (opponent: string) => `Waiting for ${opponent} to move squadrons with Cloak.`,
  token: (opponent: string) => `Waiting for ${opponent} to move an objective token.`,
  effect: (opponent: string) => `Waiting for ${opponent} to decide about a card.`,
}
