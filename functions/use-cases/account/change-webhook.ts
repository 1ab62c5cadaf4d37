import type { Deps } from '#functions/ports/deps'
import type { PlayerId } from '#functions/ports/head'
import type { Player, Webhook, WebhookId } from '#functions/ports/player-store'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { changePlayer } from './profile'

/** Changes one webhook of a player, however many do so at once; answers the player, undefined if there is none. */
export function changeWebhook(
  deps: Pick<Deps, 'players'>,
  player: PlayerId,
  id: WebhookId,
  change: (webhook: Webhook) => Webhook,
): Promise<Player | undefined | ServiceRefusal> {
  return changePlayer(deps, player, (before) => {
    const { webhooks = [] } = before
    if (!webhooks.some((one) => one.id === id)) return new ServiceRefusal('no-such-webhook')
    return { ...before, webhooks: webhooks.map((one) => (one.id === id ? change(one) : one)) }
  })
}
