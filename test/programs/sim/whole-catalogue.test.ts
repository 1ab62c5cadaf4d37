import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { judgeFleet } from '#shared/fleet/fleet-legality'
import { OBJECTIVES } from '#shared/game/cards/catalog/objectives'
import { SHIPS } from '#shared/game/cards/catalog/ships'
import { SQUADRONS } from '#shared/game/cards/catalog/squadrons'
import { UPGRADES } from '#shared/game/cards/catalog/upgrades'
import { hmacChance } from '#shared/game/engine/chance'
import type { GameState } from '#shared/game/engine/state'
import { seeded } from '#test/support/random-choice'
import { Brought } from './brought'
import { CARD_PAIRS, LISTED_PAIRS, PairCounter } from './card-pairs'
import { openingOf } from './fleets'
import { playGames } from './play'
import { SCENE_NAMES, type SceneName, sceneOf } from './scenes'

/** Battles that bring all cards, and pairs of cards that touch the same thing. */

const BATTLES = 120
const gameId = '00'.repeat(16)
const CHANCE = hmacChance({ secret: '00'.repeat(32), gameId, salts: { a: gameId, b: gameId } })

const brought = new Brought()
const battles = Array.from({ length: BATTLES }, (_, seed) =>
  openingOf('any', { gameId, seed, chance: CHANCE, below: seeded(seed), brought }),
)
const OF_EACH_CATEGORY = { assault: 'most-wanted', defense: 'fire-lanes', navigation: 'minefields' }
const cardsIn = ({ reserve, ships, squadrons, cards, objective }: GameState): string[] => [
  ...Object.values({ ...ships, ...squadrons, ...reserve?.ships, ...reserve?.squadrons }).map(({ card }) => card),
  ...Object.values(cards).map(({ card }) => card),
  ...(objective === undefined ? [] : [objective]),
]

test('every card comes, on both tables', () => {
  const seen = new Set(battles.flatMap(cardsIn))
  const wanted = Object.keys({ ...SHIPS, ...SQUADRONS, ...UPGRADES, ...OBJECTIVES })
  expect(wanted.filter((card) => !seen.has(card))).toEqual([])
  expect(new Set(battles.map(({ options }) => options?.table))).toEqual(new Set(['3x3', '3x6']))
})

test('objectives come equally often', () => {
  const played = Object.keys(OBJECTIVES).map((id) => battles.filter(({ objective }) => objective === id).length)
  expect(Math.min(...played)).toBeGreaterThanOrEqual(Math.floor(BATTLES / played.length) - 1)
  expect(battles.filter(({ objective }) => objective === undefined).length).toBeLessThan(BATTLES / 10)
})

test('scenes are legal, and each of them comes', () => {
  for (const { options, fleet, against = fleet } of SCENE_NAMES.map(sceneOf))
    for (const units of [fleet, against])
      expect(judgeFleet({ ...units, objectives: OF_EACH_CATEGORY }, options).faults).toEqual([])
  const isOf = (game: GameState, name: SceneName): boolean =>
    isDeepStrictEqual(
      sceneOf(name)
        .fleet.ships.map(({ card }) => card)
        .sort(),
      Object.values({ ...game.ships, ...game.reserve?.ships })
        .flatMap(({ seat, card }) => (seat === 'a' ? [card] : []))
        .sort(),
    )
  expect(SCENE_NAMES.filter((name) => !battles.some((game) => isOf(game, name)))).toEqual([])
})

test('most of the battles begin within range, with an objective that is played', () => {
  const begun = battles.filter(({ objective, round }) => objective !== undefined && round > 0)
  expect(begun.length).toBeGreaterThan(BATTLES / 2)
})

test('and new pairs of cards in each', () => {
  const together = battles.map(cardsIn).map((cards) => new Set(cards))
  const met = LISTED_PAIRS.filter(({ cards }) => together.some((all) => cards.every((card) => all.has(card))))
  // More than half of them in a sixth of the games of a long run.
  expect(met.length).toBeGreaterThan(LISTED_PAIRS.length / 2)
})

test('a pair has met when both have applied to what both touch', () => {
  const pair = CARD_PAIRS.find(({ cards }) => cards.includes('gallant-haven') && cards.includes('bright-hope'))
  expect(pair?.topics).toEqual(['attackDamage'])
  const counter = new PairCounter()
  const both = new Set(pair?.cards)
  counter.played(both, ['gallant-haven.0 modifies attackDamage'])
  expect(counter.report()).toMatchObject({ together: 1, met: 0 })
  counter.played(both, ['gallant-haven.0 modifies attackDamage', 'bright-hope.0 modifies attackDamage'])
  const { met, possible, neverMet } = counter.report()
  expect([met, neverMet.length]).toEqual([1, possible - 1])
})

test('what a game brings hangs on those before it, whether or not they are played', () => {
  const how = { seed: 5, check: 1000, fleets: 'any', bot: 'random' } as const
  const cards = (skip: number, games: number) => playGames({ ...how, skip, games }).coverage.cards
  const [all, last] = [cards(0, 2), cards(1, 1)]
  const extra = Object.entries(all).filter(([card, count]) => count < (last[card] ?? 0))
  expect(extra).toEqual([])
})
