import { cleanup, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CaseTable } from '#test/support/case-format-table'
import { device } from '#web/state/device.svelte'
import { booklet, brawl, commanded, defended, displayed } from '../support/battles'
import { choose, openAs, press } from '../support/open-game'
import { type Faces, PlayedGame } from '../support/played-game'

const POOL: Faces = ['red double hit', 'red critical', 'blue accuracy', 'blue hit']
const ACTIVATING: CaseTable['activating'] = { ship: 'nebulon', step: 'maneuver', dial: 'navigate' }
const duel = (activating: CaseTable['activating'], nebulon = {}): CaseTable => ({
  ...(activating && { activating }),
  ships: {
    nebulon: { card: 'nebulon-b-escort-frigate', at: [457, 250], ...nebulon },
    victory: { card: 'victory-ii-class-star-destroyer', at: [457, 560], heading: 180, dials: ['navigate'] },
  },
})

/** Questions of a battle, each with what is chosen before it is read. */
const SITUATIONS: Record<string, { table: CaseTable; first?: () => Promise<void> }> = {
  'choose a ship': {
    table: {
      phase: 'ship',
      ships: {
        cr90: { card: 'cr90-corvette-a', at: [300, 300], dials: ['navigate'] },
        nebulon: { card: 'nebulon-b-escort-frigate', at: [457, 300], dials: ['repair', 'navigate'] },
        victory: { card: 'victory-ii-class-star-destroyer', at: [457, 560], heading: 180, dials: ['navigate'] },
      },
    },
    first: () => choose(/^Nebulon/),
  },
  'reveal a dial': { table: duel({ ship: 'nebulon', step: 'convert', dial: 'navigate' }) },
  repair: { table: duel({ ship: 'nebulon', step: 'commands', dial: 'repair' }, { shields: { front: 1 } }) },
  'a course': { table: duel(ACTIVATING) },
  'choose a target': { table: displayed(), first: () => choose(/front → Victory II "C", rear/) },
  'change the dice': {
    table: booklet({ attacking: { by: 'cr90', from: 'front', at: 'victory.rear', pool: POOL, step: 'modify' } }),
    first: () => choose(/blue accuracy/),
  },
  defend: { table: defended(POOL), first: () => choose(/^brace/) },
  'a critical': {
    table: booklet({ attacking: { by: 'cr90', from: 'front', at: 'victory.rear', pool: POOL, step: 'critical' } }),
  },
  'choose a squadron': { table: brawl() },
  'move a squadron': {
    table: brawl(),
    first: async () => {
      await press(/^X-wing x1/)
      await choose(/^Move/)
    },
  },
  'send squadrons': { table: commanded() },
}

/** Words that are seen: not those that are only read aloud, nor those that are folded away. */
function wordsIn(node: Node): number {
  if (node.nodeType === Node.TEXT_NODE)
    return (node.textContent ?? '').split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
  const isSeen =
    !(node instanceof HTMLElement) ||
    !(node.classList.contains('visually-hidden') || (node.tagName !== 'SUMMARY' && node.closest('details:not([open])')))
  return isSeen ? [...node.childNodes].reduce((sum, child) => sum + wordsIn(child), 0) : 0
}

describe('a question of a battle is read at a glance: at most 90 words with its head and its button (look 1)', () => {
  beforeEach(() => {
    localStorage.clear()
    // Hints go when the first game is over
    device.hints = false
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  test.each(Object.keys(SITUATIONS))('%s', async (name) => {
    const { table, first } = SITUATIONS[name] ?? { table: brawl() }
    await openAs(new PlayedGame(table), 'a')
    await first?.()
    const parts = [screen.getByRole('heading', { level: 1 }), screen.getByRole('region', { name: 'Question' })]
    expect(parts.reduce((sum, part) => sum + wordsIn(part), 0)).toBeLessThanOrEqual(90)
  })
})
