import type { AskedFacts, AttackFacts, QuestionTexts } from '#shared/messages/question'
import { theirs } from './theirs'

const ATTACKS: Record<AskedFacts['attackIs'], (ship: string) => string> = {
  first: (ship) => `Your ${ship} may attack: choose a hull zone and a target, or go on.`,
  again: (ship) => `Your ${ship} may attack again from another hull zone: choose a target, or go on.`,
  granted: (ship) => `Your ${ship} is granted another attack: choose a target, or go on.`,
}

function beforeRoll({ attacker, toRemove }: AttackFacts, target: string): string {
  if (toRemove === 0) return `Your ${attacker} attacks ${target}: decide what happens before the roll.`
  const dice = toRemove === 1 ? 'the die' : `${toRemove} dice, one by one,`
  return `Your ${attacker} attacks ${target}: choose ${dice} to remove before the roll.`
}

export const attack = {
  'attack.declare': {
    asked: ({ subject, attackIs }) => ATTACKS[attackIs](subject),
    waiting: ({ who, subject }) => `Waiting for ${who} to choose an attack of ${subject}.`,
  },
  'attack.before-roll': {
    asked: ({ opponent, attack }) => attack && beforeRoll(attack, theirs(opponent, attack.defender)),
    waiting: ({ who, subject }) => `Waiting for ${who} to decide about the dice of ${subject}.`,
  },
  'attack.modify': {
    asked: ({ opponent, attack }) =>
      attack &&
      `Your ${attack.attacker} has rolled ${attack.icons === 0 ? 'no' : attack.icons} damage against ${theirs(opponent, attack.defender)}: change the dice or keep them.`,
    waiting: ({ who, subject }) => `Waiting for ${who} to decide about the dice of ${subject}.`,
  },
  'attack.reroll': {
    asked: ({ attack }) => attack && `Your ${attack.attacker} may reroll one die: choose which, or none.`,
    waiting: ({ who, subject }) => `Waiting for ${who} to decide about the dice of ${subject}.`,
  },
  'attack.critical': {
    asked: ({ opponent, attack }) =>
      attack &&
      `Your ${attack.attacker} has a critical against ${theirs(opponent, attack.defender)}: choose its effect, or none.`,
    waiting: ({ who, subject }) => `Waiting for ${who} to choose a critical effect of ${subject}.`,
  },
  'attack.next': {
    asked: ({ attack }) => attack && `Your ${attack.attacker} may go on to another squadron: choose it, or stop.`,
    waiting: ({ who, subject }) => `Waiting for ${who} to choose an attack of ${subject}.`,
  },
  'attack.counter': {
    asked: ({ opponent, attack }) =>
      attack && `${theirs(opponent, attack.attacker)} has attacked your ${attack.defender}: use Counter or not.`,
    waiting: ({ who, subject }) => `Waiting for ${who} to answer the attack on ${subject}.`,
  },
} satisfies QuestionTexts<'attack'>
