import { parseArgs } from 'node:util'
import { fromCommandLine, helpIfAsked, natural } from '#test/support/command-line'
import { BOTS } from './bot'
import { FLEETS } from './fleets'
import { SIM_ORDERS } from './orders'
import { playGames, type SimOptions } from './play'
import type { WorldOptions } from './world/command'

const WORLD_USAGE =
  "npm run sim -- --world --games N --seed S [--no-shrink] [--tables N,…] [--minutes M] [--faults 'ID;…']"
const CONTEST_USAGE = 'npm run sim -- --upgrades-against-none [--games N] [--seed S]'
const STORE_USAGE = 'npm run sim -- --store'
const USAGE = `npm run sim -- --games N --seed S [--skip N] [--check N] [--fleets ${FLEETS.join('|')}] [--bot ${BOTS.join('|')}] [--orders ${SIM_ORDERS.join('|')}]`
const HELP = `${USAGE}
       ${WORLD_USAGE}
       ${CONTEST_USAGE}
       ${STORE_USAGE}

Bots play whole games, and everything that can be checked is; prints one JSON object, and fails if anything was wrong.
  --games   how many (10); game i has the seed S + i
  --skip    leaves out so many games of the run: with --fleets any what a game brings hangs on those before it
  --check   every how many states all invariants are checked (10)
  --fleets  battle: any legal fleets by any preset (default)
            any: all cards in turn, with as many upgrades as there is room for; tells which pairs of cards met
            core-set, casual-400: battles by one preset
            handed: lists that people wrote down, each twice in 17 games
            learning, crowded, ships: the learning scenario, battles that begin crowded, ships alone
  --bot     random (default), or practice: the bot that players practise with
  --orders  what both seats have ordered in advance (none)
  --world   players, games and clocks around the real service, while everything fails
  --upgrades-against-none
            the practice bot plays itself (100 games of 400 points, the same fleet on both sides, sides swapped), but
            the other one uses no card that it need not use; fails if it wins fewer than 60 of 100
  --store   every order of the store calls of two submitters, a doubled stream record, a sender and a tick, with a stop
            after any of them; takes minutes`

/** A line about how far it is, every so often (ms). */
const EVERY = 10_000

function options(): SimOptions {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '10' },
      seed: { type: 'string', default: '1' },
      skip: { type: 'string' },
      check: { type: 'string', default: '10' },
      fleets: { type: 'string', default: 'battle' },
      bot: { type: 'string', default: 'random' },
      orders: { type: 'string', default: 'none' },
    },
  })
  return {
    games: natural('games', values.games),
    seed: natural('seed', values.seed),
    ...(values.skip !== undefined && { skip: natural('skip', values.skip) }),
    check: natural('check', values.check),
    fleets: oneOf('fleets', FLEETS, values.fleets),
    bot: oneOf('bot', BOTS, values.bot),
    orders: oneOf('orders', SIM_ORDERS, values.orders),
  }
}

/** Bots play whole games, with all invariants checked on every `--check`th state; prints one JSON object. */
function main(): void {
  const asked = fromCommandLine(USAGE, options)
  let told = performance.now()
  let failed = 0
  const report = playGames(asked, (played) => {
    const [found, ...more] = played.at(-1)?.violations ?? []
    if (found) {
      failed += 1
      console.error(
        `seed ${found.seed}, decision ${found.decision}: ${found.what}${more.length > 0 ? ` (and ${more.length} more)` : ''}`,
      )
    }
    if (performance.now() - told < EVERY) return
    told = performance.now()
    console.error(`${played.length} of ${asked.games} games, ${failed} with violations`)
  })
  console.log(JSON.stringify(report, null, 2))
  const [first] = report.violations
  if (!first) return
  console.error(
    `${report.violations.length} violations; the first again: npm run sim -- --games 1 ${whereOf(asked, first.seed)} --check ${asked.check} --fleets ${asked.fleets} --bot ${asked.bot} --orders ${asked.orders}`,
  )
  process.exitCode = 1
}

/** Which game it was. */
function whereOf({ fleets, seed }: SimOptions, of: number): string {
  if (fleets !== 'any') return `--seed ${of}`
  return of === seed ? `--seed ${seed}` : `--seed ${seed} --skip ${of - seed}`
}

function oneOf<T extends string>(name: string, choices: readonly T[], text: string): T {
  const found = choices.find((choice) => choice === text)
  if (!found) throw new Error(`--${name} is one of ${choices.join(', ')}, not ${text}`)
  return found
}

/** Players, games, clocks and the service around them, in which everything goes wrong (`./world`); prints one JSON object. */
async function world(): Promise<void> {
  const asked = fromCommandLine(WORLD_USAGE, worldOptions)
  const { runWorlds } = await import('./world/command')
  const report = await runWorlds(asked)
  console.log(JSON.stringify(report, null, 2))
  if (report.violations.length > 0) process.exitCode = 1
}

/** Games by their numbers from 0 on, or `none`. */
function tablesOf(text: string): number[] {
  if (text === 'none') return []
  return text.split(',').map((part) => {
    if (!/^\d+$/.test(part)) throw new Error(`--tables names games by numbers from 0 on, or none, not ${part}`)
    return Number(part)
  })
}

function worldOptions(): WorldOptions {
  const { values } = parseArgs({
    options: {
      world: { type: 'boolean' },
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      'no-shrink': { type: 'boolean', default: false },
      tables: { type: 'string' },
      minutes: { type: 'string' },
      faults: { type: 'string' },
    },
  })
  const { tables, minutes, faults } = values
  return {
    games: natural('games', values.games),
    seed: natural('seed', values.seed),
    shrinks: !values['no-shrink'],
    narrowed: {
      ...(tables !== undefined && { tables: tablesOf(tables) }),
      ...(minutes !== undefined && { lasts: natural('minutes', minutes) * 60_000 }),
      ...(faults !== undefined && { only: new Set(faults.split(';')) }),
    },
  }
}

/** Of 100 games, so many must be won by using cards. */
const WON = 60

async function contest(): Promise<void> {
  const asked = fromCommandLine(CONTEST_USAGE, () => {
    const { values } = parseArgs({
      options: {
        'upgrades-against-none': { type: 'boolean' },
        games: { type: 'string', default: '100' },
        seed: { type: 'string', default: '1' },
      },
    })
    return { games: natural('games', values.games), seed: natural('seed', values.seed) }
  })
  const { upgradesAgainstNone } = await import('./contest')
  let told = performance.now()
  const report = upgradesAgainstNone(asked, (played) => {
    if (performance.now() - told < EVERY) return
    told = performance.now()
    console.error(`${played.length} of ${asked.games} games, ${played.filter(({ won }) => won).length} won`)
  })
  console.log(JSON.stringify(report, null, 2))
  if (report.won * 100 < WON * report.games) process.exitCode = 1
}

/** Throws at the first order in which something is lost or told twice. */
async function store(): Promise<void> {
  const { explore } = await import('./store')
  const { doubledHandOff } = await import('./store-model')
  console.error('exploring every order; this takes minutes')
  const { states, ends } = await explore(await doubledHandOff())
  console.log(JSON.stringify({ states, ends, violations: [] }, null, 2))
}

helpIfAsked(HELP)
if (process.argv.includes('--world')) await world()
else if (process.argv.includes('--upgrades-against-none')) await contest()
else if (process.argv.includes('--store')) await store()
else main()
