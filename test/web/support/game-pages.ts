import { LEARNING_SCENARIO } from '#shared/game/cards/catalog/scenario'
import { shipCard } from '#shared/game/cards/catalog/ships'
import { squadronCard } from '#shared/game/cards/catalog/squadrons'
import type { Ask, DecisionRequest, NavigateUse } from '#shared/game/engine/decision'
import type { GameEvent } from '#shared/game/engine/event'
import type { Frame } from '#shared/game/engine/frame'
import type { CardInstance, Command, Pose, Seat, UnitId } from '#shared/game/engine/state'
import { SCHEMA } from '#shared/game/engine/versions'
import { packDisplaced } from '#shared/game/geometry/squadron-packing'
import type { GamePage, LogEntry } from '#shared/play/protocol/responses'
import type { GameView, ShipView, SquadronView } from '#shared/play/view/game-view'
import { printedShipValues, printedSquadronValues } from '#test/support/printed-values'

/** Pages of the learning scenario as the service would send them to the Rebel player, seat `a`. */
export const CR90 = 'cr90-corvette-a-1'
export const NEBULON = 'nebulon-b-escort-frigate-1'
export const VICTORY = 'victory-ii-class-star-destroyer-1'
export const SEAL = '5e'.repeat(32)

const TAGS: Record<UnitId, string> = { [CR90]: 'A', [NEBULON]: 'B', [VICTORY]: 'C' }

function ships(): Record<UnitId, ShipView> {
  return Object.fromEntries(
    LEARNING_SCENARIO.ships.map(({ card, faction, pose, dials }, serial) => {
      const id = `${card}-1`
      const printed = shipCard(card)
      const own = faction === 'rebel'
      const ship: ShipView = {
        id,
        tag: TAGS[id] ?? '?',
        card,
        seat: own ? 'a' : 'b',
        serial,
        pose,
        dialSpeed: LEARNING_SCENARIO.speed,
        shields: { ...printed.shields },
        defense: printed.defenseTokens.map((kind, i) => ({ id: `${id}.t${i + 1}`, kind, exhausted: false })),
        commandTokens: [],
        raidTokens: [],
        spentDials: [],
        activated: false,
        dials: dials.map((command, n) => ({ n, command: own ? command : 'unknown', commitment: 'c0'.repeat(32) })),
        dialsGiven: dials.length,
        damage: [],
        damageWithoutCard: 0,
        nextSlot: 1,
        values: printedShipValues(card),
      }
      return [id, ship]
    }),
  )
}

function squadrons(): Record<UnitId, SquadronView> {
  const numbers: Record<string, number> = {}
  return Object.fromEntries(
    LEARNING_SCENARIO.squadrons.map(({ card, faction, at }) => {
      const { fighter, hull } = squadronCard(card)
      const n = (numbers[fighter] ?? 0) + 1
      numbers[fighter] = n
      const id = `${fighter}-${n}`
      const seat: Seat = faction === 'rebel' ? 'a' : 'b'
      const values = printedSquadronValues(card)
      return [id, { id, tag: `${fighter[0]}${n}`, card, seat, at, hull, defense: [], activated: false, values }]
    }),
  )
}

export function gameView(changes: Partial<GameView> = {}): GameView {
  return {
    schema: SCHEMA,
    rulesVersion: 1,
    viewer: 'a',
    gameId: '00'.repeat(16),
    scenario: 'learning',
    step: 4,
    area: LEARNING_SCENARIO.area,
    factions: { a: 'rebel', b: 'imperial' },
    firstPlayer: 'a',
    round: 1,
    phase: 'ship',
    ships: ships(),
    squadrons: squadrons(),
    lost: [],
    obstacles: {},
    cards: {},
    lasting: [],
    uses: [],
    deck: { undealt: 52, discard: [] },
    score: { a: 0, b: 0 },
    now: [],
    nextFrame: 9,
    nextDraw: 1,
    requests: [],
    awaited: [],
    ...changes,
  }
}

const EVENTS: GameEvent[] = [
  { type: 'deckShuffled', cards: 52 },
  { type: 'roundBegan', round: 1, firstPlayer: 'a' },
  { type: 'phaseBegan', round: 1, phase: 'command' },
  { type: 'shipActivated', ship: NEBULON, forced: false },
]

