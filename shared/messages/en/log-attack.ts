import type { EventOf, EventType, RolledDie } from '#shared/game/engine/event'
import { cardIn, numberIn, zoneToTell } from '../piece-ids'
import { type Sentence, say, unit } from '../sentence'
import { several, type Tellers } from './log-words'
import { listed, terms } from './terms'

const dice = (rolled: readonly RolledDie[]): string => rolled.map(terms.die).join(', ')

/** `front at rear`; a squadron has no zones. */
function zones({ zone, defender, defendingZone: at }: EventOf<'attackDeclared'>): string[] {
  const defendingZone = zoneToTell(defender, at)
  if (zone === undefined) return defendingZone === undefined ? [] : [`at the ${terms.zones[defendingZone]}`]
  return defendingZone === undefined
    ? [`from the ${terms.zones[zone]}`]
    : [`${terms.zones[zone]} at ${terms.zones[defendingZone]}`]
}

const MANNERS: Record<NonNullable<EventOf<'attackDeclared'>['manner']> | 'standard', string> = {
  standard: 'attacks',
  counter: 'uses Counter against',
  snipe: 'uses Snipe against',
}

const sight = (obstructedBy: readonly string[]): Sentence =>
  obstructedBy.length === 0 ? ['clear'] : say`obstructed by ${several(obstructedBy)}`

const cardOf = (source: string): string => terms.card(cardIn(source))

const BECOMES: Record<EventOf<'defenseSpent'>['becomes'], string> = { exhausted: 'exhausted', discarded: 'discarded' }

const CAUSES: Record<EventOf<'destroyed'>['cause'], string> = {
  damage: 'is destroyed',
  'left-area': 'leaves the play area and is destroyed',
  'left-out': 'was never deployed and counts as destroyed',
}

/** Objective tokens that leave the table with their unit. */
const along = (tokens: readonly string[] = []): string =>
  tokens.length === 0
    ? ''
    : `; ${listed(tokens.map((id) => terms.objectiveToken(numberIn(id))))} ${tokens.length === 1 ? 'goes' : 'go'} with it`

