import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { reading } from './read'

/** Lists as people write them, each with what must come out of it, judged by hand. */
const LISTS = readFileSync(new URL('./written-lists.txt', import.meta.url), 'utf8')
  .split(/^---- next list: /m)
  .slice(1)
  .map((each) => {
    const [written = '', gives = ''] = each.split('\n---- gives\n')
    const [title = '', ...rows] = written.split('\n')
    return { title, text: rows.join('\n'), gives: gives.trim().split('\n') }
  })

/** In words: cards, what is asked, what is told, and what the list contradicts itself in. */
function gives(text: string): string[] {
  const { fleet, unknown, ambiguous, unplaced, skipped, warnings } = reading(text)
  const squadrons = [...new Set(fleet.squadrons)]
  return [
    `side: ${fleet.faction}`,
    ...fleet.ships.map(({ card, upgrades }) => `ship: ${[card, ...upgrades].join(', ')}`),
    ...squadrons.map((card) => `squadron: ${fleet.squadrons.filter((each) => each === card).length} ${card}`),
    ...Object.values(fleet.objectives).map((card) => `objective: ${card}`),
    ...[...unknown, ...ambiguous].map((each) => `asked: ${each.text}`),
    ...unplaced.map((each) => `where: ${each.text}`),
    ...skipped.map((each) => `told: ${each.text}`),
    ...warnings.filter(({ code }) => code !== 'short-name').map(({ code }) => `warned: ${code}`),
  ]
}

describe('lists of forums, chats, tables and phones', () => {
  test.each(LISTS.map((each) => [each.title, each] as const))('%s', (_title, list) => {
    expect(gives(list.text)).toEqual(list.gives)
  })
})
