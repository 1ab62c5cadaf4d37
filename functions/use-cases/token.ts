import { hash, timingSafeEqual } from 'node:crypto'
import type { Entropy } from '#functions/ports/entropy'

const TOKEN_BYTES = 32

/** A secret for a link or a session; only its hash is stored, so that a copy of the table opens nothing. */
export const newToken = (entropy: Entropy): string => Buffer.from(entropy.bytes(TOKEN_BYTES)).toString('base64url')

/** SHA-256 in hex. */
export const hashOf = (text: string): string => hash('sha256', text)

/** Whether what was shown is the secret, found out in the same time for every wrong one of its length; texts as UTF-8. */
export function isSecret(shown: string | Buffer, secret: string | Buffer): boolean {
  const [given, expected] = [Buffer.from(shown), Buffer.from(secret)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Addresses that differ in case alone are one person's. */
export const sameAddress = (email: string): string => email.trim().toLowerCase()

/** Without I, O, 0 and 1, which are read for one another; as many as five bits can name. */
const CODE_SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const CODE_LENGTH = 6

const signs = (bytes: Uint8Array): string => Array.from(bytes, (byte) => CODE_SIGNS[byte % CODE_SIGNS.length]).join('')

/** 40 bits: nobody tries them all in ten minutes. */
const DISCORD_CODE_LENGTH = 8

/** What links an account at Discord, to be typed there. */
export const newDiscordCode = (entropy: Entropy): string => signs(entropy.bytes(DISCORD_CODE_LENGTH))

/** What the mail of a link shows beside it, to be typed elsewhere. Nobody finds it who has not the link. */
export const codeOf = (token: string): string =>
  signs(hash('sha256', `code#${token}`, 'buffer').subarray(0, CODE_LENGTH))

/** What the browser keeps that asked for a link; neither link nor code can be found from it. */
export const askingOf = (token: string): string => hashOf(`asking#${token}`)

/** 16 bytes in hex: stops the mails of the player who began the session, which cannot be found from it. */
export const mailsKeyFrom = (session: string): string => hashOf(`mails#${session}`).slice(0, 32)

/** A code is short, so it opens nothing without the long secret of the browser that asked for it. */
export const codeHash = (asking: string, code: string): string => hashOf(`${asking}#${code}`)
