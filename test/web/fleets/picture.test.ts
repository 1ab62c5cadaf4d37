import { expect, test } from 'vitest'
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

test('A name with signs of markup stays a name', () => {
  const { svg } = fleetPicture(shown('<b>& "friends"'))
  expect(parsed(svg).querySelector('b')).toBeNull()
  expect(parsed(svg).querySelector('text')?.textContent).toBe('<b>& "friends"')
})
