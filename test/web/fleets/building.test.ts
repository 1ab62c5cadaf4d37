import { describe, expect, test } from 'vitest'
import { type Fleet, OBJECTIVE_CATEGORIES } from '#shared/fleet/fleet'
import { PRESETS } from '#shared/fleet/game-presets'
import { OBJECTIVES } from '#shared/game/cards/catalog/objectives'
import {
  cardsOnlyIn,
  emptyFleet,
  squadronCounts,
  withObjective,
  withoutSquadron,
  withoutUpgrade,
  withShipAgain,
  withSquadron,
} from '#web/fleets/edit-fleet'
import { fleetVerdict } from '#web/fleets/fleet-verdict'
import { canHaveMore, objectiveOffers, shipOffers, squadronOffers, upgradeOffers } from '#web/fleets/offers'
import { slotsOf } from '#web/fleets/slots'
import { LEGAL, REBELS } from './fleets'

const CASUAL = PRESETS['casual-400']
const fleetOf = (card: string, upgrades: string[], others: Fleet['ships'] = []): Fleet => ({
  ...emptyFleet('rebel'),
  ships: [{ card, upgrades }, ...others],
})
const places = (fleet: Fleet) =>
  slotsOf(fleet, 0).slots.map(({ slot, card }) => (card === undefined ? slot : `${slot}=${card}`))
const names = (offers: readonly { name: string; fault?: unknown }[]) =>
  offers.filter(({ fault }) => fault === undefined).map(({ name }) => name)

describe('the places of a ship', () => {
  test('are those of its bar, and of a commander and a title (R2.7, R2.9, R2.12)', () => {
    expect(places(fleetOf('cr90-corvette-a', []))).toEqual([
      'commander',
      'title',
      'officer',
      'support-team',
      'defensive-retrofit',
      'turbolasers',
    ])
    expect(places(fleetOf('cr90-corvette-a', ['dodonnas-pride', 'leia-organa-officer']))).toEqual([
      'commander',
      'title=dodonnas-pride',
      'officer=leia-organa-officer',
      'support-team',
      'defensive-retrofit',
      'turbolasers',
    ])
  })
  test('have none for a commander on a flotilla, or where another ship has one (R2.6, R2.7)', () => {
    expect(places(fleetOf('gr-75-medium-transports', []))).not.toContain('commander')
    const flagship = { card: 'nebulon-b-escort-frigate', upgrades: ['general-dodonna'] }
    expect(places(fleetOf('cr90-corvette-a', [], [flagship]))).not.toContain('commander')
    expect(places(fleetOf('cr90-corvette-a', ['general-dodonna'], [flagship]))).toContain('commander=general-dodonna')
  })
  test('are two for a card with two icons (R2.9)', () => {
    const { slots } = slotsOf(fleetOf('assault-frigate-mark-ii-a', ['boarding-troopers']), 0)
    const taken = slots.filter(({ card }) => card === 'boarding-troopers')
    expect(taken.map(({ shared }) => shared === true)).toEqual([false, true])
  })
  test('are more by a card that adds icons (R2.15)', () => {
    const plain = places({ ...fleetOf('imperial-i-class-star-destroyer', []), faction: 'imperial' })
    const more = places({ ...fleetOf('imperial-i-class-star-destroyer', ['minister-tua']), faction: 'imperial' })
    expect(more.filter((slot) => slot === 'defensive-retrofit')).toHaveLength(
      plain.filter((slot) => slot === 'defensive-retrofit').length + 1,
    )
  })
  test('are lacking for a second card of a kind, which then lies beside them', () => {
    const { loose } = slotsOf(fleetOf('cr90-corvette-a', ['leia-organa-officer', 'defense-liaison', 'Death Ray']), 0)
    expect(loose).toEqual(['defense-liaison', 'Death Ray'])
  })
})

