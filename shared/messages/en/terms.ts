import type { Command, DefenseKind, Faction, HullZone, Phase } from '#shared/engine/state'
import { onDemand } from '../on-demand'

const plurals = onDemand(() => new Intl.PluralRules('en'))
const conjunction = onDemand(() => new Intl.ListFormat('en', { type: 'conjunction' }))

/** `1 ship`, `2 ships`. */
export const counted = (n: number, one: string, other: string): string =>
  `${n} ${plurals().select(n) === 'one' ? one : other}`

/** `a, b and c` */
export const listed = (items: readonly string[]): string => conjunction().format(items)

export const terms = {
  commands: {
    navigate: 'Navigate',
    squadron: 'Squadron',
    repair: 'Repair',
    'concentrate-fire': 'Concentrate Fire',
  } satisfies Record<Command, string>,
  factions: { rebel: 'Rebels', imperial: 'Empire' } satisfies Record<Faction, string>,
  zones: { front: 'front', right: 'right', rear: 'rear', left: 'left' } satisfies Record<HullZone, string>,
  defense: {
    evade: 'evade',
    brace: 'brace',
    redirect: 'redirect',
    scatter: 'scatter',
    contain: 'contain',
  } satisfies Record<DefenseKind, string>,
  exhausted: (token: string) => `${token} exhausted`,
  phases: {
    setup: 'Setup',
    command: 'Command Phase',
    ship: 'Ship Phase',
    squadron: 'Squadron Phase',
    status: 'Status Phase',
    over: 'Over',
  } satisfies Record<Phase, string>,
  sides: { left: 'left', right: 'right' },
  scenarios: { learning: 'learning scenario' },
  ships: (n: number) => counted(n, 'ship', 'ships'),
  squadrons: (n: number) => counted(n, 'squadron', 'squadrons'),
  dials: (n: number) => counted(n, 'dial', 'dials'),
  hiddenDials: (n: number) => counted(n, 'hidden dial', 'hidden dials'),
  damageCards: (n: number) => counted(n, 'damage card', 'damage cards'),
  points: (n: number) => counted(n, 'point', 'points'),
  games: (n: number) => counted(n, 'game', 'games'),
  hours: (n: number) => counted(n, 'hour', 'hours'),
  days: (n: number) => counted(n, 'day', 'days'),
  /** The letter that is painted on the table stands in quotes behind the name of the class. */
  shipName: (kind: string, tag: string) => `${kind} "${tag}"`,
  squadronName: (kind: string, tag: string) => `${kind} ${tag}`,
  /** One click of a joint, to port when negative. */
  click: (n: number) => (n === 0 ? 'straight' : `${Math.abs(n)} ${n < 0 ? 'left' : 'right'}`),
  course: (clicks: readonly number[]) => clicks.map((n) => terms.click(n)).join(', '),
  listed,
}