/** Attacks: dice, tokens, damage. */
export const attackLog = {
  attackDeclared: (e) => {
    const { attacker, defender, zone, range, obstructedBy } = e
    // The range of a squadron's attack is a distance, and always the same.
    const facts = [...zones(e), ...(zone === undefined ? [] : [`${terms.ranges[range]} range`])]
    const measured = facts.length === 0 ? '' : `${facts.join(', ')}, `
    return say`${unit(attacker)} ${MANNERS[e.manner ?? 'standard']} ${unit(defender)}: ${measured}${sight(obstructedBy)}.`
  },
  counterDeclined: (e) => say`${unit(e.squadron)} does not use Counter.`,
  attackCanceled: (e) => say`The attack of ${unit(e.attacker)} on ${unit(e.defender)} is canceled: no dice are left.`,
  attacksEnded: (e) => say`${unit(e.attacker)} chooses no target.`,
  // The roll names the same dice.
  diceGathered: () => undefined,
  dieRemoved: (e) => say`A ${terms.colors[e.die.color]} die is removed before the roll.`,
  diceRolled: (e) => say`Roll: ${dice(e.dice)}.`,
  dieAdded: (e) => say`Added: ${terms.die(e.die)}.`,
  diceRerolled: (e) =>
    say`Rerolled: ${e.dice.map(({ from, to }) => `${terms.die(from)} becomes ${terms.faces[to]}`).join(', ')}.`,
  dieChanged: (e) => say`Changed: ${terms.die(e.die)} becomes ${terms.faces[e.to]}.`,
  dieSpent: (e) => say`${unit(e.attacker)} spends a ${terms.die(e.die)}.`,
  diceCanceled: (e) => say`Canceled: ${dice(e.dice)}.`,
  tokenLocked: (e) => say`The ${terms.defense[e.kind]} token of ${unit(e.unit)} is locked.`,
  // The log has told every change of the dice.
  poolFinal: () => undefined,
  defenseSpent: (e) => say`${unit(e.unit)} spends ${terms.defense[e.kind]}: ${BECOMES[e.becomes]}.`,
  tokenUnlocked: (e) => say`The ${terms.defense[e.kind]} token of ${unit(e.unit)} is no longer locked.`,
  defenseGained: (e) => {
    if (e.how === 'readied') return say`The ${terms.defense[e.kind]} token of ${unit(e.unit)} is readied.`
    if (e.how === 'recovered') return say`${unit(e.unit)} recovers its ${terms.defense[e.kind]} token.`
    return e.instead
      ? say`${unit(e.unit)} has ${terms.defense[e.kind]} instead of ${terms.defense[e.instead.kind]} now.`
      : say`${unit(e.unit)} gains a ${terms.defense[e.kind]} token.`
  },
  tokenMarked: (e) => say`If ${unit(e.unit)} spends its ${terms.defense[e.kind]} in this attack, it is discarded.`,
  dieRecolored: (e) => say`A ${terms.colors[e.die.color]} die becomes a ${terms.colors[e.to]} one before the roll.`,
  defenseExhausted: (e) => say`The ${terms.defense[e.kind]} token of ${unit(e.unit)} is exhausted.`,
  // Outside an attack its icons mean what the card says.
  diceThrown: (e) => say`Roll for ${cardOf(e.source)}: ${dice(e.dice)}.`,
  doomed: (e) => say`${unit(e.unit)} stays on the table until the end of the round (${cardOf(e.source)}).`,
  defenseDiscarded: (e) => say`${unit(e.unit)} loses its ${terms.defense[e.kind]} token.`,
  redirectNamed: (e) => say`${unit(e.ship)} may redirect damage to its ${terms.zones[e.zone]}.`,
  defenseEnded: (e) => say`${unit(e.unit)} ends its defense.`,
  criticalResolved: (e) =>
    e.effect === 'standard'
      ? say`Critical: the first damage card will be faceup.`
      : say`${unit(e.attacker)} resolves the critical effect of a card.`,
  criticalDeclined: (e) => say`${unit(e.attacker)} resolves no critical effect.`,
  damageDetermined: (e) => {
    if (e.total === 0) return say`The attack does no damage.`
    return e.total === e.icons ? say`Damage: ${e.total}.` : say`Damage: ${e.icons}, reduced to ${e.total}.`
  },
  damageChanged: (e) => say`A card changes the damage from ${e.from} to ${e.to}.`,
  damageSplit: (e) =>
    e.points === 0
      ? say`${unit(e.ship)} redirects nothing to its ${terms.zones[e.zone]}.`
      : say`${unit(e.ship)} redirects ${e.points} to its ${terms.zones[e.zone]}.`,
  zoneChosen: (e) => say`${unit(e.ship)} takes the damage on its ${terms.zones[e.zone]}.`,
  shieldsLost: (e) => say`${unit(e.ship)} loses ${terms.shields(e.points, e.zone)}.`,
  hullLost: (e) =>
    say`${unit(e.squadron)} loses ${terms.hullPoints(e.points)}${e.beyond === undefined ? '' : `; ${e.beyond} more damage has no effect`}.`,
  obstacleDamaged: (e) =>
    e.left === 0
      ? say`${unit(e.obstacle)} loses ${terms.hullPoints(e.points)} and counts as destroyed; it stays on the table.`
      : say`${unit(e.obstacle)} loses ${terms.hullPoints(e.points)}; ${e.left} left.`,
  hullRecovered: (e) => say`${unit(e.squadron)} recovers ${terms.hullPoints(e.points)}.`,
  damageDealt: (e) =>
    say`${unit(e.ship)} is dealt a ${e.faceup ? 'faceup' : 'facedown'} damage card${e.card === undefined ? '' : `: ${terms.card(e.card)}`}.`,
  damageFlipped: (e) => {
    if (e.card === undefined) return say`${unit(e.ship)} turns a damage card ${e.faceup ? 'faceup' : 'facedown'}.`
    return e.faceup
      ? say`${unit(e.ship)} turns a damage card faceup: ${terms.card(e.card)}.`
      : say`${unit(e.ship)} turns ${terms.card(e.card)} facedown.`
  },
  damageDiscarded: (e) => say`${unit(e.ship)} discards a damage card: ${terms.card(e.card)}.`,
  damageWithoutCard: (e) => say`${unit(e.ship)} suffers damage; no damage card is left.`,
  destroyed: (e) => say`${unit(e.unit)} ${CAUSES[e.cause]}: ${terms.points(e.points)}${along(e.tokens)}.`,
} satisfies Partial<Tellers<EventType>>
