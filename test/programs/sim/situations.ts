import { SHIPS, shipCard } from '#shared/game/cards/catalog/ships'
import { SQUADRONS } from '#shared/game/cards/catalog/squadrons'
import type { DecisionRequest, RefusalCode } from '#shared/game/engine/decision'
import type { EventOf, EventType, GameEvent } from '#shared/game/engine/event'
import type { GameState, Point } from '#shared/game/engine/state'
import { shipInside } from '#shared/game/geometry/base'
import { isAtDistanceOne } from '#shared/game/geometry/squadron-engagement'

type Test<K extends EventType> = (event: EventOf<K>, before: GameState, after: GameState) => boolean
/** An event of one type, and what is the case before or after all that came with it. */
export const on =
  <K extends EventType>(type: K, test: Test<K> = () => true) =>
  (event: GameEvent, before: GameState, after: GameState): boolean =>
    event.type === type && test(event as EventOf<K>, before, after)

const sizeOf = (state: GameState, ship: string) => shipCard(state.ships[ship]?.card ?? '').size
const attackIn = (state: GameState) => state.stack.findLast((frame) => frame.kind === 'attack')
const activationIn = (state: GameState) => state.stack.findLast((frame) => frame.kind === 'activation')
const leftIn = (state: GameState) => state.stack.findLast((frame) => frame.kind === 'squadron-phase')?.left
const zonesUsed = (state: GameState): number => activationIn(state)?.attacked?.length ?? 0

const moving = (state: GameState) => state.stack.findLast((frame) => frame.kind === 'squadron-activation')
const allActivated = ({ ships }: GameState): boolean => Object.values(ships).every(({ activated }) => activated)
/** Whether any enemy squadron is at distance 1 of a place. */
const nearEnemies = ({ squadrons }: GameState, id: string, at: Point): boolean =>
  Object.values(squadrons).some((other) => other.seat !== squadrons[id]?.seat && isAtDistanceOne(at, other.at))

const resolved = (command: EventOf<'commandResolved'>['use']['command'], dial: boolean, token: boolean) =>
  on('commandResolved', ({ use }) => use.command === command && use.dial === dial && use.token === token)