export const entries = (events: readonly GameEvent[] = EVENTS, from = 1): LogEntry[] =>
  events.map((event, i) => ({ step: from + i, at: '2030-05-02T09:00:00Z', event }))

export function gamePage(view: GameView, changes: Partial<GamePage> = {}): GamePage {
  return {
    id: 'g1',
    status: 'running',
    you: view.viewer,
    seats: { a: { name: 'Red Leader' }, b: { name: 'Needa' } },
    hoursPerHandOff: 48,
    whenTimeIsUp: 'claim',
    deadlines: view.awaited.map(({ seat }) => ({ seat, due: '2030-05-04T21:00:00Z', time: 48 * 3_600_000 })),
    mayClaim: false,
    chanceCommitment: SEAL,
    view,
    log: entries(),
    ...changes,
  }
}

/** A page on which seat `a` is asked. */
export function asking(ask: Ask, changes: Partial<GameView> = {}): GamePage {
  const request: DecisionRequest = { ...ask, id: `f7.0.${ask.seat}` }
  return gamePage(
    gameView({
      requests: [request],
      awaited: [{ seat: ask.seat, ask: ask.ask, subject: ask.subject }],
      ...changes,
    }),
  )
}

const activation = (ship: UnitId, dial: Command | undefined, step: 'convert' | 'maneuver'): Frame => ({
  kind: 'activation',
  id: 7,
  answered: { a: 0, b: 0 },
  ship,
  step,
  ...(dial === undefined ? {} : { dial }),
})

const maneuver = (ship: UnitId, step: 'course'): Frame => ({
  kind: 'maneuver',
  id: 8,
  answered: { a: 0, b: 0 },
  ship,
  step,
  clicks: [],
  side: 'right',
  overlapped: [],
  lifted: [],
})

export function dialsPage(): GamePage {
  const view = gameView()
  const bare = Object.fromEntries(
    Object.entries(view.ships).map(([id, ship]) => [id, { ...ship, dials: [], dialsGiven: 0 }]),
  )
  return asking(
    {
      ask: 'command.dials',
      subject: 'table',
      seat: 'a',
      kind: 'dials',
      ships: [
        { ship: CR90, missing: 1 },
        { ship: NEBULON, missing: 2 },
      ],
    },
    { phase: 'command', ships: bare },
  )
}

export const shipPage = (changes: Partial<GameView> = {}): GamePage =>
  asking(
    {
      ask: 'ship.activate',
      subject: 'table',
      seat: 'a',
      kind: 'option',
      options: [{ id: CR90 }, { id: NEBULON }],
    },
    changes,
  )

/** The same with a card that may be used instead. */
export const adviserPage = (card: CardInstance): GamePage =>
  asking(
    {
      ask: 'ship.activate',
      subject: 'table',
      seat: 'a',
      kind: 'option',
      options: [{ id: CR90 }, { id: NEBULON }, { id: `${card.id}.0`, source: card.id }],
    },
    { cards: { [card.id]: card } },
  )

export const dialPage = (dial: Command = 'navigate'): GamePage =>
  asking(
    { ask: 'activation.dial', subject: NEBULON, seat: 'a', kind: 'option', options: [{ id: 'keep' }, { id: 'token' }] },
    { now: [activation(NEBULON, dial, 'convert')] },
  )

export const tokenPage = (): GamePage =>
  asking(
    {
      ask: 'tokens.discard',
      subject: CR90,
      seat: 'a',
      kind: 'option',
      options: [{ id: 'navigate' }, { id: 'repair' }],
    },
    { ships: withShip(gameView(), CR90, { commandTokens: ['navigate', 'repair'] }) },
  )

