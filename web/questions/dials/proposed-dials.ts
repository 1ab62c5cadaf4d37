import type { DecisionRequest, DialSlots } from '#shared/game/engine/decision'
import type { Command } from '#shared/game/engine/state'
import { chooseDials } from '#shared/play/bots/choose-dials'
import type { GameView } from '#shared/play/view/game-view'
import type { Stacks } from './dials'

type DialRequest = DecisionRequest & { kind: 'dials'; ships: readonly DialSlots[] }

/** What the practice bot would set for these ships, from what their owner sees. */
export function proposedDials(view: GameView, request: DialRequest): Stacks {
  // Salts are made when the dials are sent
  const choice = chooseDials({ view, request, salt: () => '' })
  const dials = 'dials' in choice ? choice.dials : {}
  return Object.fromEntries(
    request.ships.map(({ ship, missing }) => {
      const commands: readonly Command[] = (dials[ship] ?? []).map(({ command }) => command)
      return [ship, Array.from({ length: missing }, (_, i) => commands[i] ?? null)]
    }),
  )
}
