import type { Band } from '#shared/game/engine/region'
import type { UnitId } from '#shared/game/engine/state'
import type { GameView } from './game-view'

/** Cards that act within a distance of their own unit, and the farthest band of it; a test compares it with their rules. */
export const REACHES: Readonly<Record<string, Band>> = {
  'ahsoka-tano': 5,
  'biggs-darklighter': 1,
  'boba-fett': 1,
  'bomber-command-center': 5,
  'captain-jonus': 1,
  'colonel-jendon': 2,
  'commandant-aresko': 3,
  'comms-net': 5,
  'dash-rendar': 1,
  dengar: 2,
  'g-8-experimental-projector': 5,
  'gallant-haven': 1,
  'gar-saxon': 1,
  'hand-of-justice': 5,
  'hera-syndulla': 2,
  'home-one': 5,
  howlrunner: 1,
  instigator: 1,
  'instructor-goran': 2,
  'jamming-field': 2,
  'jan-ors': 2,
  'ketsu-onyo': 1,
  'leia-organa-officer': 5,
  'lieutenant-blount': 1,
  'major-rhymer': 1,
  'norra-wexley': 1,
  'phylon-q7-tractor-beams': 5,
  'projection-experts': 5,
  redemption: 5,
  'repair-crews': 2,
  'slicer-tools': 3,
  sovereign: 5,
  stronghold: 2,
  suppressor: 3,
  'tantive-iv': 5,
  'targeting-scrambler': 3,
  'the-grand-inquisitor': 5,
  'toryn-farr': 3,
  'zertik-strom': 1,
}

/** What a card of a unit reaches: distance 1 to `most` of it (R12.19). */
export interface Aura {
  unit: UnitId
  card: string
  most: Band
}

/** Of every card on the table that reaches so far; a card that is discarded does not. */
export function aurasOf({ cards, ships, squadrons }: Pick<GameView, 'cards' | 'ships' | 'squadrons'>): Aura[] {
  const upgrades = Object.values(cards).filter(({ on, discarded }) => !discarded && ships[on] !== undefined)
  const own = Object.values(squadrons).map(({ id, card }) => ({ on: id, card }))
  return [...upgrades, ...own].flatMap(({ on, card }) => {
    const most = REACHES[card]
    return most === undefined ? [] : [{ unit: on, card, most }]
  })
}
