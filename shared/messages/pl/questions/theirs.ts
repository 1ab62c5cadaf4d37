import type { theirs as english } from '#shared/messages/en/questions/theirs'

/** The name of a person is never inflected. */
export const theirs = ((opponent, unit) => `${unit} (${opponent})`) satisfies typeof english
