import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BusyDataFolder, type EmbeddedTable, openEmbedded } from '#functions/adapters/dynamodb/embedded'
import { storesOn } from '#functions/adapters/dynamodb/open'
import { fileOf } from '#functions/adapters/email-folder'
import type { Deps } from '#functions/ports/deps'
import type { LogRow, NoticeRow } from '#functions/ports/game-store'
import { tick } from '#functions/use-cases/clock/tick'
import { logRowHash } from '#functions/use-cases/commit/log-row'
import { acknowledged, GAMES, GROUPS, handedOver, mailFolder, serviceOn } from '#test/support/store-kill'
import { TINY_RULES, tinyState } from '#test/support/store-tiny-game'
import { givePlayers, headOf, startTiny } from '#test/support/store-world'

const KILLS = 6
const SOURCE = fileURLToPath(new URL('../support/store-kill-child.ts', import.meta.url))
/** Bundled once, because compiling takes longer than the load runs; inside the project, so that packages are found. */
const CHILD = fileURLToPath(new URL('../output/store-kill-child.mjs', import.meta.url))
const MINUTE = 60_000

const lines = async (file: string) => (await readFile(file, 'utf8')).split('\n').filter(Boolean)

/** Starts the load in a process of its own and kills it `laterMs` after it has given some answers. */
function runAndKill(folder: string, answers: number, laterMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CHILD, folder], { stdio: ['ignore', 'pipe', 'pipe'] })
    let complaints = ''
    let given = 0
    child.stderr.on('data', (data: Buffer) => {
      complaints += data.toString()
    })
    child.stdout.on('data', (dots: Buffer) => {
      const before = given
      given += dots.length
      if (before < answers && given >= answers) setTimeout(() => child.kill('SIGKILL'), laterMs)
    })
    child.once('exit', (code, signal) => {
      if (signal === 'SIGKILL') resolve()
      else reject(new Error(`the load ended by itself (${code}): ${complaints}`))
    })
  })
}

/** Plays a log again: which seats each revision made awaited, and what they were asked. */
function handOffs(log: readonly LogRow[]): { revision: number; request: string }[] {
  const noLuck = { draw: () => [] }
  const run = TINY_RULES.begin(tinyState(GROUPS), noLuck)
  const found = run.pending().map(({ id }) => ({ revision: 2, request: id }))
  for (const { revision, decisions } of log) {
    const before = run.pending().map(({ seat }) => seat)
    for (const { by: _, ...decision } of decisions) run.take(decision)
    const entered = decisions.length === 0 ? [] : run.pending().filter(({ seat }) => !before.includes(seat))
    found.push(...entered.map(({ id }) => ({ revision, request: id })))
  }
  return found
}

describe(`kill -9 under load, ${KILLS} times, on the embedded store`, () => {
  let folder: string
  let engine: EmbeddedTable
  let logs: LogRow[][]
  let notices: NoticeRow[]
  let heads: Awaited<ReturnType<typeof headOf>>[]

  beforeAll(async () => {
    await build({
      entryPoints: [SOURCE],
      outfile: CHILD,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
    })
    folder = await mkdtemp(join(tmpdir(), 'armada-kill-'))
    const first = await openEmbedded({ folder })
    const deps = serviceOn(storesOn(first.table), folder)
    await givePlayers(deps.players)
    for (const game of GAMES) await startTiny(deps, GROUPS, 24, game)
    await first.close()
    for (let i = 0; i < KILLS; i++) await runAndKill(folder, 3 + ((i * 7) % 13), (i * 5) % 17)

    engine = await openEmbedded({ folder })
    const after = storesOn(engine.table)
    // Past the watch hints and the claims of senders that died; twice, for what the first one puts off.
    for (const minutes of [20, 30]) await tick(serviceOn(after, folder, minutes * MINUTE))
    await read(serviceOn(after, folder))
  })

  afterAll(async () => {
    await engine.close()
    await rm(folder, { recursive: true, force: true })
  })

  async function read(deps: Deps) {
    logs = await Promise.all(GAMES.map((game) => deps.games.wholeLog(game)))
    heads = await Promise.all(GAMES.map((game) => headOf(deps, game)))
    const rows = GAMES.map((game, i) =>
      Promise.all((logs[i] ?? []).map(({ revision }) => deps.games.notices(game, revision))),
    )
    notices = (await Promise.all(rows)).flat(2)
  }

  test('nothing acknowledged is lost, and nothing applied twice', async () => {
    const answers = logs.flatMap((log) =>
      log.flatMap(({ game, decisions }) =>
        decisions.map((decision) => `${game} ${decision.kind === 'answer' ? decision.request : decision.kind}`),
      ),
    )
    expect(new Set(answers).size).toBe(answers.length)
    const promised = await lines(acknowledged(folder))
    expect(promised.length).toBeGreaterThan(30)
    expect(promised.filter((answer) => !answers.includes(answer))).toEqual([])
  })

  test('every revision is written out, in one chain', () => {
    for (const [i, log] of logs.entries()) {
      expect(log.map(({ revision }) => revision)).toEqual(
        Array.from({ length: heads[i]?.revision ?? 0 }, (_, r) => r + 1),
      )
      expect(log.map(({ previousHash }) => previousHash)).toEqual(['', ...log.slice(0, -1).map(logRowHash)])
    }
  })

  test('no notice row is there twice, and each is settled', () => {
    const ids = notices.map(({ messageId }) => messageId)
    expect(ids.length).toBeGreaterThan(15)
    expect(new Set(ids).size).toBe(ids.length)
    expect(notices.filter(({ status }) => status !== 'sent' && status !== 'dropped')).toEqual([])
  })

  test('no mail is in the folder twice: one that left twice has the same id', async () => {
    const files = (await readdir(mailFolder(folder))).filter((name) => name.endsWith('.eml'))
    const left = await lines(handedOver(folder))
    const ids = new Set(notices.map(({ messageId }) => fileOf(messageId)))
    expect(files.filter((name) => !ids.has(name))).toEqual([])
    expect(left.length - new Set(left).size).toBeLessThanOrEqual(KILLS)
    expect(left.filter((id) => !files.includes(fileOf(id)))).toEqual([])
    const sent = notices.filter(({ status }) => status === 'sent')
    expect(sent.filter(({ messageId }) => !files.includes(fileOf(messageId)))).toEqual([])
  })

  test('every seat that entered the awaited set is told, or had answered by then', async () => {
    const files = await readdir(mailFolder(folder))
    for (const [i, game] of GAMES.entries()) {
      const open = heads[i]?.out.awaited.after.map(({ request }) => request) ?? []
      for (const { revision, request } of handOffs(logs[i] ?? [])) {
        const id = `${request}.your-turn.${game}`
        expect(notices.find(({ messageId }) => messageId === id)).toMatchObject({ game, revision })
        if (open.includes(request)) expect(files).toContain(fileOf(id))
      }
    }
  })

  test('a second process on the same folder is told so', async () => {
    await expect(openEmbedded({ folder })).rejects.toThrow(BusyDataFolder)
  })
})
