import { describe, expect, test } from 'vitest'
import { reading, shipsOf, unread } from './read'

const SHIP = 'imperial-ii-class-star-destroyer grand-moff-tarkin gunnery-team'

describe('prices glued to the names of cards', () => {
  test.each([
    'ISDII120 Tarkin38 Gunnery Team7',
    'ISD2120, Tarkin38, Gunnery Team7',
    'ISD II120: Grand Moff Tarkin38 + Gunnery Team7',
    'ISD II-120 Tarkin-38 GT-7',
    'ISDII:120 Tarkin:38 GT:7',
    'ISDII=120\n- Tarkin=38\n- GT=7',
    'ISDII120\nTarkin38\nGT7',
    'Imperial II-class Star Destroyer120\n• Grand Moff Tarkin38\n• Gunnery Team7',
  ])('%s', (rows) => {
    const read = reading(`Imperial\n${rows}\nHowlrunner16, 4 TIE Fighters32`)
    expect(shipsOf(read)).toEqual([SHIP])
    expect(read.fleet.squadrons).toEqual(['howlrunner', ...Array(4).fill('tie-fighter-squadron')])
    expect(read.points).toEqual({ ships: 165, squadrons: 48, total: 213 })
    expect(unread(read)).toEqual([])
  })

  test('a wrong one is told', () => {
    expect(unread(reading('Imperial\nISDII119 Tarkin38'))).toEqual([
      { code: 'wrong-price', line: 2, card: 'imperial-ii-class-star-destroyer', printed: 119, points: 120 },
    ])
  })

  test('numbers that belong to a name stay there', () => {
    const read = reading('Imperial\nISD-1: XX-9, Phylon Q7, XI7, Motti\nGSD1: SW7, Motti\nIG88, JM5000, VT-49, YV-666')
    expect(read.fleet.squadrons).toEqual(['ig-88', 'jumpmaster-5000', 'vt-49-decimator', 'yv-666'])
    expect(shipsOf(read)).toEqual([
      'imperial-i-class-star-destroyer xx-9-turbolasers phylon-q7-tractor-beams xi7-turbolasers admiral-motti',
      'gladiator-i-class-star-destroyer sw-7-ion-batteries admiral-motti',
    ])
    const rebels = reading(
      'Rebels\nMC-80 Assault: H9\nMC30T\nCR90A\nGR-75 Medium\nYT-2400, Z-95, VCX-100, HWK-290, E-wing',
    )
    expect(shipsOf(rebels)).toEqual([
      'mc80-assault-cruiser h9-turbolasers',
      'mc30c-torpedo-frigate',
      'cr90-corvette-a',
      'gr-75-medium-transports',
    ])
    expect([rebels.fleet.squadrons.length, unread(rebels)]).toEqual([5, []])
  })
})