describe('the cards that are offered', () => {
  test('fit into the place, those that can be taken first, the others with the reason', () => {
    const offers = upgradeOffers(fleetOf('cr90-corvette-a', []), 0, 'officer', CASUAL)
    const free = offers.filter(({ fault }) => fault === undefined)
    expect(names(free)).toEqual(expect.arrayContaining(['Defense Liaison', 'Leia Organa', 'Weapons Liaison']))
    expect(offers.slice(0, free.length)).toEqual(free)
    expect(offers.map(({ card }) => card)).not.toContain('wulff-yularen')
  })
  test('say why a unique name cannot come a second time (R2.4)', () => {
    const fleet = fleetOf('cr90-corvette-a', [], [{ card: 'cr90-corvette-a', upgrades: ['leia-organa-officer'] }])
    const leia = upgradeOffers(fleet, 0, 'officer', CASUAL).find(({ card }) => card === 'leia-organa-officer')
    expect(leia?.fault?.code).toBe('unique-twice')
  })
  test('leave titles of other ships out (R2.12)', () => {
    const titles = upgradeOffers(fleetOf('cr90-corvette-a', []), 0, 'title', CASUAL)
    expect(titles.map(({ card }) => card)).toContain('dodonnas-pride')
    expect(titles.map(({ card }) => card)).not.toContain('redemption')
  })
  test('are those of the box in a game of the core set (R2.20)', () => {
    expect(names(shipOffers(emptyFleet('imperial'), PRESETS['core-set']))).toEqual([
      'Victory I-class Star Destroyer',
      'Victory II-class Star Destroyer',
    ])
    expect(names(squadronOffers(emptyFleet('imperial'), PRESETS['core-set']))).toEqual([
      '"Howlrunner"',
      'TIE Fighter Squadron',
    ])
  })
  test('may cost more than is left: that is mended elsewhere', () => {
    const options = { ...CASUAL, limit: 50 }
    expect(names(shipOffers(emptyFleet('imperial'), options))).toContain('Imperial I-class Star Destroyer')
  })
  test('among objectives are all of a category, whichever is chosen now', () => {
    const fleet = withObjective(emptyFleet('rebel'), 'assault', 'most-wanted')
    for (const category of OBJECTIVE_CATEGORIES) {
      const played = Object.values(OBJECTIVES).filter((card) => card.category === category)
      expect(names(objectiveOffers(fleet, category, CASUAL)).toSorted()).toEqual(
        played.map(({ name }) => name).toSorted(),
      )
    }
    expect(names(objectiveOffers(fleet, 'assault', CASUAL))).toContain('Most Wanted')
  })
})

describe('squadrons', () => {
  test('of a kind stand together with their number', () => {
    const fleet = ['x-wing-squadron', 'a-wing-squadron', 'x-wing-squadron'].reduce(withSquadron, emptyFleet('rebel'))
    expect(fleet.squadrons).toEqual(['x-wing-squadron', 'x-wing-squadron', 'a-wing-squadron'])
    expect(squadronCounts(withoutSquadron(fleet, 'x-wing-squadron'))).toEqual([
      { card: 'x-wing-squadron', count: 1 },
      { card: 'a-wing-squadron', count: 1 },
    ])
  })
  test('that are unique cannot be one more (R2.4)', () => {
    const fleet = ['x-wing-squadron', 'luke-skywalker'].reduce(withSquadron, emptyFleet('rebel'))
    expect(canHaveMore(fleet, 'x-wing-squadron', CASUAL)).toBe(true)
    expect(canHaveMore(fleet, 'luke-skywalker', CASUAL)).toBe(false)
  })
})

test('a ship once more has no commander and no unique card (R2.4, R2.6)', () => {
  const fleet = fleetOf('nebulon-b-escort-frigate', ['general-dodonna', 'redemption', 'engineering-team'])
  expect(withShipAgain(fleet, 0).ships).toEqual([
    fleet.ships[0],
    { card: 'nebulon-b-escort-frigate', upgrades: ['engineering-team'] },
  ])
})

test('of two copies of an upgrade one is taken out', () => {
  const fleet = fleetOf('cr90-corvette-a', ['defense-liaison', 'nav-team', 'defense-liaison'])
  expect(withoutUpgrade(fleet, 0, 'defense-liaison').ships[0]?.upgrades).toEqual(['defense-liaison', 'nav-team'])
})

test('two fleets differ by cards, each as often as it differs', () => {
  const two = ['x-wing-squadron', 'x-wing-squadron'].reduce(withSquadron, emptyFleet('rebel'))
  const one = withSquadron(emptyFleet('rebel'), 'x-wing-squadron')
  expect(cardsOnlyIn(two, one)).toEqual(['x-wing-squadron'])
  expect(cardsOnlyIn(one, two)).toEqual([])
})

describe('of a fleet the list says', () => {
  test('the smallest usual limit at which it is legal', () => {
    expect(fleetVerdict(LEGAL)).toMatchObject({ limit: 180, faults: 0, tournament: true })
  })
  test('or how many faults it has at the limit that its points are for', () => {
    expect(fleetVerdict(REBELS)).toMatchObject({ limit: 180, faults: 4, tournament: false })
  })
})
