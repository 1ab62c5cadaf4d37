import { begin, startBattle, startGame } from '#shared/game'
import type { EventOf, EventType } from '#shared/game/engine/event'
import type { Difference, Part } from '#shared/play/replay/difference'
import type { ExportedGame } from '#shared/play/replay/exported-game'
import { verifyGame } from '#shared/play/replay/verify-game'

export const verdictOn = (game: ExportedGame) => verifyGame(game, { startGame, startBattle, begin })

/** What a check finds in a copy of a game that somebody has laid hands on. */
export function foundIn(game: ExportedGame, tamper: (copy: ExportedGame) => void): Partial<Record<Part, Difference>> {
  const copy = structuredClone(game)
  tamper(copy)
  return verdictOn(copy).differences
}

/** The first event of that kind, to be changed in place. */
export function firstOf<K extends EventType>({ events }: ExportedGame, type: K): EventOf<K> {
  const found = events.find((event): event is EventOf<K> => event.type === type)
  if (!found) throw new Error(`there is no ${type}`)
  return found
}

/** The first of a list, to be changed in place. */
export function first<T>(list: readonly T[]): T {
  const [found] = list
  if (found === undefined) throw new Error('the list is empty')
  return found
}
