import type { Command, DefenseKind, DieColor, HullZone } from '#shared/game/engine/terms'
import { counted, listed, terms } from './terms'

/** What cards ask: damage cards, and any other by its title. */
export const choosing = {
  window: 'Use a card now?',
  choice: 'Your choice',
  pass: 'Nothing this time',
  button: 'Answer',
  use: (card: string) => `Use ${card}`,
  token: (kind: DefenseKind, exhausted: boolean) =>
    exhausted ? terms.exhausted(terms.defense[kind]) : terms.defense[kind],
  'injured-crew': {
    legend: (ship: string) => `Which defense token does ${ship} lose?`,
    button: (token: string) => `Discard ${token}`,
  },
  'projector-misaligned': {
    legend: (ship: string) => `Several zones of ${ship} have the most shields. Which one loses them all?`,
    zone: (zone: HullZone, shields: number) => `${terms.zones[zone]}: ${shields} → 0`,
    button: (zone: HullZone) => `The ${terms.zones[zone]} loses all its shields`,
  },
  'comm-noise': {
    legend: (ship: string) => `What happens to ${ship}?`,
    speed: (before: number) => `Speed ${before} → ${before - 1}`,
    dial: 'A new command on its top dial',
    dialText: 'you choose it next, in secret',
    none: 'Neither',
    button: { speed: 'Slow it down', dial: 'Change its top dial', none: 'Do neither' } as Record<string, string>,
  },
  'shield-failure': {
    legend: (ship: string) => `Up to two zones of ${ship} lose a shield. Which?`,
    zone: (zone: HullZone, shields: number) => `${terms.zones[zone]}: ${shields} → ${shields - 1}`,
    button: (zones: readonly HullZone[]) =>
      zones.length === 0
        ? 'Take no shield'
        : `Take ${counted(zones.length, 'shield', 'shields')}: ${listed(zones.map((zone) => terms.zones[zone]))}`,
  },
  'crew-panic': {
    legend: (ship: string) => `${ship} is about to reveal its dial. What does it cost?`,
    damage: 'Suffer one damage',
    damageText: 'and reveal the dial',
    dial: 'Discard the dial',
    dialText: 'and reveal none this round',
    button: { damage: 'Suffer one damage', dial: 'Discard the dial' } as Record<string, string>,
  },
  remove: {
    legend: 'Which die is not rolled?',
    color: (color: DieColor) => `a ${terms.colors[color]} die`,
    button: (color: DieColor) => `Leave out a ${terms.colors[color]} die`,
  },
  newDial: {
    legend: (ship: string) => `The new command on the top dial of ${ship}`,
    secret: 'Its owner sees it at once; everybody else when it is revealed.',
    button: (command: Command) => `Set ${terms.commands[command]}`,
  },
}
