/** Where secrets, ids and tokens come from. */
export interface Entropy {
  bytes(count: number): Uint8Array
}
