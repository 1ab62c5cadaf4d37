import type { Choice, DecisionRequest } from '#shared/game/engine/decision'
import type { GameView } from '#shared/play/view/game-view'
import { attackIn } from './choose-attack'
import { gainsOf } from './choose-dice'

/** Answers to a card's question that are worth trying: of equal ones one, and of sets of dice the most rewarding first. */
export function candidates(view: GameView, request: DecisionRequest): Choice[] {
  if (request.kind === 'option')
    return distinct(
      view,
      request.options.map(({ id }) => id),
    ).map((option) => ({ option }))
  if (request.kind !== 'options') return []
  const { min, max } = request
  const sorted = mostRewarding(
    view,
    request.options.map(({ id }) => id),
  )
  const most = Math.min(max, sorted.length)
  return Array.from({ length: most - min + 1 }, (_, i) => ({ options: sorted.slice(0, most - i) }))
}

/** Of dice that are alike one is as good as another. */
function distinct(view: GameView, ids: readonly string[]): string[] {
  const pool = attackIn(view)?.pool ?? []
  const seen = new Set<string>()
  return ids.filter((id) => {
    const die = pool.find((each) => each.id === id)
    const key = die ? `${die.color} ${die.face}` : id
    return !seen.has(key) && seen.add(key)
  })
}

/** Dice by what rolling them again would bring. */
function mostRewarding(view: GameView, ids: readonly string[]): readonly string[] {
  const attack = attackIn(view)
  if (!attack || !ids.every((id) => attack.pool.some((die) => die.id === id))) return ids
  const gains = gainsOf(view, attack)
  return ids.toSorted((p, q) => (gains.get(q) ?? 0) - (gains.get(p) ?? 0))
}
