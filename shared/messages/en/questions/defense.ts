import type { AttackFacts, QuestionTexts } from '#shared/messages/question'
import { listed, terms } from '../terms'
import { theirs } from './theirs'

/** What takes from the dice, one after the other (R6.31). */
function reduced({ icons, braced, damage }: AttackFacts): string {
  const steps = [
    ...(braced < icons ? [`to ${braced} by ${terms.defense.brace}`] : []),
    ...(damage < braced ? [`to ${damage} by a card`] : []),
  ]
  return steps.length === 0 ? '' : `, reduced ${listed(steps)}`
}

function spend(attack: AttackFacts, attacker: string): string {
  const { defender, zone, icons, damage, hasSpent } = attack
  const inZone = zone === undefined ? '' : ` in the ${terms.zones[zone]}`
  if (damage === 0)
    return `${attacker} attacks your ${defender}${inZone}, for no damage so far: spend defense tokens or none.`
  return `${attacker} hits your ${defender}${inZone} for ${icons}${reduced(attack)}: spend ${hasSpent ? 'another defense token' : 'defense tokens'} or take it.`
}

export const defense = {
  'defense.spend': {
    title: 'Defense tokens',
    hint: 'A ready token becomes exhausted, an exhausted one is gone. One of each kind in an attack.',
    asked: ({ opponent, attack }) => attack && spend(attack, theirs(opponent, attack.attacker)),
    waiting: ({ who, subject }) => `Waiting for ${who} to defend ${subject}.`,
  },
  'defense.evade': {
    title: 'Evade',
    hint: 'Evade: at long range a die is removed, at medium range the attacker rolls it again.',
    asked: ({ attack }) =>
      attack && `Your ${attack.defender} evades: choose the die to be ${attack.rerolls ? 'rerolled' : 'canceled'}.`,
    waiting: ({ who, subject }) => `Waiting for ${who} to defend ${subject}.`,
  },
  'defense.redirect': {
    title: 'Redirect',
    hint: 'Redirect: shields of a zone next to the one that is hit may take part of the damage.',
    asked: ({ attack }) =>
      attack?.zone &&
      `Your ${attack.defender} redirects damage from its ${terms.zones[attack.zone]}: choose the hull zone that may take it.`,
    waiting: ({ who, subject }) => `Waiting for ${who} to defend ${subject}.`,
  },
  'defense.split': {
    title: 'Split of redirect',
    hint: 'Redirected damage costs shields there; the rest hits the attacked zone, then the hull.',
    asked: ({ attack }) =>
      attack?.zone &&
      attack.redirect &&
      `Your ${attack.defender} suffers ${attack.left} in the ${terms.zones[attack.zone]}: choose how much its ${terms.zones[attack.redirect]} takes.`,
    waiting: ({ who, subject }) => `Waiting for ${who} to defend ${subject}.`,
  },
  'damage.zone': {
    title: 'Zone for damage',
    hint: 'You choose where this damage goes. That zone takes all of it, shields first.',
    asked: ({ subject, suffering }) => `Your ${subject} suffers ${suffering} damage: choose the hull zone.`,
    waiting: ({ who, subject }) => `Waiting for ${who} to choose where ${subject} takes damage.`,
  },
} satisfies QuestionTexts<'defense'>
