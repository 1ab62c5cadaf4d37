import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { type ParsedMail, simpleParser } from 'mailparser'
import { mailFiles, readMail } from '#functions/adapters/email-folder'
import { pageLanguage } from '#functions/http/language'
import { messagesIn } from '#shared/messages/in-language'
import type { Language } from '#shared/play/protocol/language'

const textsIn = async (language: Language) => (await messagesIn(language)).mail.folder
/** Mails that the list shows, the newest. */
const SHOWN = 100

type Html = ReturnType<typeof html>

// In a file of its own: pages may hold no styles (see `CONTENT_SECURITY_POLICY`).
const CSS = `body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; color-scheme: light dark }
pre { white-space: pre-wrap; font-size: 14px; padding: 1rem; border: 1px solid #71859b }
`

/** In the reader's zone, which only their browser knows. */
const SCRIPT = `for (const time of document.querySelectorAll('time')) {
  const { lang } = document.documentElement
  time.textContent = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time.dateTime))
}
`

const frame = (language: Language, title: string, body: Html) => html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/mail.css"><script src="/mail.js" defer></script>
</head>
<body>${body}</body>
</html>`

/** The text with its web addresses as links. */
const linked = (text: string): Html[] =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, i) => (i % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))

const receiver = ({ to }: ParsedMail): string =>
  (Array.isArray(to) ? to : to === undefined ? [] : [to]).map((each) => each.text).join(', ')

/** All mails of a game share one subject; what they begin with tells them apart, on as many lines as it was broken into. */
const opening = ({ text = '' }: ParsedMail): string => (text.trim().split('\n\n')[0] ?? '').replaceAll('\n', ' ')

const UTC = { timeZone: 'UTC', timeZoneName: 'short', hour: '2-digit', minute: '2-digit' } as const
/** In UTC where no script runs. */
const sent = ({ date }: ParsedMail, language: Language): Html => {
  if (date === undefined) return html``
  const told = new Intl.DateTimeFormat(language, { ...UTC, year: 'numeric', month: 'short', day: 'numeric' })
  return html`<time datetime="${date.toISOString()}">${told.format(date)}</time>`
}

const STYLE = / style="([^"]*)"/g

/** Mail programs know styles as attributes alone; our own pages may hold none, so here they become classes … */
const withClasses = (mail: string): string => {
  const known = stylesIn(mail)
  return mail
    .replaceAll(STYLE, (_all, style: string) => ` class="s${known.indexOf(style)}"`)
    .replace('</head>', '<link rel="stylesheet" href="?part=css"></head>')
}
/** … of a file beside it. */
const classesOf = (mail: string): string =>
  stylesIn(mail)
    .map((style, i) => `.s${i} { ${style} }`)
    .join('\n')

const stylesIn = (mail: string): string[] => [...new Set([...mail.matchAll(STYLE)].map(([, style = '']) => style))]

const asCss = (c: Context, text: string): Response => c.body(text, 200, { 'Content-Type': 'text/css; charset=utf-8' })

/** Shows the mails of the local service, so that a newcomer can be two players at once: a list, and each mail. */
export function mailPages(folder: string): Hono {
  const pages = new Hono()
  pages.get('/mail.css', (c) => asCss(c, CSS))
  pages.get('/mail.js', (c) => c.body(SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }))
  pages.get('/mail', async (c) => {
    const language = pageLanguage(c)
    const texts = await textsIn(language)
    const names = (await mailFiles(folder)).slice(0, SHOWN)
    const rows = await Promise.all(
      names.map(async (name) => {
        const mail = await simpleParser((await readMail(folder, name)) ?? '')
        return html`<li><a href="/mail/${encodeURIComponent(name)}">${mail.subject}</a>: ${opening(mail)}<br>${receiver(mail)}, ${sent(mail, language)}</li>`
      }),
    )
    const list = rows.length === 0 ? html`<p>${texts.empty}</p>` : html`<ul>${rows}</ul>`
    return c.html(frame(language, texts.title, html`<main><h1>${texts.title}</h1>${list}</main>`))
  })
  pages.get('/mail/:file', async (c) => {
    const language = pageLanguage(c)
    const texts = await textsIn(language)
    const raw = await readMail(folder, c.req.param('file'))
    if (raw === undefined) return c.html(frame(language, texts.missing, html`<h1>${texts.missing}</h1>`), 404)
    const mail = await simpleParser(raw)
    const rich = typeof mail.html === 'string' ? mail.html : ''
    if (c.req.query('part') === 'html') return c.html(withClasses(rich))
    if (c.req.query('part') === 'css') return asCss(c, classesOf(rich))
    const body = html`<nav><a href="/mail">${texts.back}</a> · <a href="?part=html">${texts.html}</a></nav>
<main><h1>${mail.subject}</h1><p>${receiver(mail)}, ${sent(mail, language)}</p><pre>${linked(mail.text ?? '')}</pre></main>`
    return c.html(frame(language, mail.subject ?? texts.title, body))
  })
  return pages
}
