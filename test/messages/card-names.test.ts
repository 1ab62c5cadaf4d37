import { expect, test } from 'vitest'
import { DAMAGE_CARDS } from '#shared/cards/catalog/damage-deck'
import { OBJECTIVES } from '#shared/cards/catalog/objectives'
import { UPGRADES } from '#shared/cards/catalog/upgrades'
import { cardTitle } from '#shared/messages/card-names'
import { terms as english } from '#shared/messages/en/terms'
import { cardIn, instanceOf, numberIn, obstacleKind } from '#shared/messages/pieces'
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
