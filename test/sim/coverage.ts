import { DAMAGE_CARDS } from '#shared/cards/catalog/damage-deck'
import { LEARNING_SCENARIO } from '#shared/cards/catalog/scenario'
import { SHIPS } from '#shared/cards/catalog/ships'
import { SQUADRONS } from '#shared/cards/catalog/squadrons'
import type { AskName, DecisionRequest } from '#shared/engine/decision'
import type { GameEvent } from '#shared/engine/event'
import type { GameState } from '#shared/engine/state'
import type { BotName } from './bot'
import type { Fleets } from './fleets'
import { REFUSALS, SITUATIONS } from './situations'

const ASKS: Record<AskName, true> = {
  'setup.initiative': true,
  'setup.objective': true,
  'obstacle.choose': true,
  'obstacle.place': true,
  'deploy.choose': true,
  'deploy.place': true,
  'objective.place': true,
  'command.dials': true,
  'ship.activate': true,
  'activation.dial': true,
  'activation.command': true,
  'repair.effect': true,
  'attack.declare': true,
  'attack.before-roll': true,
  'attack.modify': true,
  'attack.reroll': true,
  'attack.critical': true,
  'attack.next': true,
  'attack.counter': true,
  'defense.spend': true,
  'defense.evade': true,
  'defense.redirect': true,
  'defense.split': true,
  'damage.zone': true,
  'dial.replace': true,
  'tokens.discard': true,
  'maneuver.navigate': true,
  'maneuver.course': true,
  'overlap.closest': true,
  'displaced.place': true,
  'squadron.activate': true,
  'squadron.command': true,
  'squadron.act': true,
  'squadron.move': true,
  'squadron.cloak': true,
  'squadron.strategic': true,
  'token.place': true,
  'window.effect': true,
  'effect.choose': true,
}

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

/** What games with these fleets bring never, or so rarely that nobody waits for it. */
const NOT_AWAITED: Record<Fleets, readonly string[]> = {
  battle: [],
  learning: [
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
  crowded: ['R3.32 sides are drawn', 'overlap.closest', ...WITH_UPGRADES, ...WITH_KEYWORDS],
  ships: ['R3.32 sides are drawn', ...WITH_SQUADRONS, ...WITH_UPGRADES, ...WITH_KEYWORDS],
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
  /** Ships and squadrons in play, damage cards faceup. */
  cards: Record<string, number>
  requests: Record<string, number>
  neverSeen: string[]
}

/** What occurred in games, how often, and what never did. */
export class CoverageCounter {
  readonly #rules
  readonly #cards
  readonly #requests

  constructor(fleets: Fleets, bot: BotName) {
    const never = [...NOT_AWAITED[fleets], ...NOT_DONE[bot]]
    const awaited = (names: object) => zeros(Object.keys(names).filter((name) => !never.includes(name)))
    this.#rules = awaited({ ...SITUATIONS, ...REFUSALS })
    this.#cards = awaited({ ...SHIPS, ...SQUADRONS, ...DAMAGE_CARDS })
    this.#requests = awaited(ASKS)
  }

  /** `before`: the state in which the events began. */
  note(events: readonly GameEvent[], before: GameState): void {
    for (const event of events) {
      for (const [name, seen] of Object.entries(SITUATIONS)) if (seen(event, before)) count(this.#rules, name)
      if ((event.type === 'damageDealt' || event.type === 'damageFlipped') && event.card) count(this.#cards, event.card)
    }
  }

  asked(requests: readonly DecisionRequest[]): void {
    for (const request of requests) {
      count(this.#requests, request.ask)
      for (const [name, seen] of Object.entries(REFUSALS)) if (seen(request)) count(this.#rules, name)
    }
  }

  played({ ships, squadrons, lost }: GameState): void {
    for (const { card } of [...Object.values(ships), ...Object.values(squadrons), ...lost]) count(this.#cards, card)
  }

  report(): CoverageReport {
    const [rules, cards, requests] = [this.#rules, this.#cards, this.#requests].map(Object.fromEntries) as [
      Record<string, number>,
      Record<string, number>,
      Record<string, number>,
    ]
    const never = (counts: Record<string, number>) => Object.keys(counts).filter((name) => counts[name] === 0)
    return { rules, cards, requests, neverSeen: [...never(rules), ...never(cards), ...never(requests)] }
  }
}

const zeros = (names: readonly string[]): Map<string, number> => new Map(names.map((name) => [name, 0]))
const count = (counts: Map<string, number>, name: string): void => {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}
