import { expect, test } from 'vitest'
import { CORE_SET } from '#shared/game/cards/catalog/core-set'
import { DAMAGE_CARDS } from '#shared/game/cards/catalog/damage-deck'
import { OBJECTIVES } from '#shared/game/cards/catalog/objectives'
import { SHIPS } from '#shared/game/cards/catalog/ships'
import { UPGRADES } from '#shared/game/cards/catalog/upgrades'
import { cardTitle } from '#shared/messages/card-names'
import { cardName as englishName } from '#shared/messages/en/card-names'
import { objectiveName as englishObjective } from '#shared/messages/en/objective-names'
import { terms as english } from '#shared/messages/en/terms'
import { cardIn, instanceOf, numberIn, obstacleKind } from '#shared/messages/piece-ids'
import { cardName as polishName } from '#shared/messages/pl/card-names'
import { TITLES } from '#shared/messages/pl/card-titles'
import { objectiveName as polishObjective } from '#shared/messages/pl/objective-names'
import { terms as polish } from '#shared/messages/pl/terms'

test('every card is called what is printed on it', () => {
  const printed = [
    ...Object.entries(UPGRADES).map(([id, { name }]) => [id, name]),
    ...Object.entries(OBJECTIVES).map(([id, { name }]) => [id, name]),
    ...Object.entries(DAMAGE_CARDS).map(([id, { title }]) => [id, title]),
  ] as const
  expect(printed.length).toBeGreaterThan(200)
  expect(printed.filter(([id = '', name]) => cardTitle(id) !== name)).toEqual([])
})

test('an obstacle that acts is called what it is in either language', () => {
  expect([english.card('debris-field'), polish.card('debris-field')]).toEqual(['Debris field', 'Chmura szczątków'])
})

test('ids tell which card it is and beside what it lies', () => {
  expect(instanceOf('gunnery-team@victory-1')).toEqual({ card: 'gunnery-team', on: 'victory-1' })
  expect(instanceOf('fire-lanes@a')).toEqual({ card: 'fire-lanes' })
  expect(instanceOf('cr90-1#2')).toEqual({ on: 'cr90-1' })
  expect(cardIn('u1')).toBe('u1')
  expect([obstacleKind('asteroid-3'), obstacleKind('station'), obstacleKind('cr90-1')]).toEqual([
    'asteroid-field',
    'station',
    undefined,
  ])
  expect([numberIn('debris-2'), numberIn('station')]).toEqual([2, undefined])
})

/** Names of people and ships are the same in every language. */
const PEOPLE = ['luke-skywalker', 'howlrunner', 'leia-organa-officer', 'wulff-yularen']

test('every card of the core set has a Polish name, and is found by the printed one, too', () => {
  const objectives = Object.entries(OBJECTIVES).flatMap(([id, { set }]) => (set === 'core' ? [id] : []))
  const ships = Object.entries(SHIPS).flatMap(([id, { shipClass }]) =>
    CORE_SET.shipModels[shipClass] === undefined ? [] : [id],
  )
  const cards = [...ships, ...CORE_SET.squadrons, ...CORE_SET.upgrades, ...objectives, ...Object.keys(DAMAGE_CARDS)]
  expect(cards.length).toBeGreaterThan(60)
  expect(cards.filter((id) => TITLES[id] === undefined && !PEOPLE.includes(id))).toEqual([])
  expect(Object.keys(TITLES).filter((id) => !cards.includes(id))).toEqual([])
  expect(polishName('fire-lanes')).toBe('Linie ognia (Fire Lanes)')
  expect(polishName('victory-ii-class-star-destroyer')).toBe(
    'Niszczyciel gwiezdny typu Victory II (Victory II-class Star Destroyer)',
  )
  expect([polish.card('fire-lanes'), polish.card('leia-organa-officer')]).toEqual(['Linie ognia', 'Leia Organa'])
})

test('a game names its objective as lists of all cards do, without them', () => {
  const objectives = Object.keys(OBJECTIVES)
  expect(objectives.length).toBe(24)
  expect(objectives.map(englishObjective)).toEqual(objectives.map(englishName))
  expect(objectives.map(polishObjective)).toEqual(objectives.map(polishName))
})

test('a name that is printed in quotes stands in those of its language', () => {
  expect(['howlrunner', 'mauler-mithel', 'dutch-vander'].map(polishName)).toEqual([
    '„Howlrunner”',
    '„Mauler” Mithel',
    '„Dutch” Vander',
  ])
  expect(['howlrunner', 'mauler-mithel'].map(englishName)).toEqual(['"Howlrunner"', '"Mauler" Mithel'])
})

test('in Polish a squadron without a Polish name is called after its craft, and one with a name of its own by that', () => {
  const squadrons = ['y-wing-squadron', 'z-95-headhunter-squadron', 'rogue-squadron', 'x-wing-squadron']
  expect(squadrons.map(polishName)).toEqual([
    'Y-wing',
    'Z-95 Headhunter',
    'Rogue Squadron',
    'Eskadra X-wingów (X-wing Squadron)',
  ])
})
