import type { Command, DefenseKind, Dice, HullZone, Keyword, ObstacleKind } from '#shared/game/engine/terms'
import { counted, listed, terms } from './terms'

/** Keywords that are printed with a number. */
const NUMBERED: readonly Keyword[] = ['adept', 'counter', 'relay', 'snipe']

/** One unit by itself: what lies beside its card. */
export const unit = {
  defense: 'Defense tokens',
  noDefense: 'no defense tokens',
  /** The state of a token, and what the current attack does to it. */
  token: (kind: DefenseKind, state: readonly ('exhausted' | 'discarded' | 'locked' | 'spent')[]) =>
    [terms.defense[kind], ...state].join(', '),
  /** `shields: front 2/3, …` */
  shields: (zones: readonly (readonly [zone: HullZone, now: number, most: number])[]) =>
    `shields: ${zones.map(([zone, now, most]) => `${terms.zones[zone]} ${now}/${most}`).join(', ')}`,
  againstSquadrons: 'squadrons',
  /** By speed: how far each joint of the maneuver tool bends. */
  chart: 'Speed chart: clicks at each joint',
  joint: (n: number) => `joint ${n}`,
  atSpeed: 'speed',
  abilities: (command: number, squadrons: number, engineering: number) =>
    `command ${command} · squadrons ${squadrons} · engineering ${engineering}`,
  /** How far a squadron moves. */
  distance: (speed: number) => `speed: distance ${speed}`,
  /** What a squadron rolls; none: no dice. */
  armament: (squadrons: Dice, ships: Dice) =>
    `attacks squadrons with ${terms.dice(squadrons) || 'no dice'}, ships with ${terms.dice(ships) || 'no dice'}`,
  engaged: (units: readonly string[]) => `engaged with ${listed(units)}`,
  keywords: 'Keywords',
  keyword: (keyword: Keyword, n: number) => `${terms.keywords[keyword]}${NUMBERED.includes(keyword) ? ` ${n}` : ''}: `,
  /** In our own words, each with its number. */
  means: {
    adept: (n: number) => `may reroll ${counted(n, 'die', 'dice')} of an attack, all at once.`,
    assault: () => 'against a ship, may give up a die with a hit for a raid token.',
    bomber: () => 'its criticals count against ships, and may have their effect.',
    cloak: () => 'may move at distance 1 at the end of the Squadron Phase, engaged or not.',
    counter: (n: number) => `attacks a squadron that attacks it, with ${counted(n, 'blue die', 'blue dice')}.`,
    escort: () => 'squadrons engaged with it must attack it, or another one with Escort, first.',
    grit: () => 'a single engaged squadron does not keep it from moving.',
    heavy: () => 'does not keep other squadrons from moving or from attacking ships.',
    intel: () => 'enemy squadrons at distance 1 count as Heavy.',
    relay: (n: number) => `${counted(n, 'squadron', 'squadrons')} at distance 1-3 of it can be commanded from afar.`,
    rogue: () => 'may move and attack in the Squadron Phase.',
    snipe: (n: number) =>
      `may attack squadrons at distance 2 with ${counted(n, 'die', 'dice')}; Counter does not answer that.`,
    strategic: () => 'may shift objective tokens at distance 1 when it ends a move.',
    swarm: () => 'rerolls one die against a squadron that a friend is engaged with, too.',
  } satisfies Record<Keyword, (n: number) => string>,
  upgrades: 'Upgrades',
  upgrade: { readied: 'readied', exhausted: 'exhausted', discarded: 'discarded' },
  roundToken: (round: number) => `round token ${round}`,
  /** Those that lie on a card. */
  storedDials: (commands: readonly (Command | 'unknown')[]) => {
    const known = commands.filter((command) => command !== 'unknown')
    return known.length < commands.length
      ? terms.hiddenDials(commands.length)
      : `dials: ${known.map((command) => terms.commands[command]).join(', ')}`
  },
  /** Of a card whose effect is free. */
  switch: (card: string) => `Apply ${card} by default`,
  byDefault: 'applied by default',
  switchedOff: 'switched off',
  flagship: 'flagship',
  objectiveShip: 'objective ship',
  raids: (commands: readonly Command[]) =>
    `raid tokens: cannot resolve ${listed(commands.map((command) => terms.commands[command]))}`,
  beside: 'not on the table yet',
  setAside: (card: string) => `set aside by ${card}`,
  /** What an obstacle does to a unit that ends its move on it (R13.2-4). */
  obstacles: {
    'asteroid-field': 'A ship that ends its move here is dealt a faceup damage card.',
    'debris-field': 'A ship that ends its move here suffers 2 damage on a hull zone of its owner’s choice.',
    station: 'A ship that ends its move here may discard a damage card; a squadron may recover 1 hull point.',
    'dust-field': 'A ship cannot attack across it; it obstructs squadrons.',
  } satisfies Record<ObstacleKind, string>,
  inert: 'It neither obstructs nor has an effect.',
  attackable: 'It can be attacked as a ship with one hull zone and no shields.',
  destroyed: 'It is destroyed: it obstructs, and does nothing else.',
  damage: 'Damage cards',
  faceup: (title: string) => `${title}: `,
  /** Nobody knows its title; it is called by its place. */
  facedown: (slot: number) => `facedown, place ${slot}`,
  withoutCard: (n: number) => `${counted(n, 'point', 'points')} of damage without a card`,
}
