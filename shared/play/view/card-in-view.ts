import type { GameView } from './game-view'

/** The card of an instance: an upgrade, an objective, a squadron with a text, a damage card, an obstacle. */
export function cardOf(view: GameView, source: string): string | undefined {
  const instance = view.cards[source]
  if (instance) return instance.card
  const unit = view.squadrons[source] ?? view.ships[source]
  if (unit) return unit.card
  const under = source.lastIndexOf('#')
  const lying = view.ships[source.slice(0, Math.max(0, under))]?.damage
  const effect = view.now.findLast((frame) => frame.kind === 'effect' && frame.source === source)
  return (
    lying?.find(({ slot }) => String(slot) === source.slice(under + 1))?.card ??
    view.obstacles[source]?.kind ??
    (effect?.kind === 'effect' ? effect.card : undefined)
  )
}
