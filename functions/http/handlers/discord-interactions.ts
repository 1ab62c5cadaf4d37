import type { Context } from 'hono'
import { answerInteraction } from '#functions/discord/answer-interaction'
import { interaction } from '#functions/discord/interaction'
import { isSigned } from '#functions/discord/signature'
import type { Deps } from '#functions/ports/deps'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { readBody } from '../body'
import { refuse } from '../respond'

/** What Discord has not signed is answered 401, as Discord wants it. */
export async function interact(c: Context, deps: Deps): Promise<Response> {
  const { discord } = deps.settings
  if (discord === undefined) return refuse(c, 'no-such-page')
  const body = await c.req.text()
  const headers = { signature: c.req.header('X-Signature-Ed25519'), timestamp: c.req.header('X-Signature-Timestamp') }
  if (!isSigned(discord.publicKey, headers, body, deps.clock.now())) return refuse(c, 'not-signed-in')
  const asked = await readBody(c, interaction)
  const answer = asked instanceof ServiceRefusal ? undefined : await answerInteraction(deps, asked)
  return answer === undefined ? refuse(c, 'malformed-request') : c.json(answer)
}
