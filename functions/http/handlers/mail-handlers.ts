import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Deps } from '#functions/ports/deps'
import { wantMails } from '#functions/use-cases/account/profile'
import { messagesIn } from '#shared/messages/in-language'
import type { Language } from '#shared/play/protocol/language'
import { pageLanguage } from '../language'
import { reply } from '../respond'

/** A separate page, because the link does not sign its reader in, and the reader may have no script. */
async function page(language: Language, state: 'on' | 'stopped' | 'resumed') {
  const texts = (await messagesIn(language)).mail.stop
  const want = state === 'stopped' ? 'yes' : 'no'
  return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${texts.title}</title><link rel="icon" href="/icon.svg"></head>
<body>
<main>
<h1>${texts[state]}</h1>
<form method="post"><input type="hidden" name="want" value="${want}"><button>${want === 'yes' ? texts.resume : texts.stop}</button></form>
</main>
</body>
</html>`
}

export const ask = async (c: Context): Promise<Response> => c.html(await page(pageLanguage(c), 'on'))

export async function change(c: Context, deps: Deps): Promise<Response> {
  const want = new URLSearchParams(await c.req.text()).get('want') === 'yes'
  const changed = await wantMails(deps, c.req.param('player') ?? '', want)
  if (changed !== undefined) return reply(c, changed)
  return c.html(await page(pageLanguage(c), want ? 'resumed' : 'stopped'))
}
