/** Whose texts and forms a question stands among. */
export type AskFamily =
  | 'opening'
  | 'set-up'
  | 'dials'
  | 'activation'
  | 'attack'
  | 'defense'
  | 'repair'
  | 'course'
  | 'squadrons'
  | 'cards'

/** The kinds of standing orders. */
export type AnsweringOrder =
  | 'attack'
  | 'card'
  | 'counter'
  | 'defense'
  | 'evade'
  | 'opponent'
  | 'pick'
  | 'place'
  | 'redirect'
  | 'window'
  | 'zone'

/** By what it is seen that an answer cannot matter. */
export type IdleReason =
  | 'cards-for-nothing'
  | 'command-for-nothing'
  | 'lock-for-nothing'
  | 'one-critical'
  | 'one-zone'
  | 'same-die'
  | 'same-token'
  | 'tokens-for-nothing'

/** How an answer reads in the line of a plan. */
export type AnswerClause =
  | 'act'
  | 'activation'
  | 'attack'
  | 'command'
  | 'counter'
  | 'critical'
  | 'dial'
  | 'dice'
  | 'discard'
  | 'navigate'
  | 'repair'
  | 'squadron'

/** Events by which the log tells an answer. */
export type AnswerEvent =
  | 'attackDeclared'
  | 'cardDiscarded'
  | 'cardExhausted'
  | 'damageSplit'
  | 'defenseDiscarded'
  | 'defenseExhausted'
  | 'defenseSpent'
  | 'diceCanceled'
  | 'diceRerolled'
  | 'effectDeclined'
  | 'effectUsed'
  | 'redirectNamed'
  | 'squadronsPlaced'
  | 'zoneChosen'

/** A card pays before it acts (R16.8). */
const CARD_SHOWS = [
  'cardExhausted',
  'cardDiscarded',
  'defenseExhausted',
  'defenseDiscarded',
  'effectUsed',
  'effectDeclined',
] as const satisfies readonly AnswerEvent[]

/** All that is known of a question beside its texts, its form and its answers; code that lists questions uses these. */
export interface AskRecord {
  /** It explains the term in the hint. */
  rule: `R${number}.${number}`
  family: AskFamily
  /** Whose turn it comes in, as a rule; in set-up and in the Command Phase it is nobody's. */
  turn: 'nobody' | 'own' | 'other' | 'either'
  /** What begins with it, that its player has time of their own for; an activation: see there. */
  begins?: 'set-up' | 'step-of-set-up' | 'round'
  /** What its answer activates. */
  activates?: 'ship' | 'squadron'
  /** What set-up puts down: whether it is chosen or gets its place. */
  piece?: { what: 'obstacle' | 'unit' | 'token' | 'lifted'; step: 'choice' | 'place' }
  /** Which step of the activation of a squadron it is: which one, what it does, where it moves. */
  squadron?: 'choice' | 'act' | 'move'
  /** What its answer moves. */
  moves?: 'ship' | 'squadron' | 'token'
  /** What an attack asks its attacker about dice and what they bring, from their gathering to the critical effect. */
  dice?: true
  /** Orders of which kinds answer it, the first that there is; absent: nobody but its player. */
  orders?: readonly AnsweringOrder[]
  /** How it is declined, where none of the common options does that. */
  declined?: 'by-staying' | { option: string }
  /** Absent: it always matters. */
  idle?: IdleReason
  /** Absent: what it is about, and what is chosen. */
  says?: AnswerClause
  /** Absent: an answer makes no event of its own, such as spending nothing. */
  shows?: readonly AnswerEvent[]
}

