import type { GameView } from '#shared/play/view/game-view'

/** What a player is asked next in their own turn, as far as it can be foretold. */
export function nextQuestion({ viewer, phase, ships, squadrons }: GameView): 'dials' | 'ship' | 'squadron' | 'other' {
  const waits = (units: Readonly<Record<string, { seat: string; activated: boolean }>>) =>
    Object.values(units).some(({ seat, activated }) => seat === viewer && !activated)
  if (phase === 'setup' || phase === 'over') return 'other'
  if ((phase === 'command' || phase === 'ship') && waits(ships)) return 'ship'
  if (phase !== 'status' && waits(squadrons)) return 'squadron'
  return 'dials'
}
