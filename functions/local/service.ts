import { setMaxListeners } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono, MiddlewareHandler } from 'hono'
import { type EmbeddedTable, openEmbedded } from '#functions/adapters/dynamodb/embedded'
import { storesOn } from '#functions/adapters/dynamodb/open'
import { folderMailer } from '#functions/adapters/email-folder'
import { systemClock } from '#functions/adapters/system-clock'
import { systemEntropy } from '#functions/adapters/system-entropy'
import { internetSender } from '#functions/adapters/webhook'
import { assemble } from '#functions/entry/assemble'
import { createApp } from '#functions/http/app'
import { refuse } from '#functions/http/respond'
import { refuseBrokenOff } from '#functions/maintenance/broken-off'
import { rebuild } from '#functions/maintenance/rebuild'
import { WholeTable } from '#functions/maintenance/whole-table'
import type { Deps, DiscordApplication } from '#functions/ports/deps'
import type { Entropy } from '#functions/ports/entropy'
import { giveHeld } from '#functions/use-cases/clock/answer-held'
import type { HeldTurn } from '#functions/use-cases/clock/held-turn'
import { standStill } from '#functions/use-cases/clock/stand-still'
import { tick } from '#functions/use-cases/clock/tick'
import { announce } from '#functions/use-cases/commit/announce'
import { en } from '#shared/messages/en'
import { every } from './every'
import { followHeads } from './follow-heads'
import { LiveSockets, type SocketBounds } from './live-sockets'
import { byKey } from './mail-key'
import { mailPages } from './mail-pages'
import { serveClient } from './web-client'

const HOST = '127.0.0.1'
/** As late as a stream may well be, so that a commit is usually written out by its own submission. */
const STREAM_DELAY_MS = 1000

export interface LocalOptions {
  /** 0: any free one. */
  port: number
  /** Where the table lies on disk; without it, it is in memory. */
  dataFolder?: string
  mailFolder: string
  /** Folder of the built web client; without it there are no pages but the mails. */
  clientFolder?: string
  /** Pause between two ticks; on AWS a tick comes every minute. */
  tickMs: number
  noticeGraceMs: number
  /** Whether webhooks may lead to this machine, where a receiver is being tried out. */
  loopbackWebhooks?: boolean
  /** Where secrets and ids come from, if a game is to fall out the same every time. */
  entropy?: Entropy
  /** The bot on Discord, which reaches this service by its public address. */
  discord?: DiscordApplication
  /** Nothing is changed, and no time runs. */
  maintenance?: boolean
  /** Of the live channel, if not the usual ones. */
  liveBounds?: Partial<SocketBounds>
  /** Public address, if it is not the one the service listens on, e.g. behind a tunnel. */
  origin?: string
}

export interface LocalService {
  url: string
  /** Where its mails are shown, to everybody who knows this address. */
  mailsAt: string
  /** Rows of lists that were mended at the start: a disk had lost them. */
  mended: number
  deps: Deps
  close(): Promise<void>
}

export class BusyPort extends Error {
  constructor(port: number) {
    super(`Port ${port} is in use. Stop what listens there, or choose another: PORT=8081 npm start`)
    this.name = 'BusyPort'
  }
}

