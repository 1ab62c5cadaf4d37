import type { Option } from '#shared/game/engine/decision'
import type { Seat, UnitId } from '#shared/game/engine/state'
import type { Happening } from './consequences'

/** Where somebody decides how it goes on, and what is told there goes on in one of these ways. */
export interface Fork {
  /** How much was told before it. */
  from: number
  /** An effect that its player may use: what is told goes on without it. None: of ships equally near one is chosen. */
  may?: { seat: Seat; option: Option }
  /** What the other ways lead to. */
  ways: readonly (readonly Happening[])[]
}

/** The same thing in another way: ids of cards and sums of points may differ. */
function sameAs(happening: Happening): string | undefined {
  if (happening.kind === 'damage') return `damage ${happening.unit} ${happening.points}`
  if (happening.kind === 'dice') return `dice ${happening.source}`
  if (happening.kind !== 'event') return undefined
  const { event } = happening
  const ship = 'ship' in event ? event.ship : ''
  const unit = 'unit' in event ? event.unit : 'squadron' in event ? event.squadron : ''
  return [event.type, ship, unit, 'source' in event ? event.source : ''].join(' ')
}

/** Places of what has no counterpart in the other. */
function missedBy(other: readonly Happening[], happens: readonly Happening[]): number[] {
  const left = other.map(sameAs)
  return happens.flatMap((happening, place) => {
    const key = sameAs(happening)
    const at = left.indexOf(key)
    if (at >= 0) left.splice(at, 1)
    return key === undefined || at >= 0 ? [] : [place]
  })
}

const only = (happens: readonly Happening[], other: readonly Happening[]): Happening[] =>
  missedBy(other, happens).flatMap((place) => happens[place] ?? [])

/** Only what comes in every case stays as it is; what a card prevents stands behind that card. */
export function certainIn(happens: readonly Happening[], forks: readonly Fork[]): readonly Happening[] {
  const doubtful = new Map<number, Fork>()
  for (const fork of forks)
    for (const place of fork.ways.flatMap((way) => missedBy(way, happens.slice(fork.from))))
      if (!doubtful.has(fork.from + place)) doubtful.set(fork.from + place, fork)
  const certain: Happening[] = []
  for (const [place, happening] of happens.entries()) {
    const fork = doubtful.get(place)
    const last = certain.at(-1)
    if (!fork) certain.push(happening.kind === 'may' ? withLater(happening, happens, forks) : happening)
    else if (fork.may && last?.kind === 'unless' && last.option === fork.may.option)
      certain.splice(-1, 1, { ...last, does: [...last.does, happening] })
    else if (fork.may) certain.push({ kind: 'unless', ...fork.may, does: [happening] })
  }
  return offeredElsewhere(forks).reduce<readonly Happening[]>(withOffered, certain)
}

/** What an effect brings about later, as where it spares a unit that something else then harms. */
function withLater(may: Possibility, happens: readonly Happening[], forks: readonly Fork[]): Happening {
  const { from = 0, ways: [way = []] = [] } = forks.find((fork) => fork.may?.option === may.option) ?? {}
  const told = [...may.does, ...happens.slice(from)]
  return { ...may, does: [...may.does, ...only(way, told)] }
}

type Possibility = Happening & { kind: 'may' }

/** Effects that may be used where another one of the ships is chosen. */
const offeredElsewhere = (forks: readonly Fork[]): Possibility[] =>
  forks.flatMap(({ may, ways }) => (may ? [] : ways.flat().flatMap((one) => (one.kind === 'may' ? [one] : []))))

/** An effect that is told already, for another ship, is told once. */
function withOffered(told: readonly Happening[], may: Possibility): readonly Happening[] {
  const isSame = (one: Happening): one is Possibility => one.kind === 'may' && one.option.id === may.option.id
  if (!told.some(isSame)) return [...told, may]
  return told.map((one) => (isSame(one) ? { ...one, does: [...one.does, ...only(may.does, one.does)] } : one))
}

/** Units that are destroyed in it for certain. */
export const lostIn = (happens: readonly Happening[]): UnitId[] =>
  happens.flatMap((one) => (one.kind === 'event' && one.event.type === 'destroyed' ? [one.event.unit] : []))
