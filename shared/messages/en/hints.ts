import type { Faction } from '#shared/game/engine/terms'
import { listed } from './terms'

/** Explanations of a question beside its hint. */
export const hints = {
  why: 'Why?',
  whyOf: (rule: string) => `Why? Rule ${rule}`,
  /** To a page of its own, in a new tab: the draft stays where it is. */
  rule: (id: string) => `Rule ${id}`,
  newTab: 'opens in a new tab',
  /** Under the dials suggested for the first round. */
  suggestion: {
    rebel:
      'Nobody is in range yet: Repair becomes a token for later, Navigate brings speed, Squadron sends the X-wings in round 2.',
    imperial:
      'Nobody is in range yet: Repair becomes a token for later, Navigate turns you in round 2, Concentrate Fire comes in round 3, when ships meet.',
  } satisfies Record<Faction, string>,
  /** Under the dials that the practice bot proposes. */
  proposal: (ships: readonly string[]) =>
    `What the practice bot would set for ${listed(ships)}, from what you see: it weighs enemies that come into reach, squadrons at hand, damage and the edge of the table.`,
}
