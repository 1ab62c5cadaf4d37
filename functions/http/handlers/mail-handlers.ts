import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Deps } from '#functions/ports/deps'
import { stopMails } from '#functions/use-cases/account/mails-key'
import { messagesIn } from '#shared/messages/in-language'
import type { Language } from '#shared/play/protocol/language'
import { pageLanguage } from '../language'
import { reply } from '../respond'

/** A separate page, because the link does not sign its reader in, and the reader may have no script. */
async function page(language: Language, state: 'on' | 'stopped') {
  const texts = (await messagesIn(language)).mail.stop
  return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${texts.title}</title><link rel="icon" href="/icon.svg"></head>
<body>
<main>
<h1>${texts[state]}</h1>
${
  state === 'on'
    ? html`<form method="post"><button>${texts.stop}</button></form>`
    : html`<p><a href="/settings">${texts.again}</a></p>`
}
</main>
</body>
</html>`
}

export const ask = async (c: Context): Promise<Response> => c.html(await page(pageLanguage(c), 'on'))

export async function stop(c: Context, deps: Deps): Promise<Response> {
  const refused = await stopMails(deps, c.req.param('key') ?? '')
  if (refused !== undefined) return reply(c, refused)
  return c.html(await page(pageLanguage(c), 'stopped'))
}
