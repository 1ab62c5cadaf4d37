import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildName, NO_COMMIT } from '#cdk/build-name'
import { originOf, sentenceOf } from '#functions/local/start-fault'

const run = promisify(execFile)
const START = ['--import', 'tsx', 'functions/entry/local.ts']

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'armada-start-'))
})
afterEach(async () => {
  await chmod(folder, 0o700)
  await rm(folder, { recursive: true, force: true })
})

/** What a start says that comes to nothing. */
async function said(env: Record<string, string>): Promise<string> {
  const failed = await run(process.execPath, START, { env: { ...process.env, PORT: '0', ...env } }).then(
    () => undefined,
    (error: { stderr: string; code: number }) => error,
  )
  expect(failed?.code).toBe(1)
  return failed?.stderr ?? ''
}

describe('Does a start that comes to nothing say why in a sentence, without a trace,', () => {
  test.each(['armada.example', 'ftp://armada.example', 'https://armada.example/games', 'https://a:b@armada.example'])(
    'if the address is %s?',
    async (ORIGIN) => {
      const text = await said({ ORIGIN, DATA_FOLDER: folder })
      expect(text).toContain(
        `ORIGIN must be an address such as https://armada.example, without a path; it is ${ORIGIN}.`,
      )
      expect(text).not.toContain('    at ')
    },
  )

  test('if the data folder is a file?', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    const text = await said({ DATA_FOLDER: file })
    expect(text).toContain('is no folder')
    expect(text).not.toContain('    at ')
  })

  test.each([
    [{ code: 'ENOSPC' }, 'The disk is full'],
    [{ code: 'EROFS' }, 'is read-only'],
    [{ code: 'EACCES', syscall: 'mkdir' }, 'may not be written to by you'],
    [{ code: 'EACCES', syscall: 'listen' }, 'may not be used by you'],
  ])('if the system says %j, to us or to a part of ours?', (system, sentence) => {
    const fault = Object.assign(new Error('it was refused'), system)
    expect(sentenceOf(fault, '/data')).toContain(sentence)
    expect(sentenceOf(new Error('Database is not open', { cause: fault }), '/data')).toContain(sentence)
  })

  test('but is the trace of a fault of ours kept?', () => {
    expect(sentenceOf(new Error('undefined is not a function'), '/data')).toBeUndefined()
  })

  test('if LevelDB says what the system said?', () => {
    const fault = new Error('IO error: .local/table/000005.log: No space left on device')
    expect(sentenceOf(fault, '.local')).toContain('The disk is full')
  })
})

test('is an address taken as browsers send it, without the slash that people write?', () => {
  expect(originOf('https://armada.example/')).toBe('https://armada.example')
  expect(originOf('HTTPS://Armada.Example')).toBe('https://armada.example')
  expect(originOf('http://10.0.0.7:8080')).toBe('http://10.0.0.7:8080')
})

test('has code of an archive, which is no checkout, a name of its own?', () => {
  expect(buildName({ ...process.env, GIT_DIR: '/nowhere' })).toBe(NO_COMMIT)
  expect(buildName()).toMatch(/^[0-9a-f]{12}$/)
})
