import type { Fault, FaultCode, FaultOf } from '#shared/fleet/legality-faults'
import { cardName } from '#shared/game/cards/catalog/catalog-names'
import type { ObjectiveCategory } from '#shared/game/cards/catalog/objectives'
import type { UpgradeRequirement } from '#shared/game/cards/catalog/upgrade-card'
import type { UpgradeSlot } from '#shared/game/cards/catalog/upgrades'
import type { SizeClass } from '#shared/game/geometry/base'
import { counted } from './terms'

const SIZES: Record<SizeClass, string> = { small: 'small', medium: 'medium', large: 'large' }
const CATEGORIES: Record<ObjectiveCategory, string> = {
  assault: 'Assault',
  defense: 'Defense',
  navigation: 'Navigation',
}
const SLOTS: Record<UpgradeSlot, string> = {
  commander: 'Commander',
  officer: 'Officer',
  'weapon-team': 'Weapons Team',
  'support-team': 'Support Team',
  'offensive-retrofit': 'Offensive Retrofit',
  'defensive-retrofit': 'Defensive Retrofit',
  'experimental-retrofit': 'Experimental Retrofit',
  'fleet-command': 'Fleet Command',
  'fleet-support': 'Fleet Support',
  'ion-cannons': 'Ion Cannons',
  ordnance: 'Ordnance',
  turbolasers: 'Turbolasers',
  title: 'Title',
}

const sizes = (some: readonly SizeClass[]) => some.map((size) => SIZES[size]).join(' or ')

function restriction(card: string, { sizes: fitting, noIcon }: UpgradeRequirement): string {
  if (noIcon === undefined) return `${card} goes on ${sizes(fitting ?? [])} ships only.`
  const ship = noIcon.onSizes ? `a ${sizes(noIcon.onSizes)} ship` : 'a ship'
  return `${card} does not go on ${ship} with the ${SLOTS[noIcon.slot]} icon printed in its upgrade bar.`
}

/** Why a fleet is not legal, a sentence for each fault, and what its words are called. */
export const fleetFaults = {
  slots: SLOTS,
  categories: CATEGORIES,
  sentences: {
    'over-points': ({ count, most }) => `The fleet costs ${count} points; ${most} are agreed.`,
    'squadron-points': ({ count, most }) => `The squadrons cost ${count} points; at most ${most} are allowed.`,
    'no-commander': () => 'No ship carries a commander.',
    'more-than-one-commander': ({ card, beside }) =>
      `${cardName(card)} is one commander too many: ${cardName(beside)} leads the fleet.`,
    'commander-on-flotilla': ({ card }) => `${cardName(card)} is a commander, and a flotilla cannot carry one.`,
    'wrong-faction': ({ card }) => `${cardName(card)} belongs to the other faction.`,
    'unique-twice': ({ card }) => `${cardName(card)} is unique: the fleet may have only one card of that name.`,
    'same-upgrade-twice': ({ card }) => `${cardName(card)} is twice on the same ship.`,
    'title-wrong-ship': ({ card }) => `${cardName(card)} is the title of another class of ship.`,
    'two-titles': ({ card, beside }) => `${cardName(card)} is one title too many: the ship has ${cardName(beside)}.`,
    'two-modifications': ({ card, beside }) =>
      `${cardName(card)} is one modification too many: the ship has ${cardName(beside)}.`,
    'no-free-slot': ({ card, slot }) => `The ship has no free ${SLOTS[slot]} icon for ${cardName(card)}.`,
    restriction: ({ card, requires }) => restriction(cardName(card), requires),
    'missing-objective': ({ category }) => `There is no ${CATEGORIES[category]} objective.`,
    'two-objectives': ({ card, beside, category }) =>
      `${cardName(card)} is one ${CATEGORIES[category]} objective too many: there is ${cardName(beside)}.`,
    'objective-category': ({ card, category, listed }) =>
      `${cardName(card)} is listed as ${CATEGORIES[listed]}; it is a ${CATEGORIES[category]} objective.`,
    'later-objective': ({ card }) => `${cardName(card)} was published after April 2018; you cannot play it here.`,
    'unknown-card': ({ card, later }) =>
      later
        ? `${cardName(card)} was published after April 2018; you cannot play it here.`
        : `No card here is called ${cardName(card)}.`,
    'too-many-flotillas': ({ count, most }) =>
      `The fleet has ${counted(count, 'flotilla', 'flotillas')}; at most ${most} are allowed.`,
    'not-in-core-set': ({ card }) => `${cardName(card)} is not in the core set.`,
    'more-than-core-set': ({ card, count, most }) =>
      `${cardName(card)}: the core set has ${most} of its kind, the fleet needs ${count}.`,
  } satisfies { [C in FaultCode]: (fault: FaultOf<C>) => string },
  /** What is wrong, in a sentence. */
  sentence: (fault: Fault): string => tell(fleetFaults.sentences, fault),
}

/** The sentences of any language, picked by the code of the fault. */
export const tell = <C extends FaultCode>(
  sentences: { readonly [K in FaultCode]: (fault: FaultOf<K>) => string },
  fault: FaultOf<C>,
): string => sentences[fault.code](fault)
