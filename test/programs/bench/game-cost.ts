import { readFileSync } from 'node:fs'

interface Prices {
  writeUnitsPerMillion: number
  readUnitsPerMillion: number
  httpApiRequestsPerMillion: number
  functionRequestsPerMillion: number
  functionGbSecondsArm64PerMillion: number
}

/** What one game uses, looking included. */
export interface GameUse {
  writeUnits: number
  readUnits: number
  requests: number
}

/** As cdk/README.md reckons: 60 looks of five minutes by each player at an open page, which asks after 5 s and then every 20 s. */
export const LOOKS = { requests: 1_900, readUnitsEach: 3 }
/** A function has 1 GB and is billed for 30 ms a request, most of them waiting for the table. */
const GB_SECONDS = 0.03

/** US dollars for table, HTTP API and functions; mails, storage and what runs for all games together are not in it. */
export function costOf({ writeUnits, readUnits, requests }: GameUse): number {
  const prices = JSON.parse(readFileSync(new URL('prices.json', import.meta.url), 'utf8')) as Prices
  const { httpApiRequestsPerMillion, functionRequestsPerMillion, functionGbSecondsArm64PerMillion } = prices
  const perRequest =
    httpApiRequestsPerMillion + functionRequestsPerMillion + GB_SECONDS * functionGbSecondsArm64PerMillion
  const table = writeUnits * prices.writeUnitsPerMillion + readUnits * prices.readUnitsPerMillion
  return (table + requests * perRequest) / 1_000_000
}
