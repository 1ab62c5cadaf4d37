import { shipCard } from '#shared/game/cards/catalog/ships'
import { isSquadronCard, squadronCard } from '#shared/game/cards/catalog/squadrons'
import { upgradeCard } from '#shared/game/cards/catalog/upgrades'
import type { Frame, NewFrame } from '#shared/game/engine/frame'
import { commandKey, shipAttackKey } from '#shared/game/engine/once'
import {
  type Faction,
  type GameState,
  type LastingEffect,
  type LostUnit,
  otherSeat,
  type Phase,
  type Seat,
} from '#shared/game/engine/state'
import { newLearningGame } from '#shared/game/flow/learning-scenario'
import { mm } from '#shared/game/geometry/grid'
import { PLAY_AREAS } from '#shared/game/geometry/table-area'
import { attackFrame } from './case-attack'
import { battleCards, gameOptions, objectiveOf, obstaclesOf, reserveOf, upgradeId } from './case-battle'
import { fixtureInstances } from './case-fixtures'
import type { CaseTable } from './case-format-table'
import { CASE_GAME_ID, CaseDecks, seatOf, shipOf, squadronsOf, take } from './case-pieces'

export { CASE_GAME_ID } from './case-pieces'

const WISHES = { a: 'any', b: 'any' } as const
type Begins = NonNullable<CaseTable['phase']>

/** The state a case describes, with the game in the middle of what it says. */
export function tableState(table: CaseTable): GameState {
  const { phase = 'ship', reserve, round = phase === 'setup' ? 0 : 1 } = table
  const factions = table.factions ?? { a: 'rebel', b: 'imperial' }
  const options = table.options === undefined ? undefined : gameOptions(table.options)
  const listed = Object.entries({ ...table.ships, ...reserve?.ships }).map(([id, ship]) => ({
    id,
    ship,
    seat: ship.seat ?? seatOf(shipCard(ship.card).faction, factions, id),
  }))
  const decks = new CaseDecks(table, options?.decks === 'own', listed)
  const ships = listed.map(({ id, ship, seat }, i) => shipOf(id, ship, i, seat, decks.of(seat)))
  const counts = new Map<string, number>()
  const squadrons = squadronsOf(table.squadrons ?? {}, factions, counts)
  const waiting = squadronsOf(reserve?.squadrons ?? {}, factions, counts)
  const lost = (table.lost ?? []).map((unit, i) => lostUnit(unit, i, table, factions))
  const state: GameState = {
    ...newLearningGame({ gameId: CASE_GAME_ID, wishes: WISHES }),
    ...(options && { scenario: 'battle', options }),
    area: areaOf(table),
    factions,
    firstPlayer: table.first ?? 'a',
    ...(table.shortEdges && { shortEdges: table.shortEdges }),
    round,
    phase: phaseOf(phase, round),
    ships: Object.fromEntries(ships.filter(({ id }) => table.ships?.[id]).map((ship) => [ship.id, ship])),
    squadrons: Object.fromEntries(squadrons.map((squadron) => [squadron.id, squadron])),
    ...reserveOf(
      reserve,
      ships.filter(({ id }) => reserve?.ships?.[id]),
      waiting,
    ),
    obstacles: obstaclesOf(table),
    uses: usesOf(table),
    cards: battleCards(table, new Map([...ships, ...squadrons, ...lost].map(({ id, seat }) => [id, seat]))),
    lost,
    ...decks.left(),
    stack: [],
  }
  Object.assign(state, objectiveOf(table, state))
  state.lasting.push(...lastingOn(table, state))
  Object.assign(state.cards, fixtureInstances(table, state.squadrons))
  for (const frame of framesFor(table, phase, state))
    state.stack.push({ ...frame, id: state.nextFrame++, answered: { a: 0, b: 0 } } as Frame)
  return state
}

function areaOf({ area, options }: CaseTable): GameState['area'] {
  if (area) return { width: mm(area[0]), height: mm(area[1]) }
  return { ...PLAY_AREAS[options === undefined ? '3x3' : gameOptions(options).table] }
}

/** Before the Command Phase, and after the Status Phase, it still is the phase before. */
function phaseOf(begins: Begins, round: number): Phase {
  if (begins === 'start') return round === 1 ? 'setup' : 'status'
  return begins === 'end' ? 'status' : begins
}

/** What happened earlier in the round and may not happen again. */
function usesOf({ ships = {}, attacking }: CaseTable): GameState['uses'] {
  const resolved = Object.entries(ships).flatMap(([id, ship]) =>
    (ship.resolved ?? []).map((command) => commandKey(id, command)),
  )
  const attacked = attacking?.at.includes('.') ? [shipAttackKey(attacking.by)] : []
  return [...resolved, ...attacked].map((key) => ({ key, until: 'round' }))
}

