import {
  LATER_COMMANDERS,
  LATER_OBJECTIVES,
  LATER_SHIPS,
  LATER_SQUADRONS,
  LATER_UPGRADES,
} from '#shared/game/cards/catalog/later-names'
import { OBJECTIVES } from '#shared/game/cards/catalog/objectives'
import { SHIPS } from '#shared/game/cards/catalog/ships'
import { SQUADRONS, type SquadronCard } from '#shared/game/cards/catalog/squadrons'
import { UPGRADES, type UpgradeCard, type UpgradeSlot } from '#shared/game/cards/catalog/upgrades'
import type { CardKind, CardMatch } from './card-match'
import { LATER_FACTS, OTHER_LATER_NAMES } from './later-facts'
import {
  OTHER_FIGHTER_NAMES,
  OTHER_OBJECTIVE_NAMES,
  OTHER_SHIP_NAMES,
  OTHER_SQUADRON_NAMES,
  OTHER_UPGRADE_NAMES,
} from './other-names'

interface CardNames {
  readonly card: CardMatch
  /** Everything that lists call it, its own name first. */
  readonly names: readonly string[]
}

const NO_SLOTS: readonly UpgradeSlot[] = []

/** The cards of 2018 and the later ones, with the names they go by. */
export function everyCard(): CardNames[] {
  return [...ships(), ...squadrons(), ...upgrades(), ...objectives(), ...laterCards()]
}

function ships(): CardNames[] {
  return Object.entries(SHIPS).map(([id, { name, points, faction }]) => ({
    card: { kind: 'ship', id, name, later: false, points, faction, slots: NO_SLOTS },
    names: [
      name,
      name.replace('-class', ''),
      name.replace('Modified ', ''),
      shortShipName(name),
      ...(OTHER_SHIP_NAMES[id] ?? []),
    ],
  }))
}

/** `Victory II-class Star Destroyer` is `Victory II`, `Assault Frigate Mark II B` is `Assault Frigate Mk2 B`. */
export function shortShipName(name: string): string {
  return name
    .replace(/-class (Star Destroyer|Corvette|Cruiser-Carrier|Star Dreadnought)$/, '')
    .replace('Imperial Star Destroyer', 'ISD')
    .replace('Modified ', '')
    .replace('-class', '')
    .replace('Mark II', 'Mk2')
}

function squadrons(): CardNames[] {
  const all: [id: string, card: SquadronCard][] = Object.entries(SQUADRONS)
  const fighters = new Map<string, readonly string[]>()
  for (const [id, { fighter, name, unique }] of all) {
    if (!unique) fighters.set(fighter, [name, name.replace(' Squadron', ''), ...(OTHER_FIGHTER_NAMES[id] ?? [])])
  }
  return all.map(([id, squadron]) => {
    const { name, points, faction, unique, vessel, fighter } = squadron
    const kinds = fighters.get(fighter) ?? []
    const vessels =
      vessel === undefined ? [] : [vessel, vessel.replace(/ I$/, ' 1'), ...kinds.map((kind) => `${vessel} ${kind}`)]
    const others = OTHER_SQUADRON_NAMES[id] ?? []
    return {
      card: { kind: 'squadron', id, name, later: false, points, faction, slots: NO_SLOTS },
      names: unique
        ? [name, ...others].flatMap((called) => [called, ...bothWays(called, [...kinds, ...vessels])])
        : [...kinds, ...others, ...kinds.flatMap(inOtherWords)],
    }
  })
}

/** What people write for `Squadron`. */
const inOtherWords = (kind: string): string[] => [
  ...['Squad', 'Sqn', 'Squads', 'Staffel'].map((word) => `${kind} ${word}`),
  ...['Eskadra', 'Eskadry', 'Escadron', 'Escuadrón', 'Squadrone'].map((word) => `${word} ${kind}`),
]

/** `Darth Vader TIE Advanced`, `TIE Advanced (Darth Vader)` */
const bothWays = (name: string, kinds: readonly string[]): string[] =>
  kinds.flatMap((kind) => [`${name} ${kind}`, `${kind} ${name}`])

function upgrades(): CardNames[] {
  const all: [id: string, card: UpgradeCard][] = Object.entries(UPGRADES)
  return all.map(([id, { name, points, faction, slots }]) => ({
    card: { kind: 'upgrade', id, name, later: false, points, slots, ...(faction && { faction }) },
    names: [name, ...(OTHER_UPGRADE_NAMES[id] ?? [])],
  }))
}

function objectives(): CardNames[] {
  return Object.entries(OBJECTIVES).map(([id, { name }]) => ({
    card: { kind: 'objective', id, name, later: false, slots: NO_SLOTS },
    names: [name, ...(OTHER_OBJECTIVE_NAMES[id] ?? [])],
  }))
}

function laterCards(): CardNames[] {
  const later = (kind: CardKind, names: Readonly<Record<string, string>>) =>
    Object.entries(names).map(([id, name]) => ({
      card: { kind, id, name, later: true, slots: slotsOfLater(kind, id), ...LATER_FACTS[id] },
      names: [
        name,
        ...(OTHER_LATER_NAMES[id] ?? []),
        ...(OTHER_OBJECTIVE_NAMES[id] ?? []),
        ...(kind === 'ship' ? [name.replace('-class', ''), shortShipName(name)] : kindsOfLater(id, name)),
      ],
    }))
  return [
    ...later('ship', LATER_SHIPS),
    ...later('squadron', LATER_SQUADRONS),
    ...later('upgrade', LATER_COMMANDERS),
    ...later('upgrade', LATER_UPGRADES),
    ...later('objective', LATER_OBJECTIVES),
  ]
}

/** The ids of later pilots end with the kind of fighter they fly, or the name of their ship. */
function kindsOfLater(id: string, name: string): string[] {
  const own = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const kind = id.startsWith(`${own}-`) ? id.slice(own.length + 1).replace(/-squadron$/, '') : ''
  return kind === '' ? [] : bothWays(name, [kind, `${kind} squadron`])
}

/** The ids of later officers and titles say so. */
function slotsOfLater(kind: CardKind, id: string): readonly UpgradeSlot[] {
  if (Object.hasOwn(LATER_COMMANDERS, id)) return ['commander']
  const slot = (['officer', 'title'] as const).find((end) => kind === 'upgrade' && id.includes(`-${end}`))
  return slot ? [slot] : NO_SLOTS
}
