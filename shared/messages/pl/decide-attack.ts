import { type DefenseKind, DIE_COLORS, type DieColor, type DieFace } from '#shared/game/engine/terms'
import type { attacking as english } from '#shared/messages/en/decide-attack'
import { onDemand } from '../on-demand'
import { counted, DIE_TAKEN, isNeuter, listed, ROLLED, softened } from './grammar'
import { terms } from './terms'

const average = onDemand(() => new Intl.NumberFormat('pl', { maximumFractionDigits: 1, minimumFractionDigits: 1 }))
const whole = onDemand(() => new Intl.NumberFormat('pl', { style: 'percent' }))

/** Whole percent; what can happen is never called 0 %, what can fail never 100 %. */
function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return 'poniżej 1%'
  if (chance < 1 && chance > 0.995) return 'ponad 99%'
  return whole().format(chance)
}

const mean = (n: number): string => average().format(n)
const signedMean = (n: number): string => (n < 0 ? `−${mean(-n)}` : `+${mean(n)}`)

/** The dice by color behind `rzut:`, each color counted: `2 czerwone, 1 niebieska`. */
const pool = (colors: readonly DieColor[]): string =>
  DIE_COLORS.flatMap((color) => {
    const n = colors.filter((each) => each === color).length
    return n === 0 ? [] : [counted(n, ...ROLLED[color])]
  }).join(', ')

