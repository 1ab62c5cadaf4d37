import type { AskedFacts, AttackFacts, QuestionTexts } from '#shared/messages/question'
import { counted, NOUNS } from '../grammar'
import { theirs } from './theirs'

const ATTACKS: Record<AskedFacts['attackIs'], (ship: string) => string> = {
  first: (ship) => `Twój statek ${ship} może atakować: wybierz strefę kadłuba i cel ataku albo idź dalej.`,
  again: (ship) =>
    `Twój statek ${ship} może zaatakować jeszcze raz: wybierz strefę kadłuba i cel ataku albo idź dalej.`,
  'same-zone': (ship) =>
    `Twój statek ${ship} może zaatakować jeszcze raz, z tej samej strefy: wybierz cel ataku albo idź dalej.`,
  'other-zone': (ship) =>
    `Twój statek ${ship} może zaatakować jeszcze raz, z innej strefy: wybierz cel ataku albo idź dalej.`,
  granted: (ship) => `Twój statek ${ship} otrzymuje dodatkowy atak: wybierz cel ataku albo idź dalej.`,
}

function beforeRoll({ attacker, toRemove }: AttackFacts, target: string): string {
  const attack = `Twój atak: ${attacker} → ${target}.`
  if (toRemove === 0) return `${attack} Zdecyduj, co stanie się przed rzutem.`
  const dice = toRemove === 1 ? 'kość' : `po kolei ${counted(toRemove, 'kość', 'kości', 'kości')}`
  return `${attack} Wybierz ${dice} do usunięcia przed rzutem.`
}

export const attack = {
  'attack.declare': {
    title: 'Cel ataku',
    hint: 'Strefa trafia w polu rażenia: czarne blisko, niebieskie do średniego, czerwone daleko.',
    asked: ({ subject, attackIs }) => ATTACKS[attackIs](subject),
    waiting: ({ who, subject }) => `Czekamy: ${who} wybiera atak, statek ${subject}.`,
  },
  'attack.before-roll': {
    title: 'Przed rzutem',
    hint: 'Coś zabiera kość przed rzutem, na przykład statek na linii pola widzenia.',
    asked: ({ opponent, attack }) => attack && beforeRoll(attack, theirs(opponent, attack.defender)),
    waiting: ({ who, subject }) => `Czekamy: ${who} decyduje o kościach (${subject}).`,
  },
  'attack.modify': {
    title: 'Kości',
    hint: 'Kości można zmienić: celność blokuje żeton obrony, Koncentracja ognia dodaje lub przerzuca.',
    asked: ({ opponent, attack }) =>
      attack &&
      `Twój atak: ${attack.attacker} → ${theirs(opponent, attack.defender)}, ${attack.icons === 0 ? 'bez uszkodzeń' : counted(attack.icons, ...NOUNS.damage)}. Zmień kości albo je zostaw.`,
    waiting: ({ who, subject }) => `Czekamy: ${who} decyduje o kościach (${subject}).`,
  },
  'attack.reroll': {
    title: 'Przerzut',
    hint: 'Przerzucona kość jest rzucana jeszcze raz; nowa ściana zostaje, lepsza czy gorsza.',
    asked: ({ attack }) =>
      attack && `Twój atak (${attack.attacker}): możesz przerzucić jedną kość. Wybierz którą albo żadną.`,
    waiting: ({ who, subject }) => `Czekamy: ${who} decyduje o kościach (${subject}).`,
  },
  'attack.critical': {
    title: 'Efekt trafienia krytycznego',
    hint: 'Standardowy efekt krytyczny: pierwsza karta uszkodzeń z tego ataku jest odkryta i działa.',
    asked: ({ opponent, attack }) =>
      attack &&
      `Twój atak: ${attack.attacker} → ${theirs(opponent, attack.defender)}, trafienie krytyczne. Wybierz jego efekt albo żaden.`,
    waiting: ({ who, subject }) => `Czekamy: ${who} wybiera efekt trafienia krytycznego (${subject}).`,
  },
  'attack.next': {
    title: 'Następny cel ataku',
    hint: 'Atak na eskadry można ciągnąć: każda następna w polu rażenia to osobny rzut.',
    asked: ({ attack }) =>
      attack && `Twój atak (${attack.attacker}) może objąć następną eskadrę: wybierz ją albo zakończ.`,
    waiting: ({ who, subject }) => `Czekamy: ${who} wybiera atak, statek ${subject}.`,
  },
  'attack.counter': {
    title: 'Kontra',
    hint: 'Kontra pozwala eskadrze oddać strzał do tej, która ją zaatakowała.',
    asked: ({ opponent, attack }) =>
      attack &&
      `${theirs(opponent, attack.attacker)} atakuje twoją eskadrę ${attack.defender}. Odpowiedz Kontrą albo nie.`,
    waiting: ({ who, subject }) => `Czekamy: ${who} może odpowiedzieć na atak, eskadra ${subject}.`,
  },
} satisfies QuestionTexts<'attack'>
