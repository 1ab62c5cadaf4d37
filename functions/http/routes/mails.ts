import { html } from 'hono/html'
import { wantMails } from '#functions/use-cases/players'
import { messagesIn } from '#shared/messages/in-language'
import type { Language } from '#shared/protocol/language'
import { pageLanguage } from '../language'
import { reply } from '../respond'
import { PLAYER, type Route } from '../route'

/** A page of its own, because whoever follows the link is not signed in by it and may have no script. */
async function page(language: Language, state: 'on' | 'stopped' | 'resumed') {
  const texts = (await messagesIn(language)).mail.stop
  const want = state === 'stopped' ? 'yes' : 'no'
  return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${texts.title}</title></head>
<body>
<main>
<h1>${texts[state]}</h1>
<form method="post"><input type="hidden" name="want" value="${want}"><button>${want === 'yes' ? texts.resume : texts.stop}</button></form>
</main>
</body>
</html>`
}

export const mailRoutes: Route[] = [
  {
    method: 'get',
    path: '/mails/:player',
    of: PLAYER,
    does: 'The page behind “less of this” in a mail; it changes nothing',
    for: 'anybody',
    handle: async (c) => c.html(await page(pageLanguage(c), 'on')),
  },
  {
    method: 'post',
    path: '/mails/:player',
    of: PLAYER,
    does: 'Turns mails about games off, or with `want=yes` on; mail programs call it by List-Unsubscribe-Post',
    for: 'anybody',
    handle: async (c, deps) => {
      const want = new URLSearchParams(await c.req.text()).get('want') === 'yes'
      const changed = await wantMails(deps, c.req.param('player') ?? '', want)
      if (changed !== undefined) return reply(c, changed)
      return c.html(await page(pageLanguage(c), want ? 'resumed' : 'stopped'))
    },
  },
]
