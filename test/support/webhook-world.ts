import type { Player, Webhook } from '#functions/ports/player-store'
import type { WebhookAnswer } from '#functions/ports/webhook-sender'
import { tick } from '#functions/use-cases/clock/tick'
import { GAME, MINUTE, T, type World, world } from './store-world'

export const HOOK: Webhook = { id: 'aaaaaaaaaaaaaaaa', url: 'https://one.example/', created: T, secret: 'whsec_AAAA' }
export const OTHER: Webhook = { ...HOOK, id: 'bbbbbbbbbbbbbbbb', url: 'https://two.example/' }
export const DISCORD: Webhook = { id: 'dddddddddddddddd', url: 'https://discord.com/api/webhooks/1/x', created: T }

/** A world in which Anne has these webhooks. */
export async function worldWith(
  webhooks: Webhook[],
  options: Parameters<typeof world>[0] = { hours: 14 * 24 },
): Promise<World> {
  const w = await world(options)
  await change(w, (anne) => ({ ...anne, webhooks }))
  return w
}
export async function change({ deps }: World, how: (anne: Player) => Player): Promise<void> {
  const anne = await deps.players.load('anne')
  if (!anne) throw new Error('there is no Anne')
  await deps.players.commit({ ...how(anne), revision: anne.revision + 1 }, anne.revision)
}
export const webhooksOf = async ({ deps }: World): Promise<Webhook[]> =>
  (await deps.players.load('anne'))?.webhooks ?? []
export const hookOf = async (w: World): Promise<Webhook | undefined> => (await webhooksOf(w))[0]

export async function tickAt(w: World, now: number): Promise<void> {
  w.at(now)
  await tick(w.deps)
}
/** Something that is waited for until it is opened. */
export function gate(): { passed: Promise<void>; open(): void } {
  let open = () => {}
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { passed, open: () => open() }
}
/** Ticks every minute from … up to …, both included. */
export async function run(w: World, from: number, to: number): Promise<void> {
  for (let now = from; now <= to; now += MINUTE) await tickAt(w, now)
}
export const told = ({ mails }: World) => mails.map(({ to, subject }) => `${to.split('@')[0]} ${subject}`)
export const posted = ({ posts }: World) => posts.map(({ url }) => new URL(url).host)
export const settled = async ({ games }: World) =>
  (await games.notices(GAME, 2)).map(({ person, channel, status }) => `${person} ${channel.split(':')[0]} ${status}`)
export const troubles = (w: World) => told(w).filter((mail) => mail.endsWith('trouble'))
export const hints = ({ games }: World) => games.rows.all().filter(([pk]) => pk.startsWith('DUE#'))
export const down = (): WebhookAnswer => ({ status: 500 })
