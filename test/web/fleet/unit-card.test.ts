import { render, screen, within } from '@testing-library/svelte'
import { describe, expect, test } from 'vitest'
import type { GameView } from '#shared/play/view/game-view'
import { attacked } from '#test/programs/gallery/targets'
import { learningView, pose, withUnits } from '#test/programs/gallery/views'
import UnitCard from '../../../web/fleet/UnitCard.svelte'

const damaged = withUnits(learningView('b', { round: 3 }), {
  ships: {
    'victory-1': {
      shields: { front: 0, right: 1, rear: 0, left: 2 },
      damage: [
        { slot: 2, faceup: false },
        { slot: 5, faceup: true, card: 'thruster-fissure' },
      ],
      damageWithoutCard: 1,
      defense: [
        { id: 'd0', kind: 'brace', exhausted: true },
        { id: 'd2', kind: 'redirect', exhausted: false },
      ],
    },
  },
})
const items = async (list: string) =>
  within(await screen.findByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((item) => item.textContent?.trim())
const show = (view: GameView, unit: string) => render(UnitCard, { view, unit })

describe('the card of a unit', () => {
  test('R17.8 tells faceup damage cards with their effect, facedown ones by their place only', async () => {
    show(damaged, 'victory-1')
    expect(await items('Damage cards')).toEqual([
      'facedown, place 2',
      'Thruster Fissure: Changing its own speed costs one damage.',
      '1 point of damage without a card',
    ])
  })

  test('tells shields of the most there can be, and hull', async () => {
    const { container } = show(damaged, 'victory-1')
    await items('Damage cards')
    const text = container.textContent?.replace(/\s+/g, ' ')
    expect(text).toContain('hull 5/8')
    expect(text).toContain('shields: front 0/3, left 2/3, right 1/3, rear 0/1')
  })

  test('draws exhausted tokens with broken edges and crosses discarded ones out', async () => {
    const { container } = show(damaged, 'victory-1')
    expect(await items('Defense tokens')).toEqual(['brace, exhausted', 'redirect', 'redirect, discarded'])
    expect(container.querySelectorAll('.exhausted')).toHaveLength(1)
    expect(container.querySelectorAll('.discarded')).toHaveLength(1)
  })

  test('R6.22, R8.2 while it is attacked, says which tokens are locked and which are spent', async () => {
    const during = attacked(
      damaged,
      { unit: 'nebulon-b-1', zone: 'front' },
      { unit: 'victory-1', zone: 'front' },
      { locked: ['d0'], spent: [{ token: 'd2', kind: 'redirect' }] },
    )
    show(during, 'victory-1')
    expect(await items('Defense tokens')).toEqual([
      'brace, exhausted, locked',
      'redirect, spent',
      'redirect, discarded',
    ])
  })

  test('a squadron has no such lists, but what it rolls and what its keywords do (R11.25)', async () => {
    show(damaged, 'x-wing-1')
    expect(await screen.findByRole('heading', { name: 'X-wing x1' })).toBeTruthy()
    expect(screen.getAllByRole('list').map((list) => list.getAttribute('aria-label'))).toEqual(['Keywords'])
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Bomber: its criticals count against ships, and may have their effect.',
      'Escort: squadrons engaged with it must attack it, or another one with Escort, first.',
    ])
    screen.getByText('speed: distance 3 · attacks squadrons with 4 blue dice, ships with 1 red die')
  })

  test('a squadron tells with whom it is engaged (R11.16)', async () => {
    const near = { 'x-wing-1': { at: pose(500, 500, 0) }, 'tie-fighter-1': { at: pose(550, 500, 0) } }
    show(withUnits(damaged, { squadrons: near }), 'x-wing-1')
    await screen.findByText('engaged with TIE Fighter t1')
  })
})
