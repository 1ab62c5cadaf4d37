import { type Command, type DefenseKind, DIE_COLORS, HULL_ZONES, type HullZone } from '#shared/game/engine/terms'
import type { CardQuestion } from '#shared/messages/card-text'
import { counted, listed, terms } from './terms'

const zonesIn = (ids: readonly string[]): string[] =>
  ids.flatMap((id) => HULL_ZONES.filter((zone) => zone === id).map((zone) => terms.zones[zone]))

/** A zone with its shields before and after. */
const zoneLosing = (id: string, shields: Readonly<Record<string, number>>, points: number | 'all') => {
  const before = shields[id as HullZone] ?? 0
  return { name: `${zonesIn([id]).join('')}: ${before} → ${points === 'all' ? 0 : before - points}` }
}

const colorOf = (id: string | undefined) => DIE_COLORS.find((color) => color === id) ?? 'red'

const DIE_GOES: CardQuestion = {
  legend: () => 'Which die is not rolled?',
  option: (id) => ({ name: `a ${terms.colors[colorOf(id)]} die` }),
  button: ([id]) => `Leave out a ${terms.colors[colorOf(id)]} die`,
}

/** What cards ask: damage cards, and any other by its title. */
export const choosing = {
  window: 'Use a card now?',
  choice: 'Your choice',
  pass: 'Nothing this time',
  button: 'Answer',
  /** Under the button: what it sends. */
  chosen: (names: readonly string[]) => listed(names),
  use: (card: string) => `Use ${card}`,
  token: (kind: DefenseKind, exhausted: boolean) =>
    exhausted ? terms.exhausted(terms.defense[kind]) : terms.defense[kind],
  storedDial: (n: number, command: Command) => `Dial ${n}: ${terms.commands[command]}`,
  asking: {
    'injured-crew': {
      legend: ({ name }) => `Which defense token does ${name} lose?`,
      option: (id, { token }) => ({ name: token(id) }),
      button: ([id = ''], { token }) => `Discard ${token(id)}`,
    },
    'projector-misaligned': {
      legend: ({ name }) => `Several zones of ${name} have the most shields. Which one loses them all?`,
      option: (id, { shields }) => zoneLosing(id, shields, 'all'),
      button: (ids) => `The ${zonesIn(ids).join('')} loses all its shields`,
    },
    'comm-noise': {
      legend: ({ name }) => `What happens to ${name}?`,
      option: (id, { speed }) => {
        if (id === 'speed') return { name: `Speed ${speed} → ${speed - 1}` }
        if (id === 'none') return { name: 'Neither' }
        return { name: 'A new command on its top dial', text: 'you choose it next, in secret' }
      },
      button: ([id]) => (id === 'speed' ? 'Slow it down' : id === 'dial' ? 'Change its top dial' : 'Do neither'),
    },
    'shield-failure': {
      legend: ({ name }) => `Up to two zones of ${name} lose a shield. Which?`,
      option: (id, { shields }) => zoneLosing(id, shields, 1),
      button: (ids) =>
        ids.length === 0
          ? 'Take no shield'
          : `Take ${counted(ids.length, 'shield', 'shields')}: ${listed(zonesIn(ids))}`,
    },
    'crew-panic': {
      legend: ({ name }) => `${name} is about to reveal its dial. What does it cost?`,
      option: (id) =>
        id === 'damage'
          ? { name: 'Suffer one damage', text: 'and reveal the dial' }
          : { name: 'Discard the dial', text: 'and reveal none this round' },
      button: ([id]) => (id === 'dial' ? 'Discard the dial' : 'Suffer one damage'),
    },
    'damaged-munitions': DIE_GOES,
    'point-defense-failure': DIE_GOES,
  } as Readonly<Record<string, CardQuestion>>,
  newDial: {
    legend: (ship: string, place: number) =>
      `The new command on ${place === 0 ? 'the top dial' : `dial ${place + 1}`} of ${ship}`,
    secret: 'Its owner sees it at once; everybody else when it is revealed.',
    button: (command: Command) => `Set ${terms.commands[command]}`,
  },
}
