import { sizeOf } from '#shared/game/cards/catalog/models'
import type { EventOf, EventType, GameEvent } from '#shared/game/engine/event'
import type { Die, DieFace } from '#shared/game/engine/state'
import { posesAlongTool } from '#shared/game/geometry/maneuver-tool'
import { type Step, type TableSnapshot, tableAfterStep, type ValuesSnapshot } from '#shared/play/view/after-events'
import type { Deed, Scene, TrayDie } from './scene'

/** What can be seen of an event on the table before it; `course`: the last one that was set. */
interface Moment {
  before: TableSnapshot
  course: EventOf<'courseSet'> | undefined
}
type Deeds = { [K in EventType]?: (event: EventOf<K>, moment: Moment) => Deed | undefined }

type DieAction = TrayDie['does']
/** The tray with something done to a few of its dice; without an attack before it, these alone. */
function tray({ before }: Moment, dice: readonly Die[], does: DieAction, to?: (die: Die) => DieFace): Deed {
  const pool = before.attack?.pool ?? []
  const known = pool.length > 0 ? pool : dice
  return {
    kind: 'dice',
    dice: known.map((die) => {
      const acts = dice.find(({ id }) => id === die.id)
      return acts ? { ...die, ...acts, ...(to && { face: to(die) }), ...(does && { does }) } : die
    }),
  }
}

/** Without a course that led there, a ship goes straight. */
function run({ ship: id, from, to, speed, tried }: EventOf<'moved'>, { before, course }: Moment): Deed | undefined {
  if (tried.length === 0 && from.x === to.x && from.y === to.y) return undefined
  const ship = before.ships[id]
  const { clicks, side } = course?.ship === id ? course : { clicks: [], side: 'left' as const }
  const poses = ship && clicks.length > 0 ? posesAlongTool(sizeOf(ship.card), from, clicks, side) : [from, to]
  const rests = clicks.length > 0 ? speed : 1
  return {
    kind: 'course',
    ship: id,
    poses: [...poses.slice(0, rests), to],
    beyond: tried.toReversed(),
    clicks: [...clicks],
    side,
  }
}

const placed = (places: EventOf<'squadronsPlaced'>['places'], { before }: Moment): Deed => ({
  kind: 'flight',
  flights: places.flatMap(({ squadron, x, y }) => {
    const stood = before.squadrons[squadron]
    return stood ? [{ squadron, from: stood.at, to: { x, y } }] : []
  }),
})

const cards = (ship: string, faceup: boolean, card?: string, gone?: true): Deed => ({
  kind: 'cards',
  ship,
  cards: [{ faceup, ...(card !== undefined && { card }), ...(gone && { gone }) }],
})

