import type { SnapshotRow } from '#functions/ports/game-store'
import type { Head } from '#functions/ports/head'
import type { GameState } from '#shared/game/engine/state'
import { RULES_VERSIONS, SCHEMA } from '#shared/game/engine/versions'
import { fromSchema1, type Schema1 } from './0001-battles'
import { fromSchema2, type Schema2 } from './0002-repair-steps'

/** A game was stored by code that is newer than this: it can be neither read nor gone on with, and nothing is written. */
export class NewerVersion extends Error {
  constructor(what: string) {
    super(`${what} was stored by newer code than this: deploy that again`)
    this.name = 'NewerVersion'
  }
}

/** A state as it lies in the store. */
type StoredState = Schema1 | Schema2 | GameState
export type StoredHead = Omit<Head, 'state'> & { state?: StoredState }
export type StoredSnapshot = Omit<SnapshotRow, 'state'> & { state: StoredState }

/**
 * HEAD as the code of today knows it, no matter which code wrote it; a state of today is handed on as it is. Nothing is written: the
 * next commit of the game stores what was made of it.
 * @throws NewerVersion
 */
export function presentHead(stored: StoredHead): Head {
  const { state, ...rest } = stored
  return state === undefined
    ? rest
    : isOfToday(state)
      ? { ...stored, state }
      : { ...rest, state: migrated(state, rest.id) }
}

/** The same of a snapshot. */
export const presentSnapshot = (stored: StoredSnapshot): SnapshotRow => ({
  ...stored,
  state: isOfToday(stored.state) ? stored.state : migrated(stored.state, stored.game),
})

const isOfToday = (state: StoredState): state is GameState => state.schema === SCHEMA && isKnown(state.rulesVersion)
const isKnown = (version: number): boolean => RULES_VERSIONS.some((known) => known === version)

function migrated(state: StoredState, game: string): GameState {
  if (!isKnown(state.rulesVersion)) throw new NewerVersion(`game ${game} (rules ${state.rulesVersion})`)
  if (state.schema === 1) return fromSchema2(fromSchema1(state))
  if (state.schema === 2) return fromSchema2(state)
  throw new NewerVersion(`game ${game} (schema ${state.schema})`)
}
