import { describe, expect, test } from 'vitest'
import { moving } from '#shared/messages/en/decide-moves'
import { terms } from '#shared/messages/en/terms'
import { terms as polish } from '#shared/messages/pl/terms'
import { degrees, sector } from '#shared/messages/place-words'
import { headed, northOf } from '#shared/play/view/own-edge'

describe('angles are told', () => {
  const LEFT_AND_RIGHT = [1, 7.5, 15, 22.5, 45, 67.5, 157.5]

  test('to the left as to the right', () => {
    for (const angle of LEFT_AND_RIGHT) {
      expect(degrees(-angle * 1000)).toBe(-degrees(angle * 1000))
      for (const count of [4, 8, 12])
        expect((count - sector(360 - angle, count)) % count, `${angle} of ${count}`).toBe(sector(angle, count))
    }
    expect([22.5, 337.5].map((angle) => sector(angle, 8))).toEqual([1, 7])
    expect([45, 135, 225, 315].map((angle) => moving.places.atShort(angle))).toEqual([
      '45°, right',
      '135°, rear',
      '225°, rear',
      '315°, left',
    ])
  })

  test('by the clock as the reader sits at the table, beside the compass', () => {
    const south = { viewer: 'a', firstPlayer: 'a' } as const
    const north = { viewer: 'b', firstPlayer: 'a' } as const
    expect(terms.headed(headed(south, 22_500))).toBe("22.5° (your 1 o'clock)")
    expect(terms.headed(headed(north, 180_000), 'south')).toBe("south (180°, your 12 o'clock)")
    expect(polish.headed(headed(north, 202_500))).toBe('202,5° (twoja godzina 1)')
    expect(northOf(north)).toBe(6)
  })

  test('by the side where it was set up, whoever is first player by now (R19.1)', () => {
    expect(northOf({ viewer: 'a', firstPlayer: 'b', south: 'a' })).toBe(12)
  })

  test('by the compass alone to somebody who watches', () => {
    expect(terms.headed(headed({ viewer: 'spectator', firstPlayer: 'a' }, 359_990))).toBe('0°')
  })
})
