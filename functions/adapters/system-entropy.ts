import { randomBytes } from 'node:crypto'
import type { Entropy } from '#functions/ports/entropy'

export const systemEntropy: Entropy = { bytes: (count) => randomBytes(count) }
