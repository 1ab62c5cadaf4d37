import type { DefenseKind, Faction, HullZone } from '#shared/game/engine/state'
import { kindsWith } from '../kind-names'
import { counted, terms } from './terms'

export type Owner = 'ours' | 'theirs' | Faction

const OWNERS: Record<Owner, string> = { ours: 'Ours', theirs: 'Theirs', rebel: 'Rebels', imperial: 'Empire' }

export interface DamageWords {
  facedown: number
  /** Titles. */
  faceup: readonly string[]
  /** Dealt while the deck was empty (R9.6). */
  withoutCard: number
}
/** ` (2 facedown, Structural Damage faceup)` */
export function damage({ facedown, faceup, withoutCard }: DamageWords): string {
  const parts = [
    ...(facedown > 0 ? [`${facedown} facedown`] : []),
    ...faceup.map((card) => `${terms.card(card)} faceup`),
    ...(withoutCard > 0 ? [`${withoutCard} without a card`] : []),
  ]
  return parts.length > 0 ? ` (${parts.join(', ')})` : ''
}

const undeployed = (names: readonly string[]): string => `to be deployed: ${names.join(', ')}`
const setAside = (names: readonly string[]): string => `set aside: ${names.join(', ')}`
const lost = (names: readonly string[]): string => `${names.join(', ')} lost`

export interface SideWords {
  units: readonly string[]
  lost: readonly string[]
  /** Names of what waits beside the table, and of what a card holds back. */
  undeployed: readonly string[]
  setAside: readonly string[]
  victoryTokens: number
}

/** Names, and the table in a line a side: what every page of a game needs. */
export const glance = {
  /** What a piece is called beside its letter. */
  kinds: kindsWith((name) => (name.endsWith('Advanced') ? name : `${name}s`)),
  shipName: terms.shipName,
  squadronName: terms.squadronName,
  obstacle: terms.obstacle,
  cardTitle: terms.card,
  /** One ship in a line; `shields` lists the zones below their maximum, `exhausted` the tokens that are. */
  glanceShip: (p: {
    name: string
    hull: number
    maxHull: number
    damage: DamageWords
    shields: readonly (readonly [HullZone, number])[]
    exhausted: readonly DefenseKind[]
  }) =>
    [
      `${p.name} hull ${p.hull} of ${p.maxHull}${damage(p.damage)}`,
      ...p.shields.map(([zone, n]) => `${terms.zones[zone]} shields ${n}`),
      ...p.exhausted.map((kind) => terms.exhausted(terms.defense[kind])),
    ].join(', '),
  glanceSquadron: (p: { name: string; hull: number; maxHull: number }) => `${p.name} hull ${p.hull} of ${p.maxHull}`,
  /** `5 TIE Fighters`, `1 TIE Fighter, 2 lost`. */
  glanceSquadrons: (p: { kind: { one: string; other: string }; left: number; lost: number }) =>
    [counted(p.left, p.kind.one, p.kind.other), ...(p.lost > 0 ? [`${p.lost} lost`] : [])].join(', '),
  glanceSide: (owner: Owner, p: SideWords) => {
    const parts = [
      ...p.units,
      ...(p.undeployed.length > 0 ? [undeployed(p.undeployed)] : []),
      ...(p.setAside.length > 0 ? [setAside(p.setAside)] : []),
      ...(p.lost.length > 0 ? [lost(p.lost)] : []),
      ...(p.victoryTokens > 0 ? [terms.victoryTokens(p.victoryTokens)] : []),
    ]
    return `${OWNERS[owner]}: ${parts.join('; ') || 'nothing left'}.`
  },
  lost: (names: readonly string[]) => `${lost(names)}.`,
}

export type GlanceMessages = typeof glance
