import type { EventOf, EventType } from '#shared/game/engine/event'
import type { Phase } from '#shared/game/engine/state'
import { type Sentence, say, unit } from '../sentence'
import { terms } from './terms'

type EventTexts = { [K in EventType]?: (event: EventOf<K>) => Sentence }

/** What has just happened, as it stands after "Round 2, after …"; of all else the log sentence tells. */
const AFTER: EventTexts = {
  roundBegan: () => say`the round began`,
  phaseBegan: (e) => say`the ${terms.phases[e.phase]} began`,
  dialsSet: (e) => say`${terms.dials(e.dials.length)} had been set in secret`,
  shipActivated: (e) => say`${unit(e.ship)} was activated`,
  dialRevealed: (e) => say`${unit(e.ship)} revealed ${terms.commands[e.command]}`,
  dialKept: (e) => say`${unit(e.ship)} kept its dial`,
  tokenGained: (e) => say`${unit(e.ship)} gained a token`,
  navigated: (e) => say`${unit(e.ship)} navigated`,
  courseSet: (e) => say`${unit(e.ship)} set its course`,
  moved: (e) => say`${unit(e.ship)} moved`,
  overlapped: (e) => say`${unit(e.ship)} overlapped ${unit(e.closest)}`,
  squadronActivated: (e) => say`${unit(e.squadron)} was activated`,
  squadronMoved: (e) => say`${unit(e.squadron)} moved`,
  squadronsPlaced: (e) => say`squadrons were placed beside ${unit(e.ship)}`,
  attackDeclared: (e) => say`${unit(e.attacker)} chose to attack ${unit(e.defender)}`,
  attacksEnded: (e) => say`the attacks of ${unit(e.attacker)} were over`,
  diceRolled: (e) => say`${unit(e.attacker)} rolled`,
  diceRerolled: (e) => say`${unit(e.attacker)} rerolled`,
  tokenLocked: (e) => say`a token of ${unit(e.unit)} was locked`,
  defenseSpent: (e) => say`${unit(e.unit)} spent ${terms.defense[e.kind]}`,
  damageDetermined: (e) => say`the damage to ${unit(e.defender)} was determined`,
  shieldsLost: (e) => say`${unit(e.ship)} lost shields`,
  hullLost: (e) => say`${unit(e.squadron)} lost hull`,
  damageDealt: (e) => say`${unit(e.ship)} was dealt damage`,
  shieldRecovered: (e) => say`${unit(e.ship)} recovered a shield`,
  shieldMoved: (e) => say`${unit(e.ship)} moved a shield`,
  destroyed: (e) => say`${unit(e.unit)} was destroyed`,
  activationEnded: (e) => say`the activation of ${unit(e.ship)}`,
  gameOver: () => say`the game ended`,
}

/** `Victory II "A" moved`; undefined where there is no short word for it. */
function after<K extends EventType>(event: EventOf<K>): Sentence | undefined {
  const tell: ((event: EventOf<K>) => Sentence) | undefined = AFTER[event.type as K]
  return tell?.(event)
}

/** The table step by step, as everybody may see it. */
export const replay = {
  after,
  /** What begins the first round is seen before its first phase: the bar says the same. */
  title: (round: number, phase: Phase, done: Sentence | undefined, step: number, last: number): Sentence =>
    done === undefined
      ? say`${phase === 'setup' ? terms.phases.setup : `Round ${round}, ${terms.phases[phase]}`}: step ${step} of ${last}.`
      : say`${phase === 'setup' ? terms.phases.setup : `Round ${round}`}, after ${done}: step ${step} of ${last}.`,
  loading: 'Fetching this step …',
  begun: 'The forces are on the table.',
  toNow: 'Back to now',
  toEnd: 'To the result',
  controls: 'Steps',
  timeLine: 'Step',
  valueText: (step: number, last: number, round: number) => `step ${step} of ${last}, round ${round}`,
  back: 'One step back',
  forward: 'One step on',
  activationBack: 'One activation back',
  activationForward: 'One activation on',
  play: 'Play',
  pause: 'Stop',
  keys: 'Keys: , and . one step, [ and ] one activation.',
  round: (n: number) => `R${n}`,
  roundLong: (n: number) => `Go to round ${n}`,
  all: 'Everybody who may see this game sees the same here; a dial is shown after it was revealed.',
}
