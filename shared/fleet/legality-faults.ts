import type { ObjectiveCategory } from '#shared/game/cards/catalog/objectives'
import type { UpgradeRequirement } from '#shared/game/cards/catalog/upgrade-card'
import type { BarSlot } from '#shared/game/cards/catalog/upgrades'

/** The card that is at fault, by its id; `ship`: the place in the list of the ship that it is, or on which it lies. */
interface CardFault {
  readonly card: string
  readonly ship?: number
}
interface ShipCardFault extends CardFault {
  readonly ship: number
}
/** The card that came first and excludes this one. */
interface Conflict {
  readonly beside: string
}
/** How much there is, and how much there may be. */
interface Amount {
  readonly count: number
  readonly most: number
}

interface Figures {
  'over-points': Amount
  'squadron-points': Amount
  'no-commander': object
  'more-than-one-commander': ShipCardFault & Conflict
  'commander-on-flotilla': ShipCardFault
  'wrong-faction': CardFault
  'unique-twice': CardFault & Conflict
  'same-upgrade-twice': ShipCardFault
  'title-wrong-ship': ShipCardFault
  'two-titles': ShipCardFault & Conflict
  'two-modifications': ShipCardFault & Conflict
  /** The first icon of the card for which the bar has none left. */
  'no-free-slot': ShipCardFault & { readonly slot: BarSlot }
  restriction: ShipCardFault & { readonly requires: UpgradeRequirement }
  'missing-objective': { readonly category: ObjectiveCategory }
  'two-objectives': CardFault & Conflict & { readonly category: ObjectiveCategory }
  /** `listed`: the place that the list gives it. */
  'objective-category': CardFault & { readonly category: ObjectiveCategory; readonly listed: ObjectiveCategory }
  'later-objective': CardFault
  /** `later`: it is a card, but of a later time. */
  'unknown-card': CardFault & { readonly later: boolean }
  'too-many-flotillas': Amount
  'not-in-core-set': CardFault
  /** More cards, or models of that ship or fighter, than are in the box. */
  'more-than-core-set': CardFault & Amount
}

export type FaultCode = keyof Figures

/**
 * The rule that each fault breaks. Which cards are played here at all is settled with the size of the game (R2.1), before
 * anybody builds a fleet.
 */
const RULES = {
  'over-points': 'R2.2',
  'squadron-points': 'R2.16',
  'no-commander': 'R2.6',
  'more-than-one-commander': 'R2.6',
  'commander-on-flotilla': 'R2.7',
  'wrong-faction': 'R2.3',
  'unique-twice': 'R2.4',
  'same-upgrade-twice': 'R2.10',
  'title-wrong-ship': 'R2.12',
  'two-titles': 'R2.12',
  'two-modifications': 'R2.11',
  'no-free-slot': 'R2.9',
  restriction: 'R2.14',
  'missing-objective': 'R2.18',
  'two-objectives': 'R2.18',
  'objective-category': 'R2.18',
  'later-objective': 'R2.1',
  'unknown-card': 'R2.1',
  'too-many-flotillas': 'R20.14',
  'not-in-core-set': 'R2.20',
  'more-than-core-set': 'R2.20',
} as const satisfies Record<FaultCode, string>

export type FaultOf<C extends FaultCode> = { readonly code: C; readonly rule: (typeof RULES)[C] } & Readonly<Figures[C]>
/** One reason why a fleet is not legal. */
export type Fault = { [C in FaultCode]: FaultOf<C> }[FaultCode]

export const fault = <C extends FaultCode>(code: C, figures: Figures[C]): FaultOf<C> => ({
  code,
  rule: RULES[code],
  ...figures,
})
