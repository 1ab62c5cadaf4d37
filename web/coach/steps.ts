import { coach } from '#messages/coach'
import { type AnswerClause, ASKS } from '#shared/game/engine/asks'
import type { DecisionRequest } from '#shared/game/engine/decision'
import type { GameEvent } from '#shared/game/engine/event'
import { type Command, otherSeat, type Phase, type Seat, type UnitId } from '#shared/game/engine/state'
import type { GameView } from '#shared/play/view/game-view'
import type { TableState } from '#web/game/table-state.svelte'
import type { Parts } from '#web/state/draft.svelte'
import { nameOf } from '#web/words/names'

/** What the coach knows: the player's view, draft and selection. */
export interface Scene {
  seat: Seat
  view: GameView
  events: readonly GameEvent[]
  request: DecisionRequest | undefined
  parts: Parts
  table: Pick<TableState, 'selected' | 'lit' | 'measured' | 'prepared'>
}

export type Region = 'ask' | 'table' | 'question' | 'orders'

export interface Step {
  name: string
  text: (scene: Scene) => string
  /** What “show me” shows: a part of the page, and units on the table. */
  region: Region
  units?: (scene: Scene) => readonly UnitId[]
  /** The player only reads it. */
  read?: true
  /** The step makes sense only from then on. */
  from?: (scene: Scene) => boolean
  done: (scene: Scene) => boolean
  /** The step stays done, although the page shows it for a moment only. */
  momentary?: true
  /** The game's record proves it; all earlier steps are over, too, even if the player skipped them. */
  recorded?: true
}

const ownShips = ({ view, seat }: Scene) => Object.values(view.ships).filter((ship) => ship.seat === seat)
const enemyShips = ({ view, seat }: Scene) => Object.values(view.ships).filter((ship) => ship.seat === otherSeat(seat))
const ownSquadrons = ({ view, seat }: Scene) => Object.values(view.squadrons).filter((each) => each.seat === seat)
const ids = (units: readonly { id: UnitId }[]) => units.map(({ id }) => id)
const called = ({ view }: Scene, unit: UnitId | undefined) => (unit === undefined ? '' : nameOf(view, unit))

/** The ship to begin with is the one with more dials: its first one is Navigate, if the suggestion was followed. */
const inOrder = (scene: Scene): readonly UnitId[] => {
  const own = new Set(ids(ownShips(scene)))
  const activated = scene.events.flatMap((event) => (event.type === 'shipActivated' ? event.ship : []))
  const suggested = ownShips(scene).toSorted((p, q) => q.dialsGiven - p.dialsGiven)
  return [...new Set([...activated.filter((ship) => own.has(ship)), ...ids(suggested)])]
}
const first = (scene: Scene) => inOrder(scene)[0]
const second = (scene: Scene) => inOrder(scene)[1]

function commandOf({ events, view }: Scene, ship: UnitId | undefined): Command | undefined {
  const revealed = events.findLast((event) => event.type === 'dialRevealed' && event.ship === ship)
  if (revealed?.type === 'dialRevealed') return revealed.command
  const top = ship === undefined ? undefined : view.ships[ship]?.dials[0]?.command
  return top === 'unknown' ? undefined : top
}
const happened = ({ events }: Scene, ship: UnitId | undefined, ...types: GameEvent['type'][]) =>
  events.some((event) => types.includes(event.type) && 'ship' in event && event.ship === ship)

const past = ({ view }: Scene, phase: Phase) => view.round > 1 || PHASES.indexOf(view.phase) > PHASES.indexOf(phase)
const PHASES: readonly Phase[] = ['command', 'ship', 'squadron', 'status']

const asks = (request: Scene['request'], about: AnswerClause): boolean =>
  request !== undefined && ASKS[request.ask].says === about

/** A Squadron or Repair command can be used now. */
const useNow = ({ request }: Scene) => asks(request, 'command') || asks(request, 'repair')

/** Every place of the dial board has a command. */
function allDialsDrafted({ parts, request }: Scene): boolean {
  const part = request?.kind === 'dials' ? parts[request.ask] : undefined
  if (part === undefined || !('stacks' in part)) return false
  return Object.values(part.stacks).every((stack) => stack.every((command) => command !== null))
}

