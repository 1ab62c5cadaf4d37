import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Game } from '#shared/game/engine/state'

/** JSON with the fields of every object in the order of their names: equal things have equal texts. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  fields.sort(([x], [y]) => (x < y ? -1 : 1))
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`).join(',')}}`
}

/** SHA-256 in hex of a text as UTF-8. */
export const textHash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** SHA-256 in hex over the canonical JSON. */
export const fingerprint = (value: unknown): string => textHash(canonicalJson(value))

/**
 * The fingerprint of a state. How it is stored is no part of the game, so its `schema` counts as 1, as it was in the first
 * exports: a game has the same fingerprints before and after its shape was changed (design 7).
 */
export const stateFingerprint = (state: Game): string => fingerprint({ ...state, schema: 1 })
