import { type Chance, chanceCommitment } from '#shared/game/engine/chance'
import { dialCommitment } from '#shared/game/engine/dial-commitment'
import type { GameEvent } from '#shared/game/engine/event'
import type { DialOpening, UnitId } from '#shared/game/engine/state'
import type { Difference } from './difference'
import type { ExportedGame } from './exported-game'
import { canonicalJson } from './fingerprint'
import { rowHash } from './row-hash'

/** The secret is the one that was sealed when the game was made (design 4). */
export const checkSecret = ({ chance, gameId }: ExportedGame): Difference | undefined =>
  chanceCommitment(chance.secret, gameId) === chance.commitment ? undefined : { code: 'secret' }

/** Every draw is numbered, was told in the log, and has the numbers that follow from the secret and both salts. */
export function checkDraws({ draws, events }: ExportedGame, chance: Chance): Difference | undefined {
  const told = events.filter((event) => event.type === 'drawn')
  const due = numbersDue(events)
  for (const [i, { n, purpose, ranges, numbers }] of draws.entries()) {
    const expected = due[i] ?? i
    if (n !== expected) return { code: 'draw-number', expected, n }
    if (canonicalJson(told[i]) !== canonicalJson({ type: 'drawn', n, purpose, ranges })) return { code: 'draw-told', n }
    if (numbers.join() !== chance.draw(n, purpose, ranges).join()) return { code: 'draw-numbers', n, purpose }
  }
  const extra = told[draws.length]
  return extra && { code: 'draw-told', n: extra.n }
}

/** Draws are numbered without a gap, but for those that the service has left out for all to see. */
function numbersDue(events: readonly GameEvent[]): number[] {
  const numbers: number[] = []
  let next = 0
  for (const event of events) {
    if (event.type === 'luckSkipped') next = event.to
    if (event.type !== 'drawn') continue
    numbers.push(next)
    next += 1
  }
  return numbers
}

interface DialSeal {
  ship: UnitId
  n: number
  commitment: string
}
const sealedIn = (event: GameEvent): readonly DialSeal[] => {
  if (event.type === 'dialsSet') return event.dials
  return event.type === 'dialReplaced' || event.type === 'dialChanged' ? [event] : []
}
const openedIn = (event: GameEvent): readonly DialOpening[] => {
  if (event.type === 'dialsOpened') return event.dials
  return event.type === 'dialRevealed' || event.type === 'dialLost' || event.type === 'storedDialSpent' ? [event] : []
}
const nameOf = ({ ship, n }: { ship: UnitId; n: number }) => `${ship} ${n}`

export const sealedDials = ({ events }: ExportedGame): number => events.flatMap(sealedIn).length

/** Every dial that was set was opened, and is what was sealed. `serials`: place of each ship in the fleet list. */
export function checkDials(
  { gameId, events }: ExportedGame,
  serials: Readonly<Record<UnitId, number>>,
): Difference | undefined {
  const closed = new Map(events.flatMap(sealedIn).map((dial) => [nameOf(dial), dial]))
  for (const dial of events.flatMap(openedIn)) {
    const { ship, n, command, salt } = dial
    const sealed = closed.get(nameOf(dial))
    if (!sealed) return { code: 'dial-never-sealed', ship, n }
    if (dialCommitment(gameId, serials[ship] ?? 0, n, command, salt) !== sealed.commitment) {
      return { code: 'dial-changed', ship, n }
    }
    closed.delete(nameOf(dial))
  }
  const [left] = closed.values()
  return left && { code: 'dial-never-opened', ship: left.ship, n: left.n }
}

/** The rows add up to the lists, and each holds the hash of the one before (design 9). */
export function checkLog({ gameId, decisions, draws, events, rows }: ExportedGame): Difference | undefined {
  const at = { decisions: 0, draws: 0, events: 0 }
  let previousHash = ''
  for (const [i, row] of rows.entries()) {
    const slice = <T>(list: readonly T[], part: keyof typeof at): T[] => {
      at[part] += row[part]
      return list.slice(at[part] - row[part], at[part])
    }
    const hash = rowHash({
      game: gameId,
      at: row.at,
      build: row.build,
      decisions: slice(decisions, 'decisions'),
      draws: slice(draws, 'draws'),
      events: slice(events, 'events'),
      previousHash,
    })
    if (hash !== row.hash) return { code: 'row-hash', row: i + 1 }
    previousHash = hash
  }
  const all = { decisions: decisions.length, draws: draws.length, events: events.length }
  return canonicalJson(at) === canonicalJson(all) ? undefined : { code: 'row-counts' }
}
