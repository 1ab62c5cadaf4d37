import type { RefusalCode } from '#shared/game/engine/decision'
import type { DefenseKind, DieColor, DieFace, HullZone, TokenEffect } from '#shared/game/engine/terms'
import { attacking } from './decide-attack'
import { counted, listed, terms } from './terms'

/** The least, most and average damage. */
interface Spread {
  least: number
  most: number
  mean: number
}

const upper = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const WHY_NOT: Partial<Record<RefusalCode, string>> = {
  'token-locked': 'locked by an accuracy icon',
  'token-type-spent': 'one of this kind is spent already',
  'speed-zero': 'no tokens at speed 0',
}

/** The defense of a unit: tokens, and where the damage goes. */
export const defending = {
  tokens: {
    legend: 'Spend defense tokens',
    becomes: { exhausted: 'then exhausted', discarded: 'then discarded' },
    whyNot: (code: RefusalCode, cards: readonly string[]) =>
      code === 'forbidden-by-card' && cards.length > 0
        ? `${listed(cards)} forbids it`
        : (WHY_NOT[code] ?? defending.tokens.notNow),
    effect: {
      'halve-damage': 'halves the damage',
      'redirect-damage': 'another zone takes part of it',
      'cancel-all': 'cancels all dice',
      'stop-critical': 'no standard critical',
      'stop-criticals': 'no critical effect at all',
      'cancel-die': 'cancels one die',
      'reroll-die': 'the attacker rerolls one die',
      nothing: 'does nothing at this range',
    } satisfies Record<TokenEffect, string>,
    nothing: 'changes nothing now',
    choose: 'Choose a defense token',
    /** Of another unit than the defender. */
    of: (token: string, unit: string) => `${token} (${unit})`,
    notNow: 'cannot be spent now',
    leaves: ({ least, most, mean }: Spread) =>
      least === most ? `leaves ${most}` : `leaves avg ${attacking.mean(mean)}`,
    evade: {
      cancel: 'Which die is canceled?',
      reroll: 'Which die is rerolled?',
    },
    redirect: 'Which zone takes part of the damage?',
    redirectOption: (zone: HullZone, shields: number) =>
      `${terms.zones[zone]}, ${counted(shields, 'shield', 'shields')}`,
    none: 'Spend nothing',
    spend: (kinds: readonly DefenseKind[]) => `Spend ${kinds.map((kind) => upper(terms.defense[kind])).join(', ')}`,
    use: (card: string) => `use ${card}`,
    next: (units: readonly string[]) => `Still to act this round: ${listed(units)}.`,
    lastOne: 'No enemy ship acts after this one this round.',
    luck: 'The die is rerolled first; then you choose again.',
    /** A locked token, and what it does then. */
    frees: (kind: DefenseKind, effect: string) => `It frees ${terms.defense[kind]}: ${effect}.`,
    cardFirst: 'The card works first; then you choose again.',
    criticalFirst: (opponent: string) =>
      `${opponent} may still choose a critical effect; then you may be asked once more how to divide.`,
  },

  evadeButton: (color: DieColor, face: DieFace | undefined, again: boolean) =>
    `${again ? 'Reroll' : 'Cancel'} ${face === undefined ? terms.colors[color] : terms.die({ color, face })}`,
  redirectButton: (zone: HullZone) => `Redirect to the ${terms.zones[zone]}`,
  /** `5 → 3`, `5 → 2.8 on average` */
  total: (before: number, after: Spread) => {
    const told = after.least === after.most ? `${after.most}` : `avg ${attacking.mean(after.mean)}`
    return before === after.most && after.least === after.most ? `${before} damage` : `${before} → ${told}`
  },
  /** What one amount of damage leaves. */
  after: {
    shields: (zone: HullZone, before: number, after: number) => `${terms.zones[zone]} ${before} → ${after}`,
    cards: (n: number) => counted(n, 'card', 'cards'),
    hull: (before: number, after: number) => `hull ${before} → ${after}`,
    nothing: 'nothing is lost',
    destroyed: 'destroyed',
    list: (parts: readonly string[]) => parts.join(', '),
  },
  /** Under numbers that come one of another. */
  numbers: {
    legend: 'What then happens',
    rolled: 'rolled',
    byCard: 'after a card',
    spent: (kinds: readonly DefenseKind[]) => kinds.map((kind) => terms.defense[kind]).join(' + '),
    shields: (zone: HullZone, before: number, after: number) => `${terms.zones[zone]} ${before} → ${after}`,
    shieldsMean: 'shields, on average',
    hull: (before: number, after: number) => `hull ${before} → ${after}`,
    hullKept: (hull: number) => `hull stays ${hull}`,
    hullMean: (hull: number) => `of ${hull} hull, on average`,
    destroyed: 'destroyed',
  },
  compare: 'Compare',
  destroyedWarning: (unit: string) => `${unit} is destroyed.`,
  mayBeDestroyed: (unit: string, chance: number) => `${unit} is destroyed: ${attacking.percent(chance)}`,

  split: {
    legend: (zone: HullZone) => `How much does the ${terms.zones[zone]} take?`,
    less: 'One less',
    more: 'One more',
    divided: (there: number, zone: HullZone, rest: number, here: HullZone) =>
      `${there} on the ${terms.zones[zone]}, ${rest} on the ${terms.zones[here]}`,
    button: (n: number, zone: HullZone) => (n === 0 ? 'Redirect nothing' : `Redirect ${n} to the ${terms.zones[zone]}`),
  },

  zone: {
    legend: (points: number) => `Which zone takes ${points} damage?`,
    button: (zone: HullZone) => `Take it on the ${terms.zones[zone]}`,
  },
}
