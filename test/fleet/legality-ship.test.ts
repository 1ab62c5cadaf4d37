import { describe, expect, test } from 'vitest'
import { FLAGSHIP, rebels, ships, shipWith } from './judged'

describe('the upgrade bar (R2.9)', () => {
  const full = (card: string, slot: string, ship = 0) => ({ code: 'no-free-slot', rule: 'R2.9', card, ship, slot })

  test('has room for a card per icon, twice where the icon stands twice', () => {
    const liberty = (...more: string[]) => ships(FLAGSHIP, shipWith('victory-i-class-star-destroyer', ...more))
    expect(liberty('xi7-turbolasers')).toEqual([])
    expect(liberty('xi7-turbolasers', 'xx-9-turbolasers')).toEqual([full('xx-9-turbolasers', 'turbolasers', 1)])
    expect(liberty('overload-pulse')).toEqual([full('overload-pulse', 'ion-cannons', 1)])
    expect(rebels(shipWith('mc80-battle-cruiser', 'xi7-turbolasers', 'xx-9-turbolasers'))).toEqual([])
  })

  test('gives one of each to a card with two icons, or none', () => {
    const victory = (...upgrades: string[]) => ships(FLAGSHIP, shipWith('victory-i-class-star-destroyer', ...upgrades))
    expect(victory('boarding-troopers')).toEqual([])
    expect(victory('boarding-troopers', 'gunnery-team')).toEqual([full('gunnery-team', 'weapon-team', 1)])
    expect(victory('gunnery-team', 'boarding-troopers', 'expanded-hangar-bay')).toEqual([
      full('boarding-troopers', 'weapon-team', 1),
    ])
    expect(ships(FLAGSHIP, shipWith('gladiator-i-class-star-destroyer', 'boarding-troopers'))).toEqual([
      full('boarding-troopers', 'offensive-retrofit', 1),
    ])
  })

  test('grows by the icons that cards add (R2.15)', () => {
    const imperial = (...upgrades: string[]) => ships(shipWith(FLAGSHIP.card, 'admiral-motti', ...upgrades))
    expect(imperial('entrapment-formation')).toEqual([full('entrapment-formation', 'fleet-command')])
    expect(imperial('entrapment-formation', 'chimaera')).toEqual([])
    const pelta = (...upgrades: string[]) => rebels(shipWith('modified-pelta-class-command-ship', ...upgrades))
    expect(pelta('raymus-antilles', 'ahsoka-tano')).toEqual([full('ahsoka-tano', 'officer', 1)])
    expect(pelta('raymus-antilles', 'ahsoka-tano', 'phoenix-home')).toEqual([])
    const raider = (...upgrades: string[]) => ships(FLAGSHIP, shipWith('raider-i-class-corvette', ...upgrades))
    expect(raider('minister-tua', 'reinforced-blast-doors')).toEqual([])
  })

  test('never holds the same card twice on one ship (R2.10)', () => {
    const cymoon = shipWith(
      'imperial-star-destroyer-cymoon-1-refit',
      'admiral-motti',
      'xi7-turbolasers',
      'xi7-turbolasers',
    )
    expect(ships(cymoon)).toEqual([{ code: 'same-upgrade-twice', rule: 'R2.10', card: 'xi7-turbolasers', ship: 0 }])
    const one = shipWith('victory-i-class-star-destroyer', 'xi7-turbolasers')
    expect(ships(FLAGSHIP, one, one)).toEqual([])
  })

  test('holds one modification (R2.11)', () => {
    const raider = shipWith('imperial-i-class-star-destroyer', 'phylon-q7-tractor-beams', 'spinal-armament')
    expect(ships(FLAGSHIP, raider)).toEqual([
      {
        code: 'two-modifications',
        rule: 'R2.11',
        card: 'spinal-armament',
        ship: 1,
        beside: 'phylon-q7-tractor-beams',
      },
    ])
    expect(ships(FLAGSHIP, shipWith('imperial-i-class-star-destroyer', 'h9-turbolasers', 'spinal-armament'))).toEqual([
      { code: 'no-free-slot', rule: 'R2.9', card: 'spinal-armament', ship: 1, slot: 'turbolasers' },
    ])
  })
})

describe('titles (R2.12)', () => {
  const wrong = (card: string, ship = 1) => ({ code: 'title-wrong-ship', rule: 'R2.12', card, ship })

  test('need no icon but their class of ship', () => {
    expect(ships(FLAGSHIP, shipWith('gladiator-ii-class-star-destroyer', 'demolisher'))).toEqual([])
    expect(ships(FLAGSHIP, shipWith('imperial-i-class-star-destroyer', 'demolisher'))).toEqual([wrong('demolisher')])
  })

  test('tell the two types of MC80 apart', () => {
    expect(rebels(shipWith('mc80-battle-cruiser', 'mon-karren'))).toEqual([])
    expect(rebels(shipWith('mc80-battle-cruiser', 'home-one'))).toEqual([wrong('home-one')])
    expect(rebels(shipWith('mc80-command-cruiser', 'mon-calamari-exodus-fleet'))).toEqual([])
  })

  test('stand one to a ship', () => {
    expect(ships(FLAGSHIP, shipWith('gladiator-i-class-star-destroyer', 'demolisher', 'insidious'))).toEqual([
      { code: 'two-titles', rule: 'R2.12', card: 'insidious', ship: 1, beside: 'demolisher' },
    ])
  })
})

describe('restrictions printed on cards bind (R2.14)', () => {
  const barred = (card: string, requires: object, ship = 1) => ({
    code: 'restriction',
    rule: 'R2.14',
    card,
    ship,
    requires,
  })

  test('size of the ship', () => {
    expect(ships(FLAGSHIP, shipWith('raider-i-class-corvette', 'strategic-adviser'))).toEqual([
      barred('strategic-adviser', { sizes: ['large'] }),
    ])
    expect(ships(FLAGSHIP, shipWith('imperial-i-class-star-destroyer', 'disposable-capacitors'))).toEqual([
      barred('disposable-capacitors', { sizes: ['small', 'medium'] }),
    ])
  })

  test('an icon printed already', () => {
    expect(ships(shipWith(FLAGSHIP.card, 'admiral-motti', 'minister-tua'))).toEqual([
      barred('minister-tua', { noIcon: { slot: 'defensive-retrofit', onSizes: ['medium', 'large'] } }, 0),
    ])
    expect(ships(FLAGSHIP, shipWith('arquitens-class-light-cruiser', 'minister-tua'))).toEqual([])
    expect(ships(FLAGSHIP, shipWith('imperial-star-destroyer-cymoon-1-refit', 'chimaera'))).toEqual([
      barred('chimaera', { shipClasses: ['imperial-class-star-destroyer'], noIcon: { slot: 'fleet-command' } }),
    ])
  })
})
