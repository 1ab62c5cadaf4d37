import type { AttackFacts, QuestionTexts } from '#shared/messages/question'
import { counted, INTO_ZONE, NOUNS, OF_ZONE } from '../grammar'
import { terms } from '../terms'
import { theirs } from './theirs'

function reduced({ icons, braced, damage }: AttackFacts): string {
  const steps = [
    ...(braced < icons ? [`${terms.defense.brace} zmniejsza do ${braced}`] : []),
    ...(damage < braced ? [braced < icons ? `karta do ${damage}` : `karta zmniejsza do ${damage}`] : []),
  ]
  return steps.map((step) => `, ${step}`).join('')
}

function spend(attack: AttackFacts, attacker: string): string {
  const { defender, zone, icons, damage, hasSpent } = attack
  const at = zone === undefined ? '' : `, ${terms.zones[zone]} strefa`
  const harm = damage === 0 ? 'na razie bez uszkodzeń' : `${counted(icons, ...NOUNS.damage)}${reduced(attack)}`
  return `Atak: ${attacker} → ${defender}${at}: ${harm}. ${hasSpent ? 'Jeszcze żeton' : 'Żetony'} obrony?`
}

export const defense = {
  'defense.spend': {
    title: 'Żetony obrony',
    hint: 'Przygotowany żeton wyczerpujesz, wyczerpany odrzucasz. W ataku po jednym z rodzaju.',
    asked: ({ opponent, attack }) => attack && spend(attack, theirs(opponent, attack.attacker)),
    waiting: ({ who, subject }) => `Czekamy: ${who} się broni (${subject}).`,
  },
  'defense.evade': {
    title: 'Unik',
    hint: 'Unik: na dalekim zasięgu anuluje kość, na średnim atakujący ją przerzuca.',
    asked: ({ attack }) =>
      attack &&
      `Unik (${attack.defender}): wybierz kość, którą ${attack.rerolls ? 'trzeba przerzucić' : 'trzeba anulować'}.`,
    waiting: ({ who, subject }) => `Czekamy: ${who} się broni (${subject}).`,
  },
  'defense.redirect': {
    title: 'Przekierowanie',
    hint: 'Przekierowanie: część uszkodzeń przejmują osłony strefy obok trafionej.',
    asked: ({ attack }) =>
      attack?.zone &&
      `Twój statek ${attack.defender} przekierowuje uszkodzenia ze strefy ${OF_ZONE[attack.zone]}: wybierz strefę, która może je przejąć.`,
    waiting: ({ who, subject }) => `Czekamy: ${who} się broni (${subject}).`,
  },
  'defense.split': {
    title: 'Podział przekierowania',
    hint: 'Odesłane punkty kosztują osłony tam; reszta trafia w atakowaną strefę, a potem w kadłub.',
    asked: ({ attack }) =>
      attack?.zone &&
      attack.redirect &&
      `Twój statek ${attack.defender} otrzymuje ${counted(attack.left, ...NOUNS.damage)} w strefę ${INTO_ZONE[attack.zone]}: wybierz, ile przejmie ${terms.zones[attack.redirect]}.`,
    waiting: ({ who, subject }) => `Czekamy: ${who} się broni (${subject}).`,
  },
  'damage.zone': {
    title: 'Strefa dla uszkodzeń',
    hint: 'Nic nie mówi, gdzie idzie to uszkodzenie. Wybrana strefa bierze całość, najpierw osłony.',
    asked: ({ subject, suffering }) =>
      `Twój statek ${subject} otrzymuje ${counted(suffering, ...NOUNS.damage)}: wybierz strefę kadłuba.`,
    waiting: ({ who, subject }) => `Czekamy: ${who} wybiera strefę, którą trafi uszkodzenie (${subject}).`,
  },
} satisfies QuestionTexts<'defense'>
