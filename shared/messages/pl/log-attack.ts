import { isShipCard } from '#shared/game/cards/catalog/models'
import type { EventOf, EventType, RolledDie } from '#shared/game/engine/event'
import type { Tellers } from '../en/log-words'
import { cardIn, numberIn, zoneToTell } from '../piece-ids'
import { type Sentence, say, unit } from '../sentence'
import { counted, INTO_ZONE, isNeuter, listed, NOUNS, OF_ZONE, SHIELDS_TAKEN } from './grammar'
import { several } from './log-words'
import { terms } from './terms'

/** Each die has a colon of its own, so they are kept apart by more than a comma. */
const dice = (rolled: readonly RolledDie[]): string => rolled.map(terms.die).join('; ')

/** `strefy: przednia → tylna`; a squadron has no zones. */
function zones({ zone, defender, defendingZone: at }: EventOf<'attackDeclared'>): string[] {
  const defendingZone = zoneToTell(defender, at)
  if (zone === undefined) return defendingZone === undefined ? [] : [`cel: strefa ${terms.zones[defendingZone]}`]
  return defendingZone === undefined
    ? [`ze strefy ${OF_ZONE[zone]}`]
    : [`strefy: ${terms.zones[zone]} → ${terms.zones[defendingZone]}`]
}

const MANNERS: Record<NonNullable<EventOf<'attackDeclared'>['manner']> | 'standard', string> = {
  standard: 'Atak',
  counter: 'Kontra',
  snipe: 'Atak (Snajper)',
}

const sight = (obstructedBy: readonly string[]): Sentence =>
  obstructedBy.length === 0 ? ['czysto'] : say`utrudnienie: ${several(obstructedBy)}`

const cardOf = (source: string): string => terms.card(cardIn(source))

/** A token agrees with its own name: unik wyczerpany, wzmocnienie wyczerpane. */
const became = ({ kind, becomes }: EventOf<'defenseSpent'>): string =>
  `${becomes === 'exhausted' ? 'wyczerpan' : 'odrzucon'}${isNeuter(kind) ? 'e' : 'y'}`

const WAYS: Record<EventOf<'destroyed'>['cause'], string> = {
  damage: '',
  'left-area': ' opuszcza obszar gry i',
  'left-out': ' nie trafia na stół i',
}

/** Objective tokens that leave the table with their unit. */
const along = (unit: string, tokens: readonly string[] = []): string =>
  tokens.length === 0 ? '' : `; ${unit} znika ${listed(tokens.map((id) => terms.objectiveToken(numberIn(id))))}`

