import type { HullZone, Keyword, RangeBand } from '#shared/game/engine/terms'
import { counted, listed, terms } from './terms'

const zoned = (unit: string, zone: HullZone | undefined): string =>
  zone === undefined ? unit : `${unit}, ${terms.zones[zone]}`
const listedOrNobody = (units: readonly string[]): string => (units.length === 0 ? 'nobody' : listed(units))

/** A unit that the squadron can attack, and its hull zones. */
interface Target {
  unit: string
  zones: readonly HullZone[]
}
const aimedAt = (targets: readonly Target[]): string =>
  listed(
    targets.map(({ unit, zones }) =>
      zones.length === 0 ? unit : `${unit} (${zones.map((zone) => terms.zones[zone]).join(', ')})`,
    ),
  )

/** Squadrons: which acts, where it ends its move, what it attacks. */
export const flying = {
  which: {
    turn: (left: number): string => (left > 1 ? 'Which squadron first?' : 'Which squadron?'),
    second: 'And the second?',
    command: (left: number) => `Which squadron next? ${left} left`,
    stop: 'No more squadrons',
    free: 'free to move',
    attacks: (units: readonly string[]) => `free to move; can attack ${listed(units)}`,
    engaged: (units: readonly string[]) => `engaged with ${listed(units)}`,
    relay: (unit: string) => `relayed by ${unit}`,
    change: 'Change',
    changeOf: (squadron: string) => `Change ${squadron}`,
    another: 'Another squadron instead',
    done: 'So far',
  },

  act: {
    legend: (squadron: string) => `${squadron}: what does it do?`,
    afterwards: (squadron: string) => `${squadron}: and then?`,
    move: 'Move',
    moveText: (mm: number) => `up to ${mm} mm`,
    moveHeld: (units: readonly string[]) => `Move: not while engaged with ${listed(units)}`,
    moveForbidden: 'Move: a card forbids it',
    none: 'Do nothing',
    noMore: 'Nothing more',
    noAttack: 'No attack',
    tapTarget: 'Tap a target on the table, or choose it here.',
    mustFight: (units: readonly string[]) => `Engaged with ${listed(units)}: it must attack squadrons, not ships.`,
  },

  move: {
    legend: (squadron: string) => `Where does ${squadron} end its move?`,
    hint: 'Tap in the circle on the table, drag the squadron, or choose one of these places.',
    stay: 'stay here',
    engage: (unit: string) => `engage ${unit}`,
    touch: (unit: string) => `touch ${unit}`,
    reach: (unit: string) => `in reach of ${unit}`,
    behind: (unit: string) => `behind ${unit}`,
    bearing: 'Bearing, degrees from north',
    bearingShort: (hour: number | undefined) => (hour === undefined ? 'bearing' : `bearing, ${terms.hour(hour)}`),
    distance: 'Distance in mm',
    distanceShort: 'mm',
    atMost: (mm: number) => `at most ${mm}`,
    exact: 'By degrees and mm',
    elsewhere: 'Another place',
  },

  told: {
    noAttack: 'does not attack',
    noFurther: 'no more squadrons',
    moves: (squadron: string, mm: number) => (mm === 0 ? `${squadron} stays` : `${squadron} moves ${mm} mm`),
    idle: (squadron: string) => `${squadron} does nothing`,
    acts: (squadron: string) => `${squadron} acts`,
    attacks: (squadron: string, target: string, zone: HullZone | undefined) =>
      `${squadron} attacks ${zoned(target, zone)}`,
    together: (parts: readonly string[]) => parts.join(', '),
    sentence: (text: string) => `${text}.`,
    engagedWith: (units: readonly string[], held: boolean) =>
      `Engaged there with ${listedOrNobody(units)}${held ? '; it cannot move away' : ''}.`,
    aims: (targets: readonly Target[]) =>
      targets.length === 0 ? 'Nothing to attack there.' : `Can attack there: ${aimedAt(targets)}.`,
    /** It moves or attacks, not both (R11.5). */
    nears: (targets: readonly Target[]) =>
      `It moves, so it cannot attack now. In its reach there: ${aimedAt(targets)}.`,
    threats: (arcs: readonly { unit: string; zone: HullZone; range: RangeBand }[]) =>
      `In the arc of ${listed(arcs.map(({ unit, zone, range }) => `${unit}, ${terms.zones[zone]} (${terms.ranges[range]})`))}.`,
    leaves: (squadron: string) => `${squadron} leaves the play area and is destroyed.`,
    frees: (units: readonly string[]) => `No longer engages ${listed(units)}.`,
  },

  button: {
    send: 'Send',
    stop: 'Activate no more squadrons',
    counter: (squadron: string) => `Use Counter with ${squadron}`,
    letBe: 'Do not use Counter',
    /** These lead to a choice that is still open. */
    attack: (target: string, zone: HullZone | undefined) => `Attack ${zoned(target, zone)}`,
    chooseAttack: 'Choose an attack',
    nextOne: (squadron: string) => `Next: ${squadron}`,
    chooseNext: 'Choose the next squadron',
    /** These send without it. */
    noAttack: 'Move without attacking',
    thisFirst: 'Send only this for now',
    cloak: (squadron: string) => `Move ${squadron}`,
    noCloak: 'Move no more squadrons',
    token: (token: string) => `Move token ${token}`,
    noToken: 'Move no token',
    putToken: 'Put the token here',
    adept: (dice: number) => (dice === 0 ? 'Reroll no die' : `Reroll ${counted(dice, 'die', 'dice')}`),
  },
  missing: {
    squadron: 'Choose a squadron.',
    act: (squadron: string) => `Choose what ${squadron} does.`,
    place: (squadron: string) => `Choose where ${squadron} moves.`,
  },
  look: {
    seen: 'Everybody sees the move when you send it, but not what you tried before.',
    moreNext: 'You choose more squadrons after that.',
    stillThere: (squadrons: number) => `${terms.squadrons(squadrons)} could still act.`,
  },

  command: {
    legend: 'Which command now?',
    only: 'Squadron now?',
    none: 'No command now',
    squadron: (means: string) => `Squadron by ${means}`,
    repair: (means: string) => `Repair by ${means}`,
    activates: (squadrons: number, inRange: number) =>
      `up to ${terms.squadrons(squadrons)}; ${inRange === 0 ? 'none is' : inRange === 1 ? '1 is' : `${inRange} are`} in range`,
    nobody: 'No squadron that can act is at close or medium range.',
  },

  counter: {
    legend: (squadron: string, attacker: string) => `${squadron} may use Counter against ${attacker}. Does it?`,
    no: 'Do not use Counter',
    silent: (squadron: string) => `${squadron} does not use Counter.`,
  },
  cloak: { legend: 'Which squadron moves once more?', stop: 'No more squadrons' },
  strategic: { legend: 'Which objective token moves?', none: 'None' },
  token: {
    legend: 'Where do you put the token?',
    tooFar: 'Too far from the squadron.',
    from: (mm: number) => `at most ${mm} mm from the middle of the squadron`,
  },
  swarm: {
    legend: (keyword: Keyword) => `${terms.keywords[keyword]}: which die is rerolled?`,
    none: 'none',
    several: (most: number) => `Which dice are rerolled? At most ${most}.`,
    adept: 'Adept: reroll dice',
  },
}
