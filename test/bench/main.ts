import type { Bench, Row } from './row'
import { apiBundle } from './rows/api-bundle'
import { durable } from './rows/durable'
import { engine } from './rows/engine'
import { exportSize } from './rows/export-size'
import { frames } from './rows/frames'
import { handOffs } from './rows/hand-offs'
import { handler } from './rows/handler'
import { homePage } from './rows/home-page'
import { http } from './rows/http'
import { orders } from './rows/orders'
import { poses } from './rows/poses'
import { storeCalls } from './rows/store-calls'
import { webSize } from './rows/web-size'

const BENCHES: readonly Bench[] = [
  poses,
  engine,
  handler,
  http,
  durable,
  homePage,
  storeCalls,
  orders,
  handOffs,
  exportSize,
  apiBundle,
  webSize,
  frames,
]

/** `npm run bench -- NAME…` measures those alone. Prints JSON; fails if a budget is not met. */
async function main(names: readonly string[]): Promise<Row[]> {
  const unknown = names.filter((name) => !BENCHES.some((bench) => bench.name === name))
  if (unknown.length > 0)
    throw new Error(`no bench ${unknown.join(', ')}; there are ${BENCHES.map((b) => b.name).join(', ')}`)
  const rows: Row[] = []
  for (const bench of BENCHES) {
    if (names.length === 0 || names.includes(bench.name)) rows.push(...(await bench.measure()))
  }
  return rows
}

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'
const rows = await main(process.argv.slice(2))
console.log(JSON.stringify({ node: process.version, met: rows.every(({ met }) => met), rows }, undefined, 2))
process.exitCode = rows.every(({ met }) => met) ? 0 : 1
