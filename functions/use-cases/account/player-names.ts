import type { Deps } from '#functions/ports/deps'
import type { PlayerId } from '#functions/ports/head'
import { hashOf } from '#functions/use-cases/token'
import { site as english } from '#shared/messages/en/site'
import { site as polish } from '#shared/messages/pl/site'

type Names = Pick<Deps, 'players'>

/**
 * Cyrillic and Greek letters that look like Latin ones, small or capital, Latin ones with a stroke or without their dot, and
 * these. A newcomer is *Admiral* in one language and *Admirał* in the other.
 */
const ALIKE = ['авеѕіјкмнорстухһԁԛԝαβεζηικμνορτυχłøđħŧı', 'abesijkmhopctyxhdqwabezhikmvoptyxlodhti'] as const
const LATIN: ReadonlyMap<string, string> = new Map([...ALIKE[0]].map((letter, i) => [letter, ALIKE[1].charAt(i)]))

/** Equal for names that a reader takes for one: letters and digits count, as they are written in neither case. */
function lettersOf(name: string): string {
  const plain = [...name.normalize('NFKC').toLowerCase()].map((letter) => LATIN.get(letter) ?? letter).join('')
  const signs = plain.replace(/[^\p{L}\p{N}]/gu, '')
  return signs === '' ? plain.replace(/[\p{Z}\p{Default_Ignorable_Code_Point}]/gu, '') : signs
}
const nameKey = (name: string): string => hashOf(lettersOf(name))

const BOTS: ReadonlySet<string> = new Set([english.practiceBot, polish.practiceBot].map(nameKey))
/** A player with the name of the service would speak for it in mails. */
const SERVICE = [english.name, polish.name].map(lettersOf)
const isOurs = (name: string): boolean =>
  BOTS.has(nameKey(name)) || SERVICE.some((service) => lettersOf(name).includes(service))

/** Two people who play each other are told apart by their names, so each name is one person's. @returns whether it is theirs now */
export async function takeName({ players }: Names, name: string, player: PlayerId): Promise<boolean> {
  return !isOurs(name) && (await players.claimName(nameKey(name), player)) === player
}

/**
 * Gives back those names that a player does not bear. What another tab has come back to meanwhile is taken again: of two
 * that change it at the same time the last one sees what is borne.
 */
export async function leaveNames({ players }: Names, names: readonly string[], id: PlayerId): Promise<void> {
  const borne = (await players.load(id))?.name
  const left = new Set(names.map(nameKey))
  if (borne !== undefined) left.delete(nameKey(borne))
  for (const key of left) await players.freeName(key, id)
  const present = (await players.load(id))?.name
  if (present !== undefined) await players.claimName(nameKey(present), id)
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
