import type { DamageWords, glance as english, Owner, SideWords } from '#shared/messages/en/glance'
import { kindsWith } from '../kind-names'
import { OF_ZONE } from './grammar'
import { terms } from './terms'

const OWNERS: Record<Owner, string> = { ours: 'Nasze', theirs: 'Ich', rebel: 'Rebelianci', imperial: 'Imperium' }

/** ` (zakryte: 2, Uszkodzenie konstrukcji odkryta)` */
export function damage({ facedown, faceup, withoutCard }: DamageWords): string {
  const parts = [
    ...(facedown > 0 ? [`zakryte: ${facedown}`] : []),
    ...faceup.map((card) => `${terms.card(card)} odkryta`),
    ...(withoutCard > 0 ? [`bez karty: ${withoutCard}`] : []),
  ]
  return parts.length > 0 ? ` (${parts.join(', ')})` : ''
}

const undeployed = (names: readonly string[]): string => `do rozmieszczenia: ${names.join(', ')}`
const setAside = (names: readonly string[]): string => `na boku: ${names.join(', ')}`
const lost = (names: readonly string[]): string => `stracone: ${names.join(', ')}`

/** Names, and the table in a line a side. Names of ships and squadrons are never inflected: their number stands behind. */
export const glance = {
  /** What a piece is called beside its letter. */
  kinds: { ...kindsWith((name) => name), 'tie-fighter-squadron': { one: 'Myśliwiec TIE', other: 'Myśliwce TIE' } },
  shipName: terms.shipName,
  squadronName: terms.squadronName,
  obstacle: terms.obstacle,
  cardTitle: terms.card,
  /** One ship in a line; `shields` lists the zones below their maximum, `exhausted` the tokens that are. */
  glanceShip: (p: Parameters<(typeof english)['glanceShip']>[0]) =>
    [
      `${p.name} kadłub ${p.hull} z ${p.maxHull}${damage(p.damage)}`,
      ...p.shields.map(([zone, n]) => `osłony strefy ${OF_ZONE[zone]}: ${n}`),
      ...p.exhausted.map((kind) => terms.exhausted(terms.defense[kind])),
    ].join(', '),
  glanceSquadron: (p: { name: string; hull: number; maxHull: number }) => `${p.name} kadłub ${p.hull} z ${p.maxHull}`,
  /** `TIE Fighter: 5`, `TIE Fighter: 1, stracone: 2`. */
  glanceSquadrons: (p: { kind: { one: string; other: string }; left: number; lost: number }) =>
    [`${p.kind.one}: ${p.left}`, ...(p.lost > 0 ? [`stracone: ${p.lost}`] : [])].join(', '),
  glanceSide: (owner: Owner, p: SideWords) => {
    const parts = [
      ...p.units,
      ...(p.undeployed.length > 0 ? [undeployed(p.undeployed)] : []),
      ...(p.setAside.length > 0 ? [setAside(p.setAside)] : []),
      ...(p.lost.length > 0 ? [lost(p.lost)] : []),
      ...(p.victoryTokens > 0 ? [terms.victoryTokens(p.victoryTokens)] : []),
    ]
    return `${OWNERS[owner]}: ${parts.join('; ') || 'nic nie zostało'}.`
  },
  lost: (names: readonly string[]) => `Stracone: ${names.join(', ')}.`,
} satisfies typeof english
