import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { registration } from '#functions/discord/registration'

interface Named {
  name: string
  description: string
  name_localizations?: Record<string, string>
  description_localizations?: Record<string, string>
  options?: Named[]
}
const all = (named: readonly Named[]): Named[] => named.flatMap((one) => [one, ...all(one.options ?? [])])

test('every name and text has the length and the signs that Discord takes, in both languages', async () => {
  const named = all((await registration()) as Named[])
  expect(named.length).toBeGreaterThan(8)
  for (const { name, description, name_localizations = {}, description_localizations = {} } of named) {
    for (const each of [name, ...Object.values(name_localizations)]) {
      expect(each).toMatch(/^[-_'\p{L}\p{N}]{1,32}$/u)
      expect(each).toBe(each.toLowerCase())
    }
    for (const each of [description, ...Object.values(description_localizations)]) expect(each).toMatch(/^.{1,100}$/u)
  }
  expect(JSON.stringify(named[0]).length).toBeLessThan(8_000)
})

const run = promisify(execFile)
const register = (env: Record<string, string>, ...args: string[]) =>
  run(process.execPath, ['--import', 'tsx', 'functions/entry/register-bot.ts', ...args], {
    env: { ...process.env, ...env },
  })

test('the commands are told to Discord with the token of the bot, and a refusal is said', async () => {
  const calls: Record<string, unknown>[] = []
  let status = 200
  const server = createServer(({ method, url, headers }, answer) => {
    calls.push({ method, url, authorization: headers.authorization })
    answer.writeHead(status).end('{"message":"Missing Access"}')
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const env = { DISCORD_API: `http://127.0.0.1:${port}`, DISCORD_APPLICATION: '77', DISCORD_TOKEN: 'secret' }
  expect((await register(env, 'register', '--guild', '99')).stdout).toContain('server 99')
  expect(calls[0]).toMatchObject({
    method: 'PUT',
    url: '/applications/77/guilds/99/commands',
    authorization: 'Bot secret',
  })
  status = 403
  await expect(register(env, 'register')).rejects.toMatchObject({ stderr: expect.stringContaining('403') })
  await expect(register({ DISCORD_APPLICATION: '', DISCORD_TOKEN: '' }, 'register')).rejects.toMatchObject({ code: 1 })
  server.close()
})
