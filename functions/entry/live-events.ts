import type { Clock } from '#functions/ports/clock'
import type { LiveStore } from '#functions/ports/live-page'
import { enter, isOwnPage } from '#functions/use-cases/live/live-pages'
import { readTicket } from '#functions/use-cases/live/live-ticket'

/** What the handler reads of an event of the WebSocket API; only of a connection that begins are there headers and a query. */
export interface LiveEvent {
  /** The gateway asks whether a connection may begin. */
  type?: 'REQUEST'
  methodArn?: string
  headers?: Record<string, string | undefined>
  queryStringParameters?: Record<string, string | undefined>
  requestContext: {
    routeKey: string
    connectionId: string
    /** What was answered when the connection began. */
    authorizer?: { game?: string }
  }
}

/** What the gateway wants to know of each client that comes. */
interface Verdict {
  principalId: string
  policyDocument: object
  /** It says this again with all else that comes of the connection. */
  context?: { game: string }
}
type LiveAnswer = Verdict | { statusCode: number }

export interface LiveService {
  pages: LiveStore
  clock: Clock
  key: string
  /** Of the site. */
  origin: string
}

/** Answers the gateway for the live channel: who may connect, who has, and who has left. */
export async function answerLive(service: LiveService, event: LiveEvent): Promise<LiveAnswer> {
  const { routeKey, connectionId, authorizer } = event.requestContext
  const { pages, clock, key, origin } = service
  if (routeKey === '$disconnect') {
    if (authorizer?.game !== undefined) await pages.remove(authorizer.game, connectionId)
    return { statusCode: 200 }
  }
  const now = clock.now()
  const ticket = readTicket(key, event.queryStringParameters?.ticket ?? '', now)
  const mayEnter = ticket !== undefined && isOwnPage(originIn(event), origin)
  if (event.type === 'REQUEST') return verdict(event, mayEnter ? ticket.game : undefined)
  if (!mayEnter) return { statusCode: 403 }
  return { statusCode: (await enter(pages, ticket, connectionId, now)) ? 200 : 429 }
}

/** Names of headers come as the browser writes them. */
const originIn = ({ headers = {} }: LiveEvent): string | undefined =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === 'origin')?.[1]

const verdict = ({ methodArn }: LiveEvent, game: string | undefined): Verdict => ({
  principalId: 'reader',
  policyDocument: {
    Version: '2012-10-17',
    Statement: [
      { Action: 'execute-api:Invoke', Effect: game === undefined ? 'Deny' : 'Allow', Resource: methodArn ?? '' },
    ],
  },
  ...(game !== undefined && { context: { game } }),
})
