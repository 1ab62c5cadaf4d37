import type { Fleet } from '#shared/fleet/fleet'
import { bringsObjectives, type GameOptions, PRESETS, type PresetId } from '#shared/fleet/game-presets'
import { begin as plainBegin, startGame } from '#shared/game'
import { isObjective, OBJECTIVES } from '#shared/game/cards/catalog/objectives'
import type { Engine } from '#shared/game/engine/apply'
import type { Chance } from '#shared/game/engine/chance'
import { type Faction, type GameState, SEATS, type Seat } from '#shared/game/engine/state'
import { newLearningGame } from '#shared/game/flow/learning-scenario'
import { newBattle } from '#shared/game/flow/new-battle'
import { tableState } from '#test/support/case-table'
import { Brought } from './brought'
import { closeBattle, type SetUpWatch, type SetUpWishes, withObjective } from './close-battle'
import { crowdedTable, shuffledDeck } from './crowded'
import { fullFleet } from './full-fleet'
import { handedFleets } from './handed-fleets'
import { factionOf, randomFleet } from './random-fleet'
import { SCENE_NAMES, type SceneName, sceneOf } from './scenes'
import { SHIP_TABLES, type ShipTable } from './ship-tables'

/**
 * Battles of any legal fleets by any preset, or by one of them; battles that bring all cards in turn, and as many at once as
 * there is room for; whole games of the learning scenario, battles that begin crowded, or ships alone and within each
 * other's range; or battles of lists that people really wrote.
 */
export const FLEETS = ['battle', 'any', 'core-set', 'casual-400', 'learning', 'crowded', 'ships', 'handed'] as const
export type Fleets = (typeof FLEETS)[number]

/** Set up from two lists, and not from a table. */
export const isBattle = (fleets: Fleets): boolean =>
  fleets === 'battle' || fleets === 'any' || fleets === 'core-set' || fleets === 'casual-400' || fleets === 'handed'

type Below = (k: number) => number
const SIDES = ['rebel', 'imperial'] as const satisfies readonly Faction[]
const WISHES = ['rebel', 'imperial', 'any'] as const satisfies readonly (Faction | 'any')[]

export interface Opening {
  gameId: string
  /** Which of several fixed tables is played. */
  seed: number
  chance: Chance
  below: Below
  /** What the games before it have brought. */
  brought?: Brought
  /** Of the engine that plays what comes before a battle within range. */
  begin?: Engine['begin']
  /** Looks at that. */
  watch?: SetUpWatch | undefined
}

/** The state from which a game is played. */
export function openingOf(
  fleets: Fleets,
  { gameId, seed, chance, below, brought = new Brought(), begin = plainBegin, watch }: Opening,
): GameState {
  const setup = { gameId, wishes: wishes(below) }
  switch (fleets) {
    case 'battle':
      return newBattle({ gameId, ...anyBattle(anyPreset(below), below) })
    case 'any': {
      const wishes: RareWishes = { gameId, chance, below, brought, begin, watch }
      if (below(SCENIC) === 0) return scenicBattle(wishes)
      const [rarest = 'casual-400'] = brought.rarest(Object.keys(PRESETS), below) as PresetId[]
      return rareBattle(below(ANY_PRESET) === 0 ? rarest : 'casual-400', wishes)
    }
    case 'core-set':
    case 'casual-400':
      return newBattle({ gameId, ...anyBattle(PRESETS[fleets], below) })
    case 'handed':
      return newBattle({ gameId, options: PRESETS['casual-400'], fleets: handedBattle(seed) })
    case 'learning':
      return newLearningGame(setup)
    case 'crowded':
      return crowdedTable(below)
    case 'ships': {
      const table = SHIP_TABLES[seed % (SHIP_TABLES.length + 1)]
      return table ? shipsAt(table, below) : { ...startGame(setup, chance).state, squadrons: {} }
    }
  }
}

/** One in so many battles of all cards is by any preset: most presets have room for few cards. */
const ANY_PRESET = 8

/** One in so many battles of all cards is a scene. */
const SCENIC = 6

/** In one of so many battles both bring the same fleet, so that it costs the same. */
const MIRRORED = 12

/** Any of the games that people play. */
function anyPreset(below: Below): GameOptions {
  const presets = Object.values(PRESETS)
  return presets[below(presets.length)] ?? PRESETS['casual-400']
}

/** Any fleets for such a game; two fleets of one box are of different sides. */
function anyBattle(options: GameOptions, below: Below) {
  const side = SIDES[below(2)] ?? 'rebel'
  const a = randomFleet(side, options, below)
  if (options.coreSet) return { options, fleets: { a, b: randomFleet(otherSide(side), options, below) } }
  if (below(MIRRORED) === 0) return { options, fleets: { a, b: a } }
  return { options, fleets: { a, b: randomFleet(SIDES[below(2)] ?? side, options, below) } }
}
const otherSide = (side: Faction): Faction => (side === 'rebel' ? 'imperial' : 'rebel')

