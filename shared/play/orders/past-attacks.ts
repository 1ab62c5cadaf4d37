import type { GameEvent } from '#shared/game/engine/event'
import type { GameView } from '#shared/play/view/game-view'
import type { DescribedAttack } from './what-if'

/** An attack of this game, as it stood when its defender could begin to spend defense tokens. */
export interface PastAttack extends DescribedAttack {
  /** The step at which its dice were final. */
  step: number
  round: number
}

/** The attacks on units of this viewer in the part of the log that is given, in their order. */
export function attacksIn(log: readonly { step: number; event: GameEvent }[], view: GameView): PastAttack[] {
  const attacks: PastAttack[] = []
  const seatOf = (id: string) =>
    (view.ships[id] ?? view.squadrons[id] ?? view.lost.find((unit) => unit.id === id))?.seat
  let open: DescribedAttack | undefined
  let round = 0
  for (const { step, event } of log) {
    if (event.type === 'roundBegan') round = event.round
    if (event.type === 'attackDeclared') open = declaredAs(event)
    if (event.type === 'tokenLocked' && open?.defender === event.unit) open.locked?.push(event.token)
    if (event.type === 'poolFinal' && open?.attacker === event.attacker) {
      const pool = event.pool.map(({ color, face }) => ({ color, face }))
      if (seatOf(open.defender) === view.viewer) attacks.push({ ...open, pool, step, round })
      open = undefined
    }
  }
  return attacks
}

const declaredAs = (event: GameEvent & { type: 'attackDeclared' }): DescribedAttack => ({
  attacker: event.attacker,
  ...(event.zone && { zone: event.zone }),
  defender: event.defender,
  ...(event.defendingZone && { defendingZone: event.defendingZone }),
  range: event.range,
  obstructedBy: [...event.obstructedBy],
  pool: [],
  locked: [],
})
