import * as z from 'zod/mini'

/** Names that every object has are no ids: code looks things up by id. */
const isNobodys = z.refine<string>((name) => !(name in Object.prototype))
/** Ids are short, printable and never need escaping in a key or an address. */
export const id = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._:+#-]{0,79}$/), isNobodys)
/** 16 bytes in hex. */
export const salt = z.string().check(z.regex(/^[0-9a-f]{32}$/))
/** Signs that are joined to one, as a family is, and nothing else with a character that nobody sees. */
const JOINED = /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D(?=\p{Extended_Pictographic})/gu
const isSeen = z.refine<string>((name) => !/[\p{C}\p{Zl}\p{Zp}]/u.test(name.replace(JOINED, '')))
/** More accents on one letter than any language puts there cover the lines around them. */
const isInItsLine = z.refine<string>((name) => !/\p{M}{4}/u.test(name.normalize('NFC')))
/** A name in one line: visible, without control, format or unassigned characters. */
export const shownName = (most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(most),
      isSeen,
      isInItsLine,
      z.regex(/[^\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u),
    )

/** Programs for mail make links of these: the name stands in the mails of others. */
const isNoAddress = z.refine<string>((name) => !/:\/\/|\S@\S|\bwww\.|[\p{L}\p{N}-]{2}\.\p{L}{2}/iu.test(name))
export const playerName = shownName(40).check(isNoAddress)

/** Options stand in bodies alone; that of an attack says from where to where: `front>cr90-1.left`. */
export const option = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._:+#@>-]{0,79}$/), isNobodys)
/** The subject of a question may be a card in play: `gunnery-team@victory-1`. */
export const subject = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._:+#@-]{0,79}$/), isNobodys)
export const micrometres = z.int().check(z.minimum(-10_000_000), z.maximum(10_000_000))

/** It may be absent. JSON knows no undefined: where there is nothing, nothing is tried, for some things have many forms. */
export const absentOr = <T extends z.ZodMiniType>(there: T): z.ZodMiniExactOptional<T> =>
  z.optional(there) as unknown as z.ZodMiniExactOptional<T>

/** So many at most; of more none is read. */
export const atMost = <T extends z.ZodMiniType>(most: number, each: T) =>
  z.pipe(z.array(z.unknown()).check(z.maxLength(most)), z.array(each))

/** ISO 8601, UTC. */
export type Instant = string
