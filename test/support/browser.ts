/** `fetch`, or the application itself. */
export type Answer = Pick<Response, 'status' | 'headers' | 'text'>
type Send = (url: string, init: RequestInit & { headers: Headers }) => Answer | Promise<Answer>

interface Reply {
  status: number
  headers: Headers
  text: string
  /** The body as JSON; undefined if there is none. */
  json: unknown
}

/** Requests to the application as a browser on its own pages makes them: own origin, cookies kept. */
export class Browser {
  private readonly cookies = new Map<string, string>()
  private readonly send: Send
  private readonly origin: string

  constructor(send: Send, origin: string) {
    this.send = send
    this.origin = origin
  }

  get = (path: string, headers: Record<string, string> = {}): Promise<Reply> =>
    this.ask('GET', path, undefined, headers)
  post = (path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> =>
    this.ask('POST', path, body === undefined ? '' : JSON.stringify(body), headers)
  patch = (path: string, body: unknown): Promise<Reply> => this.ask('PATCH', path, JSON.stringify(body), {})
  put = (path: string, body: unknown): Promise<Reply> => this.ask('PUT', path, JSON.stringify(body), {})
  delete = (path: string, body?: unknown): Promise<Reply> =>
    this.ask('DELETE', path, body === undefined ? undefined : JSON.stringify(body), {})
  /** A body as it is, e.g. one that is not JSON. */
  postText = (path: string, body: string): Promise<Reply> => this.ask('POST', path, body, {})

  private async ask(
    method: string,
    path: string,
    body: string | undefined,
    extra: Record<string, string>,
  ): Promise<Reply> {
    const headers = new Headers({ origin: this.origin, 'sec-fetch-site': 'same-origin', ...extra })
    if (body !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json')
    if (body !== undefined) headers.set('content-length', String(Buffer.byteLength(body)))
    if (this.cookies.size > 0)
      headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await this.send(`${this.origin}${path}`, {
      redirect: 'manual',
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    })
    for (const line of response.headers.getSetCookie()) this.keep(line)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
    return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : undefined }
  }

  private keep(line: string): void {
    const [, name = '', value = ''] = line.match(/^([^=]+)=([^;]*)/) ?? []
    if (/max-age=0/i.test(line)) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}
