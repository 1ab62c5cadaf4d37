import type { PlanScope } from '#shared/play/orders/planning'
import type { GameView } from '#shared/play/view/game-view'

/** What a player can prepare in set-up now, as far as the step shows it; the engine knows who places obstacles. */
export function preparableInSetUp({ now, reserve, viewer }: GameView): PlanScope[] {
  const setup = now.find((frame) => frame.kind === 'setup')
  const step = setup?.kind === 'setup' ? setup.step : undefined
  const isBefore = step === 'obstacles'
  const units = Object.values({ ...reserve?.ships, ...reserve?.squadrons })
  const deploys = isBefore || step === 'before-deploying' || step === 'deploying'
  return [
    ...(isBefore ? (['obstacles'] as const) : []),
    ...(deploys && units.some(({ seat }) => seat === viewer) ? (['turn'] as const) : []),
  ]
}

/** The end of the game's address, by which another page leads to preparing. */
export const ADDRESS_END: Record<PlanScope, string> = { turn: '#plan', obstacles: '#plan-obstacles' }
export const PREPARED_AT: Readonly<Record<string, PlanScope>> = { '#plan': 'turn', '#plan-obstacles': 'obstacles' }
