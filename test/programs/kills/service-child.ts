import { join } from 'node:path'
import { startLocal } from '#functions/local/service'

/** The whole service on a data folder and a port, until it is killed; says so when it listens. */
const [folder = '', port = ''] = process.argv.slice(2)
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'
const { url } = await startLocal({
  port: Number(port),
  dataFolder: folder,
  mailFolder: join(folder, 'mail'),
  tickMs: 50,
  noticeGraceMs: 20,
})
process.stdout.write(`${url}\n`)
