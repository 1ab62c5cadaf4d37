import type { HullZone, Keyword, RangeBand } from '#shared/game/engine/terms'
import type { flying as english } from '#shared/messages/en/decide-squadrons'
import { counted, listed } from './grammar'
import { terms } from './terms'

const zoned = (unit: string, zone: HullZone | undefined): string =>
  zone === undefined ? unit : `${unit}, strefa ${terms.zones[zone]}`

type Target = Parameters<typeof english.told.aims>[0][number]
const aimedAt = (targets: readonly Target[]): string =>
  listed(
    targets.map(({ unit, zones }) =>
      zones.length === 0 ? unit : `${unit} (${zones.map((zone) => terms.zones[zone]).join(', ')})`,
    ),
  )

/** Squadrons: which acts, where it ends its move, what it attacks. */
export const flying = {
  which: {
    turn: (left: number): string => (left > 1 ? 'Która eskadra pierwsza?' : 'Która eskadra?'),
    second: 'A druga?',
    command: (left: number) => `Która eskadra następna? Zostało: ${left}`,
    stop: 'Bez dalszych eskadr',
    free: 'może się ruszać',
    attacks: (units: readonly string[]) => `może się ruszać; może atakować: ${listed(units)}`,
    engaged: (units: readonly string[]) => `w starciu: ${listed(units)}`,
    relay: (unit: string) => `przez: ${unit}`,
    change: 'Zmień',
    changeOf: (squadron: string) => `Zmień: ${squadron}`,
    another: 'Inna eskadra zamiast tej',
    done: 'Dotychczas',
  },

  act: {
    legend: (squadron: string) => `${squadron}: co robi?`,
    afterwards: (squadron: string) => `${squadron}: a potem?`,
    move: 'Ruch',
    moveText: (mm: number) => `do ${mm} mm`,
    moveHeld: (units: readonly string[]) => `Bez ruchu: jest w starciu (${listed(units)})`,
    moveForbidden: 'Bez ruchu: zabrania karta',
    none: 'Ani ruch, ani atak',
    noMore: 'Nic więcej',
    noAttack: 'Bez ataku',
    tapTarget: 'Dotknij celu na stole albo wybierz go tutaj.',
    mustFight: (units: readonly string[]) => `W starciu: ${listed(units)}. Musi atakować eskadry, nie statki.`,
  },

  move: {
    legend: (squadron: string) => `Gdzie staje ${squadron}?`,
    hint: 'Dotknij wnętrza kręgu na stole, przeciągnij albo wybierz jedno z tych miejsc.',
    stay: 'zostań tutaj',
    engage: (unit: string) => `w starcie: ${unit}`,
    touch: (unit: string) => `styka się z ${unit}`,
    reach: (unit: string) => `w zasięgu ataku: ${unit}`,
    behind: (unit: string) => `za jednostką ${unit}`,
    bearing: 'Kierunek, stopnie od północy',
    bearingShort: (hour: number | undefined) => (hour === undefined ? 'kierunek' : `kierunek, ${terms.hour(hour)}`),
    distance: 'Odległość w mm',
    distanceShort: 'mm',
    atMost: (mm: number) => `najwyżej ${mm}`,
    exact: 'W stopniach i mm',
    elsewhere: 'Inne miejsce',
  },

  told: {
    noAttack: 'bez ataku',
    noFurther: 'bez dalszych eskadr',
    moves: (squadron: string, mm: number) =>
      mm === 0 ? `${squadron} zostaje w miejscu` : `${squadron}: ruch ${mm} mm`,
    idle: (squadron: string) => `${squadron} nic nie robi`,
    acts: (squadron: string) => `aktywacja: ${squadron}`,
    attacks: (squadron: string, target: string, zone: HullZone | undefined) =>
      `atak: ${squadron} → ${zoned(target, zone)}`,
    together: (parts: readonly string[]) => parts.join(', '),
    sentence: (text: string) => `${text}.`,
    engagedWith: (units: readonly string[], held: boolean) =>
      units.length === 0
        ? 'Tu nie będzie w starciu.'
        : `Tu w starciu: ${listed(units)}${held ? '; nie ruszy się stąd' : ''}.`,
    aims: (targets) =>
      targets.length === 0 ? 'Stąd nie ma kogo atakować.' : `Stąd może atakować: ${aimedAt(targets)}.`,
    nears: (targets) => `Rusza, więc teraz nie atakuje; w zasięgu ataku stąd: ${aimedAt(targets)}.`,
    threats: (arcs: readonly { unit: string; zone: HullZone; range: RangeBand }[]) =>
      `W polu rażenia: ${listed(arcs.map(({ unit, zone, range }) => `${unit}, strefa ${terms.zones[zone]} (zasięg ${terms.ranges[range]})`))}.`,
    leaves: (squadron: string) => `Eskadra ${squadron} opuszcza obszar gry i zostaje zniszczona.`,
    frees: (units: readonly string[]) => `Uwalnia: ${listed(units)}.`,
  },

  button: {
    send: 'Wyślij',
    stop: 'Nie aktywuj dalszych eskadr',
    counter: (squadron: string) => `Odpowiedz: atakuje ${squadron}`,
    letBe: 'Nie odpowiadaj',
    /** These lead to a choice that is still open. */
    attack: (target: string, zone: HullZone | undefined) => `Atak → ${zoned(target, zone)}`,
    chooseAttack: 'Wybierz atak',
    nextOne: (squadron: string) => `Następna: ${squadron}`,
    chooseNext: 'Wybierz następną eskadrę',
    /** These send without it. */
    noAttack: 'Ruch bez ataku',
    thisFirst: 'Wyślij najpierw tylko to',
    cloak: (squadron: string) => `Przesuń: ${squadron}`,
    noCloak: 'Nie przesuwaj dalszych eskadr',
    token: (token: string) => `Przesuń żeton ${token}`,
    noToken: 'Nie przesuwaj żetonu',
    putToken: 'Połóż żeton tutaj',
    adept: (dice: number) =>
      dice === 0 ? 'Nie przerzucaj żadnej kości' : `Przerzuć ${counted(dice, 'kość', 'kości', 'kości')}`,
  },
  missing: {
    squadron: 'Wybierz eskadrę.',
    act: (squadron: string) => `Wybierz, co robi ${squadron}.`,
    place: (squadron: string) => `Wybierz, dokąd rusza ${squadron}.`,
  },
  look: {
    seen: 'Po wysłaniu miejsca eskadr są jawne; to, co było próbą, nie.',
    moreNext: 'Potem będą pytania o następne eskadry.',
    stillThere: (squadrons: number) => `Można jeszcze aktywować: ${terms.squadrons(squadrons)}.`,
  },

  command: {
    legend: 'Który rozkaz teraz?',
    only: 'Eskadra teraz?',
    none: 'Teraz bez rozkazu',
    squadron: (means: string) => `Eskadra (${means})`,
    repair: (means: string) => `Naprawa (${means})`,
    activates: (squadrons: number, inRange: number) =>
      `do ${counted(squadrons, 'eskadry', 'eskadr', 'eskadr')}; w zasięgu: ${inRange === 0 ? 'brak' : inRange}`,
    nobody: 'Na bliskim ani średnim zasięgu nie ma eskadry do aktywacji.',
  },

  counter: {
    legend: (squadron: string, attacker: string) =>
      `${squadron} może odpowiedzieć ogniem, cel: ${attacker}. Czy odpowiada?`,
    no: 'Nie odpowiadaj',
    silent: (squadron: string) => `${squadron} nie odpowiada ogniem.`,
  },
  cloak: { legend: 'Która eskadra rusza się jeszcze raz?', stop: 'Żadna albo żadna więcej' },
  strategic: { legend: 'Który żeton celu przesunąć?', none: 'Żaden' },
  token: {
    legend: 'Gdzie położyć żeton?',
    tooFar: 'Za daleko od eskadry.',
    from: (mm: number) => `najwyżej ${mm} mm od środka eskadry`,
  },
  swarm: {
    legend: (keyword: Keyword) => `${terms.keywords[keyword]}: którą kość przerzucić?`,
    none: 'żadną',
    several: (most: number) => `Które kości przerzucić? Najwyżej ${most}.`,
    adept: `${terms.keywords.adept}: przerzut kości`,
  },
} satisfies typeof english
