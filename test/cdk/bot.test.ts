import { expect, test } from 'vitest'
import { synthesise } from './synthesised'
import { FUNCTIONS } from './template-parts'

test('what answers requests knows the application of the bot, where there is one; both are public', () => {
  const discord = { id: '77', publicKey: 'a'.repeat(64) }
  const asked = Object.values(synthesise({ discord }).resources).find(
    ({ Properties }) => Properties?.Description === FUNCTIONS.http,
  )
  const variables = { DISCORD_APPLICATION: '77', DISCORD_PUBLIC_KEY: 'a'.repeat(64) }
  expect(asked?.Properties.Environment.Variables).toMatchObject(variables)
})
