import Color from 'colorjs.io'
import { describe, expect, test } from 'vitest'
import { coloursOf, THEMES, type Theme } from './themes'

type Matrix = readonly (readonly [number, number, number])[]

/** What full dichromats see, in linear sRGB: Machado, Oliveira and Fernandes 2009, severity 1. */
const VISIONS: Readonly<Record<string, Matrix>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

/** Told apart at a glance, whatever one sees; the two sides by far. */
const APART = 14
const SIDES_APART = 44
const MARKS = ['side-a', 'side-b', 'choice', 'danger'] as const
const GROUNDS = ['mat', 'panel', 'raised'] as const
const TEXTS = ['ink', 'ink2', 'side-a', 'side-b', 'choice', 'danger', 'good', 'link', 'focus'] as const

const named = (theme: Theme, name: string): Color => {
  const value = coloursOf(theme).get(name)
  if (value === undefined) throw new Error(`${theme} has no plain colour ${name}`)
  return new Color(value)
}

function seen(colour: Color, matrix: Matrix): Color {
  const [r = 0, g = 0, b = 0] = colour.to('srgb-linear').coords.map((each) => each ?? 0)
  const [x = 0, y = 0, z = 0] = matrix.map((row) => Math.min(1, Math.max(0, row[0] * r + row[1] * g + row[2] * b)))
  return new Color('srgb-linear', [x, y, z])
}

const pairs = MARKS.flatMap((one, n) => MARKS.slice(n + 1).map((other) => [one, other] as const))

describe.each(THEMES)('in the theme %s', (theme) => {
  test.each(Object.entries(VISIONS))('sides, choice and danger are told apart by %s eyes', (_vision, matrix) => {
    const near = pairs.flatMap(([one, other]) => {
      const distance = seen(named(theme, one), matrix).deltaE(seen(named(theme, other), matrix), '2000')
      const least = one === 'side-a' && other === 'side-b' ? SIDES_APART : APART
      return distance < least ? [`${one} and ${other}: ${distance.toFixed(1)} of ${least}`] : []
    })
    expect(near).toEqual([])
  })

  test('texts have their contrast on every ground', () => {
    const least = theme === 'contrast' ? 7 : 4.5
    const faint = TEXTS.flatMap((text) =>
      GROUNDS.flatMap((ground) => {
        const contrast = named(theme, text).contrast(named(theme, ground), 'WCAG21')
        return contrast < (theme === 'contrast' && ground === 'raised' ? 6 : least)
          ? [`${text} on ${ground}: ${contrast.toFixed(1)}`]
          : []
      }),
    )
    expect(faint).toEqual([])
  })

  test('edges of controls stand out from every ground', () => {
    const faint = GROUNDS.filter((ground) => named(theme, 'line').contrast(named(theme, ground), 'WCAG21') < 3)
    expect(faint).toEqual([])
  })

  test('words on gold and on both sides can be read', () => {
    for (const [text, fill] of [
      ['on-choice', 'choice-fill'],
      ['on-side-a', 'side-a'],
      ['on-side-b', 'side-b'],
    ] as const)
      expect(named(theme, text).contrast(named(theme, fill), 'WCAG21')).toBeGreaterThanOrEqual(4.5)
  })
})
