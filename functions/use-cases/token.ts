import { hash } from 'node:crypto'
import type { Entropy } from '#functions/ports/entropy'

const TOKEN_BYTES = 32

/** A secret for a link or a session; only its hash is stored, so that a copy of the table opens nothing. */
export const newToken = (entropy: Entropy): string => Buffer.from(entropy.bytes(TOKEN_BYTES)).toString('base64url')

/** SHA-256 in hex. */
export const hashOf = (text: string): string => hash('sha256', text)

/** Addresses that differ in case alone are one person's. */
export const sameAddress = (email: string): string => email.trim().toLowerCase()
