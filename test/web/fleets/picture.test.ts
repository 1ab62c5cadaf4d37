import { expect, test } from 'vitest'
import { cardName } from '#messages/card-names'
import { judgeFleet } from '#shared/fleet/fleet-legality'
import { PRESETS } from '#shared/fleet/game-presets'
import { fleetPicture } from '#web/fleets/picture/fleet-picture'
import outlines from '../../../web/board/outlines.json'
import { LEGAL } from './fleets'

const shown = (name: string) => ({
  fleet: LEGAL,
  name,
  judgement: judgeFleet(LEGAL, PRESETS['casual-400']),
  limit: 400,
  outlines,
})
const parsed = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml')

test('The picture of a fleet names its ships, their upgrades, its squadrons and its points', () => {
  const { svg, width, height } = fleetPicture(shown('Home defence'))
  const texts = [...parsed(svg).querySelectorAll('text')].map((text) => text.textContent)
  expect(texts).toContain('Home defence')
  expect(texts.filter((text) => text?.includes('of 400 points'))).toHaveLength(1)
  expect(texts.filter((text) => text?.includes('General Dodonna'))).toHaveLength(1)
  expect(texts.some((text) => /^\d × /.test(text ?? ''))).toBe(true)
  expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`)
  expect(svg).toContain('<path d="M')
})

test('A fleet with cards that nobody knows has a picture, too', () => {
  const fleet = { ...LEGAL, ships: [{ card: 'Raiders', upgrades: [] }], squadrons: ['Zyxxo'] }
  const texts = [...parsed(fleetPicture({ ...shown('A'), fleet }).svg).querySelectorAll('text')]
  expect(texts.map((text) => text.textContent)).toEqual(expect.arrayContaining(['Raiders', '1 × Zyxxo']))
})

test('Long names and many upgrades stay within the picture, every word of them', () => {
  const upgrades = [
    'grand-moff-tarkin',
    'electronic-countermeasures',
    'xi7-turbolasers',
    'leading-shots',
    'gunnery-team',
  ]
  const long = [...upgrades, 'skilled-first-officer', 'reinforced-blast-doors', 'disposable-capacitors']
  const fleet = { ...LEGAL, ships: [{ card: 'imperial-star-destroyer-cymoon-1-refit', upgrades: long }] }
  const name = 'The long way home of the seventh fleet and all of its ships'
  const texts = [...parsed(fleetPicture({ ...shown(name), fleet }).svg).querySelectorAll('text')]
  const said = texts.map((text) => text.textContent ?? '')
  for (const text of texts) {
    // A letter is half as wide as the type is high, or a little more
    const width = 0.55 * Number(text.getAttribute('font-size')) * (text.textContent?.length ?? 0)
    expect(Number(text.getAttribute('x')) + (text.getAttribute('text-anchor') === 'start' ? width : 0)).toBeLessThan(
      900,
    )
  }
  expect(said.join(' ')).toContain(name)
  for (const upgrade of long) expect(said.join(' ')).toContain(cardName(upgrade))
})

test('A name with signs of markup stays a name', () => {
  const { svg } = fleetPicture(shown('<b>& "friends"'))
  expect(parsed(svg).querySelector('b')).toBeNull()
  expect(parsed(svg).querySelector('text')?.textContent).toBe('<b>& "friends"')
})
