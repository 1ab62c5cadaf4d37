import { cleanup, within } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DecisionRequest } from '#shared/game/engine/decision'
import type { CaseTable } from '#test/support/case-format-table'
import { prepareReroll } from '#web/questions/attack/reroll'
import { button, choose, openAs, question, send } from '../support/open-game'
import { PlayedGame } from '../support/played-game'

describe('keywords answer and reroll', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  const swarming = (): CaseTable => ({
    phase: 'squadron',
    squadronPhase: { turn: 'b' },
    attacking: { by: 'tie1', at: 'x1', pool: ['blue hit', 'blue accuracy', 'blue critical'] },
    ships: {
      nebulon: { card: 'nebulon-b-escort-frigate', at: [200, 200], activated: true },
      victory: { card: 'victory-ii-class-star-destroyer', at: [700, 800], heading: 180, activated: true },
    },
    squadrons: {
      tie1: { card: 'tie-fighter-squadron', at: [400, 400] },
      tie2: { card: 'tie-fighter-squadron', at: [500, 400] },
      x1: { card: 'x-wing-squadron', at: [450, 400] },
      x2: { card: 'x-wing-squadron', at: [100, 400] },
    },
  })

  test('Swarm rolls one die again, the least useful first (R11.29)', async () => {
    const { sent } = await openAs(new PlayedGame(swarming(), ['blue hit']), 'b')
    const swarm = within(question().getByRole('group', { name: /^Swarm/ }))
    expect(swarm.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'swarm:d2',
      'swarm:d3',
      'swarm:d1',
      'none',
    ])
    expect(button()).toBe('Keep the dice Red Leader has no token left to spend.')
    question().getByText('Not used: Swarm.')
    await choose(/^blue critical/)
    expect(button()).toBe('Reroll blue critical Cannot be undone.')
    await send()
    expect(await sent()).toEqual(['attack.modify: swarm:d3'])
  })

  test('a keyword that rolls several dice again takes them all at once', () => {
    const view = { ...new PlayedGame(swarming()).view('b') }
    const die = (id: string) => ({ id })
    const request: DecisionRequest = {
      id: 'f9.0.b',
      ask: 'attack.reroll',
      subject: 'tie1',
      seat: 'b',
      kind: 'options',
      options: [die('d1'), die('d2'), die('d3')],
      min: 0,
      max: 2,
    }
    const prepared = (options: string[]) =>
      prepareReroll({ request, parts: { 'attack.reroll': { options } }, view, nameOf: (id) => id, opponent: 'Needa' })
    expect(prepared([]).label).toBe('Reroll no die')
    expect(prepared(['d2', 'd3']).label).toBe('Reroll 2 dice')
    expect(prepared(['d2', 'd3']).script?.()).toEqual([
      { ask: 'attack.reroll', subject: 'tie1', choose: { options: ['d2', 'd3'] } },
    ])
  })
})
