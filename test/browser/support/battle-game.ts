import type { Fleet } from '#shared/fleet/fleet'
import type { PresetId } from '#shared/fleet/game-presets'
import type { GamePage } from '#shared/play/protocol/responses'
import { seededHex } from '#test/support/seeded-entropy'
import type { Player } from './player'

const hex = seededHex(2)

/** Two ships and two squadrons; the cheaper of both fleets. */
export const REBELS: Fleet = {
  faction: 'rebel',
  ships: [
    { card: 'nebulon-b-escort-frigate', upgrades: ['general-dodonna'] },
    { card: 'cr90-corvette-a', upgrades: [] },
  ],
  squadrons: ['x-wing-squadron', 'x-wing-squadron'],
  objectives: { assault: 'most-wanted', defense: 'fire-lanes', navigation: 'minefields' },
}
/** One ship and three squadrons. */
export const EMPIRE: Fleet = {
  faction: 'imperial',
  ships: [{ card: 'victory-ii-class-star-destroyer', upgrades: ['grand-moff-tarkin', 'gunnery-team'] }],
  squadrons: ['tie-fighter-squadron', 'tie-fighter-squadron', 'tie-fighter-squadron'],
  objectives: { assault: 'precision-strike', defense: 'contested-outpost', navigation: 'superior-positions' },
}

async function ask(player: Player, path: string, data: object): Promise<GamePage> {
  const answer = await player.page.request.post(path, { data })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  return await answer.json()
}

/** A battle of two signed-in players who have both brought their fleets: nothing is set up yet. @returns its id */
export async function battleBegan(
  host: Player,
  guest: Player,
  fleets: readonly [Fleet, Fleet],
  options: PresetId,
): Promise<string> {
  const wanted = { kind: 'fleets', submissionId: hex(8), salt: hex(16), hoursPerHandOff: 48, options }
  const { id, invitation } = await ask(host, '/games', wanted)
  await ask(guest, `/invitations/${invitation?.slice('/i/'.length)}`, { salt: hex(16) })
  await ask(host, `/games/${id}/fleet`, { submissionId: hex(8), fleet: fleets[0] })
  await ask(guest, `/games/${id}/fleet`, { submissionId: hex(8), fleet: fleets[1] })
  return id
}