/** Attacks: dice, tokens, damage. */
export const attackLog = {
  attackDeclared: (e) => {
    const { attacker, defender, zone, range, obstructedBy } = e
    // The range of a squadron's attack is a distance, and always the same.
    const facts = [...zones(e), ...(zone === undefined ? [] : [`zasięg ${terms.ranges[range]}`])]
    const measured = facts.length === 0 ? '' : `${facts.join(', ')}, `
    return say`${MANNERS[e.manner ?? 'standard']}: ${unit(attacker)} → ${unit(defender)}; ${measured}${sight(obstructedBy)}.`
  },
  counterDeclined: (e) => say`Eskadra ${unit(e.squadron)} nie odpowiada na atak.`,
  attackCanceled: (e) => say`Atak ${unit(e.attacker)} → ${unit(e.defender)} zostaje anulowany: nie ma kości.`,
  attacksEnded: (e) => say`${unit(e.attacker)} nie wybiera celu ataku.`,
  // The roll names the same dice.
  diceGathered: () => undefined,
  dieRemoved: (e) => say`Kość usunięta przed rzutem: ${terms.colors[e.die.color]}.`,
  diceRolled: (e) => say`Rzut: ${dice(e.dice)}.`,
  dieAdded: (e) => say`Dodana kość ${terms.die(e.die)}.`,
  diceRerolled: (e) =>
    say`Przerzut: ${e.dice.map(({ from, to }) => `${terms.die(from)} → ${terms.faces[to]}`).join('; ')}.`,
  dieChanged: (e) => say`Zmiana: ${terms.die(e.die)} → ${terms.faces[e.to]}.`,
  dieSpent: (e) => say`${unit(e.attacker)} wykorzystuje kość ${terms.die(e.die)}.`,
  diceCanceled: (e) => say`Anulowane kości: ${dice(e.dice)}.`,
  tokenLocked: (e) => say`Celność blokuje żeton obrony: ${terms.defense[e.kind]} (${unit(e.unit)}).`,
  // The log has told every change of the dice.
  poolFinal: () => undefined,
  defenseSpent: (e) => say`${unit(e.unit)} wykorzystuje żeton obrony: ${terms.defense[e.kind]}, teraz ${became(e)}.`,
  tokenUnlocked: (e) => say`Żeton obrony nie jest już zablokowany: ${terms.defense[e.kind]} (${unit(e.unit)}).`,
  defenseGained: (e) => {
    if (e.how === 'readied')
      return say`Żeton obrony jest znów przygotowany: ${terms.defense[e.kind]} (${unit(e.unit)}).`
    if (e.how === 'recovered') return say`${unit(e.unit)} odzyskuje żeton obrony: ${terms.defense[e.kind]}.`
    return e.instead
      ? say`${unit(e.unit)} zmienia żeton obrony: ${terms.defense[e.instead.kind]} → ${terms.defense[e.kind]}.`
      : say`${unit(e.unit)} zyskuje żeton obrony: ${terms.defense[e.kind]}.`
  },
  tokenMarked: (e) =>
    say`Wykorzystany w tym ataku żeton obrony przepadnie: ${terms.defense[e.kind]} (${unit(e.unit)}).`,
  dieRecolored: (e) => say`Kość zmieniona przed rzutem: ${terms.colors[e.die.color]} → ${terms.colors[e.to]}.`,
  defenseExhausted: (e) => say`Żeton obrony się wyczerpuje: ${terms.defense[e.kind]} (${unit(e.unit)}).`,
  // Outside an attack its icons mean what the card says.
  diceThrown: (e) => say`Rzut, karta ${cardOf(e.source)}: ${dice(e.dice)}.`,
  doomed: (e) => say`${unit(e.unit)} zostaje na stole do końca rundy (${cardOf(e.source)}).`,
  defenseDiscarded: (e) => say`${unit(e.unit)} traci żeton obrony: ${terms.defense[e.kind]}.`,
  redirectNamed: (e) => say`Statek ${unit(e.ship)} może przekierować uszkodzenia w strefę ${INTO_ZONE[e.zone]}.`,
  defenseEnded: (e) => say`${unit(e.unit)} kończy obronę.`,
  criticalResolved: (e) =>
    e.effect === 'standard'
      ? say`Trafienie krytyczne: pierwsza karta uszkodzeń będzie odkryta.`
      : say`${unit(e.attacker)} rozpatruje efekt trafienia krytycznego z karty.`,
  criticalDeclined: (e) => say`${unit(e.attacker)} nie rozpatruje efektu trafienia krytycznego.`,
  damageDetermined: (e) => {
    if (e.total === 0) return say`Atak nie zadaje uszkodzeń.`
    return e.total === e.icons
      ? say`Uszkodzenia: ${e.total}.`
      : say`Uszkodzenia: ${e.icons}, zmniejszone do ${e.total}.`
  },
  damageChanged: (e) => say`Karta zmienia uszkodzenia: ${e.from} → ${e.to}.`,
  damageSplit: (e) =>
    e.points === 0
      ? say`Statek ${unit(e.ship)} niczego nie przekierowuje w strefę ${INTO_ZONE[e.zone]}.`
      : say`Statek ${unit(e.ship)} przekierowuje ${counted(e.points, ...NOUNS.damage)} w strefę ${INTO_ZONE[e.zone]}.`,
  zoneChosen: (e) => say`Statek ${unit(e.ship)} przyjmuje uszkodzenia w strefę ${INTO_ZONE[e.zone]}.`,
  shieldsLost: (e) =>
    say`Statek ${unit(e.ship)} traci ${counted(e.points, ...SHIELDS_TAKEN)}, strefa ${terms.zones[e.zone]}.`,
  hullLost: (e) =>
    say`Eskadra ${unit(e.squadron)} traci ${terms.hullPoints(e.points)}${e.beyond === undefined ? '' : `; reszta obrażeń (${e.beyond}) nie ma skutku`}.`,
  obstacleDamaged: (e) =>
    e.left === 0
      ? say`${unit(e.obstacle)} traci ${terms.hullPoints(e.points)}, jest zniszczona i zostaje na stole.`
      : say`${unit(e.obstacle)} traci ${terms.hullPoints(e.points)}; zostaje ${e.left}.`,
  hullRecovered: (e) => say`Eskadra ${unit(e.squadron)} odzyskuje ${terms.hullPoints(e.points)}.`,
  damageDealt: (e) =>
    say`Statek ${unit(e.ship)} otrzymuje ${e.faceup ? 'odkrytą' : 'zakrytą'} kartę uszkodzeń${e.card === undefined ? '' : `: ${terms.card(e.card)}`}.`,
  damageFlipped: (e) => {
    const turned = e.faceup ? 'odkrywa' : 'zakrywa'
    return e.card === undefined
      ? say`Statek ${unit(e.ship)} ${turned} kartę uszkodzeń.`
      : say`Statek ${unit(e.ship)} ${turned} kartę uszkodzeń: ${terms.card(e.card)}.`
  },
  damageDiscarded: (e) => say`Statek ${unit(e.ship)} odrzuca kartę uszkodzeń: ${terms.card(e.card)}.`,
  damageWithoutCard: (e) => say`Statek ${unit(e.ship)} otrzymuje uszkodzenie; nie ma już kart uszkodzeń.`,
  destroyed: (e) => {
    const isShip = isShipCard(e.card)
    const named = isShip ? say`Statek ${unit(e.unit)}` : say`Eskadra ${unit(e.unit)}`
    const gone = WAYS[e.cause]
    return say`${named}${gone} zostaje ${isShip ? 'zniszczony' : 'zniszczona'}, ${terms.points(e.points)}${along(isShip ? 'z nim' : 'z nią', e.tokens)}.`
  },
} satisfies Partial<Tellers<EventType>>
