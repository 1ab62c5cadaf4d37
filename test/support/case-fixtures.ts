import { begin, engineWith } from '#shared/game'
import { shipCard } from '#shared/game/cards/catalog/ships'
import { squadronCard } from '#shared/game/cards/catalog/squadrons'
import { isSwitchable } from '#shared/game/cards/catalog/upgrade-kinds'
import { upgradeCard } from '#shared/game/cards/catalog/upgrades'
import { CARD_RULES } from '#shared/game/cards/rules/index'
import type { Engine } from '#shared/game/engine/apply'
import { modify } from '#shared/game/engine/card-builder'
import type { CardRegistry, CardRule } from '#shared/game/engine/card-rules'
import type { CardInstance, GameState } from '#shared/game/engine/state'
import type { CaseTable } from './case-format-table'

/** Cards that a case makes up, one for each squadron of which it says other values than printed. */

type Rules = readonly CardRule[]

const cardOf = (squadron: string): string => `values of ${squadron}`

function rulesOf({ keywords, raised }: NonNullable<CaseTable['squadrons']>[string]): Rules {
  return [
    ...(keywords ? [modify('keywords', () => keywords)] : []),
    ...(raised ? [modify('speed', (speed) => speed + raised.speed)] : []),
  ]
}

const madeUp = ({ squadrons = {} }: CaseTable): [id: string, rules: Rules][] =>
  Object.entries(squadrons)
    .map(([id, squadron]): [string, Rules] => [id, rulesOf(squadron)])
    .filter(([, rules]) => rules.length > 0)

/** Their instances beside the squadrons. */
export function fixtureInstances(table: CaseTable, squadrons: GameState['squadrons']): Record<string, CardInstance> {
  return Object.fromEntries(
    madeUp(table).map(([on], i) => {
      const id = `u${i + 1}`
      const seat = squadrons[on]?.seat ?? 'a'
      return [id, { id, card: cardOf(on), on, seat, exhausted: false, discarded: false }]
    }),
  )
}

/** The rules of these cards. */
export const fixtureCards = (table: CaseTable): CardRegistry =>
  Object.fromEntries(madeUp(table).map(([id, rules]) => [cardOf(id), rules]))

/** The game with the cards of a case beside its own; they cost nothing. A case without any is played by the game itself, unless its cards are others. */
export function engineFor(table: CaseTable, cards: CardRegistry = CARD_RULES): Engine {
  const made = fixtureCards(table)
  const printed = {
    ship: shipCard,
    squadron: squadronCard,
    upgrade: (id: string) => (made[id] ? { points: 0 } : upgradeCard(id)),
    isSwitchable,
  }
  const engine = engineWith({ ...cards, ...made }, printed)
  return cards !== CARD_RULES || Object.keys(made).length > 0 ? engine : { ...engine, begin }
}
