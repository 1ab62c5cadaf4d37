import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { gatewayPost } from '#functions/adapters/live-gateway'

const ENV = {
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'AKID',
  AWS_SECRET_ACCESS_KEY: 'secret',
  AWS_SESSION_TOKEN: 'session',
}
/** A connection as API Gateway calls it. */
const ID = 'L0SM9cOFvHcCIhw='

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

interface Posted {
  request: IncomingMessage
  body: string
}

/** Stands for the gateway: answers with this status and keeps what came. */
async function gateway(status: number) {
  const posted: Posted[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    posted.push({ request, body: Buffer.concat(parts).toString() })
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  return { posted, post: gatewayPost(`http://127.0.0.1:${(server.address() as AddressInfo).port}/live`, ENV) }
}

const sha = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Signature Version 4 by the book. */
function signatureOf({ request, body }: Posted, signed: string[], scope: string): string {
  const { headers, method, url = '' } = request
  const path = url.split('/').map(encodeURIComponent).join('/')
  const lines = signed.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('')
  const canonical = [method, path, '', lines, signed.join(';'), sha(body)].join('\n')
  const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, sha(canonical)].join('\n')
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${ENV.AWS_SECRET_ACCESS_KEY}`)
  return hmac(key, text).toString('hex')
}

describe('a post to an open page, through API Gateway', () => {
  test('goes to its connection, signed as the role of the function', async () => {
    const { post, posted } = await gateway(200)
    expect(await post(ID, '{"game":"g","step":5}')).toBe('said')
    const [one] = posted
    if (one === undefined) throw new Error('nothing was posted')
    expect([one.request.method, one.request.url]).toEqual(['POST', '/live/@connections/L0SM9cOFvHcCIhw%3D'])
    expect(one.body).toBe('{"game":"g","step":5}')
    const [, key, scope = '', names = '', signature] =
      one.request.headers.authorization?.match(
        /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/,
      ) ?? []
    expect(key).toBe('AKID')
    expect(scope).toMatch(/^\d{8}\/eu-central-1\/execute-api\/aws4_request$/)
    const signed = names.split(';')
    expect(signed).toEqual(expect.arrayContaining(['host', 'x-amz-date', 'x-amz-security-token']))
    expect(signature).toBe(signatureOf(one, signed, scope))
  })

  test('says that a connection is gone, and fails at anything else', async () => {
    expect(await (await gateway(410)).post(ID, '{}')).toBe('gone')
    for (const status of [403, 429, 500])
      await expect((await gateway(status)).post(ID, '{}')).rejects.toThrow(`the gateway answered ${status}`)
  })

  test('fails where nobody answers', async () => {
    const { post } = await gateway(200)
    for (const close of closing.splice(0)) close()
    await expect(post(ID, '{}')).rejects.toThrow()
  })
})
