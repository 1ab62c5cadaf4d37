import { OBSTACLES } from '#shared/game/cards/catalog/obstacles'
import { shipCard } from '#shared/game/cards/catalog/ships'
import { squadronCard } from '#shared/game/cards/catalog/squadrons'
import type { DecisionRequest } from '#shared/game/engine/decision'
import type { EventOf } from '#shared/game/engine/event'
import { type GameState, otherSeat, type Seat } from '#shared/game/engine/state'
import { LAST_ROUND } from '#shared/game/flow/score'
import { on, refused } from './situations'

const activationIn = (state: GameState) => state.stack.findLast((frame) => frame.kind === 'squadron-activation')
const isFlotilla = (state: GameState, ship: string): boolean =>
  shipCard(state.ships[ship]?.card ?? 'cr90-corvette-a').flotilla === true
const keywords = (state: GameState, squadron: string) =>
  squadronCard(state.squadrons[squadron]?.card ?? 'x-wing-squadron').keywords

/** Who has lost at the end of a game. */
const loserOf = ({ result }: EventOf<'gameOver'>): Seat => otherSeat(result.winner)
const afloat = (state: GameState, seat: Seat): number =>
  Object.values(state.ships).filter((ship) => ship.seat === seat).length

/** What should happen sooner or later in battles of two fleets; `before` is the state in which the events began. */
export const BATTLE_SITUATIONS = {
  'R3.5 the cheaper fleet decides about initiative': on('initiativeToChoose', (e) => !e.drawn),
  'R3.5 a coin decides who decides about initiative': on('initiativeToChoose', (e) => e.drawn),
  'R3.5 initiative is taken': on('initiativeTaken', (e) => e.by === e.firstPlayer),
  'R3.5 initiative is given away': on('initiativeTaken', (e) => e.by !== e.firstPlayer),
  'R3.6 the first player chooses the objective': on('objectiveChosen', (e, s) => e.seat === s.firstPlayer),
  'R3.7 the second player chooses one of two drawn objectives': on(
    'objectiveChosen',
    (e, s) => s.options?.coreSet === true && e.seat !== s.firstPlayer,
  ),
  'R3.8 the second player begins to place obstacles': on(
    'obstaclePlaced',
    (e, s) => e.seat !== s.firstPlayer && Object.keys(s.obstacles).length === 0,
  ),
  'R3.8 the first player places an obstacle': on('obstaclePlaced', (e, s) => e.seat === s.firstPlayer),
  'R3.13 a ship is deployed': on('shipDeployed', (_, before) => before.round === 0),
  'R3.13 a squadron is deployed': on('squadronDeployed', (_, before) => before.round === 0),
  'R3.24 a unit is set aside': on('unitSetAside'),
  'R3.27 a squadron is deployed in the middle of the game': on('squadronDeployed', (_, s) => s.round > 0),
  'R3.28 a ship is deployed in the middle of the game': on('shipDeployed', (_, before) => before.round > 0),
  'R3.29 a set-aside unit is never deployed': on('destroyed', (e) => e.cause === 'left-out'),
  'R9.20 a unit that would be destroyed stays': on('doomed'),
  'R11.27 a squadron answers an attack': on(
    'attackDeclared',
    (e, before) => e.manner === 'counter' && e.attacker in before.squadrons,
  ),
  'R11.27 a ship answers an attack': on('attackDeclared', (e) => e.manner === 'counter' && e.zone !== undefined),
  'R11.27 a destroyed squadron answers an attack': on(
    'attackDeclared',
    (e, before) => e.manner === 'counter' && before.squadrons[e.attacker]?.hull === 0,
  ),
  'R11.27 Counter is declined': on('counterDeclined'),
  'R11.31 Rogue moves and attacks without a command': on(
    'attackDeclared',
    (e, before) =>
      activationIn(before)?.squadron === e.attacker &&
      activationIn(before)?.commanded === false &&
      activationIn(before)?.moved === true,
  ),
  'R11.34 Snipe attacks from distance 2': on('attackDeclared', (e) => e.manner === 'snipe'),
  'R11.35 Cloak moves at the end of the Squadron Phase': on(
    'squadronMoved',
    (e, before) => activationIn(before) === undefined && keywords(before, e.squadron).cloak !== undefined,
  ),
  'R11.36 a squadron is activated by way of a relay': on('squadronActivated', (e) => e.relay !== undefined),
  'R11.38 Strategic moves a token': on('objectiveTokenMoved'),
  'R12.9 an obstacle obstructs': on('attackDeclared', (e, s) => e.obstructedBy.some((id) => id in s.obstacles)),
  'R12.8 a ship obstructs the attack of a ship': on(
    'attackDeclared',
    (e, s) => e.zone !== undefined && e.obstructedBy.some((id) => id in s.ships),
  ),
  'R15.1 a side has no ships left at the end of a round': on(
    'gameOver',
    (e, s) => e.result.reason === 'eliminated' && s.options?.elimination === 'end-of-round-without-flotillas',
  ),
  'R15.9 a victory token is gained': on('victoryTokensGained'),
  'R16.7 an optional effect is declined': on('effectDeclined'),
  'R16.10 a card is exhausted': on('cardExhausted'),
  'R16.10 cards are readied': on('cardsReadied'),
  'R17.7f a dial is changed in the open': on('dialChanged'),
  'R17.8i somebody looks at cards of the deck': on('deckCardsDiscarded'),
  'R17.9c a round token is put on a card': on('roundTokenPlaced'),
  'R18.2 a flotilla is overlapped': on('overlapped', (e, before) => isFlotilla(before, e.closest)),
  'R18.2 a flotilla overlaps a ship': on('overlapped', (e, before) => isFlotilla(before, e.ship)),
  'R19.1 initiative passes to the other player': on('initiativePassed'),
  'R19.1 a game goes on after the sixth round': on('roundBegan', (e) => e.round > LAST_ROUND),
  'R20.5 a ship is dealt a card of its own deck': on('damageDealt', (_, before) => before.ownDecks !== undefined),
  'R20.12 a player with flotillas alone is beaten': on(
    'gameOver',
    (e, _, after) => e.result.reason === 'eliminated' && afloat(after, loserOf(e)) > 0,
  ),
}

const offered = (request: DecisionRequest, test: (sources: readonly (string | undefined)[]) => boolean): boolean =>
  request.ask === 'window.effect' &&
  request.kind === 'option' &&
  test(request.options.filter(({ source }) => source !== undefined).map(({ source }) => source))

/** What should be asked, or refused with its reason, sooner or later. */
export const BATTLE_ASKED = {
  'R3.17 a squadron waits for the first ship': refused('deploy.choose', 'too-far'),
  'R3.18 a last squadron waits for the ships': refused('deploy.choose', 'single-squadron'),
  'R3.14 a card keeps a unit from being deployed': refused('deploy.choose', 'forbidden-by-card'),
  'R11.26 a squadron is escorted': refused('squadron.act', 'escorted'),
  'R16.5 a player orders several effects': (request: DecisionRequest) =>
    offered(request, (sources) => new Set(sources).size > 1),
  'R13.5 a player orders several obstacles': (request: DecisionRequest) =>
    offered(request, (sources) => new Set(sources.filter((id) => id && isObstacle(id))).size > 1),
}
const isObstacle = (source: string): boolean => source in OBSTACLES
