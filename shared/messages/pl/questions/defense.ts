import type { AttackFacts, QuestionTexts } from '#shared/messages/question'
import { counted, INTO_ZONE, NOUNS, OF_ZONE } from '../grammar'
import { terms } from '../terms'
import { theirs } from './theirs'

function spend({ defender, zone, icons, damage, hasSpent }: AttackFacts, attacker: string): string {
  const at = zone === undefined ? '' : `, ${terms.zones[zone]} strefa`
  const halved = damage < icons ? `, po połowie ${damage}` : ''
  const harm = damage === 0 ? 'na razie bez uszkodzeń' : `${counted(icons, ...NOUNS.damage)}${halved}`
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
