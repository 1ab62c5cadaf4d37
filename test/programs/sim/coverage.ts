import { isDeepStrictEqual } from 'node:util'
import { PRESETS, type PresetId } from '#shared/fleet/game-presets'
import { CORE_SET } from '#shared/game/cards/catalog/core-set'
import { DAMAGE_CARDS } from '#shared/game/cards/catalog/damage-deck'
import { OBJECTIVES } from '#shared/game/cards/catalog/objectives'
import { LEARNING_SCENARIO } from '#shared/game/cards/catalog/scenario'
import { isShipCard, SHIPS, shipCard } from '#shared/game/cards/catalog/ships'
import { SQUADRONS } from '#shared/game/cards/catalog/squadrons'
import { UPGRADES } from '#shared/game/cards/catalog/upgrades'
import { ASKS } from '#shared/game/engine/asks'
import type { DecisionRequest } from '#shared/game/engine/decision'
import type { GameEvent } from '#shared/game/engine/event'
import { type GameState, TABLE } from '#shared/game/engine/state'
import { RULE_NAMES } from './applied-rules'
import { BATTLE_ASKED, BATTLE_SITUATIONS } from './battle-situations'
import type { BotName } from './bot'
import { PairCounter, type PairReport } from './card-pairs'
import { type Fleets, isBattle } from './fleets'
import { REFUSALS, SITUATIONS } from './situations'

const SCENARIO_CARDS: readonly string[] = [...LEARNING_SCENARIO.ships, ...LEARNING_SCENARIO.squadrons].map(
  ({ card }) => card,
)

/** What needs squadrons on the table. */
const WITH_SQUADRONS: readonly string[] = [
  'R6.34 a ship goes on against another squadron',
  'R9.4 a squadron loses hull points',
  'R9.14 a squadron is destroyed',
  'R10.23 squadrons are displaced',
  'RL.13 squadrons are put back',
  'attack.next',
  'displaced.place',
  'squadron.activate',
  'squadron.command',
  'squadron.act',
  'squadron.move',
  ...Object.keys({ ...SITUATIONS, ...REFUSALS }).filter((name) => /^R(7\.[678]|11\.\d+|6\.5) /.test(name)),
  'R9.14 a squadron is destroyed by a squadron',
  'R9.15 a squadron leaves the play area',
  ...Object.keys(SQUADRONS),
]

/** What needs keywords that no squadron of the catalogue has; `keyword-fights.test.ts` plays with them. */
const WITH_KEYWORDS: readonly string[] = ['attack.counter', 'squadron.cloak', 'squadron.strategic', 'token.place']

/** What needs cards of several kinds that act at one moment. */
const WITH_UPGRADES: readonly string[] = ['window.effect']

/** What only a battle of two fleets brings: set-up, obstacles, objectives, upgrades (R3, R12, R13, R16, R18). */
const IN_BATTLE: readonly string[] = [
  ...Object.keys({ ...BATTLE_SITUATIONS, ...BATTLE_ASKED, ...OBJECTIVES, ...UPGRADES, ...PRESETS }),
  ...RULE_NAMES,
  'setup.initiative',
  'setup.objective',
  'obstacle.choose',
  'obstacle.place',
  'deploy.choose',
  'deploy.place',
  'objective.place',
  'squadron.place',
]

/** Sides are those of the fleets; a deck is rarely used up, two ships are rarely equally near: crowded battles and tables of ships bring it. */
const NOT_IN_BATTLE: readonly string[] = [
  'R3.32 sides are drawn',
  'R9.6 the damage deck is made anew',
  'overlap.closest',
]

const otherPresets = (played: PresetId): string[] => Object.keys(PRESETS).filter((preset) => preset !== played)

const isInBox = (id: string): boolean =>
  [...CORE_SET.squadrons, ...CORE_SET.upgrades].some((card) => card === id) ||
  (isShipCard(id) && shipCard(id).shipClass in CORE_SET.shipModels) ||
  Object.entries(OBJECTIVES).some(([objective, { set }]) => objective === id && set === 'core')
