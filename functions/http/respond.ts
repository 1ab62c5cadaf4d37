import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { LaterRefusal, ServiceRefusal } from '#functions/use-cases/service-refusal'
import { REASONS, type ReasonCode } from '#shared/play/protocol/reasons'
import type { ErrorBody } from '#shared/play/protocol/responses'

declare module 'hono' {
  interface ContextVariableMap {
    /** Its sentence is added last, by `refusalsInWords`. */
    refused?: Omit<ErrorBody, 'message'>
  }
}

/** The answer to a refused request: its status and its stable code; a sentence for the player is added on the way out. */
export function refuse(c: Context, code: ReasonCode, subject?: string): Response {
  return refused(c, new ServiceRefusal(code, subject))
}

/** The same, of what a use-case has refused. */
export function refused(c: Context, refusal: ServiceRefusal): Response {
  const { code, subject, faults } = refusal
  if (refusal instanceof LaterRefusal) c.header('Retry-After', String(Math.ceil(refusal.retryAfter / 1000)))
  c.set('refused', {
    code,
    ...(subject === undefined ? {} : { subject }),
    ...(faults === undefined ? {} : { faults }),
  })
  return c.body(null, REASONS[code] satisfies ContentfulStatusCode)
}

/** What a use-case found, as JSON; a refusal with its own status. */
export function reply<T extends object>(
  c: Context,
  result: T | ServiceRefusal,
  status: ContentfulStatusCode = 200,
): Response {
  return result instanceof ServiceRefusal ? refused(c, result) : c.json(result, status)
}

/** As `reply`, for what has nothing to tell. */
export function done(c: Context, result: ServiceRefusal | undefined): Response {
  return result === undefined ? c.body(null, 204) : refused(c, result)
}
