import { raisedBy } from '#shared/game/engine/commands'
import type { EventOf, EventType } from '#shared/game/engine/event'
import { HULL_ZONES, type Result } from '#shared/game/engine/state'
import { instanceOf, numberIn, obstacleKind } from '../piece-ids'
import { isSame, millimetres } from '../place-words'
import { type Sentence, say, unit } from '../sentence'
import { attackLog } from './log-attack'
import { setupLog } from './log-setup'
import { type LogContext, several, side, type Tellers, wins } from './log-words'
import { listed, terms } from './terms'

const PURPOSES: Record<EventOf<'drawn'>['purpose'], string> = {
  sides: 'who plays which side',
  coin: 'who chooses the first player',
  objectives: 'the objective cards to choose from',
  'damage-deck': 'the order of the damage deck',
  reshuffle: 'the new order of the damage deck',
  dice: 'the dice',
  pick: 'a card at random',
}

const ENDINGS: Record<Result['reason'], string> = {
  eliminated: 'the other side has no ship left',
  rounds: 'the last round is over',
  resigned: 'the other side resigned',
  time: 'the other side ran out of time',
}

const GRANTS: Record<EventOf<'granted'>['what'], string> = { attack: 'attack', maneuver: 'maneuver' }

/** A player who resigns loses by that, not by points. */
const scoreOf = ({ reason, winner, score }: Result): string =>
  reason === 'resigned' ? '' : ` ${score[winner]}–${score[winner === 'a' ? 'b' : 'a']}`

/** A card in play, and whose it is: `Gunnery Team (Victory II "A")`. */
function instance(source: string): Sentence {
  const { card, on } = instanceOf(source)
  const named = card === undefined ? source : terms.card(card)
  return on === undefined ? [named] : say`${named} (${unit(on)})`
}

/** ` at its left`, or ` on X-wing x1 and X-wing x2`. */
function chosenBy({ chosen = [] }: EventOf<'effectUsed'>): Sentence {
  const zones = HULL_ZONES.filter((zone) => chosen.includes(zone))
  if (zones.length > 0) return [` at its ${listed(zones.map((zone) => terms.zones[zone]))}`]
  return chosen.length === 0 ? [] : say` on ${several(chosen)}`
}

function navigation({ use }: EventOf<'navigated'>): string {
  const effects = [
    ...(use.speed === 0 ? [] : [`speed ${use.speed > 0 ? '+' : '−'}${Math.abs(use.speed)}`]),
    ...terms.raises(raisedBy(use)),
  ]
  return `${terms.means(use)}: ${effects.length === 0 ? 'no effect' : listed(effects)}`
}

/**
 * One sentence for each kind of event; `undefined` where another event already says it. Equal for all readers, but for
 * what a `secret` adds for those who may read it.
 */
