import { Resolver } from 'node:dns/promises'
import * as http from 'node:http'
import * as https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { WebhookAnswer, WebhookPost } from '#functions/ports/webhook-sender'
import { hostOf, mayConnect, type WebhookRules, webhookUrl } from './webhook-rules'

/** What differs in tests. */
export interface WebhookNetwork {
  /** Every address of a name. */
  resolve(host: string): Promise<string[]>
  /** Certificates that are trusted beside those of Node. */
  ca?: string
  /** Time for all of it: name, connection, question and answer. */
  patienceMs: number
}

const PATIENCE_MS = 5_000

export const INTERNET: WebhookNetwork = { resolve, patienceMs: PATIENCE_MS }

/**
 * Asks the name servers itself: the operating system's own look-up takes one of four threads for as long as it likes,
 * and a few slow names would keep the table and the mail server waiting.
 */
async function resolve(host: string): Promise<string[]> {
  if (host === 'localhost') return ['127.0.0.1', '::1']
  const names = new Resolver({ timeout: PATIENCE_MS / 2, tries: 2 })
  const answers = await Promise.allSettled([names.resolve4(host), names.resolve6(host)])
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}

/** Of an answer only this much is read, and only where it may ask for a pause. */
const READ_MOST = 4_096
const HEADERS_MOST = 8_192
const PAUSE_ASKED = [429, 503]

/**
 * One POST to a stranger's address. The name is resolved once; every address it leads to must be allowed, and the
 * connection is made to those very addresses, so a name that leads elsewhere a moment later changes nothing. No redirect
 * is followed, no proxy asked, no connection kept.
 */
export async function post(message: WebhookPost, rules: WebhookRules, network: WebhookNetwork): Promise<WebhookAnswer> {
  const url = webhookUrl(message.url, rules)
  if (url === undefined) return { code: 'not-public' }
  const signal = AbortSignal.timeout(network.patienceMs)
  try {
    const addresses = await inTime(resolved(hostOf(url), network), signal)
    if (addresses.length === 0) return { code: 'unreachable' }
    if (!addresses.every((address) => mayConnect(url, address, rules))) return { code: 'not-public' }
    return await exchange(url, message, addresses, signal, network.ca)
  } catch {
    // The error may hold the address, which is a secret: it goes into no log.
    return { code: signal.aborted ? 'timeout' : 'unreachable' }
  }
}

const resolved = async (host: string, network: WebhookNetwork): Promise<string[]> =>
  isIP(host) === 0 ? network.resolve(host) : [host]

function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })
}

/** Answers with what was checked, for every name. */
const pinned =
  (addresses: readonly string[]): LookupFunction =>
  (_host, options, callback) => {
    const all = addresses.map((address) => ({ address, family: isIP(address) }))
    const [first = { address: '', family: 4 }] = all
    if (options.all) callback(null, all)
    else callback(null, first.address, first.family)
  }

function exchange(
  url: URL,
  { headers, body }: WebhookPost,
  addresses: readonly string[],
  signal: AbortSignal,
  ca: string | undefined,
): Promise<WebhookAnswer> {
  const secure = url.protocol === 'https:'
  const options: https.RequestOptions = {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Armada-by-Post',
    },
    // An agent of its own knows no proxy and keeps no connection to an address that was checked for another call.
    agent: secure ? new https.Agent({ keepAlive: false }) : new http.Agent({ keepAlive: false }),
    lookup: pinned(addresses),
    maxHeaderSize: HEADERS_MOST,
    rejectUnauthorized: true,
    signal,
    ...(ca === undefined ? {} : { ca }),
  }
  return new Promise((resolve, reject) => {
    const request = (secure ? https : http).request(url, options)
    request.on('error', reject)
    // A connection that ends without an answer, or that wants to become another protocol.
    request.once('close', () => reject(new Error('no answer')))
    request.once('response', (response) => {
      const { statusCode: status = 0 } = response
      const asks = PAUSE_ASKED.includes(status)
      if (!asks) {
        // Nothing more is wanted, however much is still to come.
        request.destroy()
        return resolve({ status })
      }
      void beginningOf(response).then((text) => {
        request.destroy()
        const retryAfter = pauseAsked(response.headers, text)
        resolve(retryAfter === undefined ? { status } : { status, retryAfter })
      })
    })
    request.end(body)
  })
}

/** The first bytes of an answer, as far as they come. */
function beginningOf(response: http.IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    let length = 0
    const done = () => resolve(Buffer.concat(parts).subarray(0, READ_MOST).toString('utf8'))
    response.on('data', (part: Buffer) => {
      parts.push(part)
      length += part.length
      if (length >= READ_MOST) done()
    })
    for (const end of ['end', 'close', 'error']) response.once(end, done)
  })
}

/** `Retry-After` in seconds or as a date, or Discord's `retry_after` in seconds; as ms. */
function pauseAsked(headers: http.IncomingHttpHeaders, text: string): number | undefined {
  const header = headers['retry-after']
  const until = header === undefined ? Number.NaN : Date.parse(header) - Date.parse(headers.date ?? '')
  const ms = [Number(header) * 1000, secondsIn(text) * 1000, until].find((one) => Number.isFinite(one) && one >= 0)
  return ms === undefined ? undefined : Math.ceil(ms)
}

function secondsIn(text: string): number {
  try {
    const json: unknown = JSON.parse(text)
    return typeof json === 'object' && json !== null && 'retry_after' in json ? Number(json.retry_after) : Number.NaN
  } catch {
    return Number.NaN
  }
}
