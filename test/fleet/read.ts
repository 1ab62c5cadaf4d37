import { readFleetText } from '#shared/fleet/read-text/read-fleet-text'
import type { Reading } from '#shared/fleet/read-text/reading'

export function reading(text: string): Reading {
  const found = readFleetText(text)
  if (typeof found === 'string') throw new Error(`${found}: ${text}`)
  return found
}

/** Each ship by the ids of its cards. */
export const shipsOf = ({ fleet }: Reading): string[] =>
  fleet.ships.map(({ card, upgrades }) => [card, ...upgrades].join(' '))

/** What a list contradicts itself in; short names are none. */
export const contradictions = ({ warnings }: Reading) => warnings.filter(({ code }) => code !== 'short-name')

/** What is not read without a question. */
export const unread = (read: Reading) => [...read.unknown, ...read.unplaced, ...read.skipped, ...contradictions(read)]
