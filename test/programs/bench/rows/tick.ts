import { setTimeout } from 'node:timers/promises'
import { tick } from '#functions/use-cases/clock/tick'
import { MINUTE, startTiny, T, type World, world } from '#test/support/store-world'
import { type Bench, type Row, rounded } from '../row'

/** As in a region. */
const CALL_MS = 4
const MAIL_MS = 70
/** A run begins nothing after that. */
const RUN_MS = 40_000
/** Over all shards. */
const GAMES = 480
const TIMES = 7

/** What one run of the tick settles, with a table and a mailer as slow as in a region, and as it would one after the other. */
export const ticks: Bench = {
  name: 'tick',
  async measure() {
    // What is loaded with the first mail is no part of it.
    await perMail(1)
    const [alone, together] = [await perMail(1), await perMail(GAMES)]
    const figure = rounded(RUN_MS / together)
    const reference = { name: 'one after the other', figure: rounded(RUN_MS / alone) }
    const ratio = rounded(figure / reference.figure)
    const budget = `≥ ${TIMES} × one after the other`
    const name = 'mails that one run of the tick settles'
    return [{ name, figure, unit: 'in a run', reference, ratio, budget, met: ratio >= TIMES } satisfies Row]
  },
}

/** ms of a run for each mail, without what a run takes that finds nothing to do. */
async function perMail(games: number): Promise<number> {
  const w = await world({ groups: [['a'], ['b']] })
  for (let n = 1; n < games; n += 1) await startTiny(w.deps, [['a'], ['b']], 24, idOf(n))
  let sent = 0
  const deps = slowed(w, () => {
    sent += 1
  })
  // The first run moves cursors, and each puts heartbeats.
  w.at(T + MINUTE - 2)
  await tick(deps)
  w.at(T + MINUTE - 1)
  const idle = await took(() => tick(deps))
  w.at(T + MINUTE)
  const run = await took(() => tick(deps))
  if (sent !== games) throw new Error(`${sent} mails were sent for ${games} games`)
  return (run - idle) / sent
}

async function took(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await act()
  return performance.now() - started
}

const idOf = (n: number): string => `${(n % 256).toString(16).padStart(2, '0')}${String(n).padStart(30, '0')}`

function slowed({ deps }: World, sends: () => void): World['deps'] {
  const late = <S extends object>(store: S): S =>
    new Proxy(store, {
      get(target, name) {
        const method: unknown = Reflect.get(target, name)
        if (typeof method !== 'function') return method
        return async (...given: unknown[]) => {
          await setTimeout(CALL_MS)
          return method.apply(target, given)
        }
      },
    })
  const mailer = {
    async send() {
      sends()
      await setTimeout(MAIL_MS)
    },
  }
  return { ...deps, games: late(deps.games), players: late(deps.players), mailer }
}
