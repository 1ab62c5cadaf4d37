import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto'
import { SignatureV4 } from '@smithy/signature-v4'
import type { LivePost } from '#functions/ports/live-page'

/** Of one post; the gateway is beside us. */
const PATIENCE_MS = 2_000

type Bytes = string | ArrayBuffer | ArrayBufferView

const bytesOf = (data: Bytes): string | Uint8Array =>
  typeof data === 'string'
    ? data
    : ArrayBuffer.isView(data)
      ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
      : new Uint8Array(data)

/** SHA-256, or with a secret HMAC, in the form that the signer asks for. */
class Sha256 {
  private readonly secret: Bytes | undefined
  private hash: Hash | Hmac

  constructor(secret?: Bytes) {
    this.secret = secret
    this.hash = this.begun()
  }

  reset(): void {
    this.hash = this.begun()
  }

  update(data: Bytes): void {
    this.hash.update(bytesOf(data))
  }

  async digest(): Promise<Uint8Array> {
    return new Uint8Array(this.hash.digest())
  }

  private begun(): Hash | Hmac {
    return this.secret === undefined ? createHash('sha256') : createHmac('sha256', bytesOf(this.secret))
  }
}

/**
 * Posts to connections of API Gateway, as the role of this function.
 * @param endpoint `https://….amazonaws.com/STAGE`; a connection is called the same behind a name of one's own
 * @param env has region and credentials, as Lambda gives them
 */
export function gatewayPost(
  endpoint: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): LivePost {
  const { protocol, hostname, host, port, pathname } = new URL(endpoint)
  const signer = new SignatureV4({
    service: 'execute-api',
    region: env.AWS_REGION ?? '',
    credentials: {
      accessKeyId: env.AWS_ACCESS_KEY_ID ?? '',
      secretAccessKey: env.AWS_SECRET_ACCESS_KEY ?? '',
      ...(env.AWS_SESSION_TOKEN && { sessionToken: env.AWS_SESSION_TOKEN }),
    },
    sha256: Sha256,
  })
  return async (id, text) => {
    const path = `${pathname}/@connections/${encodeURIComponent(id)}`
    const request = {
      method: 'POST',
      protocol,
      hostname,
      ...(port && { port: Number(port) }),
      path,
      query: {},
      headers: { host, 'content-type': 'application/json' },
      body: text,
    }
    const { headers } = await signer.sign(request)
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const { status, ok } = await fetch(`${protocol}//${host}${path}`, { method: 'POST', headers, body: text, signal })
    if (status === 410) return 'gone'
    if (!ok) throw new Error(`the gateway answered ${status}`)
    return 'said'
  }
}