/** Every use of a Navigate dial and token at speed 2 of a Nebulon-B, by the rules (R7.16-R7.18). */
function uses(dial: boolean, token: boolean): NavigateUse[] {
  const means = [
    { dial: true, token: false, most: 1 },
    { dial: false, token: true, most: 1 },
    { dial: true, token: true, most: 2 },
  ].filter((way) => (dial || !way.dial) && (token || !way.token))
  return means.flatMap(({ most, ...way }) =>
    ([-2, -1, 0, 1, 2] as const)
      .filter((speed) => Math.abs(speed) <= most && 2 + speed >= 0 && 2 + speed <= 3)
      .flatMap((speed) => {
        const joints = way.dial ? Array.from({ length: Math.min(2 + speed, 2) }, (_, i) => i + 1) : []
        return [{ ...way, speed }, ...joints.map((yaw) => ({ ...way, speed, yaw }))]
      }),
  )
}

export const navigateId = ({ dial, token, speed, yaw }: NavigateUse): string =>
  `${dial ? (token ? 'both' : 'dial') : token ? 'token' : 'none'}:${speed}:${yaw ?? 0}`

/** Of a Nebulon-B that moves at speed 2 before it navigates. */
const raisedYaws = ({ speed, yaw }: NavigateUse): number[] =>
  (shipCard('nebulon-b-escort-frigate').speedChart[2 + speed] ?? []).map((clicks, i) =>
    i + 1 === yaw ? Math.min(2, clicks + 1) : clicks,
  )

/** @param token A Navigate token may be spent, too. */
export const navigatePage = (changes: Partial<GameView> = {}, token = true): GamePage =>
  asking(
    {
      ask: 'maneuver.navigate',
      subject: NEBULON,
      seat: 'a',
      kind: 'option',
      options: [{ dial: false, token: false, speed: 0 } as const, ...uses(true, token)].map((use) => ({
        id: navigateId(use),
        navigate: use,
        yaws: raisedYaws(use),
      })),
    },
    { now: [activation(NEBULON, 'navigate', 'maneuver')], ...changes },
  )

export const coursePage = (changes: Partial<GameView> = {}): GamePage =>
  asking(
    { ask: 'maneuver.course', subject: NEBULON, seat: 'a', kind: 'course', ship: NEBULON, speed: 2, yaws: [1, 1] },
    { now: [activation(NEBULON, undefined, 'maneuver'), maneuver(NEBULON, 'course')], ...changes },
  )

export const withShip = (view: GameView, id: UnitId, changes: Partial<ShipView>): GameView['ships'] =>
  Object.fromEntries(
    Object.entries(view.ships).map(([each, ship]) => [each, each === id ? { ...ship, ...changes } : ship]),
  )

/** The ships with one of them elsewhere. */
export const withShipAt = (view: GameView, id: UnitId, pose: Partial<Pose>): GameView['ships'] =>
  withShip(view, id, { pose: { x: 0, y: 0, heading: 0, ...view.ships[id]?.pose, ...pose } })

export function displacedPage(): GamePage {
  const ships = withShipAt(gameView(), VICTORY, { x: 456_000, y: 600_000 })
  const squadrons = ['x-wing-1', 'x-wing-2']
  const packed = packDisplaced({
    ship: { size: 'medium', pose: { x: 456_000, y: 600_000, heading: 180_000 } },
    others: [],
    standing: [],
    area: LEARNING_SCENARIO.area,
    count: squadrons.length,
  })
  return asking(
    {
      ask: 'displaced.place',
      subject: VICTORY,
      seat: 'a',
      kind: 'places',
      ship: VICTORY,
      squadrons,
      touching: 2,
      suggested: squadrons.map((squadron, i) => ({ squadron, x: packed[i]?.x ?? 0, y: packed[i]?.y ?? 0 })),
    },
    { ships, now: [{ kind: 'displaced', id: 7, answered: { a: 0, b: 0 }, ship: VICTORY, squadrons, seat: 'a' }] },
  )
}

export const tiePage = (): GamePage =>
  asking({
    ask: 'overlap.closest',
    subject: NEBULON,
    seat: 'a',
    kind: 'option',
    options: [{ id: CR90 }, { id: VICTORY }],
  })

export const waitingPage = (): GamePage =>
  gamePage(gameView({ awaited: [{ seat: 'b', ask: 'ship.activate', subject: 'table' }] }))

export function overPage(): GamePage {
  const result = { winner: 'a', reason: 'resigned', score: { a: 133, b: 0 }, round: 2 } as const
  return gamePage(gameView({ phase: 'over', round: 2, result, score: result.score }), { status: 'over', result })
}
