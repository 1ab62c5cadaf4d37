import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { sesMailer } from '#functions/adapters/email'
import type { Mail } from '#functions/ports/mailer'

const SENDER = { name: 'Armada by Post', address: 'armada@armada.example' }
const MAIL: Mail = {
  messageId: 'f1.0.a.your-turn.0123@armada.example',
  to: 'a@example.org',
  subject: 'Armada: é and ü',
  text: 'Choose dials.\n',
  html: '<p>Choose dials.</p>',
  headers: { 'Auto-Submitted': 'auto-generated', References: '<game.1@armada.example>' },
}

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** Stands for SES: answers as told and keeps what it was asked. */
async function ses(listener: RequestListener) {
  server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  }
}

async function taking(statuses: readonly number[]) {
  const asked: { path: string; body: unknown }[] = []
  const config = await ses((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => {
      text += chunk
    })
    request.on('end', () => {
      const status = statuses[asked.length] ?? 200
      asked.push({ path: `${request.method} ${request.url}`, body: JSON.parse(text) })
      const type = status === 429 ? 'TooManyRequestsException' : 'MessageRejected'
      response.writeHead(status, { 'content-type': 'application/json', 'x-amzn-errortype': type })
      response.end(JSON.stringify(status === 200 ? { MessageId: 'x' } : { message: `answered ${status}` }))
    })
  })
  return { asked, config, mailer: sesMailer(SENDER, config) }
}

describe('A mail goes out by Amazon SES', () => {
  test('whole, with the headers that thread it', async () => {
    const { asked, mailer } = await taking([])
    await mailer.send(MAIL)
    await mailer.send({ ...MAIL, to: 'b@example.org' })
    expect(asked).toHaveLength(2)
    expect(asked[0]).toEqual({
      path: 'POST /v2/email/outbound-emails',
      body: {
        FromEmailAddress: '"Armada by Post" <armada@armada.example>',
        Destination: { ToAddresses: ['a@example.org'] },
        Content: {
          Simple: {
            Subject: { Data: MAIL.subject, Charset: 'UTF-8' },
            Body: {
              Text: { Data: MAIL.text, Charset: 'UTF-8' },
              Html: { Data: MAIL.html, Charset: 'UTF-8' },
            },
            Headers: [
              { Name: 'Auto-Submitted', Value: 'auto-generated' },
              { Name: 'References', Value: '<game.1@armada.example>' },
            ],
          },
        },
      },
    })
  })

  test('from a name that is not ASCII as an encoded word', async () => {
    const { asked, config } = await taking([])
    await sesMailer({ ...SENDER, name: 'Armada pocztą' }, config).send(MAIL)
    expect(asked[0]?.body).toMatchObject({
      FromEmailAddress: '=?UTF-8?B?QXJtYWRhIHBvY3p0xIU=?= <armada@armada.example>',
    })
  })

  test('at the second attempt, when there were too many at once', async () => {
    const { asked, mailer } = await taking([429])
    await mailer.send(MAIL)
    expect(asked).toHaveLength(2)
  })

  test('or fails, so that it is tried again, when SES will not have it or is not there', async () => {
    const { mailer, config } = await taking([400])
    await expect(mailer.send(MAIL)).rejects.toThrow('answered 400')
    const nowhere = { ...config, endpoint: 'http://127.0.0.1:1' }
    await expect(sesMailer(SENDER, nowhere).send(MAIL)).rejects.toThrow('ECONNREFUSED')
  })

  test('or fails soon, when SES says nothing', async () => {
    const config = await ses(() => {})
    await expect(sesMailer(SENDER, config, 50).send(MAIL)).rejects.toThrow('50 ms')
  })
})
