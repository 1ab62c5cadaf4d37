import { expect, test } from 'vitest'
import { PRESETS } from '#shared/fleet/game-presets'
import { viewFor } from '#shared/game'
import { newBattle } from '#shared/game/flow/new-battle'

const fleet = (faction: 'rebel' | 'imperial') => ({ faction, ships: [], squadrons: [], objectives: {} })

test.each(Object.entries(PRESETS))('everybody sees all that was agreed on before the game: %s', (_name, options) => {
  const state = newBattle({ gameId: '00'.repeat(16), options, fleets: { a: fleet('rebel'), b: fleet('imperial') } })
  expect(viewFor(state, 'spectator').options).toEqual(options)
})