const asks = {
  'setup.initiative': { rule: 'R3.5', family: 'opening', turn: 'nobody', begins: 'set-up' },
  'setup.objective': { rule: 'R3.6', family: 'opening', turn: 'nobody', begins: 'step-of-set-up' },
  'obstacle.choose': {
    rule: 'R3.8',
    family: 'set-up',
    turn: 'nobody',
    begins: 'step-of-set-up',
    piece: { what: 'obstacle', step: 'choice' },
  },
  'obstacle.place': { rule: 'R3.9', family: 'set-up', turn: 'nobody', piece: { what: 'obstacle', step: 'place' } },
  'deploy.choose': {
    rule: 'R3.13',
    family: 'set-up',
    turn: 'nobody',
    begins: 'step-of-set-up',
    piece: { what: 'unit', step: 'choice' },
  },
  'deploy.place': { rule: 'R3.15', family: 'set-up', turn: 'nobody', piece: { what: 'unit', step: 'place' } },
  'objective.place': {
    rule: 'R3.22',
    family: 'set-up',
    turn: 'nobody',
    piece: { what: 'token', step: 'place' },
    orders: ['place'],
  },
  'squadron.place': { rule: 'R13.12', family: 'set-up', turn: 'nobody', piece: { what: 'lifted', step: 'place' } },
  'command.dials': { rule: 'R4.5', family: 'dials', turn: 'nobody', begins: 'round' },
  'card.dials': { rule: 'R3.20', family: 'dials', turn: 'nobody' },
  'ship.activate': { rule: 'R5.9', family: 'activation', turn: 'own', activates: 'ship', says: 'activation' },
  'activation.dial': { rule: 'R5.11', family: 'activation', turn: 'own', says: 'dial' },
  'activation.command': {
    rule: 'R5.16',
    family: 'activation',
    turn: 'own',
    idle: 'command-for-nothing',
    says: 'command',
  },
  'repair.effect': { rule: 'R7.10', family: 'repair', turn: 'own', says: 'repair' },
  'attack.declare': { rule: 'R6.4', family: 'attack', turn: 'own', says: 'attack' },
  'attack.before-roll': { rule: 'R6.13', family: 'attack', turn: 'own', dice: true, orders: ['attack'], says: 'dice' },
  'attack.modify': {
    rule: 'R6.18',
    family: 'attack',
    turn: 'own',
    dice: true,
    orders: ['attack'],
    idle: 'lock-for-nothing',
    says: 'dice',
  },
  'attack.reroll': { rule: 'R6.20', family: 'attack', turn: 'own', dice: true, orders: ['attack'], says: 'dice' },
  'attack.critical': {
    rule: 'R9.24',
    family: 'attack',
    turn: 'own',
    dice: true,
    orders: ['attack'],
    idle: 'one-critical',
    says: 'critical',
  },
  'attack.next': { rule: 'R6.34', family: 'attack', turn: 'own', says: 'attack' },
  'attack.counter': {
    rule: 'R11.27',
    family: 'attack',
    turn: 'other',
    orders: ['counter'],
    says: 'counter',
    shows: ['attackDeclared'],
  },
  'defense.spend': {
    rule: 'R8.1',
    family: 'defense',
    turn: 'other',
    orders: ['defense'],
    idle: 'tokens-for-nothing',
    shows: ['defenseSpent'],
  },
  'defense.evade': {
    rule: 'R8.9',
    family: 'defense',
    turn: 'other',
    orders: ['evade'],
    idle: 'same-die',
    shows: ['diceCanceled', 'diceRerolled'],
  },
  'defense.redirect': {
    rule: 'R8.8',
    family: 'defense',
    turn: 'other',
    orders: ['redirect'],
    idle: 'one-zone',
    shows: ['redirectNamed'],
  },
  'defense.split': {
    rule: 'R8.8',
    family: 'defense',
    turn: 'other',
    orders: ['redirect'],
    declined: { option: '0' },
    shows: ['damageSplit'],
  },
  'damage.zone': { rule: 'R9.2', family: 'defense', turn: 'either', orders: ['zone'], shows: ['zoneChosen'] },
  'dial.replace': { rule: 'R4.5', family: 'dials', turn: 'other', orders: ['opponent'] },
  'tokens.discard': { rule: 'R5.14', family: 'activation', turn: 'own', orders: ['pick'], says: 'discard' },
  'maneuver.navigate': { rule: 'R7.16', family: 'course', turn: 'own', says: 'navigate' },
  'maneuver.course': { rule: 'R10.4', family: 'course', turn: 'own', moves: 'ship' },
  'overlap.closest': { rule: 'R10.19', family: 'course', turn: 'own', orders: ['pick'] },
  'displaced.place': { rule: 'R10.25', family: 'course', turn: 'other', orders: ['place'], shows: ['squadronsPlaced'] },
  'squadron.activate': {
    rule: 'R11.2',
    family: 'squadrons',
    turn: 'own',
    activates: 'squadron',
    squadron: 'choice',
    says: 'squadron',
  },
  'squadron.command': { rule: 'R7.7', family: 'squadrons', turn: 'own', squadron: 'choice', says: 'squadron' },
  'squadron.act': { rule: 'R11.16', family: 'squadrons', turn: 'own', squadron: 'act', says: 'act' },
  'squadron.move': {
    rule: 'R11.9',
    family: 'squadrons',
    turn: 'own',
    orders: ['place'],
    declined: 'by-staying',
    squadron: 'move',
    moves: 'squadron',
  },
  'squadron.cloak': { rule: 'R11.35', family: 'squadrons', turn: 'own', orders: ['place', 'pick'] },
  'squadron.strategic': { rule: 'R11.38', family: 'squadrons', turn: 'own', orders: ['place'], moves: 'token' },
  'token.place': { rule: 'R11.38', family: 'squadrons', turn: 'own', orders: ['place'] },
  'window.effect': {
    rule: 'R16.15',
    family: 'cards',
    turn: 'either',
    orders: ['window'],
    idle: 'cards-for-nothing',
    shows: CARD_SHOWS,
  },
  'effect.choose': {
    rule: 'R16.7',
    family: 'cards',
    turn: 'own',
    orders: ['card', 'pick'],
    idle: 'same-token',
    shows: CARD_SHOWS,
  },
} as const satisfies Record<string, AskRecord>

/** What is asked, in the words that scripts, cases and messages use. */
export type AskName = keyof typeof asks
/** The questions that orders of a kind answer. */
export type AnsweredAsk<K extends AnsweringOrder> = {
  [A in AskName]: (typeof asks)[A] extends { orders: readonly (infer Order)[] } ? (K extends Order ? A : never) : never
}[AskName]
/** The questions of a family. */
export type AskOfFamily<F extends AskFamily> = {
  [A in AskName]: (typeof asks)[A]['family'] extends F ? A : never
}[AskName]
/** The questions that give a piece its place in set-up. */
export type AskOfPlace = {
  [A in AskName]: (typeof asks)[A] extends { piece: { step: 'place' } } ? A : never
}[AskName]

type RuleReference = { rule: (typeof asks)[AskName]['rule'] }

export const ASKS: Readonly<Record<AskName, AskRecord & RuleReference>> = asks

export const ASK_NAMES = Object.keys(ASKS) as AskName[]

/** Scripts may name a question that there is not. */
export const recordOf = (ask: string): AskRecord | undefined =>
  Object.hasOwn(ASKS, ask) ? ASKS[ask as AskName] : undefined
