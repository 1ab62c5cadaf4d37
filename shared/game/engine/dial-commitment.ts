import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import { COMMANDS, type Command } from './terms'

const u16 = (n: number): Uint8Array => Uint8Array.of(n >>> 8, n & 255)

/**
 * SHA-256 in hex over fixed-length fields: game id (16 bytes) ‖ serial of the ship (u16) ‖ running number of that
 * ship's dials (u16) ‖ command (u8, order of `COMMANDS`) ‖ the setter's salt (16 bytes). Big-endian (design 4).
 */
export const dialCommitment = (gameId: string, serial: number, n: number, command: Command, salt: string): string =>
  bytesToHex(
    sha256(
      concatBytes(hexToBytes(gameId), u16(serial), u16(n), Uint8Array.of(COMMANDS.indexOf(command)), hexToBytes(salt)),
    ),
  )