const lastingOn = ({ lasting = [] }: CaseTable, { ships }: GameState): LastingEffect[] =>
  lasting.map(({ of, on }, i) => {
    const ship = ships[on]
    if (!ship) throw new Error(`nothing lasts on "${on}", which is no ship on the table`)
    return { id: `l${i + 1}`, card: of.split('@')[0] ?? of, source: of, on, seat: ship.seat, until: 'round' }
  })

/** Puts cards on top of a deck, uppermost first; they are taken out of the rest of it. */
export function onTopOfDeck(
  state: GameState,
  { cards, of }: { cards: readonly string[]; of?: Seat | undefined },
): GameState {
  const deck = (of && state.ownDecks?.[of]) ?? state.deck
  const rest = [...deck.undealt]
  for (const card of cards) take(rest, card)
  deck.undealt = [...cards, ...rest]
  return state
}

function lostUnit(
  unit: NonNullable<CaseTable['lost']>[number],
  i: number,
  table: CaseTable,
  factions: Record<Seat, Faction>,
): LostUnit {
  const { id, card } = unit
  const printed = isSquadronCard(card) ? squadronCard(card) : shipCard(card)
  // Letters at the end of the alphabet: no piece on the table has them.
  const tag = String.fromCharCode(90 - i)
  const round = unit.round ?? table.round ?? 1
  const seat = unit.seat ?? seatOf(printed.faction, factions, id)
  const points = (unit.upgrades ?? []).reduce((sum, each) => sum + upgradeCard(upgradeId(each)).points, printed.points)
  return { id, tag, card, seat, points, cause: unit.cause ?? 'damage', round }
}

/** What the game is in the middle of: the step of each frame is the one it enters when what lies on it has ended. */
function framesFor(table: CaseTable, phase: Begins, state: GameState): NewFrame[] {
  if (phase === 'setup') return [{ kind: 'game', step: 'deck', wishes: WISHES }, setupFrame(table)]
  const game: NewFrame = { kind: 'game', step: 'rounds', wishes: WISHES }
  if (phase === 'squadron' && (table.squadronPhase || table.attacking)) return [game, ...squadronPhase(table, state)]
  if (phase !== 'ship') return [game, { kind: 'round', step: phase }]
  const { attacking, first = 'a', turn } = table
  const round: NewFrame = { kind: 'round', step: 'squadron' }
  const attack = attacking ? [attackFrame(attacking, state)] : []
  const activating = table.activating ?? activatingBy(attacking)
  if (!activating) return [game, round, { kind: 'ship-phase', step: 'turns', turn: turn ?? first }, ...attack]
  const ship = state.ships[activating.ship]
  if (!ship) throw new Error(`there is no ship "${activating.ship}" to activate`)
  ship.activated = true
  const { step = attacking ? 'attacks' : 'maneuver', dial, revealed = dial } = activating
  if (dial) ship.dialsGiven += 1
  const attacked = [...(activating.attacked ?? []), ...(attacking?.from ? [attacking.from] : [])]
  return [
    game,
    round,
    { kind: 'ship-phase', step: 'turns', turn: otherSeat(ship.seat) },
    {
      kind: 'activation',
      ship: ship.id,
      step,
      ...(dial && { dial }),
      ...(revealed && { revealed }),
      ...(attacked.length > 0 && { attacked }),
    },
    ...attack,
  ]
}

function setupFrame({ setup, first = 'a' }: CaseTable): NewFrame {
  const { step = 'deploying', chooser, turns = { a: 0, b: 0 } } = setup ?? {}
  const turn = setup?.turn ?? (step === 'obstacles' ? otherSeat(first) : first)
  return { kind: 'setup', step, turn, turns, ...(chooser && { chooser }) }
}

/** A squadron that attacks is activated and does nothing else. */
function squadronPhase({ squadronPhase, attacking, first = 'a' }: CaseTable, state: GameState): NewFrame[] {
  const attacker = attacking && state.squadrons[attacking.by]
  const { step = 'turns', turn = attacker?.seat ?? first, left = attacker ? 1 : 2 } = squadronPhase ?? {}
  const round: NewFrame = { kind: 'round', step: 'status' }
  const phase: NewFrame = { kind: 'squadron-phase', step, turn, left, cloaked: [] }
  if (!attacking || !attacker) return [round, phase]
  attacker.activated = true
  const did = { step: 'act', commanded: false, moved: false, attacked: true } as const
  return [round, phase, { kind: 'squadron-activation', squadron: attacker.id, ...did }, attackFrame(attacking, state)]
}

/** A ship attacks in its activation. */
const activatingBy = (attacking: CaseTable['attacking']): CaseTable['activating'] =>
  attacking?.from && { ship: attacking.by }
