import type { GameEvent } from '#shared/game/engine/event'
import type { GamePage, LogEntry } from '#shared/play/protocol/responses'
import { CR90, VICTORY, waitingPage } from './game-pages'

const at = '2030-05-02T09:00:00Z'
const ATTACK: GameEvent[] = [
  {
    type: 'attackDeclared',
    attacker: VICTORY,
    zone: 'front',
    defender: CR90,
    defendingZone: 'rear',
    range: 'medium',
    obstructedBy: [],
  },
  {
    type: 'diceRolled',
    attacker: VICTORY,
    dice: [
      { id: 'd1', color: 'red', face: 'hit' },
      { id: 'd2', color: 'red', face: 'double-hit' },
    ],
  },
  { type: 'damageDetermined', attacker: VICTORY, defender: CR90, icons: 3, total: 3 },
  { type: 'shieldsLost', ship: CR90, zone: 'rear', points: 1 },
  { type: 'attacksEnded', attacker: VICTORY },
]
const logged = (events: readonly GameEvent[], after: number): LogEntry[] =>
  events.map((event, n) => ({ step: after + 1 + n, at, event }))
const EARLIER = logged([{ type: 'roundBegan', round: 1, firstPlayer: 'a' }], 0)
export const PLAYED = [...EARLIER, ...logged(ATTACK, 1)]

/** The page before and after the attack of the other player. */
export const pageBefore = (): GamePage => {
  const page = waitingPage()
  return { ...page, log: EARLIER, ...(page.view && { view: { ...page.view, step: 1 } }) }
}
export function pageAfter(): GamePage {
  const page = pageBefore()
  const cr90 = page.view?.ships[CR90]
  if (!page.view || !cr90) throw new Error('the CR90 is there')
  const ships = { ...page.view.ships, [CR90]: { ...cr90, shields: { ...cr90.shields, rear: 0 } } }
  return { ...page, log: PLAYED, view: { ...page.view, step: 6, ships } }
}
