import { fleetFaults } from '#messages/fleet-faults'
import { unit } from '#messages/unit'
import { isSquadronCard, squadronCard } from '#shared/game/cards/catalog/squadrons'
import { cardText } from '#web/words/card-text'
import { folded } from '#web/words/folded'
import { keywordsOf } from '../fleet/facts'
import type { Offer } from './offers'

const keywordText = (card: string): string[] =>
  isSquadronCard(card)
    ? keywordsOf(squadronCard(card).keywords).map(
        ({ keyword, n }) => `${unit.keyword(keyword, n)}${unit.means[keyword](n)}`,
      )
    : []

/** The cards whose name, text or keywords have these words. */
export const matching = (offers: readonly Offer[], sought: string): readonly Offer[] =>
  offers.filter(({ card, name }) =>
    folded([name, cardText(card) ?? '', ...keywordText(card)].join('\n')).includes(folded(sought.trim())),
  )

/** Why a card cannot be taken now. */
export const reasonOf = ({ fault }: Offer): string | undefined => fault && fleetFaults.sentence(fault)