/** What should happen sooner or later when games are played at random; `before` is the state in which the events began. */
export const SITUATIONS = {
  'R3.32 sides are drawn': on('sidesSettled', (e) => e.drawn),
  'R5.3 a player passes': on('passed', (_, before) => !allActivated(before)),
  'R5.8 a lone ship is activated without a question': on('shipActivated', (e) => e.forced),
  'R5.14 a duplicate token is discarded': on('tokenDiscarded', (e) => e.why === 'duplicate'),
  'R5.14 a token over the limit is discarded': on('tokenDiscarded', (e) => e.why === 'limit'),
  'R5.21 a dial is discarded unused': on('dialDiscarded'),
  'R6.2 two hull zones attack in one activation': on('attackDeclared', (_, before) => zonesUsed(before) === 1),
  'R6.10 an attack at long range': on('attackDeclared', (e) => e.range === 'long'),
  'R6.10 an attack at medium range': on('attackDeclared', (e) => e.range === 'medium'),
  'R6.10 an attack at close range': on('attackDeclared', (e) => e.range === 'close'),
  'R6.13 an attack is obstructed and loses a die': on(
    'dieRemoved',
    (_, before) => attackIn(before)?.obstructedBy !== undefined,
  ),
  'R6.22 an accuracy icon locks a token': on('tokenLocked'),
  'R6.34 a ship goes on against another squadron': on(
    'attackDeclared',
    (e, before) => e.defendingZone === undefined && attackIn(before) !== undefined,
  ),
  'R7.2 Navigate by dial and token': on('navigated', (e) => e.use.dial && e.use.token),
  'R7.4 Navigate without effect': on('navigated', (e) => e.use.speed === 0 && e.use.yaw === undefined),
  'R7.6 Squadron by dial': resolved('squadron', true, false),
  'R7.6 Squadron by token': resolved('squadron', false, true),
  'R7.6 Squadron by dial and token': resolved('squadron', true, true),
  'R7.6 a ship activates as many squadrons as it may': on('squadronCommandEnded', (e) => e.left === 0),
  'R7.7 a commanded squadron attacks after its move': on(
    'attackDeclared',
    (e, before) => moving(before)?.squadron === e.attacker && moving(before)?.moved === true,
  ),
  'R7.7 a commanded squadron moves after its attack': on(
    'squadronMoved',
    (e, before) => moving(before)?.squadron === e.squadron && moving(before)?.attacked === true,
  ),
  'R7.8 a ship activates fewer squadrons than it may': on('squadronCommandEnded', (e) => e.left > 0),
  'R7.9 Repair by dial': resolved('repair', true, false),
  'R7.9 Repair by token': resolved('repair', false, true),
  'R7.9 Repair by dial and token': resolved('repair', true, true),
  'R7.10 a shield is recovered': on('shieldRecovered'),
  'R7.10 a shield is moved': on('shieldMoved'),
  'R7.10 a damage card is discarded': on('damageDiscarded'),
  'R7.13 engineering points are lost': on('repairEnded', (e) => e.unspent > 0),
  'R7.18 a joint is raised': on('navigated', (e) => e.use.yaw !== undefined),
  'R7.20 Concentrate Fire by dial': resolved('concentrate-fire', true, false),
  'R7.20 Concentrate Fire by token': resolved('concentrate-fire', false, true),
  'R7.20 Concentrate Fire by dial and token': resolved('concentrate-fire', true, true),
  'R7.20 a die is added': on('dieAdded'),
  'R7.20 a die is rerolled by its attacker': on('diceRerolled', (_, before) => attackIn(before)?.step !== 'evade'),
  'R8.1 a readied token is exhausted': on('defenseSpent', (e) => e.becomes === 'exhausted'),
  'R8.1 an exhausted token is discarded': on('defenseSpent', (e) => e.becomes === 'discarded'),
  'R8.3 a ship at speed 0 is attacked': on(
    'damageDetermined',
    (e, before) => before.ships[e.defender]?.dialSpeed === 0,
  ),
  'R8.8 damage is redirected': on('damageSplit', (e) => e.points > 0),
  'R8.8 a redirect is named and not used': on('damageSplit', (e) => e.points === 0),
  'R8.9 evade cancels a die at long range': on('diceCanceled'),
  'R8.9 evade has a die rerolled at medium range': on(
    'diceRerolled',
    (_, before) => attackIn(before)?.step === 'evade',
  ),
  'R8.10 brace halves the damage': on('damageDetermined', (e) => e.total < e.icons),
  'R8.13 defense tokens are readied': on('tokensReadied'),
  'R9.1 shields are lost': on('shieldsLost'),
  'R9.1 a card is dealt facedown': on('damageDealt', (e) => !e.faceup),
  'R9.2 the owner chooses the zone that suffers': on('zoneChosen'),
  'R9.4 a squadron loses hull points': on('hullLost'),
  'R9.6 the damage deck is made anew': on('drawn', (e) => e.purpose === 'reshuffle'),
  'R9.8 a faceup card is turned facedown': on('damageFlipped', (e) => !e.faceup),
  'R9.13 a ship is destroyed by damage': on('destroyed', (e) => e.cause === 'damage' && e.card in SHIPS),
  'R9.13 a ship is destroyed by an attack': on(
    'destroyed',
    (e, before) => e.cause === 'damage' && attackIn(before)?.defender === e.unit && e.card in SHIPS,
  ),
  'R9.14 a squadron is destroyed': on('destroyed', (e) => e.card in SQUADRONS),
  'R9.14 a squadron is destroyed by a squadron': on(
    'destroyed',
    (e, before) => e.card in SQUADRONS && moving(before) !== undefined && e.cause === 'damage',
  ),
  'R9.15 a ship leaves the play area': on('destroyed', (e) => e.cause === 'left-area' && e.card in SHIPS),
  'R9.15 a squadron leaves the play area': on('destroyed', (e) => e.cause === 'left-area' && e.card in SQUADRONS),
  'R9.24 the standard critical effect is resolved': on('criticalResolved', (e) => e.effect === 'standard'),
  'R9.24 the first card of an attack is dealt faceup': on('damageDealt', (e) => e.faceup),
  'R9.26 a critical effect is declined': on('criticalDeclined'),
  'R10.6 a maneuver at speed 0': on('moved', (e) => e.speed === 0 && e.tried.length === 0),
  'R10.12 plotted outside, at rest inside': on('moved', (e, before) => {
    const [plotted] = e.tried
    const { area } = before
    const size = sizeOf(before, e.ship)
    return plotted !== undefined && !shipInside({ size, pose: plotted }, area) && shipInside({ size, pose: e.to }, area)
  }),
  'R10.16 a speed is reduced': on('moved', (e) => e.tried.length > 0 && e.speed > 0),
  'R10.16 a ship stays where it started': on('moved', (e) => e.tried.length > 0 && e.speed === 0),
  'R10.18 an own ship is overlapped': on('overlapped', (e, s) => s.ships[e.ship]?.seat === s.ships[e.closest]?.seat),
  'R10.19 several ships are met': on('overlapped', (e) => e.ships.length > 1),
  'R10.23 squadrons are displaced': on('squadronsPlaced'),
  'R11.2 a second squadron is chosen in one turn': on(
    'squadronActivated',
    (e, before) => !e.forced && leftIn(before) === 1,
  ),
  'R11.2 a lone squadron is activated without a question': on('squadronActivated', (e) => e.forced),
  'R11.4 a player passes in the Squadron Phase': on('passed', (_, before) => allActivated(before)),
  'R11.5 a squadron does nothing': on('squadronEnded', (e) => e.idle),
  'R11.11 a squadron stays and has moved': on('squadronMoved', (e) => e.from.x === e.to.x && e.from.y === e.to.y),
  'R11.16 a squadron moves to an enemy squadron': on('squadronMoved', (e, before) =>
    nearEnemies(before, e.squadron, e.to),
  ),
  'R11.18 a squadron attacks a squadron': on('attackDeclared', (e) => !e.zone && !e.defendingZone),
  'R11.19 a squadron shoots itself free and moves': on(
    'squadronMoved',
    (e, before) =>
      moving(before)?.attacked === true &&
      before.lost.at(-1)?.round === before.round &&
      !nearEnemies(before, e.squadron, e.from),
  ),
  'R11.20 squadrons attack each other past a ship': on(
    'attackDeclared',
    (e) => !e.zone && !e.defendingZone && e.obstructedBy.length > 0,
  ),
  'R11.23 a squadron attacks a ship': on('attackDeclared', (e) => !e.zone && e.defendingZone !== undefined),
  'R11.25 a bomber resolves the critical effect': on('criticalResolved', (e, before) => e.attacker in before.squadrons),
  'R11.25 a critical of a squadron without Bomber counts for nothing': on(
    'damageDetermined',
    (e, before) => e.icons === 0 && e.attacker in before.squadrons && e.defender in before.ships,
  ),
  'R11.29 Swarm rerolls a die': on('keywordUsed', (e) => e.keyword === 'swarm'),
  'R15.1 a side has no ships left': on('gameOver', (e) => e.result.reason === 'eliminated'),
  'R15.5 the sixth round ends': on('gameOver', (e) => e.result.reason === 'rounds'),
  'R15.14 a player resigns': on('gameOver', (e) => e.result.reason === 'resigned'),
  'R17.7g an opponent sets a dial': on('dialReplaced'),
  'RL.1 Comm Noise slows a ship': on('speedChanged', (_, before) => before.stack.at(-1)?.kind === 'effect'),
  'RL.2 a dial is lost unrevealed': on('dialLost'),
  'RL.13 squadrons are put back': on('squadronsReturned'),
  'RL.14 only the overlapped ship is left to be dealt its card': on(
    'overlapped',
    (e, before) => (before.ships[e.ship]?.damage.length ?? 0) + 1 === shipCard(before.ships[e.ship]?.card ?? '').hull,
  ),
}

