import type { Command, Die, HullZone } from '#shared/game/engine/state'
import type { Owner } from '#shared/messages/en/glance'
import type { table as english, UpgradeWords } from '#shared/messages/en/table'
import { capitalized } from '../piece-ids'
import { sector } from '../place-words'
import { damage, glance } from './glance'
import { INTO_ZONE, listed } from './grammar'
import { terms } from './terms'

/** Eight winds, clockwise from north. */
const WINDS = [
  'północ',
  'północny wschód',
  'wschód',
  'południowy wschód',
  'południe',
  'południowy zachód',
  'zachód',
  'północny zachód',
] as const

const list = (items: readonly string[]): string => (items.length === 0 ? 'brak' : items.join(', '))

type English = typeof english
type ShipWords = Parameters<English['ship']>[0]
type PieceGroup = Parameters<English['group']>[1]
type BoardWords = Parameters<English['board']>[0]
type Way = Parameters<English['reach']>[2][number]

const OWNERS: Record<Owner, Record<PieceGroup, string>> = {
  ours: { ships: 'Nasze statki', squadrons: 'Nasze eskadry' },
  theirs: { ships: 'Ich statki', squadrons: 'Ich eskadry' },
  rebel: { ships: 'Statki Rebeliantów', squadrons: 'Eskadry Rebeliantów' },
  imperial: { ships: 'Statki Imperium', squadrons: 'Eskadry Imperium' },
}

const SIDES: Record<Owner, string> = { ours: 'nasza', theirs: 'ich', ...terms.factions }
const DEPLOYING: Record<Owner, string> = {
  ours: 'Nasze do rozmieszczenia',
  theirs: 'Ich do rozmieszczenia',
  rebel: 'Rebelianci, do rozmieszczenia',
  imperial: 'Imperium, do rozmieszczenia',
}
const CARDS: Record<Owner, string> = {
  ours: 'Nasze karty celu',
  theirs: 'Ich karty celu',
  rebel: 'Karty celu Rebeliantów',
  imperial: 'Karty celu Imperium',
}

/** `Gunnery Team (wyczerpana)` */
function upgrade(
  { title, exhausted, discarded, roundToken, command, dials: stored }: UpgradeWords,
  open: boolean,
): string {
  const states = [
    ...(discarded ? ['odrzucona'] : exhausted ? ['wyczerpana'] : []),
    ...(roundToken === undefined ? [] : [`żeton rundy ${roundToken}`]),
    ...(command === undefined ? [] : [terms.commands[command]]),
    ...(stored.length === 0 ? [] : [dials(stored, open)]),
  ]
  return states.length === 0 ? title : `${title} (${states.join(', ')})`
}

const place = ({ square, x, y }: ShipWords['place']): string => `pole ${square} (${x}, ${y} cm)`
const shield = (zone: HullZone, n: number): string => `${terms.zones[zone]} ${n}`

const sightline = (obstructedBy: readonly string[]): string =>
  obstructedBy.length === 0 ? 'czysto' : `utrudnienie: ${listed(obstructedBy)}`
const zoned = (name: string, zone: HullZone | undefined): string =>
  zone === undefined ? name : `${name}, strefa ${terms.zones[zone]}`

/** `przednia → lewa, zasięg średni, 161 mm, czysto, 2 czerwone kości` */
function way(p: Way): string {
  const dice = terms.dice(p.dice)
  return [
    `${terms.zones[p.zone]}${p.defendingZone === undefined ? '' : ` → ${terms.zones[p.defendingZone]}`}`,
    p.range === undefined ? 'poza dalekim zasięgiem' : `zasięg ${terms.ranges[p.range]}`,
    `${p.mm} mm`,
    sightline(p.obstructedBy),
    dice === '' ? 'brak kości' : dice,
    ...(p.removed > 0 && dice !== '' ? [`mniej o ${p.removed}`] : []),
  ].join(', ')
}

