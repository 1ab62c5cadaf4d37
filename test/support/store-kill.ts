import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Stores } from '#functions/adapters/dynamodb/open'
import { folderMailer } from '#functions/adapters/email-folder'
import { systemClock } from '#functions/adapters/system-clock'
import { systemEntropy } from '#functions/adapters/system-entropy'
import type { Deps } from '#functions/ports/deps'
import { tick } from '#functions/use-cases/clock/tick'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { submitDecisions } from '#functions/use-cases/submit/submit-decisions'
import { SEATS, type Seat } from '#shared/game/engine/state'
import { TINY_RULES } from './store-tiny-game'
import { actorOf, noWebhooks, tersely } from './store-world'

export const GAMES = Array.from({ length: 6 }, (_, i) => `0${i}`.repeat(16))
/** Rounds of: both choose, then one after the other. Long enough never to end under load. */
export const GROUPS: Seat[][] = Array.from({ length: 400 }, (): Seat[][] => [['a', 'b'], ['a'], ['b']]).flat()

export const mailFolder = (folder: string) => join(folder, 'mail')
/** A line `game submission` for every answer that a client got. */
export const acknowledged = (folder: string) => join(folder, 'acknowledged.txt')
/** A line for every mail that left, the name of its file. */
export const handedOver = (folder: string) => join(folder, 'handed-over.txt')

/** The service on a data folder, with mails written to files. `ahead`: how far its clock runs ahead, in ms. */
export function serviceOn(stores: Stores, folder: string, ahead = 0): Deps {
  const mailer = folderMailer(mailFolder(folder), { name: 'Armada', address: 'armada@example.org' })
  return {
    ...stores,
    clock: { now: () => systemClock.now() + ahead },
    entropy: systemEntropy,
    mailer: {
      async send(mail) {
        await mailer.send(mail)
        await appendFile(handedOver(folder), `${mail.messageId}\n`)
      },
    },
    webhooks: noWebhooks,
    noticeWriter: tersely,
    rules: async () => TINY_RULES,
    settings: { build: 'kill', origin: 'https://armada.example', noticeGraceMs: 20 },
  }
}

/** Plays all games from both sides and ticks, until it is killed. `answered` is told of every answer a client got. */
export async function load(deps: Deps, folder: string, answered: () => void): Promise<never> {
  const plays = GAMES.flatMap((game) => SEATS.map((seat) => play(deps, folder, game, seat, answered)))
  await Promise.all([...plays, ticks(deps)])
  throw new Error('the load has come to its end')
}

async function play(deps: Deps, folder: string, game: string, seat: Seat, answered: () => void): Promise<void> {
  for (;;) {
    const loaded = await deps.games.load(game)
    const open = loaded?.head.out.awaited.after.find((one) => one.seat === seat)
    if (!open) {
      await pause(20)
      continue
    }
    const { request, ask, subject } = open
    const script = [{ ask, subject, choose: { option: 'ok' } }]
    const command = { game, submissionId: request, answers: request, script }
    const answer = await submitDecisions(deps, actorOf(seat), command)
    if (answer instanceof ServiceRefusal) continue
    await appendFile(acknowledged(folder), `${game} ${request}\n`)
    answered()
  }
}

async function ticks(deps: Deps): Promise<void> {
  for (;;) {
    await tick(deps)
    await pause(30)
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
