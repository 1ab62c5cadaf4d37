import { LEARNING_SCENARIO } from '#shared/game/cards/catalog/scenario'
import type { Choice, DialSlots } from '#shared/game/engine/decision'
import { COMMANDS, type Command, type UnitId } from '#shared/game/engine/state'
import type { GameView } from '#shared/play/view/game-view'
import type { AnswerContextFor } from './bot'
import { mostUseful, type Uses, usesOf } from './choose-command'
import { usesAhead } from './uses-ahead'

/** Each earlier dial of the same command in the stack makes one more worth this part. */
const AGAIN = 0.6
/** In round 1 of the learning scenario the suggested dials (R3.38), else what the ship can use when it reveals the dial. */
export function chooseDials({ view, request, salt }: AnswerContextFor<'dials'>): Choice {
  const dials = request.ships.map((slots) => [
    slots.ship,
    commandsFor(view, slots).map((command, place) => ({ command, salt: salt(slots.ship, place) })),
  ])
  return { dials: Object.fromEntries(dials) }
}

function commandsFor(view: GameView, { ship: id, missing }: DialSlots): Command[] {
  const ship = view.ships[id]
  if (!ship) return Array.from({ length: missing }, () => 'navigate')
  const suggested =
    isFirstRoundOfLearning(view) && LEARNING_SCENARIO.ships.find(({ card }) => card === ship.card)?.dials
  if (suggested && suggested.length === missing) return [...suggested]
  const stack: Command[] = ship.dials.flatMap(({ command }) => (command === 'unknown' ? [] : [command]))
  const before = stack.length
  for (let place = 0; place < missing; place += 1)
    stack.push(mostUseful(lessByEach(usesAhead(view, ship, stack), stack)))
  return stack.slice(before)
}

const isFirstRoundOfLearning = ({ scenario, round }: GameView): boolean => scenario === 'learning' && round === 1

/** A second dial of the same command is worth less: the first one has served. */
function lessByEach(uses: Uses, stack: readonly Command[]): Uses {
  const of = (command: Command) =>
    stack.filter((other) => other === command).reduce((share) => share * AGAIN, uses[command])
  return {
    navigate: of('navigate'),
    squadron: of('squadron'),
    repair: of('repair'),
    'concentrate-fire': of('concentrate-fire'),
  }
}

/** The new command on an enemy's dial (DC3): what helps it least. */
export function replaceDial({ view, request, salt }: AnswerContextFor<'dials'>): Choice {
  const worst = (id: UnitId): Command => {
    const ship = view.ships[id]
    if (!ship) return 'squadron'
    const uses = usesOf(view, ship)
    return COMMANDS.toSorted((p, q) => uses[p] - uses[q])[0] ?? 'squadron'
  }
  const dials = request.ships.map(({ ship, missing }) => [
    ship,
    Array.from({ length: missing }, (_, place) => ({ command: worst(ship), salt: salt(ship, place) })),
  ])
  return { dials: Object.fromEntries(dials) }
}
