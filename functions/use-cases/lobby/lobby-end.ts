import type { Head } from '#functions/ports/head'

/** A game that has not begun by then, since it was made, is withdrawn (audit F8). */
const LOBBY_MS = 30 * 86_400_000

/** When a game that has not begun is withdrawn by itself, ms; undefined: it has begun, or is withdrawn already. */
export const lobbyEnd = ({ created, state, withdrawn }: Pick<Head, 'created' | 'state' | 'withdrawn'>) =>
  state === undefined && withdrawn === undefined ? created + LOBBY_MS : undefined