/** Cards that are not in the box of the core set, and their rules. */
const OUTSIDE_THE_BOX: readonly string[] = [
  ...Object.keys({ ...SHIPS, ...SQUADRONS, ...UPGRADES, ...OBJECTIVES }),
  ...RULE_NAMES,
].filter((name) => {
  const [card = ''] = name.split('.')
  return !isInBox(card) && !(card in DAMAGE_CARDS)
})

/** What games with these fleets bring never, or so rarely that nobody waits for it. */
const NOT_AWAITED: Record<Fleets, readonly string[]> = {
  battle: NOT_IN_BATTLE,
  any: NOT_IN_BATTLE,
  'core-set': [...NOT_IN_BATTLE, ...otherPresets('core-set'), ...OUTSIDE_THE_BOX, ...WITH_KEYWORDS],
  'casual-400': [...NOT_IN_BATTLE, ...otherPresets('casual-400')],
  handed: [...NOT_IN_BATTLE, ...otherPresets('casual-400')],
  learning: [
    ...IN_BATTLE,
    // Rebels begin, with one ship more; three ships never use up 52 cards.
    'R5.3 a player passes',
    'R9.6 the damage deck is made anew',
    // A course over the edge that ends early, squadrons under a ship that then goes, two ships equally near, a target
    // that a card forbids beside one that it allows: there are tables and cases for these.
    'R10.12 plotted outside, at rest inside',
    'RL.13 squadrons are put back',
    'overlap.closest',
    'DC a damage card forbids an attack',
    ...WITH_UPGRADES,
    ...WITH_KEYWORDS,
    ...Object.keys({ ...SHIPS, ...SQUADRONS }).filter((card) => !SCENARIO_CARDS.includes(card)),
  ],
  // Sides are settled before these battles begin.
  crowded: [...IN_BATTLE, 'R3.32 sides are drawn', 'overlap.closest', ...WITH_UPGRADES, ...WITH_KEYWORDS],
  ships: [...IN_BATTLE, 'R3.32 sides are drawn', ...WITH_SQUADRONS, ...WITH_UPGRADES, ...WITH_KEYWORDS],
}

/** What a player with some sense does not do, and what is rare enough to leave to those who do anything. */
const NOT_DONE: Record<BotName, readonly string[]> = {
  random: [],
  practice: [
    'R5.14 a duplicate token is discarded',
    'R5.14 a token over the limit is discarded',
    'R5.21 a dial is discarded unused',
    'R6.13 an attack is obstructed and loses a die',
    'R7.2 Navigate by dial and token',
    'R7.4 Navigate without effect',
    'R7.6 Squadron by token',
    'R7.6 Squadron by dial and token',
    'R7.9 Repair by dial and token',
    'R7.20 Concentrate Fire by token',
    'R7.20 Concentrate Fire by dial and token',
    'R8.3 a ship at speed 0 is attacked',
    'R8.8 a redirect is named and not used',
    'R9.2 the owner chooses the zone that suffers',
    'R9.15 a ship leaves the play area',
    'R9.15 a squadron leaves the play area',
    'R9.26 a critical effect is declined',
    'R10.6 a maneuver at speed 0',
    'R10.18 an own ship is overlapped',
    'R10.19 several ships are met',
    'R11.11 a squadron stays and has moved',
    'R15.14 a player resigns',
    'R17.7g an opponent sets a dial',
    'RL.1 Comm Noise slows a ship',
    'RL.2 a dial is lost unrevealed',
    'RL.14 only the overlapped ship is left to be dealt its card',
    'DC a damage card forbids a token',
    'attack.before-roll',
    'attack.reroll',
    'damage.zone',
    'dial.replace',
    'tokens.discard',
  ],
}

