import type { GameOptions } from '#shared/game/engine/game-options'

export type { GameOptions } from '#shared/game/engine/game-options'

const CASUAL = { coreSet: false, rounds: 'six', decks: 'shared', elimination: 'at-once' } as const

/** The games people play. `core-set` is two fleets of one box; `tournament` is that of 2018 (R20.12-14). */
export const PRESETS = {
  'core-set': { ...CASUAL, limit: 180, table: '3x3', coreSet: true },
  'casual-300': { ...CASUAL, limit: 300, table: '3x6' },
  'casual-400': { ...CASUAL, limit: 400, table: '3x6' },
  'tournament-180': {
    ...CASUAL,
    limit: 180,
    table: '3x3',
    decks: 'own',
    elimination: 'end-of-round',
    tournament: '2015',
  },
  tournament: {
    ...CASUAL,
    limit: 400,
    table: '3x6',
    decks: 'own',
    tournament: '2018',
    elimination: 'end-of-round-without-flotillas',
    flotillas: 2,
  },
  'unlimited-rounds': { ...CASUAL, limit: 400, table: '3x6', rounds: 'unlimited' },
} as const satisfies Record<string, GameOptions>
export type PresetId = keyof typeof PRESETS

/** Unlimited rounds are played without objectives, two fleets of one box draw from all of its cards (R19.1, R3.7). */
export const bringsObjectives = ({ rounds, coreSet }: GameOptions): boolean => rounds === 'six' && !coreSet
