import type { RefusalCode } from '#shared/engine/decision'

/**
 * Every code an answer of the service can carry, with its HTTP status. Stable: clients and bots rely on them. The
 * sentence a player reads is `messages.refusals[code]`. Engine refusals come first.
 */
export const REASONS = {
  'question-gone': 409,
  'wrong-form': 422,
  'no-such-option': 422,
  'wrong-number-of-options': 422,
  'dials-incomplete': 422,
  'salt-malformed': 422,
  'wrong-number-of-clicks': 422,
  'yaw-exceeded': 422,
  'side-overlaps-tool': 422,
  'squadron-missing': 422,
  'place-outside': 422,
  'place-overlaps': 422,
  'place-not-touching': 422,
  'too-few-touching': 422,
  'zone-has-attacked': 422,
  'out-of-arc': 422,
  'out-of-range': 422,
  'range-through-zone': 422,
  'line-through-zone': 422,
  'no-dice': 422,
  'forbidden-by-card': 422,
  'token-locked': 422,
  'token-type-spent': 422,
  'speed-zero': 422,
  'game-over': 409,
  /** Not a refusal: luck came between the lines of a script, and the rest waits for another look (design 11). */
  'luck-between': 200,
  'malformed-json': 400,
  'malformed-request': 400,
  'no-such-address': 422,
  'too-large': 413,
  'not-signed-in': 401,
  'wrong-origin': 403,
  'not-a-member': 403,
  'no-such-game': 404,
  'no-such-invitation': 404,
  'no-such-page': 404,
  'invitation-used': 409,
  'own-invitation': 409,
  'game-not-started': 409,
  'link-expired': 410,
  'link-used': 410,
  'time-not-up': 409,
  'no-such-zone': 422,
  'game-too-large': 422,
  'too-busy': 503,
  'too-many-requests': 429,
  internal: 500,
} as const satisfies Record<RefusalCode, number> & Record<string, number>

export type ReasonCode = keyof typeof REASONS
