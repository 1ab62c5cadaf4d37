import type { AskedFacts, AttackFacts, QuestionTexts } from '#shared/messages/question'
import { theirs } from './theirs'

const ATTACKS: Record<AskedFacts['attackIs'], (ship: string) => string> = {
  first: (ship) => `Your ${ship} may attack: choose a hull zone and a target, or go on.`,
  again: (ship) => `Your ${ship} may attack again: choose a hull zone and a target, or go on.`,
  'same-zone': (ship) => `Your ${ship} may attack again from the same hull zone: choose a target, or go on.`,
  'other-zone': (ship) => `Your ${ship} may attack again from another hull zone: choose a target, or go on.`,
  granted: (ship) => `Your ${ship} is granted another attack: choose a target, or go on.`,
}

function beforeRoll({ attacker, toRemove }: AttackFacts, target: string): string {
  if (toRemove === 0) return `Your ${attacker} attacks ${target}: decide what happens before the roll.`
  const dice = toRemove === 1 ? 'the die' : `${toRemove} dice, one by one,`
  return `Your ${attacker} attacks ${target}: choose ${dice} to remove before the roll.`
}

export const attack = {
  'attack.declare': {
    title: 'Target',
    hint: 'A zone hits what is in its arc and in reach: black dice close, blue to medium, red to long range.',
    asked: ({ subject, attackIs }) => ATTACKS[attackIs](subject),
    waiting: ({ who, subject }) => `Waiting for ${who} to choose an attack of ${subject}.`,
  },
  'attack.before-roll': {
    title: 'Before the roll',
    hint: 'Something takes a die away before the roll, such as a ship in the line of sight.',
    asked: ({ opponent, attack }) => attack && beforeRoll(attack, theirs(opponent, attack.defender)),
    waiting: ({ who, subject }) => `Waiting for ${who} to decide about the dice of ${subject}.`,
  },
  'attack.modify': {
    title: 'Dice',
    hint: 'Dice can still change: accuracy locks a defense token, Concentrate Fire adds or rerolls a die.',
    asked: ({ opponent, attack }) =>
      attack &&
      `Your ${attack.attacker} has rolled ${attack.icons === 0 ? 'no' : attack.icons} damage against ${theirs(opponent, attack.defender)}: change the dice or keep them.`,
    waiting: ({ who, subject }) => `Waiting for ${who} to decide about the dice of ${subject}.`,
  },
  'attack.reroll': {
    title: 'Reroll',
    hint: 'A rerolled die is rolled once more; the new face counts, better or worse.',
    asked: ({ attack }) => attack && `Your ${attack.attacker} may reroll one die: choose which, or none.`,
    waiting: ({ who, subject }) => `Waiting for ${who} to decide about the dice of ${subject}.`,
  },
  'attack.critical': {
    title: 'Critical effect',
    hint: 'Standard critical effect: the first damage card of this attack is faceup and has its effect.',
    asked: ({ opponent, attack }) =>
      attack &&
      `Your ${attack.attacker} has a critical against ${theirs(opponent, attack.defender)}: choose its effect, or none.`,
    waiting: ({ who, subject }) => `Waiting for ${who} to choose a critical effect of ${subject}.`,
  },
  'attack.next': {
    title: 'Next target',
    hint: 'Against squadrons an attack may go on: each other one in the arc gets a roll of its own.',
    asked: ({ attack }) => attack && `Your ${attack.attacker} may go on to another squadron: choose it, or stop.`,
    waiting: ({ who, subject }) => `Waiting for ${who} to choose an attack of ${subject}.`,
  },
  'attack.counter': {
    title: 'Counter',
    hint: 'Counter lets a squadron attack the squadron that attacked it.',
    asked: ({ opponent, attack }) =>
      attack && `${theirs(opponent, attack.attacker)} has attacked your ${attack.defender}: use Counter or not.`,
    waiting: ({ who, subject }) => `Waiting for ${who} to answer the attack on ${subject}.`,
  },
} satisfies QuestionTexts<'attack'>
