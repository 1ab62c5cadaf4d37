import type { CaseReserve, CaseTable } from '#test/support/case-format-table'

/** Tables that are just being set up; seat a is the Rebels, who are first player and sit in the south. */

const OBSTACLES = ['asteroid-1', 'asteroid-2', 'asteroid-3', 'debris-1', 'debris-2', 'station'] as const

/** Both fleets beside the table. */
export const fleetsBeside = (): CaseReserve => ({
  ships: {
    cr90: { card: 'cr90-corvette-a' },
    nebulon: { card: 'nebulon-b-escort-frigate', upgrades: ['general-dodonna', 'gunnery-team'] },
    victory: { card: 'victory-ii-class-star-destroyer', upgrades: ['grand-moff-tarkin'] },
  },
  squadrons: {
    x1: { card: 'x-wing-squadron' },
    x2: { card: 'x-wing-squadron' },
    x3: { card: 'x-wing-squadron' },
    tie1: { card: 'tie-fighter-squadron' },
    tie2: { card: 'tie-fighter-squadron' },
    tie3: { card: 'tie-fighter-squadron' },
  },
})

const small = { phase: 'setup', options: 'tournament-180' } satisfies Partial<CaseTable>
const lain: CaseTable['obstacles'] = {
  'asteroid-1': { at: [260, 420], heading: 30 },
  'debris-1': { at: [650, 520], heading: 200 },
}

/** The Rebels' fleet is the cheaper one. */
export const initiativeTable = (): CaseTable => ({
  ...small,
  setup: { step: 'initiative', chooser: 'a' },
  reserve: { ...fleetsBeside(), obstacles: [...OBSTACLES] },
  objectiveCards: {
    a: ['most-wanted', 'fire-lanes', 'minefields'],
    b: ['precision-strike', 'contested-outpost', 'dangerous-territory'],
  },
})

export const objectiveTable = (): CaseTable => ({ ...initiativeTable(), setup: { step: 'objective' } })

/** The Empire is the second player and has placed the first one. */
export const obstaclesTable = (options: CaseTable['options'] = 'tournament-180'): CaseTable => ({
  phase: 'setup',
  options,
  setup: { step: 'obstacles', turn: 'a' },
  obstacles: lain,
  reserve: { ...fleetsBeside(), obstacles: OBSTACLES.filter((id) => !lain?.[id]) },
})

/** The Empire, the second player, places three tokens. */
export const tokenTable = (): CaseTable => ({
  ...deployTable(),
  setup: { step: 'obstacles' },
  objective: { card: 'fire-lanes' },
})

/** All are deployed, and the Rebels may move a debris field onto a TIE. */
export const shiftTable = (): CaseTable => ({
  phase: 'setup',
  options: 'casual-400',
  setup: { step: 'after-deploying' },
  obstacles: { 'debris-1': { at: [450, 450] } },
  ships: {
    cr90: { card: 'cr90-corvette-a', at: [450, 100], upgrades: [{ card: 'grav-shift-reroute', marker: [300, 450] }] },
    victory: { card: 'victory-ii-class-star-destroyer', at: [450, 800], heading: 180 },
  },
  squadrons: { tie: { card: 'tie-fighter-squadron', at: [540, 450] } },
})

/** The Rebels deploy their first ship. */
export const deployTable = (options: CaseTable['options'] = 'tournament-180'): CaseTable => ({
  phase: 'setup',
  options,
  setup: { step: 'deploying' },
  obstacles: { ...lain, station: { at: [450, 330] } },
  reserve: fleetsBeside(),
})

/** The Rebels have a ship on the table and may go on with squadrons. */
export function squadronsTable(options: CaseTable['options'] = 'tournament-180'): CaseTable {
  const { cr90, ...ships } = fleetsBeside().ships ?? {}
  const { victory, ...own } = ships
  return {
    ...deployTable(options),
    setup: { step: 'deploying', turns: { a: 1, b: 1 } },
    ships: {
      cr90: { ...(cr90 ?? { card: 'cr90-corvette-a' }), at: [300, 100] },
      victory: { ...(victory ?? { card: 'victory-ii-class-star-destroyer' }), at: [470, 820], heading: 180 },
    },
    reserve: { ships: own, squadrons: fleetsBeside().squadrons },
  }
}

/** The owner of a card is about to set the dials that lie on it. */
export const cardDialsTable = (): CaseTable => ({
  options: 'casual-400',
  phase: 'setup',
  setup: { step: 'after-deploying' },
  ships: {
    cr90: { card: 'cr90-corvette-a', at: [800, 800] },
    victory: { card: 'victory-ii-class-star-destroyer', at: [300, 200], upgrades: ['grand-admiral-thrawn'] },
  },
})
