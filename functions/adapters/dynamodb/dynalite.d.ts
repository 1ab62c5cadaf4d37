declare module 'dynalite' {
  import type { Server } from 'node:http'

  /** `path`: folder on disk; in memory without it. */
  export default function dynalite(options: { path?: string; createTableMs?: number }): Server
}
