import { html } from 'hono/html'
import { wantMails } from '#functions/use-cases/players'
import { en } from '#shared/messages/en'
import { reply } from '../respond'
import { PLAYER, type Route } from '../route'

const texts = en.mail.stop

/** A page of its own, because whoever follows the link is not signed in by it and may have no script. */
const page = (sentence: string, button: string, want: 'yes' | 'no') => html`<!doctype html>
<html lang="${en.lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${texts.title}</title></head>
<body>
<main>
<h1>${sentence}</h1>
<form method="post"><input type="hidden" name="want" value="${want}"><button>${button}</button></form>
</main>
</body>
</html>`

export const mailRoutes: Route[] = [
  {
    method: 'get',
    path: '/mails/:player',
    of: PLAYER,
    does: 'The page behind “less of this” in a mail; it changes nothing',
    for: 'anybody',
    handle: async (c) => c.html(page(texts.on, texts.stop, 'no')),
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
      return c.html(want ? page(texts.resumed, texts.stop, 'no') : page(texts.stopped, texts.resume, 'yes'))
    },
  },
]
