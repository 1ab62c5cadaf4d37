import type { Command, DefenseKind, Dice, HullZone, Keyword, ObstacleKind } from '#shared/game/engine/terms'
import type { unit as english } from '#shared/messages/en/unit'
import { counted, isNeuter, listed } from './grammar'
import { terms } from './terms'

const STATES = {
  exhausted: ['wyczerpany', 'wyczerpane'],
  discarded: ['odrzucony', 'odrzucone'],
  locked: ['zablokowany', 'zablokowane'],
  spent: ['wykorzystany', 'wykorzystane'],
} as const

/** Keywords that are printed with a number. */
const NUMBERED: readonly Keyword[] = ['adept', 'counter', 'relay', 'snipe']

/** One unit by itself: what lies beside its card. */
export const unit = {
  defense: 'Żetony obrony',
  noDefense: 'brak żetonów obrony',
  /** The state of a token, and what the current attack does to it. */
  token: (kind: DefenseKind, state: readonly ('exhausted' | 'discarded' | 'locked' | 'spent')[]) =>
    [terms.defense[kind], ...state.map((each) => STATES[each][isNeuter(kind) ? 1 : 0])].join(', '),
  /** `osłony: przednia 2/3, …` */
  shields: (zones: readonly (readonly [zone: HullZone, now: number, most: number])[]) =>
    `osłony: ${zones.map(([zone, now, most]) => `${terms.zones[zone]} ${now}/${most}`).join(', ')}`,
  againstSquadrons: 'eskadry',
  chart: 'Tabela prędkości: kliknięcia fragmentów wzornika',
  joint: (n: number) => `fragment ${n}`,
  atSpeed: 'prędkość',
  abilities: (command: number, squadrons: number, engineering: number) =>
    `rozkazy ${command} · eskadry ${squadrons} · inżynieria ${engineering}`,
  /** How far a squadron moves. */
  distance: (speed: number) => `prędkość: dystans ${speed}`,
  /** What a squadron rolls; none: no dice. */
  armament: (squadrons: Dice, ships: Dice) =>
    `atak na eskadry: ${terms.dice(squadrons) || 'brak kości'}; na statki: ${terms.dice(ships) || 'brak kości'}`,
  engaged: (units: readonly string[]) => `w starciu: ${listed(units)}`,
  keywords: 'Słowa kluczowe',
  keyword: (keyword: Keyword, n: number) => `${terms.keywords[keyword]}${NUMBERED.includes(keyword) ? ` ${n}` : ''}: `,
  /** In our own words, each with its number. */
  means: {
    adept: (n: number) => `może przerzucić naraz kości ataku: ${n}.`,
    assault: () => 'atakując statek, może oddać kość z trafieniem za żeton rajdu.',
    bomber: () => 'jej trafienia krytyczne liczą się przeciw statkom i mogą dać efekt.',
    cloak: () => 'pod koniec Fazy eskadr może się przemieścić na dystans 1, nawet w starciu.',
    counter: (n: number) => `odpowiada na atak eskadry; niebieskie kości: ${n}.`,
    escort: () => 'eskadry będące z nią w starciu muszą najpierw atakować ją lub inną z Eskortą.',
    grit: () => 'jedna eskadra w starciu nie powstrzymuje jej ruchu.',
    heavy: () => 'nikogo nie powstrzymuje od ruchu ani od atakowania statków.',
    intel: () => 'wrogie eskadry na dystansie 1 liczą się jako Ciężkie.',
    relay: (n: number) => `pozwala wydać rozkaz z daleka eskadrom na dystansie 1–3 od niej; ile: ${n}.`,
    rogue: () => 'w Fazie eskadr może się przemieścić i atakować.',
    snipe: (n: number) => `może atakować eskadry na dystansie 2, kości: ${n}; Kontra na to nie odpowiada.`,
    strategic: () => 'na koniec ruchu może przesunąć żetony celu na dystansie 1.',
    swarm: () => 'przerzuca jedną kość przeciw eskadrze, z którą w starciu jest też inna sojusznicza.',
  } satisfies Record<Keyword, (n: number) => string>,
  upgrades: 'Ulepszenia',
  upgrade: { readied: 'przygotowane', exhausted: 'wyczerpane', discarded: 'odrzucone' },
  roundToken: (round: number) => `żeton rundy ${round}`,
  storedDials: (commands: readonly (Command | 'unknown')[]) => {
    const known = commands.filter((command) => command !== 'unknown')
    return known.length < commands.length
      ? terms.hiddenDials(commands.length)
      : `wskaźniki: ${known.map((command) => terms.commands[command]).join(', ')}`
  },
  switch: (card: string) => `Stosuj domyślnie: ${card}`,
  byDefault: 'stosowana domyślnie',
  switchedOff: 'wyłączona',
  flagship: 'okręt flagowy',
  objectiveShip: 'statek celu',
  raids: (commands: readonly Command[]) =>
    `żetony rajdu, nie może rozpatrzyć rozkazu: ${listed(commands.map((command) => terms.commands[command]))}`,
  beside: 'jeszcze nie na stole',
  setAside: (card: string) => `na bok odkłada: ${card}`,
  /** What an obstacle does to a unit that ends its move on it (R13.2-4). */
  obstacles: {
    'asteroid-field': 'Statek, który kończy tu ruch, otrzymuje odkrytą kartę uszkodzeń.',
    'debris-field': 'Statek, który kończy tu ruch, otrzymuje 2 uszkodzenia w strefę kadłuba, którą wybiera właściciel.',
    station:
      'Kto kończy tu ruch, może się naprawić: statek odrzuca kartę uszkodzeń, eskadra odzyskuje 1 punkt kadłuba.',
    'dust-field': 'Statek nie może atakować przez nią; eskadrom przesłania cel.',
  } satisfies Record<ObstacleKind, string>,
  inert: 'Nie przesłania i nie ma efektu.',
  attackable: 'Można ją atakować jak statek z jedną strefą kadłuba i bez osłon.',
  destroyed: 'Jest zniszczona: przesłania, ale nic więcej nie robi.',
  damage: 'Karty uszkodzeń',
  faceup: (title: string) => `${title}: `,
  /** Nobody knows its title; it is called by its place. */
  facedown: (slot: number) => `zakryta, miejsce ${slot}`,
  withoutCard: (n: number) => `${counted(n, 'uszkodzenie', 'uszkodzenia', 'uszkodzeń')} bez karty`,
} satisfies typeof english
