import { type Command, HULL_ZONES } from '#shared/engine/state'
import { counted, listed, terms } from './terms'

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${Math.abs(n)}`)

/** Which side of a ship a bearing from its bow leads to. */
const sideAt = (degrees: number): string => terms.zones[HULL_ZONES[Math.round(degrees / 90) % 4] ?? 'front']

/** The forms in which questions are answered, and the last look before an answer is sent. */
export const decide = {
  draft: 'Draft',
  draftEmpty: 'Nothing chosen yet.',
  undo: 'Undo',
  startOver: 'Start over',
  lastLook: 'Last look',
  send: 'Send',
  sendSure: 'Press again to send',
  back: 'Back',
  incomplete: {
    dials: (missing: number) => `${counted(missing, 'dial is', 'dials are')} still missing.`,
    option: 'Choose one first.',
    options: (min: number, max: number) => (min === max ? `Choose ${min}.` : `Choose ${min} to ${max}.`),
    places: (faults: number) => `${counted(faults, 'squadron stands', 'squadrons stand')} where it may not.`,
    side: 'This course needs the other side of the tool.',
  },
  look: {
    heading: 'Last look',
    sends: 'You send',
    shows: 'What others see',
    stops: 'Then',
    warnings: 'Mind',
  },

  dials: {
    rowLegend: (ship: string, missing: number) => `${ship}: ${counted(missing, 'new dial', 'new dials')}`,
    slot: (round: number) => `Round ${round}`,
    slotLong: (ship: string, round: number, content: string) => `${ship}, round ${round}: ${content}`,
    empty: 'empty',
    fills: (ship: string, round: number) => `Command for ${ship}, round ${round}`,
    allFilled: 'All dials are chosen. Choose a place to change it.',
    suggested: 'Suggested',
    repeat: 'Repeat',
    copyDown: (ship: string) => `All like the first of ${ship}`,
    keys: 'Keys 1 to 4 fill the marked place.',
    meaning: {
      navigate: 'change speed by one, or one more click at a joint; as a token: speed only',
      squadron: 'no effect in this version yet',
      repair: 'no effect in this version yet',
      'concentrate-fire': 'no effect in this version yet',
    } satisfies Record<Command, string>,
    onlyNavigate: 'Only Navigate has an effect in this version.',
    ready: (dials: number) => `${terms.dials(dials)} chosen`,
    stack: (ship: string, commands: readonly Command[]) =>
      `${ship}: ${commands.map((command) => terms.commands[command]).join(', ')} (top first).`,
    secret:
      'Each dial stays secret until it is revealed. It is sealed now, so that nobody can change it, not even you.',
    final: 'Final once sent.',
    next: (opponent: string) => `The Ship Phase begins when ${opponent} is done, too.`,
  },

  ship: {
    legend: 'Which ship acts now?',
    option: (ship: string, dial: string) => `${ship}: ${dial}`,
    reveals: (command: Command) => `reveals ${terms.commands[command]}`,
    noDial: 'has no dial',
    dialLegend: (ship: string, command: Command) => `What shall ${ship} do with ${terms.commands[command]}?`,
    later: 'Decide when it lies open',
    activate: (ship: string) => `Activate ${ship}`,
    activateKeep: (ship: string, command: Command) => `Activate ${ship}, keep ${terms.commands[command]}`,
    activateToken: (ship: string, command: Command) => `Activate ${ship}, take a ${terms.commands[command]} token`,
  },

  dial: {
    legend: (command: Command) => `${terms.commands[command]} lies open. What now?`,
    keep: 'Keep the dial',
    keepText: (command: Command) => `for its full effect in this activation: ${decide.dial.effects[command]}`,
    token: 'Take a token',
    tokenText: (command: Command) =>
      command === 'navigate'
        ? 'for later: changes the speed by one'
        : 'for later; it can do nothing in this version yet',
    effects: {
      navigate: 'change the speed by one and one more click at a joint',
      squadron: 'in this version it does nothing yet',
      repair: 'in this version it does nothing yet',
      'concentrate-fire': 'in this version it does nothing yet',
    } satisfies Record<Command, string>,
    nothingYet: (command: Command) =>
      `${terms.commands[command]} does nothing in this version yet, neither as a dial nor as a token.`,
    has: (command: Command) =>
      `The ship already has a ${terms.commands[command]} token; a second one would be discarded.`,
    full: 'The ship would hold too many tokens; you would be asked which to discard.',
    keepButton: (command: Command) => `Keep ${terms.commands[command]}`,
    tokenButton: (command: Command) => `Take a ${terms.commands[command]} token`,
  },

  tokens: {
    legend: (ship: string) => `Which token does ${ship} discard?`,
    button: (command: Command) => `Discard ${terms.commands[command]}`,
  },

  course: {
    navigate: 'Use Navigate?',
    means: {
      none: 'no',
      dial: 'dial',
      token: 'token',
      both: 'dial and token',
    },
    speed: 'Speed',
    faster: 'Faster',
    slower: 'Slower',
    speedNow: (speed: number) => `speed ${speed}`,
    raise: 'One more click',
    raiseNone: 'none',
    raiseAt: (joint: number) => `joint ${joint}`,
    joints: 'Joints',
    joint: (n: number) => `Joint ${n}`,
    jointLimit: (n: number, yaw: number) => `Joint ${n}, up to ${yaw}`,
    port: 'left',
    starboard: 'right',
    click: terms.click,
    stays: 'At speed 0 the ship stays where it is.',
    side: 'Side of the tool',
    sideOption: (side: 'left' | 'right') => terms.sides[side],
    sideBlocked: 'the ship would lie over the tool',
    fits: (heading: number) => `Comes to rest at heading ${heading}°; nothing is in the way.`,
    reduced: (speed: number, ships: string[]) => `Overlaps ${listed(ships)}: rests at speed ${speed} this time.`,
    damageBoth: 'A facedown damage card for both.',
    damage: (mover: string, closest: string) => `A facedown damage card each: ${mover} and ${closest}.`,
    tie: (mover: string) => `A facedown damage card each: ${mover} and one of the ships equally close.`,
    lifts: (squadrons: string[], opponent: string) =>
      `${listed(squadrons)} ${squadrons.length === 1 ? 'is' : 'are'} displaced; ${opponent} puts ${squadrons.length === 1 ? 'it' : 'them'} down again.`,
    leaves: (ship: string) => `${ship} leaves the play area and is destroyed.`,
    unused: 'The Navigate dial is not used and will be lost.',
    navigateLine: (means: 'dial' | 'token' | 'both', speed: number, yaw: number | undefined) => {
      const effects = [
        ...(speed === 0 ? [] : [`speed ${signed(speed)}`]),
        ...(yaw === undefined ? [] : [`one more click at joint ${yaw}`]),
      ]
      const with_ = means === 'both' ? 'dial and token' : means
      return `Navigate by ${with_}: ${effects.length === 0 ? 'no effect' : effects.join(', ')}`
    },
    noNavigate: 'Navigate is not used',
    sentence: (text: string) => `${text}.`,
    courseLine: (ship: string, speed: number, clicks: readonly number[], side: 'left' | 'right') =>
      speed === 0
        ? `${ship} stays at speed 0.`
        : `${ship}, speed ${speed}: ${terms.course(clicks)}; tool on the ${terms.sides[side]}.`,
    seen: 'The course is public once sent; what you tried before is not.',
    final: 'The ship moves at once; this cannot be undone.',
    chip: (speed: number, clicks: readonly number[]) => (speed === 0 ? 'speed 0' : terms.course(clicks)),
    setDefault: 'Straight ahead',
  },

  places: {
    legend: (ship: string) => `Places beside ${ship}`,
    text: (touching: number, total: number) =>
      touching === total
        ? `Each must touch the ship.`
        : `${touching} of ${total} must touch the ship; the others touch one that does.`,
    bearing: (squadron: string) => `${squadron}: way around the ship`,
    at: (degrees: number) => `${degrees}° from the bow, ${sideAt(degrees)}`,
    atShort: (degrees: number) => `${degrees}°, ${sideAt(degrees)}`,
    suggested: 'Suggested places',
    swap: (a: string) => `Swap with ${a}`,
    swapLong: (a: string, b: string) => `Swap with ${a}: ${b}`,
    fault: {
      'place-outside': 'not wholly inside the play area',
      'place-overlaps': 'over another piece',
      'place-not-touching': 'does not touch the ship',
      'too-few-touching': 'more of them have room to touch the ship',
    } as Record<string, string>,
    legal: 'fits',
    line: (squadron: string, degrees: number) => `${squadron} at ${degrees}° from the bow.`,
    seen: 'The places are public once sent.',
    next: 'Then the activation ends, and the turn goes over.',
    chip: (n: number) => `${terms.squadrons(n)} placed`,
  },

  closest: {
    legend: 'Which ship counts as the closest?',
    button: (ship: string) => `Choose ${ship}`,
  },

  effects: {
    legend: 'Use a card now?',
    choice: 'Your choice',
    pass: 'Nothing this time',
    button: 'Answer',
    option: (id: string) => id,
  },
}
