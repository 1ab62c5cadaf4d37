import type { HullZone, RangeBand } from '#shared/engine/state'
import type { asked as english, waiting as englishWaiting } from '#shared/messages/en/asked'
import { counted, INTO_ZONE, listed, NOUNS, OF_ZONE } from './grammar'
import { terms } from './terms'

type Hit = Parameters<(typeof english)['spend']>[0]

const damaged = (icons: number, damage: number): string =>
  damage < icons ? `${counted(icons, ...NOUNS.damage)}, po połowie ${damage}` : counted(icons, ...NOUNS.damage)

/** The first sentence when the reader is asked. Ships stand behind `statek`; where it may be either, an arrow names both. */
export const asked = {
  initiative: (opponent: string) => `Wybierz pierwszego gracza: ty albo ${opponent}.`,
  objective: (opponent: string) => `Wybierz kartę celu spośród kart drugiego gracza (${opponent}).`,
  /** In a core-set game the second player has drawn some (R3.7). */
  objectiveDrawn: 'Wybierz kartę celu spośród tych, które masz na ręce.',
  obstacle: 'Wybierz przeszkodę, którą teraz ustawisz.',
  placeObstacle: (obstacle: string) => `Wybierz miejsce przeszkody: ${obstacle}.`,
  deploy: 'Rozmieść statek albo dwie eskadry: wybierz, co najpierw.',
  deploySecond: 'Wybierz drugą eskadrę do rozmieszczenia.',
  deployShip: (ship: string) => `Rozmieść swój statek ${ship}: wybierz miejsce, zwrot i prędkość.`,
  deploySquadron: (squadron: string) => `Rozmieść swoją eskadrę ${squadron}: wybierz miejsce.`,
  /** `card`: the objective or other card that puts it there. */
  placeFor: (card: string, piece: string) => `Karta ${card}: wybierz miejsce (${piece}).`,
  dials: (ships: number, opponent: string) =>
    `Wybierz rozkazy dla ${counted(ships, 'statku', 'statków', 'statków')}; ${opponent} wybiera w tym samym czasie.`,
  activate: 'Wybierz statek do aktywacji.',
  dial: (ship: string, command: string) =>
    `Twój statek ${ship} ujawnia rozkaz: ${command}. Zachowaj wskaźnik albo weź żeton.`,
  dialUnknown: (ship: string) => `Twój statek ${ship} ujawnia wskaźnik: zachowaj go albo weź żeton.`,
  tokens: (ship: string) => `Twój statek ${ship} ma za dużo żetonów rozkazów: odrzuć jeden.`,
  /** `commands`: names of those it may resolve. */
  command: (ship: string, commands: readonly string[]) =>
    commands.length === 0
      ? `Twój statek ${ship} może teraz rozpatrzyć rozkaz. Użyj go albo pomiń.`
      : commands.length === 1
        ? `Twój statek ${ship} może teraz rozpatrzyć rozkaz: ${listed(commands)}. Użyj go albo pomiń.`
        : `Twój statek ${ship} może teraz rozpatrzyć rozkazy: ${listed(commands)}. Użyj ich albo pomiń.`,
  repair: (ship: string, points: number) =>
    `Twój statek ${ship} ma do wydania ${terms.engineeringPoints(points)}: wybierz naprawę.`,
  attack: (ship: string) => `Twój statek ${ship} może atakować: wybierz strefę kadłuba i cel ataku albo idź dalej.`,
  attackGranted: (ship: string) => `Twój statek ${ship} otrzymuje dodatkowy atak: wybierz cel ataku albo idź dalej.`,
  attackAgain: (ship: string) =>
    `Twój statek ${ship} może zaatakować jeszcze raz, z innej strefy: wybierz cel ataku albo idź dalej.`,
  removal: (attacker: string, target: string, dice: number) =>
    `Twój atak: ${attacker} → ${target}. Wybierz ${
      dice === 1 ? 'kość' : `po kolei ${counted(dice, 'kość', 'kości', 'kości')}`
    } do usunięcia przed rzutem.`,
  beforeRoll: (attacker: string, target: string) =>
    `Twój atak: ${attacker} → ${target}. Zdecyduj, co stanie się przed rzutem.`,
  modify: (attacker: string, target: string, icons: number) =>
    `Twój atak: ${attacker} → ${target}, ${
      icons === 0 ? 'bez uszkodzeń' : counted(icons, ...NOUNS.damage)
    }. Zmień kości albo je zostaw.`,
  reroll: (attacker: string) => `Twój atak (${attacker}): możesz przerzucić jedną kość. Wybierz którą albo żadną.`,
  critical: (attacker: string, target: string) =>
    `Twój atak: ${attacker} → ${target}, trafienie krytyczne. Wybierz jego efekt albo żaden.`,
  next: (attacker: string) => `Twój atak (${attacker}) może objąć następną eskadrę: wybierz ją albo zakończ.`,
  spend: ({ attacker, defender, zone, icons, damage, spent }: Hit) => {
    const at = zone === undefined ? '' : `, ${terms.zones[zone]} strefa`
    const harm = damage === 0 ? 'na razie bez uszkodzeń' : damaged(icons, damage)
    return `Atak: ${attacker} → ${defender}${at}: ${harm}. ${spent ? 'Jeszcze żeton' : 'Żetony'} obrony?`
  },
  evade: (defender: string, range: RangeBand) =>
    `Unik (${defender}): wybierz kość, którą ${range === 'long' ? 'trzeba anulować' : 'trzeba przerzucić'}.`,
  redirect: (defender: string, zone: HullZone) =>
    `Twój statek ${defender} przekierowuje uszkodzenia ze strefy ${OF_ZONE[zone]}: wybierz strefę, która może je przejąć.`,
  split: (defender: string, zone: HullZone, points: number, to: HullZone) =>
    `Twój statek ${defender} otrzymuje ${counted(points, ...NOUNS.damage)} w strefę ${INTO_ZONE[zone]}: wybierz, ile przejmie ${terms.zones[to]}.`,
  damageZone: (ship: string, points: number) =>
    `Twój statek ${ship} otrzymuje ${counted(points, ...NOUNS.damage)}: wybierz strefę kadłuba.`,
  newDial: (ship: string) => `Wybierz nowy rozkaz na górny wskaźnik: ${ship}.`,
  navigate: (ship: string) => `Twój statek ${ship} rusza: użyj Nawigowania albo nie, potem ustal kurs.`,
  course: (ship: string, speed: number) => `Twój statek ${ship} rusza: ustal kurs, prędkość ${speed}.`,
  closest: (ship: string) =>
    `Twój statek ${ship} nachodziłby na statki, które są równie blisko: wybierz ten, który się liczy.`,
  place: (ship: string, squadrons: number) =>
    `Statek ${ship} nachodzi na ${counted(squadrons, 'eskadrę', 'eskadry', 'eskadr')}: ustaw ${squadrons === 1 ? 'ją' : 'je'} przy nim.`,
  squadron: (left: number) =>
    left > 1 ? 'Wybierz eskadrę do aktywacji; potem następną.' : 'Wybierz eskadrę do aktywacji.',
  squadronCommand: (ship: string, left: number) =>
    `Twój statek ${ship} może aktywować ${
      left === 1 ? 'jeszcze jedną eskadrę' : `kolejno do ${counted(left, 'eskadry', 'eskadr', 'eskadr')}`
    }: wybierz następną albo zakończ.`,
  act: (squadron: string) => `Aktywujesz eskadrę ${squadron}: ruch, atak albo nic.`,
  actOnly: (squadron: string) => `Aktywujesz eskadrę ${squadron}: wybierz, co jeszcze robi, albo nic.`,
  moveSquadron: (squadron: string) => `Twoja eskadra ${squadron} rusza: wybierz, gdzie stanie.`,
  cloak: 'Twoje eskadry z Kamuflażem mogą ruszyć się jeszcze raz: wybierz następną albo zakończ.',
  counter: (attacker: string, defender: string) =>
    `${attacker} atakuje twoją eskadrę ${defender}. Odpowiedz Kontrą albo nie.`,
  strategic: (squadron: string) => `Twoja eskadra ${squadron} może przesunąć żeton celu: wybierz który albo żaden.`,
  token: (squadron: string) => `Twoja eskadra ${squadron} przesuwa żeton celu: wybierz, gdzie go położyć.`,
  effect: 'Karta może teraz zadziałać: użyj jej albo przepuść.',
  choice: 'Karta każe wybrać.',
  choiceBy: (card: string) => `${card} każe wybrać.`,
  choiceOf: (card: string, ship: string) => `${card} (${ship}) każe wybrać.`,
  /** A unit of one's own, or of the opponent, inside a sentence; the name of a person is never inflected. */
  own: (unit: string) => `twoja jednostka ${unit}`,
  theirs: (opponent: string, unit: string) => `${unit} (${opponent})`,
} satisfies typeof english