/** A question that names something with that reason beside its options. */
export const refused =
  (ask: DecisionRequest['ask'], code: RefusalCode) =>
  (request: DecisionRequest): boolean =>
    request.ask === ask && 'impossible' in request && request.impossible?.some((each) => each.code === code) === true

const onlyFor =
  (code: RefusalCode, test: (id: string) => boolean) =>
  (request: DecisionRequest): boolean =>
    request.ask === 'squadron.act' &&
    request.kind === 'option' &&
    request.impossible?.some((each) => each.code === code && test(each.id)) === true

/** What should be refused sooner or later, with its reason, beside the options of a question. */
export const REFUSALS = {
  'R6.2 a hull zone has attacked before': refused('attack.declare', 'zone-has-attacked'),
  'R6.3 a target is out of arc': refused('attack.declare', 'out-of-arc'),
  'R6.4 a target is out of range': refused('attack.declare', 'out-of-range'),
  'R6.5 a target is out of reach of a squadron': refused('squadron.act', 'out-of-range'),
  'R8.2 a token of the same kind was spent': refused('defense.spend', 'token-type-spent'),
  'R8.4 a locked token cannot be spent': refused('defense.spend', 'token-locked'),
  'R11.13 an engaged squadron cannot move': onlyFor('engaged', (id) => id === 'move'),
  'R11.17 an engaged squadron cannot attack a ship': onlyFor('engaged', (id) => id !== 'move'),
  'R11.24 a squadron cannot attack past a hull zone': refused('squadron.act', 'line-through-zone'),
  'R12.6 a line of sight runs through another zone': refused('attack.declare', 'line-through-zone'),
  'R12.7 a range runs through another zone': refused('attack.declare', 'range-through-zone'),
  'DC a damage card forbids an attack': refused('attack.declare', 'forbidden-by-card'),
  'DC a damage card forbids a token': refused('defense.spend', 'forbidden-by-card'),
}
