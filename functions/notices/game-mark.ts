import type { Head } from '#functions/ports/head'

/** Tells apart the games of the same two players, in a subject that stays the same from the first message to the last. */
export const gameMark = ({ id }: Pick<Head, 'id'>): string => id.slice(0, 4)
