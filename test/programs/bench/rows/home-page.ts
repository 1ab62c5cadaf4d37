import { storesOn } from '#functions/adapters/dynamodb/open'
import type { RowWriter } from '#functions/ports/game-store'
import type { Account } from '#shared/play/protocol/responses'
import { type TestApp, testApp } from '#test/support/app'
import type { Browser } from '#test/support/browser'
import { newGameId } from '#test/support/store-rows'
import { type MeteredTable, openMetered } from '../metered-table'
import { type Bench, median, rounded } from '../row'

const FEW = 10
const SHOWN = 30
const MANY = 1000
const TIMES = 60
const MOST_TIMES = 1.3
const HOUR_MS = 3_600_000

interface Looks {
  ms: number
  items: number
}

/** The list of a player's games, each of which waits for them, on the embedded engine. */
export const homePage: Bench = {
  name: 'home-page',
  async measure() {
    const metered = await openMetered()
    const app = testApp(storesOn(metered.table))
    const few = await playerWith(app, 'few', FEW)
    const full = await playerWith(app, 'full', SHOWN)
    const many = await playerWith(app, 'many', MANY)
    const [ofFew, ofFull, ofMany] = await looks(metered, [few, full, many])
    await metered.close()
    if (!ofFew || !ofFull || !ofMany) throw new Error('nobody looked')
    return [
      {
        name: 'home page of a player for whom 1,000 games wait',
        figure: rounded(ofMany.ms),
        unit: 'ms',
        reference: { name: 'for whom 10 games wait', figure: rounded(ofFew.ms) },
        ratio: rounded(ofMany.ms / ofFew.ms),
        budget: `≤ ${MOST_TIMES} × reference`,
        met: ofMany.ms <= MOST_TIMES * ofFew.ms,
      },
      {
        name: 'rows read for it',
        figure: ofMany.items,
        unit: 'rows',
        reference: { name: `for whom ${SHOWN} games wait, a page full`, figure: ofFull.items },
        budget: 'as many',
        met: ofMany.items === ofFull.items,
      },
    ]
  },
}

/** As if so many games had been written out, each waiting for the player and due at another time. */
async function playerWith({ deps, signedIn }: TestApp, name: string, count: number): Promise<Browser> {
  const browser = await signedIn(`${name}@example.org`)
  const { id: player } = (await browser.get('/players/me')).json as Account
  const now = deps.clock.now()
  for (let i = 0; i < count; i += 1) await writeOut(deps.games, player, now, i)
  return browser
}

async function writeOut(games: RowWriter, player: string, now: number, i: number): Promise<void> {
  const game = newGameId()
  const due = now + (i + 1) * HOUR_MS
  await games.putListRow({
    ...{ player, game, revision: 9, status: 'running', seat: 'a', opponent: 'Somebody else', faction: 'rebel' },
    ...{ round: 2, waits: true, due, updated: now - i },
  })
  await games.writeHints({ wait: [{ player, due, game }] })
}

/** Each looks in turn, so that all see the same load of the machine. */
async function looks(metered: MeteredTable, players: readonly Browser[]): Promise<Looks[]> {
  const seen = players.map(() => ({ ms: [] as number[], items: 0 }))
  for (let time = 0; time < TIMES; time += 1) {
    for (const [i, player] of players.entries()) {
      const to = seen[i]
      if (!to) continue
      metered.usage()
      const started = performance.now()
      await player.get('/games')
      to.ms.push(performance.now() - started)
      to.items = metered.usage().items
    }
  }
  return seen.map(({ ms, items }) => ({ ms: median(ms), items }))
}
