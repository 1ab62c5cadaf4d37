import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { MemoryLiveStore } from '#functions/adapters/memory-live-store'
import { networkOf } from '#functions/http/network'
import type { Clock } from '#functions/ports/clock'
import type { Settings } from '#functions/ports/deps'
import type { Head } from '#functions/ports/head'
import type { LiveParts } from '#functions/ports/live-page'
import { enter, isOwnPage, LASTS_MS } from '#functions/use-cases/live/live-pages'
import { type LiveTicket, readTicket } from '#functions/use-cases/live/live-ticket'
import { tellSteps } from '#functions/use-cases/live/tell-step'
import { LIVE_PATH } from '#shared/play/protocol/live'

/** Of all games; from one network, where networks can be told apart. */
export interface SocketBounds {
  most: number
  mostOfNetwork: number
}
const BOUNDS: SocketBounds = { most: 2_000, mostOfNetwork: 200 }
/** A page that does not answer until the next one is gone. */
const PING_EVERY_MS = 30_000

/** Nothing that a page says is read. */
const MAX_MESSAGE_BYTES = 512
/** What one page has not taken of what it was told: hundreds of steps. */
const MAX_UNSENT_BYTES = 64 * 1024

const GOING_AWAY = 1001
const NOT_ASKED_FOR = 1008

const REFUSALS = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
}
type RefusalStatus = keyof typeof REFUSALS

interface OpenSocket {
  socket: WebSocket
  network: string | undefined
  since: number
  answers: boolean
}

/** The live channel of the local service, on the server of its pages (design 17). */
export class LiveSockets {
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
  })
  readonly #held = new Map<string, OpenSocket>()
  readonly #parts: LiveParts = { pages: new MemoryLiveStore(), post: (id, text) => this.#say(id, text) }
  readonly #clock: Clock
  readonly #bounds: SocketBounds
  readonly #pinging: ReturnType<typeof setInterval>
  #count = 0

  constructor(clock: Clock, bounds: Partial<SocketBounds> = {}) {
    this.#clock = clock
    this.#bounds = { ...BOUNDS, ...bounds }
    this.#pinging = setInterval(() => this.ping(), PING_EVERY_MS)
    this.#pinging.unref()
  }

  /** Answers those who come to the live channel of this server. */
  serve(server: Server, settings: Pick<Settings, 'origin' | 'liveKey' | 'edgeKey'>): void {
    server.on('upgrade', (request: IncomingMessage, stream: Duplex, first: Buffer) => {
      // That a client goes away while being answered is no fault of ours.
      stream.on('error', () => stream.destroy())
      // `//` is no address.
      const welcome = this.#welcome(request, settings).catch((): RefusalStatus => 400)
      void welcome.then((entered) => {
        if (typeof entered === 'number') refuse(stream, entered)
        else this.#sockets.handleUpgrade(request, stream, first, (socket) => this.#hold(socket, entered))
      })
    })
  }

  /** What was committed is told at once: a page reads HEAD itself, also while other things are still to be written out. */
  tell = (head: Head): Promise<void> => tellSteps(this.#parts, this.#clock, [head])

  /** Ends connections that have not answered the last ping or have lasted long enough, and asks the others. */
  ping(): void {
    const now = this.#clock.now()
    for (const held of this.#held.values()) {
      const { socket, since, answers } = held
      if (!answers) socket.terminate()
      else if (now - since >= LASTS_MS) socket.close(GOING_AWAY)
      else {
        held.answers = false
        socket.ping()
      }
    }
  }

  /** Ends all connections. */
  close(): void {
    clearInterval(this.#pinging)
    for (const { socket } of this.#held.values()) socket.terminate()
  }

  async #welcome(
    request: IncomingMessage,
    settings: Pick<Settings, 'origin' | 'liveKey' | 'edgeKey'>,
  ): Promise<RefusalStatus | SocketEntry> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname !== LIVE_PATH || !settings.liveKey) return 404
    if (!isOwnPage(request.headers.origin, settings.origin)) return 403
    const now = this.#clock.now()
    const ticket = readTicket(settings.liveKey, searchParams.get('ticket') ?? '', now)
    if (ticket === undefined) return 401
    const network = networkOf({ incoming: request }, new Headers(), settings)
    if (this.#held.size >= this.#bounds.most) return 503
    const fromThere = [...this.#held.values()].filter((held) => network !== undefined && held.network === network)
    if (fromThere.length >= this.#bounds.mostOfNetwork) return 429
    this.#count += 1
    const id = String(this.#count)
    return (await enter(this.#parts.pages, ticket, id, now)) ? { id, ticket, network } : 429
  }

  #hold(socket: WebSocket, { id, ticket, network }: SocketEntry): void {
    const held: OpenSocket = { socket, network, since: this.#clock.now(), answers: true }
    this.#held.set(id, held)
    socket.on('pong', () => {
      held.answers = true
    })
    socket.on('message', () => socket.close(NOT_ASKED_FOR))
    // Too long, or no WebSocket: `close` follows.
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      this.#held.delete(id)
      void this.#parts.pages.remove(ticket.game, id)
    })
  }

  async #say(id: string, text: string): Promise<'said' | 'gone'> {
    const socket = this.#held.get(id)?.socket
    if (socket?.readyState !== socket?.OPEN || socket === undefined) return 'gone'
    if (socket.bufferedAmount > MAX_UNSENT_BYTES) {
      socket.terminate()
      return 'gone'
    }
    socket.send(text)
    return 'said'
  }
}

interface SocketEntry {
  id: string
  ticket: LiveTicket
  network: string | undefined
}

function refuse(stream: Duplex, status: RefusalStatus): void {
  stream.end(`HTTP/1.1 ${status} ${REFUSALS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
