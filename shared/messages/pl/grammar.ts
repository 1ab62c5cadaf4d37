import type { DefenseKind, DieColor, HullZone } from '#shared/game/engine/state'
import { onDemand } from '../on-demand'

const plurals = onDemand(() => new Intl.PluralRules('pl'))
const conjunction = onDemand(() => new Intl.ListFormat('pl', { type: 'conjunction' }))

/** A noun behind a number: 1 statek, 2 statki (also 22), 5 statków (also 12). */
export type Forms = readonly [one: string, few: string, many: string]

/** The form alone, for sentences that name the number elsewhere. */
export function form(n: number, [one, few, many]: Forms): string {
  const category = plurals().select(n)
  return category === 'one' ? one : category === 'few' ? few : many
}

/** `1 statek`, `2 statki`, `5 statków`; the number does not part from its noun. */
export const counted = (n: number, ...forms: Forms): string => `${n}\u00a0${form(n, forms)}`

/** `a, b i c` */
export const listed = (items: readonly string[]): string => conjunction().format(items)

export const NOUNS = {
  ship: ['statek', 'statki', 'statków'],
  squadron: ['eskadra', 'eskadry', 'eskadr'],
  activation: ['aktywacja', 'aktywacje', 'aktywacji'],
  dial: ['wskaźnik', 'wskaźniki', 'wskaźników'],
  shield: ['osłona', 'osłony', 'osłon'],
  card: ['karta', 'karty', 'kart'],
  damage: ['uszkodzenie', 'uszkodzenia', 'uszkodzeń'],
  point: ['punkt', 'punkty', 'punktów'],
  game: ['gra', 'gry', 'gier'],
  hour: ['godzina', 'godziny', 'godzin'],
  day: ['dzień', 'dni', 'dni'],
  step: ['krok', 'kroki', 'kroków'],
  victoryToken: ['żeton zwycięstwa', 'żetony zwycięstwa', 'żetonów zwycięstwa'],
} satisfies Record<string, Forms>

/** What is taken, lost or moved: `1 osłonę`, `2 osłony`, `5 osłon`. */
export const SHIELDS_TAKEN: Forms = ['osłonę', 'osłony', 'osłon']

/** Strefa is feminine; its adjective in the genitive and locative: `strefy tylnej`, `w strefie tylnej`. */
export const OF_ZONE: Record<HullZone, string> = {
  front: 'przedniej',
  right: 'prawej',
  rear: 'tylnej',
  left: 'lewej',
}
/** In the accusative: `w strefę tylną`, `przez strefę tylną`. */
export const INTO_ZONE: Record<HullZone, string> = {
  front: 'przednią',
  right: 'prawą',
  rear: 'tylną',
  left: 'lewą',
}

/** Kość is feminine; its adjective with each number: `1 czerwona`, `2 czerwone`, `5 czerwonych`. */
export const DICE: Record<DieColor, Forms> = {
  red: ['czerwona kość', 'czerwone kości', 'czerwonych kości'],
  blue: ['niebieska kość', 'niebieskie kości', 'niebieskich kości'],
  black: ['czarna kość', 'czarne kości', 'czarnych kości'],
}
/** The same without its noun: `rzut: 2 czerwone`. */
export const ROLLED: Record<DieColor, Forms> = {
  red: ['czerwona', 'czerwone', 'czerwonych'],
  blue: ['niebieska', 'niebieskie', 'niebieskich'],
  black: ['czarna', 'czarne', 'czarnych'],
}
/** In the accusative: `usuń czerwoną kość`. */
export const DIE_TAKEN: Record<DieColor, string> = {
  red: 'czerwoną kość',
  blue: 'niebieską kość',
  black: 'czarną kość',
}

/** A defense token in the accusative: `wykorzystaj unik`; all but one are neuter. */
export const isNeuter = (kind: DefenseKind): boolean => kind !== 'evade'

/** Where a long word of a narrow table may break: between its syllables. */
export const softened = (word: string): string =>
  word.replace(/(?<=\p{L}{3})(?=(?:nienie|nie|wanie|szenie|czenie)$)/u, '\u00ad')
