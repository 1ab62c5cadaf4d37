import type { Ask, Choice, Refusal } from './decision'

/** Choices among listed options and new dials need only the question; courses and places need the table. */
export function isLegalOption(ask: Ask & { kind: 'option' }, choice: Choice): Refusal | undefined {
  if (!('option' in choice)) return { code: 'wrong-form' }
  const { option } = choice
  if (ask.options.some((o) => o.id === option)) return undefined
  const impossible = ask.impossible?.find((o) => o.id === option)
  return { code: impossible?.code ?? 'no-such-option', subject: option }
}

export function areLegalOptions(ask: Ask & { kind: 'options' }, choice: Choice): Refusal | undefined {
  if (!('options' in choice)) return { code: 'wrong-form' }
  const { options } = choice
  const unknown = options.find((id) => !ask.options.some((o) => o.id === id))
  if (unknown !== undefined) return { code: 'no-such-option', subject: unknown }
  const right = options.length >= ask.min && options.length <= ask.max && new Set(options).size === options.length
  return right ? undefined : { code: 'wrong-number-of-options' }
}

const SALT = /^[0-9a-f]{32}$/

/** For every ship exactly the dials it lacks (R4.3-4), each with its salt. */
export function areLegalDials(ask: Ask & { kind: 'dials' }, choice: Choice): Refusal | undefined {
  if (!('dials' in choice)) return { code: 'wrong-form' }
  const { dials } = choice
  const stranger = Object.keys(dials).find((id) => !ask.ships.some((s) => s.ship === id))
  if (stranger !== undefined) return { code: 'no-such-option', subject: stranger }
  const short = ask.ships.find(({ ship, missing }) => dials[ship]?.length !== missing)
  if (short) return { code: 'dials-incomplete', subject: short.ship }
  const unsalted = ask.ships.find(({ ship }) => dials[ship]?.some((d) => !SALT.test(d.salt)))
  return unsalted && { code: 'salt-malformed', subject: unsalted.ship }
}
