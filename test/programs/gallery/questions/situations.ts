import type { Seat } from '#shared/game/engine/state'
import type { CaseShip, CaseTable } from '#test/support/case-format-table'
import { booklet, brawl, commanded, dealt, defended, displayed } from '#test/web/support/battles'
import { type Faces, PlayedGame } from '#test/web/support/played-game'
import { deployTable, initiativeTable, objectiveTable, obstaclesTable, squadronsTable } from '#test/web/support/set-ups'

/** A page to look at: the game, who reads it, and what is pressed before the picture is taken. */
export interface Situation {
  table: CaseTable
  dice?: Faces
  viewer?: Seat | 'spectator'
  press?: readonly string[]
  /** Against the practice bot, with the coach beside it. */
  coached?: boolean
}

const pool: Faces = ['red double hit', 'red critical', 'blue accuracy', 'blue hit']
const cr90: Partial<CaseShip> = { tokens: ['concentrate-fire'] }

/** The reader has two ships to choose from. */
const turn: CaseTable = {
  phase: 'ship',
  ships: {
    cr90: { card: 'cr90-corvette-a', at: [300, 200], dials: ['navigate'] },
    nebulon: { card: 'nebulon-b-escort-frigate', at: [457, 200], dials: ['repair', 'navigate'] },
    victory: { card: 'victory-ii-class-star-destroyer', at: [457, 700], heading: 180, dials: ['navigate'] },
  },
}