/** The first round, guided (ux 8): as the Rebels, who have the initiative, against the bot. */
export const STEPS: readonly Step[] = [
  { name: 'hand-off', text: () => coach.handOff, region: 'ask', read: true, done: () => false },
  {
    name: 'select',
    text: (scene) => coach.select(called(scene, ids(ownShips(scene))[0])),
    region: 'table',
    units: (scene) => ids(ownShips(scene)).slice(0, 1),
    done: (scene) => ids(ownShips(scene)).some((ship) => ship === scene.table.selected),
    momentary: true,
  },
  {
    name: 'measure',
    text: (scene) => coach.measure(called(scene, ids(ownShips(scene))[0]), called(scene, ids(enemyShips(scene))[0])),
    region: 'table',
    units: (scene) => [...ids(ownShips(scene)).slice(0, 1), ...ids(enemyShips(scene)).slice(0, 1)],
    done: ({ table }) => table.measured !== undefined,
    momentary: true,
  },
  {
    name: 'dials',
    text: (scene) => (allDialsDrafted(scene) ? coach.send : coach.dials),
    region: 'question',
    done: (scene) =>
      past(scene, 'command') || scene.events.some((event) => event.type === 'dialsSet' && event.seat === scene.seat),
    recorded: true,
  },
  {
    name: 'choose',
    text: (scene) => coach.choose(called(scene, first(scene))),
    region: 'question',
    units: (scene) => ids(ownShips(scene)),
    done: (scene) => past(scene, 'ship') || happened(scene, first(scene), 'shipActivated'),
    recorded: true,
  },
  {
    name: 'dial',
    text: (scene) =>
      useNow(scene) ? coach.use : coach.dial(called(scene, first(scene)), commandOf(scene, first(scene)) ?? 'navigate'),
    region: 'question',
    done: (scene) =>
      past(scene, 'ship') || (happened(scene, first(scene), 'dialKept', 'tokenGained', 'moved') && !useNow(scene)),
    recorded: true,
  },
  {
    name: 'attack',
    text: () => coach.attack,
    region: 'question',
    from: ({ request }) => asks(request, 'attack'),
    done: (scene) =>
      past(scene, 'ship') ||
      happened(scene, first(scene), 'moved') ||
      scene.events.some((event) => event.type === 'attacksEnded' && event.attacker === first(scene)) ||
      asks(scene.request, 'navigate'),
    recorded: true,
  },
  {
    name: 'course',
    text: () => coach.course,
    region: 'question',
    units: (scene) => inOrder(scene).slice(0, 1),
    done: (scene) => past(scene, 'ship') || happened(scene, first(scene), 'moved'),
    recorded: true,
  },
  {
    name: 'second',
    text: (scene) => {
      if (useNow(scene)) return coach.use
      const ship = called(scene, second(scene))
      if (happened(scene, second(scene), 'dialKept', 'tokenGained')) return coach.secondMoves(ship)
      return coach.second(ship, commandOf(scene, second(scene)))
    },
    region: 'question',
    units: (scene) => inOrder(scene).slice(1, 2),
    done: (scene) => past(scene, 'ship') || happened(scene, second(scene), 'moved'),
    recorded: true,
  },
  {
    name: 'squadrons',
    text: () => coach.squadrons,
    region: 'question',
    units: (scene) => ids(ownSquadrons(scene).filter(({ activated }) => !activated)),
    done: (scene) => past(scene, 'squadron') || (past(scene, 'ship') && ownSquadrons(scene).every((s) => s.activated)),
    recorded: true,
  },
  {
    name: 'orders',
    text: () => coach.orders,
    region: 'orders',
    read: true,
    done: ({ table, view }) => (table.prepared?.orders.preset ?? 'ask') !== 'ask' || view.round > 2,
  },
  { name: 'end', text: () => coach.end, region: 'question', read: true, done: ({ view }) => view.round > 2 },
]

/**
 * The coach's next step: the first that is not done, after the last one in the record; undefined at the end.
 * @param over names of steps that the player has done for a moment, read or skipped
 */
export function stepNow(scene: Scene, over: readonly string[]): Step | undefined {
  const last = STEPS.findLastIndex((step) => step.recorded && step.done(scene))
  return STEPS.slice(last + 1).find(
    (step) => !over.includes(step.name) && !step.done(scene) && (step.from?.(scene) ?? true),
  )
}

/** Steps that are done now, and that the game would forget. */
export const doneNow = (scene: Scene): readonly string[] =>
  STEPS.filter((step) => step.momentary && (step.from?.(scene) ?? true) && step.done(scene)).map(({ name }) => name)
