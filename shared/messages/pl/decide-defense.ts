import type { RefusalCode } from '#shared/game/engine/decision'
import type { DefenseKind, DieColor, DieFace, HullZone, TokenEffect } from '#shared/game/engine/terms'
import type { defending as english } from '#shared/messages/en/decide-defense'
import { attacking } from './decide-attack'
import { counted, INTO_ZONE, listed, NOUNS, softened } from './grammar'
import { terms } from './terms'

type Spread = Parameters<(typeof english)['total']>[1]

const NOT_NOW = 'teraz nie można wykorzystać'
const WHY_NOT: Partial<Record<RefusalCode, string>> = {
  'token-locked': 'blokuje go celność',
  'token-type-spent': 'żeton tego rodzaju jest już wykorzystany',
  'speed-zero': 'prędkość 0: bez żetonów',
}

/** The defense of a unit: tokens, and where the damage goes. */
export const defending = {
  tokens: {
    legend: 'Wykorzystaj żetony obrony',
    becomes: { exhausted: 'potem wyczerpany', discarded: 'potem odrzucony' },
    whyNot: (code: RefusalCode, cards: readonly string[]) =>
      code === 'forbidden-by-card' && cards.length > 0
        ? `zabrania karta: ${listed(cards)}`
        : (WHY_NOT[code] ?? NOT_NOW),
    effect: {
      'halve-damage': 'połowa uszkodzeń',
      'redirect-damage': 'część przejmuje inna strefa',
      'cancel-all': 'wszystkie kości anulowane',
      'stop-critical': 'bez standardowego efektu krytycznego',
      'stop-criticals': 'bez żadnego efektu krytycznego',
      'cancel-die': 'anulujesz jedną kość',
      'reroll-die': 'atakujący przerzuca jedną kość',
      nothing: 'na tym zasięgu nic nie daje',
    } satisfies Record<TokenEffect, string>,
    nothing: 'teraz nic nie zmienia',
    choose: 'Wybierz żeton obrony',
    of: (token: string, unit: string) => `${token} (${unit})`,
    notNow: NOT_NOW,
    leaves: ({ least, most, mean }: Spread) =>
      least === most ? `zostaje ${most}` : `zostaje śr. ${attacking.mean(mean)}`,
    evade: {
      cancel: 'Którą kość anulować?',
      reroll: 'Którą kość przerzucić?',
    },
    redirect: 'Która strefa pomaga?',
    redirectOption: (zone: HullZone, shields: number) => `${terms.zones[zone]}, ${counted(shields, ...NOUNS.shield)}`,
    none: 'Niczego nie wykorzystuj',
    spend: (kinds: readonly DefenseKind[]) => `Wykorzystaj: ${kinds.map((kind) => terms.defense[kind]).join(', ')}`,
    use: (card: string) => `użyj: ${card}`,
    next: (units: readonly string[]) => `W tej rundzie przeciwnik aktywuje jeszcze: ${listed(units)}.`,
    lastOne: 'Po tym statku przeciwnik nie aktywuje już żadnego w tej rundzie.',
    luck: 'Najpierw padają kości; potem wybierasz jeszcze raz.',
    frees: (kind: DefenseKind, effect: string) => `Odblokuje ${terms.defense[kind]}: ${effect}.`,
    cardFirst: 'Najpierw działa karta; potem wybierasz jeszcze raz.',
    criticalFirst: (opponent: string) =>
      `${opponent} może jeszcze wybrać efekt krytyczny; potem pytanie o podział może wrócić.`,
  },

  evadeButton: (color: DieColor, face: DieFace | undefined, again: boolean) =>
    `${again ? 'Przerzuć' : 'Anuluj'}: ${face === undefined ? terms.colors[color] : terms.die({ color, face })}`,
  redirectButton: (zone: HullZone) => `Przekieruj w strefę ${INTO_ZONE[zone]}`,
  /** `5 → 3`, `5 → śr. 2,8` */
  total: (before: number, after: Spread) => {
    const told = after.least === after.most ? `${after.most}` : `śr. ${attacking.mean(after.mean)}`
    return before === after.most && after.least === after.most
      ? counted(before, ...NOUNS.damage)
      : `${before} → ${told}`
  },
  /** What one amount of damage leaves. */
  after: {
    shields: (zone: HullZone, before: number, after: number) => `${terms.zones[zone]} ${before} → ${after}`,
    cards: (n: number) => counted(n, ...NOUNS.card),
    hull: (before: number, after: number) => `kadłub ${before} → ${after}`,
    nothing: 'bez strat',
    destroyed: 'zniszczenie',
    list: (parts: readonly string[]) => parts.join(', '),
  },
  numbers: {
    legend: 'Co z tego wyniknie',
    rolled: 'w rzucie',
    byCard: 'po karcie',
    spent: (kinds: readonly DefenseKind[]) => kinds.map((kind) => softened(terms.defense[kind])).join(' + '),
    shields: (zone: HullZone, before: number, after: number) => `${terms.zones[zone]} ${before} → ${after}`,
    shieldsMean: 'osłony, średnio',
    hull: (before: number, after: number) => `kadłub ${before} → ${after}`,
    hullKept: (hull: number) => `kadłub nadal ${hull}`,
    hullMean: (hull: number) => `kadłuba (z ${hull}), średnio`,
    destroyed: 'zniszczenie',
  },
  compare: 'Porównanie',
  destroyedWarning: (unit: string) => `Zniszczenie: ${unit}.`,
  mayBeDestroyed: (unit: string, chance: number) => `Zniszczenie: ${unit}, ${attacking.percent(chance)}`,

  split: {
    legend: (zone: HullZone) => `Ile przejmuje strefa ${terms.zones[zone]}?`,
    less: 'O jedno mniej',
    more: 'O jedno więcej',
    divided: (there: number, zone: HullZone, rest: number, here: HullZone) =>
      `${there} w strefę ${INTO_ZONE[zone]}, ${rest} w ${INTO_ZONE[here]}`,
    button: (n: number, zone: HullZone) =>
      n === 0 ? 'Niczego nie przekierowuj' : `Przekieruj ${n} w strefę ${INTO_ZONE[zone]}`,
  },

  zone: {
    legend: (points: number) => `Która strefa przyjmuje ${counted(points, ...NOUNS.damage)}?`,
    button: (zone: HullZone) => `Przyjmij w strefę ${INTO_ZONE[zone]}`,
  },
} satisfies typeof english
