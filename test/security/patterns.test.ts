import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { hostileTexts, patterns, repeatsWithinRepeats } from './patterns'

const { written, built } = patterns()
const ALL = [...written, { where: 'z.email', regex: z.regexes.email }]

const LENGTH = 8000
/** As many spaces as are tried, with nothing behind them: takes the square of their number. */
const QUADRATIC = /\s+x/

/** Time of the processor, for others may be busy on it; the best of three, for so is the collector of garbage. */
function msFor(regex: RegExp, text: string, enough = 0): number {
  let best = Number.POSITIVE_INFINITY
  for (let i = 0; i < 3 && best > enough; i += 1) {
    const began = process.cpuUsage()
    regex.lastIndex = 0
    // What `split` and `replaceAll` do, and `test` at least once.
    if (regex.global) text.replaceAll(regex, '')
    else regex.test(text)
    const { user, system } = process.cpuUsage(began)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}
/** A linear one takes less than a fortieth of this machine's time for a quadratic one. */
const most = msFor(QUADRATIC, ' '.repeat(LENGTH)) / 20

/** For a text eight times as long a linear one takes 8 times as long, a quadratic one 64 times; other work on the same core slows both. */
const TIMES = 8
const growsFaster = (regex: RegExp, index: number) => {
  const [short = '', long = ''] = [LENGTH / TIMES, LENGTH].map((length) => hostileTexts(regex, length)[index])
  return msFor(regex, long) > 3 * TIMES * msFor(regex, short)
}
const isSlow = (regex: RegExp) =>
  hostileTexts(regex, LENGTH).some((text, i) => msFor(regex, text, most) > most && growsFaster(regex, i))

describe('a regular expression that reads what strangers send', () => {
  test('is found wherever one is written', () => {
    expect(written.length).toBeGreaterThan(50)
    // Of numbers alone.
    expect(built).toEqual([expect.stringMatching(/^shared\/play\/replay\/read-export\.ts: new RegExp\(`\^\[0-9a-f\]/)])
  })

  test('has no repetition within a repetition', () => {
    expect(ALL.filter(({ where, regex }) => where !== 'z.email' && repeatsWithinRepeats(regex))).toEqual([])
    for (const bad of [/(a+)+$/, /(?:a*b?)*c/, /((x[+]+))*/, /(?:ab{2,})+/])
      expect(repeatsWithinRepeats(bad)).toBe(true)
    for (const good of [/(ab)+/, /(a+)?b+/, /[(+]+\)+/, /(?:a{1,9})+/]) expect(repeatsWithinRepeats(good)).toBe(false)
  })

  test('takes no longer than its text, whatever that is', () => {
    expect(ALL.filter(({ regex }) => isSlow(regex)).map(({ where, regex }) => `${where} ${regex}`)).toEqual([])
    // The test sees what it looks for.
    expect(isSlow(QUADRATIC)).toBe(true)
    expect(isSlow(/^[a-z]*[a-z0-9]*=/)).toBe(true)
  })
})
