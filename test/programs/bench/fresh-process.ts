import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { ORIGIN } from '#test/support/app'
import type { Answer } from '#test/support/browser'

const run = promisify(execFile)

const ENVIRONMENT = {
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  TABLE_NAME: 'armada',
  ORIGIN,
  BUILD: 'bench',
  MAIL_FROM: 'no-reply@armada.example',
  EDGE_KEY: 'k'.repeat(43),
  LIVE_KEY: 'l'.repeat(43),
}

/** Prints ms until the handler is loaded and, if there is an event, ms until it is answered, with the answer. */
const PROGRAM = `
const [file, event] = process.argv.slice(1)
const started = performance.now()
const { handler } = await import(file)
const loaded = performance.now() - started
const answer = event && (await handler(JSON.parse(event)))
console.log(JSON.stringify({ loaded, answered: performance.now() - started, answer }))
`

interface Told {
  /** ms from an empty process to a loaded and initialised handler. */
  loaded: number
  /** ms from an empty process to the first answer. */
  answered: number
  answer?: { statusCode: number; body?: string }
}

/** A new process loads a bundled function and, if it is given an event, answers it. */
async function inFreshProcess(file: string, event?: object, env: Record<string, string> = {}): Promise<Told> {
  const asked = event === undefined ? [] : [JSON.stringify(event)]
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', PROGRAM, resolve(file), ...asked], {
    env: { ...process.env, ...ENVIRONMENT, ...env },
    encoding: 'utf8',
  })
  return JSON.parse(stdout) as Told
}

/** ms from an empty process to a loaded and initialised handler. */
export const coldStart = async (file: string): Promise<number> => (await inFreshProcess(file)).loaded

/** ms from an empty process to the answer to any event at all. */
export const firstCall = async (file: string, endpoint: string): Promise<number> =>
  (await inFreshProcess(file, {}, { DYNAMODB_ENDPOINT: endpoint })).answered

/** Sends requests to a function each time in a new process, as a first event of the HTTP API (payload format 2.0). */
export function freshly(file: string, endpoint: string, times: number[]) {
  return async (url: string, init: RequestInit & { headers: Headers }): Promise<Answer> => {
    const { pathname, search } = new URL(url)
    const { cookie = '', ...headers } = Object.fromEntries(init.headers)
    const { method = 'GET' } = init
    const event = {
      ...{ version: '2.0', routeKey: '$default', rawPath: pathname, rawQueryString: search.slice(1) },
      ...{
        headers: { host: new URL(ORIGIN).host, 'armada-edge-key': ENVIRONMENT.EDGE_KEY, ...headers },
        cookies: [cookie],
        isBase64Encoded: false,
      },
      requestContext: { domainName: new URL(ORIGIN).host, http: { method, path: pathname, sourceIp: '192.0.2.1' } },
      ...(typeof init.body === 'string' && { body: init.body }),
    }
    const { answered, answer } = await inFreshProcess(file, event, { DYNAMODB_ENDPOINT: endpoint })
    times.push(answered)
    return new Response(answer?.body ?? null, {
      status: answer?.statusCode ?? 500,
      headers: { 'content-type': 'application/json' },
    })
  }
}
