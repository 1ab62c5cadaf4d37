import { RULES } from '#functions/entry/deps'
import type { Rules } from '#functions/ports/deps'
import type { Fleet } from '#shared/fleet/fleet'
import type { GamePage } from '#shared/protocol/responses'
import type { Browser } from './browser'

export const REBELS: Fleet = {
  faction: 'rebel',
  ships: [
    { card: 'cr90-corvette-a', upgrades: [] },
    { card: 'nebulon-b-escort-frigate', upgrades: [] },
  ],
  squadrons: ['x-wing-squadron', 'x-wing-squadron'],
  objectives: { assault: 'most-wanted', defense: 'fire-lanes', navigation: 'superior-positions' },
}
export const EMPIRE: Fleet = {
  faction: 'imperial',
  ships: [{ card: 'victory-ii-class-star-destroyer', upgrades: [] }],
  squadrons: ['tie-fighter-squadron'],
  objectives: { assault: 'most-wanted', defense: 'hyperspace-assault', navigation: 'superior-positions' },
}

/** The rules of the service, by which fleets need no commander and may hold every card of the catalogue. */
export const BATTLE_RULES: Rules = {
  ...RULES,
  judgeFleet: async (fleet, options) =>
    (await RULES.judgeFleet(fleet, options)).filter(({ code }) => code !== 'not-yet' && code !== 'no-commander'),
}

/** Makes a game that fleets are brought to. */
export const makeBattle = async (maker: Browser, changes: object = {}): Promise<GamePage> => {
  const wanted = {
    kind: 'fleets',
    submissionId: 'new',
    salt: 'a'.repeat(32),
    hoursPerHandOff: 48,
    options: 'casual-400',
  }
  return (await maker.post('/games', { ...wanted, ...changes })).json as GamePage
}
export const joinBattle = (joiner: Browser, { invitation = '' }: GamePage) =>
  joiner.post(invitation.replace('/i/', '/invitations/'), { salt: 'b'.repeat(32) })

export const bring = (browser: Browser, id: string, fleet: Fleet, submissionId = 'f1') =>
  browser.post(`/games/${id}/fleet`, { submissionId, fleet })