/** The first sentence while the other player is asked, who is its subject. */
export const waiting = {
  initiative: (opponent: string) => `Czekamy: ${opponent} wybiera pierwszego gracza.`,
  objective: (opponent: string) => `Czekamy: ${opponent} wybiera kartę celu.`,
  obstacle: (opponent: string) => `Czekamy: ${opponent} ustawia przeszkodę.`,
  deploy: (opponent: string) => `Czekamy: ${opponent} rozmieszcza flotę.`,
  placeFor: (opponent: string, card: string) => `Czekamy: ${opponent} wybiera miejsce, karta ${card}.`,
  dials: (opponent: string) => `Czekamy: ${opponent} wybiera rozkazy.`,
  activate: (opponent: string) => `Czekamy: ${opponent} wybiera statek do aktywacji.`,
  dial: (opponent: string, ship: string) => `Czekamy: ${opponent} decyduje o ujawnionym wskaźniku, statek ${ship}.`,
  tokens: (opponent: string, ship: string) => `Czekamy: ${opponent} odrzuca żeton rozkazu, statek ${ship}.`,
  repair: (opponent: string, ship: string) => `Czekamy: ${opponent} naprawia statek ${ship}.`,
  attack: (opponent: string, ship: string) => `Czekamy: ${opponent} wybiera atak, statek ${ship}.`,
  dice: (opponent: string, attacker: string) => `Czekamy: ${opponent} decyduje o kościach (${attacker}).`,
  critical: (opponent: string, attacker: string) =>
    `Czekamy: ${opponent} wybiera efekt trafienia krytycznego (${attacker}).`,
  defend: (opponent: string, defender: string) => `Czekamy: ${opponent} się broni (${defender}).`,
  damageZone: (opponent: string, ship: string) =>
    `Czekamy: ${opponent} wybiera strefę, którą trafi uszkodzenie (${ship}).`,
  newDial: (opponent: string, ship: string) => `Czekamy: ${opponent} wybiera nowy wskaźnik, statek ${ship}.`,
  move: (opponent: string, ship: string) => `Czekamy: ${opponent} wykonuje manewr, statek ${ship}.`,
  closest: (opponent: string) => `Czekamy: ${opponent} wybiera najbliższy statek.`,
  place: (opponent: string) => `Czekamy: ${opponent} ustawia eskadry przy statku.`,
  squadron: (opponent: string) => `Czekamy: ${opponent} wybiera eskadrę do aktywacji.`,
  squadronCommand: (opponent: string, ship: string) =>
    `Czekamy: ${opponent} wybiera eskadry, którym rozkazuje ${ship}.`,
  command: (opponent: string, ship: string) => `Czekamy: ${opponent} rozpatruje rozkaz, statek ${ship}.`,
  act: (opponent: string, squadron: string) => `Czekamy: ${opponent} decyduje, co robi eskadra ${squadron}.`,
  counter: (opponent: string, squadron: string) =>
    `Czekamy: ${opponent} może odpowiedzieć na atak, eskadra ${squadron}.`,
  cloak: (opponent: string) => `Czekamy: ${opponent} przesuwa eskadry z Kamuflażem.`,
  token: (opponent: string) => `Czekamy: ${opponent} przesuwa żeton celu.`,
  effect: (opponent: string) => `Czekamy: ${opponent} decyduje o karcie.`,
} satisfies typeof englishWaiting
