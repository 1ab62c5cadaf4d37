import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type * as z from 'zod/mini'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { reply } from './respond'

/** Longest body the service reads, in bytes; the longest legal submission is far below. */
export const MAX_BODY_BYTES = 64 * 1024

/** What an address names as `:id`; its form is checked before. */
export const idIn = (c: Context): string => c.req.param('id') ?? ''

/** JSON reads −0 and does not write it: all that is kept has to be the same when it is read again. */
const plainZero = (_key: string, value: unknown): unknown => (value === 0 ? 0 : value)
/** What every −0 has, be it a number too small to be told from it; to look at each value costs more than to read them. */
const MINUS_ZERO = /-(?:0|[\d.]+e-)/i

const jsonOf = (text: string): unknown => JSON.parse(text, MINUS_ZERO.test(text) ? plainZero : undefined)

/** What somebody has typed as a name, and what no name is. */
const isTypedName = (field: string | undefined, json: unknown): boolean =>
  field === 'name' && typeof (json as { name?: unknown } | null)?.name === 'string'

/** The body as its schema says; `malformed-json` or, with the first field at fault, `malformed-request` or `unfit-name`. */
export async function readBody<T>(c: Context, schema: z.ZodMiniType<T>): Promise<T | ServiceRefusal> {
  let json: unknown
  try {
    json = jsonOf(await c.req.text())
  } catch {
    return new ServiceRefusal('malformed-json')
  }
  const parsed = schema.safeParse(json)
  if (parsed.success) return parsed.data
  const field = parsed.error.issues[0]?.path.join('.')
  const code = isTypedName(field, json) ? 'unfit-name' : 'malformed-request'
  return new ServiceRefusal(code, field === '' ? undefined : field)
}

/** Answers what `act` makes of the body; one of another form is refused. */
export async function replyTo<B, R extends object>(
  c: Context,
  schema: z.ZodMiniType<B>,
  act: (body: B) => Promise<R | ServiceRefusal>,
  status?: ContentfulStatusCode,
): Promise<Response> {
  const body = await readBody(c, schema)
  return reply(c, body instanceof ServiceRefusal ? body : await act(body), status)
}
