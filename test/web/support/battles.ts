import type { CaseAttack, CaseShip, CaseTable } from '#test/support/case-format-table'
import type { Faces } from './played-game'

/** Positions in which ships shoot; seat a is the Rebels. */

/** The booklet's example: a CR90 behind a Victory, at medium range, with a Concentrate Fire dial. */
export function booklet(
  changes: Partial<CaseTable> & { cr90?: Partial<CaseShip>; victory?: Partial<CaseShip> } = {},
): CaseTable {
  const { cr90, victory, attacking, ...rest } = changes
  return {
    ...(attacking ? { attacking } : {}),
    activating: { ship: 'cr90', step: 'attacks', dial: 'concentrate-fire' },
    ships: {
      cr90: { card: 'cr90-corvette-a', at: [457, 300], ...cr90 },
      victory: { card: 'victory-ii-class-star-destroyer', at: [457, 550], activated: true, ...victory },
    },
    ...rest,
  }
}

/** A Victory shoots at the reader's Nebulon-B, which is asked for its defense. */
export const defended = (
  pool: Faces,
  nebulon: Partial<CaseShip> = {},
  attack: Partial<CaseAttack> = {},
): CaseTable => ({
  activating: { ship: 'victory', step: 'attacks' },
  ships: {
    nebulon: { card: 'nebulon-b-escort-frigate', at: [457, 300], ...nebulon },
    victory: { card: 'victory-ii-class-star-destroyer', at: [457, 550], heading: 180 },
    cr90: { card: 'cr90-corvette-a', at: [200, 200], activated: true },
  },
  attacking: { by: 'victory', from: 'front', at: 'nebulon.front', step: 'defend', pool, ...attack },
})

/** A corvette that an accuracy icon keeps from its redirect, and its card that frees it. */
export const countered = (): CaseTable => ({
  activating: { ship: 'victory', step: 'attacks' },
  ships: {
    cr90: { card: 'cr90-corvette-a', at: [457, 300], upgrades: ['electronic-countermeasures'] },
    victory: { card: 'victory-ii-class-star-destroyer', at: [457, 550], heading: 180 },
  },
  attacking: {
    by: 'victory',
    from: 'front',
    at: 'cr90.front',
    step: 'defend',
    range: 'long',
    locked: ['redirect'],
    pool: ['red double hit', 'red critical', 'blue hit'],
  },
})

/** An attack in which an accuracy icon can be spent, and dice changed. */
export const modified = (): CaseTable =>
  booklet({
    attacking: {
      by: 'cr90',
      from: 'front',
      at: 'victory.rear',
      pool: ['red double hit', 'red critical', 'blue accuracy', 'blue hit'],
    },
  })

/** The reader's Nebulon-B between two enemies and their fighters: several targets, and many that are not. */
export const displayed = (): CaseTable => ({
  activating: { ship: 'nebulon', step: 'attacks', dial: 'concentrate-fire' },
  ships: {
    nebulon: { card: 'nebulon-b-escort-frigate', at: [457, 300], heading: 20 },
    cr90: { card: 'cr90-corvette-a', at: [300, 250], activated: true },
    victory: { card: 'victory-ii-class-star-destroyer', at: [470, 520], heading: 340, activated: true },
    second: { card: 'victory-ii-class-star-destroyer', at: [680, 400], heading: 250, hull: 2, shields: { front: 1 } },
  },
  squadrons: {
    tie1: { card: 'tie-fighter-squadron', at: [540, 320] },
    tie2: { card: 'tie-fighter-squadron', at: [545, 360], hull: 1 },
  },
})

/** A critical of the CR90 that gets through to the Victory, which is about to be dealt this card faceup. */
export const dealt = (card: string): CaseTable => ({
  ...booklet({
    victory: { shields: { rear: 0 }, dials: ['navigate', 'repair', 'squadron'], activated: false },
    attacking: { by: 'cr90', from: 'front', at: 'victory.rear', step: 'critical', pool: ['red critical'] },
  }),
  deck: [card],
})

/** A brawl before a Nebulon-B: some engaged, some free, one beyond a ship. */
export const brawl = (changes: Partial<CaseTable> = {}): CaseTable => ({
  ships: {
    nebulon: { card: 'nebulon-b-escort-frigate', at: [400, 330], heading: 20, activated: true },
    victory: { card: 'victory-ii-class-star-destroyer', at: [480, 620], heading: 190, activated: true },
  },
  squadrons: {
    x1: { card: 'x-wing-squadron', at: [470, 400] },
    x2: { card: 'x-wing-squadron', at: [560, 360] },
    x3: { card: 'x-wing-squadron', at: [330, 420], hull: 2 },
    x4: { card: 'x-wing-squadron', at: [500, 540], activated: true },
    tie1: { card: 'tie-fighter-squadron', at: [600, 440] },
    tie2: { card: 'tie-fighter-squadron', at: [640, 400], activated: true },
    tie3: { card: 'tie-fighter-squadron', at: [420, 520], hull: 1 },
  },
  phase: 'squadron',
  ...changes,
})

/** The same before a Nebulon-B that has revealed Squadron and holds tokens. */
export const commanded = (): CaseTable => {
  const { phase: _, ...table } = brawl()
  return {
    ...table,
    ships: {
      ...table.ships,
      nebulon: {
        card: 'nebulon-b-escort-frigate',
        at: [400, 330],
        heading: 20,
        tokens: ['squadron', 'repair'],
        shields: { front: 1 },
      },
    },
    activating: { ship: 'nebulon', step: 'commands', dial: 'squadron' },
  }
}
