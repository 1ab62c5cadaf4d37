import { describe, expect, test } from 'vitest'
import { contradictions, reading, shipsOf } from './read'

const ISD = 'imperial-ii-class-star-destroyer'

describe('prices behind strokes, one in each line', () => {
  test.each([
    'ISD2/120\nMotti/24\nOE/4\nHowlrunner/16\n2 TIE Fighter/16',
    'Imperial II/120\nAdmiral Motti/24 pts\nOrdnance Experts/4\nHowlrunner/16\nTIE Fighter x2/16',
    'ISD 2/120\nMotti/24\nOE/4\nHowlrunner/16\nTIE Fighter/8\nTIE Fighter/8',
  ])('%j', (text) => {
    const read = reading(text)
    expect(shipsOf(read)).toEqual([`${ISD} admiral-motti ordnance-experts`])
    expect(read.fleet.squadrons).toEqual(['howlrunner', 'tie-fighter-squadron', 'tie-fighter-squadron'])
    expect([contradictions(read), read.skipped, read.unknown]).toEqual([[], [], []])
  })
})

describe('entries with keys, as YAML has them', () => {
  test.each([
    'faction: empire\nships:\n- name: Imperial II\n  points: 120\n  upgrades:\n  - Admiral Motti\n  - Ordnance Experts\n- name: Raider I\nsquadrons:\n- name: TIE Fighter\n  count: 2\n- name: "Howlrunner"\n  count: 1',
    'name: Food\nfaction: Empire\nships:\n  - name: Imperial II\n    upgrades:\n      - name: Admiral Motti\n        cost: 24\n      - name: Ordnance Experts\n  - name: Raider I\nsquadrons:\n  - name: TIE Fighter\n    quantity: 2\n  - name: Howlrunner',
  ])('%j', (text) => {
    const read = reading(text)
    expect(shipsOf(read)).toEqual([`${ISD} admiral-motti ordnance-experts`, 'raider-i-class-corvette'])
    expect(read.fleet.squadrons).toEqual(['tie-fighter-squadron', 'tie-fighter-squadron', 'howlrunner'])
    expect([contradictions(read), read.skipped, read.unknown]).toEqual([[], [], []])
  })
})
