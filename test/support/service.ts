import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { mailFiles, readMail } from '#functions/adapters/email-folder'
import type { SocketBounds } from '#functions/local/live-sockets'
import { type LocalService, startLocal } from '#functions/local/service'
import { buildClient, CLIENT_FOLDER } from '#functions/local/web-client'
import type { Entropy } from '#functions/ports/entropy'
import { seededEntropy } from './seeded-entropy'

export interface TestService extends LocalService {
  mailFolder: string
  /** The path `/sign-in/…` of the newest link that was sent to an address. */
  signInPath(email: string): Promise<string>
  /** The newest code that was sent to an address. */
  signInCode(email: string): Promise<string>
  /** Subjects, texts and headers of all mails to an address, newest first. */
  mailsTo(email: string): Promise<ReadMail[]>
}
export interface ReadMail {
  subject: string
  text: string
  messageId: string
}

export interface TestServiceOptions {
  /** Builds the web client, if it has changed, and serves its pages. */
  pages?: boolean
  /** Without it: soon, but seldom where pages are served, for a tick takes long and no page waits for one. */
  tickMs?: number
  noticeGraceMs?: number
  port?: number
  /** Where the table lies; without it, in memory. */
  dataFolder?: string
  /** Whether webhooks may lead to this machine. */
  loopbackWebhooks?: boolean
  /** Where secrets and ids come from; without it, the same in every run. */
  entropy?: Entropy
  /** Public address, e.g. of a tunnel. */
  origin?: string
  liveBounds?: Partial<SocketBounds>
}

/** Starts the whole local service on a free port of the loopback interface, with its mails in a folder of its own. */
export async function startService(options: TestServiceOptions = {}): Promise<TestService> {
  const {
    pages = false,
    tickMs = pages ? 5_000 : 200,
    noticeGraceMs = 0,
    port = 0,
    dataFolder,
    loopbackWebhooks = false,
    entropy = seededEntropy(1),
    origin,
    liveBounds = {},
  } = options
  const mailFolder = await mkdtemp(join(tmpdir(), 'armada-mail-'))
  if (pages) await buildClient()
  const service = await startLocal({
    port,
    mailFolder,
    tickMs,
    noticeGraceMs,
    loopbackWebhooks,
    entropy,
    liveBounds,
    ...(dataFolder === undefined ? {} : { dataFolder }),
    ...(origin === undefined ? {} : { origin }),
    ...(pages ? { clientFolder: CLIENT_FOLDER } : {}),
  })
  const mailsTo = async (email: string) => {
    const all = await Promise.all(
      (await mailFiles(mailFolder)).map(async (name) => simpleParser((await readMail(mailFolder, name)) ?? '')),
    )
    return all
      .filter(({ to }) => to !== undefined && !Array.isArray(to) && to.text === email)
      .map((mail) => ({ subject: mail.subject ?? '', text: mail.text ?? '', messageId: mail.messageId ?? '' }))
  }
  /** What the newest mail to an address that has it says. */
  const newest = async (email: string, what: RegExp): Promise<string> => {
    for (const { text } of await mailsTo(email)) {
      const found = text.match(what)?.[0]
      if (found !== undefined) return found
    }
    throw new Error(`no mail to ${email} has ${what}`)
  }
  return {
    ...service,
    mailFolder,
    mailsTo,
    signInPath: (email) => newest(email, /\/sign-in\/[A-Za-z0-9_-]+/),
    signInCode: (email) => newest(email, /^[2-9A-Z]{3} [2-9A-Z]{3}$/m),
    async close() {
      await service.close()
      await rm(mailFolder, { recursive: true, force: true })
    },
  }
}
