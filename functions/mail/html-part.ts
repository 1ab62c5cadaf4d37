import { html } from 'hono/html'
import type { Letter, LetterSection } from './letter'

/** Light theme of the page; mail programs that darken mails find every colour said, so they turn all of them around. */
const STYLE = {
  body: 'margin:0;padding:16px;background:#F3F6F9;color:#14202B;font:16px/1.5 system-ui,sans-serif',
  sheet: 'max-width:600px;margin:0 auto;padding:24px;background:#FFFFFF;border:1px solid #66788C',
  h1: 'margin:0 0 8px;font-size:20px;line-height:1.3',
  h2: 'margin:24px 0 4px;font-size:16px',
  list: 'margin:0;padding-left:20px',
  button:
    'display:inline-block;min-height:44px;line-height:44px;padding:0 24px;font-size:16px;background:#14523D;color:#FFFFFF;text-decoration:none;border-radius:6px',
  footer: 'margin:24px 0 0;font-size:14px;color:#44566A',
  link: 'color:#0B57A4',
  hidden: 'display:none;max-height:0;overflow:hidden',
}

const section = ({ title, lines }: LetterSection) => html`
<h2 style="${STYLE.h2}">${title}</h2>
<ul style="${STYLE.list}">${lines.map((line) => html`<li>${line}</li>`)}</ul>`

/** The HTML part: one column, no image, no script, no form, no remote font; every text is escaped. */
export function htmlPart(letter: Letter): string {
  const { second, less } = letter
  return html`<!doctype html>
<html lang="${letter.lang}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${letter.subject}</title>
</head>
<body style="${STYLE.body}">
${second === undefined ? '' : html`<div style="${STYLE.hidden}">${second}</div>`}
<main style="${STYLE.sheet}">
<h1 style="${STYLE.h1}">${letter.sentence}</h1>
${second === undefined ? '' : html`<p style="margin:0">${second}</p>`}
${letter.sections.map(section)}
<p style="margin:24px 0"><a href="${letter.action.url}" style="${STYLE.button}">${letter.action.label}</a></p>
<p style="${STYLE.footer}">${letter.footer.map((line) => html`${line}<br>`)}${
    less === undefined ? '' : html`<a href="${less.url}" style="${STYLE.link}">${less.label}</a>`
  }</p>
</main>
</body>
</html>
`.toString()
}