/** The words in which the table is told. */
export const table = {
  ...glance,
  board: (p: BoardWords) => {
    const round = `Runda ${p.round}${p.rounds === undefined ? '' : ` z ${p.rounds}`}, `
    const parts = [
      `${p.phase === 'setup' ? '' : round}${terms.phases[p.phase]}`,
      ...(p.initiative === undefined ? [] : [`inicjatywa: ${p.initiative}`]),
      ...(p.objective === undefined ? [] : [`karta celu ${p.objective}`]),
      `wynik ${p.score[0]} do ${p.score[1]}`,
      ...(p.victoryTokens?.some((n) => n > 0)
        ? [`żetony zwycięstwa: ${p.victoryTokens[0]} do ${p.victoryTokens[1]}`]
        : []),
    ]
    return `${parts.join('; ')}.`
  },
  /** A side by its faction, or by whose it is. */
  sideOf: (side: Owner): string => SIDES[side],
  objectiveToken: terms.objectiveToken,
  marker: terms.marker,
  undeployed: (owner: Owner, units: readonly string[]) => `${DEPLOYING[owner]}: ${units.join(', ')}.`,
  heldBack: (unit: string, card: string) => `Na boku: ${unit} (${card}).`,
  objectiveCards: (owner: Owner, titles: readonly string[]) => `${CARDS[owner]}: ${titles.join(', ')}.`,
  /** An obstacle or a token. */
  lies: (p: Parameters<English['lies']>[0]) => {
    const parts = [
      place(p.place),
      ...(p.turned === undefined ? [] : [`obrót ${terms.degrees(p.turned)}`]),
      ...(p.on === undefined ? [] : [`leży na: ${p.on}`]),
      ...(p.inert ? ['bez swoich efektów'] : []),
      ...(p.hull === undefined ? [] : [p.hull === 0 ? 'zniszczona' : terms.hullPoints(p.hull)]),
    ]
    return `${capitalized(p.name)}: ${parts.join(', ')}.`
  },
  group: (owner: Owner, what: PieceGroup) => `${OWNERS[owner][what]}:`,
  none: 'brak',
  ship: (p: ShipWords) => {
    const wind = WINDS[sector(p.headed.degrees, WINDS.length)] ?? WINDS[0]
    return [
      `${p.name}${p.objectiveShip ? ', statek karty celu' : ''}, zwrot: ${terms.headed(p.headed, wind)}`,
      `prędkość ${p.speed}`,
      `osłony: ${p.shields.map(([zone, n]) => shield(zone, n)).join(', ')}`,
      `kadłub ${p.hull}/${p.maxHull}${damage(p.damage)}`,
      `żetony obrony: ${list(p.defense.map((t) => (t.exhausted ? terms.exhausted(terms.defense[t.kind]) : terms.defense[t.kind])))}`,
      `rozkazy: ${list(p.commands.map((command) => terms.commands[command]))}`,
      ...(p.raids.length === 0
        ? []
        : [`żetony rajdu: ${p.raids.map((command) => terms.commands[command]).join(', ')}`]),
      ...(p.revealed === undefined ? [] : [`ujawniony rozkaz: ${terms.commands[p.revealed]}`]),
      ...(p.gained.length === 0
        ? []
        : [`dodatkowy rozkaz: ${p.gained.map((command) => terms.commands[command]).join(', ')}`]),
      dials(p.dials, p.dialsOpen),
      ...(p.upgrades.length === 0
        ? []
        : [`ulepszenia: ${p.upgrades.map((card) => upgrade(card, p.dialsOpen)).join(', ')}`]),
      ...(p.carries.length === 0 ? [] : [`niesie: ${p.carries.join(', ')}`]),
      p.activated ? 'aktywowany' : 'nieaktywowany',
      `${place(p.place)}.`,
    ].join(', ')
  },
  squadron: (p: Parameters<English['squadron']>[0]) =>
    [
      p.name,
      `kadłub ${p.hull}/${p.maxHull}`,
      ...(p.engaged.length === 0 ? [] : [`w starciu: ${listed(p.engaged)}`]),
      ...(p.carries.length === 0 ? [] : [`niesie: ${p.carries.join(', ')}`]),
      p.activated ? 'aktywowana' : 'gotowa',
      `${place(p.place)}.`,
    ].join(', '),
  /** The current attack. */
  attack: (p: Parameters<English['attack']>[0]) =>
    [
      `Atak: ${zoned(p.attacker, p.zone)} → ${zoned(p.defender, p.defendingZone)}; zasięg ${terms.ranges[p.range]}, ${sightline(p.obstructedBy)}.`,
      ...(p.pool.length > 0 ? [`Kości: ${p.pool.map(die).join('; ')}.`] : []),
      ...(p.locked.length > 0 ? [`Zablokowane: ${p.locked.map((kind) => terms.defense[kind]).join(', ')}.`] : []),
      ...(p.spent.length > 0 ? [`Wykorzystane: ${p.spent.map((kind) => terms.defense[kind]).join(', ')}.`] : []),
      ...p.redirects.map(({ zone, points }) =>
        points === undefined
          ? `Przekierowanie w strefę ${INTO_ZONE[zone]}.`
          : `Przekierowanie w strefę ${INTO_ZONE[zone]}: ${points}.`,
      ),
      ...(p.total === undefined ? [] : [`Uszkodzenia: ${p.total}.`]),
    ].join(' '),
  /** What a ship could do to another unit from where both stand. */
  reach: (attacker: string, defender: string, ways: readonly Way[]) =>
    `Możliwy atak: ${attacker} → ${defender}: ${ways.map(way).join('; ')}.`,
  /** In its arc and in sight, but no die reaches. */
  outreached: (attacker: string, defender: string, ways: readonly Way[]) =>
    `W polu rażenia: ${attacker} → ${defender}: ${ways.map(way).join('; ')}.`,
  /** What a unit has around it, nearest first. */
  relations: (of: string, to: readonly string[]) => `Odległości, ${of}: ${to.join('; ')}.`,
  relation: (p: Parameters<English['relation']>[0]) =>
    `${p.name}: ${
      p.range === undefined ? 'poza dalekim zasięgiem' : `zasięg ${terms.ranges[p.range]}, dystans ${p.distance}`
    }, ${p.overlaps ? 'nachodzi' : p.mm === 0 ? 'styka się' : `${p.mm} mm`}`,
} satisfies English

const die = ({ color, face }: Die): string =>
  face === undefined ? `${terms.colors[color]}, przed rzutem` : terms.die({ color, face })

function dials(stack: readonly (Command | undefined)[], open: boolean): string {
  if (stack.length === 0) return 'brak wskaźników'
  const known = stack.filter((command) => command !== undefined)
  const counted = open ? terms.dials(stack.length) : terms.hiddenDials(stack.length)
  return known.length < stack.length
    ? counted
    : `${counted} (${known.map((command) => terms.commands[command]).join(', ')})`
}
