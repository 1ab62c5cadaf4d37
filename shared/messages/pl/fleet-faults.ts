import type { Fault, FaultCode, FaultOf } from '#shared/fleet/legality-faults'
import type { ObjectiveCategory } from '#shared/game/cards/catalog/objectives'
import type { UpgradeRequirement } from '#shared/game/cards/catalog/upgrade-card'
import type { UpgradeSlot } from '#shared/game/cards/catalog/upgrades'
import type { SizeClass } from '#shared/game/geometry/base'
import { type fleetFaults as english, tell } from '#shared/messages/en/fleet-faults'
import { cardName } from './card-names'
import { terms } from './terms'

/** Of ships of that size. */
const SIZES: Record<SizeClass, string> = { small: 'małych', medium: 'średnich', large: 'dużych' }
const CATEGORIES: Record<ObjectiveCategory, string> = {
  assault: 'Natarcie',
  defense: 'Obrona',
  navigation: 'Nawigacja',
}
const SLOTS: Record<UpgradeSlot, string> = {
  commander: 'Dowódca',
  officer: 'Oficer',
  'weapon-team': 'Zespół uzbrojenia',
  'support-team': 'Zespół wsparcia',
  'offensive-retrofit': 'Modernizacja ofensywna',
  'defensive-retrofit': 'Modernizacja defensywna',
  'experimental-retrofit': 'Modernizacja eksperymentalna',
  'fleet-command': 'Dowództwo floty',
  'fleet-support': 'Wsparcie floty',
  'ion-cannons': 'Działa jonowe',
  ordnance: 'Pociski',
  turbolasers: 'Turbolasery',
  title: 'Tytuł',
}

const sizes = (some: readonly SizeClass[]) => some.map((size) => SIZES[size]).join(' lub ')

function restriction(card: string, { sizes: fitting, noIcon }: UpgradeRequirement): string {
  if (noIcon === undefined) return `${card}: tylko dla ${sizes(fitting ?? [])} statków.`
  const ships = noIcon.onSizes ? `${sizes(noIcon.onSizes)} statków` : 'statków'
  return `${card}: nie dla ${ships}, które mają na pasku ulepszeń wydrukowany symbol „${SLOTS[noIcon.slot]}”.`
}

/** Why a fleet is not legal, a sentence for each fault, and what its words are called. */
export const fleetFaults = {
  slots: SLOTS,
  categories: CATEGORIES,
  sentences: {
    'over-points': ({ count, most }) => `Flota kosztuje ${terms.points(count)}; uzgodniony limit: ${most}.`,
    'squadron-points': ({ count, most }) => `Eskadry kosztują ${terms.points(count)}; limit dla eskadr: ${most}.`,
    'no-commander': () => 'Na żadnym statku nie ma dowódcy.',
    'more-than-one-commander': ({ card, beside }) =>
      `O jednego dowódcę za dużo: ${cardName(card)}; flotą dowodzi ${cardName(beside)}.`,
    'commander-on-flotilla': ({ card }) => `Dowódca nie może być na flotylli: ${cardName(card)}.`,
    'wrong-faction': ({ card }) => `Karta drugiego stronnictwa: ${cardName(card)}.`,
    'unique-twice': ({ card }) => `Unikatowa nazwa może być we flocie tylko raz: ${cardName(card)}.`,
    'same-upgrade-twice': ({ card }) => `Dwa razy na tym samym statku: ${cardName(card)}.`,
    'title-wrong-ship': ({ card }) => `To tytuł statku innej klasy: ${cardName(card)}.`,
    'two-titles': ({ card, beside }) =>
      `O jeden tytuł za dużo: ${cardName(card)}; statek ma już tytuł ${cardName(beside)}.`,
    'two-modifications': ({ card, beside }) =>
      `O jedną modyfikację za dużo: ${cardName(card)}; statek ma już modyfikację ${cardName(beside)}.`,
    'no-free-slot': ({ card, slot }) =>
      `Na pasku ulepszeń statku nie ma wolnego symbolu „${SLOTS[slot]}” dla karty ${cardName(card)}.`,
    restriction: ({ card, requires }) => restriction(cardName(card), requires),
    'missing-objective': ({ category }) => `Brakuje karty celu z kategorii ${CATEGORIES[category]}.`,
    'two-objectives': ({ card, beside, category }) =>
      `O jedną kartę celu z kategorii ${CATEGORIES[category]} za dużo: ${cardName(card)}; jest już ${cardName(beside)}.`,
    'objective-category': ({ card, category, listed }) =>
      `${cardName(card)}: na liście jako ${CATEGORIES[listed]}, a to karta celu z kategorii ${CATEGORIES[category]}.`,
    'later-objective': ({ card }) =>
      `Tą kartą celu się tu nie gra, jest późniejsza niż kwiecień 2018: ${cardName(card)}.`,
    'unknown-card': ({ card, later }) =>
      later
        ? `Tą kartą się tu nie gra, jest późniejsza niż kwiecień 2018: ${cardName(card)}.`
        : `Nie ma tu karty o nazwie ${cardName(card)}.`,
    'too-many-flotillas': ({ count, most }) => `Flotylle we flocie: ${count}; może ich być najwyżej ${most}.`,
    'not-in-core-set': ({ card }) => `Tej karty nie ma w zestawie podstawowym: ${cardName(card)}.`,
    'more-than-core-set': ({ card, count, most }) =>
      `${cardName(card)}: w zestawie podstawowym jest ich: ${most}, a flota potrzebuje: ${count}.`,
  } satisfies { [C in FaultCode]: (fault: FaultOf<C>) => string },
  /** What is wrong, in a sentence. */
  sentence: (fault: Fault): string => tell(fleetFaults.sentences, fault),
} satisfies typeof english