/** The whole service in this process: the same handlers as on AWS over an embedded DynamoDB engine. */
export async function startLocal(options: LocalOptions): Promise<LocalService> {
  const { server, listeningAt, answerWith } = await listen(options.port)
  const url = options.origin ?? listeningAt
  const embedded = await openEmbedded(options.dataFolder === undefined ? {} : { folder: options.dataFolder }).catch(
    (error: unknown) => {
      server.close()
      throw error
    },
  )
  await refuseBrokenOff(embedded.table).catch(async (error: unknown) => {
    server.close()
    await embedded.close()
    throw error
  })
  const mended = options.dataFolder === undefined ? 0 : await mendLists(embedded)
  const stores = storesOn(embedded.table)
  const closing = new AbortController()
  // One listener for each commit of the last second; Node would take more than ten for a leak.
  setMaxListeners(0, closing.signal)
  const inFlight = new Set<Promise<unknown>>()
  const stopping = { signal: closing.signal }
  const streamed = { games: stores.games, clock: systemClock }
  const beside = (work: Promise<unknown>): void => {
    const settled = work
      .catch((error: unknown) => closing.signal.aborted || console.error(error))
      .finally(() => inFlight.delete(settled))
    inFlight.add(settled)
  }
  const live = new LiveSockets(systemClock, options.liveBounds)
  const games = followHeads(stores.games, (head) => {
    void live.tell(head)
    beside(setTimeout(STREAM_DELAY_MS, undefined, stopping).then(() => announce(streamed, head.id)))
  })
  const sender = { name: en.mail.sender, address: `armada@${new URL(url).hostname}` }
  const mailer = folderMailer(options.mailFolder, sender)
  const settings = {
    build: 'local',
    origin: url,
    noticeGraceMs: options.noticeGraceMs,
    // Not from `options.entropy`: no game depends on it.
    liveKey: Buffer.from(systemEntropy.bytes(32)).toString('base64url'),
    ...(options.discord && { discord: options.discord }),
    ...(options.maintenance && { maintenance: true as const }),
  }
  const webhooks = internetSender({ loopback: options.loopbackWebhooks === true })
  const deps = assemble({ ...stores, games }, mailer, settings, {
    webhooks,
    ...(options.entropy === undefined ? {} : { entropy: options.entropy }),
  })
  const mailKey = options.origin === undefined ? undefined : Buffer.from(systemEntropy.bytes(16)).toString('base64url')
  answerWith(siteOf(deps, options, mailKey === undefined ? onlyHere(new URL(listeningAt).host) : byKey(mailKey)), url)
  live.serve(server, settings)
  const giveLater = (held: HeldTurn): void =>
    beside(setTimeout(held.at - systemClock.now(), undefined, stopping).then(() => giveHeld(deps, held)))
  const stopTicking = every(options.tickMs, () => (settings.maintenance ? standStill(deps) : tick(deps, giveLater)))
  return {
    url,
    mailsAt: mailKey === undefined ? `${url}/mail` : `${url}/mail?key=${mailKey}`,
    mended,
    deps,
    async close() {
      live.close()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
      await stopTicking()
      closing.abort()
      await Promise.all(inFlight)
      await embedded.close()
    },
  }
}

/** All that follows from what is kept is there again, should the disk have lost it. */
async function mendLists({ client, table }: EmbeddedTable): Promise<number> {
  const changes = await rebuild(new WholeTable(client, table.name), systemClock.now())
  return changes.filter(({ what }) => what !== 'unreadable').length
}

function siteOf(deps: Deps, { mailFolder, clientFolder }: LocalOptions, mayReadMails: MiddlewareHandler): Hono {
  const site = createApp(deps)
  site.use('/mail/*', mayReadMails)
  site.route('/', mailPages(mailFolder))
  if (clientFolder !== undefined) serveClient(site, clientFolder)
  return site
}

type Answer = (request: Request, bindings: object) => Response | Promise<Response>

/** A tunnel, or what else passes requests on, tells for whom. */
const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'cf-connecting-ip']

/** Mails hold links that sign in: they are shown on this machine, and to nobody who comes through a tunnel. */
const onlyHere =
  (host: string): MiddlewareHandler =>
  async (c, next) => {
    const isHere = c.req.header('host') === host && PASSED_ON.every((name) => c.req.header(name) === undefined)
    return isHere ? next() : refuse(c, 'no-such-page')
  }

interface LocalListener {
  server: Server
  listeningAt: string
  answerWith(site: Hono, origin: string): void
}

/** Listens first, because addresses in mails need the port; rejects with `BusyPort`. */
async function listen(port: number): Promise<LocalListener> {
  let answer: Answer = () => new Response(null, { status: 503 })
  // The bindings tell where a connection comes from.
  const server = createAdaptorServer({ fetch: (request, bindings) => answer(request, bindings) }) as Server
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new BusyPort(port) : error),
    )
    server.listen(port, HOST, resolve)
  })
  const listeningAt = `http://${HOST}:${(server.address() as AddressInfo).port}`
  return {
    server,
    listeningAt,
    answerWith(site, origin) {
      answer = (request, bindings) =>
        (origin === listeningAt && strayed(request, origin)) || site.fetch(request, bindings)
    },
  }
}

/** `localhost` is another origin to a browser, with other cookies: its pages are sent to the one address. */
function strayed(request: Request, origin: string): Response | undefined {
  const { host, pathname, search } = new URL(request.url)
  if (host === new URL(origin).host || request.method !== 'GET') return undefined
  return Response.redirect(`${origin}${pathname}${search}`, 307)
}
