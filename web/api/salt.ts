/** 16 bytes from the browser's own source, in hex: this client's share in the game's luck and in its dials (design 4). */
export function newSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The id of one press of a button: sending it again is harmless. */
export const newSubmissionId = (): string => newSalt()
