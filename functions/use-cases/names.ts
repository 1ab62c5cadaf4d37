import type { Deps } from '#functions/ports/deps'
import type { PlayerId } from '#functions/ports/head'
import { practice as english } from '#shared/messages/en/practice'
import { practice as polish } from '#shared/messages/pl/practice'
import { hashOf } from './token'

type Names = Pick<Deps, 'players'>

/** Equal for names that a reader takes for one: letters and digits count, as they are written in neither case. */
function nameKey(name: string): string {
  const plain = name.normalize('NFKC').toLowerCase()
  const signs = plain.replace(/[^\p{L}\p{N}]/gu, '')
  return hashOf(signs === '' ? plain.replace(/\s+/g, ' ') : signs)
}

const BOTS: ReadonlySet<string> = new Set([english.bot, polish.bot].map(nameKey))

/** Two people who play each other are told apart by their names, so each name is one person's. @returns whether it is theirs now */
export async function takeName({ players }: Names, name: string, player: PlayerId): Promise<boolean> {
  return !BOTS.has(nameKey(name)) && (await players.claimName(nameKey(name), player)) === player
}

/** Gives a name back that has become `present`; nothing if the two are one to a reader. */
export async function leaveName({ players }: Names, former: string, present: string, player: PlayerId): Promise<void> {
  if (nameKey(former) !== nameKey(present)) await players.freeName(nameKey(former), player)
}

/** Digits behind a newcomer's name, one more after each that was taken. */
const FIRST_DIGITS = 4
const MOST_DIGITS = 9

/** The first free one of names by lot; the last is taken as it comes. */
export async function newcomersName(
  deps: Names & Pick<Deps, 'entropy'>,
  named: (n: number) => string,
  player: PlayerId,
): Promise<string> {
  for (let digits = FIRST_DIGITS; ; digits++) {
    const least = 10 ** (digits - 1)
    const name = named(least + (Buffer.from(deps.entropy.bytes(4)).readUInt32BE() % (9 * least)))
    if (digits === MOST_DIGITS || (await takeName(deps, name, player))) return name
  }
}