/** The dice of an attack: the choice of the target, and what its owner does with them. */
export const attacking = {
  percent,
  mean,
  signedMean,
  pool,
  die: (color: DieColor, face: DieFace | undefined) =>
    face === undefined ? `${terms.colors[color]} kość, przed rzutem` : terms.die({ color, face }),

  summary: {
    label: 'Atak',
    pool: 'Kości',
    noDice: 'brak kości',
    tokens: 'Żetony obrony w tym ataku',
    spent: (kind: DefenseKind) => `${terms.defense[kind]}: ${isNeuter(kind) ? 'wykorzystane' : 'wykorzystany'}`,
    locked: (kind: DefenseKind) => `${terms.defense[kind]}: ${isNeuter(kind) ? 'zablokowane' : 'zablokowany'}`,
  },

  declare: {
    legend: 'Z której strefy i w co?',
    next: 'Która eskadra następna?',
    none: 'Bez ataku',
    noneAgain: 'Bez dalszego ataku',
    stop: 'Zakończ tutaj',
    average: 'średnio',
    destroys: (chance: number) => `zniszczy: ${percent(chance)}`,
    impossible: (n: number) => `Dlaczego nie coś innego? (${n})`,
    roll: (colors: readonly DieColor[]) => `Rzut: ${pool(colors)}`,
    /** Under the button. */
    cannotUndo: (attack: string, range: string) => `Nie da się cofnąć – ${attack}, ${range}`,
    /** Of a squadron, whose range is always the same. */
    attackOnly: (attack: string) => `Nie da się cofnąć – ${attack}`,
    asks: (attack: string) => `${attack}. Przed rzutem będą jeszcze pytania.`,
    left: (names: readonly string[]) => `Bez ataku zostaje: ${listed(names)}.`,
    declare: 'Zadeklaruj atak',
    end: 'Nie atakuj więcej',
  },

  remove: {
    legend: 'Którą kość usunąć?',
    obstructed: 'Przez przeszkodę: którą kość usunąć?',
    option: (color: DieColor) => `${terms.colors[color]} kość`,
    /** `colors`: the dice of the roll; absent if more questions come first. */
    button: (color: DieColor, colors: readonly DieColor[] | undefined) =>
      `Usuń ${DIE_TAKEN[color]}${colors === undefined ? '' : `, rzut: ${pool(colors)}`}`,
    leaves: (n: number) => `zostaje średnio ${mean(n)}`,
    done: 'Nic więcej przed rzutem',
    cards: 'Przed rzutem',
    undo: 'Tego nie da się cofnąć.',
  },

  /** What an attack will do, with no defense token and with each useful set of them. */
  odds: {
    legend: 'Co może z tego wyniknąć',
    tokens: 'jeśli wykorzysta',
    damage: 'uszk.',
    hullLeft: 'kadłub po',
    ofHull: (left: number, hull: number) => `${Number.isInteger(left) ? left : mean(left)} z ${hull}`,
    none: 'nic',
    set: (tokens: readonly string[]) => tokens.map(softened).join(' + '),
    /** Bars, read aloud. */
    bars: (chances: readonly { damage: number; chance: number }[]) =>
      `Rozkład uszkodzeń: ${chances.map(({ damage, chance }) => `${damage}: ${percent(chance)}`).join(', ')}`,
    faceup: (chance: number) => `Odkryta karta: ${percent(chance)}.`,
    byFaceup: (chance: number) => `albo zniszczenie przez odkrytą kartę: ${percent(chance)}`,
  },

  modify: {
    dice: 'Kości',
    die: (color: DieColor, face: DieFace) => terms.die({ color, face }),
    spend: 'wykorzystaj: blokuje żeton',
    locks: (die: string) => `Który żeton zablokować? (${die})`,
    /** What a locked token would save its owner, on average; nothing where another of its kind does the same. */
    saves: (damage: number, cards: number) => {
      const parts = [
        ...(damage < 0.05 ? [] : [`uszkodzenia: ${mean(damage)}`]),
        ...(cards < 0.05 ? [] : [`karty: ${mean(cards)}`]),
      ]
      return parts.length === 0 ? 'bez różnicy' : `oszczędza średnio: ${parts.join(', ')}`
    },
    tapAccuracy: 'Dotknij celności, by zablokować żeton.',
    rolled: 'do przerzutu',
    fire: 'Koncentracja ognia?',
    means: {
      none: 'nie',
      dial: 'wskaźnik: jedna kość więcej',
      token: 'żeton: przerzut jednej',
      both: 'oba',
      bonus: 'wskaźnik, jakby oba',
    },
    color: 'Którego koloru?',
    reroll: 'Którą kość przerzucić?',
    becomes: (futures: readonly { face: DieFace; sides: number }[]) =>
      futures.map(({ face, sides }) => `${terms.faces[face]} ${sides}/8`).join(', '),
    thenReroll: 'Gdy nowa kość będzie na stole, będzie można przerzucić jedną.',
    after: (before: number, after: number) => `Uszkodzenia ${before} → średnio ${mean(after)}.`,
    locked: (kinds: readonly string[]) => `Zablokowane: ${listed(kinds)}.`,
    accuracies: (n: number) => counted(n, 'celność', 'celności', 'celności'),
    concentrateFire: 'Koncentracja ognia',
    lock: (kinds: readonly string[]) => `Zablokuj: ${listed(kinds)}`,
    spends: (colors: readonly DieColor[]) => `Zużyta celność: ${listed(colors.map((color) => terms.colors[color]))}.`,
    add: (color: DieColor) => `Dodaj ${DIE_TAKEN[color]}`,
    rerollDie: (die: string) => `Przerzuć: ${die}`,
    done: 'Zostaw kości',
    next: (opponent: string) => `Potem ${opponent} się broni.`,
    noToken: (opponent: string) => `${opponent} nie ma już żetonu do wykorzystania.`,
    idle: 'Żaden żeton niczego nie zmieni.',
    cannotUndo: 'Tego nie da się cofnąć.',
    none: 'żadna kość',
    keepAll: 'Nie przerzucaj żadnej kości',
  },

  critical: {
    legend: 'Który efekt trafienia krytycznego?',
    standard: 'Efekt standardowy',
    standardText: 'pierwsza karta uszkodzeń z tego ataku jest odkryta',
    none: 'Żaden',
    noneText: 'wszystkie karty pozostają zakryte',
    use: 'Rozpatrz efekt standardowy',
    useCard: (card: string) => `Rozpatrz: ${card}`,
    leave: 'Bez efektu krytycznego',
  },
} satisfies typeof english