const FAR_OFF = 4
/** As many battles as there are lists bring each of them twice, against another one each time. */
function handedBattle(seed: number): Record<Seat, Fleet> {
  const lists = handedFleets()
  const list = (n: number): Fleet => {
    const fleet = lists[n % lists.length]
    if (!fleet) throw new Error('no list that was handed is legal')
    return fleet
  }
  return { a: list(seed), b: list(seed + 1) }
}

/** With fewer of them some squadrons would not come in 20 of 500 battles. */
const RARE_SQUADRONS = 6
/** So many pairs that have rarely met are wanted in one battle. */
const PAIRS = 8

type RareWishes = Omit<SetUpWishes, 'objective'> & { gameId: string; brought: Brought }

/**
 * Of cards, and pairs of cards, that have come least so far; the first pair says of which sides the fleets are. The objective
 * is chosen before the battle begins, and all but one in so many begin within range.
 */
function rareBattle(preset: PresetId, { gameId, brought, ...playing }: RareWishes): GameState {
  const { below } = playing
  const options = PRESETS[preset]
  const { fleets, objective } = rareFleets(options, { below, brought })
  const opening = newBattle({ gameId, options, fleets })
  const wishes = { ...playing, objective }
  const chosen = opensWithObjective(options) ? withObjective(opening, wishes) : opening
  const battle = below(FAR_OFF) > 0 ? closeBattle(chosen, wishes) : chosen
  brought.note([fleets.a, fleets.b], battle.objective, preset)
  return battle
}

const opensWithObjective = (options: GameOptions): boolean => options.coreSet || bringsObjectives(options)

/** The scene that has come least, against any fleet. */
function scenicBattle({ gameId, brought, ...playing }: RareWishes): GameState {
  const { below } = playing
  const [name = 'a fleet command is exchanged'] = brought.rarest(SCENE_NAMES, below) as SceneName[]
  const { options, fleet, against, arranged } = sceneOf(name)
  const objective = rareObjective(brought.rarestPairs(below), brought, below)
  const faction = SIDES[below(2)] ?? 'rebel'
  const any = fullFleet({ options, faction, wanted: [objective], rareSquadrons: RARE_SQUADRONS, brought, below })
  const [a, b] = [
    { ...any, ...fleet },
    { ...any, ...against },
  ]
  const wishes = { ...playing, objective }
  const battle = closeBattle(withObjective(newBattle({ gameId, options, fleets: { a, b } }), wishes), wishes)
  if (battle.round > 0) arranged?.(battle, 'a')
  brought.note([a, b], battle.objective, name)
  return battle
}

function rareFleets(
  options: GameOptions,
  { below, brought }: { below: Below; brought: Brought },
): { fleets: Record<Seat, Fleet>; objective?: string } {
  if (options.coreSet) return anyBattle(options, below)
  const rare = brought.rarestPairs(below)
  const objective = bringsObjectives(options) ? rareObjective(rare, brought, below) : undefined
  const pairs = rare.filter((pair) => pair.every((card) => !isObjective(card) || card === objective)).slice(0, PAIRS)
  const any = (): Faction => SIDES[below(2)] ?? 'rebel'
  const [one = any(), other = any()] = pairs[0]?.map(factionOf) ?? []
  const sides: Record<Seat, Faction> = { a: one, b: one === other ? any() : other }
  const wanted: Record<Seat, string[]> = { a: [], b: [] }
  for (const card of [...(objective === undefined ? [] : [objective]), ...pairs.flat()]) {
    const seats = SEATS.filter((seat) => (factionOf(card) ?? sides[seat]) === sides[seat])
    // Nobody knows whose objectives are chosen from.
    const bringing = isObjective(card) ? seats : seats.slice(below(seats.length)).slice(0, 1)
    for (const seat of bringing) wanted[seat].push(card)
  }
  const fleetOf = (seat: Seat) =>
    fullFleet({ options, faction: sides[seat], wanted: wanted[seat], rareSquadrons: RARE_SQUADRONS, brought, below })
  return { fleets: { a: fleetOf('a'), b: fleetOf('b') }, ...(objective !== undefined && { objective }) }
}

/** Of those that have come least the one of the rarest pair. */
function rareObjective(pairs: readonly (readonly [string, string])[], brought: Brought, below: Below): string {
  const least = brought.leastOf(Object.keys(OBJECTIVES))
  const [any = 'most-wanted'] = brought.rarest(least, below)
  return pairs.flat().find((card) => least.includes(card)) ?? any
}

function shipsAt({ undealt, ...table }: ShipTable, below: Below): GameState {
  const state = tableState(table)
  const top = state.deck.undealt.splice(0, table.deck?.length ?? 0)
  const deck = [...top, ...shuffledDeck(state, below)]
  state.deck = { undealt: deck.slice(0, undealt), discard: undealt === undefined ? [] : deck.slice(undealt) }
  return state
}

function wishes(below: Below): Record<Seat, Faction | 'any'> {
  const any = () => WISHES[below(WISHES.length)] ?? 'any'
  return { a: any(), b: any() }
}
