import type { Context } from 'hono'
import type * as z from 'zod/mini'
import { Refused } from '#functions/use-cases/refused'

/** Longest body the service reads, in bytes; the longest legal submission is far below. */
export const MAX_BODY_BYTES = 64 * 1024

/** What an address names as `:id`; its form is checked before. */
export const idIn = (c: Context): string => c.req.param('id') ?? ''

/** The body as its schema says; `malformed-json` or, with the first field at fault, `malformed-request`. */
export async function readBody<T>(c: Context, schema: z.ZodMiniType<T>): Promise<T | Refused> {
  let json: unknown
  try {
    json = JSON.parse(await c.req.text())
  } catch {
    return new Refused('malformed-json')
  }
  const parsed = schema.safeParse(json)
  if (parsed.success) return parsed.data
  const field = parsed.error.issues[0]?.path.join('.')
  return new Refused('malformed-request', field === '' ? undefined : field)
}
