import * as z from 'zod/mini'
import type { DiscordAccount } from '#functions/use-cases/account/discord-account'
import type { Language } from '#shared/play/protocol/language'

/** What Discord sends, as far as it is used; other fields are left alone. */

/** A number of Discord's, too large for a number of JSON. */
const snowflake = z.string().check(z.regex(/^\d{1,20}$/))
const account = z.object({ id: snowflake, username: z.string(), global_name: z.nullish(z.string()) })

const option = z.object({
  name: z.string(),
  value: z.optional(z.union([z.string(), z.number(), z.boolean()])),
  focused: z.optional(z.boolean()),
})
/** Our one command is a group: what is asked for is its first option. */
const subcommand = z.object({ name: z.string(), options: z.optional(z.array(option)) })

export const interaction = z.object({
  id: snowflake,
  /** 1 ping, 2 command, 3 button, 4 what to offer while an option is typed. */
  type: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  locale: z.optional(z.string()),
  /** In a server it stands in `member`, in a direct message alone. */
  member: z.optional(z.object({ user: account })),
  user: z.optional(account),
  data: z.optional(z.object({ options: z.optional(z.array(subcommand)), custom_id: z.optional(z.string()) })),
})
export type Interaction = z.infer<typeof interaction>

export function accountIn({ member, user }: Interaction): DiscordAccount | undefined {
  const found = member?.user ?? user
  return found && { id: found.id, name: found.global_name ?? found.username }
}

/** Of somebody whom we do not know yet: the language of their Discord. */
export const localeIn = ({ locale }: Interaction): Language => (locale === 'pl' ? 'pl' : 'en')

/** The text of an option of the subcommand. */
export function textIn({ data }: Interaction, name: string): string | undefined {
  const found = data?.options?.[0]?.options?.find((each) => each.name === name)?.value
  return typeof found === 'string' ? found : undefined
}
