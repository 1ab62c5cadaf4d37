import type { Choice } from '#shared/game/engine/decision'
import { TABLE } from '#shared/game/engine/state'
import type { AnswerContext } from '#shared/play/bots/bot'
import type { ActionOf } from '../standing-order'
import { isNamed } from './card-answer'

/** At a moment for cards the listed ones are used, in that order, and no others; what is mandatory happens (R16.7). */
export function windowAnswer({ view, request }: AnswerContext, { use }: ActionOf['window']): Choice | undefined {
  if (request.kind !== 'option') return undefined
  const { options } = request
  const offered = options.filter(({ source }) => source !== undefined)
  const named = (card: string) => offered.find(({ source = '' }) => isNamed(view, source, card))
  const listed = use.map(named).find((option) => option !== undefined)
  if (listed) return { option: listed.id }
  if (options.some(({ id }) => id === 'pass')) return { option: 'pass' }
  // Upgrades are optional, what lies on the table or on a ship as a damage card is not (R16.7).
  const isUpgrade = (source: string) => view.cards[source] !== undefined && view.cards[source]?.on !== TABLE
  const must = offered.find(({ source = '' }) => !isUpgrade(source)) ?? offered[0]
  return must && { option: must.id }
}