export const SITUATIONS: Record<string, Situation> = {
  declare: { table: displayed() },
  'declare-chosen': { table: displayed(), press: ['front → Victory II "C", rear'] },
  'declare-why': { table: displayed(), press: ['Why not'] },
  'before-roll': {
    table: booklet({
      attacking: {
        by: 'cr90',
        from: 'front',
        at: 'victory.rear',
        step: 'before-roll',
        obstructedBy: ['victory'],
        pool: ['red', 'red', 'blue'],
      },
    }),
  },
  modify: { table: booklet({ cr90, attacking: { by: 'cr90', from: 'front', at: 'victory.rear', pool } }) },
  'modify-chosen': {
    table: booklet({ cr90, attacking: { by: 'cr90', from: 'front', at: 'victory.rear', pool } }),
    press: ['blue accuracy', 'token: reroll one'],
  },
  defense: { table: defended(pool) },
  'defense-chosen': { table: defended(pool), press: ['evade', 'brace'] },
  'defense-close': { table: defended(pool, {}, { range: 'close' }) },
  'defense-coached': {
    table: defended(pool, { defense: ['evade', 'brace', 'brace'] }, { range: 'long' }),
    press: ['evade'],
    coached: true,
  },
  'activate-coached': { table: turn, press: ['Nebulon-B'], coached: true },
  'defense-redirect': {
    table: defended(
      ['red hit', 'red double hit', 'blue hit'],
      { defense: ['evade', 'redirect', 'brace exhausted'] },
      { locked: ['evade'] },
    ),
    press: ['redirect'],
  },
  'defense-destroyed': { table: defended(pool, { shields: { front: 0 }, hull: 2 }) },
  waiting: { table: defended(pool), viewer: 'b' },
  watching: { table: defended(pool), viewer: 'spectator' },
  critical: {
    table: booklet({ attacking: { by: 'cr90', from: 'front', at: 'victory.rear', step: 'critical', pool } }),
  },
  next: { table: { ...displayed(), attacking: { by: 'nebulon', from: 'right', at: 'tie1', step: 'next' } } },
  split: {
    table: defended(
      ['red double hit', 'red double hit'],
      { defense: ['redirect exhausted'], shields: { front: 1, left: 1 } },
      { step: 'total', redirects: ['left'] },
    ),
  },
  'comm-noise': { table: dealt('comm-noise'), press: ['Resolve the standard critical', 'A new command'] },
  'shield-failure': { table: dealt('shield-failure'), press: ['Resolve the standard critical', 'front: 3'] },
  'injured-crew': { table: { ...dealt('injured-crew') }, press: ['Resolve the standard critical'] },
  repair: {
    table: {
      activating: { ship: 'nebulon', step: 'commands', dial: 'repair' },
      ships: {
        nebulon: {
          card: 'nebulon-b-escort-frigate',
          at: [457, 300],
          tokens: ['repair'],
          shields: { front: 1, rear: 0 },
          damage: ['facedown', { faceup: 'capacitor-failure' }],
        },
        victory: { card: 'victory-ii-class-star-destroyer', at: [457, 650], heading: 180 },
      },
    },
    press: ['dial and token', 'Discard Capacitor Failure', 'Move a shield away from the left'],
  },
  squadrons: { table: brawl() },
  'squadron-act': { table: brawl(), press: ['X-wing x1'] },
  'squadron-held': { table: brawl(), press: ['X-wing x2', '→ TIE Fighter t1'] },
  'squadron-move': { table: brawl(), press: ['X-wing x1', 'Move', 'in reach of Victory'] },
  'squadron-second': { table: brawl(), press: ['X-wing x1', 'Move', 'engage', 'X-wing x3', 'Move', 'touch'] },
  command: { table: commanded() },
  'command-flight': {
    table: commanded(),
    press: ['Squadron by dial', 'X-wing x1', 'Move', 'engage t'],
  },
  'squadron-swarm': {
    table: brawl({
      squadrons: {
        ...brawl().squadrons,
        x1: { card: 'x-wing-squadron', at: [650, 470] },
      },
      attacking: { by: 'tie1', at: 'x2', step: 'modify', pool: ['blue hit', 'blue accuracy', 'blue critical'] },
      squadronPhase: { turn: 'b' },
    }),
    viewer: 'b',
  },
  battle: {
    table: {
      options: 'tournament-180',
      activating: { ship: 'nebulon', step: 'attacks' },
      ships: {
        nebulon: { card: 'nebulon-b-escort-frigate', at: [420, 300], upgrades: ['general-dodonna', 'gunnery-team'] },
        cr90: { card: 'cr90-corvette-a', at: [600, 260], heading: 330 },
        victory: {
          card: 'victory-ii-class-star-destroyer',
          at: [440, 640],
          heading: 190,
          upgrades: ['grand-moff-tarkin', { card: 'overload-pulse', state: 'exhausted' }],
        },
      },
      squadrons: {
        luke: { card: 'luke-skywalker', at: [330, 380] },
        tie1: { card: 'tie-fighter-squadron', at: [360, 450] },
      },
      obstacles: {
        'asteroid-1': { at: [260, 420], heading: 30 },
        'debris-2': { at: [650, 480] },
        station: { at: [480, 460], heading: 40, inert: true },
      },
      objective: {
        card: 'intel-sweep',
        ships: ['cr90', 'victory'],
        tokens: { 'token-1': [300, 560], 'token-2': [560, 400], 'token-3': [700, 620] },
      },
      victoryTokens: { a: 1, b: 2 },
    },
  },
  initiative: { table: initiativeTable() },
  objective: { table: objectiveTable() },
  obstacles: { table: obstaclesTable() },
  'obstacle-held': { table: obstaclesTable(), press: ['asteroid field 3'] },
  'obstacle-wide': { table: obstaclesTable('casual-400'), press: ['station'] },
  deploy: { table: deployTable() },
  'deploy-ship': { table: deployTable(), press: ['Nebulon-B', '2'] },
  'deploy-wide': { table: deployTable('casual-400'), press: ['CR90', '3'] },
  'deploy-squadrons': { table: squadronsTable(), press: ['X-wing x1', 'X-wing x2'] },
  'deploy-waiting': { table: squadronsTable(), viewer: 'b' },
}

export const played = ({ table, dice }: Situation): PlayedGame => new PlayedGame(table, dice)
