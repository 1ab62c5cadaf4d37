import { join } from 'node:path'
import { startLocal } from '#functions/local/service'
import { originOf, sentenceOf } from '#functions/local/start-fault'
import { buildClient, CLIENT_FOLDER } from '#functions/local/web-client'
import { discordIn } from './assemble'

/** Short, so that a newcomer who plays both sides need not wait for the mails. */
const TICK_MS = 2_000
const GRACE_MS = 3_000

const USAGE = `npm start
Runs the whole service on this machine. Settings come from the environment:
PORT                    where it listens (8080)
DATA_FOLDER             where games and mails lie (.local)
ORIGIN                  the address that others reach it by
WEBHOOKS_TO_LOOPBACK=1  lets webhooks lead to this machine
MAINTENANCE=on          nothing is changed, and no time runs
DISCORD_APPLICATION     number of the bot's application at Discord
DISCORD_PUBLIC_KEY      its public key`

if (process.argv.includes('--help')) {
  console.log(USAGE)
  process.exit(0)
}

const { PORT = '8080', DATA_FOLDER = '.local', ORIGIN, WEBHOOKS_TO_LOOPBACK } = process.env

const port = Number(PORT)
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT must be a number from 0 (any free one) to 65535, not ${PORT}.`)
  process.exit(1)
}

// The newcomer is not the one to tell which Node the SDK will want next year.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'

// A disk may become full at any time, and the engine of the store ends then.
process.on('uncaughtException', giveUp)

function giveUp(error: unknown): never {
  console.error(sentenceOf(error, DATA_FOLDER) ?? error)
  process.exit(1)
}

try {
  const origin = ORIGIN === undefined ? undefined : originOf(ORIGIN)
  await buildClient(CLIENT_FOLDER, (progress) => console.log(progress))
  const service = await startLocal({
    port,
    dataFolder: DATA_FOLDER,
    mailFolder: join(DATA_FOLDER, 'mail'),
    clientFolder: CLIENT_FOLDER,
    tickMs: TICK_MS,
    noticeGraceMs: GRACE_MS,
    loopbackWebhooks: WEBHOOKS_TO_LOOPBACK === '1',
    ...(origin !== undefined && { origin }),
    maintenance: process.env.MAINTENANCE === 'on',
    ...discordIn(process.env),
  })
  if (service.mended > 0) console.log(`${service.mended} rows of lists were missing or wrong, and are mended.`)
  const mails = origin === undefined ? '/mail' : `${service.mailsAt}, to nobody else`
  console.log(`Armada by Post runs at ${service.url} (the mails it sends are shown at ${mails})`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void service.close().then(() => process.exit(0)))
  }
} catch (error) {
  giveUp(error)
}
