import type { DefenseKind, DieColor, DieFace } from '#shared/game/engine/terms'
import { diceOf } from '../dice'
import { onDemand } from '../on-demand'
import { counted, listed, terms } from './terms'

const average = onDemand(() => new Intl.NumberFormat('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 }))
const whole = onDemand(() => new Intl.NumberFormat('en', { style: 'percent' }))

/** Whole percent; what can happen is never called 0 %, what can fail never 100 %. */
function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return 'below 1%'
  if (chance < 1 && chance > 0.995) return 'above 99%'
  return whole().format(chance)
}

const mean = (n: number): string => average().format(n)
const signedMean = (n: number): string => (n < 0 ? `−${mean(-n)}` : `+${mean(n)}`)

/** The dice by color, one word each: `red red blue`; more of them than are seen at a glance, counted: `4 blue dice`. */
const pool = (colors: readonly DieColor[]): string => terms.dice(diceOf(colors))

/** The dice of an attack: the choice of the target, and what its owner does with them. */
export const attacking = {
  percent,
  mean,
  signedMean,
  pool,
  die: (color: DieColor, face: DieFace | undefined) =>
    face === undefined ? `${terms.colors[color]} die, not rolled yet` : terms.die({ color, face }),

  summary: {
    label: 'The attack',
    pool: 'Dice',
    noDice: 'no dice',
    tokens: 'Defense tokens in this attack',
    spent: (kind: DefenseKind) => `${terms.defense[kind]} spent`,
    locked: (kind: DefenseKind) => `${terms.defense[kind]} locked`,
  },

  declare: {
    legend: 'Which zone attacks, and which target?',
    next: 'Which squadron next?',
    none: 'No attack',
    noneAgain: 'No further attack',
    stop: 'Stop here',
    average: 'average',
    destroys: (chance: number) => `destroys ${percent(chance)}`,
    impossible: (n: number) => `Why not another target? (${n})`,
    roll: (colors: readonly DieColor[]) => `Roll ${pool(colors)}`,
    /** Under the button. */
    /** The warning first: a narrow button cuts its end. */
    cannotUndo: (attack: string, range: string) => `Cannot be undone – ${attack}, ${range}`,
    /** Of a squadron, whose range is always the same. */
    attackOnly: (attack: string) => `Cannot be undone – ${attack}`,
    asks: (attack: string) => `${attack}. You decide more before the roll.`,
    left: (names: readonly string[]) => `Not attacked: ${listed(names)}.`,
    declare: 'Declare this attack',
    end: 'End the attacks',
  },

  remove: {
    legend: 'Which die is removed?',
    obstructed: 'Obstructed: which die is removed?',
    option: (color: DieColor) => `a ${terms.colors[color]} die`,
    /** `colors`: the dice of the roll; absent if more questions come first. */
    button: (color: DieColor, colors: readonly DieColor[] | undefined) =>
      `Remove a ${terms.colors[color]} die${colors === undefined ? '' : `, roll ${pool(colors)}`}`,
    leaves: (n: number) => `leaves ${mean(n)} on average`,
    done: 'Nothing more before the roll',
    cards: 'Before the roll',
    undo: 'Cannot be undone.',
  },

  /** What an attack will do, with no defense token and with each useful set of them. */
  odds: {
    legend: 'What it may do',
    tokens: 'if it spends',
    damage: 'damage',
    hullLeft: 'hull left',
    ofHull: (left: number, hull: number) => `${Number.isInteger(left) ? left : mean(left)} of ${hull}`,
    none: 'nothing',
    set: (tokens: readonly string[]) => tokens.join(' + '),
    /** Bars, read aloud. */
    bars: (chances: readonly { damage: number; chance: number }[]) =>
      `Damage: ${chances.map(({ damage, chance }) => `${damage}: ${percent(chance)}`).join(', ')}`,
    faceup: (chance: number) => `A faceup card: ${percent(chance)}.`,
    /** In its row of the table: the damage alone leaves one hull point. */
    byFaceup: (chance: number) => `or destroyed by the faceup card: ${percent(chance)}`,
  },

  modify: {
    dice: 'Dice',
    die: (color: DieColor, face: DieFace) => terms.die({ color, face }),
    spend: 'spend: locks a token',
    locks: (die: string) => `What the ${die} locks`,
    /** What a locked token would save its owner, on average; nothing where another of its kind does the same. */
    saves: (damage: number, cards: number) => {
      const parts = [
        ...(damage < 0.05 ? [] : [`${mean(damage)} damage`]),
        ...(cards < 0.05 ? [] : [`${mean(cards)} cards`]),
      ]
      return parts.length === 0 ? 'makes no difference' : `would save ${parts.join(', ')}`
    },
    tapAccuracy: 'Tap an accuracy to lock a token.',
    rolled: 'is rerolled',
    fire: 'Concentrate Fire?',
    means: {
      none: 'no',
      dial: 'dial: one more die',
      token: 'token: reroll one',
      both: 'both',
      bonus: 'dial, as if both',
    },
    color: 'Which color?',
    reroll: 'Which die is rerolled?',
    becomes: (futures: readonly { face: DieFace; sides: number }[]) =>
      futures.map(({ face, sides }) => `${terms.faces[face]} ${sides}/8`).join(', '),
    thenReroll: 'After you add the die, you may reroll one die.',
    after: (before: number, after: number) => `Damage ${before} → ${mean(after)} on average.`,
    locked: (kinds: readonly string[]) => `Locked: ${listed(kinds)}.`,
    accuracies: (n: number) => counted(n, 'accuracy icon', 'accuracy icons'),
    concentrateFire: 'Concentrate Fire',
    lock: (kinds: readonly string[]) => `Lock ${listed(kinds)}`,
    /** Under the button that locks. */
    spends: (colors: readonly DieColor[]) => `Spends ${listed(colors.map((color) => terms.colors[color]))} accuracy.`,
    add: (color: DieColor) => `Add a ${terms.colors[color]} die`,
    rerollDie: (die: string) => `Reroll ${die}`,
    done: 'Keep the dice',
    next: (opponent: string) => `Then ${opponent} defends.`,
    noToken: (opponent: string) => `${opponent} has no token left to spend.`,
    idle: 'No token would change anything.',
    cannotUndo: 'Cannot be undone.',
    none: 'no die',
    keepAll: 'Reroll no die',
  },

  critical: {
    legend: 'Which critical effect?',
    standard: 'The standard effect',
    standardText: 'the first damage card of this attack is dealt faceup',
    none: 'None',
    noneText: 'every card stays facedown',
    use: 'Resolve the standard critical',
    useCard: (card: string) => `Resolve ${card}`,
    leave: 'No critical effect',
  },
}