const DEEDS: Deeds = {
  roundBegan: ({ round }) => ({ kind: 'round', round }),
  dialRevealed: ({ ship, command }) => ({ kind: 'dial', ship, command }),
  shipDeployed: ({ ship: unit }) => ({ kind: 'arrival', unit }),
  squadronDeployed: ({ squadron: unit }) => ({ kind: 'arrival', unit }),
  moved: run,
  squadronMoved: ({ squadron, from, to }) => ({ kind: 'flight', flights: [{ squadron, from, to }] }),
  squadronPlaced: ({ squadron, from, to }) => ({ kind: 'flight', flights: [{ squadron, from, to }] }),
  squadronsPlaced: ({ places }, moment) => placed(places, moment),
  squadronsReturned: ({ places }, moment) => placed(places, moment),
  attackDeclared: ({ attacker, zone, defender, defendingZone }) => ({
    kind: 'fire',
    attacker,
    ...(zone && { zone }),
    defender,
    ...(defendingZone && { defendingZone }),
  }),
  diceRolled: ({ dice }) => ({ kind: 'dice', dice: dice.map((die) => ({ ...die, does: 'tumbles' })) }),
  diceRerolled: ({ dice }, moment) =>
    tray(
      moment,
      dice.map(({ from, to }) => ({ ...from, face: to })),
      'tumbles',
    ),
  dieChanged: ({ die, to }, moment) => tray(moment, [{ ...die, face: to }], 'tumbles'),
  dieAdded: ({ die }, { before }) => ({
    kind: 'dice',
    dice: [...(before.attack?.pool ?? []), { ...die, does: 'comes' }],
  }),
  dieSpent: ({ die }, moment) => tray(moment, [die], 'goes'),
  diceCanceled: ({ dice }, moment) => tray(moment, dice, 'goes'),
  tokenLocked: ({ unit, kind }) => ({ kind: 'lock', unit, tokens: [kind] }),
  defenseSpent: ({ unit, kind, becomes }) => ({
    kind: 'tokens',
    unit,
    tokens: [{ kind, discarded: becomes === 'discarded' }],
  }),
  damageDetermined: ({ defender, total }) => ({ kind: 'damage', defender, total }),
  damageChanged: ({ to }, { before }) =>
    before.attack && { kind: 'damage', defender: before.attack.defender, total: to },
  shieldsLost: ({ ship, zone, points }) => ({ kind: 'shields', ship, falls: [{ zone, points }] }),
  shieldRecovered: ({ ship, zone }) => ({ kind: 'shields', ship, falls: [{ zone, points: -1 }] }),
  hullLost: ({ squadron: unit, points }) => ({ kind: 'hull', unit, points }),
  hullRecovered: ({ squadron: unit, points }) => ({ kind: 'hull', unit, points: -points }),
  damageWithoutCard: ({ ship: unit }) => ({ kind: 'hull', unit, points: 1 }),
  damageDealt: ({ ship, faceup, card }) => cards(ship, faceup, card),
  damageDiscarded: ({ ship, card }) => cards(ship, true, card, true),
  destroyed: ({ unit, cause }) => (cause === 'left-out' ? undefined : { kind: 'lost', unit }),
}

function deedOf<K extends EventType>(event: EventOf<K>, moment: Moment): Deed | undefined {
  const tell: ((event: EventOf<K>, moment: Moment) => Deed | undefined) | undefined = DEEDS[event.type as K]
  return tell?.(event, moment)
}

/** What happens to one unit at once is one scene: its shields, its tokens, its cards. */
function together(one: Deed, next: Deed): Deed | undefined {
  if (one.kind === 'shields' && next.kind === 'shields' && one.ship === next.ship)
    return { ...one, falls: [...one.falls, ...next.falls] }
  if (one.kind === 'cards' && next.kind === 'cards' && one.ship === next.ship)
    return { ...one, cards: [...one.cards, ...next.cards] }
  if (one.kind === 'lock' && next.kind === 'lock' && one.unit === next.unit)
    return { ...one, tokens: [...one.tokens, ...next.tokens] }
  if (one.kind === 'tokens' && next.kind === 'tokens' && one.unit === next.unit)
    return { ...one, tokens: [...one.tokens, ...next.tokens] }
  return undefined
}

const beginsShot = ({ type }: GameEvent): boolean =>
  type === 'shipActivated' || type === 'squadronActivated' || type === 'roundBegan'

/** The scenes of these steps, in their order; what shows nothing belongs to the scene after it. */
export function scenesOf(start: TableSnapshot, steps: readonly Step[], values?: readonly ValuesSnapshot[]): Scene[] {
  const scenes: Scene[] = []
  let table = start
  let course: Moment['course']
  let shot = 0
  for (const step of steps) {
    const before = table
    table = tableAfterStep(table, step, values)
    const { event } = step
    if (event.type === 'courseSet') course = event
    if (beginsShot(event)) shot += 1
    const deed = deedOf(event, { before, course })
    if (deed === undefined) continue
    const last = scenes.at(-1)
    const joined = last?.shot === shot ? together(last, deed) : undefined
    if (last && joined) scenes[scenes.length - 1] = { ...last, ...joined, to: step.step, after: table }
    else scenes.push({ ...deed, from: step.step, to: step.step, before, after: table, shot })
  }
  return scenes
}