export const log: Tellers<EventType> = {
  ...attackLog,
  ...setupLog,
  sidesSettled: (e, c) =>
    say`${e.drawn ? 'The sides are drawn at random. ' : ''}Initiative: ${side(e.firstPlayer, c)}.`,
  drawn: (e) => say`Draw ${e.n} decides ${PURPOSES[e.purpose]} (${rangesInWords(e.ranges)}).`,
  luckSkipped: (e) =>
    say`The service was set back to an earlier time. So that nobody knows what comes, draws ${e.from} to ${e.to - 1} are left out, and the undealt damage cards are shuffled anew.`,
  deckShuffled: (e, c) =>
    e.seat === undefined
      ? say`The damage deck of ${e.cards} cards is shuffled.`
      : say`${side(e.seat, c)}: the damage deck of ${e.cards} cards is shuffled.`,
  deckCardsDiscarded: (e) =>
    e.cards.length === 0
      ? say`The next damage card of ${unit(e.ship)} is chosen in secret.`
      : say`The next damage card of ${unit(e.ship)} is chosen in secret; discarded: ${listed(e.cards.map(terms.card))}.`,
  damageRevealed: (e) =>
    e.discarded
      ? say`${terms.card(e.card)} is discarded before it is dealt to ${unit(e.ship)}.`
      : say`${unit(e.ship)} is to be dealt a faceup damage card: ${terms.card(e.card)}.`,
  roundBegan: (e, c) => say`Round ${e.round} begins; initiative: ${side(e.firstPlayer, c)}.`,
  phaseBegan: (e) => say`${terms.phases[e.phase]}.`,
  dialsSet: (e, c) =>
    e.source === undefined
      ? say`${side(e.seat, c)}: ${terms.dials(e.dials.length)} set in secret.`
      : say`${side(e.seat, c)}: ${terms.dials(e.dials.length)} set in secret on ${instance(e.source)}.`,
  storedDialSpent: (e) => say`${instance(e.source)}: its dial of ${terms.commands[e.command]} is turned up.`,
  dialGained: (e) => say`${unit(e.ship)} gains an extra dial of ${terms.commands[e.command]}.`,
  passed: (e, c) =>
    e.source === undefined
      ? say`${side(e.seat, c)}: nothing left to activate.`
      : say`${side(e.seat, c)} activates no ship in this turn.`,
  shipActivated: (e) => say`${unit(e.ship)} is activated${e.forced ? ' (the only one that can be)' : ''}.`,
  dialRevealed: (e) => say`${unit(e.ship)} reveals ${terms.commands[e.command]}.`,
  dialKept: (e) => say`${unit(e.ship)} keeps the dial.`,
  // The sentence of the command names a dial that it spends.
  dialSpent: (e) =>
    e.use === 'token' ? say`${unit(e.ship)} takes a ${terms.commands[e.command]} token for its dial.` : undefined,
  dialDiscarded: (e) => say`${unit(e.ship)}: ${terms.commands[e.command]} ends without effect.`,
  tokenGained: (e) => say`${unit(e.ship)} gains a ${terms.commands[e.command]} token.`,
  tokenSpent: (e) => say`${unit(e.ship)} spends a ${terms.commands[e.command]} token.`,
  tokenDiscarded: (e) =>
    e.why === 'duplicate'
      ? say`${unit(e.ship)} already has a ${terms.commands[e.command]} token; the new one is discarded.`
      : say`${unit(e.ship)} discards a ${terms.commands[e.command]} token${e.why === 'limit' ? ': too many' : ''}.`,
  raidTokenGained: (e) => say`${unit(e.ship)} gains a raid token: it cannot resolve ${terms.commands[e.command]}.`,
  raidTokensRemoved: (e) =>
    say`${unit(e.ship)} discards its raid tokens: ${listed(e.commands.map((command) => terms.commands[command]))}.`,
  dialLost: (e) => say`${unit(e.ship)} loses its dial before it is revealed: ${terms.commands[e.command]}.`,
  dialReplaced: (e, c) =>
    say`${side(e.seat, c)}: ${e.place ? `dial ${e.place + 1}` : 'the top dial'} of ${unit(e.ship)} is set again${e.secret ? `: ${terms.commands[e.secret.command]}` : ''}.`,
  dialsLookedAt: (e, c) => {
    const seen = e.secret ? `: ${listed(e.secret.commands.map((command) => terms.commands[command]))}` : ''
    return say`${side(e.seat, c)} looks at the dials of ${unit(e.ship)}${seen}.`
  },
  dialChanged: (e) =>
    say`${instance(e.source)}: the top dial of ${unit(e.ship)} is set to ${terms.commands[e.command]}.`,
  commandResolved: (e) => say`${unit(e.ship)} resolves ${terms.commands[e.use.command]} by ${terms.means(e.use)}.`,
  shieldRecovered: (e) => say`${unit(e.ship)} recovers ${terms.shields(1, e.zone)}.`,
  shieldMoved: ({ ship, other, from, to }) =>
    other === undefined
      ? say`${unit(ship)} moves ${terms.shields(1, from)} to the ${terms.zones[to]}.`
      : say`${unit(ship)} moves ${terms.shields(1, from)} to ${unit(other)}, ${terms.zones[to]}.`,
  engineeringGained: (e) => say`${unit(e.ship)} gains ${terms.engineeringPoints(e.points)}.`,
  repairEnded: (e) =>
    e.unspent === 0 ? undefined : say`${unit(e.ship)} leaves ${terms.engineeringPoints(e.unspent)} unspent.`,
  navigated: (e) => say`${unit(e.ship)} navigates by ${navigation(e)}.`,
  maneuverSlowed: (e) => say`${unit(e.ship)} executes this maneuver ${e.by} slower.`,
  speedChanged: (e) => say`${unit(e.ship)} changes its speed from ${e.from} to ${e.to}.`,
  courseSet: (e) =>
    e.clicks.length === 0
      ? say`${unit(e.ship)} stays where it is, at speed 0.`
      : say`${unit(e.ship)} sets its course at speed ${e.speed}: ${terms.course(e.clicks)}; tool on its ${terms.sides[e.side]}.`,
  moved: (e) =>
    e.tried.length === 0
      ? say`${unit(e.ship)} moves at speed ${e.speed}.`
      : say`${unit(e.ship)} has no room and moves at speed ${e.speed} this time.`,
  overlapped: (e) =>
    e.ships.length === 1
      ? say`${unit(e.ship)} would overlap ${several(e.ships)}.`
      : say`${unit(e.ship)} would overlap ${several(e.ships)}; the closest is ${unit(e.closest)}.`,
  squadronsLifted: (e) => say`${unit(e.ship)} displaces ${several(e.squadrons.map(({ squadron }) => squadron))}.`,
  squadronsPlaced: (e, c) =>
    say`${side(e.seat, c)}: ${several(e.places.map(({ squadron }) => squadron))} placed beside ${unit(e.ship)}.`,
  sliderTurned: (e) =>
    e.activated ? say`${unit(e.squadron)} counts as activated.` : say`${unit(e.squadron)} counts as not activated yet.`,
  squadronActivated: (e) => {
    const by = e.by === undefined ? say`` : say` by ${unit(e.by)}`
    const relay = e.relay === undefined ? say`` : say`, relayed by ${unit(e.relay)}`
    return say`${unit(e.squadron)} is activated${by}${relay}${e.forced ? ' (the only one that can be)' : ''}.`
  },
  squadronMoved: (e) =>
    isSame(e.from, e.to)
      ? say`${unit(e.squadron)} stays where it is.`
      : say`${unit(e.squadron)} moves ${millimetres(e.from, e.to)} mm.`,
  squadronEnded: (e) => (e.idle ? say`${unit(e.squadron)} neither moves nor attacks.` : undefined),
  squadronCommandEnded: (e) =>
    e.left === 0 ? undefined : say`${unit(e.ship)} leaves ${terms.activations(e.left)} of its Squadron command unused.`,
  keywordUsed: (e) => say`${unit(e.unit)} uses ${terms.keywords[e.keyword]}.`,
  objectiveTokenMoved: (e) =>
    say`${unit(e.squadron)} moves ${terms.objectiveToken(numberIn(e.token))} by ${millimetres(e.from, e.to)} mm.`,
  squadronsReturned: (e) =>
    say`${several(e.places.map(({ squadron }) => squadron))} put back, because the ship is gone.`,
  activationEnded: () => undefined,
  tokensReadied: (e) => (e.tokens.length === 0 ? undefined : say`Defense tokens are readied.`),
  cardsReadied: ({ cards, gone = [] }) => {
    const [first, ...others] = cards.filter((card) => !gone.includes(card))
    if (first === undefined) return undefined
    return others.length === 0 ? say`Readied: ${instance(first)}.` : say`Upgrade cards are readied.`
  },
  initiativeFlipped: () => undefined,
  effectUsed: (e, c) => {
    const { card, on } = instanceOf(e.source)
    const chosen = chosenBy(e)
    if (obstacleKind(e.source) !== undefined) return say`${side(e.seat, c)}: ${terms.card(e.card)} takes effect.`
    if (on === undefined) return say`${side(e.seat, c)}: ${terms.card(e.card)} is used${chosen}.`
    return card === undefined
      ? say`${terms.card(e.card)} on ${unit(on)} takes effect${chosen}.`
      : say`${unit(on)} uses ${terms.card(e.card)}${chosen}.`
  },
  granted: (e) => say`${unit(e.unit)} is granted another ${GRANTS[e.what]}.`,
  cardsLookedAt: (e, c) => {
    const seen = e.secret === undefined ? '' : `: ${listed(e.secret.things.map(({ card }) => terms.card(card)))}`
    return say`${side(e.seat, c)}: ${terms.cards(e.count)} looked at${seen}.`
  },
  effectDeclined: (e, c) => say`${side(e.seat, c)}: no effect is used.`,
  cardSwitched: (e) =>
    e.on ? say`${instance(e.source)} is used again.` : say`${instance(e.source)} is no longer used.`,
  cardExhausted: (e) => say`Exhausted: ${instance(e.source)}.`,
  cardDiscarded: (e) => say`Discarded: ${instance(e.source)}.`,
  cardMoved: (e) => say`${instance(e.source)} goes to ${unit(e.to)}.`,
  cardReplaced: (e) => say`${instance(e.source)} is replaced by ${terms.card(e.card)}.`,
  dialsOpened: (e) => say`${terms.dials(e.dials.length)} never revealed: opened for checking.`,
  gameOver: (e, c) =>
    say`The game is over in round ${e.result.round}: ${side(e.result.winner, c)} ${wins(e.result.winner, c)}${scoreOf(e.result)}; ${ENDINGS[e.result.reason]}.`,
}

/** `6 numbers below 8`; those of a shuffle are named by their ends. */
function rangesInWords(ranges: readonly number[]): string {
  const [first = 0] = ranges
  if (ranges.length === 1) return `a number below ${first}`
  const last = ranges.at(-1) ?? first
  return ranges.every((range) => range === first)
    ? `${ranges.length} numbers below ${first}`
    : `${ranges.length} numbers, below ${first} … ${last}`
}

/** The sentence of any event, or `undefined` if it needs none. */
export function logSentence<K extends EventType>(event: EventOf<K>, context: LogContext): Sentence | undefined {
  const tell: (event: EventOf<K>, context: LogContext) => Sentence | undefined = log[event.type as K]
  return tell(event, context)
}
