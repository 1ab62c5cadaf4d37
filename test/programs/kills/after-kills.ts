import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openEmbedded } from '#functions/adapters/dynamodb/embedded'
import { storesOn } from '#functions/adapters/dynamodb/open'
import { fileOf, folderMailer } from '#functions/adapters/email-folder'
import { systemClock } from '#functions/adapters/system-clock'
import { assemble } from '#functions/entry/assemble'
import { rebuild } from '#functions/maintenance/rebuild'
import { stateFromLog } from '#functions/maintenance/replay-log'
import { WholeTable } from '#functions/maintenance/whole-table'
import type { Deps } from '#functions/ports/deps'
import type { LogRow, NoticeRow } from '#functions/ports/game-store'
import type { Head } from '#functions/ports/head'
import { tick } from '#functions/use-cases/clock/tick'
import { logFault } from '#functions/use-cases/commit/log-chain'
import { SEATS } from '#shared/game/engine/state'
import { canonicalJson } from '#shared/play/replay/fingerprint'

const MINUTE = 60_000

/** An answer that a client has sent. `sure`: it was told that it counts. */
export interface SentAnswer {
  game: string
  request: string
  sure: boolean
}

/** What is wrong in a data folder after its service was killed for the last time, once the tick has come by; one line each. */
export async function faultsAfterKills(
  folder: string,
  games: readonly string[],
  sent: readonly SentAnswer[],
): Promise<string[]> {
  const engine = await openEmbedded({ folder })
  const mails = join(folder, 'mail')
  try {
    const stores = storesOn(engine.table)
    const mailer = folderMailer(mails, { name: 'Armada', address: 'armada@example.org' })
    const settings = { build: 'kills', origin: 'http://armada.localhost', noticeGraceMs: 20 }
    const at = (ahead: number): Deps =>
      assemble(stores, mailer, settings, { clock: { now: () => systemClock.now() + ahead } })
    // Past the watch hints and the claims of senders that died; twice, for what the first one puts off.
    for (const minutes of [20, 30]) await tick(at(minutes * MINUTE))
    const deps = at(31 * MINUTE)
    const files = await readdir(mails)
    const found = await Promise.all(games.map((game) => faultsOf(deps, game, sent, files)))
    const stale = await rebuild(new WholeTable(engine.client, engine.table.name), deps.clock.now(), { write: false })
    return [
      ...found.flat(),
      ...stale.map(({ what, pk, sk }) => `a row that follows from HEAD was to be ${what}: ${pk} ${sk}`),
      ...(await halfMails(mails, files)),
    ]
  } finally {
    await engine.close()
  }
}

async function faultsOf(
  deps: Deps,
  game: string,
  sent: readonly SentAnswer[],
  files: readonly string[],
): Promise<string[]> {
  const head = (await deps.games.load(game))?.head
  if (!head?.state) return [`${game} is gone`]
  const log = await deps.games.wholeLog(game)
  const fault = logFault(log, head.revision)
  if (fault) return [`${game}: log row ${fault.revision} is ${fault.what}`]
  const replayed = stateFromLog(head, log, [])
  const isSame = 'state' in replayed && canonicalJson(replayed.state) === canonicalJson(head.state)
  const answers = log.flatMap(({ decisions }) => decisions.flatMap((one) => (one.kind === 'answer' ? one : [])))
  const times = (request: string) => answers.filter((answer) => answer.request === request).length
  // What cannot matter nobody is asked
  const byHand = answers.filter(({ by }) => by === 'player')
  const own = sent.filter((one) => one.game === game)
  return [
    ...(isSame ? [] : [`${game}: the log does not lead to HEAD`]),
    ...own.flatMap(({ request, sure }) =>
      (sure ? times(request) === 1 : times(request) <= 1)
        ? []
        : [`${game}: the answer to ${request} is there ${times(request)} times`],
    ),
    ...byHand.flatMap((answer) =>
      own.some(({ request }) => request === answer.request) ? [] : [`${game}: nobody answered ${answer.request}`],
    ),
    ...noticeFaults(
      head,
      log,
      (await Promise.all(log.map(({ revision }) => deps.games.notices(game, revision)))).flat(),
      files,
    ),
  ]
}

/** Each notice is there once and settled, each mail that was sent is in the folder, and who is awaited has been told. */
function noticeFaults(
  head: Head,
  log: readonly LogRow[],
  notices: readonly NoticeRow[],
  files: readonly string[],
): string[] {
  const ids = notices.map(({ messageId }) => messageId)
  // Behind the sign comes the host of the service.
  const isThere = (id: string) => files.some((name) => name.startsWith(fileOf(id).replace('.eml', '@')))
  const open = notices.filter(({ status }) => status !== 'sent' && status !== 'dropped')
  const unsent = notices.filter(({ status, messageId }) => status === 'sent' && !isThere(messageId))
  const asked = head.out.awaited.after.map(({ request }) => request)
  const untold = SEATS.flatMap((seat) => {
    const { owes, since } = head.desk.clocks[seat] ?? {}
    if (owes === undefined) return []
    // Whose own answer made the hand-off is there just then, and gets no notice.
    if (log.some(({ at, decisions }) => at === since && decisions.some((one) => one.seat === seat))) return []
    const id = `${owes}.your-turn.${head.id}`
    // Who has answered the first question in time is not told of those that followed at once.
    return ids.includes(id) && (isThere(id) || !asked.includes(owes)) ? [] : [`${seat} (${owes})`]
  })
  return [
    ...(new Set(ids).size === ids.length ? [] : [`${head.id}: a notice is there twice`]),
    ...open.map(({ messageId, status }) => `notice ${messageId} is still ${status}`),
    ...unsent.map(({ messageId }) => `mail ${messageId} was sent and is not in the folder`),
    ...untold.map((seat) => `${head.id}: seat ${seat} was not told that it is awaited`),
  ]
}

/** A mail begins with its headers and ends with the end of its last part. */
async function halfMails(folder: string, files: readonly string[]): Promise<string[]> {
  const mails = files.filter((name) => name.endsWith('.eml'))
  const texts = await Promise.all(mails.map((name) => readFile(join(folder, name), 'utf8')))
  return mails
    .filter((_, i) => !/^[\s\S]*\nMessage-ID:\s*<[\s\S]*--\n*$/.test(texts[i] ?? ''))
    .map((name) => `${name} is half a mail`)
}
