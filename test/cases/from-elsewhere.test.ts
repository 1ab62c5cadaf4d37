import { expect, test } from 'vitest'
import { begin } from '#shared/game'
import { isUpgrade } from '#shared/game/cards/catalog/upgrades'
import type { DecisionRequest } from '#shared/game/engine/decision'
import type { GameState, Ship } from '#shared/game/engine/state'
import { casesIn } from '#test/support/case-files'
import { playCase } from '#test/support/case-play'

const ELSEWHERE = 'elsewhere'
const INSET = 60_000
const NO_LUCK = {
  draw(): never {
    throw new Error('nothing is drawn for a question')
  },
}

/** As far away on the table as can be. */
function farFrom({ area, ships }: GameState, ship: Ship): Ship {
  const { x, y } = ship.pose
  const far = (at: number, size: number) => (at < size / 2 ? size - INSET : INSET)
  const pose = { ...ship.pose, x: far(x, area.width), y: far(y, area.height) }
  expect(ships[ELSEWHERE]).toBeUndefined()
  return { ...structuredClone(ship), id: ELSEWHERE, activated: true, pose }
}

/** Whether a card would be offered at the same moment if it were on another ship of the same kind. */
function isOfferedElsewhere(state: GameState, source: string, option: string): boolean {
  const moved = structuredClone(state)
  const card = moved.cards[source]
  const ship = card && moved.ships[card.on]
  if (!ship) throw new Error(`${source} is on no ship`)
  moved.ships[ELSEWHERE] = farFrom(moved, ship)
  card.on = ELSEWHERE
  return begin(moved, NO_LUCK)
    .pending()
    .some((request) => request.kind === 'option' && request.options.some(({ id }) => id === option))
}

const offersOf = (request: DecisionRequest) => (request.kind === 'option' ? request.options : [])

test('an upgrade acts for its own ship or around it, but for those that say otherwise (R16.1)', () => {
  const fromAnywhere = new Map<string, boolean>()
  for (const { file } of casesIn(['test/cases/cards'])) {
    const watch = ({ state, open }: { state: GameState; open: readonly DecisionRequest[] }): void => {
      for (const { id, source = '' } of open.flatMap(offersOf)) {
        const { card = '', on = '' } = state.cards[source] ?? {}
        if (!isUpgrade(card) || !state.ships[on] || fromAnywhere.get(card)) continue
        fromAnywhere.set(card, isOfferedElsewhere(state, source, id))
      }
    }
    if (file) playCase(file, { watch })
  }
  expect(fromAnywhere.size).toBeGreaterThan(120)
  const found = [...fromAnywhere].flatMap(([card, far]) => (far ? [card] : []))
  expect(new Set(found)).toEqual(
    new Set([
      // Commanders, for all of their fleet.
      ...['admiral-ackbar', 'admiral-konstantine', 'admiral-raddus', 'admiral-screed', 'admiral-sloane'],
      ...['commander-sato', 'darth-vader-commander', 'garm-bel-iblis', 'general-dodonna', 'general-rieekan'],
      ...['general-tagge', 'grand-admiral-thrawn', 'grand-moff-tarkin', 'moff-jerjerrod'],
      // Fleet commands.
      ...['all-fighters-follow-me', 'entrapment-formation', 'intensify-firepower', 'shields-to-maximum'],
      // Wherever ships and obstacles are.
      ...['admiral-titus', 'hondo-ohnaka', 'grav-shift-reroute'],
      // Moments of the whole table, at which they act for their own ship.
      ...['bail-organa', 'captain-needa', 'early-warning-system', 'governor-pryce', 'profundity', 'redundant-shields'],
      ...['reinforced-blast-doors', 'sovereign', 'support-officer'],
    ]),
  )
})
