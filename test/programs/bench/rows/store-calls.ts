import { storesOn } from '#functions/adapters/dynamodb/open'
import { spreadNotices } from '#functions/use-cases/notices/spread-notices'
import { type TestApp, testApp } from '#test/support/app'
import { costOf, type GameUse, LOOKS } from '../game-cost'
import { openMetered, type Usage } from '../metered-table'
import { postGame } from '../posted-game'
import { type Bench, type Row, rounded } from '../row'

const SEED = 3
const MOST_DOLLARS = 0.01

/** Calls and units of the table while one submission is answered, on the embedded engine. Both players have a webhook. */
export const storeCalls: Bench = {
  name: 'store-calls',
  async measure() {
    const metered = await openMetered()
    const app = testApp({
      ...storesOn(metered.table),
      webhooks: { accepts: async () => true, post: async () => ({ status: 204 }) },
    })
    for (const email of [`a${SEED}@example.org`, `b${SEED}@example.org`]) {
      const player = await app.signedIn(email)
      await player.post('/players/me/webhooks', { url: 'https://hooks.example.org/' })
    }
    const submissions: Usage[] = []
    const onTwoChannels: Usage[] = []
    const used: GameUse = { writeUnits: 0, readUnits: 0, requests: 0 }
    const count = (usage: Usage): Usage => {
      used.writeUnits += usage.writeUnits + usage.snapshotUnits
      used.readUnits += usage.readUnits
      return usage
    }
    let rounds = 0
    await postGame(app, SEED, async ({ game, round, send }) => {
      rounds = round
      // Both players' pages have been read.
      count(metered.usage())
      await send()
      const usage = count(metered.usage())
      submissions.push(usage)
      used.requests += 3
      if (usage.notices === 0) return
      await spread(app, game)
      const later = count(metered.usage())
      if (later.notices !== usage.notices) throw new Error('each who is told has a mail and a webhook')
      onTwoChannels.push({ ...usage, writeUnits: usage.writeUnits + later.writeUnits })
    })
    await metered.close()
    if (rounds !== 6) throw new Error(`the game of seed ${SEED} ends in round ${rounds}`)
    const told = submissions.filter(({ notices }) => notices > 0)
    const quiet = submissions.filter(({ notices }) => notices === 0)
    return [
      most('store calls per submission', 'calls', 10, submissions, (u) => u.calls),
      most('write units per submission when somebody is told', 'units', 16, told, (u) => u.writeUnits),
      most('the same with what the tick puts for a second channel', 'units', 16, onTwoChannels, (u) => u.writeUnits),
      most('write units per submission when nobody new is told', 'units', 11, quiet, (u) => u.writeUnits),
      most('write units per snapshot', 'units', 4, submissions, (u) => u.snapshotUnits),
      most('read units per submission', 'units', 3, submissions, (u) => u.readUnits),
      cost(submissions.length, used),
    ]
  },
}

/** Rows for the other channels of whoever the newest commit told, as the tick puts them when they are due. */
async function spread({ deps, clock }: TestApp, game: string): Promise<void> {
  const loaded = await deps.games.load(game)
  if (!loaded) throw new Error(`no game ${game}`)
  const rows = await deps.games.notices(game, loaded.head.revision)
  await spreadNotices(deps, rows, loaded.head, clock.at + deps.settings.noticeGraceMs)
}

function cost(submissions: number, { writeUnits, readUnits, requests }: GameUse): Row {
  const figure = costOf({
    writeUnits,
    readUnits: readUnits + LOOKS.requests * LOOKS.readUnitsEach,
    requests: requests + LOOKS.requests,
  })
  return {
    name: `whole game of the learning scenario, ${submissions} submissions: table and functions, mail apart`,
    figure: rounded(figure),
    unit: 'US dollars',
    budget: `≤ ${MOST_DOLLARS}`,
    met: figure <= MOST_DOLLARS,
  }
}

function most(name: string, unit: string, budget: number, usages: readonly Usage[], of: (usage: Usage) => number): Row {
  const figure = Math.max(...usages.map(of))
  return { name: `${name}, most`, figure: rounded(figure), unit, budget: `≤ ${budget}`, met: figure <= budget }
}
