import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { simpleParser } from 'mailparser'
import { afterEach, describe, expect, test } from 'vitest'
import { smtpMailer } from '#functions/adapters/email'
import type { Mail } from '#functions/ports/mailer'

const SENDER = { name: 'Armada by Post', address: 'armada@armada.example' }
const MAIL: Mail = {
  messageId: 'f1.0.a.your-turn.0123@armada.example',
  to: 'a@example.org',
  subject: 'Armada: é and ü',
  text: 'Choose dials.\n.\nA line with a dot alone ends no mail.\n',
  html: '<p>Choose dials.</p>',
  headers: { 'Auto-Submitted': 'auto-generated' },
}

let server: Server | undefined
afterEach(() => server?.close())

/** As much of an SMTP server as one client needs: it takes what comes and keeps the mails. */
async function smtpServer(answerToMail = '250 kept'): Promise<{ url: string; mails: string[] }> {
  const mails: string[] = []
  server = createServer((socket) => {
    let rest = ''
    let inMail = false
    socket.setEncoding('utf8').write('220 ready\r\n')
    socket.on('data', (chunk: string) => {
      rest += chunk
      for (;;) {
        const end = rest.indexOf(inMail ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const piece = rest.slice(0, end)
        rest = rest.slice(end + (inMail ? 5 : 2))
        if (inMail) mails.push(piece.replaceAll('\r\n..', '\r\n.'))
        const begins = !inMail && piece === 'DATA'
        socket.write(
          inMail ? `${answerToMail}\r\n` : begins ? '354 go on\r\n' : piece === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n',
        )
        inMail = begins
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, mails }
}

describe('A mail goes out by SMTP', () => {
  test('whole, with its id and headers', async () => {
    const { url, mails } = await smtpServer()
    const mailer = smtpMailer(url, SENDER)
    await mailer.send(MAIL)
    await mailer.send({ ...MAIL, messageId: 'second@armada.example' })
    expect(mails).toHaveLength(2)
    const mail = await simpleParser(mails[0] ?? '')
    expect(mail.messageId).toBe(`<${MAIL.messageId}>`)
    expect(mail.subject).toBe(MAIL.subject)
    expect(mail.text).toBe(MAIL.text)
    expect(mail.html).toContain(MAIL.html)
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated')
    expect(mail.from?.text).toContain(SENDER.address)
  })

  test('or fails, so that it is tried again, when the next station will not have it or is not there', async () => {
    const { url } = await smtpServer('451 later')
    await expect(smtpMailer(url, SENDER).send(MAIL)).rejects.toThrow('451')
    await expect(smtpMailer('smtp://127.0.0.1:1', SENDER).send(MAIL)).rejects.toThrow('ECONNREFUSED')
  })

  test.each([
    ['greets nobody', ''],
    ['greets and then falls silent', '220 ready\r\n'],
  ])('or fails soon, when the next station %s', async (_, greeting) => {
    server = createServer((socket) => socket.write(greeting))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
    await expect(smtpMailer(url, SENDER, 50).send(MAIL)).rejects.toThrow(/timeout|never received/i)
  })
})
