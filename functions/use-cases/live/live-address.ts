import type { Actor, Deps } from '#functions/ports/deps'
import { visibleHead } from '#functions/use-cases/read/read-game'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { LIVE_PATH, type LiveAddress } from '#shared/play/protocol/live'
import { signTicket } from './live-ticket'

/** Where those who may read a game hear of its steps; a game that is over makes none. */
export async function liveAddress(
  deps: Pick<Deps, 'games' | 'clock' | 'settings'>,
  actor: Actor | undefined,
  network: string | undefined,
  id: string,
): Promise<LiveAddress | ServiceRefusal> {
  const { liveKey, origin } = deps.settings
  if (!liveKey) return new ServiceRefusal('no-such-page')
  const head = await visibleHead(deps, actor, id)
  if (head === undefined) return new ServiceRefusal('no-such-game')
  if (head.state?.result !== undefined) return new ServiceRefusal('game-over')
  const ticket = signTicket(
    liveKey,
    { game: id, step: head.state?.step ?? 0, ...(actor && { player: actor.player }), ...(network && { network }) },
    deps.clock.now(),
  )
  return { address: `${origin.replace(/^http/, 'ws')}${LIVE_PATH}?ticket=${ticket}` }
}
