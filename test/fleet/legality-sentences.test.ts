import { expect, test } from 'vitest'
import { judgeFleet } from '#shared/fleet/fleet-legality'
import { PRESETS } from '#shared/fleet/game-presets'
import { type Fault, fault } from '#shared/fleet/legality-faults'
import { fleetFaults as en } from '#shared/messages/en/fleet-faults'
import { fleetFaults as pl } from '#shared/messages/pl/fleet-faults'

const FAULTS: [fault: Fault, english: string, polish: string][] = [
  [
    fault('over-points', { count: 402, most: 400 }),
    'The fleet costs 402 points; 400 are agreed.',
    'Flota kosztuje 402 punkty; uzgodniony limit: 400.',
  ],
  [
    fault('squadron-points', { count: 137, most: 134 }),
    'The squadrons cost 137 points; at most 134 are allowed.',
    'Eskadry kosztują 137 punktów; limit dla eskadr: 134.',
  ],
  [fault('no-commander', {}), 'No ship carries a commander.', 'Na żadnym statku nie ma dowódcy.'],
  [
    fault('more-than-one-commander', { card: 'admiral-screed', beside: 'admiral-motti', ship: 1 }),
    'Admiral Screed is one commander too many: Admiral Motti leads the fleet.',
    'O jednego dowódcę za dużo: Admiral Screed; flotą dowodzi Admiral Motti.',
  ],
  [
    fault('commander-on-flotilla', { card: 'admiral-motti', ship: 2 }),
    'Admiral Motti is a commander, and a flotilla cannot carry one.',
    'Dowódca nie może być na flotylli: Admiral Motti.',
  ],
  [
    fault('wrong-faction', { card: 'minister-tua', ship: 1 }),
    'Minister Tua belongs to the other faction.',
    'Karta drugiego stronnictwa: Minister Tua.',
  ],
  [
    fault('unique-twice', { card: 'darth-vader', beside: 'darth-vader-commander' }),
    'Darth Vader is unique: the fleet may have only one card of that name.',
    'Unikatowa nazwa może być we flocie tylko raz: Darth Vader.',
  ],
  [
    fault('same-upgrade-twice', { card: 'xi7-turbolasers', ship: 0 }),
    'XI7 Turbolasers is twice on the same ship.',
    'Dwa razy na tym samym statku: XI7 Turbolasers.',
  ],
  [
    fault('title-wrong-ship', { card: 'demolisher', ship: 0 }),
    'Demolisher is the title of another class of ship.',
    'To tytuł statku innej klasy: Demolisher.',
  ],
  [
    fault('two-titles', { card: 'insidious', beside: 'demolisher', ship: 1 }),
    'Insidious is one title too many: the ship has Demolisher.',
    'O jeden tytuł za dużo: Insidious; statek ma już tytuł Demolisher.',
  ],
  [
    fault('two-modifications', { card: 'spinal-armament', beside: 'redundant-shields', ship: 0 }),
    'Spinal Armament is one modification too many: the ship has Redundant Shields.',
    'O jedną modyfikację za dużo: Spinal Armament; statek ma już modyfikację Redundant Shields.',
  ],
  [
    fault('no-free-slot', { card: 'overload-pulse', slot: 'ion-cannons', ship: 0 }),
    'The ship has no free Ion Cannons icon for Overload Pulse.',
    'Na pasku ulepszeń statku nie ma wolnego symbolu „Działa jonowe” dla karty Impuls przeciążający (Overload Pulse).',
  ],
  [
    fault('restriction', { card: 'bail-organa', ship: 0, requires: { sizes: ['medium', 'large'] } }),
    'Bail Organa goes on medium or large ships only.',
    'Bail Organa: tylko dla średnich lub dużych statków.',
  ],
  [
    fault('restriction', {
      card: 'minister-tua',
      ship: 0,
      requires: { noIcon: { slot: 'defensive-retrofit', onSizes: ['medium', 'large'] } },
    }),
    'Minister Tua does not go on a medium or large ship with the Defensive Retrofit icon printed in its upgrade bar.',
    'Minister Tua: nie dla średnich lub dużych statków, które mają na pasku ulepszeń wydrukowany symbol „Modernizacja defensywna”.',
  ],
  [
    fault('restriction', { card: 'chimaera', ship: 0, requires: { noIcon: { slot: 'fleet-command' } } }),
    'Chimaera does not go on a ship with the Fleet Command icon printed in its upgrade bar.',
    'Chimaera: nie dla statków, które mają na pasku ulepszeń wydrukowany symbol „Dowództwo floty”.',
  ],
  [
    fault('missing-objective', { category: 'assault' }),
    'There is no Assault objective.',
    'Brakuje karty celu z kategorii Natarcie.',
  ],
  [
    fault('two-objectives', { card: 'fire-lanes', beside: 'contested-outpost', category: 'defense' }),
    'Fire Lanes is one Defense objective too many: there is Contested Outpost.',
    'O jedną kartę celu z kategorii Obrona za dużo: Linie ognia (Fire Lanes); jest już Sporna placówka (Contested Outpost).',
  ],
  [
    fault('objective-category', { card: 'fire-lanes', category: 'defense', listed: 'assault' }),
    'Fire Lanes is listed as Assault; it is a Defense objective.',
    'Linie ognia (Fire Lanes): na liście jako Natarcie, a to karta celu z kategorii Obrona.',
  ],
  [
    fault('later-objective', { card: 'ion-storm' }),
    'Ion Storm was published after April 2018; you cannot play it here.',
    'Tą kartą celu się tu nie gra, jest późniejsza niż kwiecień 2018: Ion Storm.',
  ],
  [
    fault('unknown-card', { card: 'harrow-title', ship: 1, later: true }),
    'Harrow was published after April 2018; you cannot play it here.',
    'Tą kartą się tu nie gra, jest późniejsza niż kwiecień 2018: Harrow.',
  ],
  [
    fault('unknown-card', { card: 'Gunery Team', ship: 0, later: false }),
    'No card here is called Gunery Team.',
    'Nie ma tu karty o nazwie Gunery Team.',
  ],
  [
    fault('too-many-flotillas', { count: 3, most: 2 }),
    'The fleet has 3 flotillas; at most 2 are allowed.',
    'Flotylle we flocie: 3; może ich być najwyżej 2.',
  ],
  [
    fault('not-in-core-set', { card: 'raider-i-class-corvette', ship: 0 }),
    'Raider I-class Corvette is not in the core set.',
    'Tej karty nie ma w zestawie podstawowym: Raider I-class Corvette.',
  ],
  [
    fault('more-than-core-set', { card: 'cr90-corvette-b', ship: 1, count: 2, most: 1 }),
    'CR90 Corvette B: the core set has 1 of its kind, the fleet needs 2.',
    'Korweta CR90 B (CR90 Corvette B): w zestawie podstawowym jest ich: 1, a flota potrzebuje: 2.',
  ],
]
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each(FAULTS)('$code in both languages', (found, english, polish) => {
  expect([en.sentence(found), plain(pl.sentence(found))]).toEqual([english, polish])
})

test('every code is among them', () => {
  expect(new Set(FAULTS.map(([{ code }]) => code))).toEqual(new Set(Object.keys(en.sentences)))
})

test('what judging finds can be said', () => {
  const { faults } = judgeFleet({ faction: 'rebel', ships: [], squadrons: [], objectives: {} }, PRESETS.tournament)
  expect(faults.map(en.sentence)).toEqual([
    'No ship carries a commander.',
    'There is no Assault objective.',
    'There is no Defense objective.',
    'There is no Navigation objective.',
  ])
})
