import type { Bench } from './row'
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
import { pairing } from './rows/pairing'
import { poses } from './rows/poses'
import { storeCalls } from './rows/store-calls'
import { ticks } from './rows/tick'
import { webSize } from './rows/web-size'

export const BENCHES: readonly Bench[] = [
  handler,
  http,
  durable,
  homePage,
  storeCalls,
  ticks,
  orders,
  exportSize,
  apiBundle,
  poses,
  pairing,
  engine,
  webSize,
  frames,
  handOffs,
]

/** Each line of the table of budgets, and the row or rows that measure it. */
export const BUDGETS: Readonly<Record<string, readonly RegExp[]>> = {
  'server CPU per submission of one decision': [/^server CPU per submission of one decision, whole handler/],
  'aim of 99 of 100 submissions': [/^server CPU per submission, 99 of 100/],
  'no growth from round 1 to round 6': [/^server CPU per submission in round 6 to/],
  'submissions through HTTP, 1, 20 and 100 games': [1, 20, 100].map(
    (games) => new RegExp(`^submissions through HTTP, ${games} at a time`),
  ),
  'decisions sent as scripts': [1, 20, 100].map(
    (games) => new RegExp(`^decisions sent as scripts through HTTP, ${games} at a time`),
  ),
  'none lost when both seats submit at once': [/^answers lost when both seats/],
  'store calls per submission': [/^store calls per submission, most/, /^store calls per submission in which orders/],
  'submissions on the durable local store': [/^submissions through HTTP on the durable local store/],
  'the slowest of 100 at 20 submissions a second': [/^the same at 20 submissions a second, 99 of 100/],
  'home page with 10 and with 1,000 games': [/^home page of a player for whom 1,000 games wait/, /^rows read for it/],
  'write units': [
    /^the same with what the tick puts for a second channel/,
    /^write units per submission when nobody new is told/,
    /^write units per snapshot/,
  ],
  'read units': [/^read units per submission/],
  'cost of a whole game of 400 points': [/^whole game of 400 points/],
  'what one run of the tick settles': [/^mails that one run of the tick settles/],
  'stored HEAD': [
    /^stored HEAD, gzipped, largest, learning/,
    /^stored HEAD, gzipped, largest, 400 points with 50 orders/,
  ],
  'exported decision list': [/^exported decision list/],
  'cold start': [/^cold start: load and init of the API bundle/],
  'all legal final poses': [/final poses/],
  'a round of 512 players': [/^a Swiss round of 512 players is paired/],
  'decisions per second': [/decisions/],
  'whole random games': [
    /^whole random games, learning/,
    /^whole random games, core set/,
    /^whole random games, 400 points/,
  ],
  'the index of a replay, which reads the whole log': [/^read units of the index of its replay/],
  'web: first load': [/^web: scripts of the game page.*\(en\)/, /^web: scripts of the game page.*\(pl\)/],
  'web: first load with the first question': [/^web: the same with the first question of the learning scenario/],
  'web: later chunks': [/^web: what a game loads later of engine, cards and their texts.*\(en\)/],
  'interaction at 60 frames a second with 40 units': [/40 units/],
}
