import { otherSeat, type Seat } from '#shared/game/engine/state'
import type { GamePage } from '#shared/play/protocol/responses'
import type { GameView } from '#shared/play/view/game-view'
import { device } from '#web/state/device.svelte'

/** A newcomer's first round as the Rebels against the bot is guided (ux 8). @returns whose it is */
export function guidedSeat({ status, you, seats }: GamePage, { round, factions }: GameView): Seat | undefined {
  if (!device.coach || round > 2 || status !== 'running' || you === 'spectator') return undefined
  return factions[you] === 'rebel' && seats[otherSeat(you)]?.bot !== undefined ? you : undefined
}
