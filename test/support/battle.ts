import type { Fleet } from '#shared/fleet/fleet'
import type { GamePage } from '#shared/play/protocol/responses'
import { type TestApp, testApp } from './app'
import type { Browser } from './browser'

export const REBELS: Fleet = {
  faction: 'rebel',
  ships: [
    { card: 'cr90-corvette-a', upgrades: [] },
    { card: 'nebulon-b-escort-frigate', upgrades: ['general-dodonna'] },
  ],
  squadrons: ['x-wing-squadron', 'x-wing-squadron'],
  objectives: { assault: 'most-wanted', defense: 'fire-lanes', navigation: 'superior-positions' },
}
export const EMPIRE: Fleet = {
  faction: 'imperial',
  ships: [{ card: 'victory-ii-class-star-destroyer', upgrades: ['grand-moff-tarkin'] }],
  squadrons: ['tie-fighter-squadron'],
  objectives: { assault: 'most-wanted', defense: 'hyperspace-assault', navigation: 'superior-positions' },
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

export interface Lobby {
  app: TestApp
  a: Browser
  b: Browser
  made: GamePage
  id: string
}

/** A game to which fleets are brought, with both seats taken. */
export async function lobby(changes: object = {}): Promise<Lobby> {
  const app = testApp()
  const a = await app.signedIn('a@example.org')
  const b = await app.signedIn('b@example.org')
  const made = await makeBattle(a, changes)
  await joinBattle(b, made)
  return { app, a, b, made, id: made.id }
}
