import * as z from 'zod/mini'

/** Names that every object has are no ids: code looks things up by id. */
const isNobodys = z.refine<string>((name) => !(name in Object.prototype))
/** Ids are short, printable and never need escaping in a key or an address. */
export const id = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._:+#-]{0,79}$/), isNobodys)
/** 16 bytes in hex. */
export const salt = z.string().check(z.regex(/^[0-9a-f]{32}$/))
/** A name in one line: visible, without control, format or unassigned characters. */
export const shownName = (most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(most),
      z.regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u),
      z.regex(/[^\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u),
    )

/** Options stand in bodies alone; that of an attack says from where to where: `front>cr90-1.left`. */
export const option = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._:+#@>-]{0,79}$/), isNobodys)
/** The subject of a question may be a card in play: `gunnery-team@victory-1`. */
export const subject = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._:+#@-]{0,79}$/), isNobodys)
export const micrometres = z.int().check(z.minimum(-10_000_000), z.maximum(10_000_000))

/** It may be absent. JSON knows no undefined: where there is nothing, nothing is tried, for some things have many forms. */
export const absentOr = <T extends z.ZodMiniType>(there: T): z.ZodMiniExactOptional<T> =>
  z.optional(there) as unknown as z.ZodMiniExactOptional<T>

/** ISO 8601, UTC. */
export type Instant = string
