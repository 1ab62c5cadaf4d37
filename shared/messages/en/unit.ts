import type { DefenseKind, HullZone } from '#shared/engine/terms'
import { counted, terms } from './terms'

/** One unit by itself: what lies beside its card. */
export const unit = {
  defense: 'Defense tokens',
  noDefense: 'no defense tokens',
  /** What has become of a token, and what the attack that goes on does to it. */
  token: (kind: DefenseKind, state: readonly ('exhausted' | 'discarded' | 'locked' | 'spent')[]) =>
    [terms.defense[kind], ...state].join(', '),
  /** `shields: front 2/3, …` */
  shields: (zones: readonly (readonly [zone: HullZone, now: number, most: number])[]) =>
    `shields: ${zones.map(([zone, now, most]) => `${terms.zones[zone]} ${now}/${most}`).join(', ')}`,
  damage: 'Damage cards',
  faceup: (title: string) => `${title}: `,
  /** Nobody knows its title; it is called by its place. */
  facedown: (slot: number) => `facedown, place ${slot}`,
  withoutCard: (n: number) => `${counted(n, 'point', 'points')} of damage without a card`,
}
