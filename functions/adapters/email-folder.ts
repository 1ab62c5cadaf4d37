import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mail, Mailer } from '#functions/ports/mailer'
import { oneLine, type Sender, subjectOf } from './email'

const SUFFIX = '.eml'
const FILE_NAME = /^[A-Za-z0-9._@+-]{1,200}\.eml$/

/** Ids keep letters, figures and a few signs, so that a file name never leads out of its folder. */
export const fileOf = (messageId: string): string => `${messageId.replaceAll(/[^A-Za-z0-9._@+-]/g, '_')}${SUFFIX}`

/** The mail as nodemailer takes it: text and HTML as alternatives, headers as they are, nothing loaded from anywhere. */
export const messageOf = (mail: Mail, sender: Sender) => ({
  from: sender,
  to: mail.to,
  subject: subjectOf(mail),
  messageId: `<${mail.messageId}>`,
  text: mail.text,
  html: mail.html,
  headers: Object.fromEntries(Object.entries(mail.headers).map(([name, value]) => [name, oneLine(value)])),
  disableFileAccess: true,
  disableUrlAccess: true,
  xMailer: false as const,
})

/**
 * Writes every mail as a file named by its Message-ID: the same mail sent twice is one file. Written beside and renamed,
 * so that a stop in the middle leaves no half mail.
 */
export function folderMailer(folder: string, sender: Sender): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  let unfinished = 0
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, sender))
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not composed into one buffer')
      await mkdir(folder, { recursive: true })
      unfinished += 1
      const beside = join(folder, `.${process.pid}.${unfinished}`)
      await writeFile(beside, message)
      await rename(beside, join(folder, fileOf(mail.messageId)))
    },
  }
}

/** The names of the mails in a folder, newest first. */
export async function mailFiles(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const names = (await readdir(folder)).filter((name) => FILE_NAME.test(name))
  const dated = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })))
  return dated.sort((x, y) => y.at - x.at || x.name.localeCompare(y.name)).map(({ name }) => name)
}

/** One mail as it was written; undefined if there is none of that name. */
export async function readMail(folder: string, name: string): Promise<Buffer | undefined> {
  if (!FILE_NAME.test(name)) return undefined
  try {
    return await readFile(join(folder, name))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