export interface CoverageReport {
  rules: Record<string, number>
  /** Ships, squadrons and upgrades in play, objectives chosen, damage cards faceup. */
  cards: Record<string, number>
  /** In how many games each rule of a card acted, changed something, allowed, forbade or scored. */
  effects: Record<string, number>
  /** Games with these options. */
  presets: Record<string, number>
  requests: Record<string, number>
  neverSeen: string[]
  /** Of cards that may disturb each other; in battles only. */
  pairs?: PairReport
}

/** What occurred in games, how often, and what never did. */
export class CoverageCounter {
  readonly #rules
  readonly #cards
  readonly #effects
  readonly #presets
  readonly #requests
  readonly #pairs: PairCounter | undefined
  /** Damage cards of the game that goes on. */
  readonly #shown = new Set<string>()

  constructor(fleets: Fleets, bot: BotName) {
    const never = new Set([...NOT_AWAITED[fleets], ...NOT_DONE[bot]])
    const awaited = (names: readonly string[]) => zeros(names.filter((name) => !never.has(name)))
    this.#rules = awaited(Object.keys({ ...SITUATIONS, ...BATTLE_SITUATIONS, ...REFUSALS, ...BATTLE_ASKED }))
    this.#cards = awaited(Object.keys({ ...SHIPS, ...SQUADRONS, ...UPGRADES, ...OBJECTIVES, ...DAMAGE_CARDS }))
    this.#effects = awaited(RULE_NAMES)
    this.#presets = awaited(Object.keys(PRESETS))
    this.#requests = awaited(Object.keys(ASKS))
    this.#pairs = isBattle(fleets) ? new PairCounter() : undefined
  }

  /** `before`: the state in which the events began; `after`: the one in which they ended. */
  note(events: readonly GameEvent[], before: GameState, after: GameState): void {
    for (const event of events) {
      for (const [name, seen] of OCCURRING) if (seen(event, before, after)) count(this.#rules, name)
      if ((event.type === 'damageDealt' || event.type === 'damageFlipped') && event.card) this.#shows(event.card)
    }
  }

  #shows(card: string): void {
    count(this.#cards, card)
    this.#shown.add(card)
  }

  asked(requests: readonly DecisionRequest[]): void {
    for (const request of requests) {
      count(this.#requests, request.ask)
      for (const [name, seen] of ASKED) if (seen(request)) count(this.#rules, name)
    }
  }

  /** `applied`: rules of cards that did in this game. */
  played(state: GameState, applied: readonly string[]): void {
    const { ships, squadrons, lost, cards, obstacles, objective, options } = state
    const upgrades = Object.values(cards).filter(({ on }) => on !== TABLE)
    const units = [...Object.values(ships), ...Object.values(squadrons), ...lost, ...upgrades].map(({ card }) => card)
    const brought = objective === undefined ? units : [...units, objective]
    for (const card of brought) count(this.#cards, card)
    const kinds = Object.values(obstacles).map(({ kind }) => kind)
    this.#pairs?.played(new Set([...brought, ...kinds, ...this.#shown]), applied)
    this.#shown.clear()
    for (const rule of applied) count(this.#effects, rule)
    for (const [preset, of] of Object.entries(PRESETS)) if (isDeepStrictEqual(options, of)) count(this.#presets, preset)
  }

  report(): CoverageReport {
    const counted = [this.#rules, this.#cards, this.#effects, this.#presets, this.#requests]
    const [rules = {}, cards = {}, effects = {}, presets = {}, requests = {}] = counted.map(
      (counts): Record<string, number> => Object.fromEntries(counts),
    )
    const neverSeen = counted.flatMap((counts) => [...counts].flatMap(([name, n]) => (n === 0 ? [name] : [])))
    return { rules, cards, effects, presets, requests, neverSeen, ...(this.#pairs && { pairs: this.#pairs.report() }) }
  }
}

const ASKED = Object.entries({ ...REFUSALS, ...BATTLE_ASKED })
const OCCURRING = Object.entries({ ...SITUATIONS, ...BATTLE_SITUATIONS })

const zeros = (names: readonly string[]): Map<string, number> => new Map(names.map((name) => [name, 0]))
const count = (counts: Map<string, number>, name: string): void => {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}
